"""TE-TURN: two actions, income, refill, the next player."""

from itertools import product

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, draw, legal, read, refused, told

from velkahra.core.contract.state import CHANCE
from velkahra.core.play.alternatives import refused_clicks
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.rules.facts import DYNASTIES

FULL = "hand lion TTFMSS; hand bull TTFMSS; hand archer TTFMSS; hand potter TTFMSS\n"
FIRST = ("king G3", "temple J6", "catastrophe A1", "swap F")
SECOND = ("priest F2", "temple K7", "catastrophe A4", "swap M")
WAR = """
    G3 lion king; F2 lion trader; I3 temple; J3 bull king; I2 bull trader
    hand lion TMMSS; hand bull TTSS
"""
INCOME = "F4 lion king; G4 H4 G5 H5 settlement; G4 monument green-black\n"


def refused_click(state: EuphratesState, element: str) -> str:
    """Return the rule and variant by which a click of the lion is refused."""
    refusal = refused_clicks(GAME, state, 0, [element])[1]
    assert refusal is not None
    return refusal.key.removeprefix("refusal-")


def test_TE_TURN_01_players_take_turns_clockwise() -> None:
    state = read(FULL)
    order = []
    for _ in range(5):
        order.append(DYNASTIES[state.actor()])
        act(state, "end")
    assert order == ["lion", "bull", "archer", "potter", "lion"]
    # Only the active player acts.
    state = read(f"{FULL}\nturn archer 2")
    for other in ("lion", "bull", "potter"):
        assert refused(state, "temple A1", by=other) == "TE-TURN-01"
        assert refused(state, "end", by=other) == "TE-TURN-01"
    assert "end" in legal(state)
    # Nobody acts when the game is over.
    state = after(f"{FULL}\nbag none", "swap T")
    for dynasty in DYNASTIES:
        assert refused(state, "end", by=dynasty) == "TE-TURN-01-over"


@pytest.mark.parametrize(("first", "second"), list(product(FIRST, SECOND)))
def test_TE_TURN_02_two_actions_in_any_order_also_the_same_twice(first: str, second: str) -> None:
    state = read("hand lion TTFFMM")
    for action in (first, second):
        act(state, action)
        if state.actor() == CHANCE:
            draw(state, "S")
    assert legal(state) == {"end"}
    for third in ("farmer O10", "settlement A11", "temple A11", "catastrophe A11", "swap T"):
        assert refused(state, third) == "TE-TURN-02"


def test_TE_TURN_02_the_second_action_offers_all_four_kinds_again() -> None:
    state = after("hand lion TFM", "temple A1")
    verbs = {text.split()[0] for text in legal(state)}
    leaders = {"king", "priest", "farmer", "trader"}
    assert verbs == leaders | {"farm", "market", "catastrophe", "swap", "end"}


@pytest.mark.parametrize(
    "click", ["hand-0", "leader-0-1", "do-swap", "do-withdraw", "catastrophe", "s-F4"]
)
def test_TE_TURN_02_any_click_after_both_actions_is_told_that_they_are_used(click: str) -> None:
    assert refused_click(read("turn lion 0\nhand lion TTFMSS\nG3 lion king"), click) == "TE-TURN-02"


def test_TE_TURN_02_an_incomplete_click_with_actions_left_is_told_what_to_choose() -> None:
    state = read("turn lion 2\nhand lion TTFMSS\nG3 lion king")
    for click in ("do-withdraw", "s-F4"):
        assert refused_click(state, click) == "TE-TURN-02-pick"


def test_TE_CATASTROPHE_01_a_click_on_the_pile_that_is_used_up_is_told_so() -> None:
    state = read("turn lion 1\nhand lion TTFMSS\ncatastrophes lion 0")
    assert refused_click(state, "catastrophe") == "TE-CATASTROPHE-01"
    state.left = 0
    assert refused_click(state, "catastrophe") == "TE-TURN-02"


def test_TE_TURN_03_a_revolt_is_part_of_its_action() -> None:
    state = after("G3 bull king\nhand lion T", "king F2")
    assert refused(state, "end") == "TE-TURN-03-conflict"
    act(state, "add 0")
    assert refused(state, "end") == "TE-TURN-03-conflict"
    act(state, "add 0")
    assert "end" in legal(state)
    # Wars are part of their action.
    state = after(WAR, "market H3")
    assert refused(state, "end") == "TE-TURN-03-war"
    act(state, "war king")
    assert refused(state, "end") == "TE-TURN-03-conflict"


def test_TE_TURN_03_building_a_monument_is_part_of_its_action() -> None:
    state = after("C5 market\nD5 market\nC6 market\nhand lion MM", "market D6")
    assert refused(state, "end") == "TE-TURN-03-monument"
    assert refused(state, "market A1") == "TE-TURN-03-monument"
    act(state, "decline")
    assert {"end", "market A1"} < legal(state)
    # Distributing treasures is part of its action.
    state = after("P4 farm\nN4 farm\nP3 lion trader\nhand lion FF", "farm O4")
    assert refused(state, "end") == "TE-TURN-03-treasure"
    assert refused(state, "farm E1") == "TE-TURN-03-treasure"
    act(state, "take P2")
    assert {"end", "farm E1"} < legal(state)


