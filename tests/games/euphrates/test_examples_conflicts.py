"""The rulebook's worked examples of conflicts, monuments, treasures and the end: TE-EX."""

from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, at, kingdom, legal, read, refused, seat, told

from velkahra.games.euphrates.rules.tables import OFF
from velkahra.games.euphrates.view.build import view_of

WAR = """
    D5 temple; F5 H5 I5 market; K5 temple; C5 lion king; E5 lion trader; J5 bull trader
    L5 bull king
    hand lion MMMMMS; hand bull TTFSSM; hand archer TFFMMS; hand potter TFFMMS
"""
MONUMENT = """
    G5 H5 G6 I4 E6 temple; I5 bull farmer; F6 archer priest; G4 potter trader
    turn bull 2; hand lion TFFMMS; hand bull TTFFMS; hand archer TFFMMS; hand potter TFFMMS
"""
TREASURE = """
    P4 N4 farm; P3 lion trader; O2 bull farmer
    hand lion FTTMMS
"""


def test_TE_EX_07_a_war_the_numbers() -> None:
    state = read(WAR)
    events = act(state, "market G5")
    assert legal(state) == {"war trader", "war king"}
    events += act(state, "war trader")
    assert legal(state) == {"add 0", "add 1", "add 2", "add 3", "add 4"}
    events += act(state, "add 4")
    assert legal(state) == {"add 0", "add 1"}
    assert see.story(events) == [
        ("tile", {"seat": 0, "colour": 2, "space": at("G5")}),
        ("joined", {"seat": 0, "space": at("G5")}),
        ("war-chosen", {"seat": 0, "colour": 2}),
        ("war", {"attacker": 0, "defender": 1, "colour": 2, "attack": 1, "defence": 2}),
        ("added", {"seat": 0, "count": 4, "colour": 2}),
    ]


def test_TE_EX_08_a_war_the_consequences() -> None:
    state = after(WAR, "market G5", "war trader", "add 4")
    assert see.story(act(state, "add 1")) == [
        ("added", {"seat": 1, "count": 1, "colour": 2}),
        ("war-won", {"winner": 0, "loser": 1, "colour": 2, "attack": 5, "defence": 3, "count": 2}),
        ("removed", {"colour": 2, "space": at("I5")}),
        ("removed", {"colour": 2, "space": at("H5")}),
        ("points-war", {"seat": 0, "colour": 2, "points": 3}),
        ("defeated", {"seat": 1, "office": 2, "origin": at("J5")}),
        ("dissolved", {"colour": 3}),
        ("rejoined", {"seat": 0, "space": at("G5")}),
    ]
    assert see.is_home(state, "bull trader")
    assert see.points(state, "lion") == (0, 0, 3, 0)
    assert see.points(state, "bull") == (0, 0, 0, 0)
    assert see.gone(state) == "MMMMMMM"
    assert see.kingdoms(state) == {kingdom("C5 D5 E5 F5 G5"), kingdom("K5 L5")}
    assert (see.cell(state, "C5"), see.cell(state, "L5")) == ("lion king", "bull king"), (
        "no second war"
    )
    assert see.cell(state, "G5") == "market"
    assert state.union == OFF
    assert (state.actor(), state.left) == (seat("lion"), 1)
    act(state, "end")
    assert see.story(act(state, "draw TTTFF", "draw F"), "drew") == [
        ("drew", {"seat": 0, "count": 5}),
        ("drew", {"seat": 1, "count": 1}),
    ]


def test_TE_EX_09_a_monument_sends_a_leader_home() -> None:
    state = read(MONUMENT)
    assert see.story(act(state, "temple H6", "build blue-red G5")) == [
        ("tile", {"seat": 1, "colour": 0, "space": at("H6")}),
        ("points-tile", {"seat": 2, "colour": 0, "points": 1, "by": 0}),
        ("built", {"seat": 1, "monument": 3, "space": at("G5"), "colour": 0}),
        ("homeless", {"seat": 3, "office": 2, "origin": at("G4")}),
    ]
    assert see.points(state, "archer") == (1, 0, 0, 0)
    assert see.built(state) == {"blue-red": "G5"}
    assert {see.cell(state, label) for label in ("G5", "H5", "G6", "H6")} == {"face-down temple"}
    assert see.is_home(state, "potter trader")
    assert (see.cell(state, "I5"), see.cell(state, "F6")) == ("bull farmer", "archer priest")
    assert see.kingdoms(state) == {kingdom("E6 F6 G5 G6 H5 H6 I4 I5")}


