"""Short words for the rule tests: a position, one action, what came of it."""

import re
from itertools import takewhile

from tests.games.acting import Acting

from velkahra.core.contract.events import Event
from velkahra.core.contract.state import CHANCE
from velkahra.core.play import position
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.rules.facts import DYNASTIES, LABELS


def read(text: str) -> EuphratesState:
    """Set up a position without a header: `hand lion TTF; D5 E5 market; F5 lion king`.

    Semicolons part lines, and a line that begins with several spaces is one line for each of them.
    """
    lines = "\n".join(line for part in re.split(r"[;\n]", text) for line in _each_space(part))
    state = position.read_position(lines, GAME)
    assert isinstance(state, EuphratesState)
    return state


def _each_space(line: str) -> list[str]:
    words = line.split()
    named = [*takewhile(LABELS.__contains__, words)]
    what = " ".join(words[len(named) :])
    return [f"{label} {what}" for label in named] if len(named) > 1 else [line]


def at(label: str) -> int:
    """Give the number of a space: `at("F7")`."""
    return LABELS.index(label)


def seat(dynasty: str) -> int:
    """Give the seat of a dynasty in the default order."""
    return DYNASTIES.index(dynasty)


DO = Acting(GAME, read, lambda state, name: seat(name), whole=False)
act, after, legal, refused, told = DO.act, DO.after, DO.legal, DO.refused, DO.told


def draw(state: EuphratesState, *hands: str) -> list[Event]:
    """Let the dealer hand out these tiles: `draw(state, "TTF", "M")`."""
    assert state.actor() == CHANCE
    return act(state, *(f"draw {tiles}" for tiles in hands))


def labels(text: str) -> frozenset[str]:
    """Write a set of spaces, such as a kingdom, shortly: `labels("F3 G3 H3")`."""
    return frozenset(text.split())


kingdom = labels


def next_to(space: int) -> list[int]:
    """List the spaces that share a side with a space, from nothing but its number."""
    column = space % 16
    sides = [space - 16] if space >= 16 else []
    sides += [space - 1] if column > 0 else []
    sides += [space + 1] if column < 15 else []
    return [*sides, space + 16] if space < 160 else sides


def flood(state: EuphratesState) -> list[int]:
    """Work out the kingdoms in the plainest way: spread every leader until nothing changes."""
    held = {space for space in range(176) if int(state.cells[space]) not in (0, 9)}
    realm = [0] * 177
    for space in held:
        realm[space] = 1 << int(state.cells[space]) - 16 if state.cells[space] >= 16 else 0
    changed = True
    while changed:
        changed = False
        for space in held:
            for other in held.intersection(next_to(space)):
                both = realm[space] | realm[other]
                changed = changed or both != realm[space] or both != realm[other]
                realm[space] = realm[other] = both
    return realm


def square(corner: str, tile: str) -> str:
    """Write the four lines of a 2 x 2 square of one kind of tile."""
    at = LABELS.index(corner)
    return "\n".join(f"{LABELS[at + step]} {tile}" for step in (0, 1, 16, 17))
