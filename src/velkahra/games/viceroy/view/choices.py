"""Choice graphs over the element ids of the page, and the meaning of stray clicks.

Elements: `slot-lower-blue` .. `slot-upper-yellow` the display, `bid-blue` .. a column of it, `h-32`
a hand card, `c-32` a card of a pyramid, `place-2--1` a place of the own pyramid (level, column),
`t-32-magic` a token, `circle-32` the circle a card closes, `g-blue-1` .. `g-blue-8` gems of the
supply, `own-blue-1` .. `own-blue-8` gems behind the own screen, and buttons `do-...`. Gems to be
taken or given are chosen at once, without a button before them.
"""

from collections.abc import Sequence
from typing import Final

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices, Choose
from velkahra.core.contract import refusals, space
from velkahra.games.viceroy.rules import actions, decisions, facts, storage, tables
from velkahra.games.viceroy.rules.chapters.reward import gems_at_least, gems_due
from velkahra.games.viceroy.rules.state import Position
from velkahra.games.viceroy.view.observation import LEFT, SUBJECT

LETTERS: Final = "brgy"
ANSWERS: Final = {"pass": "do-pass", "go-on": "do-go-on", "own-gem": "do-own-gem"}


def choices_of(state: Position, seat: int) -> Choices:
    """Return the choice graph of `seat`; no nodes when it has nothing to decide."""
    if seat < 0 or not state.may_act(seat):
        return NO_CHOICE
    builder = ChoiceBuilder()
    kind = state.frame_kind()
    verb = decisions.fitting(state, "gems", "give", "store", "")
    if verb == "gems":
        fewest, most = int(gems_at_least(state)), int(gems_due(state))
        heap = _heap(state, int(storage.SUPPLY), "g", max(fewest, 1), most, "gems ")
        return Choices([heap], 0) if fewest else _or_none(builder, heap)
    if verb == "give":
        number = int(state.slot(LEFT[kind]))
        heap = _heap(state, seat, "own", number, number, "give ")
        return Choices([heap], 0)
    if verb == "store":
        law = state.slot(SUBJECT[kind])
        fewest = int(state.tables().gems_at_least(law))
        most = min(int(state.tables().gems_at_most(law)), int(state.all_gems_of(seat)))
        heap = _heap(state, seat, "own", max(fewest, 1), most, "store ")
        return Choices([heap], 0) if fewest else _or_none(builder, heap if most else None)
    for action in state.legal_actions(seat):
        parts = actions.SPACE.decode(action)
        for path in _paths(state, seat, parts):
            builder.path(path, actions.SPACE.to_text(action))
    return builder.build()


def _or_none(builder: ChoiceBuilder, heap: Choose | None) -> Choices:
    """Return choices in which gems are chosen after a button, or declined."""
    if heap is not None:
        builder.path(["do-gems"], heap)
    builder.path(["do-decline"], "decline")
    return builder.build()


def _heap(state: Position, holder: int, prefix: str, least: int, most: int, text: str) -> Choose:
    """Return a node in which gems of a holder are chosen one by one."""
    offered = [
        (f"{prefix}-{colour}-{number}", LETTERS[place])
        for place, colour in enumerate(facts.COLOUR_NAMES)
        for number in range(
            1, min(int(state.gems_of(holder, place)), most, int(tables.HANDFUL)) + 1
        )
    ]
    return Choose(offered, least, most, text)


def _paths(state: Position, seat: int, action: space.Action) -> list[list[str]]:
    """Return the clicks for an action; there may be several ways."""
    values = action.values
    match action.kind:
        case "bid":
            bid = values[0]
            attacks = bid == tables.COLOURS
            return [["do-attack" if attacks else f"bid-{facts.COLOUR_NAMES[bid]}"]]
        case "name":
            return [[f"do-{('lower', 'upper', 'neither')[values[0]]}"]]
        case "take" | "remove":
            return [[f"slot-{actions.SLOT_NAMES[values[0]]}"]]
        case "start" | "archive" | "play":
            return [[f"h-{values[0] + 1}"]]
        case "tuck":
            return [[f"{'h' if state.is_in_hand(seat, values[0] + 1) else 'c'}-{values[0] + 1}"]]
        case "return":
            return [[f"h-{values[0] + int(tables.FIRST_LAW)}"]]
        case "double":
            return [[f"c-{values[0] + 1}"]]
        case "place":
            return [[f"place-{values[0] + 1}-{actions.COLUMN_NAMES[values[1]]}"]]
        case "swap" | "for":
            return [[f"t-{values[0] + 1}-{tables.TOKEN_NAMES[values[1]]}"]]
        case "recolour":
            return [[f"circle-{values[0] + 1}", f"do-{facts.COLOUR_NAMES[values[1]]}"]]
    return [[_button(action)]]


