"""HM-GOAL, HM-ROUND, HM-ORDER, HM-TIMER, HM-SCORE: the course of a camp."""

import pytest
from tests.games.hammer import see
from tests.games.hammer.made import ruled
from tests.games.hammer.random_games import new_camp, play
from tests.games.hammer.table import act, after, dealt, finish, legal, read, refused, seat_of, told

from velkahra.core.contract.state import CHANCE
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.position import read_position, write_position
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.rules.chapters.finding import squares_open
from velkahra.games.hammer.text.events import EVENTS


def results(state: HammerState, *order: str) -> None:
    """Enter who was placed where."""
    for power in order:
        act(state, f"finish {power}")


def test_HM_GOAL_01_HM_TERM_02_five_powers_play_the_gla_too() -> None:
    assert POWERS == ("usa", "china", "japan", "russia", "gla")
    assert new_camp((0, 1, 2, 3, 4)).seats == 5


def test_HM_GOAL_05_HM_INFO_02_only_codes_say_where_he_hides() -> None:
    state = new_camp((0, 1))
    act(state, "hide C 4", *["salt 7"] * 8)
    squares = []
    for known in (0, 0b1111, (1 << 24) - 1):
        state.rows[0] = known
        squares.append(squares_open(state, 0))
    assert [len(left) for left in squares] == sorted((len(left) for left in squares), reverse=True)
    assert len(squares[0]) == 144
    assert list(squares[2]) == [2 * 24 + 3]


def test_HM_ROUND_01_HM_ROUND_02_a_round_goes_from_one_partial_game_to_the_next() -> None:
    state = read("opening\nround 1\nusa sb 9")
    assert see.asked(state).startswith("bet ")
    for power in POWERS:
        act(state, f"{power} no-bet")
    assert (see.asked(state), state.round) == ("finish chance", 2)
    results(state, *POWERS)
    for place, power in enumerate(POWERS[:4], 1):
        act(state, f"{power} position {place}")
    phases = [see.asked(state)]
    act(state, "end", "dealt")
    phases.append(see.asked(state))
    assert phases == ["refresh usa", "main usa"]


def test_HM_ROUND_02_HM_ROUND_05_HM_ORDER_03_HM_BM_04_HM_EX_01_turns_of_all_teams() -> None:
    state = read("powers usa china russia gla\norder china usa gla russia\nusa sb 1 bm 2\nat china")
    assert refused(state, "usa end") == "HM-ORDER-03"
    seen = ["china"]
    for _ in range(3):
        finish(state)
        assert refused(state, "china end") == "HM-ORDER-03"
        seen.append(see.asked(state).split()[1])
    finish(state)
    assert (seen, state.round) == (["china", "usa", "gla", "russia"], 3)
    assert see.supply(state, "usa") == (1, 2)
    assert see.asked(state).startswith("bet ")


def test_HM_ROUND_04_HM_SCORE_01_HM_EX_08_placement_gives_sb_and_points() -> None:
    state = read("results")
    results(state, "russia", "usa", "japan", "gla", "china")
    found = {power: (see.supply(state, power)[0], see.points(state, power)) for power in POWERS}
    assert found == {
        "russia": (5, 5),
        "usa": (4, 4),
        "japan": (3, 3),
        "gla": (2, 2),
        "china": (1, 1),
    }


def test_HM_ORDER_01_HM_ORDER_02_HM_EX_09_the_best_team_chooses_first() -> None:
    state = read("positions\nusa rank 2\nchina rank 5\njapan rank 3\nrussia rank 1\ngla rank 4")
    act(state, "russia position 5", "usa position 1", "japan position 4", "gla position 2")
    assert [int(place) + 1 for place in state.place] == [1, 3, 4, 5, 2]


def test_HM_EDGE_ORDER_02_a_position_that_was_chosen_is_seen_and_taken() -> None:
    state = read("positions")
    assert told(act(state, "usa position 2")) == ["position seat=0 place=2"]
    assert refused(state, "china position 2") == "HM-ORDER-02"
    assert legal(state) == {"position 1", "position 3", "position 4", "position 5"}


def test_HM_EDGE_ORDER_01_who_does_not_choose_gets_the_earliest_free_position() -> None:
    state = after("positions", "usa position 1")
    seat = seat_of(state, "china")
    state.apply(seat, state.legal_actions(seat)[0])  # the first choice is the default
    assert state.place[seat] == 1


