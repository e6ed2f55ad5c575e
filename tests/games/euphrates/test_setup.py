"""TE-SETUP: the table before the first turn."""

import pytest
from librt.random import Random
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, at, draw, legal, read, refused, seat, told

from velkahra.core.contract.refusals import UnknownSeat
from velkahra.core.contract.state import CHANCE
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.rules.facts import DYNASTIES, LABELS
from velkahra.games.euphrates.rules.invariants import census
from velkahra.games.euphrates.view.build import view_of
from velkahra.games.euphrates.view.notation import write_action

START = {"K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"}
HANDS = ("TTFMSS", "TFMMSS", "TFFMSS", "TTTTFS")


def begun(first: int = 0) -> EuphratesState:
    state = EuphratesState.new(4, 0, 0)
    draw(state, *HANDS)
    act(state, f"first {first}")
    return state


def test_TE_SETUP_01_TE_COMP_08_ten_temples_with_a_treasure_each() -> None:
    state = EuphratesState.new(4, 0, 0)
    laid = {LABELS[space]: see.cell(state, LABELS[space]) for space in range(176)}
    assert {label: what for label, what in laid.items() if what} == dict.fromkeys(START, "temple")
    assert {LABELS[space] for space in state.treasure_spaces()} == START
    assert census(state)["treasure"] == 10


def test_TE_SETUP_02_the_other_143_tiles_are_in_the_bag() -> None:
    state = EuphratesState.new(4, 0, 0)
    assert [state.in_bag(colour) for colour in range(4)] == [47, 36, 30, 30]
    assert state.bag_size() == 143


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TE_SETUP_03_everybody_has_four_leaders_and_two_catastrophe_tiles(seats: int) -> None:
    view = view_of(EuphratesState.new(seats, 0, 0), -1)
    assert view.leaders == (-1,) * (4 * seats)
    assert view.catastrophes == (2,) * seats


@pytest.mark.parametrize("dynasty", DYNASTIES)
def test_TE_SETUP_03_everybody_has_a_unification_tile(dynasty: str) -> None:
    state = read(f"""
        turn {dynasty} 2; G3 lion king; J3 temple; K3 bull king; I3 settlement
        hand {dynasty} M
    """)
    act(state, "market H3")
    assert state.union == at("H3")


def test_TE_SETUP_04_everybody_uses_all_four_colours() -> None:
    found = set()
    for dynasty in DYNASTIES:
        state = read(f"turn {dynasty} 2\nhand {dynasty} TFMS")
        found.add(frozenset(legal(state)))
        verbs = {text.split()[0] for text in legal(state)}
        assert {"temple", "farm", "market", "settlement"} < verbs
        assert {"priest", "farmer", "trader", "king"} < verbs
    assert len(found) == 1
    # Players are told apart by their dynasty.
    default = GAME.complete({})
    assert [GAME.seat_name(default, s) for s in range(4)] == ["lion", "bull", "archer", "potter"]
    other = GAME.complete({"dynasties": "potter-archer-lion-bull"})
    assert [GAME.seat_name(other, s) for s in range(4)] == ["potter", "archer", "lion", "bull"]


def test_TE_SETUP_05_everybody_draws_six_tiles() -> None:
    state = EuphratesState.new(4, 0, 0)
    assert "draw TTTTTT" in legal(state)
    assert {len(text.split()[1]) for text in legal(state)} == {6}
    assert refused(state, "draw TTTTT") == "TE-SETUP-05"
    draw(state, *HANDS)
    assert tuple(see.hand(state, dynasty) for dynasty in DYNASTIES) == HANDS
    assert state.bag_size() == 143 - 24
    # The tiles drawn are hidden.
    state = EuphratesState.new(4, 0, 0)
    events = draw(state, "TTFMSS")
    assert told([e for e in events if e.visible_to(1)]) == ["drew seat=0 count=6"]
    assert told([e for e in events if e.visible_to(-1)]) == ["drew seat=0 count=6"]
    assert [e.kind for e in events if e.visible_to(0)] == ["drew-tiles"]
    assert view_of(state, 0).hand == (2, 1, 1, 2)
    assert view_of(state, 1).hand == (0, 0, 0, 0)
    assert view_of(state, -1).hand is None


