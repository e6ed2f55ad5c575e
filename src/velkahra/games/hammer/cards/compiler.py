"""The compiler of effects: cards as rows of whole numbers, which the rules carry out.

Every table is a list of rows; `columns` names what stands where in them.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from velkahra.core.contract.cards import CardFileError
from velkahra.games.hammer.cards import columns
from velkahra.games.hammer.cards import opcodes as o
from velkahra.games.hammer.cards.language import (
    Ability,
    Amount,
    Card,
    Condition,
    Filter,
    Modifier,
    Source,
    Step,
    Trigger,
)

_ON_CARDS: Final = ("destroy", "sacrifice", "tire", "detain", "untire", "bounce", "take")
_SELECT: Final = ("target", "choose", "all", "random")


def _listed(words: str | Iterable[str] | None) -> tuple[str, ...]:
    if words is None:
        return ()
    return (words,) if isinstance(words, str) else tuple(words)


def bits(words: str | Iterable[str] | None, known: Sequence[str]) -> int:
    """Return the bit set of one word, several, or none.

    `known` are all words, in the order of their bits. Raises: ValueError for another word.
    """
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
        """Begin a card or another source; a special ability is about the own cards only.

        Rules: HM-CHAR-03.
        """
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
        """Compile an effect and return its number; -1 if there is none.

        With `manual` a person carries the effect out, and the program only says so.
        """
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

    def ability(self, ability: Ability) -> None:
        """Compile an ability into the next row."""
        cost, limit = ability.cost, ability.limit
        row = [cost.tire, cost.sb, cost.bm, cost.sacrifice is not None, cost.discard]
        row += [limit.n, o.PERIODS.index(limit.per)] if limit else [0, 0]
        counter = self._counter() if limit else -1
        self.abilities.append([*map(int, row), counter, self.effect(ability.effect)])

    def trigger(self, trigger: Trigger) -> None:
        """Compile a trigger into the next row."""
        of = o.TEAM[trigger.of] if trigger.of else -1
        by = o.TEAM[trigger.by] if trigger.by else -1
        cards = self.filter(trigger.cards) if trigger.cards else -1
        condition = self.condition(trigger.if_)
        effect = self.effect(trigger.effect)
        self.triggers.append([o.WHENS.index(trigger.when), of, by, cards, condition, effect])

    def modifier(self, modifier: Modifier) -> int:
        """Compile a modifier and return its number, the index of its row."""
        kind = next(name for name in o.MODIFIER_KINDS if getattr(modifier, name) is not None)
        body = getattr(modifier, kind)
        row = getattr(self, f"_{kind}")(body)
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
            row = [0, 0, 0, 0, 0, o.TEAM["anyone"], 0, -1, -1, -1, -1, 2]
            self.filters.append([*row, o.ITSELF if wanted == "self" else o.THOSE])
            return len(self.filters) - 1
        found = wanted or Filter()
        row = [_kinds(found.kind), bits(found.role, o.ROLES), bits(found.type, o.TYPES)]
        row += [bits(found.subtype, o.SUBTYPES), bits(found.not_subtype, o.SUBTYPES)]
        row += [o.TEAM[found.of or "anyone"], o.STATES.index(found.state or "")]
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
            row += [o.TEAM[wanted.of], wanted.times, wanted.per]
            row += [-1 if end is None else end for end in (wanted.min, wanted.max)]
        self.amounts.append(row)
        return len(self.amounts) - 1

    def condition(self, wanted: Condition | None) -> int:
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
        row = [o.OP[op], *map(int, arguments)]
        self.ops.append(row + [0] * (columns.OP_WIDTH - len(row)))
        return len(self.ops) - 1

    def _steps(self, steps: Sequence[Step]) -> None:
        for step in steps:
            verb = step.verb
            if verb in _ON_CARDS:
                self._on_cards(verb, step.arguments)
            else:
                getattr(self, f"_do_{verb}")(step)

    def _demand(self, kind: int, which: int, amount: int = -1, up_to: bool = False) -> int:
        row = [kind, self._option, which, amount, int(up_to), self._groups, 0]
        self._demands.append(row)
        if kind == o.D_CARDS:
            self._groups += 1
        return row[columns.DEMAND_GROUP]

    def _team(self, word: str) -> int:
        """Return the number of a word for teams; a target team is chosen when a card is played."""
        if word in ("target_opponent", "target_power"):
            self._demand(o.D_OPPONENT if word == "target_opponent" else o.D_POWER, 0)
            return o.TEAM["that_team"]
        return o.TEAM[word]

    def _on_cards(self, verb: str, wanted: Any) -> None:  # noqa: ANN401 - a Selection
        how = next((name for name in _SELECT if getattr(wanted, name) is not None), "self")
        if how == "self":
            self._emit("sel-self")
        else:
            self._select(how, getattr(wanted, how), wanted)
            self._name_deed(o.OP[verb], how)
        until = o.UNTILS.index(wanted.until) if wanted.until else -1
        self._emit(verb, until)

    def _name_deed(self, op: int, how: str) -> None:
        """Record what will be done to the cards with the selection that precedes it."""
        last = self.ops[-1]
        if last[0] == o.OP["sel-target"] and how == "target":
            self._demands[-1][columns.DEMAND_DEED] = op
        elif last[0] in (o.OP["sel-choose"], o.OP["sel-all"], o.OP["sel-random"]):
            last[columns.OP_DEED] = op

    def _select(self, how: str, cards: Any, wanted: Any) -> None:  # noqa: ANN401
        if cards == "that":
            return
        if isinstance(cards, Filter) and cards.of in ("target_opponent", "target_power"):
            self._demand(o.D_OPPONENT if cards.of == "target_opponent" else o.D_POWER, 0)
        which, number = self.filter(cards), self.amount(wanted.n)
        if isinstance(cards, Filter) and cards.of in ("target_opponent", "target_power"):
            self.filters[which][columns.FILTER_WHOSE] = o.TEAM["that_team"]
        up_to = getattr(wanted, "up_to", False)
        per = getattr(wanted, "per", None) is not None
        if how == "target":
            self._emit("sel-target", self._demand(o.D_CARDS, which, number, up_to))
        elif how == "choose":
            self._emit("sel-choose", which, number, up_to, per)
        elif how == "all":
            self._emit("sel-all", which)
        else:
            self._emit("sel-random", which, number)

    def _do_gain(self, step: Step) -> None:
        body = step.arguments
        self._emit("gain", self._team(body.who), self.amount(body.sb), self.amount(body.bm))

    def _do_lose(self, step: Step) -> None:
        body = step.arguments
        self._emit("lose", self._team(body.who), self.amount(body.sb), self.amount(body.bm))

    def _do_steal(self, step: Step) -> None:
        body = step.arguments
        amounts = self.amount(body.sb), self.amount(body.bm)
        self._emit("steal", self._team(body.from_), *amounts, self._team(body.to))

    def _do_convert(self, step: Step) -> None:
        body = step.arguments
        self._emit("convert", body.rate, body.max, self._team(body.who))

    def _counted(self, verb: str, step: Step) -> None:
        body = step.arguments
        number = body if isinstance(body, int) else body.n
        who = "you" if isinstance(body, int) else body.who
        self._emit(verb, self.amount(number), self._team(who))

    def _do_gain_info(self, step: Step) -> None:
        self._counted("gain_info", step)

    def _do_draw(self, step: Step) -> None:
        self._counted("draw", step)

    def _do_mill(self, step: Step) -> None:
        self._counted("mill", step)

    def _do_look_top(self, step: Step) -> None:
        self._counted("look_top", step)

    def _do_steal_info(self, step: Step) -> None:
        body = step.arguments
        teams = self._team(body.from_), self._team(body.to)
        self._emit("steal_info", self.amount(body.n), *teams, body.pick == "you")

    def _do_peek_info(self, step: Step) -> None:
        self._emit("peek_info", self._team(step.arguments.who), self._team(step.arguments.to))

    def _do_look_hand(self, step: Step) -> None:
        self._emit("look_hand", self._team(step.arguments.who), self._team(step.arguments.to))

    def _do_discard(self, step: Step) -> None:
        body = step.arguments
        pick = o.PICKERS.index(body.pick)
        self._emit("discard", self.amount(body.n), self._team(body.who), pick)

    def _do_sift(self, step: Step) -> None:
        body = step.arguments
        self._emit("sift", body.n, body.take, self.filter(body.cards))

    def _do_search(self, step: Step) -> None:
        body = step.arguments
        self._emit("search", self._placed(body.cards, "deck"), body.n, body.to == "play")

    def _do_recover(self, step: Step) -> None:
        body = step.arguments
        which = self._placed(body.target, "discard")
        self._from_pile(which, self.amount(body.n), body.up_to)
        self._name_deed(o.OP["recover"], "target")
        self._emit("recover", o.RECOVERIES.index(body.to))

    def _do_restock(self, step: Step) -> None:
        self._emit("restock", step.arguments.n)

    def _do_deploy(self, step: Step) -> None:
        body = step.arguments
        which, number = self._placed(body.cards, body.from_), self.amount(body.n)
        if body.from_ == "discard":
            self._from_pile(which, number, body.up_to)
        else:
            self._emit("sel-choose", which, number, body.up_to, 0)
        self._name_deed(o.OP["deploy"], "target")
        self._emit("deploy", body.ready, body.from_ == "deck")

    def _from_pile(self, which: int, number: int, up_to: bool) -> None:
        """Compile targets on a pile; in a loop each team chooses among its own."""
        if self._in_loop:
            self._emit("sel-choose", which, number, up_to, 0)
        else:
            self._emit("sel-target", self._demand(o.D_CARDS, which, number, up_to))

    def _placed(self, wanted: Filter, zone: str) -> int:
        """Compile a filter of one's own cards in a zone; piles and decks are one's own only.

        Rules: HM-TERM-05, HM-CHAR-03.
        """
        which = self.filter(wanted)
        if zone != "hand" or self._special:
            self.filters[which][columns.FILTER_SHARED] = 0
        self.filters[which][columns.FILTER_ZONE] = o.ZONES.index(zone)
        if wanted.of is None:
            self.filters[which][columns.FILTER_WHOSE] = o.TEAM["you"]
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
        at = self._emit("if", self.condition(step.if_))
        self._steps(step.then)
        end = self._emit("jump")
        self.ops[at][2] = len(self.ops)
        self._steps(step.else_)
        self.ops[end][1] = len(self.ops)

    def _do_for_each(self, step: Step) -> None:
        at = self._emit("each", self._team(step.arguments.who))
        self._in_loop = True
        self._steps(step.arguments.do)
        self._in_loop = False
        self._emit("next", at + 1)
        self.ops[at][2] = len(self.ops)

    def _do_chance(self, step: Step) -> None:
        at = self._emit("chance", step.arguments.percent)
        self._steps(step.arguments.win)
        end = self._emit("jump")
        self.ops[at][2] = len(self.ops)
        self._steps(step.arguments.lose)
        self.ops[end][1] = len(self.ops)

    def _cost(self, body: Any) -> list[int]:  # noqa: ANN401 - each modifier has its own
        least = -1 if body.min_sb is None else body.min_sb
        return [o.TEAM[body.who], self.filter(body.cards), body.sb, body.bm, least, 0]

    def _ability_cost(self, body: Any) -> list[int]:  # noqa: ANN401
        return [o.TEAM[body.who], self.filter(body.cards), body.sb, 0, 0, 0]

    def _rule(self, body: Any) -> list[int]:  # noqa: ANN401
        known = o.PARAMETER.get(body.key, -1)
        to = -1 if body.set is None else body.set
        return [o.TEAM[body.who], -1, known, to, body.add or 0, 0]

    def _immune(self, body: Any) -> list[int]:  # noqa: ANN401
        verbs = sum(o.VERB_BITS[verb] for verb in body.from_.verbs)
        source = self._source(body.from_)
        return [o.TEAM[body.from_.by], self.filter(body.cards), source, verbs, 0, 0]

    def _source(self, source: Source) -> int:
        wanted = Filter(
            kind=source.kind,
            type=source.type,
            subtype=source.subtype,
            not_subtype=source.not_subtype,
        )
        return self.filter(wanted)

    def _forbid(self, body: Any) -> list[int]:  # noqa: ANN401
        cards = self.filter(body.cards) if body.cards else -1
        source = o.TEAM[body.from_] if body.from_ else -1
        when = o.WHENS.index(body.when) if body.when else -1
        return [o.TEAM[body.who], cards, o.FORBIDDEN.index(body.what), source, when, 0]

    def _replace(self, body: Any) -> list[int]:  # noqa: ANN401
        instead = o.INSTEADS.index(body.instead)
        return [o.TEAM[body.by], self.filter(body.cards), instead, 0, 0, 0]

    def _enters_ready(self, body: Any) -> list[int]:  # noqa: ANN401
        return [o.TEAM["you"], self.filter(body.cards), 0, 0, 0, 0]

    def _reveal(self, body: Any) -> list[int]:  # noqa: ANN401
        return [o.TEAM[body.who], -1, o.TEAM[body.to], 0, 0, 0]


def gains_information(card: Card) -> bool:
    """Return whether a spy can bring information about T. H. Rules: HM-EDGE-POP-03."""
    return any(_informs(ability.effect) for ability in card.abilities)


def _informs(steps: Sequence[Step]) -> bool:
    for step in steps:
        if step.verb in ("gain_info", "steal_info"):
            return True
        nested = [*step.then, *step.else_, *(step.may or ())]
        nested += step.for_each.do if step.for_each else ()
        nested += [*step.chance.win, *step.chance.lose] if step.chance else ()
        for option in step.choose_one or ():
            nested += option
        if _informs(nested):
            return True
    return False
