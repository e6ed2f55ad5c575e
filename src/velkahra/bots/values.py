"""Learned values: networks that came with a game, or in a file, loaded once a process.

A bot's setting `values` says which: "learned" for that of the game, or the name of a file. If it
cannot be used, the log says why, once, and the bot judges by the game's own evaluation. Without the
setting a search takes that of the game if `Programs.learned_search` allows it; "hand" forbids it.
"""

import logging
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from velkahra.bots.naming import parse
from velkahra.core import registry
from velkahra.core.contract import net, weights
from velkahra.core.contract.game import Game
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.state import State

log: Final = logging.getLogger(__name__)

LEARNED: Final = "learned"
HAND: Final = "hand"


def net_for(values: str, judge: Judge[Any], state: State) -> net.Net | None:
    """Return the network for a bot's setting `values`, or None for "hand" or an unusable one.

    "" means that of the game, if `Programs.learned_search` has the number of seats.
    """
    layout, seats = judge.inputs_layout(state), int(state.seats)
    if not values:
        game = _game_of(layout)
        values = LEARNED if game is not None and seats in game.programs.learned_search else HAND
    return None if values == HAND else _found(values, _version(values), layout, seats)


def orders_actions(judge: Judge[Any], state: State) -> bool:
    """Return whether a network of games with such a state orders actions in searches too."""
    game = _game_of(judge.inputs_layout(state))
    return game is None or game.programs.learned_order


def takes_less_time(judge: Judge[Any], state: State) -> bool:
    """Return whether levels take less time by a network of games with such a state."""
    game = _game_of(judge.inputs_layout(state))
    return game is not None and game.programs.learned_quick


def _game_of(layout: str) -> Game | None:
    name = layout.rpartition("-")[0]
    return registry.game(name) if name else None


def _version(values: str) -> tuple[int, int]:
    """Return what tells a file from another one that is written in its place."""
    try:
        found = None if values == LEARNED else os.stat(values)
    except OSError:
        found = None
    return (found.st_size, found.st_mtime_ns) if found else (0, 0)


@cache
def _found(values: str, version: tuple[int, int], layout: str, seats: int) -> net.Net | None:
    try:
        return load(values, layout, seats)
    except weights.WeightsError as error:
        log.warning("%s; bots judge by the game's own evaluation", error)
        return None


def load(values: str, layout: str, seats: int) -> net.Net:
    """Return a network for games whose inputs have this layout. Raises: WeightsError."""
    game = _game_of(layout)
    if game is None:
        raise weights.WeightsError("this game has no learned values, or not with these options")
    path = Path(values) if values != LEARNED else path_for(game, seats)
    if values == LEARNED and not path.exists():
        raise weights.WeightsError(f"{game.name} has no learned values for {seats} seats")
    found = weights.read_weights(path)
    weights.check_weights(path, found, layout, seats)
    if found.inputs != len(game.judge.input_names(seats)):
        raise weights.WeightsError(f"{path} is broken: it has {found.inputs} inputs")
    return found.net()


def path_for(game: Game, seats: int) -> Path:
    """Return the file, maybe missing, of a game's learned values. Raises: WeightsError."""
    if game.files.folder is None:
        raise weights.WeightsError(f"{game.name} has no folder for learned values")
    return game.files.folder / "bots" / f"learned-{seats}.json"


def check_values(name: str, judge: Judge[Any], state: State) -> None:
    """Check that a bot's learned values can be used in games like `state`. Raises: WeightsError."""
    values = _named(name)
    if values not in ("", HAND):
        load(values, judge.inputs_layout(state), int(state.seats))


def digest_of(name: str) -> str:
    """Return the digest of the values file in a bot's name, or "". Raises: WeightsError."""
    values = _named(name)
    return "" if values in ("", HAND, LEARNED) else weights.read_weights(Path(values)).digest


def _named(name: str) -> str:
    """Return the setting `values` of a bot's name, "" if it has none."""
    return parse(name)[1].get("values", "")