def test_TE_SETUP_05_every_tile_of_the_bag_is_as_likely() -> None:
    state = read("""
        hand lion S; hand bull TTFMSS; hand archer TTFMSS; hand potter TTFMSS
        bag TFFFMMMMSS
    """)
    act(state, "swap S")
    weights = dict(zip(state.legal_actions(CHANCE), state.chance_weights(), strict=True))
    assert {write_action(action): int(n) for action, n in weights.items()} == {
        "draw T": 1,
        "draw F": 3,
        "draw M": 4,
        "draw S": 2,
    }
    rng = Random(1)
    drawn = [write_action(state.draw(rng)) for _ in range(10_000)]
    for action, weight in weights.items():
        assert abs(drawn.count(write_action(action)) - 1000 * int(weight)) < 150
    # Several tiles are drawn without putting back.
    state = after("hand lion SS\nbag TFF", "swap SS")
    weights = dict(zip(state.legal_actions(CHANCE), state.chance_weights(), strict=True))
    assert {write_action(action): int(n) for action, n in weights.items()} == {
        "draw TF": 2,
        "draw FF": 1,
    }
    rng = Random(1)
    drawn = [write_action(state.draw(rng)) for _ in range(3000)]
    assert abs(drawn.count("draw TF") - 2000) < 150
    assert drawn.count("draw TF") + drawn.count("draw FF") == 3000


def test_TE_SETUP_06_leaders_catastrophe_and_unification_tiles_lie_open() -> None:
    state = read("G3 lion king\ncatastrophes bull 1")
    for viewer in range(-1, 4):
        view = view_of(state, viewer)
        assert view.leaders == (-1, -1, -1, at("G3")) + (-1,) * 12
        assert view.catastrophes == (2, 1, 2, 2)
        assert view.union == -1


def test_TE_SETUP_07_what_nobody_uses_leaves_the_game() -> None:
    state = EuphratesState.new(2, 0, 0)
    assert census(state)["catastrophe"] == 4
    assert len(view_of(state, 0).leaders) == 8
    assert list(state.legal_actions(2)) == list(state.legal_actions(3)) == []


def test_TE_SETUP_08_the_monuments_are_a_common_supply() -> None:
    assert view_of(EuphratesState.new(4, 0, 0), 0).monuments == (-1,) * 6
    for dynasty in DYNASTIES:
        state = after(f"turn {dynasty} 2; C5 D5 C6 market; hand {dynasty} M", "market D6")
        built = {"build red-green C5", "build green-black C5", "build green-blue C5", "decline"}
        assert legal(state) == built


def test_TE_SETUP_09_every_dynasty_can_begin_with_the_same_chance() -> None:
    state = EuphratesState.new(4, 0, 0)
    draw(state, *HANDS)
    assert state.actor() == CHANCE
    assert legal(state) == {"first 0", "first 1", "first 2", "first 3"}
    assert list(state.chance_weights()) == [1, 1, 1, 1]
    # Everybody is told who begins.
    state = EuphratesState.new(4, 0, 0)
    draw(state, *HANDS)
    assert told(act(state, "first 2")) == ["first seat=2", "turn seat=2"]


def test_TE_SETUP_09_only_players_can_begin() -> None:
    state = EuphratesState.new(3, 0, 0)
    draw(state, *HANDS[:3])
    assert legal(state) == {"first 0", "first 1", "first 2"}
    assert refused(state, "first 3") == "TE-SETUP-09"
    # Play goes clockwise from the first.
    state = begun(first=2)
    order = []
    for _ in range(5):
        order.append(DYNASTIES[state.active])
        act(state, "end")
    assert order == ["archer", "potter", "lion", "bull", "archer"]


def test_TE_SETUP_10_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert GAME.start(seats).seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(UnknownSeat):
            GAME.start(seats)


def test_TE_EDGE_84_two_players_have_the_same_board_and_bag() -> None:
    two, four = EuphratesState.new(2, 0, 0), EuphratesState.new(4, 0, 0)
    assert list(two.cells) == list(four.cells)
    assert two.treasures == four.treasures
    assert [two.in_bag(colour) for colour in range(4)] == [
        four.in_bag(colour) for colour in range(4)
    ]
    draw(two, *HANDS[:2])
    assert two.bag_size() == 143 - 12
    # Of two players the active one is always the attacker.
    for dynasty, other in (("lion", "bull"), ("bull", "lion")):
        state = read(f"""
            seats 2; turn {dynasty} 2; G3 lion king; J3 temple; K3 bull king; I3 settlement
            hand {dynasty} M
        """)
        (war,) = [event.facts for event in act(state, "market H3") if event.kind == "war"]
        assert (war["attacker"], war["defender"]) == (seat(dynasty), seat(other))
