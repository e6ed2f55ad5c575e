"""A refusal lists possible actions in its place."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import islice

import pytest
from librt.random import Random
from tests.games.sentences import PROMPT, Sentences
from tests.sampling import ALL

import velkahra
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.words import LANGUAGES, Ways
from velkahra.core.play.alternatives import instead_of, refused_clicks
from velkahra.core.play.play import Play
from velkahra.testing.walk import random_game

pytestmark = pytest.mark.plain

GAMES = ("euphrates", "pamir", "viceroy")
STEPS = 31
EVERY = 7
MOST_VARIANTS = 6

SILENT = {
    "refusal-VC-EDGE-12": "says how many gems of any colours",
    "refusal-VC-REWARD-01": "says how many gems of any colours",
    "refusal-VC-LIMIT-02": "says to take others from the supply",
    "refusal-VC-PASS-04": "says to take others from the supply",
}
"""Refusals that may come without a list of possible actions, each with the reason."""

every_game = pytest.mark.parametrize("name", GAMES)


def positions(name: str) -> Iterator[Play]:
    game = velkahra.game(name)
    variants = list(game.variants())
    for number, (seats, options) in enumerate(variants[:: -(-len(variants) // MOST_VARIANTS)]):
        for play in random_game(game, seats, options, number):
            if play.version % EVERY == number and not play.state.is_over():
                yield play


def refused(play: Play, seat: int) -> Iterator[tuple[Refusal, int]]:
    """Yield some actions that a seat may not do now, with the reason."""
    for action in range(play.version % STEPS, play.game.space.size, STEPS):
        if refusal := play.state.refusal(seat, action):
            yield refusal, action


@cache
def heard(name: str) -> dict[tuple[str, str], str]:
    """Return for refusals, in each language, what random games say is possible instead."""
    found: dict[tuple[str, str], str] = {}
    for play in positions(name):
        actor = max(int(play.state.actor()), 0)
        for seat in (actor, (actor + 1) % play.seats):
            for refusal, action in refused(play, seat):
                for language in LANGUAGES:
                    key = (refusal.key, language)
                    if not found.get(key):
                        found[key] = instead_of(play.game, play.state, seat, language, action)
    return found


@every_game
def test_every_refusal_says_what_is_possible(name: str) -> None:
    said = heard(name)
    silent = {key for (key, _), sentence in said.items() if not sentence}
    assert silent <= SILENT.keys(), silent
    assert len({key for key, _ in said}) > 15


@every_game
def test_what_is_possible_is_a_sentence(name: str) -> None:
    said: Sentences = import_module(f"tests.games.{name}.said").SAID
    said.check(*filter(None, heard(name).values()), ends=PROMPT)


@every_game
def test_every_kind_of_action_has_a_name(name: str) -> None:
    game = velkahra.game(name)
    drawn = {"first", "draw", "deal", "back", "ai", "virtual", "wakhan"}
    kinds = [kind.name for kind in game.space.kinds if kind.name not in drawn]
    view = game.view(game.start(game.seats[0]), 0)
    for language in LANGUAGES:
        for kind in kinds:
            assert game.words.instead(language, view, Ways([kind, kinds[0]]))


@every_game
def test_what_is_possible_depends_on_nothing_hidden(name: str) -> None:
    for number, play in enumerate(islice(positions(name), 0, None, 1 if ALL else 3)):
        game, state, seat = play.game, play.state, int(play.state.actor())
        if seat < 0:
            continue
        world = state.determinize(seat, Random(number))
        for _, action in refused(play, seat):
            there = instead_of(game, world, seat, "en", action)
            assert there == instead_of(game, state, seat, "en", action)


def test_a_leader_learns_the_nearest_spaces() -> None:
    play = next(p for p in positions("euphrates") if p.game.decision(p.state, 0) == "turn")
    game, state = play.game, play.state
    seat = 0
    refused_one = game.space.encode("leader", [3, game.space.kinds[1].fields[1].labels.index("H4")])
    assert state.refusal(seat, refused_one)
    said = instead_of(game, state, seat, "en", int(refused_one))
    assert said.startswith("Possible spaces, the nearest first: ")


def test_who_waits_hears_what_the_others_do() -> None:
    game = velkahra.game("pamir")
    play = next(p for p in positions("pamir") if p.seats > 1 and p.state.actor() >= 0)
    waiting = (int(play.state.actor()) + 1) % play.seats
    said = instead_of(game, play.state, waiting, "en", None)
    assert said == game.words.prompt("en", play.state, waiting)


def test_a_court_card_of_somebody_else_is_refused_as_such() -> None:
    game = velkahra.game("pamir")
    for play in positions("pamir"):
        state, seat = play.state, int(play.state.actor())
        if game.decision(state, max(seat, 0)) != "turn":
            continue
        cards = [c.card for other in game.view(state, seat).players for c in other.court]
        for card in cards:
            _, refusal = refused_clicks(game, state, seat, [f"c-{card}"])
            assert refusal is None or refusal.rule != "PP-PLAY-11", refusal
