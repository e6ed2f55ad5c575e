"""A set of cards as flat tables, for the rules. `cards.compiler` explains the rows of effects."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.cards.facts import tables

SALTED: Final[i64] = 8  # chance draws of eight bits that generate the puzzle


STARTS: Final = vec[i64]([i64(start) for start in card_ids.GROUP_STARTS])
MASKS: Final = vec[i64]([i64(mask) for mask in card_ids.GROUP_MASKS])
OP_BITS: Final = vec[i64]([i64(opcodes.VERB_BITS.get(op, 0)) for op in opcodes.OPS])


@final
class SetTables:
    """One set of cards.

    Attributes:
        number: its number, see `facts.set_number`.
        sources: COLUMNS numbers for each card, side and special ability; kind -1 is none.
        ops, filters, amounts, conditions, modifiers, triggers, abilities, demands, effects: rows.
        modifying: by kind of modifier, the sources that have one and its row, ascending.
        setting, forbidding: those of `modifying` that set each parameter, or forbid each thing.
        charging: those of `modifying` that change prices in SB, and those that do in BM.
        triggered: the sources that have triggers for each event, ascending.
        renewed: the counters that begin again with each of `opcodes.PERIODS`.
        rules: the parameters, in the order of `opcodes.PARAMETERS`.
        placement: SB for each place of a partial game.
        chosen: which of its values each of `opcodes.CHOICES` has.
        known: the same set as those know it who know the sides of some powers, see `as_known`.
    """

    def __init__(self, number: int) -> None:
        found = tables(number)
        rows = found.compiler
        self.number: Final[i64] = number
        self.sources: vec[i64] = _flat(found.cards)
        self.ops: vec[i64] = _flat(rows.ops)
        self.filters: vec[i64] = _flat(rows.filters)
        self.amounts: vec[i64] = _flat(rows.amounts)
        self.conditions: vec[i64] = _flat(rows.conditions)
        self.modifiers: vec[i64] = _flat(rows.modifiers)
        self.triggers: vec[i64] = _flat(rows.triggers)
        self.abilities: vec[i64] = _flat(rows.abilities)
        self.demands: vec[i64] = _flat(rows.demands)
        self.effects: vec[i64] = _flat(rows.effects)
        self.rules: vec[i64] = vec[i64]([i64(value) for value in found.rules])
        self.placement: vec[i64] = vec[i64]([i64(value) for value in found.placement])
        self.chosen: vec[i64] = vec[i64]([i64(value) for value in found.chosen])
        self.modifying: list[vec[i64]] = []
        self.setting: list[vec[i64]] = []
        self.forbidding: list[vec[i64]] = []
        self.charging: list[vec[i64]] = []
        self.triggered: list[vec[i64]] = []
        self.renewed: list[vec[i64]] = []
        self.known: dict[int, SetTables] = {}
        self.index()

    def __repr__(self) -> str:
        """Return a text that names the set."""
        return f"SetTables({self.number})"

    def index(self) -> None:
        """Record which sources have modifiers and triggers, from `sources` and `modifiers`."""
        self.modifying = [self._modifying(kind) for kind in range(len(opcodes.MODIFIER_KINDS))]
        self.setting = [
            self._about(opcodes.M_RULE, columns.RULE_PARAMETER, name)
            for name in range(len(opcodes.PARAMETERS))
        ]
        self.forbidding = [
            self._about(opcodes.M_FORBID, columns.FORBID_WHAT, what)
            for what in range(len(opcodes.FORBIDDEN))
        ]
        self.charging = [self._charging(column) for column in (columns.COST_SB, columns.COST_BM)]
        self.triggered = [self._triggered(when) for when in range(len(opcodes.WHENS))]
        self.renewed = [self._renewed(period) for period in range(len(opcodes.PERIODS))]

    def _with(self, column: i64) -> vec[i64]:
        out: vec[i64] = vec[i64]()
        for source in range(card_ids.SOURCES):
            if self.sources[source * columns.COLUMNS + column] > 0:
                out = append(out, source)
        return out

    def _modifying(self, kind: i64) -> vec[i64]:
        out: vec[i64] = vec[i64]()
        for source in self._with(columns.MODIFIER_COUNT):
            first = self.of(source, columns.MODIFIERS)
            for row in range(first, first + self.of(source, columns.MODIFIER_COUNT)):
                if self.modifiers[row * columns.MODIFIER_WIDTH] == kind:
                    out = append(out, source)
                    out = append(out, row)
        return out

    def _about(self, kind: i64, column: i64, word: i64) -> vec[i64]:
        out: vec[i64] = vec[i64]()
        of_kind = self.modifying[kind]
        for at in range(i64(0), i64(len(of_kind)), i64(2)):
            if self.modifier(of_kind[at + 1], column) == word:
                out = append(out, of_kind[at])
                out = append(out, of_kind[at + 1])
        return out

    def _charging(self, column: i64) -> vec[i64]:
        out: vec[i64] = vec[i64]()
        costs = self.modifying[opcodes.M_COST]
        for at in range(i64(0), i64(len(costs)), i64(2)):
            if self.modifier(costs[at + 1], column):
                out = append(append(out, costs[at]), costs[at + 1])
        return out

    def _triggered(self, when: i64) -> vec[i64]:
        out: vec[i64] = vec[i64]()
        for source in self._with(columns.TRIGGER_COUNT):
            first = self.of(source, columns.TRIGGERS)
            for row in range(first, first + self.of(source, columns.TRIGGER_COUNT)):
                if self.trigger(row, columns.TRIGGER_WHEN) == when:
                    out = append(out, source)
                    break
        return out

    def _renewed(self, period: i64) -> vec[i64]:
        out: vec[i64] = vec[i64]()
        for at in range(i64(0), i64(len(self.abilities)), columns.ABILITY_WIDTH):
            if self.abilities[at + columns.ABILITY_PERIOD] == period:
                out = append(out, self.abilities[at + columns.ABILITY_COUNTER])
        for at in range(i64(0), i64(len(self.modifiers)), columns.MODIFIER_WIDTH):
            if self.modifiers[at + columns.MODIFIER_PERIOD] == period:
                out = append(out, self.modifiers[at + columns.MODIFIER_COUNTER])
        return out

    def of(self, source: i64, column: i64) -> i64:
        """Return a column of a source, by its place."""
        return self.sources[source * columns.COLUMNS + column]

    def filter(self, number: i64, column: i64) -> i64:
        """Return a column (FILTER_...) of the filter with this number."""
        return self.filters[number * columns.FILTER_WIDTH + column]

    def modifier(self, number: i64, column: i64) -> i64:
        """Return a column (MODIFIER_...) of the modifier with this number."""
        return self.modifiers[number * columns.MODIFIER_WIDTH + column]

    def trigger(self, number: i64, column: i64) -> i64:
        """Return a column (TRIGGER_...) of the trigger with this number."""
        return self.triggers[number * columns.TRIGGER_WIDTH + column]

    def demand(self, number: i64, column: i64) -> i64:
        """Return a column (DEMAND_...) of the demand with this number."""
        return self.demands[number * columns.DEMAND_WIDTH + column]

    def effect(self, number: i64, column: i64) -> i64:
        """Return a column (EFFECT_...) of the effect with this number."""
        return self.effects[number * columns.EFFECT_WIDTH + column]


def agreed_set(number: i64, find: i64, ties: i64, draws: i64) -> SetTables:
    """Return a set with what a table agreed on; -1 leaves what the set says.

    `find` and `ties` are indices of values of `opcodes.CHOICES`. One number more is chosen then,
    `draws`: whether draws from paper decks are entered. Rules: HM-EDGE-FIND-01, HM-EDGE-RANK-01.
    """
    key = (int(number), int(find), int(ties), int(draws))
    if key not in _AGREED:
        out = SetTables(int(number))
        if find >= 0:
            out.chosen[opcodes.C_FIND_MODE] = find
        if ties >= 0:
            out.chosen[opcodes.C_TIES] = ties
        out.chosen = append(out.chosen, draws)
        _AGREED[key] = out
    return _AGREED[key]


def without_sides(found: SetTables, powers: i64) -> SetTables:
    """Return the same set with sides that do nothing, but for those of `powers`, as bits.

    It is the set for a team that knows no other sides. Rules: HM-CHAR-02.
    """
    out = SetTables(int(found.number))
    sources = found.sources[:]
    for side in range(card_ids.SIDE, card_ids.ABILITY):
        if not (powers >> (side - card_ids.SIDE) // card_ids.SIDES) & 1:
            sources[side * columns.COLUMNS + columns.MODIFIER_COUNT] = 0
            sources[side * columns.COLUMNS + columns.TRIGGER_COUNT] = 0
    out.sources = sources
    out.rules, out.placement, out.chosen = found.rules, found.placement, found.chosen
    out.index()
    return out


def as_known(found: SetTables, powers: i64) -> SetTables:
    """Return the set as those reckon with it who know the sides of `powers`, as bits.

    Other sides do nothing but bar: whoever tries is told that at once, so the same actions are
    legal. Rules: HM-CHAR-02.
    """
    key = int(powers)
    if key not in found.known:
        out = without_sides(found, powers)
        out.modifiers = found.modifiers[:]
        for side in range(card_ids.SIDE, card_ids.ABILITY):
            if not (powers >> (side - card_ids.SIDE) // card_ids.SIDES) & 1:
                count = found.of(side, columns.MODIFIER_COUNT)
                out.sources[side * columns.COLUMNS + columns.MODIFIER_COUNT] = count
                _keep_bars(out, found.of(side, columns.MODIFIERS), count)
        out.index()
        out.known[key] = out
        found.known[key] = out
    return found.known[key]


def _keep_bars(tables: SetTables, first: i64, count: i64) -> None:
    """Disable modifiers, except those that forbid something to others."""
    for number in range(first, first + count):
        row = number * columns.MODIFIER_WIDTH
        kind = tables.modifiers[row + columns.MODIFIER_KIND]
        is_price = (
            kind == opcodes.M_RULE
            and tables.modifiers[row + columns.RULE_PARAMETER] == opcodes.P_COOP_DRAW_EXTRA
        )
        if kind != opcodes.M_IMMUNE and not is_price:
            tables.modifiers[row + columns.MODIFIER_KIND] = -1


def _flat(rows: list[list[int]]) -> vec[i64]:
    out: vec[i64] = vec[i64]()
    for row in rows:
        for value in row:
            out = append(out, i64(value))
    return out


_TABLES: Final[dict[int, SetTables]] = {}
_AGREED: Final[dict[tuple[int, int, int, int], SetTables]] = {}


def set_tables(number: i64) -> SetTables:
    """Return a set by its number in this process; it is read when it is first asked for."""
    if number not in _TABLES:
        _TABLES[number] = SetTables(number)
    return _TABLES[number]
