"""The sentences of Tigris & Euphrates: numbers become names, the .ftl files do the grammar."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Final

from velkahra.core.contract.events import Event
from velkahra.core.contract.options import Options
from velkahra.core.contract.words import AnyView, Ways
from velkahra.core.text.fluent import Arguments, FluentWords, list_ways
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules import tables
from velkahra.games.euphrates.rules.facts import FACTS, HAND, label
from velkahra.games.euphrates.text import events, names
from velkahra.games.euphrates.text.names import TEXTS
from velkahra.games.euphrates.view.build import Conflict, View, view_of


class EuphratesWords(FluentWords[EuphratesState]):
    """The words of the game."""

    texts = TEXTS
    facts = events.EVENTS | events.REFUSALS
    context = staticmethod(names.dynasties_of)

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of the dynasty of a seat."""
        return TEXTS.forms(language, f"dynasty-{names.dynasties_of(options)[seat]}")[""]

    def prompt(self, language: str, state: EuphratesState, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now, or what the others are doing."""
        return prompt_for(language, view or view_of(state, seat))

    def event(self, language: str, event: Event, options: Options) -> str:
        """Return a line of the log; it is formatted with gaps, once for all spaces."""
        facts = event.facts
        if "monument" in facts:  # it stands on more than one space
            return super().event(language, event, options)
        gaps = {name: gap for name, gap in events.GAPS.items() if name in facts}
        line = super().event(language, Event(event.kind, facts | gaps, event.audience), options)
        for name, gap in gaps.items():
            line = line.replace(chr(gap), label(facts[name]))
        return line

    def instead(self, language: str, view: AnyView, ways: Ways) -> str:
        """Return a sentence that lists what the seat of a view may do in place of what it tried."""
        if ways.field == "space":
            ways = ways._replace(values=_nearest_first(ways.values, ways.tried))
        return list_ways(TEXTS, language, ways, partial(_value_name, language, ways.field))


def _nearest_first(spaces: Sequence[int], tried: int) -> Sequence[int]:
    """Return spaces by their distance from the one tried, -1 for none."""
    if tried < 0:
        return spaces
    width = int(tables.COLUMNS)
    row, column = divmod(tried, width)
    return sorted(spaces, key=lambda s: abs(s // width - row) + abs(s % width - column))


def _value_name(language: str, field: str, value: int) -> str:
    """Return the name of what a field of an action may be; "" where it would say nothing."""
    match field:
        case "space":
            return label(value)
        case "tile":
            return TEXTS.text(language, f"tile-{tables.TILE_NAMES[value]}")
        case "office" | "colour":
            return TEXTS.text(language, f"leader-{tables.OFFICE_NAMES[value]}")
        case "monument":
            return TEXTS.text(language, f"monument-{tables.MONUMENT_NAMES[value]}")
    return str(value) if field == "count" else ""


def prompt_for(language: str, view: View) -> str:
    """Return what `view.seat` is asked now, or what the others are doing; -1 is a spectator."""
    if view.decision == "over":
        return _over(language, view)
    if view.decision == "chance":
        return TEXTS.text(language, "wait-first" if view.active < 0 else "wait-draw")
    if view.seat in view.deciders:
        return _ASKED[view.decision](language, view)
    return _wait(language, view)


def _over(language: str, view: View) -> str:
    winners = [rank.seat for rank in view.standings if rank.place == 1]
    seats = [TEXTS.text(language, f"dynasty-{view.dynasties[seat]}") for seat in winners]
    if not winners:
        return TEXTS.text(language, "over")
    if len(winners) > 1:
        return TEXTS.text(language, "over-shared", seats=names.listed(language, seats, "list-and"))
    key = "over-yours" if view.seat in winners else "over-won"
    return TEXTS.text(language, key, seat=seats[0])


def _wait(language: str, view: View) -> str:
    if view.decision == "turn":
        return _wait_turn(language, view.dynasties[view.deciders[0]], view.actions_left)
    facts = TEXTS.in_role(language, "seat", f"dynasty-{view.dynasties[view.deciders[0]]}")
    if view.decision != "add" or view.conflict is None:
        return TEXTS.text(language, f"wait-{view.decision}", **facts)
    facts |= TEXTS.in_role(language, "tile", f"tile-{tables.TILE_NAMES[view.conflict.colour]}")
    waiting = TEXTS.text(language, "wait-add", **facts)
    return f"{_situation(language, view, view.conflict)} {waiting}"


@lru_cache(maxsize=64)
def _wait_turn(language: str, dynasty: str, left: int) -> str:
    facts = TEXTS.in_role(language, "seat", f"dynasty-{dynasty}")
    return TEXTS.text(language, "wait-turn" if left else "wait-turn-done", **facts, actions=left)


def _ask_turn(language: str, view: View) -> str:
    left = view.catastrophes[view.seat]
    if view.actions_left:
        asked = TEXTS.text(language, "prompt-turn", actions=view.actions_left, catastrophes=left)
    else:
        asked = TEXTS.text(language, "prompt-turn-done")
    return " ".join([asked, *_warnings(language, view)])


def _warnings(language: str, view: View) -> list[str]:
    """List warnings that a draw could end the game. Rules: TE-EDGE-63, TE-END-02, TE-END-03."""
    said = []
    if view.actions_left and view.bag < view.hand_sizes[view.seat]:
        said.append(TEXTS.text(language, "prompt-bag-swap", bag=view.bag))
    if sum(HAND - size for size in view.hand_sizes) > view.bag:
        said.append(TEXTS.text(language, "prompt-bag-end"))
    return said


def _ask_add(language: str, view: View) -> str:
    conflict = view.conflict
    if conflict is None:
        return ""
    facts = TEXTS.in_role(language, "tile", f"tile-{tables.TILE_NAMES[conflict.colour]}")
    facts["numbers"] = _ranges(language, conflict.numbers)
    asked = "prompt-numbers" if any(conflict.numbers) else "prompt-numbers-none"
    return " ".join(
        (
            _situation(language, view, conflict),
            TEXTS.text(language, f"prompt-{conflict.kind}-counts", **facts),
            _odds(language, view, conflict),
            TEXTS.text(language, asked, **facts),
        )
    )


def _situation(language: str, view: View, conflict: Conflict) -> str:
    """Return a sentence on the two sides of a conflict, with the strengths that everybody sees."""
    facts = {
        "attacker": conflict.attacker // 4,
        "defender": conflict.defender // 4,
        "office": conflict.attacker % 4,
        "attack": _attack(conflict),
        "defence": conflict.defence,
    }
    told = events.EVENTS["revolt"].arguments(language, view.dynasties, facts)
    return TEXTS.text(language, f"event-{conflict.kind}", **told)


def _attack(conflict: Conflict) -> int:
    """Return the attacker's strength with the tiles that everybody sees. Rules: TE-EDGE-22."""
    return conflict.attack + max(conflict.added, 0)


def _odds(language: str, view: View, conflict: Conflict) -> str:
    """Return a sentence on how many tiles are enough. Rules: TE-REVOLT-06, TE-WAR-10."""
    if conflict.added < 0:
        defender = f"dynasty-{view.dynasties[conflict.defender // 4]}"
        return TEXTS.text(
            language, "prompt-attack", **TEXTS.in_role(language, "defender", defender)
        )
    need = _attack(conflict) - conflict.defence
    if need <= 0:
        return TEXTS.text(language, "prompt-defend-safe")
    if view.hand is not None and need > view.hand[conflict.colour]:
        return TEXTS.text(language, "prompt-defend-lost")
    return TEXTS.text(
        language, "prompt-defend-need", tiles=names.counted(language, conflict.colour, need)
    )


def _ranges(language: str, numbers: Iterable[int]) -> str:
    """Return ascending numbers in short: 0 or 3 to 6."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts: list[str] = []
    for run in runs:
        if len(run) > 2:
            parts.append(TEXTS.text(language, "list-span", first=run[0], last=run[-1]))
        else:
            parts += map(str, run)
    return names.listed(language, parts, "list-or")


def _ask_war(language: str, view: View) -> str:
    named = [
        TEXTS.in_role(language, "wars", f"leader-{tables.OFFICE_NAMES[k]}")
        for k in view.war_colours
    ]
    wars: Arguments = {
        form: names.listed(language, [str(forms[form]) for forms in named], "list-or")
        for form in named[0]
    }
    return TEXTS.text(language, "prompt-war", **wars)


def _ask_monument(language: str, view: View) -> str:
    space, monument = view.squares[0]
    if len({square for square, _ in view.squares}) > 1:
        return TEXTS.text(language, "prompt-monument-where")
    if len(view.squares) > 1:
        return TEXTS.text(language, "prompt-monument-which", **names.square(space))
    facts = events.EVENTS["built"].arguments(language, (), {"monument": monument, "space": space})
    return TEXTS.text(language, "prompt-monument-one", **facts)


def _ask_treasure(language: str, view: View) -> str:
    spaces = names.listed(language, [label(space) for space in view.takeable], "list-or")
    corners = {row * 16 + column for column, row in FACTS.boards[view.board].corner_treasures}
    key = "prompt-treasure-corner" if corners.issuperset(view.takeable) else "prompt-treasure"
    return TEXTS.text(language, key, spaces=spaces)


_ASKED: Final = {
    "turn": _ask_turn,
    "add": _ask_add,
    "war": _ask_war,
    "monument": _ask_monument,
    "treasure": _ask_treasure,
}
