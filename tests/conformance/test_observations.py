"""Observations of every game along whole games: nothing in them is dead, and a page explains it."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray
from script.observations import PAGE, text
from tests.conformance.titles import TITLES

from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.game import Game
from velkahra.testing.observation import layout_for
from velkahra.testing.walk import random_game

OBSERVED = [title for title in TITLES if title.observer.layout(title.start(title.seats[0])).parts]
# Random games at most: there are no more once everything has changed in one of them.
GAMES = 60
FEWER = {"hammer": 16}

# What no game changes.
CONSTANT = {"euphrates": {"river"}, "pamir": {"players.number"}, "hammer": {"teams.power"}}
# What random play hardly brings about.
RARE = {
    "pamir": {"decision.house", "players.lost-spies"},
    "viceroy": {
        "decision.level-5",
        *(f"{where}.{token}" for where in ("players", "tokens") for token in (
            *("circle-blue-4", "circle-green-2", "circle-green-4", "circle-red-4"),
            *("circle-yellow-4", "magic-5", "power-10", "power-15"),
        )),
    },
    "hammer": {
        *("cards.used-2", "cards.used-3", "clock.finder", "decision.change", "decision.lot"),
        *("decision.restock", "decision.share", "decision.steal-row", "decision.untire"),
        *("pieces.team-2", "pieces.team-4", "teams.debt", "teams.how", "teams.until-forever"),
        *("teams.until-game_end", "teams.until-turn_end"),
    },
}  # fmt: skip


@pytest.mark.lengthy
@pytest.mark.parametrize("title", OBSERVED, ids=lambda title: title.name)
def test_every_part_and_column_says_something(title: Game) -> None:
    """A kind of entry that is always the same in its place is of no use."""
    variants = list(title.variants())
    most = FEWER.get(title.name, GAMES)
    chosen = [variants[7 * number % len(variants)] for number in range(most)]
    left = {kind for seats, options in chosen for kind in _kinds(title, seats, options)}
    left -= CONSTANT.get(title.name, set()) | RARE.get(title.name, set())
    for number, (seats, options) in enumerate(chosen):
        left -= _moving(title, seats, options, number)
        if not left:
            break
    assert left == set()


def _kinds(title: Game, seats: int, options: dict[str, str]) -> list[str]:
    return [kind for kind, _, _ in layout_for(title, title.start(seats, options)).entries()]


def _moving(title: Game, seats: int, options: dict[str, str], seed: int) -> set[str]:
    """Return which kinds of entries do not stay the same through a random game."""
    first: dict[int, NDArray[np.int16]] = {}
    kinds = np.array(_kinds(title, seats, options))
    changed, out = np.zeros(len(kinds), bool), vec[i16]([0] * len(kinds))
    for play in random_game(title, seats, options, seed):
        for seat in range(SPECTATOR, seats):
            title.observer.observe(play.state, seat, out, 0)
            values = np.array(memoryview(out))
            changed |= values != first.setdefault(seat, values)
    return set(kinds[changed].tolist())


def test_the_page_is_that_of_the_layouts() -> None:
    assert PAGE.read_text(encoding="utf-8") == text(), "run python -m script.observations"
