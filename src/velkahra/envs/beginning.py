"""Where games begin: at the start of the rulebook, or at a small variant."""

from collections.abc import Mapping

from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import State
from velkahra.core.play.position import read_position


def begin(
    game: Game, seats: int | None, options: Mapping[str, str] | None = None, start: str = ""
) -> State:
    """Return the state in which a game begins.

    Args:
        game: the title.
        seats: the number of seats; by default the least with someone else, or the variant's.
        options: what is agreed before the game; of a variant it must be what its position says.
        start: the name of a small variant; "" for the start of the rulebook.

    Raises: VelkahraError for a number of seats, an option or a variant that there is not.
    """
    agreed = dict(options or {})
    if not start:
        return game.start(seats or game.fewest(), game.complete(agreed))
    state = read_position(small_variant(game, start), game)
    if seats not in (None, state.seats):
        raise VelkahraError(f"{start} has {state.seats} seats, not {seats}")
    own = game.options_of(state)
    for name in agreed:
        if game.complete(agreed)[name] != own[name]:
            raise VelkahraError(f"{start} is played with {name}={own[name]}")
    return state


def small_variant(game: Game, name: str) -> str:
    """Return the position of a small variant. Raises: VelkahraError naming those there are."""
    found = {variant.name: variant.position for variant in game.small()}
    if name not in found:
        names = ", ".join(found) or "none"
        raise VelkahraError(f"{game.name} has no small variant {name!r}: there is {names}")
    return found[name]
