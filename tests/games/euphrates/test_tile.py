"""TE-TILE: spaces where tiles may lie, and the seats that score for them."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import (
    act,
    after,
    at,
    kingdom,
    labels,
    legal,
    read,
    refused,
    told,
)

from velkahra.games.euphrates.rules.facts import DYNASTIES, LABELS
from velkahra.games.euphrates.rules.tables import OFF
from velkahra.games.euphrates.view.notation import read_action

RIVER = labels(
    "E1 F1 G1 H1 I1 M1 E2 M2 D3 E3 M3 N3 A4 B4 C4 D4 N4 O4 P4 O5 P5 O6 A7 B7 C7 D7 M7 N7 O7 D8 E8 "
    "F8 G8 M8 G9 H9 I9 J9 K9 L9 M9"
)
START = labels("K1 B2 P2 F3 N5 I7 B8 O9 F10 K11")
UNION = "G3 lion king; I3 temple; J3 bull priest\n"


def test_TE_TILE_01_a_tile_goes_from_the_hand_face_up_on_the_board() -> None:
    state = read("hand lion TTS")
    assert told(act(state, "temple A1")) == ["tile seat=0 colour=0 space=0"]
    assert see.board(state) == {"A1": "temple"}
    assert see.hand(state, "lion") == "TS"
    # Only tiles of the own hand.
    state = read("hand lion TTS\nhand bull MMM")
    assert refused(state, "market A1") == "TE-TILE-01"
    assert legal(state, "market", "farm") == set()


@pytest.mark.parametrize("what", ["market", "bull king", "catastrophe"])
def test_TE_TILE_01_the_space_must_be_empty(what: str) -> None:
    state = read(f"G3 {what}\nhand lion S")
    assert refused(state, "settlement G3") == "TE-TILE-01-occupied"
    assert see.spaces(state, "settlement") == set(LABELS) - RIVER - START - {"G3"}


def test_TE_TILE_01_no_tile_goes_on_a_monument() -> None:
    state = read("G4 H4 G5 H5 market; G4 monument red-green; hand lion M")
    for label in ("G4", "H4", "G5", "H5"):
        assert refused(state, f"market {label}") == "TE-TILE-01-occupied"


def test_TE_TILE_02_farms_go_on_the_river_only() -> None:
    state = read("hand lion F")
    assert see.spaces(state, "farm") == RIVER
    assert refused(state, "farm A1") == "TE-TILE-02"


@pytest.mark.parametrize(
    ("tile", "letter"), [("temple", "T"), ("market", "M"), ("settlement", "S")]
)
def test_TE_TILE_03_other_tiles_go_on_land_only(tile: str, letter: str) -> None:
    state = read(f"hand lion {letter}")
    assert see.spaces(state, tile) == set(LABELS) - RIVER - START
    assert refused(state, f"{tile} E1") == "TE-TILE-03"


def test_TE_TILE_04_a_tile_must_not_join_three_kingdoms() -> None:
    state = read(UNION + "H5 temple\nH6 archer trader\nH4 settlement\nhand lion MF")
    assert refused(state, "market H3") == "TE-TILE-04"
    assert see.spaces(state, "market") == (
        set(LABELS) - RIVER - START - labels("G3 H3 I3 J3 H4 H5 H6")
    )


def test_TE_TILE_05_a_tile_may_lie_beside_something() -> None:
    state = after("hand lion S\nC5 market", "settlement D5")
    assert see.board(state) == {"C5": "market", "D5": "settlement"}
    # A tile may lie alone.
    assert see.board(after("hand lion S", "settlement L7")) == {"L7": "settlement"}


def test_TE_TILE_06_a_placed_tile_never_moves_again() -> None:
    state = after("G3 lion king\nH3 lion trader\nI3 temple\nhand lion TFMSS", "settlement H4")
    for text in legal(state) - {"catastrophe H4"}:
        there = state.clone()
        there.apply(0, read_action(text))
        assert see.cell(there, "H4") == "settlement", text


def test_TE_TILE_07_the_leader_of_the_colour_is_paid() -> None:
    state = read("G3 lion trader\nhand lion M")
    events = act(state, "market H3")
    assert told(events, "points-tile") == ["points-tile seat=0 colour=2 points=1 by=0"]
    assert see.points(state, "lion") == (0, 0, 1, 0)


@pytest.mark.parametrize(
    ("office", "tile", "paid"),
    [
        ("priest", "temple G2", (1, 0, 0, 0)),
        ("farmer", "farm E3", (0, 1, 0, 0)),
        ("trader", "market G2", (0, 0, 1, 0)),
        ("king", "settlement G2", (0, 0, 0, 1)),
    ],
)
def test_TE_TILE_07_leaders_score(office: str, tile: str, paid: tuple[int, int, int, int]) -> None:
    assert see.points(after(f"G3 lion {office}\nhand lion TFMS", tile), "lion") == paid


@pytest.mark.parametrize(
    ("tile", "paid"),
    [("temple G2", (1, 0, 0, 0)), ("farm E3", (0, 1, 0, 0)), ("market G2", (0, 0, 1, 0))],
)
def test_TE_TILE_08_otherwise_the_king_is_paid(tile: str, paid: tuple[int, int, int, int]) -> None:
    assert see.points(after("G3 lion king\nhand lion TFM", tile), "lion") == paid


def test_TE_TILE_09_nobody_is_paid_outside_kingdoms() -> None:
    state = read("G3 lion king\nhand lion S\nC6 settlement")
    assert told(act(state, "settlement C5"), "points-tile") == []
    assert [see.points(state, dynasty) for dynasty in DYNASTIES] == [(0, 0, 0, 0)] * 4
    # Nobody is paid without a fitting leader or king.
    state = read("G3 lion trader\nF2 bull priest\nhand lion S")
    assert told(act(state, "settlement H3"), "points-tile") == []
    assert [see.points(state, dynasty) for dynasty in DYNASTIES] == [(0, 0, 0, 0)] * 4


def test_TE_TILE_10_a_tile_that_joins_two_kingdoms_pays_nobody() -> None:
    state = read(UNION + "hand lion TS")
    for tile in ("temple H3", "settlement H3"):
        there = state.clone()
        assert told(act(there, tile)) == [
            f"tile seat=0 colour={3 if tile[0] == 's' else 0} space=39",
            "joined seat=0 space=39",
            "rejoined seat=0 space=39",
        ]
        assert [see.points(there, dynasty) for dynasty in DYNASTIES] == [(0, 0, 0, 0)] * 4


def test_TE_TILE_11_another_player_may_be_paid() -> None:
    state = after("G3 archer king\nF2 lion priest\nhand lion S", "settlement H3")
    assert (see.points(state, "lion"), see.points(state, "archer")) == ((0, 0, 0, 0), (0, 0, 0, 1))


def test_TE_TILE_12_the_joining_tile_is_covered() -> None:
    state = read("G3 lion king\nI3 temple\nJ3 bull king\nhand lion M")
    assert told(act(state, "market H3"), "joined") == ["joined seat=0 space=39"]
    assert state.union == at("H3")
    act(state, "add 0", "add 0")
    assert state.union == OFF
    # Joining regions does not cover.
    state = read("I3 temple\nG3 market\nhand lion M")
    assert told(act(state, "market H3")) == ["tile seat=0 colour=2 space=39"]
    # Joining a kingdom with regions does not cover.
    state = read("G3 lion trader\nI3 temple\nH4 market\nhand lion M")
    assert told(act(state, "market H3")) == [
        "tile seat=0 colour=2 space=39",
        "points-tile seat=0 colour=2 points=1 by=0",
    ]
    assert see.kingdoms(state) == {kingdom("F3 G3 H3 I3 H4")}


def test_TE_TILE_13_no_second_unification_tile_during_a_war() -> None:
    state = after("G3 lion king\nI3 temple\nJ3 bull king\nhand lion MM", "market H3")
    assert legal(state) == {"add 0"}
    assert refused(state, "market A1") == "TE-TURN-03-conflict"
    act(state, "add 0", "add 0")
    assert "market A1" in legal(state)