def _button(action: space.Action) -> str:
    """Return the button of an action that is answered by one."""
    match action.kind:
        case "draw":
            return ("do-draw-characters", "do-draw-laws")[action.values[0]]
        case "grant":
            return ("do-rows", "do-power")[action.values[0]]
        case "option":
            return f"do-option-{action.values[0] + 1}"
        case "colour":
            return f"do-{facts.COLOUR_NAMES[action.values[0]]}"
        case "spare":
            return f"do-spare-{facts.COLOUR_NAMES[action.values[0]]}"
    return ANSWERS.get(action.kind, f"do-{action.kind}")


def meant(state: Position, seat: int, path: Sequence[str]) -> int | refusals.Refusal:
    """Guess which action was meant by clicks that are no way in the graph.

    Returns: the action, or a refusal that says what can be done where the clicks name none.
    Rules: VC-FLOW-03.
    """
    try:
        action = _named(state, [element.split("-") for element in path])
    except (KeyError, IndexError, ValueError, refusals.UnknownAction):
        action = None
    if action is not None:
        return int(action)
    waits = decisions.refusal(state, seat, actions.SPACE.encode("pass", []))
    return waits or refusals.Refusal("VC-FLOW-03", {}, "pick")


def _named(state: Position, path: list[list[str]]) -> int | None:
    first, last = path[0], path[-1]
    match first:
        case ["bid", colour]:
            return actions.SPACE.encode("bid", [facts.COLOUR_NAMES.index(colour)])
        case ["slot", row, colour]:
            return _named_slot(state, actions.SLOT_NAMES.index(f"{row}-{colour}"))
        case ["h", card]:
            return _named_card(state, int(card))
        case ["c", card]:
            verb = decisions.fitting(state, "tuck", "double")
            return actions.SPACE.encode(verb, [int(card) - 1])
        case ["place", level, *column]:
            place = actions.COLUMN_NAMES.index("-".join(column))
            return actions.SPACE.encode("place", [int(level) - 1, place])
        case ["t", card, *token]:
            verb = decisions.fitting(state, "for", "swap")
            held = tables.TOKEN_NAMES.index("-".join(token))
            return actions.SPACE.encode(verb, [int(card) - 1, held])
        case ["circle", card]:
            tint = facts.COLOUR_NAMES.index(last[-1])
            return actions.SPACE.encode("recolour", [int(card) - 1, tint])
        case ["do", *name]:
            return _named_button("-".join(name))
    return None


def _named_slot(state: Position, slot: int) -> int:
    """Return the action's value for a click on the display."""
    verb = decisions.fitting(state, "bid", "name", "remove", "take")
    number = {"bid": int(storage.colour_of_slot(slot)), "name": slot // int(storage.UPPER)}
    return actions.SPACE.encode(verb, [number.get(verb, slot)])


def _named_card(state: Position, card: int) -> int:
    """Return the action for a click on a hand card."""
    verb = decisions.fitting(state, "start", "archive", "tuck", "return", "play")
    first = int(tables.FIRST_LAW) if verb == "return" else 1
    return actions.SPACE.encode(verb, [card - first])


def _named_button(name: str) -> int:
    for action in (*_PLAIN, *_FIELDED):
        if _button(actions.SPACE.decode(action)) == f"do-{name}":
            return action
    raise KeyError(name)


_PLAIN: Final = tuple(
    int(actions.SPACE.encode(kind, []))
    for kind in ("pass", "go-on", "own-gem", "optimum", "decline")
)
_FIELDED: Final = tuple(
    int(kind.offset + number)
    for kind in actions.SPACE.kinds
    if kind.name in ("draw", "grant", "option", "colour", "spare")
    for number in range(kind.size)
)
