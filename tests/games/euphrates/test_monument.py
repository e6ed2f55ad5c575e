"""Monuments: TE-MONUMENT."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import (
    act,
    after,
    at,
    kingdom,
    legal,
    read,
    refused,
    seat,
    square,
    told,
)

from velkahra.games.euphrates.game import GAME

# A temple on H6 completes the square from G5.
SQUARE = "G5 H5 G6 temple; hand lion TTFMSS\n"
RED = {"build red-black G5", "build red-green G5", "build blue-red G5"}
# The three monuments with red are built on settlements, markets and farms.
ALL_RED_BUILT = "\n".join(
    [
        square("B5", "settlement"),
        "B5 monument red-black",
        square("J3", "market"),
        "J3 monument red-green",
        square("O4", "farm"),
        "O4 monument blue-red",
    ]
)
# The temple G6 joins the kingdoms and completes the square from G5; three temples are bull's.
UNION = """
    F6 temple; F7 lion priest; E6 G5 H5 H6 temple; I5 bull priest
    hand lion TTTFMS
"""
# The green-black monument stands on settlements, in one kingdom with lion and bull leaders.
INCOME = f"""
    {square("G5", "settlement")}; G5 monument green-black; F5 temple; F4 lion king
    F6 lion trader; E5 lion priest; I5 temple; I4 bull farmer
"""
HINTED = """
    bare; G5 H5 G6 temple; F5 lion priest; I5 lion king; I4 temple
    hand lion TT
