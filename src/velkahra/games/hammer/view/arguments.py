"""What speaks for an action by itself: what it keeps, and what it costs nothing to get."""

from velkahra.core.contract.programs import Argument
from velkahra.games.hammer.rules.actions import SPACE
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.view.build import view_of


def argument_of(state: Position, seat: int, action: int) -> Argument | None:
    """Return what speaks for an action, or None. Rules: HM-JOKER-01, HM-ORDER-01, HM-DRAW-01."""
    parts = SPACE.decode(action)
    match parts.kind, parts.values:
        case "no-bet", _:
            return Argument("joker")
        case "position", [place]:
            return Argument("position", place + 1)
        case "draw", _:
            return Argument("drawn")
        case "end", _:
            held = view_of(state, seat).teams[seat].sb
            return Argument("saved", held) if held else None
    return None
