"""Hard cases beside the conflicts: TE-EDGE-80, 81, 95 and 96."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, at, draw, legal, read, refused, seat

from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.rules.actions import SPACE
from velkahra.games.euphrates.rules.facts import LABELS

CORNERS = {"B3", "P6", "A8", "E10", "J11", "O11"}
TEMPLES = CORNERS | {"E1", "J1", "O2", "G4", "L4", "D6", "H8", "M8"}


@pytest.mark.parametrize(
    ("action", "who", "expected"),
    [
        ("market G5", "bull", (0, 0, 1, 0)),
        ("settlement G5", "archer", (0, 0, 0, 1)),
        ("temple G5", "archer", (1, 0, 0, 0)),
    ],
)
def test_TE_EDGE_80_one_leader_scores(
    action: str, who: str, expected: tuple[int, int, int, int]
) -> None:
    state = after("F5 temple\nF6 bull trader\nE5 archer king\nhand lion TTMMSS", action)
    assert see.points(state, who) == expected
    for other in {"lion", "bull", "archer", "potter"} - {who}:
        assert see.points(state, other) == (0, 0, 0, 0)


def test_TE_EDGE_81_the_point_for_a_tile_comes_before_the_monument() -> None:
    # The priest scores for the temple that completes the square, and goes home by the monument.
    state = read("G5 temple\nH5 temple\nG6 temple\nF5 bull priest\nhand lion TT")
    events = act(state, "temple H6")
    assert see.points(state, "bull") == (1, 0, 0, 0), "at once, while the monument is offered"
    events += act(state, "build red-black G5")
    assert [kind for kind, _ in see.story(events)] == ["tile", "points-tile", "built", "homeless"]
    assert see.points(state, "bull") == (1, 0, 0, 0)


def test_TE_EDGE_95_the_advanced_board_has_14_temples_6_of_them_in_corners() -> None:
    state = EuphratesState.new(4, 1, 0)
    assert see.treasures(state) == TEMPLES
    assert {label for label in LABELS if see.cell(state, label)} == TEMPLES
    assert {label for label in LABELS if state.is_corner(at(label))} == CORNERS
    assert [int(state.in_bag(colour)) for colour in range(4)] == [43, 36, 30, 30]
    # Corner treasures go first there too.
    state = read("""
        board advanced; B8 C8 settlement; C7 farm; A9 lion trader
        hand lion FTTMSS
    """)
    act(state, "farm D7")
    assert legal(state) == {"take A8"}
    assert refused(state, "take D6") == "TE-TREASURE-02"
    act(state, "take A8")
    assert see.held(state) == [1, 0, 0, 0]


@pytest.mark.parametrize(("left", "over"), [({"B3", "H8"}, True), ({"B3", "H8", "M8"}, False)])
def test_TE_EDGE_95_the_game_ends_at_two_treasures_there_too(left: set[str], over: bool) -> None:
    state = read(f"""
        seats 2; board advanced; taken {" ".join(sorted(TEMPLES - left))}
        hand lion TTFMS; hand bull TTFMSS
    """)
    act(state, "end")
    draw(state, "T")
    assert state.is_over() == over
    assert over or state.active == seat("bull")


def test_TE_EDGE_96_the_game_offers_no_ziggurat_and_no_civilization_buildings() -> None:
    offered = {option.name: option.values for option in GAME.options}
    assert offered["board"] == ("standard", "advanced")
    assert offered["english"] == ("no", "yes")
    assert offered["points"] == ("hidden", "open")
    assert len(offered["dynasties"]) == 24
    assert set(offered) == {"board", "english", "points", "dynasties"}
    kinds = {SPACE.decode(action).kind for action in range(SPACE.size)}
    assert kinds == {
        "tile",
        "leader",
        "withdraw",
        "catastrophe",
        "swap",
        "add",
        "war",
        "build",
        "decline",
        "take",
        "end",
        "first",
        "draw",
    }
