"""Sets of cards in which rivals have other secret sides, to find what gives theirs away."""

from collections.abc import Iterable

from velkahra.games.hammer.cards import columns
from velkahra.games.hammer.cards.card_ids import ABILITY, SIDE, SIDES
from velkahra.games.hammer.cards.opcodes import M_IMMUNE, M_RULE, P_COOP_DRAW_EXTRA
from velkahra.games.hammer.rules.tables import SetTables

NOTHING = -1


def blunt_sides(found: SetTables, powers: Iterable[int]) -> SetTables:
    """Let sides of these powers do nothing but bar what others would do: that has to be told.

    An attack that cannot be aimed at them, and a joint draw that they cannot pay, are not offered.
    """
    out = SetTables(int(found.number))
    out.rules, out.placement, out.chosen = found.rules, found.placement, found.chosen
    for side in range(SIDE, ABILITY):
        if (side - SIDE) // SIDES in powers:
            out.sources[side * columns.COLUMNS + columns.TRIGGER_COUNT] = 0
            _blunt(out, side)
    out.index()
    return out


def _blunt(tables: SetTables, side: int) -> None:
    first = tables.of(side, columns.MODIFIERS)
    for number in range(first, first + tables.of(side, columns.MODIFIER_COUNT)):
        row = number * columns.MODIFIER_WIDTH
        kind, name = (
            tables.modifiers[row + columns.MODIFIER_KIND],
            tables.modifiers[row + columns.RULE_PARAMETER],
        )
        if kind != M_IMMUNE and not (kind == M_RULE and name == P_COOP_DRAW_EXTRA):
            tables.modifiers[row + columns.MODIFIER_KIND] = NOTHING
