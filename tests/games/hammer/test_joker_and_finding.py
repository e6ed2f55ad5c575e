"""HM-JOKER, HM-EDGE-FIND, HM-EDGE-ORG: bets, guesses, and what the organiser enters."""

from tests.games.hammer import see
from tests.games.hammer.made import ruled
from tests.games.hammer.table import act, after, dealt, finish, legal, read, refused, told

from velkahra.core.contract.state import FRAME
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules.decisions import settle

ORDER = ("usa", "china", "japan", "russia", "gla")


def bets(state: HammerState, **bet: str) -> HammerState:
    """Let everybody bet, or not, and enter the order of the powers as the result."""
    for power in POWERS:
        act(state, f"{power} bet {bet[power]}" if power in bet else f"{power} no-bet")
    for power in ORDER:
        act(state, f"finish {power}")
    return state


def test_HM_JOKER_01_each_team_has_one() -> None:
    state = bets(read("bets"), usa="gla")
    assert [int(joker) for joker in state.joker] == [0, 1, 1, 1, 1]
    for place, power in enumerate(ORDER[:4], 1):
        act(state, f"{power} position {place}")
    state.stack = state.stack[:FRAME]
    settle(state, None)
    dealt(state)
    assert refused(state, "usa bet china") == "HM-JOKER-01"


def test_HM_JOKER_02_on_any_team_also_itself() -> None:
    assert len(legal("bets", "bet", by="usa")) == 5
    assert refused("powers usa china\nbets", "usa bet gla") == "HM-JOKER-02"


def test_HM_JOKER_03_HM_EDGE_JOKER_04_HM_EX_22_as_many_sb_as_the_team_it_bet_on() -> None:
    assert see.supply(bets(read("bets"), russia="usa"), "russia")[0] == 2 + 5
    assert see.supply(bets(read("bets"), usa="usa"), "usa")[0] == 10
    state = bets(read("bets"), gla="usa")
    assert see.supply(state, "gla")[0] == 1 + 5 + 1  # Passing the Hat
    # Two may bet on each other.
    state = bets(read("bets"), usa="china", china="usa")
    assert (see.supply(state, "usa")[0], see.supply(state, "china")[0]) == (9, 9)


def test_HM_EDGE_JOKER_01_bets_are_sealed() -> None:
    seen = [event.kind for event in act(read("bets"), "usa bet gla") if event.visible_to(1)]
    assert seen == ["chose-bet"]


def test_HM_EDGE_JOKER_02_HM_EDGE_SCORE_01_without_jokers_and_bonuses_of_its_own() -> None:
    state = bets(read("bets"), usa="gla", gla="china")
    assert (see.supply(state, "usa")[0], see.points(state, "usa")) == (5 + 1, 5)
    assert see.points(bets(read("bets", ruled(joker_scores=1)), usa="china"), "usa") == 9


def test_HM_EDGE_JOKER_03_HM_EDGE_JOKER_05_a_bet_that_is_handed_in_stays() -> None:
    assert refused(after("bets", "usa bet gla"), "usa bet china") == "HM-EDGE-JOKER-03"


def test_HM_EDGE_FIND_01_a_square_or_a_person_outdoors() -> None:
    state = read("at usa")
    state.size = 12
    act(state, "guess")
    assert refused(state, "square X 1") == "HM-EDGE-FIND-01"
    state = read("turns\nentered", ruled(find_mode=1))
    assert told(act(state, "found japan"), "found") == ["found seat=2 square=0 points=20"]
    act(state, "go-on")
    assert refused(read("turns\nentered"), "found usa") == "HM-EDGE-ORG-01"
    # No guesses outdoors.
    assert refused(read("entered\nat usa", ruled(find_mode=1)), "guess") == "HM-EDGE-FIND-02"


def test_HM_EDGE_FIND_02_one_guess_a_round_wrong_ones_are_secret() -> None:
    state = read("usa sb 4\nat usa")
    events = act(state, "guess", "square B 2")
    assert [event.kind for event in events if event.visible_to(1)] == ["guessed"]
    assert refused(state, "guess") == "HM-EDGE-FIND-02"
    events = act(state, "end")
    assert "guess-wrong-own" not in [event.kind for event in events if event.visible_to(1)]
    assert list(state.guesses) == [0, 25, 2]
    assert see.supply(state, "usa")[0] == 4


def test_HM_EDGE_FIND_03_guesses_are_opened_at_the_end_of_the_turn() -> None:
    state = after("powers usa china russia\nat usa", "guess", "square A 1")
    assert state.finder == -1
    finish(state)
    assert state.finder == 0
    assert refused(state, "guess") == "HM-EDGE-FIND-02"
    # At the same moment both get 20.
    state = after(read("turns\nentered", ruled(find_mode=1)), "found usa", "found china")
    assert refused(state, "found usa") == "HM-EDGE-ORG-01"
    assert (see.points(state, "usa"), see.points(state, "china"), state.finder) == (20, 20, 0)
    act(state, "go-on")
    while see.asked(state) != "desk chance":
        act(state, sorted(legal(state))[0])
    assert refused(state, "found japan") == "HM-EDGE-ORG-01"


def test_HM_EDGE_FIND_06_another_square_opens_the_one_before() -> None:
    state = read("at usa", ruled(guess_per_round=2))
    act(state, "guess", "square B 2", "guess", "square A 1")
    assert (list(state.guesses), state.finder) == ([0, 25, 2], -1)
    act(state, "end")
    assert state.finder == 0


def test_HM_EDGE_INFO_08_a_wrong_slip_stays_known() -> None:
    state = read("turns\nentered")
    events = act(state, "leak usa 4")
    assert see.rows(state, "usa") == {4}
    assert [event.kind for event in events if event.visible_to(1)] == ["leaked-other"]
    assert refused(state, "leak usa 4") == "HM-EDGE-ORG-01"


def test_HM_EDGE_ORG_01_HM_EDGE_ORG_03_the_desk_is_open_between_turns() -> None:
    state = read("powers usa china\nrounds 2\nentered\nturns")
    assert see.asked(state) == "desk chance"
    act(state, "correct usa +1", "go-on")
    for power in ("usa", "china"):
        while see.asked(state) != f"main {power}":
            act(state, sorted(legal(state))[0])
        act(state, "end")
        assert see.asked(state) == "desk chance"
        if power == "usa":
            act(state, "go-on")
    assert state.round == state.rounds
    act(state, "correct china +2", "go-on")
    assert (see.asked(state), see.points(state, "china")) == ("over", 2)
