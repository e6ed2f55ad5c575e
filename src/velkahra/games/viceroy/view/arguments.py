"""What speaks for an action by itself: what it costs, brings or keeps."""

from velkahra.core.contract.programs import Argument
from velkahra.games.viceroy.rules import actions, decisions, storage, tables
from velkahra.games.viceroy.rules.chapters.pyramid import list_places
from velkahra.games.viceroy.rules.state import Position
from velkahra.games.viceroy.view.observation import CARD


def argument_of(state: Position, seat: int, action: int) -> Argument | None:
    """Return what speaks for an action, or None.

    Rules: VC-BUILD-09, VC-BUILD-11, VC-BUILD-12, VC-AUCTION-15.
    """
    parts = actions.SPACE.decode(action)
    match parts.kind, parts.values:
        case "play", [card]:
            return _of_card(state, seat, card + 1)
        case "place", [level, _]:
            law = storage.is_law(state.slot(CARD[state.frame_kind()]))
            return None if law else Argument("row", level + 1)
        case "bid", [bid]:
            return _of_bid(state, bid)
        case "name", [place]:
            return Argument("named") if place < 2 else None
        case "draw", [deck]:
            return Argument("laws") if deck else None
        case "pass", _ if decisions.fitting(state, "play", ""):
            held = int(state.all_gems_of(seat))
            return Argument("saved", held) if held else None
    return None


def _of_card(state: Position, seat: int, card: int) -> Argument | None:
    """Return up to which level a seat can pay for a character, or that a law costs nothing."""
    if storage.is_law(card):
        return Argument("laws")
    levels = [int(storage.level_of(place)) for place in list_places(state, seat, card, 0)]
    return Argument("level", max(levels)) if levels else None


def _of_bid(state: Position, bid: int) -> Argument:
    if bid == tables.COLOURS:
        return Argument("first")
    slots = (bid, bid + tables.COLOURS)
    return Argument("offered", sum(state.display[slot] > 0 for slot in slots))
