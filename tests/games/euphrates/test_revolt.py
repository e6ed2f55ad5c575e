"""Revolts, the internal conflicts: TE-REVOLT."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, at, kingdom, legal, read, refused, seat, told

from velkahra.games.euphrates.view.build import view_of

# Base strengths when the lion's trader goes to G5: lion 3, bull 2.
REVOLT = """
    G4 H5 F5 temple; H4 bull trader
    hand lion TTTFMS; hand bull TTTTMS
"""


def test_TE_REVOLT_01_it_begins_when_a_leader_enters_a_kingdom_with_one_of_its_colour() -> None:
    assert told(act(REVOLT, "trader G5"), "revolt") == [
        "revolt attacker=0 defender=1 office=2 attack=3 defence=2"
    ]
    for office in ("priest", "farmer", "king"):
        peaceful = read(REVOLT)
        assert told(act(peaceful, f"{office} G5"), "revolt") == []
        assert "end" in legal(peaceful)
    # A leader that moves in also revolts.
    state = read(REVOLT + "N6 lion trader")
    assert [kind for kind, _ in see.story(act(state, "trader G5"))] == ["moved", "revolt"]


def test_TE_REVOLT_02_who_puts_the_leader_attacks_and_who_is_there_defends() -> None:
    state = read(REVOLT + "turn potter 2\nhand potter TS")
    (revolt,) = told(act(state, "trader G5"), "revolt")
    assert revolt == "revolt attacker=3 defender=1 office=2 attack=3 defence=2"
    assert state.actor() == seat("potter"), "the attacker adds first"
    act(state, "add 1")
    assert state.actor() == seat("bull"), "then the defender"


@pytest.mark.parametrize("office", ["priest", "farmer", "trader", "king"])
def test_TE_REVOLT_03_temples_give_strength_whatever_the_office(office: str) -> None:
    state = read(f"""
        G4 temple; H5 settlement; F5 market; H4 bull {office}; H3 temple
        hand lion TFMSSS; hand bull TTFMSS
    """)
    (revolt,) = see.story(act(state, f"{office} G5"), "revolt")
    assert (revolt[1]["attack"], revolt[1]["defence"]) == (1, 2)
    assert legal(state) == {"add 0", "add 1"}, "one temple, however many other tiles"
    act(state, "add 1")
    assert legal(state) == {"add 0", "add 1", "add 2"}


def test_TE_REVOLT_04_temples_next_to_the_leader_count_one_may_count_for_both() -> None:
    # G4 and H5 touch both leaders, F5 the lion's only; F4 and F6 are near, and corner to corner.
    (revolt,) = told(act(REVOLT + "F4 temple\nG6 market\nF6 temple", "trader G5"), "revolt")
    assert revolt == "revolt attacker=0 defender=1 office=2 attack=3 defence=2"
    # Face down temples do not count.
    state = read("""
        G4 H4 G5 H5 temple; G4 monument red-green; I4 bull trader; I3 F5 temple
        hand lion TTFMSS
    """)
    (revolt,) = told(act(state, "trader F4"), "revolt")
    assert revolt == "revolt attacker=0 defender=1 office=2 attack=2 defence=1", "F3 and F5; I3"


def test_TE_REVOLT_05_first_the_attacker_then_the_defender_add_temples_once_each() -> None:
    state = after(REVOLT, "trader G5")
    assert legal(state) == {"add 0", "add 1", "add 2", "add 3"}
    assert refused(state, "add 1", by="bull") == "TE-TURN-01"
    assert refused(state, "add 4") == "TE-REVOLT-05"
    act(state, "add 1")
    assert refused(state, "add 1", by="lion") == "TE-TURN-01", "once only"
    assert legal(state) == {"add 0", "add 1", "add 2", "add 3", "add 4"}
    assert refused(state, "add 5") == "TE-REVOLT-05"
    act(state, "add 1")
    assert view_of(state, seat("lion")).decision == "turn"


@pytest.mark.parametrize(
    ("attacker", "defender", "winner"),
    [
        (0, 0, "lion"),
        (0, 1, "bull"),
        (1, 1, "lion"),
        (0, 2, "bull"),
        (3, 4, "bull"),
        (3, 3, "lion"),
    ],
)
def test_TE_REVOLT_06_the_defender_wins_ties(attacker: int, defender: int, winner: str) -> None:
    state = read(REVOLT)
    (won,) = see.story(act(state, "trader G5", f"add {attacker}", f"add {defender}"), "revolt-won")
    loser = "bull" if winner == "lion" else "lion"
    assert won == (
        "revolt-won",
        {
            "winner": seat(winner),
            "loser": seat(loser),
            "office": 2,
            "attack": 3 + attacker,
            "defence": 2 + defender,
        },
    )
    assert see.is_home(state, f"{loser} trader")
    assert not see.is_home(state, f"{winner} trader")


def test_TE_REVOLT_07_the_losing_leader_leaves_the_board() -> None:
    state = after(REVOLT, "trader G5", "add 0", "add 0")
    assert (see.cell(state, "G5"), see.cell(state, "H4")) == ("lion trader", "")
    assert see.kingdoms(state) == {kingdom("F5 G4 G5 H5")}
    state = after(REVOLT, "trader G5", "add 0", "add 1")
    assert (see.cell(state, "G5"), see.cell(state, "H4")) == ("", "bull trader")
    assert see.kingdoms(state) == {kingdom("G4 H4 H5")}, "F5 stands alone again"


def test_TE_REVOLT_08_the_winner_gets_one_red_point() -> None:
    for added, lion, bull in (("add 0", 1, 0), ("add 4", 0, 1)):
        state = after(REVOLT, "trader G5", "add 2", added)
        assert see.points(state, "lion") == (lion, 0, 0, 0)
        assert see.points(state, "bull") == (bull, 0, 0, 0)


def test_TE_REVOLT_09_TE_EX_05_TE_EX_06_added_temples_leave_and_those_on_the_board_stay() -> None:
    state = after(REVOLT, "trader G5", "add 2", "add 3")
    assert (see.gone(state), state.left) == ("TTTTT", 1)
    assert [see.points(state, who) for who in ("lion", "bull")] == [(0, 0, 0, 0), (1, 0, 0, 0)]
    assert see.hand(state, "lion") == "TFMS"
    assert see.hand(state, "bull") == "TMS"
    assert see.board(state) == {"G4": "temple", "H5": "temple", "F5": "temple", "H4": "bull trader"}
    # Nobody refills before the end of the turn.
    state = after("seats 2" + REVOLT, "trader G5", "add 2", "add 3")
    assert (see.hand(state, "lion"), see.hand(state, "bull")) == ("TFMS", "TMS")
    act(state, "end")
    act(state, "draw TT", "draw FFF")
    assert (see.hand(state, "lion"), see.hand(state, "bull")) == ("TTTFMS", "TFFFMS")
    assert state.active == seat("bull")
    # What is told of a revolt.
    assert see.story(act(REVOLT, "trader G5", "add 2", "add 3")) == [
        ("leader", {"seat": 0, "office": 2, "space": at("G5")}),
        ("revolt", {"attacker": 0, "defender": 1, "office": 2, "attack": 3, "defence": 2}),
        ("added", {"seat": 0, "count": 2, "colour": 0}),
        ("added", {"seat": 1, "count": 3, "colour": 0}),
        ("revolt-won", {"winner": 1, "loser": 0, "office": 2, "attack": 5, "defence": 5}),
        ("points-revolt", {"seat": 1, "points": 1}),
        ("defeated", {"seat": 0, "office": 2, "origin": at("G5")}),
    ]
