"""Section 4 of the catalogue, along games full of wars, revolts, monuments and treasures."""

import pytest
from tests.games.euphrates.hot import GAMES, Findings, observe


@pytest.fixture(scope="module")
def findings() -> Findings:
    return observe()


def broken(findings: Findings, number: int) -> list[str]:
    return findings.broken[number][:10]


def test_TE_INV_1_all_tiles_are_somewhere(findings: Findings) -> None:
    assert broken(findings, 1) == []
    for kind in ("swapped", "destroyed", "removed", "built"):
        assert findings.events[kind] > 0


def test_TE_INV_2_at_rest_kingdoms_are_in_order(findings: Findings) -> None:
    assert broken(findings, 2) == []
    for kind in ("revolt-won", "war-won", "dissolved", "homeless", "treasure", "rejoined"):
        assert findings.events[kind] > 0
    assert findings.events["war-won"] > GAMES
    assert findings.events["revolt-won"] > GAMES


def test_TE_INV_3_farms_lie_on_rivers_and_nothing_else_does(findings: Findings) -> None:
    assert broken(findings, 3) == []
    assert findings.events["tile"] > 10 * GAMES


def test_TE_INV_4_monuments_stand_once_on_their_colour(findings: Findings) -> None:
    assert broken(findings, 4) == []
    assert findings.events["built"] > GAMES // 2


def test_TE_INV_5_no_treasure_is_lost_and_one_stays(findings: Findings) -> None:
    assert broken(findings, 5) == []
    assert findings.events["treasure"] > GAMES
    assert findings.events["over-treasures"] > 0


def test_TE_INV_6_points_only_grow_and_by_what_the_rules_pay(findings: Findings) -> None:
    assert broken(findings, 6) == []
    for kind in ("points-tile", "points-war", "points-revolt", "points-monument"):
        assert findings.events[kind] > 0


def test_TE_INV_7_every_turn_starts_with_full_hands(findings: Findings) -> None:
    assert broken(findings, 7) == []
    assert findings.events["turn"] > 10 * GAMES
    assert findings.events["over-bag"] > 0