@pytest.mark.parametrize(
    ("rule", "sums"), [(0, [5, 5, 3, 2, 1]), (1, [4, 4, 3, 2, 1]), (2, [4, 4, 3, 2, 1])]
)
def test_HM_EDGE_RANK_01_ties_share_places(rule: int, sums: list[int]) -> None:
    state = read("results\nentered", ruled(tie_rule=rule))
    act(state, "go-on", "finish usa+china", "finish japan", "finish russia", "finish gla")
    assert [int(state.points[seat]) for seat in range(5)] == sums


def test_HM_EDGE_RANK_01_a_play_off_allows_no_ties() -> None:
    state = after(read("results\nentered", ruled(tie_rule=3)), "go-on")
    assert refused(state, "finish usa+china") == "HM-EDGE-RANK-01"


def test_HM_EDGE_RANK_02_the_tied_team_with_fewer_points_chooses_first_then_by_lot() -> None:
    state = read("positions\nusa rank 1 points 7\nchina rank 1 points 5\njapan rank 1 points 7")
    assert see.asked(state) == "order china"
    act(state, "position 1")
    assert legal(state) == {"lot usa", "lot japan"}
    act(state, "lot japan")
    assert see.asked(state) == "order japan"


def test_HM_EDGE_RANK_03_who_did_not_take_part_is_last_or_gets_nothing() -> None:
    state = read("results\nentered")
    act(state, "go-on", "nothing usa", "finish china", "finish japan", "missing russia+gla")
    assert [int(state.points[seat]) for seat in range(5)] == [0, 5, 4, 2, 2]
    state = read("results\nentered")
    act(state, "go-on", "finish usa", "finish china", "finish japan", "missing russia+gla")
    assert [int(state.points[seat]) for seat in range(5)] == [5, 4, 3, 1, 1]
    assert [int(state.rank[seat]) for seat in range(5)] == [1, 2, 3, 5, 5]


def test_HM_EDGE_RANK_04_fewer_teams_leave_out_decks_of_absent_powers() -> None:
    state = read("powers usa russia\nresults")
    results(state, "russia", "usa")
    assert [int(state.sb[seat]) for seat in range(2)] == [4, 5]
    assert {int(owners) for owners in state.owners if owners not in (0, 1, 2)} == {3}
    assert sum(1 for owners in state.owners if owners == 3) == 6


def test_HM_EDGE_RANK_05_a_correction_is_the_difference_and_may_leave_a_debt() -> None:
    state = read("turns\nentered\nusa sb 1 points 5\nchina sb 2 points 2")
    act(state, "correct usa -3", "correct china +2")
    assert (see.supply(state, "usa")[0], see.points(state, "usa"), int(state.debt[0])) == (0, 2, 2)
    assert (see.supply(state, "china")[0], see.points(state, "china")) == (4, 4)
    state = read("results\nusa debt 2")
    results(state, "usa", "china", "japan", "russia", "gla")
    assert (see.supply(state, "usa")[0], see.points(state, "usa"), int(state.debt[0])) == (3, 5, 0)


def test_HM_TIMER_01_HM_TIMER_02_HM_TIMER_03_HM_EDGE_TIMER_07_one_team_is_waited_for() -> None:
    """The clock of a table runs for whom it waits; instructions have a printed form."""
    state = read("positions")
    for place, power in enumerate(POWERS[:4], 1):
        assert see.asked(state) == f"order {power}"
        act(state, f"position {place}")
    dealt(state)
    assert see.asked(state) == "main usa"
    finish(state)
    assert see.asked(state) == "main china"


def test_HM_TIMER_04_HM_EDGE_TIMER_01_a_turn_whose_time_is_up_has_duties_only() -> None:
    text = "usa sb 9 play usa-field-scout/tired usa-stock-exchange hand usa-sponsor\nturn usa"
    state = after(text, "time-up", "dealt")
    assert see.asked(state) == "main china"
    assert see.supply(state, "usa") == (10, 0)
    assert state.hand_size(0) == 2
    assert int(state.tired[0]) == 0


def test_HM_EDGE_TIMER_02_it_discards_by_chance() -> None:
    state = read(
        "usa hand "
        + " ".join(f"usa-low-pass#{n}" for n in (2, 3))
        + " usa-low-pass usa-no-fly-zone usa-sponsor usa-wiretap usa-sanctions usa-analyst\nat usa"
    )
    act(state, "time-up")
    assert see.asked(state) == "lose-card chance"
    assert len(legal(state)) == 8
    dealt(state)
    assert (state.hand_size(0), see.asked(state)) == (6, "main china")


