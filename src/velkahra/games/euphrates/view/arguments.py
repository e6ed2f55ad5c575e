"""What speaks for an action by itself: a conflict that is won, a monument that pays."""

from typing import cast

from velkahra.core.contract.programs import Argument
from velkahra.games.euphrates.rules import actions, frames, tables
from velkahra.games.euphrates.rules.state import Position
from velkahra.games.euphrates.view.build import view_of


def argument_of(state: Position, seat: int, action: int) -> Argument | None:
    """Return what speaks for an action, or None.

    Rules: TE-REVOLT-06, TE-WAR-10, TE-MONUMENT-10.
    """
    parts = actions.SPACE.decode(action)
    match parts.kind, parts.values:
        case "add", [count]:
            return _of_adding(state, seat, count)
        case (("leader" | "tile"), _):
            return _of_fighting(_after(state, seat, action), seat)
        case "build", [monument, space]:
            return _of_monument(_after(state, seat, action), seat, monument, space)
    return None


def _after(state: Position, seat: int, action: int) -> Position:
    """Return the position after an action."""
    after = cast(Position, state.clone())
    after.advance(seat, action, None)
    return after


def _of_adding(state: Position, seat: int, count: int) -> Argument | None:
    """Return that adding tiles wins, by how much it leads, or that nothing can be won."""
    conflict = view_of(state, seat).conflict
    if conflict is None or state.english:
        return None
    if conflict.added >= 0:
        need = conflict.attack + conflict.added - conflict.defence
        reach = need <= max(conflict.numbers)
        return Argument("wins") if count >= need else None if reach or count else Argument("lost")
    lead = conflict.attack + count - conflict.defence
    if lead > 0:
        return Argument("lead", lead)
    reach = conflict.attack + max(conflict.numbers) > conflict.defence
    return None if reach or count else Argument("lost")


def _of_fighting(after: Position, seat: int) -> Argument | None:
    """Return by how much a seat leads the fight that began, given the position `after` that."""
    if after.over or after.frame_kind() != frames.CONFLICT:
        return None
    conflict = view_of(after, seat).conflict
    assert conflict is not None
    lead = conflict.attack - conflict.defence
    sides = {conflict.attacker // tables.COLOURS: lead, conflict.defender // tables.COLOURS: -lead}
    return Argument("ahead", sides[seat]) if sides.get(seat, 0) > 0 else None


def _of_monument(after: Position, seat: int, monument: int, space: int) -> Argument | None:
    """Return how many leaders of a seat a monument pays, given the position `after` it is built.

    Rules: TE-MONUMENT-09, TE-MONUMENT-10.
    """
    kingdom = int(after.realm[space])
    colours = [int(tables.MONUMENT_COLOURS[2 * monument + side]) for side in range(2)]
    paid = sum(kingdom >> (seat * int(tables.COLOURS) + colour) & 1 for colour in colours)
    return Argument("monument", paid) if paid else None
