"""The actions of the game, declared once. The layout is pinned by a test and never renumbered."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.space import ActionSpace, Field
from velkahra.games.euphrates.rules import facts, tables


def _declare() -> ActionSpace:
    space = Field("space", list(facts.LABELS))
    office = Field("office", list(tables.OFFICE_NAMES))
    tiles = Field("tiles", list(tables.SELECTIONS_TEXT))
    return ActionSpace(
        [
            ("tile", [Field("tile", list(tables.TILE_NAMES)), space]),
            ("leader", [office, space]),
            ("withdraw", [office]),
            ("catastrophe", [space]),
            ("swap", [tiles]),
            ("add", [Field("count", [str(count) for count in range(7)])]),
            ("war", [Field("colour", list(facts.COLOUR_NAMES))]),
            ("build", [Field("monument", list(tables.MONUMENT_NAMES)), space]),
            ("decline", []),
            ("take", [space]),
            ("end", []),
            ("first", [Field("seat", ["0", "1", "2", "3"])]),
            ("draw", [tiles]),
        ]
    )


SPACE: Final = _declare()
A_TILE: Final[i64] = SPACE.offset("tile")
A_LEADER: Final[i64] = SPACE.offset("leader")
A_WITHDRAW: Final[i64] = SPACE.offset("withdraw")
A_CATASTROPHE: Final[i64] = SPACE.offset("catastrophe")
A_SWAP: Final[i64] = SPACE.offset("swap")
A_ADD: Final[i64] = SPACE.offset("add")
A_WAR: Final[i64] = SPACE.offset("war")
A_BUILD: Final[i64] = SPACE.offset("build")
A_DECLINE: Final[i64] = SPACE.offset("decline")
A_TAKE: Final[i64] = SPACE.offset("take")
A_END: Final[i64] = SPACE.offset("end")
A_FIRST: Final[i64] = SPACE.offset("first")
A_DRAW: Final[i64] = SPACE.offset("draw")
ACTIONS: Final[i64] = SPACE.size


def what_of(code: i64) -> i64:
    """Return the first field of an action that names something and a space.

    Args:
        code: the action without its offset.
    """
    return code // tables.SPACES


def space_of_code(code: i64) -> i64:
    """Return the space of an action that names something and a space.

    Args:
        code: the action without its offset.
    """
    return code % tables.SPACES
