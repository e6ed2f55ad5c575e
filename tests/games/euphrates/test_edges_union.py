"""TE-EDGE-01..07: tiles that join kingdoms."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, kingdom, legal, read, refused, told

from velkahra.games.euphrates.rules.facts import DYNASTIES
from velkahra.games.euphrates.rules.tables import OFF

TRADERS = "G3 lion trader; G4 market; I3 temple; J3 bull trader; J4 market\n"


def test_TE_EDGE_01_a_union_without_conflict_still_offers_a_monument() -> None:
    state = read("""
        bare; C5 temple; D5 lion king; F5 E6 F6 market; G5 temple; H5 bull trader
        hand lion M
    """)
    assert told(act(state, "market E5")) == [
        "tile seat=0 colour=2 space=68",
        "joined seat=0 space=68",
        "rejoined seat=0 space=68",
    ]
    assert legal(state) == {
        "build red-green E5",
        "build green-black E5",
        "build green-blue E5",
        "decline",
    }
    assert [see.points(state, dynasty) for dynasty in DYNASTIES] == [(0, 0, 0, 0)] * 4
    # A union without conflict still distributes treasures.
    state = read("""
        G3 bull trader; K2 lion priest; K3 J3 I3 settlement
        hand lion M
    """)
    act(state, "market H3")
    assert (state.union, state.actor()) == (OFF, 1)
    assert legal(state) == {"take F3", "take K1"}
    assert [see.points(state, dynasty) for dynasty in DYNASTIES] == [(0, 0, 0, 0)] * 4


def test_TE_EDGE_02_one_kingdom_on_three_sides_is_one() -> None:
    assert told(act("G3 lion king; G4 G5 H5 I5 I4 market; hand lion S", "settlement H4")) == [
        "tile seat=0 colour=3 space=55",
        "points-tile seat=0 colour=3 points=1 by=0",
    ]


def test_TE_EDGE_03_one_kingdom_and_several_regions() -> None:
    state = read("""
        G3 lion trader; H2 H4 settlement; K2 K3 J3 I3 market
        hand lion M
    """)
    assert told(act(state, "market H3")) == [
        "tile seat=0 colour=2 space=39",
        "points-tile seat=0 colour=2 points=1 by=0",
    ]
    assert see.kingdoms(state) == {kingdom("F3 G3 H3 H2 H4 I3 J3 K3 K2 K1")}
    assert legal(state) == {"take F3", "take K1"}


def test_TE_EDGE_04_regions_joined_as_well_belong_to_neither_side() -> None:
    state = read("""
        G3 lion king; G4 settlement; I3 temple; J3 bull king; J4 H2 settlement
        hand lion SS
    """)
    assert told(act(state, "settlement H3", "add 1", "add 0"), "war", "removed", "points-war") == [
        "war attacker=0 defender=1 colour=3 attack=1 defence=1",
        "removed colour=3 space=57",
        "points-war seat=0 colour=3 points=2",
    ]
    assert see.cell(state, "H2") == see.cell(state, "G4") == see.cell(state, "H3") == "settlement"
    assert see.kingdoms(state) == {kingdom("F3 G3 G4 H2 H3 I3")}


@pytest.mark.parametrize("fourth", ["", "H7 lion king"])
def test_TE_EDGE_05_three_or_four_kingdoms_are_too_many_even_if_peaceful(fourth: str) -> None:
    state = read(f"""
        bare; F5 temple; G5 lion priest; H3 temple; H4 lion farmer; J5 temple; I5 lion trader
        H6 temple; {fourth}
        hand lion S
    """)
    assert len(see.kingdoms(state)) == (4 if fourth else 3)
    assert refused(state, "settlement H5") == "TE-TILE-04"


def test_TE_EDGE_06_joining_own_kingdoms_is_a_union_too() -> None:
    state = read("G3 lion king\nI3 temple\nJ3 lion priest\nhand lion T")
    assert told(act(state, "temple H3")) == [
        "tile seat=0 colour=0 space=39",
        "joined seat=0 space=39",
        "rejoined seat=0 space=39",
    ]
    assert see.points(state, "lion") == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("added", "removed", "winner"), [((1, 0), "J4", "lion"), ((0, 0), "G4", "bull")]
)
def test_TE_EDGE_07_the_covered_tile_stays(
    added: tuple[int, int], removed: str, winner: str
) -> None:
    state = read(TRADERS + "hand lion MM")
    events = act(state, "market H3", *(f"add {count}" for count in added))
    assert told(events, "war") == ["war attacker=0 defender=1 colour=2 attack=1 defence=1"]
    left = [label for label in ("G4", "H3", "J4") if see.cell(state, label) == "market"]
    assert left == [label for label in ("G4", "H3", "J4") if label != removed]
    assert see.points(state, winner) == (0, 0, 2, 0)


def test_TE_EDGE_07_afterwards_the_covered_tile_is_an_ordinary_one() -> None:
    state = read(TRADERS + "H7 potter trader\nhand lion MMM\nI5 settlement\nI6 settlement")
    act(state, "market H3", "add 1", "add 0")
    events = act(state, "market I4")
    assert told(events, "war") == ["war attacker=0 defender=3 colour=2 attack=2 defence=0"]
    # The covered tile may complete a monument.
    state = read("""
        bare; F3 temple; F4 lion trader; G3 G4 H4 market; I3 temple; J3 bull trader
        hand lion M
    """)
    act(state, "market H3", "add 0", "add 0")
    assert legal(state) == {
        "build red-green G3",
        "build green-black G3",
        "build green-blue G3",
        "decline",
    }
