"""What speaks for an action by itself: how much it allows, and what comes together."""

from typing import cast

from velkahra.core.contract.programs import Argument
from velkahra.games.pamir.rules import actions, facts
from velkahra.games.pamir.rules.chapters.play import coalition_of
from velkahra.games.pamir.rules.state import Position
from velkahra.games.pamir.view.build import view_of


def argument_of(state: Position, seat: int, action: int) -> Argument | None:
    """Return what speaks for an action, or None.

    Rules: PP-TAX-01, PP-BUILD-01, PP-MOVE-01, PP-BATTLE-01, PP-BATTLE-03.
    """
    parts = actions.SPACE.decode(action)
    match parts.kind, parts.values:
        case "act", [_, deed]:
            return _of_deed(state, seat, action, facts.ACTION_NAMES[deed])
        case (("field" | "court"), _):
            pieces = _pieces_at(state, seat, action)
            return Argument("pieces", pieces) if pieces else None
        case "sneak", [_, to]:
            return _of_spies(state, seat, to + 1)
        case "march", [_, to]:
            return Argument("armies", int(state.armies(coalition_of(state, seat), to)) + 1)
    return None


def _of_deed(state: Position, seat: int, action: int, deed: str) -> Argument | None:
    """Return how much an action of a court card allows, where no bribe is due first."""
    after = cast(Position, state.clone())
    after.advance(seat, action, None)
    view = view_of(after, seat)
    one, other, *_ = view.pending
    match deed, view.decision:
        case "tax", "tax":
            return Argument(deed, view.most_taxed)
        case "move", "move":
            return Argument(deed, one)
        case "build", "build":
            return Argument(deed, other - one)
        case "battle", "site":
            sites = after.legal_actions(seat)
            return Argument(deed, max(_pieces_at(after, seat, int(site)) for site in sites))
    return None


def _pieces_at(state: Position, seat: int, action: int) -> int:
    """Return how many pieces can be removed at the site that an action chooses."""
    after = cast(Position, state.clone())
    after.advance(seat, action, None)
    battle = view_of(after, seat).battle
    return battle.pieces if battle else 0


def _of_spies(state: Position, seat: int, card: int) -> Argument | None:
    """Return the own spies that come together on a card, or that it is a card of somebody else."""
    spies = int(state.spies(seat, card)) + 1
    if spies > 1:
        return Argument("spies", spies)
    return Argument("watch") if state.owner(card) != seat else None
