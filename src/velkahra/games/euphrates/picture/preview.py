"""Previews of actions: points, the safety of a leader, the odds of a conflict.

Nothing here reads a hand but the seat's own, so that all states redrawn from what it knows agree.
"""

from collections.abc import Iterator

from velkahra.core.contract.pages import Preview
from velkahra.core.text.fluent import Arguments
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.picture import players
from velkahra.games.euphrates.rules import frames, pieces, tables
from velkahra.games.euphrates.rules.chapters.conflict import base_strength, conflict_colour
from velkahra.games.euphrates.rules.chapters.kingdom import count_kingdoms, count_temples
from velkahra.games.euphrates.rules.facts import ORDERS
from velkahra.games.euphrates.text.names import TEXTS

SAFE = 2
"""Temples with which a leader stands safely for now."""


def preview(state: EuphratesState, after: EuphratesState, seat: int, language: str) -> Preview:
    """Describe effects without events of an action of `seat` from `state` to `after`."""
    parts = _points(state, after, seat, language)
    if state.frame_kind() != frames.TURN:
        return Preview(parts=parts)
    lines = (*_no_points(state, after, seat, language), *_prospect(state, after, seat, language))
    return Preview(tuple(line for line in lines if line), parts)


def _points(
    state: EuphratesState, after: EuphratesState, seat: int, language: str
) -> dict[str, str]:
    """Draw the points of `seat` as they would be, if they would be others."""
    now, then = (
        tuple(int(each.points(seat, colour)) for colour in range(tables.COLOURS))
        for each in (state, after)
    )
    return {f"points-{seat}": players.points_line(language, seat, then)} if now != then else {}


def _no_points(
    state: EuphratesState, after: EuphratesState, seat: int, language: str
) -> Iterator[str]:
    """Return in words why a tile that was placed scores nothing.

    Rules: TE-TILE-07, TE-TILE-08, TE-TILE-09, TE-TILE-10.
    """
    colour = _placed(state, after, seat)
    if colour < 0 or _scored(state, after):
        return
    space = _space(state, after)
    if count_kingdoms(state.realm, space) > 1:
        yield TEXTS.text(language, "worth-joins")
    elif after.realm[space] == 0:
        yield TEXTS.text(language, "worth-nobody")
    else:
        key = "worth-no-king" if tables.OFFICE_NAMES[colour] == "king" else "worth-no-leader"
        yield TEXTS.text(language, key, **_leader(language, colour))


def _leader(language: str, colour: int) -> Arguments:
    return {
        **TEXTS.in_role(language, "leader", f"leader-{tables.OFFICE_NAMES[colour]}"),
        **TEXTS.in_role(language, "tile", f"tile-{tables.TILE_NAMES[colour]}"),
    }


def _placed(state: EuphratesState, after: EuphratesState, seat: int) -> int:
    """Return the colour of the tile that left the hand for the board, or -1."""
    if _space(state, after) < 0:
        return -1
    gone = [c for c in range(tables.COLOURS) if state.hand(seat, c) == after.hand(seat, c) + 1]
    return int(gone[0]) if gone else -1


def _space(state: EuphratesState, after: EuphratesState) -> int:
    """Return the space on which something was placed, or -1."""
    spaces = range(int(tables.SPACES))
    return next((n for n in spaces if state.cells[n] == pieces.EMPTY != after.cells[n]), -1)


def _scored(state: EuphratesState, after: EuphratesState) -> bool:
    return any(
        state.points(player, colour) != after.points(player, colour)
        for player in range(state.seats)
        for colour in range(tables.COLOURS)
    )


def _prospect(
    state: EuphratesState, after: EuphratesState, seat: int, language: str
) -> Iterator[str]:
    """Describe the odds of a conflict, or else the safety of a leader put on the board."""
    if after.frame_kind() == frames.CONFLICT:
        yield _conflict(after, seat, language)
        return
    for office in range(tables.COLOURS):
        leader = pieces.leader_of(seat, office)
        at = after.leader_at(leader)
        if at not in (tables.OFF, state.leader_at(leader)):
            temples = int(count_temples(after, at))
            key = "worth-safe" if temples >= SAFE else "worth-weak"
            yield TEXTS.text(language, key, temples=temples)


def _conflict(after: EuphratesState, seat: int, language: str) -> str:
    """Compare what the seat can reach with what the other has in sight.

    A tie is enough for the defender. Rules: TE-CONFLICT-04, TE-REVOLT-06, TE-WAR-10.
    """
    attacker, defender = after.slot(frames.CONFLICT_ATTACKER), after.slot(frames.CONFLICT_DEFENDER)
    if seat not in (pieces.owner_of(attacker), pieces.owner_of(defender)):
        return ""
    attacks = seat == pieces.owner_of(attacker)
    mine, theirs = (attacker, defender) if attacks else (defender, attacker)
    have = int(base_strength(after, theirs))
    reach = int(base_strength(after, mine) + after.hand(seat, conflict_colour(after)))
    lost = reach <= have if attacks else reach < have
    other = f"dynasty-{ORDERS[after.order][pieces.owner_of(theirs)]}"
    facts = TEXTS.in_role(language, "other", other)
    return TEXTS.text(
        language, "worth-lost" if lost else "worth-open", reach=reach, have=have, **facts
    )
