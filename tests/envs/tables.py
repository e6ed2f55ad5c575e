"""Tables that the tests of environments go through: every seat count, values of options."""

from collections.abc import Iterator
from typing import Final

from tests.sampling import some

import velkahra
from velkahra.core.contract.refusals import OptionError

Config = tuple[str, int, dict[str, str]]

OPTIONS: Final = 20
"""So many values of options are enough: an environment leaves the rules to the game."""


def standard() -> list[Config]:
    """List every game with every number of seats and the usual options."""
    return [(name, seats, {}) for name in velkahra.games() for seats in velkahra.game(name).seats]


def _with_options() -> Iterator[Config]:
    """Give every value of every option that is not the usual one, with seats that may choose it."""
    for name in velkahra.games():
        game = velkahra.game(name)
        for option in game.options:
            if option.cosmetic:
                continue
            for value in option.values[1:]:
                options = {option.name: value}
                options |= {other: needed for own, other, needed in option.needs if own == value}
                seats = next((n for n in game.seats if _is_offered(name, n, options)), None)
                if seats is not None:
                    yield name, seats, options


def _is_offered(name: str, seats: int, options: dict[str, str]) -> bool:
    game = velkahra.game(name)
    try:
        game.check_together(game.complete(options))
        game.start(seats, options)
    except OptionError:
        return False
    return True


def every() -> list[Config]:
    """List every game and number of seats, and some values of options, one at a time."""
    return [*standard(), *some([*_with_options()], OPTIONS)]


def label(config: Config) -> str:
    """Name a configuration in the list of tests."""
    name, seats, options = config
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])
