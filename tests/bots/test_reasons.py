"""The reason of a hint: true, in three languages, and from what the seat knows alone."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from librt.random import Random

from velkahra.bots.reasons import reason_of
from velkahra.core.contract.game import Game
from velkahra.core.contract.programs import Argument, Reasons
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.record import read_record
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.core.registry import game
from velkahra.games.pamir.rules.facts import REGION_NAMES
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.chapters.building import refuse_payment
from velkahra.testing.walk import random_game

RECORDS = {
    "euphrates": "greedy-4-ends-by-treasures.txt",
    "hammer": "greedy-5.txt",
    "pamir": "greedy-3-ends-by-last-check.txt",
    "viceroy": "greedy-4-one-random.txt",
}
ARGUED = {
    "euphrates": ("add", "build"),
    "hammer": ("end", "no-bet", "position", "draw"),
    "pamir": ("act", "field", "court", "sneak", "march"),
    "viceroy": ("play", "place", "bid", "name", "draw", "pass"),
}
"""Kinds of action for which something speaks by itself."""
EVERY = 15
ENOUGH = 0.3
"""The share of hints that have a reason, at least: others serve no purpose that can be named."""
PLIES = 400


def decisions(
    name: str, every: int = EVERY, plies: int = PLIES
) -> Iterator[tuple[Game, State, int, int]]:
    """Yield some decisions of a game that was played: the state before, the seat, the action."""
    path = Path(__file__).resolve().parents[1] / "records" / name / RECORDS[name]
    record, title = read_record(path.read_text(encoding="utf-8")), game(name)
    state = title.start(record.seats, record.options)
    for number, (seat, action) in enumerate(record.plies[:plies]):
        if number % every == 0 and seat != CHANCE:
            yield title, state.clone(), seat, action
        state.advance(seat, action, None)


def reason(title: Game, state: State, seat: int, action: int) -> str:
    knowledge = SeatKnowledge(title.judge, state, seat, Random(7))
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
    for language, figure, count in product(LANGUAGES, reasons_of(title).worth, (1, 2, 5)):
        sentence = title.words.text(language, f"reason-{figure}", count=count)
        assert sentence.endswith(".")
        assert len(sentence) <= 100
        assert "{" not in sentence


def reasons_of(title: Game) -> Reasons:
    assert title.reasons is not None
    return title.reasons


def arguments(name: str, *kinds: str) -> Iterator[tuple[Game, State, int, int, Argument]]:
    """Yield decisions of a game, each with an action of these kinds and what speaks for it."""
    for title, state, seat, _ in decisions(name, every=1, plies=2 * PLIES):
        for action in map(int, state.legal_actions(seat)):
            if title.space.decode(action).kind not in kinds:
                continue
            if argument := reasons_of(title).argument(state, seat, action):
                yield title, state, seat, action, argument


@pytest.mark.parametrize("name", RECORDS)
def test_every_argument_has_a_sentence_in_every_language(name: str) -> None:
    found = {argument.name for *_, argument in arguments(name, *ARGUED[name])}
    assert found
    for language, kind, count in product(LANGUAGES, found, (1, 2, 5)):
        said = game(name).words.text(language, f"reason-{kind}", count=count)
        assert said.endswith(".")
        assert len(said) <= 100
        assert "{" not in said


def test_who_is_told_to_win_a_conflict_wins_it() -> None:
    won = 0
    for title, state, seat, action, argument in arguments("euphrates", "add"):
        if argument.name != "wins":
            continue
        conflict = title.view(state, seat).conflict
        after = state.clone()
        after.advance(seat, action, None)
        leaders = title.view(after, seat).leaders
        assert leaders[conflict.defender] >= 0 > leaders[conflict.attacker]
        won += 1
    assert won


def test_an_action_of_a_court_card_allows_what_its_reason_says() -> None:
    met = set()
    for title, state, seat, action, argument in arguments("pamir", "act"):
        after = state.clone()
        after.advance(seat, action, None)
        if argument.name != title.decision(after, seat):
            continue
        one, other, *_ = title.view(after, seat).pending
        assert argument.number == (other - one if argument.name == "build" else one)
        met.add(argument.name)
    assert {"tax", "move", "build"} <= met


def test_a_character_can_be_paid_for_up_to_the_level_told() -> None:
    for title, state, seat, action, argument in arguments("viceroy", "play"):
        if argument.name != "level":
            continue
        assert isinstance(state, ViceroyState)
        card = title.space.decode(action).values[0] + 1
        assert refuse_payment(state, seat, card, argument.number, 0) is None


@pytest.mark.lengthy
@pytest.mark.parametrize("name", RECORDS)
def test_many_hints_have_a_reason(name: str) -> None:
    told = [
        bool(reason(title, state, seat, action))
        for title, state, seat, action in decisions(name, every=5, plies=3 * PLIES)
        if len(state.legal_actions(seat)) > 1
    ]
    assert sum(told) >= ENOUGH * len(told), (sum(told), len(told))


@pytest.mark.parametrize("name", RECORDS)
def test_figures_are_those_of_the_words(name: str) -> None:
    title, state, seat, _ = next(iter(decisions(name)))
    reasons = reasons_of(title)
    assert reasons.figures(title.view(state, seat)).keys() == reasons.worth.keys()


def test_a_reason_says_what_the_action_changes() -> None:
    for title, state, seat, action in decisions("euphrates", every=1):
        told = reason(title, state, seat, action)
        if told != "+1 in your weakest colour.":
            continue
        now = min(title.view(state, seat).points[seat])
        state.advance(seat, action, None)
        assert min(title.view(state, seat).points[seat]) == now + 1
        return
    pytest.fail("no action of the record scores in the weakest colour")


def test_a_reason_names_the_region_that_a_player_comes_to_rule() -> None:
    met = 0
    for title, state, seat, action in decisions("pamir", every=1):
        told = reason(title, state, seat, action)
        if not told.startswith("You become the ruler of "):
            continue
        after = state.clone()
        after.advance(seat, action, None)
        number = [name.title() in told for name in REGION_NAMES].index(True)
        rulers = [title.view(at, seat).regions[number].ruler for at in (state, after)]
        assert rulers[0] != seat
        assert rulers[1] == seat or title.space.decode(action).kind == "play"
        met += 1
    assert met


def test_an_action_without_alternatives_has_no_reason() -> None:
    for title, state, seat, action in decisions("pamir"):
        if len(state.legal_actions(seat)) == 1:
            assert reason(title, state, seat, action) == ""


def test_TE_REVOLT_05_a_fight_that_is_still_open_strengthens_nobody() -> None:
    title = game("euphrates")
    games = random_game(title, 4, title.complete({}), 2)
    state = next(play.state for play in games if play.version == 105)
    assert not reason(title, state, 3, title.read("priest L1")).startswith("It strengthens")
