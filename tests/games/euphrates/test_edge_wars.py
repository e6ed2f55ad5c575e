"""Hard cases of wars: TE-EDGE-10 to TE-EDGE-19."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, kingdom, legal, read, seat, told

# Kings, traders and farmers of lion (west) and bull (east) meet on G5.
THREE = """
    F5 temple; F4 lion king; F6 lion trader; E5 temple; E4 lion farmer; H5 temple
    H4 bull king; H6 bull trader; I5 temple; I4 bull farmer
"""
# Only the market I5 joins bull's settlements J5 and K5 to the rest.
CUT_OFF = """
    bare; F5 temple; F4 lion king; F6 lion trader; E6 market; E5 D5 settlement; H5 temple
    H4 bull king; H6 bull trader; H3 settlement; I5 market; J5 K5 settlement
    hand lion TMMSFF; hand bull SSSFFF
"""
# A war of priests on J5: lion 3 (I4, I5, I7), bull 6 (K5, L5, L6, M4, M6, N5).
PRIESTS = """
    I5 I4 temple; I6 lion priest; K5 L5 L6 temple; M5 bull priest; M4 M6 temple
    hand lion TTTTTS; hand bull TTFFMM
"""
# Bull's kingdom touches G5 twice, with G4 and H5; the market H4 holds it together.
TWO_PIECES = """
    bare; F5 temple; E5 lion king; F6 lion trader; D5 D6 settlement; G4 temple; G3 bull king
    H3 settlement; H4 market; H5 settlement; I4 temple; J4 bull trader
    hand lion TTMMSS; hand bull SSFFFF