def test_HM_EDGE_TIMER_03_what_was_confirmed_stands() -> None:
    state = after("usa hand usa-sponsor usa-sponsor#2\nat usa", "play usa-sponsor", "time-up")
    assert (see.supply(state, "usa")[0], state.hand_size(0)) == (2, 1)


def test_HM_EDGE_TIMER_04_refresh_and_draw_come_before_the_plan() -> None:
    state = read("usa top usa-sponsor\nturn usa")
    assert see.asked(state) == "main usa"
    assert "play usa-sponsor" in legal(state, "play")


def test_HM_SCORE_02_HM_EDGE_FIND_04_HM_EDGE_FIND_05_the_first_finder_alone_adds_20() -> None:
    state = after("pact usa china\nat usa", "guess", "square A 1")
    assert told(finish(state), "found") == ["found seat=0 square=0 points=20"]
    assert (see.points(state, "usa"), state.finder, state.over) == (20, 0, 0)
    assert see.points(state, "china") == 0
    assert refused(state, "guess") == "HM-EDGE-FIND-02"


def test_HM_SCORE_03_HM_SCORE_04_HM_EDGE_SCORE_02_HM_EDGE_SCORE_03_most_points_win() -> None:
    for camp, usa, china in (
        ("usa points 9\nchina points 11\njapan sb 99 bm 9", 0.0, 1.0),
        ("usa points 9\nchina points 9", 0.5, 0.5),
        ("usa sb 50 bm 9 rows 1 2 3 play usa-reporter\nchina points 1", 0.0, 1.0),
    ):
        state = read(f"round 10\nend\n{camp}")
        assert see.asked(state) == "over"
        assert list(state.returns()) == [usa, china, 0.0, 0.0, 0.0]


def test_HM_EDGE_END_01_HM_EDGE_END_02_the_last_round_ends_the_game() -> None:
    assert see.asked(read("round 9\nend")).startswith("bet ")
    assert see.asked(read("round 8\nrounds 8\nend")) == "over"
    # The organiser announces it before its partial game.
    state = read("results\nentered\nround 4")
    assert told(act(state, "last-round")) == ["last-round round=4"]
    assert refused(state, "last-round") == "HM-EDGE-ORG-01"
    assert told(act("turns\nentered\nround 4", "last-round")) == ["last-round round=5"]
    # A camp ended early is written as a position.
    state = after("results\nentered\nround 3", "last-round")
    assert (state.rounds, GAME.options_of(state)["rounds"]) == (3, "5")
    assert read_position(write_position(state, GAME), GAME).freeze() == state.freeze()


def test_HM_EDGE_ORG_02_all_chance_is_drawn_in_the_open() -> None:
    state = new_camp((0, 1, 2), rounds=5)
    assert len([state.actor() for state, _ in play(state, 3) if state.actor() == CHANCE]) > 100


def test_HM_INFO_01_HM_INFO_04_HM_EDGE_DOC_02_slips_are_handed_out_after_the_discards() -> None:
    state = after("usa play usa-reporter hand usa-sponsor\nat usa", "use usa-reporter 1", "row 3")
    assert (see.rows(state, "usa"), see.rows(state, "usa", owed=True)) == (set(), {3})
    assert told(act(state, "end"), "informed", "learnt") == [
        "informed seat=0 count=1",
        "learnt seat=0 row=3 code=0",
    ]
    assert see.rows(state, "usa") == {3}


@pytest.mark.plain
def test_every_event_is_declared() -> None:
    for seed in range(4):
        for _, events in play(new_camp((0, 1, 2, 3, 4), entered=seed == 3), seed):
            for event in events:
                assert list(EVENTS[event.kind].facts) == list(event.facts), event.kind


def test_HM_EDGE_RANK_03_without_points_is_not_missing() -> None:
    events = act("results\nentered", "go-on", "finish usa+china+japan+russia", "nothing gla")
    event = next(one for one in events if one.kind == "placed" and one.facts["seat"] == 4)
    options = {"powers": "standard"}
    said = {language: GAME.words.event(language, event, options) for language in LANGUAGES}
    assert said["en"] == "The GLA gets nothing for the daily game, by decision of the organiser."
    assert "chyb" not in said["cs"]
    assert "udziału" not in said["pl"]
