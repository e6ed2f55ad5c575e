"""Values of cards by what they do, for bots: every effect of a set valued once, in SB.

The values are those by which the cards of the default set are priced (`README.md`), so a set of
one's own is valued by the same measure, without anybody saying so.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules.arrays import ones
from velkahra.games.hammer.rules.effects.match import add_powers
from velkahra.games.hammer.rules.tables import SetTables, set_tables

CLUE: Final = 2.5
POWER: Final = 3.0
DRAWN: Final = 0.9
RIVALS: Final = 4.0  # opponents that "each opponent" usually means
HURT: Final = 0.35  # value of 1 SB lost by one opponent
STOLEN: Final = 1.2
STOLEN_CLUE: Final = 1.8  # a random clue of an opponent
UNMASKED: Final = 2.75
SIFTED: Final = 1.1
VARIES: Final = 2.0  # estimate of an amount that is not printed
SOON: Final = 0.3  # triggers of one kind expected in a round


@final
class Prices:
    """Values of a set, in SB, all without what has to be paid.

    Attributes:
        effects: of each effect, carried out once.
        clues: clues each effect brings.
        steady: of each source in play for a round, apart from the clues it brings.
        informs: clues each source in play brings in a round.
        tiring: of each source, the best use of an ability that tires it, clues included.
        learnt: clues that this use brings.
    """

    def __init__(self, tables: SetTables) -> None:
        self.tables: Final = tables
        self.effects: vec[float] = vec[float]()
        self.clues: vec[float] = vec[float]()
        zeros = [0.0 for _ in range(card_ids.SOURCES)]
        self.steady: vec[float] = vec[float](zeros)
        self.informs: vec[float] = vec[float](zeros)
        self.tiring: vec[float] = vec[float](zeros)
        self.learnt: vec[float] = vec[float](zeros)
        for effect in range(i64(len(tables.effects)) // columns.EFFECT_WIDTH):
            self.effects = append(self.effects, _effect(tables, effect, False))
            self.clues = append(self.clues, _effect(tables, effect, True))
        for source in range(card_ids.SOURCES):
            self._add_source(source)

    def _add_source(self, source: i64) -> None:
        """Add a source: its best tiring ability, its other abilities, triggers and modifiers."""
        if self.tables.of(source, columns.KIND) < 0:
            return
        first = self.tables.of(source, columns.ABILITIES)
        for row in range(first, first + self.tables.of(source, columns.ABILITY_COUNT)):
            self._add_ability(source, row * columns.ABILITY_WIDTH)
        self.steady[source] += self.tiring[source] - CLUE * self.learnt[source]
        self.informs[source] += self.learnt[source]
        first = self.tables.of(source, columns.TRIGGERS)
        for row in range(first, first + self.tables.of(source, columns.TRIGGER_COUNT)):
            self._add_trigger(source, row * columns.TRIGGER_WIDTH)
        first = self.tables.of(source, columns.MODIFIERS)
        for row in range(first, first + self.tables.of(source, columns.MODIFIER_COUNT)):
            self.steady[source] += modifier_worth(self.tables, row)

    def _add_ability(self, source: i64, at: i64) -> None:
        table = self.tables.abilities
        effect = table[at + columns.ABILITY_EFFECT]
        worth, clues = self.effects[effect], self.clues[effect]
        paid = (
            float(table[at + columns.ABILITY_SB])
            + POWER * float(table[at + columns.ABILITY_BM])
            + DRAWN * float(table[at + columns.ABILITY_DISCARDS])
        )
        gain = worth - paid
        if gain <= 0.0:
            return
        if table[at + columns.ABILITY_SACRIFICES]:
            gain, clues = SOON * gain, SOON * clues
        if not table[at + columns.ABILITY_TIRES]:
            self.steady[source] += gain - CLUE * clues
            self.informs[source] += clues
        elif gain > self.tiring[source]:
            self.tiring[source] = gain
            self.learnt[source] = clues

    def _add_trigger(self, source: i64, at: i64) -> None:
        table = self.tables.triggers
        when, effect = table[at + columns.TRIGGER_WHEN], table[at + columns.TRIGGER_EFFECT]
        if effect < 0 or when == opcodes.W_ENTERS:
            return
        often = 1.0 if when <= opcodes.W_ROUND_END else SOON
        self.steady[source] += often * (self.effects[effect] - CLUE * self.clues[effect])
        self.informs[source] += often * self.clues[effect]

    def in_play(self, source: i64, horizon: float, clue: float) -> float:
        """Return the value, in SB, of a permanent used for `horizon` rounds.

        `source` is its place in the set, and `clue` the value of a clue.
        """
        return horizon * (self.steady[source] + clue * self.informs[source])

    def played(self, card: i64, horizon: float, clue: float) -> float:
        """Return the value, in SB, of playing a card, without its price.

        A permanent stays for `horizon` rounds; `clue` is the value of a clue in SB.
        """
        effect = self.tables.of(card, columns.EFFECT)
        worth = 0.0
        if effect >= 0:
            worth = self.effects[effect] + (clue - CLUE) * self.clues[effect]
        if self.tables.of(card, columns.KIND) != opcodes.ACTION:
            worth += self.in_play(card, horizon, clue)
        return worth

    def paid(self, card: i64) -> float:
        """Return the printed price of a card in SB; for a joint card, the share of one owner."""
        owners = float(ones(self.tables.of(card, columns.OWNERS)))
        return (
            float(self.tables.of(card, columns.PRICE))
            + POWER * float(add_powers(self.tables.of(card, columns.POWER_POINTS)))
        ) / (max(owners, 1.0))


def modifier_worth(tables: SetTables, number: i64) -> float:
    """Return the rough value, in SB a round, of a modifier by its number in `tables`."""
    at = number * columns.MODIFIER_WIDTH
    kind = tables.modifiers[at + columns.MODIFIER_KIND]
    if kind == opcodes.M_COST:
        return 0.5
    if kind in (opcodes.M_IMMUNE, opcodes.M_ENTERS_READY):
        return 0.4
    return 0.2 if kind == opcodes.M_REVEAL else 0.6


def _effect(tables: SetTables, effect: i64, clues: bool) -> float:
    """Return the value of an effect, or the number of its clues: all steps, the best choice."""
    at = tables.effect(effect, columns.EFFECT_START)
    total = 0.0
    best = 0.0
    option = 0.0
    cards = 1.0
    end: i64 = -1
    each = 1.0
    while tables.ops[at * columns.OP_WIDTH] != opcodes.O_END:
        row = at * columns.OP_WIDTH
        op = tables.ops[row]
        if at == end:
            best, option, end = max(best, option), 0.0, -1
        if op == opcodes.O_CASE:
            end = tables.ops[row + columns.OP_CASE_ELSE]
        elif op == opcodes.O_EACH:
            each = _sign(tables.ops[row + columns.OP_EACH_WHO])
        elif op == opcodes.O_NEXT:
            each = 1.0
        elif opcodes.O_TARGET <= op < opcodes.O_GAIN:
            cards = _selected(tables, effect, row)
        elif op >= opcodes.O_GAIN:
            gain = _clues(tables, row) if clues else _step(tables, row, each, cards)
            if end >= 0:
                option += gain
            else:
                total += gain
        at += 1
    return total + max(best, option)


def _selected(tables: SetTables, effect: i64, row: i64) -> float:
    """Return the number of cards that are selected."""
    op = tables.ops[row]
    if op == opcodes.O_SELF:
        return 1.0
    if op == opcodes.O_ALL:
        return RIVALS
    if op != opcodes.O_TARGET:
        return _amount(tables, tables.ops[row + columns.OP_CHOOSE_AMOUNT])
    first = tables.effect(effect, columns.EFFECT_DEMANDS)
    for demand in range(first, first + tables.effect(effect, columns.EFFECT_DEMAND_COUNT)):
        at = demand * columns.DEMAND_WIDTH
        if (
            tables.demands[at + columns.DEMAND_KIND] == opcodes.D_CARDS
            and tables.demands[at + columns.DEMAND_GROUP]
            == tables.ops[row + columns.OP_TARGET_GROUP]
        ):
            return _amount(tables, tables.demands[at + columns.DEMAND_AMOUNT])
    return 1.0


def _amount(tables: SetTables, number: i64) -> float:
    """Return an amount; one that is counted in the game is taken to be two."""
    at = number * columns.AMOUNT_WIDTH
    if tables.amounts[at + columns.AMOUNT_KIND] == opcodes.N_NUMBER:
        return float(tables.amounts[at + columns.AMOUNT_WHICH])
    return VARIES


def _sign(word: i64) -> float:
    """Return the number of teams a word means, negative if they are opponents."""
    if word in (opcodes.T_YOU, opcodes.T_ALLIES):
        return 1.0
    if word in (opcodes.T_EACH_OPPONENT, opcodes.T_EACH_OTHER):
        return -RIVALS
    return 0.0 if word == opcodes.T_EACH_POWER else -1.0


def _clues(tables: SetTables, row: i64) -> float:
    """Return the number of clues that a step brings."""
    op = tables.ops[row]
    if op == opcodes.O_GAIN_CLUES and _sign(tables.ops[row + columns.OP_COUNT_WHO]) > 0.0:
        return _amount(tables, tables.ops[row + columns.OP_COUNT_N])
    if op == opcodes.O_STEAL_CLUES:
        return STOLEN_CLUE / CLUE * _amount(tables, tables.ops[row + columns.OP_STEAL_CLUES_N])
    return 0.0


def _step(tables: SetTables, row: i64, each: float, cards: float) -> float:
    """Return the value of a step of an effect for `each` teams and so many `cards`."""
    op = tables.ops[row]
    if op <= opcodes.O_LOSE:
        return _points(tables, row, each)
    if op == opcodes.O_STEAL:
        victims = max(1.0, -_sign(tables.ops[row + columns.OP_STEAL_FROM]))
        return STOLEN * victims * _size(tables, row + columns.OP_STEAL_SB)
    if op >= opcodes.O_RECOVER:
        return _DEEDS.get(int(op), 0.8) * cards
    if op == opcodes.O_CONVERT:
        return 0.7 * float(tables.ops[row + columns.OP_CONVERT_MAX])
    if op == opcodes.O_SIFT:
        return SIFTED * float(tables.ops[row + columns.OP_SIFT_TAKE])
    if op == opcodes.O_SEARCH:
        return 1.5 * float(tables.ops[row + columns.OP_SEARCH_N])
    if op == opcodes.O_STEAL_CLUES:
        return STOLEN_CLUE * _amount(tables, tables.ops[row + columns.OP_STEAL_CLUES_N])
    if op in (opcodes.O_PEEK_CLUES, opcodes.O_LOOK_HAND):
        return 0.2
    return _counted(tables, row)


def _points(tables: SetTables, row: i64, each: float) -> float:
    """Return the value of points that teams gain or lose."""
    size = _size(tables, row + columns.OP_SUPPLY_SB)
    teams = _sign(tables.ops[row + columns.OP_SUPPLY_WHO]) * each
    if teams < 0.0:
        teams *= HURT
    return teams * size if tables.ops[row] == opcodes.O_GAIN else -teams * size


def _size(tables: SetTables, at: i64) -> float:
    """Return the value of the SB and the BM whose amounts stand at an offset and after it."""
    return _amount(tables, tables.ops[at]) + POWER * _amount(tables, tables.ops[at + 1])


def _counted(tables: SetTables, row: i64) -> float:
    """Return the value of steps with an amount and teams: draw, learn, discard, mill, look."""
    op = tables.ops[row]
    teams = _sign(tables.ops[row + columns.OP_COUNT_WHO])
    number = _amount(tables, tables.ops[row + columns.OP_COUNT_N])
    if op == opcodes.O_GAIN_CLUES:
        return CLUE * number * (teams if teams > 0.0 else HURT * teams)
    if op == opcodes.O_DRAW:
        return DRAWN * number * (teams if teams > 0.0 else HURT * teams)
    if op == opcodes.O_DISCARD:
        return -number * (DRAWN * teams if teams > 0.0 else 0.3 * teams)
    return 0.2 if op == opcodes.O_LOOK_TOP else 0.1


_DEEDS: Final[dict[int, float]] = {
    int(opcodes.O_DESTROY): UNMASKED,
    int(opcodes.O_SACRIFICE): -2.0,
    int(opcodes.O_TIRE): 0.1,
    int(opcodes.O_DETAIN): 1.0,
    int(opcodes.O_UNTIRE): 1.8,
    int(opcodes.O_BOUNCE): 1.0,
    int(opcodes.O_TAKE): 1.0,
    int(opcodes.O_DEPLOY): 2.5,
}
"""Values of tiring, destroying and otherwise changing a card."""

_PRICES: Final[dict[int, Prices]] = {}


def prices(tables: SetTables) -> Prices:
    """Return the values of a set of cards, computed when first asked for."""
    if tables.number not in _PRICES:
        _PRICES[tables.number] = Prices(set_tables(tables.number))
    return _PRICES[tables.number]
