"""The lines that random games show: prompts, log, previews, refusals and what works instead."""

from collections.abc import Iterator
from functools import cache
from itertools import count, pairwise

from librt.random import Random

import velkahra
from velkahra.core.contract.events import SPECTATOR, Events
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.alternatives import instead_of
from velkahra.core.play.play import Play
from velkahra.testing.walk import random_game

LINES = 2000
"""How many different lines of each language are read."""
EVERY = 5
"""How many plies lie between two positions that are looked at closely."""

Lines = Iterator[tuple[str, str]]
"""Languages, each with a line."""


@cache
def rendered(name: str) -> dict[str, list[str]]:
    """Return different lines in each language, the same ones in every run."""
    found: dict[str, dict[str, None]] = {language: {} for language in LANGUAGES}
    for play in _plays(name):
        for language, line in _lines(play):
            found[language].setdefault(line)
        if play.version == 0 and min(map(len, found.values())) >= LINES:
            break
    return {language: list(filter(None, lines)) for language, lines in found.items()}


def _plays(name: str) -> Iterator[Play]:
    """Play one game after another at random, in variants from all parts of their list."""
    game = velkahra.game(name)
    variants = list(game.variants())
    for number in count():
        seats, options = variants[number * 97 % len(variants)]
        yield from random_game(game, seats, options, number)


def _lines(play: Play) -> Lines:
    words, rng = play.game.words, Random(play.version)
    for event in play.happened[-1] if play.happened else ():
        for language in LANGUAGES:
            yield language, words.event(language, event, play.options)
    if play.version % EVERY == 0:
        yield from _asked(play)
        yield from _refused(play, rng)
        yield from _foreseen(play, rng)


def _asked(play: Play) -> Lines:
    for viewer in {play.version % play.seats, max(int(play.state.actor()), 0), SPECTATOR}:
        view = play.view(viewer)
        for language in LANGUAGES:
            yield language, play.game.words.prompt(language, play.state, viewer, view)


def _refused(play: Play, rng: Random) -> Lines:
    """Try an action of each kind."""
    game, state, seat = play.game, play.state, max(int(play.state.actor()), 0)
    ends = [*(kind.offset for kind in game.space.kinds), game.space.size]
    tried = [first + rng.randrange(end - first) for first, end in pairwise(ends)]
    refused = [(action, why) for action in tried if (why := state.refusal(seat, action))]
    shown = rng.randrange(len(refused) or 1)
    for language in LANGUAGES:
        for _, why in refused:
            yield language, game.words.refusal(language, why, play.options)
        for action, _ in refused[shown : shown + 1]:
            yield language, instead_of(game, state, seat, language, action)


def _foreseen(play: Play, rng: Random) -> Lines:
    """Look at what a legal action would do."""
    game, seat = play.game, int(play.state.actor())
    if seat < 0:
        return
    legal = list(play.state.legal_actions(seat))
    action, events = legal[rng.randrange(len(legal))], Events()
    before = game.pages.foreseen(play.state, seat, action, 0)
    after = before.clone()
    after.apply(seat, action, events)
    for language in LANGUAGES:
        for event in events.happened:
            yield language, game.words.event(language, event, play.options)
        for line in game.pages.preview(before, after.clone(), seat, language).lines:
            yield language, line
