"""The compiler of effects: cards as rows of whole numbers, which the rules carry out.

Every table is a list of rows; `columns` names what stands where in them.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, get_args, get_type_hints

from velkahra.core.contract.cards import CardFileError
from velkahra.games.hammer.cards import columns, language, visitor
from velkahra.games.hammer.cards import opcodes as o
from velkahra.games.hammer.cards.language import Amount, Filter, Selection, Step

_SELECT: Final = ("target", "choose", "all", "random")
_CHOSEN: Final = get_args(language.Target)


def _listed(words: str | Iterable[str] | None) -> tuple[str, ...]:
    if words is None:
        return ()
    return (words,) if isinstance(words, str) else tuple(words)


def bits(words: str | Iterable[str] | None, known: Sequence[str]) -> int:
    """Return the bit set of none, one or several of the `known` words. Raises: ValueError."""
    found = 0
    for word in _listed(words):
        found |= 1 << known.index(word)
    return found


def _kinds(words: str | Iterable[str] | None) -> int:
    listed = _listed(words)
    if "any" in listed:
        return 0
    found = bits((word for word in listed if word != "permanent"), o.KINDS)
    return found | (0b111 if "permanent" in listed else 0)


@cache
def _columns(kind: type[language.Arguments]) -> list[tuple[str, tuple[Any, ...]]]:
    """List the columns of a row of arguments, each with the types or the words of its field."""
    hints = get_type_hints(kind)
    return [(name, _parts(hints[name])) for name in kind.columns or kind.__struct_fields__]


def _parts(kind: Any) -> tuple[Any, ...]:  # noqa: ANN401 - a type
    """Return the types that a field may have, or its words; words for teams are one long list."""
    parts = tuple(each for part in get_args(kind) or (kind,) for each in get_args(part) or (part,))
    words = tuple(part for part in parts if isinstance(part, str))
    return o.TEAMS if set(words) < set(o.TEAMS) and words else parts


class Compiler:
    """Collects the tables of one set of cards."""

    def __init__(self) -> None:
        self.ops: Final[list[list[int]]] = []
        self.filters: Final[list[list[int]]] = []
        self.amounts: Final[list[list[int]]] = []
        self.conditions: Final[list[list[int]]] = []
        self.modifiers: Final[list[list[int]]] = []
        self.triggers: Final[list[list[int]]] = []
        self.abilities: Final[list[list[int]]] = []
        self.demands: Final[list[list[int]]] = []
        self.effects: Final[list[list[int]]] = []
        self._counters: list[int] = []
        self._special = False
        self._name = ""
        self._in_loop = False
        self._demands: list[list[int]] = []
        self._groups = 0
        self._option = -1

    def begin(self, source: int, name: str, special: bool = False) -> None:
        """Begin a source; a special ability is about own cards only. Rules: HM-CHAR-03."""
        self._counters = [source * columns.COUNTERS + at for at in range(columns.COUNTERS)]
        self._special = special
        self._name = name

    def _counter(self) -> int:
        """Return a new counter of uses. Raises: CardFileError if all of the card are taken."""
        if not self._counters:
            what = f"more than {columns.COUNTERS} abilities and modifiers with a limit"
            raise CardFileError(f"{self._name} has {what}")
        return self._counters.pop(0)

    def effect(self, steps: Sequence[Step], manual: bool = False) -> int:
        """Compile an effect, `manual` if a person does it; return its number, or -1."""
        if not steps and not manual:
            return -1
        self._demands, self._groups, self._option = [], 0, -1
        start = len(self.ops)
        if manual:
            self._emit("manual")
        self._steps(steps)
        self._emit("end")
        self.effects.append([start, len(self.demands), len(self._demands)])
        self.demands.extend(self._demands)
        return len(self.effects) - 1

    def ability(self, ability: language.Ability) -> None:
        """Compile an ability into the next row."""
        cost, limit = ability.cost, ability.limit
        row = [cost.tire, cost.sb, cost.bm, cost.sacrifice is not None, cost.discard]
        row += [limit.n, o.PERIODS.index(limit.per)] if limit else [0, 0]
        counter = self._counter() if limit else -1
        self.abilities.append([*map(int, row), counter, self.effect(ability.effect)])

    def trigger(self, trigger: language.Trigger) -> None:
        """Compile a trigger into the next row."""
        of, by = (o.TEAMS.index(word) if word else -1 for word in (trigger.of, trigger.by))
        cards = self.filter(trigger.cards) if trigger.cards else -1
        condition = self.condition(trigger.if_)
        effect = self.effect(trigger.effect)
        self.triggers.append([o.WHENS.index(trigger.when), of, by, cards, condition, effect])

    def modifier(self, modifier: language.Modifier) -> int:
        """Compile a modifier and return its number, the index of its row."""
        kind = next(name for name in o.MODIFIER_KINDS if getattr(modifier, name) is not None)
        body = getattr(modifier, kind)
        special = getattr(self, f"_{kind}", None)
        row = special(body) if special else self._row(body, o.TEAMS.index)
        row += [0] * (columns.MODIFIER_LIMIT - columns.MODIFIER_WHO - len(row))
        limit = getattr(body, "limit", None)
        row += [limit.n, o.PERIODS.index(limit.per), self._counter()] if limit else [0, 0, -1]
        self.modifiers.append([o.MODIFIER_KINDS.index(kind), *row, 0, 0])
        return len(self.modifiers) - 1

    def filter(self, wanted: Filter | str | None) -> int:
        """Compile a filter and return its number, the index of its row.

        `wanted` may be "self" (the card itself) or "that" (those selected before); None matches any
        card.
        """
        if isinstance(wanted, str):
            row = [0, 0, 0, 0, 0, o.T_ANYONE, 0, -1, -1, -1, -1, 2]
            self.filters.append([*row, o.ITSELF if wanted == "self" else o.THOSE])
            return len(self.filters) - 1
        found = wanted or Filter()
        row = [_kinds(found.kind), bits(found.role, o.ROLES), bits(found.type, o.TYPES)]
        row += [bits(found.subtype, o.SUBTYPES), bits(found.not_subtype, o.SUBTYPES)]
        row += [o.TEAMS.index(found.of or "anyone"), o.STATES.index(found.state or "")]
        row += [-1 if most is None else most for most in (found.max_sb, found.max_bm)]
        row += [-1 if found.min_bm is None else found.min_bm]
        row += [-1 if found.shared is None else int(found.shared), o.ZONES.index(found.zone), 0]
        self.filters.append(row)
        return len(self.filters) - 1

    def amount(self, wanted: int | Amount) -> int:
        """Compile a number or an amount, and return the index of its row."""
        if isinstance(wanted, int):
            row = [o.N_NUMBER, wanted, 0, 1, 1, -1, -1]
        else:
            row = [o.N_CARDS, self.filter(wanted.count)] if wanted.count else [o.N_STAT, 0]
            if wanted.stat:
                row = [o.N_STAT, o.STATS.index(wanted.stat)]
            row += [o.TEAMS.index(wanted.of), wanted.times, wanted.per]
            row += [-1 if end is None else end for end in (wanted.min, wanted.max)]
        self.amounts.append(row)
        return len(self.amounts) - 1

    def condition(self, wanted: language.Condition | None) -> int:
        """Compile a condition and return its number, the index of its row; -1 if there is none."""
        if wanted is None:
            return -1
        if wanted.compare:
            left, operator, right = wanted.compare
            row = [o.IF_COMPARE, -1, -1, -1, self.amount(left), o.COMPARISONS.index(operator)]
            row.append(self.amount(right))
        else:
            ends = [-1 if end is None else end for end in (wanted.at_least, wanted.at_most)]
            row = [o.IF_HAVE, self.filter(wanted.have), *ends, -1, -1, -1]
        self.conditions.append(row)
        return len(self.conditions) - 1

    def _emit(self, op: str, *arguments: int) -> int:
        row = [o.OPS.index(op), *map(int, arguments)]
        self.ops.append(row + [0] * (columns.OP_WIDTH - len(row)))
        return len(self.ops) - 1

    def _steps(self, steps: Sequence[Step]) -> None:
        for step in steps:
            verb, body = step.verb, step.arguments
            special = getattr(self, f"_do_{verb}", None)
            if special:
                special(step)
            elif isinstance(body, Selection):
                self._on_cards(verb, body)
            else:
                plain = language.Count(body) if isinstance(body, int) else body
                self._emit(verb, *self._row(plain, self._team))

    def _row(self, body: language.Arguments, team: Callable[[str], int]) -> list[int]:
        """Return the numbers of the columns of a verb or a modifier; -1 for omitted fields.

        `team` numbers a word for teams.
        """
        return [
            -1 if value is None else self._number(value, kinds, team)
            for name, kinds in _columns(type(body))
            for value in [getattr(body, name)]
        ]

    def _number(self, value: Any, kinds: tuple[Any, ...], team: Callable[[str], int]) -> int:  # noqa: ANN401
        if Filter in kinds:
            return self.filter(value)
        if Amount in kinds:
            return self.amount(value)
        if kinds == o.TEAMS:
            return team(value)
        return kinds.index(value) if isinstance(value, str) else int(value)

    def _demand(self, kind: int, which: int, amount: int = -1, up_to: bool = False) -> int:
        row = [kind, self._option, which, amount, int(up_to), self._groups, 0]
        self._demands.append(row)
        if kind == o.D_CARDS:
            self._groups += 1
        return row[columns.DEMAND_GROUP]

    def _team(self, word: str) -> int:
        """Return the number of a word for teams; a target team is chosen when a card is played."""
        if word not in _CHOSEN:
            return o.TEAMS.index(word)
        self._demand(o.D_OPPONENT if word == "target_opponent" else o.D_POWER, 0)
        return o.T_THAT_TEAM

    def _on_cards(self, verb: str, wanted: Selection) -> None:
        how = next((name for name in _SELECT if getattr(wanted, name) is not None), "self")
        if how == "self":
            self._emit("sel-self")
        else:
            self._select(how, getattr(wanted, how), wanted)
            self._name_deed(o.OPS.index(verb), how)
        self._emit(verb, *self._row(wanted, self._team))

    def _name_deed(self, op: int, how: str) -> None:
        """Record what will be done to the cards with the selection that precedes it."""
        last = self.ops[-1]
        if last[0] == o.O_TARGET and how == "target":
            self._demands[-1][columns.DEMAND_DEED] = op
        elif last[0] in (o.O_CHOOSE, o.O_ALL, o.O_RANDOM):
            last[columns.OP_DEED] = op

    def _select(self, how: str, cards: Filter | str, wanted: Selection) -> None:
        if cards == "that":
            return
        of = str(cards.of) if isinstance(cards, Filter) else ""
        if of in _CHOSEN:
            self._team(of)
        which, number = self.filter(cards), self.amount(wanted.n)
        if of in _CHOSEN:
            self.filters[which][columns.FILTER_WHOSE] = o.T_THAT_TEAM
        if how == "all":
            self._emit("sel-all", which)
        elif how == "random":
            self._emit("sel-random", which, number)
        else:
            self._ask(how, which, number, wanted.up_to, wanted.per is not None)

    def _ask(self, how: str, which: int, number: int, up_to: bool, per: bool = False) -> None:
        """Compile a choice of cards, made when the card is played or during its effect."""
        if how == "target":
            self._emit("sel-target", self._demand(o.D_CARDS, which, number, up_to))
        else:
            self._emit("sel-choose", which, number, up_to, per)

    def _do_sift(self, step: Step) -> None:
        body = step.arguments
        self._emit("sift", body.n, body.take, self.filter(body.cards))

    def _do_search(self, step: Step) -> None:
        body = step.arguments
        self._emit("search", self._placed(body.cards, "deck"), body.n, body.to == "play")

    def _do_recover(self, step: Step) -> None:
        body = step.arguments
        which, number = self._placed(body.target, "discard"), self.amount(body.n)
        self._ask("choose" if self._in_loop else "target", which, number, body.up_to)
        self._name_deed(o.O_RECOVER, "target")
        self._emit("recover", *self._row(body, self._team))

    def _do_deploy(self, step: Step) -> None:
        body = step.arguments
        which, number = self._placed(body.cards, body.from_), self.amount(body.n)
        how = "target" if body.from_ == "discard" and not self._in_loop else "choose"
        self._ask(how, which, number, body.up_to)
        self._name_deed(o.O_DEPLOY, "target")
        self._emit("deploy", body.ready, body.from_ == "deck")

    def _placed(self, wanted: Filter, zone: str) -> int:
        """Compile a filter of one's own cards in a zone. Rules: HM-TERM-05, HM-CHAR-03."""
        which = self.filter(wanted)
        if zone != "hand" or self._special:
            self.filters[which][columns.FILTER_SHARED] = 0
        self.filters[which][columns.FILTER_ZONE] = o.ZONES.index(zone)
        if wanted.of is None:
            self.filters[which][columns.FILTER_WHOSE] = o.T_YOU
        return which

    def _do_modify(self, step: Step) -> None:
        body = step.arguments
        self._emit("modify", self.modifier(body), o.UNTILS.index(body.until))

    def _do_may(self, step: Step) -> None:
        at = self._emit("may")
        self._steps(step.arguments)
        self.ops[at][1] = len(self.ops)

    def _do_choose_one(self, step: Step) -> None:
        self._demand(o.D_OPTION, len(step.arguments))
        ends = []
        for number, steps in enumerate(step.arguments):
            self._option = number
            at = self._emit("case", number)
            self._steps(steps)
            ends.append(self._emit("jump"))
            self.ops[at][2] = len(self.ops)
        self._option = -1
        for end in ends:
            self.ops[end][1] = len(self.ops)

    def _do_if_(self, step: Step) -> None:
        self._branch(self._emit("if", self.condition(step.if_)), step.then, step.else_)

    def _do_chance(self, step: Step) -> None:
        chance = step.arguments
        self._branch(self._emit("chance", chance.percent), chance.win, chance.lose)

    def _branch(self, at: int, steps: Sequence[Step], others: Sequence[Step]) -> None:
        """Compile steps after the op at `at`, and others to which it may jump instead."""
        self._steps(steps)
        end = self._emit("jump")
        self.ops[at][2] = len(self.ops)
        self._steps(others)
        self.ops[end][1] = len(self.ops)

    def _do_for_each(self, step: Step) -> None:
        at = self._emit("each", self._team(step.arguments.who))
        self._in_loop = True
        self._steps(step.arguments.do)
        self._in_loop = False
        self._emit("next", at + 1)
        self.ops[at][2] = len(self.ops)

    def _rule(self, body: Any) -> list[int]:  # noqa: ANN401
        known = o.PARAMETERS.index(body.key) if body.key in o.PARAMETERS else -1
        to = -1 if body.set is None else body.set
        return [o.TEAMS.index(body.who), -1, known, to, body.add or 0]

    def _immune(self, body: Any) -> list[int]:  # noqa: ANN401
        source, verbs = body.from_, sum(o.VERB_BITS[verb] for verb in body.from_.verbs)
        names = ("kind", "type", "subtype", "not_subtype")
        wanted = self.filter(Filter(**{name: getattr(source, name) for name in names}))
        return [o.TEAMS.index(source.by), self.filter(body.cards), wanted, verbs]

    def _enters_ready(self, body: Any) -> list[int]:  # noqa: ANN401
        return [o.T_YOU, self.filter(body.cards)]

    def _reveal(self, body: Any) -> list[int]:  # noqa: ANN401
        return [o.TEAMS.index(body.who), -1, o.TEAMS.index(body.to)]


def gains_clues(card: language.Card) -> bool:
    """Return whether a spy can bring clues about T. H. Rules: HM-EDGE-POP-03."""
    steps = (part for _, part in visitor.walk(card.abilities) if isinstance(part, Step))
    return any(step.verb in ("gain_info", "steal_info") for step in steps)
