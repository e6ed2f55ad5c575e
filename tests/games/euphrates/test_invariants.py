"""Section 4 of the catalogue, along games full of wars, revolts, monuments and treasures."""

import pytest
from tests.games.euphrates.helpers import read
from tests.games.euphrates.hot import GAMES, Findings, observe

from velkahra.games.euphrates.rules import pieces
from velkahra.games.euphrates.rules.facts import LABELS
from velkahra.games.euphrates.rules.invariants import faults

ORDINARY = (
    "hand lion TTFMSS; hand bull TTFMSS; hand archer TTFMSS; hand potter TTFMSS; G3 lion king"
)


@pytest.fixture(scope="module")
def findings() -> Findings:
    return observe()


def test_TE_INV_1_TE_INV_5_all_tiles_and_treasures_are_somewhere(findings: Findings) -> None:
    assert findings.broken["check_pieces"] == []
    for kind in ("swapped", "destroyed", "removed", "built", "over-treasures"):
        assert findings.events[kind] > 0
    assert findings.events["treasure"] > GAMES


def test_TE_INV_2_at_rest_kingdoms_are_in_order(findings: Findings) -> None:
    assert findings.broken["check_rest"] == []
    for kind in ("revolt-won", "war-won", "dissolved", "homeless", "treasure", "rejoined"):
        assert findings.events[kind] > 0
    assert min(findings.events["war-won"], findings.events["revolt-won"]) > GAMES


def test_TE_INV_3_TE_INV_4_TE_INV_7_the_game_finds_no_fault(findings: Findings) -> None:
    assert findings.broken["check_faults"] == []
    assert min(findings.events["tile"], findings.events["turn"]) > 10 * GAMES
    assert findings.events["built"] > GAMES // 2
    assert findings.events["over-bag"] > 0


def test_TE_INV_6_points_only_grow_and_by_what_the_rules_pay(findings: Findings) -> None:
    assert findings.broken["check_points"] == []
    for kind in ("points-tile", "points-war", "points-revolt", "points-monument"):
        assert findings.events[kind] > 0


@pytest.mark.parametrize(
    ("space", "cell", "said"),
    [
        ("A4", int(pieces.tile_of(0)), "a wrong tile for the ground on A4"),
        ("A4", int(pieces.LEADER), "a leader on the river A4"),
        ("A2", int(pieces.LEADER) + 2, "the leader on A2 is counted elsewhere"),
        ("H3", int(pieces.tile_of(2)), "the kingdoms kept are not the kingdoms on the board"),
        ("F3", 0, "the leader on G3 has no temple"),
    ],
)
def test_TE_INV_2_TE_INV_3_a_fault_is_noticed(space: str, cell: int, said: str) -> None:
    state = read(ORDINARY)
    assert faults(state) == []
    state.cells[LABELS.index(space)] = cell
    assert said in faults(state)


def test_TE_INV_5_TE_INV_7_a_short_hand_and_a_board_without_treasures_are_noticed() -> None:
    short = read(ORDINARY.replace("hand bull TTFMSS; ", ""))
    assert "a turn begins with a hand that is not full" in faults(short)
    assert "no treasure is left on the board" in faults(read("bare; " + ORDINARY))
