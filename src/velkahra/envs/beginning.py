"""Where games begin: at the start of the rulebook, or at a small variant."""

import operator
from collections.abc import Mapping
from typing import Any, Final

from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import State
from velkahra.core.interpreted import warn_if_interpreted
from velkahra.core.play.position import read_position

SEEDS: Final = 2**63
"""The first number that is too large for a seed."""


def begin(
    game: Game, seats: int | None, options: Mapping[str, str] | None = None, start: str = ""
) -> State:
    """Return the state in which a game begins.

    `seats` is by default the least with someone else, or the variant's. `options` must not differ
    from the position of a variant. `start` is the name of a small variant; "" for the start of the
    rulebook.

    Raises: VelkahraError for a wrong number of seats, option or variant, and for options that are
        no mapping.
    """
    warn_if_interpreted()
    agreed = checked_options(options)
    if seats is not None:
        seats = checked_number("a number of seats", seats)
    if not start:
        return game.start(game.fewest() if seats is None else seats, game.complete(agreed))
    state = read_position(small_variant(game, start), game)
    if seats not in (None, state.seats):
        raise VelkahraError(f"{start} has {state.seats} seats, not {seats}")
    own = game.options_of(state)
    for name in agreed:
        if game.complete(agreed)[name] != own[name]:
            raise VelkahraError(f"{start} is played with {name}={own[name]}")
    return state


def checked_options(options: Mapping[str, str] | None) -> dict[str, str]:
    """Return options as a dict. Raises: VelkahraError for anything else than names with values."""
    if options is not None and not isinstance(options, Mapping):
        wanted = {"board": "advanced"}
        raise VelkahraError(f"options are names with values, such as {wanted}, not {options!r}")
    return dict(options or {})


def checked_number(what: str, number: Any) -> int:
    """Return a whole number. Raises: VelkahraError for anything else, which names `what`."""
    try:
        return operator.index(number)
    except TypeError:
        raise VelkahraError(f"{what} is a whole number, not {number!r}") from None


def checked_seed(seed: Any) -> int:
    """Return a seed. Raises: VelkahraError unless it is a whole number of at most 64 bits."""
    number = checked_number("a seed", seed)
    if not -SEEDS <= number < SEEDS:
        raise VelkahraError(f"a seed is a whole number below 2**63, and not below -2**63: {seed}")
    return number


def small_variant(game: Game, name: str) -> str:
    """Return the position of a small variant. Raises: VelkahraError naming those there are."""
    found = {variant.name: variant.position for variant in game.files.small()}
    if name not in found:
        names = ", ".join(found) or "none"
        raise VelkahraError(f"{game.name} has no small variant {name!r}: there is {names}")
    return found[name]