def test_TE_EX_10_the_monument_pays_at_the_end_of_the_own_turn() -> None:
    state = after(MONUMENT, "temple H6", "build blue-red G5")
    assert see.story(act(state, "end"), "points-monument") == [
        ("points-monument", {"seat": 1, "colour": 1, "points": 1, "monument": 3})
    ]
    assert see.points(state, "bull") == (0, 1, 0, 0)
    act(state, "draw T")
    events = act(state, "end")
    assert state.active == seat("potter")
    assert told(events, "points-monument") == [
        "points-monument seat=2 colour=0 points=1 monument=3"
    ]
    assert see.points(state, "archer") == (2, 0, 0, 0)
    act(state, "end", "end")
    assert see.points(state, "bull") == (0, 1, 0, 0)
    assert [see.points(state, who) for who in ("potter", "lion")] == [(0, 0, 0, 0)] * 2


def test_TE_EX_11_a_treasure_corner_first() -> None:
    state = read(TREASURE)
    events = act(state, "farm O4")
    assert legal(state) == {"take P2"}
    assert refused(state, "take N5") == "TE-TREASURE-02"
    events += act(state, "take P2")
    assert see.story(events) == [
        ("tile", {"seat": 0, "colour": 1, "space": at("O4")}),
        ("points-tile", {"seat": 1, "colour": 1, "points": 1, "by": 0}),
        ("treasure", {"seat": 0, "space": at("P2")}),
    ]
    assert see.points(state, "bull") == (0, 1, 0, 0)
    assert see.held(state) == [1, 0, 0, 0]
    assert "N5" in see.treasures(state)
    assert "P2" not in see.treasures(state)
    assert (see.cell(state, "P2"), state.left) == ("temple", 1)


def test_TE_EX_12_the_final_ranking() -> None:
    state = read("""
        points potter 11 9 10 12; points lion 10 7 14 12; points bull 10 11 15 10
        points archer 6 13 14 22; treasures potter 3; treasures lion 3; treasures archer 3
        taken K1 B2 P2 F3 N5 I7 B8 O9 F10
        hand lion TFFMMS; hand bull TFFMMS; hand archer TFFMMS; hand potter TFFMMS
    """)
    assert told(act(state, "end"), "over-treasures") == ["over-treasures count=1"]
    standings = [
        (line.seat, line.place, tuple(sorted(line.points)), line.assigned)
        for line in view_of(state, -1).standings
    ]
    assert standings == [
        (seat("potter"), 1, (11, 11, 11, 12), (0, 2, 1, 0)),
        (seat("lion"), 2, (10, 10, 12, 14), (0, 3, 0, 0)),
        (seat("bull"), 3, (10, 10, 11, 15), (0, 0, 0, 0)),
        (seat("archer"), 4, (9, 13, 14, 22), (3, 0, 0, 0)),
    ]
    assert list(state.returns()) == [0.0, 0.0, 0.0, 1.0]


def test_TE_EX_17_what_a_war_pays() -> None:
    state = read("""
        D5 E5 F5 market; D6 temple; C6 lion trader; H5 I5 J5 K5 market; K4 temple
        K3 bull trader
        hand lion TMMFFF; hand bull TMMFFF
    """)
    assert see.story(act(state, "temple G5", "add 2", "add 2"), "war", "war-won", "points-war") == [
        ("war", {"attacker": 0, "defender": 1, "colour": 2, "attack": 3, "defence": 4}),
        ("war-won", {"winner": 1, "loser": 0, "colour": 2, "attack": 5, "defence": 6, "count": 3}),
        ("points-war", {"seat": 1, "colour": 2, "points": 4}),
    ]
    assert see.points(state, "bull") == (0, 0, 4, 0)
