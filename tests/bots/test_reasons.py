"""The reason of a hint: true, in three languages, and from what the seat knows alone."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from librt.random import Random

from velkahra.bots.reasons import reason_of
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.record import read_record
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.core.registry import game

RECORDS = {
    "euphrates": "greedy-4-ends-by-treasures.txt",
    "hammer": "greedy-5.txt",
    "pamir": "greedy-3-ends-by-last-check.txt",
    "viceroy": "greedy-4-one-random.txt",
}
EVERY = 15
PLIES = 400


def decisions(name: str) -> Iterator[tuple[Game, State, int, int]]:
    """Yield some decisions of a game that was played: the state before, the seat, the action."""
    path = Path(__file__).resolve().parents[1] / "records" / name / RECORDS[name]
    record, title = read_record(path.read_text(encoding="utf-8")), game(name)
    state = title.start(record.seats, record.options)
    for number, (seat, action) in enumerate(record.plies[:PLIES]):
        if number % EVERY == 0 and seat != CHANCE:
            yield title, state.clone(), seat, action
        state.advance(seat, action, None)


def reason(title: Game, state: State, seat: int, action: int) -> str:
    knowledge = SeatKnowledge(state, seat, Random(7))
    return reason_of(knowledge, title, "en", action, Random(3))


@pytest.mark.parametrize("name", RECORDS)
def test_two_truths_a_seat_cannot_tell_apart_have_the_same_reason(name: str) -> None:
    told = []
    for title, state, seat, action in decisions(name):
        other = state.determinize(seat, Random(11))
        told.append(reason(title, state, seat, action))
        assert reason(title, other, seat, action) == told[-1]
    assert any(told)


@pytest.mark.parametrize("name", RECORDS)
def test_every_figure_has_sentences_in_every_language(name: str) -> None:
    title = game(name)
    for language, figure, sign, count in product(
        LANGUAGES, title.figure_worth, ("more", "same"), (1, 2, 5)
    ):
        sentence = title.words.text(language, f"reason-{figure}", sign=sign, count=count)
        assert sentence.endswith(".")
        assert len(sentence) <= 100
        assert sign == "same" or "{" not in sentence


@pytest.mark.parametrize("name", RECORDS)
def test_figures_are_those_of_the_words(name: str) -> None:
    title, state, seat, _ = next(iter(decisions(name)))
    assert title.figures(title.view(state, seat)).keys() == title.figure_worth.keys()


def test_a_reason_says_what_the_action_changes() -> None:
    for title, state, seat, action in decisions("euphrates"):
        told = reason(title, state, seat, action)
        if told != "It brings you one point.":
            continue
        now = sum(title.view(state, seat).points[seat])
        state.advance(seat, action, None)
        assert sum(title.view(state, seat).points[seat]) == now + 1
        return
    pytest.fail("no action of the record scores")


def test_an_action_without_alternatives_has_no_reason() -> None:
    for title, state, seat, action in decisions("pamir"):
        if len(state.legal_actions(seat)) == 1:
            assert reason(title, state, seat, action) == ""
