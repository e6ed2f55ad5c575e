"""Every card, side and special ability of the default set does what its text says."""

from pathlib import Path

import pytest
from tests.games.hammer.bench import Case

from velkahra.games.hammer.cards import facts

TEXT = Path(__file__).with_name("cases.txt").read_text(encoding="utf-8")
LINES = [line for line in TEXT.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.partition(" |")[0])
def test_a_card_does_what_its_text_says(line: str) -> None:
    Case(line).carry_out()


def test_every_card_has_a_case() -> None:
    nodes = [each.card or each.side for each in facts.placed(0)]
    wanted = {node.id for node in nodes if node}
    assert {line.split()[0] for line in LINES} == wanted
    assert len(wanted) == 117 + 101 + 5 + 5 + 20


def test_every_ability_and_trigger_has_a_case() -> None:
    for each in facts.placed(0):
        node = each.card or each.side
        assert node
        cases = [line for line in LINES if line.split()[0] == node.id]
        abilities = len(each.card.abilities) if each.card else 0
        for number in range(1, abilities + 1):
            assert any(f"use {number}" in line for line in cases), node.id
        for trigger in node.triggers:
            begins = {"turn_start": "start ", "round_end": "round "}.get(trigger.when, "play ")
            assert any(begins in line for line in cases), node.id


def test_a_wrong_expectation_is_noticed() -> None:
    line = "usa-sponsor | | play | usa sb +3"
    with pytest.raises(AssertionError, match=r"usa sb \+3"):
        Case(line).carry_out()
