"""Unfinished parts of a game: what it may be played without, and needs for a further purpose."""

from collections.abc import Iterator
from typing import NamedTuple

from velkahra.core.contract import picture, words
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.testing.words import texts_of


class Part(NamedTuple):
    """A part that a game does not have yet: its purpose, its name, and the place to write it."""

    purpose: str
    name: str
    place: str


def unfinished(game: Game) -> Iterator[Part]:
    """Yield the parts that a game does not have yet."""
    seats, options = game.fewest(), game.complete({})
    state = game.start(seats, options)
    if not game.observation(seats, options).parts:
        yield Part("learning", "an observation", "State.describe")
    written = texts_of(game).languages()
    for language in words.LANGUAGES if written else ():
        if language not in written:
            yield Part("a page in three languages", f"words in {language}", f"text/{language}/")
    if type(game).picture is picture.GamePicture.picture:
        yield Part("a page in three languages", "a picture", "Game.picture")
    if type(state).evaluate is State.evaluate:
        yield Part("bots", "an evaluation", "State.evaluate")
