"""Wars, the external conflicts: TE-WAR."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, at, kingdom, legal, read, refused, seat, told

from velkahra.games.euphrates.rules.tables import OFF
from velkahra.games.euphrates.view.build import view_of

# A tile on G5 joins two kingdoms: lion's king with one settlement, bull's with two.
KINGS = """
    F5 temple; F4 lion king; E5 settlement; H5 temple; H4 bull king; I5 J5 settlement
    hand lion TSSSFM; hand bull TTSSFM
"""
# The same two kingdoms without a common office.
PEACE = """
    F5 temple; F4 lion king; F6 lion priest; H5 temple; H4 bull trader; H6 bull farmer
    hand lion TSMFFF
"""
# Three offices meet on G5, none with supporters.
THREE = """
    F5 temple; F4 lion king; F6 lion trader; E5 temple; E4 lion farmer; H5 temple
    H4 bull king; H6 bull trader; I5 temple; I4 bull farmer
    hand lion TSSMMF; hand bull SSMMFF
"""


def test_TE_WAR_01_a_tile_that_joins_leaders_of_one_colour_starts_a_war() -> None:
    state = read(KINGS)
    events = act(state, "temple G5")
    assert told(events, "war") == ["war attacker=0 defender=1 colour=3 attack=1 defence=2"]
    assert legal(state) == {"add 0", "add 1", "add 2", "add 3"}
    assert legal(after(THREE, "temple G5")) == {"war farmer", "war trader", "war king"}


def test_TE_WAR_02_the_joining_tile_is_covered_and_scores_nothing() -> None:
    state = after(KINGS + "F6 lion priest", "temple G5")
    assert state.union == at("G5")
    assert view_of(state, seat("potter")).union == at("G5")
    assert [see.points(state, who) for who in ("lion", "bull")] == [(0, 0, 0, 0)] * 2
    apart = after(KINGS + "F6 lion priest", "temple E6")
    assert see.points(apart, "lion") == (1, 0, 0, 0), "elsewhere the priest would score"
    assert apart.union == OFF


@pytest.mark.parametrize("tile", ["temple", "settlement", "market"])
def test_TE_WAR_03_without_a_doubled_colour_there_is_no_war_and_no_point(tile: str) -> None:
    state = read(PEACE)
    assert [kind for kind, _ in see.story(act(state, f"{tile} G5"))] == [
        "tile",
        "joined",
        "rejoined",
    ]
    assert state.union == OFF
    assert see.kingdoms(state) == {kingdom("F3 F4 F5 F6 G5 H4 H5 H6")}
    assert [see.points(state, who) for who in ("lion", "bull")] == [(0, 0, 0, 0)] * 2
    assert "end" in legal(state)


def test_TE_WAR_04_each_colour_is_a_war_of_its_own_in_the_order_the_active_player_wants() -> None:
    for first, second, third in (("king", "farmer", "trader"), ("trader", "king", "farmer")):
        state = after(THREE, "temple G5")
        assert refused(state, "war priest") == "TE-WAR-04"
        assert refused(state, f"war {first}", by="bull") == "TE-TURN-01"
        events = act(state, f"war {first}", "add 0", "add 0")
        assert legal(state) == {f"war {second}", f"war {third}"}
        events += act(state, f"war {second}", "add 0", "add 0", "add 0", "add 0")
        colours = [facts["colour"] for _, facts in see.story(events, "war-won")]
        order = ["priest", "farmer", "trader", "king"]
        assert colours == [order.index(office) for office in (first, second, third)]


@pytest.mark.parametrize(
    ("active", "attacker", "defender"),
    [
        ("lion", "bull", "potter"),
        ("bull", "bull", "potter"),
        ("archer", "potter", "bull"),
        ("potter", "potter", "bull"),
    ],
)
def test_TE_WAR_05_the_first_clockwise_attacks(active: str, attacker: str, defender: str) -> None:
    state = read(f"""
        F5 temple; F4 potter king; H5 temple; H4 bull king
        turn {active} 2; hand {active} TS
    """)
    (war,) = see.story(act(state, "temple G5"), "war")
    assert (war[1]["attacker"], war[1]["defender"]) == (seat(attacker), seat(defender))
    assert state.actor() == seat(attacker)


def test_TE_WAR_06_supporters_are_the_tiles_of_the_colour_on_the_own_side() -> None:
    # None of them touches its king. The market and the temples do not count, nor does F7, which
    # belongs to no kingdom.
    state = read(KINGS + "D5 market\nD6 settlement\nF7 settlement\nK5 settlement")
    (war,) = told(act(state, "temple G5"), "war")
    assert war == "war attacker=0 defender=1 colour=3 attack=2 defence=3"


def test_TE_WAR_07_the_tile_under_the_unification_tile_supports_nobody_and_stays() -> None:
    state = read(KINGS)
    events = act(state, "settlement G5")
    assert told(events, "war") == ["war attacker=0 defender=1 colour=3 attack=1 defence=2"]
    act(state, "add 0", "add 0")
    assert see.cell(state, "G5") == "settlement"
    assert see.cell(state, "E5") == ""
    state = after(KINGS, "settlement G5", "add 2", "add 0")
    assert see.cell(state, "G5") == "settlement"
    assert see.points(state, "lion") == (0, 0, 0, 3), "the king and two settlements, not three"


def test_TE_WAR_08_face_down_tiles_support_nobody_and_stay() -> None:
    state = read("""
        F5 temple; F4 lion king; H5 temple; H4 bull king; I4 J4 I5 J5 settlement
        I4 monument red-black
        hand lion TSSSFM
    """)
    (war,) = told(act(state, "temple G5"), "war")
    assert war == "war attacker=0 defender=1 colour=3 attack=0 defence=0"
    act(state, "add 1", "add 0")
    assert {see.cell(state, label) for label in ("I4", "J4", "I5", "J5")} == {
        "face-down settlement"
    }
    assert see.points(state, "lion") == (0, 0, 0, 1)


def test_TE_WAR_09_first_the_attacker_then_the_defender_add_tiles_of_the_colour_once() -> None:
    state = after(KINGS, "temple G5")
    assert legal(state) == {"add 0", "add 1", "add 2", "add 3"}
    assert refused(state, "add 4") == "TE-WAR-09"
    assert refused(state, "add 0", by="bull") == "TE-TURN-01"
    act(state, "add 3")
    assert refused(state, "add 0", by="lion") == "TE-TURN-01"
    assert legal(state) == {"add 0", "add 1", "add 2"}
    assert refused(state, "add 3") == "TE-WAR-09"
    act(state, "add 2")
    assert view_of(state, seat("lion")).decision == "turn"
    assert (see.hand(state, "lion"), see.hand(state, "bull")) == ("FM", "TTFM")


@pytest.mark.parametrize(
    ("attacker", "defender", "winner"),
    [
        (0, 0, "bull"),
        (1, 0, "bull"),
        (2, 0, "lion"),
        (2, 1, "bull"),
        (3, 1, "lion"),
        (3, 2, "bull"),
    ],
)
def test_TE_WAR_10_the_defender_wins_ties(attacker: int, defender: int, winner: str) -> None:
    state = read(KINGS)
    events = act(state, "temple G5", f"add {attacker}", f"add {defender}")
    ((_, won),) = see.story(events, "war-won")
    assert won["winner"] == seat(winner)
    assert (won["attack"], won["defence"]) == (1 + attacker, 2 + defender)
    assert see.is_home(state, "bull king") == (winner == "lion")
    assert see.is_home(state, "lion king") == (winner == "bull")


def test_TE_WAR_11_the_loser_loses_the_leader_and_all_supporters_of_its_side() -> None:
    state = after(KINGS + "K5 market\nL5 settlement", "temple G5", "add 3", "add 0")
    assert see.board(state) == {
        "E5": "settlement",
        "F5": "temple",
        "F4": "lion king",
        "G5": "temple",
        "H5": "temple",
        "K5": "market",
    }
    assert see.is_home(state, "bull king")
    assert see.kingdoms(state) == {kingdom("E5 F3 F4 F5 G5 H5")}
    # An attacker who loses pays in the same way.
    state = after(KINGS, "temple G5", "add 0", "add 0")
    assert see.is_home(state, "lion king")
    assert see.cell(state, "E5") == ""
    assert see.kingdoms(state) == {kingdom("F5 G5 H4 H5 I5 J5")}


@pytest.mark.parametrize(
    ("attacker", "defender", "lion", "bull"),
    [(2, 0, 3, 0), (3, 0, 3, 0), (3, 2, 0, 2), (0, 2, 0, 2)],
)
def test_TE_WAR_12_every_piece_pays(attacker: int, defender: int, lion: int, bull: int) -> None:
    state = after(KINGS, "temple G5", f"add {attacker}", f"add {defender}")
    assert see.points(state, "lion") == (0, 0, 0, lion)
    assert see.points(state, "bull") == (0, 0, 0, bull)


def test_TE_WAR_13_removed_supporters_and_all_added_tiles_leave_the_game() -> None:
    state = after(KINGS, "temple G5", "add 3", "add 1")
    assert see.gone(state) == "SSSSSS", "three and one added, two removed"
    assert (see.hand(state, "lion"), see.hand(state, "bull")) == ("FM", "TTFMS")


def test_TE_WAR_14_temples_with_a_treasure_or_next_to_another_leader_stay() -> None:
    state = read("""
        I5 temple; I6 lion priest; K5 L5 temple; M5 bull priest; M4 temple; L4 archer farmer
        hand lion TTTTTS
    """)
    ((_, won),) = see.story(act(state, "settlement J5", "add 5", "add 0"), "war-won")
    # K5, L5, M4 and N5 support the bull. L5 and M4 touch the farmer, N5 has a treasure.
    assert (won["attack"], won["defence"], won["count"]) == (7, 4, 1), "with I5 and I7"
    assert {label: see.cell(state, label) for label in ("K5", "L5", "M4", "N5", "M5", "L4")} == {
        "K5": "",
        "L5": "temple",
        "M4": "temple",
        "N5": "temple",
        "M5": "",
        "L4": "archer farmer",
    }
    assert see.points(state, "lion") == (2, 0, 0, 0), "the priest and one temple"
    # The exception is for priests only.
    # All the settlements go, though I5 is next to another leader.
    state = read("bare" + KINGS + "I4 temple\nI6 archer farmer\nJ6 temple")
    act(state, "temple G5", "add 3", "add 0")
    assert (see.cell(state, "I5"), see.cell(state, "J5")) == ("", "")
    assert see.cell(state, "I6") == "archer farmer"


def test_TE_WAR_15_leaders_that_end_up_apart_are_no_longer_in_conflict() -> None:
    # Only bull's market H5 joins bull's king to the rest.
    state = read("""
        F5 temple; F4 lion king; F6 lion trader; H5 market; H4 temple; H3 bull king; I5 temple
        I4 bull trader
        hand lion TMMSSS; hand bull SSSSSS
    """)
    act(state, "settlement G5", "war trader")
    assert told(act(state, "add 2", "add 0"), "dissolved") == ["dissolved colour=3"]
    assert "end" in legal(state)
    assert (see.cell(state, "F4"), see.cell(state, "H3")) == ("lion king", "bull king")
    assert see.kingdoms(state) == {kingdom("F3 F4 F5 F6 G5"), kingdom("H3 H4")}


def test_TE_WAR_16_the_active_player_decides_again_before_every_war() -> None:
    state = after(THREE, "temple G5", "war trader", "add 2", "add 0")
    assert state.actor() == seat("lion")
    assert legal(state) == {"war farmer", "war king"}
    assert refused(state, "war trader") == "TE-WAR-04", "that war is over"
    (war,) = told(act(state, "war king", "add 0", "add 0"), "war")[1:]
    assert war == "war attacker=0 defender=1 colour=1 attack=0 defence=0", "the last one by itself"


def test_TE_WAR_17_the_unification_tile_goes_back_after_the_last_war() -> None:
    state = after(THREE, "temple G5", "war trader", "add 2", "add 0", "war king", "add 0", "add 0")
    act(state, "add 0")
    assert state.union == at("G5"), "the farmers are still at war"
    assert told(act(state, "add 0"))[-1] == f"rejoined seat=0 space={at('G5')}"
    assert state.union == OFF
    assert see.cell(state, "G5") == "temple"


def test_TE_WAR_18_all_who_added_tiles_refill_at_the_end_of_the_turn() -> None:
    state = after("seats 2" + KINGS, "temple G5", "add 3", "add 1")
    assert (see.hand(state, "lion"), see.hand(state, "bull")) == ("FM", "TTFMS")
    assert state.actor() == seat("lion")
    act(state, "end")
    assert [facts["seat"] for _, facts in see.story(act(state, "draw TTFF", "draw T"), "drew")] == [
        0,
        1,
    ]
    assert (see.hand(state, "lion"), see.hand(state, "bull")) == ("TTFFFM", "TTTFMS")