"""


@pytest.mark.parametrize("active", ["lion", "bull", "archer", "potter"])
def test_TE_EDGE_10_the_active_player_chooses_the_order_also_when_not_involved(active: str) -> None:
    state = after(THREE + f"turn {active} 2\nhand {active} T", "temple G5")
    assert state.actor() == seat(active)
    assert legal(state) == {"war farmer", "war trader", "war king"}
    act(state, "war king", "add 0", "add 0")
    assert state.actor() == seat(active)
    assert legal(state) == {"war farmer", "war trader"}


def test_TE_EDGE_10_an_only_war_begins_without_a_question() -> None:
    state = read(THREE + "hand lion T")
    events = act(state, "temple G5", "war king", "add 0", "add 0", "war trader", "add 0", "add 0")
    chosen = [facts["colour"] for _, facts in see.story(events, "war-chosen")]
    fought = [facts["colour"] for _, facts in see.story(events, "war")]
    assert (chosen, fought) == ([3, 2], [3, 2, 1])


@pytest.mark.parametrize(
    ("active", "black", "green"),
    [
        ("lion", "bull", "bull"),
        ("archer", "archer", "potter"),
        ("potter", "bull", "potter"),
        ("bull", "bull", "bull"),
    ],
)
def test_TE_EDGE_11_each_war_has_an_attacker(active: str, black: str, green: str) -> None:
    # Bull's king against archer's; bull's trader against potter's.
    state = read(f"""
        F5 temple; F4 bull king; F6 bull trader; H5 temple; H4 archer king; H6 potter trader
        turn {active} 2; hand {active} T
    """)
    events = act(state, "temple G5", "war king", "add 0", "add 0")
    attackers = {facts["colour"]: facts["attacker"] for _, facts in see.story(events, "war")}
    assert attackers == {3: seat(black), 2: seat(green)}


def test_TE_EDGE_12_a_later_war_is_counted_after_the_removals_of_the_earlier_one() -> None:
    (war,) = told(act(CUT_OFF, "temple G5", "war king"), "war")
    assert war == "war attacker=0 defender=1 colour=3 attack=2 defence=3"
    assert told(act(CUT_OFF, "temple G5", "war trader", "add 1", "add 0"), "war") == [
        "war attacker=0 defender=1 colour=2 attack=1 defence=1",
        "war attacker=0 defender=1 colour=3 attack=2 defence=1",
    ]


def test_TE_EDGE_13_the_kingdom_falls_into_three_and_the_other_wars_disappear() -> None:
    # Only the market H5 joins bull's kingdom: king north, farmer south, trader east.
    state = read("""
        bare; F5 temple; E5 lion king; F4 lion trader; F6 lion farmer; H5 market; H4 temple
        H3 bull king; H6 temple; H7 bull farmer; I5 temple; J5 bull trader
        hand lion MMSSTT; hand bull FFFSSS
    """)
    act(state, "settlement G5")
    assert legal(state) == {"war farmer", "war trader", "war king"}
    events = act(state, "war trader", "add 2", "add 0")
    assert told(events, "dissolved") == ["dissolved colour=1", "dissolved colour=3"]
    assert see.kingdoms(state) == {kingdom("E5 F4 F5 F6 G5"), kingdom("H3 H4"), kingdom("H6 H7")}
    assert see.cell(state, "I5") == "temple", "a region without a leader"
    assert see.points(state, "lion") == (0, 0, 2, 0)
    assert state.actor() == seat("lion")
    assert "end" in legal(state)
    # A war that is still joined goes on.
    # As above, but the farmer's temple G6 touches the joining tile: only the kings are separated.
    state = read("""
        bare
        F5 temple; E5 lion king; F4 lion trader; E6 temple; E7 lion farmer; H5 market; H4 temple
        H3 bull king; G6 H6 temple; H7 bull farmer; I5 temple; J5 bull trader
        hand lion MMSSTT
    """)
    act(state, "settlement G5")
    events = act(state, "war trader", "add 2", "add 0")
    assert told(events, "dissolved") == ["dissolved colour=3"]
    assert told(events, "war")[1:] == ["war attacker=0 defender=1 colour=1 attack=0 defence=0"]
    assert legal(state) == {"add 0"}


def test_TE_EDGE_14_tiles_cut_off_from_their_leader_neither_support_nor_leave() -> None:
    state = after(CUT_OFF, "temple G5", "war trader", "add 1", "add 0")
    assert see.story(act(state, "add 0", "add 0"), "war-won") == [
        ("war-won", {"winner": 0, "loser": 1, "colour": 3, "attack": 2, "defence": 1, "count": 1})
    ]
    assert see.cell(state, "H3") == ""
    assert (see.cell(state, "J5"), see.cell(state, "K5")) == ("settlement", "settlement")
    assert see.points(state, "lion") == (0, 0, 2, 2)
    assert see.kingdoms(state) == {kingdom("D5 E5 E6 F4 F5 F6 G5 H5")}
    # In the other order they support and leave.
    state = after(CUT_OFF, "temple G5", "war king", "add 0", "add 0")
    assert see.is_home(state, "lion king"), "2 : 3"
    state = after(CUT_OFF.replace("TMMSFF", "TMMSSS"), "temple G5", "war king", "add 3", "add 0")
    assert [see.cell(state, label) for label in ("H3", "J5", "K5")] == ["", "", ""]
    assert see.points(state, "lion") == (0, 0, 0, 4)


def test_TE_EDGE_15_a_side_in_two_pieces_is_still_at_war_with_what_each_leader_reaches() -> None:
    state = after(TWO_PIECES, "temple G5")
    assert legal(state) == {"war trader", "war king"}
    events = act(state, "war trader", "add 2", "add 0")
    # Only the joining tile connects H5 now, so bull's king has H3 alone.
    assert told(events, "war")[1:] == ["war attacker=0 defender=1 colour=3 attack=2 defence=1"]
    assert told(events, "dissolved") == []
    assert see.kingdoms(state) == {kingdom("D5 D6 E5 F5 F6 G5 G4 G3 H3 H5")}
    act(state, "add 0", "add 0")
    assert (see.cell(state, "H3"), see.cell(state, "H5")) == ("", "settlement")
    assert see.points(state, "lion") == (0, 0, 2, 2), "two for each war: the leader and one tile"
    assert see.kingdoms(state) == {kingdom("D5 D6 E5 F5 F6 G5 G4 H5")}
    # The king on the far piece may still win.
    state = after(TWO_PIECES, "temple G5", "war trader", "add 2", "add 0", "add 0", "add 1")
    assert see.points(state, "bull") == (0, 0, 0, 3), "a tie at 2; the king and two settlements"
    assert see.cell(state, "D5") == ""
    assert see.cell(state, "D6") == ""
    assert see.cell(state, "H5") == "settlement"
    assert see.kingdoms(state) == {kingdom("F5 F6 G5 G4 G3 H3 H5")}


def test_TE_EDGE_16_only_treasures_and_other_leaders_keep_a_losing_priests_temples() -> None:
    # Archer's king K4 touches K5; L5, M4 and M6 touch the losing priest only, L6 nobody.
    state = read(PRIESTS + "K4 archer king")
    ((_, won),) = see.story(act(state, "settlement J5", "add 5", "add 0"), "war-won")
    assert (won["attack"], won["defence"], won["count"]) == (8, 6, 4)
    assert see.points(state, "lion") == (5, 0, 0, 0)
    kept = {label for label in ("K5", "L5", "L6", "M4", "M6", "N5") if see.cell(state, label)}
    assert kept == {"K5", "N5"}


@pytest.mark.parametrize("leader", ["bull farmer", "potter trader", "lion king"])
def test_TE_EDGE_16_any_other_leader_keeps_them_whoever_owns_it(leader: str) -> None:
    state = after(PRIESTS + f"L4 {leader}", "settlement J5", "add 5", "add 0")
    kept = {label for label in ("K5", "L5", "L6", "M4", "M6", "N5") if see.cell(state, label)}
    assert kept == {"L5", "M4", "N5"}
    assert see.points(state, "lion") == (4, 0, 0, 0)


def test_TE_EDGE_17_temples_that_would_stay_count_as_strength() -> None:
    # Two of bull's three temples are safe, and still beat the lion's two.
    state = read("""
        I5 temple; I6 lion priest; K5 temple; L5 archer king; M5 temple; M6 bull priest
        hand lion TTTSSS
    """)
    (war,) = told(act(state, "settlement J5"), "war")
    assert war == "war attacker=0 defender=1 colour=0 attack=2 defence=3", "K5, M5 and N5"
    act(state, "add 2", "add 0")
    assert see.points(state, "lion") == (1, 0, 0, 0), "nothing but the priest"
    assert [see.cell(state, label) for label in ("K5", "M5", "N5")] == ["temple"] * 3


def test_TE_EDGE_18_a_war_leaves_no_other_leader_without_a_temple() -> None:
    state = read(PRIESTS + "K4 archer king\nK6 bull trader\nN6 potter farmer")
    assert told(act(state, "settlement J5", "add 5", "add 0"), "homeless") == []
    for leader, label in (("archer king", "K4"), ("bull trader", "K6"), ("potter farmer", "N6")):
        assert see.cell(state, label) == leader
    kept = {label for label in ("K5", "L5", "L6", "M4", "M6", "N5") if see.cell(state, label)}
    assert kept == {"K5", "L6", "M6", "N5"}, "K5 and M6 are all that some of them have"


def test_TE_EDGE_19_without_supporters_the_defender_wins_a_point_for_the_leader() -> None:
    state = read(THREE + "hand lion TTTTTT\nhand bull TTTTTT")
    assert see.story(act(state, "temple G5", "war king", "add 0", "add 0"), "war-won") == [
        ("war-won", {"winner": 1, "loser": 0, "colour": 3, "attack": 0, "defence": 0, "count": 0})
    ]
    assert see.points(state, "bull") == (0, 0, 0, 1)
