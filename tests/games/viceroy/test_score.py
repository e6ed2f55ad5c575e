"""VC-SCORE: the seven headings."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import read
from tests.games.viceroy.pyramids import RED, TOWER

from velkahra.games.viceroy.rules.chapters.end import ranking
from velkahra.games.viceroy.view.build import view_of

SCORED = [
    (TOWER + "19 eternal-yellow 1\n1 circle-yellow-4 1", 1, 3 + 4),
    ("61 magic 3\n61 magic-5 1\n61 magic-2 1", 4, 21),
    ("61 magic 3\n61 defence 1\n61 science 2", 4, 0),
    ("61 magic 3\n61 defence 1\n61 science 2", 5, 12),
    ("61 defence 2\n61 magic 5\n61 science 3", 5, 24),
    ("seats 3\nsquare attack 2\ntriangle attack 3\n61 defence 2\n61 magic 2\n61 science 2", 5, 24),
    ("seats 3\nsquare attack 2\ntriangle attack 3\n61 defence 2\n61 magic 2\n61 science 2", 6, -12),
    ("seats 3\nsquare attack 2\ntriangle attack 3", 6, -20),
    ("61 defence 3\nsquare attack 1", 6, 0),
]


def circles(more: str = "") -> int:
    return see.points(read(RED + more), "circle")[0]


def test_VC_SCORE_01_the_level_of_the_upper_card() -> None:
    assert circles() == 2
    # And every bonus of that colour.
    assert circles("1 circle-red-2 2\n20 circle-red-4 1\n20 circle-blue-4 1") == 2 + 4 + 4
    assert see.points(read(RED + "62 circle-red-4 1"), "circle")[0] == 2


def test_VC_SCORE_02_eternal_gems_by_their_level_and_bonuses() -> None:
    state = read(RED + "20 eternal-yellow 2\n1 eternal-blue 1\n3 circle-yellow-2 1")
    assert see.points(state, "circle")[1] == 2 * (2 + 2) + 1


@pytest.mark.parametrize(("lay", "scored"), [("circle lay 68 1 2", 4), ("circle hand 68", 0)])
def test_VC_SCORE_03_only_laws_in_the_pyramid(lay: str, scored: int) -> None:
    assert see.points(read(RED + lay), "circle")[2] == scored


def test_VC_SCORE_03_a_tucked_law_scores_nothing() -> None:
    assert see.points(read(RED + "circle tuck 68 1"), "circle")[2] == 0
    # Each law counts what is tucked under itself.
    table = "circle lay 72 1 2 78 1 3\ncircle tuck 31 72\n"
    more = "circle tuck 33 78\ncircle tuck 35 78\ncircle tuck 66 1"
    assert see.points(read(RED + table + more), "circle")[2] == 5 + 4 + 4


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6, 7, 8, 10, 12, 15])
def test_VC_SCORE_04_power_by_its_face(value: int) -> None:
    state = read(f"61 power-{value} 2\n61 power-2 1\n62 power-3 1")
    assert see.points(state, "circle")[3] == 2 * value + 2 * (value != 2) + (value == 2) * 2


def test_VC_SCORE_05_magic_times_all_bonuses() -> None:
    state = read("61 magic 3\n61 magic-2 1\n61 magic-3 2\n61 magic-5 1\n62 magic 4")
    assert see.points(state, "circle")[4] == 3 * (2 + 3 + 3 + 5)
    assert see.points(read("61 magic-5 3"), "circle")[4] == 0
    assert see.points(read("61 magic 3"), "circle")[4] == 0


def test_VC_SCORE_06_sets_of_defence_magic_and_science() -> None:
    for defence, magic, science, sets in ((1, 1, 1, 1), (3, 2, 2, 2), (0, 5, 5, 0), (4, 4, 3, 3)):
        state = read(f"61 defence {defence}\n61 magic {magic}\n61 science {science}")
        assert see.points(state, "circle")[5] == 12 * sets
    # Tokens of sets count under other headings too.
    state = read("61 defence 1\n61 magic 1\n61 science 1\n61 magic-5 1\nsquare attack 2")
    assert see.points(state, "circle")[4:] == [5, 12, -4]


def test_VC_SCORE_07_four_points_for_each_attack_beyond_the_defence() -> None:
    state = read("seats 3\n61 defence 2\nsquare attack 2\ntriangle attack 3\ncircle attack 9")
    assert see.points(state, "circle")[6] == -4 * (5 - 2)
    assert see.points(state, "square")[6] == -4 * 12
    assert see.points(state, "triangle")[6] == -4 * 11


@pytest.mark.parametrize(("table", "heading", "points"), SCORED)
def test_VC_EX_13_VC_EX_15_VC_EX_16_VC_EX_17_VC_EX_18_VC_TX_12_VC_TX_13_VC_EDGE_34_sums(
    table: str, heading: int, points: int
) -> None:
    assert see.points(read(table), "circle")[heading] == points


def test_VC_SCORE_08_VC_FLOW_01_the_highest_total_wins() -> None:
    state = read(
        "seats 4\n61 power-2 1\n62 power-15 1\n63 power-5 1\n64 power-5 1\ncircle gems\n"
        "square gems\ntriangle gems\nstar gems\nend"
    )
    assert list(ranking(state)) == [1, 2, 3, 0]
    assert [player.place for player in view_of(state, -1).players] == [4, 1, 2, 2]
    assert list(state.returns()) == [0.0, 1.0, 0.0, 0.0]
