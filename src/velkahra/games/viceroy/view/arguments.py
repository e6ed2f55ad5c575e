"""What speaks for an action by itself: what it costs, brings or keeps."""

from velkahra.core.contract.programs import Argument
from velkahra.games.viceroy.rules import actions, frames, storage, tables
from velkahra.games.viceroy.rules.chapters.auction import gems_for_passing
from velkahra.games.viceroy.rules.chapters.pyramid import list_places
from velkahra.games.viceroy.rules.state import Position


def argument_of(state: Position, seat: int, action: int) -> Argument | None:
    """Return what speaks for an action, or None.

    Rules: VC-BUILD-09, VC-BUILD-11, VC-BUILD-12, VC-PASS-02, VC-AUCTION-15.
    """
    parts = actions.SPACE.decode(action)
    match parts.kind, parts.values:
        case "play", [card]:
            return _of_card(state, seat, card + 1)
        case "place", [level, _]:
            law = storage.is_law(state.slot(frames.PLACE_CARD))
            return None if law else Argument("row", level + 1)
        case "bid", [bid]:
            return _of_bid(state, bid)
        case "name", [place]:
            return Argument("named") if place < 2 else None
        case "draw", [deck]:
            return Argument("laws" if deck else "characters")
        case "pass", _:
            return _of_passing(state, seat)
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


def _of_passing(state: Position, seat: int) -> Argument | None:
    """Return the gems that passing in an auction brings, or those kept in building."""
    if state.frame_kind() == frames.BID:
        due = int(gems_for_passing(state, seat))
        wanted = sum(int(gems_for_passing(state, other)) for other in range(state.seats))
        enough = wanted <= state.all_gems_of(storage.SUPPLY)
        return Argument("passing" if enough else "passing-most", due)
    held = int(state.all_gems_of(seat))
    return Argument("saved", held) if state.frame_kind() == frames.CARD and held else None