def test_TE_TURN_03_nobody_acts_while_tiles_are_drawn() -> None:
    state = after("hand lion TT", "swap T")
    for dynasty in DYNASTIES:
        assert refused(state, "end", by=dynasty) == "TE-TURN-03-chance"
    # What is not asked cannot be answered.
    state = read(FULL)
    for text in ("add 0", "war king", "build red-black C5", "decline", "take B2"):
        assert refused(state, text) == "TE-TURN-03-none"
    # An action of the dealer is not asked of the one whose turn it is.
    state = read(f"{FULL}\nG3 bull king\nturn lion 2")
    for text in ("draw TTF", "first 0"):
        assert refused(state, text) == "TE-TURN-03-none"
        assert refused(state, text, by="bull") == "TE-TURN-01"
    act(state, "king F2")
    assert refused(state, "draw TTF") == "TE-TURN-03-none"
    act(state, "add 0")
    assert refused(state, "first 0", by="bull") == "TE-TURN-03-none"


def test_TE_TURN_04_the_second_action_waits_for_the_end_of_the_first() -> None:
    state = after(WAR, "market H3")
    assert legal(state) == {"war king", "war trader"}
    assert refused(state, "market A1") == "TE-TURN-03-war"
    act(state, "war king")
    assert refused(state, "market A1") == "TE-TURN-03-conflict"
    act(state, "add 2", "add 0", "add 1", "add 0")
    assert {"temple A1", "priest F4", "end"} < legal(state)
    assert state.left == 1


def test_TE_TURN_05_monuments_pay_before_the_hands_are_refilled() -> None:
    state = after(FULL + INCOME + "turn lion 1", "temple A1")
    assert told(act(state, "end")) == [
        "turn-over seat=0",
        "points-monument seat=0 colour=3 points=1 monument=4",
    ]
    assert state.actor() == CHANCE
    assert see.points(state, "lion") == (0, 0, 0, 1)
    draw(state, "F")
    assert see.hand(state, "lion") == "TFFMSS"
    assert state.active == 1
    # A bag that is too small does not cost the income.
    state = after(FULL + INCOME + "turn lion 1\nbag none", "temple A1", "end")
    assert state.is_over()
    assert see.points(state, "lion") == (0, 0, 0, 1)


def test_TE_TURN_06_everybody_below_six_draws_the_active_player_first() -> None:
    state = read("""
        turn archer 0; hand lion TTFM; hand bull TTF; hand archer TTFMS; hand potter TTFMSS
    """)
    events = act(state, "end", "draw M", "draw SS", "draw MSS")
    assert told([event for event in events if event.visible_to(-1)]) == [
        "turn-over seat=2",
        "drew seat=2 count=1",
        "drew seat=0 count=2",
        "drew seat=1 count=3",
        "turn seat=3",
    ]
    assert [see.hand(state, dynasty) for dynasty in DYNASTIES] == [
        "TTFMSS",
        "TTFMSS",
        "TTFMMS",
        "TTFMSS",
    ]


def test_TE_TURN_07_nobody_refills_between_two_actions() -> None:
    state = after(f"{FULL}\nG3 bull king", "temple A1")
    assert see.hand(state, "lion") == "TFMSS"
    act(state, "king F2", "add 1", "add 2")
    assert (see.hand(state, "lion"), see.hand(state, "bull")) == ("FMSS", "FMSS")
    assert legal(state) == {"end"}


def test_TE_TURN_08_the_end_is_tested_after_the_refill() -> None:
    taken = "taken K1 B2 P2 F3 N5 I7 B8 O9"
    state = after(f"{FULL}\n{taken}\nturn bull 1", "temple A1", "end")
    assert state.actor() == CHANCE
    events = draw(state, "T")
    assert [event.kind for event in events][:3] == ["drew", "drew-tiles", "over-treasures"]
    assert state.is_over()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TE_TURN_08_then_the_next_player_clockwise_is_active(seats: int) -> None:
    hands = "\n".join(f"hand {dynasty} TTFMSS" for dynasty in DYNASTIES[:seats])
    state = read(f"seats {seats}\n{hands}")
    for turn in range(2 * seats):
        assert (state.active, state.left) == (turn % seats, 2)
        act(state, "end")


def test_TE_EDGE_60_a_turn_may_end_before_two_actions() -> None:
    for actions in ((), ("temple A1",), ("temple A1", "king G3")):
        state = after("hand lion TT", *actions)
        assert "end" in legal(state)
        act(state, "end")
        assert state.actor() == CHANCE


def test_TE_EDGE_61_the_unification_tile_is_back_when_the_last_conflict_is_over() -> None:
    state = after(WAR, "market H3", "war king", "add 2", "add 0")
    assert state.union != 176
    assert told(act(state, "add 1", "add 0"), "rejoined") == ["rejoined seat=0 space=39"]
    assert state.union == 176
    assert (state.active, state.left) == (0, 1)
    # So one turn can hold two unions.
    state = read("""
        G3 lion king; I3 temple; J3 bull trader; F11 lion priest; H10 temple; H11 potter king
        hand lion MM
    """)
    unions = act(state, "market H3", "market G11")
    assert [event.kind for event in unions if "joined" in event.kind] == ["joined", "rejoined"] * 2