"""


def test_TE_MONUMENT_01_a_completed_square_may_carry_a_monument() -> None:
    state = after(SQUARE, "temple H6")
    assert legal(state) == RED | {"decline"}
    act(state, "build red-green G5")
    assert see.built(state) == {"red-green": "G5"}
    assert {see.cell(state, label) for label in ("G5", "H5", "G6", "H6")} == {"face-down temple"}
    assert (state.actor(), state.left) == (seat("lion"), 1)


@pytest.mark.parametrize(
    ("before", "action"),
    [
        ("G5 temple\nH5 temple\nG6 market", "temple H6"),
        ("G5 temple\nH5 temple\nG6 temple", "market H6"),
        ("G5 temple\nH5 temple\nI5 temple", "temple J5"),
        ("G5 temple\nH5 temple\nG6 lion priest", "temple H6"),
        ("G5 temple\nH5 temple\nG7 temple", "temple G6"),
        ("P8 temple\nA9 temple\nA10 temple", "temple P9"),
    ],
)
def test_TE_MONUMENT_01_only_a_square_of_one_colour_will_do(before: str, action: str) -> None:
    state = after(before + "\nhand lion TTFMSS", action)
    assert "end" in legal(state)
    assert refused(state, "build red-black G5") == "TE-TURN-03-none"


def test_TE_MONUMENT_01_the_square_must_hold_the_new_tile() -> None:
    state = after(SQUARE + square("J4", "temple"), "temple H6")
    assert legal(state) == RED | {"decline"}
    assert refused(state, "build red-black J4") == "TE-MONUMENT-01"
    assert refused(state, "build red-black H5") == "TE-MONUMENT-01"


@pytest.mark.parametrize(
    ("tile", "corner", "last", "names"),
    [
        ("temple", "G5", "H6", {"red-black", "red-green", "blue-red"}),
        ("farm", "O4", "P5", {"blue-black", "blue-red", "green-blue"}),
        ("market", "G5", "H6", {"red-green", "green-black", "green-blue"}),
        ("settlement", "G5", "H6", {"red-black", "blue-black", "green-black"}),
    ],
)
def test_TE_MONUMENT_02_it_has_its_tiles_colour(
    tile: str, corner: str, last: str, names: set[str]
) -> None:
    lines = [line for line in square(corner, tile).splitlines() if not line.startswith(last)]
    state = after("\n".join(lines) + "\nhand lion TTFMSS", f"{tile} {last}")
    assert legal(state) == {f"build {name} {corner}" for name in names} | {"decline"}
    for name in {"red-black", "red-green", "blue-black", "blue-red", "green-black"} - names:
        assert refused(state, f"build {name} {corner}") == "TE-MONUMENT-02"


def test_TE_MONUMENT_03_without_a_monument_of_the_colour_the_tiles_stay_face_up() -> None:
    state = read(f"{ALL_RED_BUILT}\n{SQUARE}")
    assert [kind for kind, _ in see.story(act(state, "temple H6"))] == ["tile"]
    assert "end" in legal(state)
    assert {see.cell(state, label) for label in ("G5", "H5", "G6", "H6")} == {"temple"}


def test_TE_MONUMENT_04_wars_come_first_and_the_square_may_be_gone_then() -> None:
    state = after(UNION, "temple G6")
    assert legal(state) == {"add 0", "add 1", "add 2"}, "the war, not the monument"
    act(state, "add 2", "add 0")
    assert {see.cell(state, label) for label in ("G5", "H5", "H6")} == {""}
    assert "end" in legal(state)
    # A square that still stands after the wars is offered.
    state = after(UNION, "temple G6", "add 0", "add 0")
    assert legal(state) == RED | {"decline"}
    act(state, "build red-black G5")
    assert see.built(state) == {"red-black": "G5"}
    assert see.cell(state, "I5") == "", "the winning priest has lost its last temple: H5"
    assert see.is_home(state, "bull priest")


def test_TE_MONUMENT_05_a_declined_square_is_lost() -> None:
    state = read(SQUARE)
    assert told(act(state, "temple H6", "decline"))[-1] == "declined seat=0"
    assert see.built(state) == {}
    assert {see.cell(state, label) for label in ("G5", "H5", "G6", "H6")} == {"temple"}
    assert refused(state, "build red-black G5") == "TE-TURN-03-none"
    act(state, "temple I5")
    assert "end" in legal(state), "the next tile beside it changes nothing"


def test_TE_MONUMENT_06_face_down_tiles_connect_and_count_for_nothing_else() -> None:
    state = read(SQUARE + "F5 lion priest\nF4 temple\nI6 market\nI5 bull king\nI4 temple")
    act(state, "temple H6", "build red-black G5")
    assert see.kingdoms(state) == {kingdom("F3 F4 F5 G5 H5 G6 H6 I4 I5 I6 I7")}
    assert see.spaces(state, "trader").isdisjoint({"F6", "G7"})
    assert refused(state, "trader F6") == "TE-LEADER-04"
    # Face down temples support no priest.
    state = read(f"""
        {square("G4", "temple")}; G4 monument red-black; I4 temple; I5 bull priest; K5 temple
        K4 lion priest
        hand lion TTTSSS
    """)
    (war,) = told(act(state, "settlement J5"), "war")
    assert war == "war attacker=0 defender=1 colour=0 attack=1 defence=1", "K5; I4"
    act(state, "add 1", "add 0")
    assert see.points(state, "lion") == (2, 0, 0, 0), "the priest and I4"
    assert {see.cell(state, label) for label in ("G4", "H4", "G5", "H5")} == {"face-down temple"}


def test_TE_MONUMENT_07_a_monument_is_never_destroyed() -> None:
    state = after(SQUARE, "temple H6", "build red-black G5")
    for label in ("G5", "H5", "G6", "H6"):
        assert refused(state, f"catastrophe {label}") == "TE-CATASTROPHE-05"
    assert see.spaces(state, "catastrophe").isdisjoint({"G5", "H5", "G6", "H6"})
    # Each monument is built once.
    state = after(SQUARE + square("J3", "market") + "\nJ3 monument red-green", "temple H6")
    assert legal(state) == RED - {"build red-green G5"} | {"decline"}
    assert refused(state, "build red-green G5") == "TE-MONUMENT-07"


def test_TE_MONUMENT_08_a_treasure_stays_on_the_face_down_temple() -> None:
    state = after("G3 temple\nF4 temple\nhand lion TTFMSS", "temple G4", "build red-black F3")
    assert see.cell(state, "F3") == "face-down temple"
    assert "F3" in see.treasures(state)
    assert len(see.treasures(state)) == 10


def test_TE_MONUMENT_09_leaders_without_a_temple_go_home_and_it_is_told() -> None:
    state = read(SQUARE + "F5 bull king\nI5 lion trader\nG7 archer farmer\nF7 temple")
    assert see.story(act(state, "temple H6", "build blue-red G5")) == [
        ("tile", {"seat": 0, "colour": 0, "space": at("H6")}),
        ("points-tile", {"seat": 1, "colour": 0, "points": 1, "by": 1}),
        ("built", {"seat": 0, "monument": 3, "space": at("G5"), "colour": 0}),
        ("homeless", {"seat": 0, "office": 2, "origin": at("I5")}),
        ("homeless", {"seat": 1, "office": 3, "origin": at("F5")}),
    ]
    assert (see.is_home(state, "lion trader"), see.is_home(state, "bull king")) == (True, True)
    assert see.cell(state, "G7") == "archer farmer", "it has F7"
    assert see.kingdoms(state) == {kingdom("G5 H5 G6 H6 G7 F7")}
    # Only a monument on temples sends leaders home.
    state = read("G5 market\nH5 market\nG6 market\nI4 temple\nI5 bull king\nhand lion M")
    assert told(act(state, "market H6", "build red-green G5"), "homeless") == []
    assert see.cell(state, "I5") == "bull king"


def test_TE_MONUMENT_10_the_active_players_leaders_of_its_colours_are_paid() -> None:
    state = read(INCOME.replace("lion king", "bull king"))
    assert see.story(act(state, "end"), "points-monument") == [
        ("points-monument", {"seat": 0, "colour": 2, "points": 1, "monument": 4})
    ]
    assert see.points(state, "lion") == (0, 0, 1, 0)
    assert see.points(state, "bull") == (0, 0, 0, 0)
    # A leader in another kingdom is not paid.
    state = after(INCOME.replace("F6 lion trader", "M5 lion trader"), "end")
    assert see.points(state, "lion") == (0, 0, 0, 1), "the king only"


def paid(text: str, monument: str) -> int:
    """Return what a hint counts for a monument on the square from G5."""
    argument = GAME.reasons.argument(after(text, "temple H6"), 0, GAME.read(f"build {monument} G5"))
    return argument.number if argument else 0


def test_TE_MONUMENT_10_a_hint_counts_the_leaders_that_are_paid() -> None:
    stays = HINTED + "E5 temple"
    assert [paid(stays, name) for name in ("red-black", "blue-red", "red-green")] == [2, 1, 1]


def test_TE_MONUMENT_09_a_hint_does_not_count_leaders_that_the_monument_sends_home() -> None:
    assert [paid(HINTED, name) for name in ("red-black", "blue-red", "red-green")] == [1, 0, 0]


def test_TE_KINGDOM_06_a_hint_does_not_count_leaders_that_the_monument_cuts_off() -> None:
    apart = """
        bare; G5 H5 G6 temple; F5 lion farmer; E5 lion king; D5 temple
        hand lion TT
    """
    assert paid(apart, "red-black") == 0, "the farmer goes home, and the king is cut off"
    assert paid(apart + "E6 temple\nF6 temple", "red-black") == 1


def test_TE_MONUMENT_11_a_monument_pays_two_leaders() -> None:
    state = read(INCOME)
    events = act(state, "end")
    assert [facts["colour"] for _, facts in see.story(events, "points-monument")] == [2, 3]
    assert see.points(state, "lion") == (0, 0, 1, 1)


def test_TE_MONUMENT_12_the_king_earns_black_only_and_replaces_nobody() -> None:
    state = after(INCOME.replace("F6 lion trader", ""), "end")
    assert see.points(state, "lion") == (0, 0, 0, 1), "no green point for the king"
    red_blue = INCOME.replace("settlement", "temple").replace("green-black", "blue-red")
    assert see.points(after(red_blue.replace("E5 lion priest", ""), "end"), "lion") == (0, 0, 0, 0)


def test_TE_MONUMENT_13_only_the_active_player_scores_once_a_turn() -> None:
    state = read("seats 2" + INCOME + "hand lion TTFFMM\nhand bull TTFFMM")
    act(state, "farmer N6", "farmer off", "end")
    assert see.points(state, "lion") == (0, 0, 1, 1), "once, not after each action"
    assert see.points(state, "bull") == (0, 0, 0, 0)
    act(state, "end")
    assert see.points(state, "lion") == (0, 0, 1, 1), "not at the end of bull's turn"
    act(state, "end")
    assert see.points(state, "lion") == (0, 0, 2, 2)
