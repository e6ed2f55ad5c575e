"""Choice graphs over the element ids of the page, and the meaning of stray clicks.

Elements: `m-a0` a space of the market, `h-30` a hand card, `c-30` a court card, `r-kabul` a region,
`b-herat-kabul` a border, `army-afghan-kabul`, `road-afghan-herat-kabul`, `tribe-gray-kabul`,
`spy-30-gray`, `gift-gray-2` pieces, `player-gray` a player's board, `purse-gray` the rupees on it,
and buttons `do-...`. Wakhan's board is `player-wakhan`; her pieces have the first free colour.
"""

from collections.abc import Sequence
from typing import Final

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices, Number
from velkahra.core.contract import refusals, space
from velkahra.games.pamir.rules import decisions, facts, frames, places, tables
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.rules.chapters import bribe, play
from velkahra.games.pamir.rules.state import Position
from velkahra.games.pamir.view.observation import PLACE, SITE

SLOT_NAMES: Final = tuple(f"{row}{column}" for row in "ab" for column in range(6))
SPACES: Final = ("2", "4", "6")
SIDES: Final = ("left", "right")


def choices_of(state: Position, seat: int) -> Choices:
    """Return the choice graph of `seat`; no nodes when it has nothing to decide."""
    if seat < 0 or not state.may_act(seat):
        return NO_CHOICE
    builder = ChoiceBuilder()
    actions = [int(action) for action in state.legal_actions(seat)]
    if decisions.fitting(state, "offer", ""):
        _add_offers(builder, state, actions)
    elif decisions.fitting(state, "answer", ""):
        _add_answers(builder, state, actions)
    else:
        for action in actions:
            for path in _paths(state, seat, SPACE.decode(action)):
                builder.path(path, SPACE.to_text(action))
    return builder.build()


def _add_offers(builder: ChoiceBuilder, state: Position, actions: list[int]) -> None:
    """Add one click to pay the bribe, a number to offer less, and withdrawing."""
    numbers = _values("offer", actions)
    asked = int(bribe.price_asked(state))
    if asked in numbers:
        builder.path(["do-pay"], f"offer {asked}")
    others = [number for number in numbers if number != asked]
    if others:
        builder.path(["do-offer"], Number(others, "offer "))
    if SPACE.encode("withdraw", []) in actions:
        builder.path(["do-withdraw"], "withdraw")


def _add_answers(builder: ChoiceBuilder, state: Position, actions: list[int]) -> None:
    """Add one click to accept, one to insist on the whole bribe, and a number between."""
    numbers = _values("answer", actions)
    builder.path(["do-accept"], f"answer {numbers[0]}")
    builder.path(["do-refuse"], f"answer {numbers[-1]}")
    if len(numbers) > 2:
        builder.path(["do-counter"], Number(numbers[1:-1], "answer "))


def _values(kind: str, actions: list[int]) -> list[int]:
    parts = [SPACE.decode(action) for action in actions]
    return [part.values[0] for part in parts if part.kind == kind]


def _paths(state: Position, seat: int, action: space.Action) -> list[list[str]]:
    """Return the ways to click an action; mostly there is one."""
    values = action.values
    match action.kind:
        case "play":
            return [[f"h-{values[0] + 1}", f"do-{SIDES[values[1]]}"]]
        case "act":
            return [[f"c-{values[0] + 1}", f"do-{facts.ACTION_NAMES[values[1]]}"]]
        case "march":
            coalition = facts.COALITION_NAMES[play.coalition_of(state, seat)]
            return [[_army(coalition, values[0]), f"r-{facts.REGION_NAMES[values[1]]}"]]
        case "ride":
            return [[_tribe(seat, values[0]), f"r-{facts.REGION_NAMES[values[1]]}"]]
        case "sneak":
            return [[_spy(values[0] + 1, seat), f"c-{values[1] + 1}"]]
        case kind:
            element = _element(state, seat, kind, values)
            return [[element, "do-sure"] if _doubtful(state, seat, kind, values) else [element]]


def _doubtful(state: Position, seat: int, kind: str, values: list[int]) -> bool:
    """Return whether to ask: a rumor on oneself, a vain rebuke. Rules: PP-EDGE-47, PP-EDGE-49."""
    if kind == "rebuke":
        armies = sum(int(state.armies(coalition, values[0])) for coalition in range(3))
        tribes = sum(int(state.tribes(player, values[0])) for player in range(state.players))
        return armies + tribes == 0
    return kind == "name" and state.frame_kind() == frames.RUMOR and values[0] == seat


def _element(state: Position, seat: int, kind: str, values: list[int]) -> str:
    """Return the one element to click for an action."""
    if kind.startswith(("strike", "take")):
        return _piece(state, seat, kind, values)
    value = values[0] if values else 0
    match kind:
        case "buy" | "collect":
            return f"m-{SLOT_NAMES[value]}"
        case "levy":
            return f"purse-{_player(state, value)}"
        case "gift":
            return f"gift-{facts.COLOURS[seat]}-{SPACES[value]}"
        case "army" | "field" | "rebuke":
            return f"r-{facts.REGION_NAMES[value]}"
        case "road":
            return f"b-{facts.BORDER_NAMES[value]}"
        case "spy" | "betray" | "court":
            return f"c-{value + 1}"
        case "discard":
            held = "c" if state.in_court(seat, value + 1) else "h"
            return f"{held}-{value + 1}"
        case "name":
            return f"player-{_player(state, value)}"
        case "loyalty":
            return f"do-{facts.COALITION_NAMES[value]}"
        case "suit":
            return f"do-{facts.SUIT_NAMES[value]}"
        case _:
            return f"do-{kind}"


def _piece(state: Position, seat: int, kind: str, values: list[int]) -> str:
    """Return the piece that is struck, or taken from play."""
    match kind, values:
        case "strike-tribe", [player]:
            return _tribe(player, _site(state))
        case "strike-army", [coalition]:
            return _army(facts.COALITION_NAMES[coalition], _site(state))
        case "strike-road", [coalition, border]:
            return f"road-{facts.COALITION_NAMES[coalition]}-{facts.BORDER_NAMES[border]}"
        case "strike-spy", [player]:
            return _spy(int(places.card_of_site(_site(state))), player)
        case "take-tribe", [region]:
            return _tribe(seat, region)
        case "take-gift", [space]:
            return f"gift-{facts.COLOURS[seat]}-{SPACES[space]}"
        case "take-spy", [card]:
            return _spy(card + 1, seat)
    side = facts.COALITION_NAMES[int(places.owner_of_place(state.slot(PLACE[state.frame_kind()])))]
    if kind == "take-army":
        return _army(side, values[0])
    return f"road-{side}-{facts.BORDER_NAMES[values[0]]}"


def _site(state: Position) -> int:
    """Return where the battle is."""
    return int(state.slot(SITE[state.frame_kind()]))


def _player(state: Position, player: int) -> str:
    return "wakhan" if player == state.wakhan else facts.COLOURS[player]


def _number(state: Position, name: str) -> int:
    return int(state.wakhan) if name == "wakhan" else facts.COLOURS.index(name)


def _army(coalition: str, region: int) -> str:
    return f"army-{coalition}-{facts.REGION_NAMES[region]}"


def _tribe(player: int, region: int) -> str:
    return f"tribe-{facts.COLOURS[player]}-{facts.REGION_NAMES[region]}"


def _spy(card: int, player: int) -> str:
    return f"spy-{card}-{facts.COLOURS[player]}"


def meant(state: Position, seat: int, path: Sequence[str]) -> int | refusals.Refusal:
    """Guess which action was meant by clicks that are no way in the graph.

    Returns: the action, or a refusal that says what can be done where the clicks name none.
    Rules: PP-TURN-01, PP-TURN-02, PP-GEN-05.
    """
    try:
        action = _named(state, seat, [element.split("-") for element in path])
    except (KeyError, IndexError, ValueError, refusals.UnknownAction):
        action = None
    if action is not None:
        return _refuse_misplaced(state, seat, int(action)) or int(action)
    end = SPACE.encode("end", [])
    return decisions.refusal(state, seat, end) or refusals.Refusal("PP-TURN-01", variant="pick")


def _refuse_misplaced(state: Position, seat: int, action: int) -> refusals.Refusal | None:
    """Refuse what belongs to another decision, and court cards without a use; None for all else."""
    why = decisions.refusal(state, seat, action)
    if why is None:
        return None
    if not decisions.fitting(state, "end", ""):
        return refusals.Refusal("PP-TURN-01", variant="pending") if why.variant == "none" else None
    if why.rule != "PP-GEN-05":
        return None
    card = why.facts["card"]
    if not state.in_court(seat, card):
        return refusals.Refusal("PP-GEN-05", {"card": card}, "foreign")
    shows = tables.shows(card, _first_deed(card))
    return None if shows else refusals.Refusal("PP-GEN-05", {"card": card}, "bare")


def _named(state: Position, seat: int, path: list[list[str]]) -> int | None:
    first, last = path[0], path[-1]
    if len(path) > 1:
        return _named_by_two(state, seat, first, last)
    match first:
        case ["m", slot]:
            verb = decisions.fitting(state, "collect", "buy")
            return SPACE.encode(verb, [SLOT_NAMES.index(slot)])
        case ["h", card]:
            return SPACE.encode("play", [int(card) - 1, 0])
        case ["purse" | "player" as what, colour]:
            verb = decisions.fitting(state, "levy", "name" if what == "player" else "")
            return SPACE.encode(verb, [_number(state, colour)])
        case ["gift", _, space]:
            return SPACE.encode("gift", [SPACES.index(space)])
        case ["r", region]:
            verb = decisions.fitting(state, "field", "army")
            return SPACE.encode(verb, [facts.REGION_NAMES.index(region)])
        case ["b", *border]:
            return SPACE.encode("road", [facts.BORDER_NAMES.index("-".join(border))])
        case ["c", card]:
            verb = decisions.fitting(state, "act", "betray", "court", "spy")
            deed = [_first_deed(int(card))] if verb == "act" else []
            return SPACE.encode(verb, [int(card) - 1, *deed])
        case ["do", name]:
            return SPACE.encode(name, [])
    return _named_piece(state, first)


def _first_deed(card: int) -> int:
    """Return the first action that a card shows; 0 if it shows none."""
    return next((deed for deed in range(len(facts.ACTION_NAMES)) if tables.shows(card, deed)), 0)


def _named_piece(state: Position, element: list[str]) -> int | None:
    """Return the action of a click on a piece, in a battle or when one must be taken."""
    verb = decisions.fitting(state, "strike-army", "take-army", "").removesuffix("-army")
    strike = verb == "strike"
    match element if verb else []:
        case ["army", coalition, region]:
            value = (
                facts.COALITION_NAMES.index(coalition)
                if strike
                else facts.REGION_NAMES.index(region)
            )
            return SPACE.encode(f"{verb}-army", [value])
        case ["tribe", colour, region]:
            value = facts.COLOURS.index(colour) if strike else facts.REGION_NAMES.index(region)
            return SPACE.encode(f"{verb}-tribe", [value])
        case ["spy", card, colour]:
            value = facts.COLOURS.index(colour) if strike else int(card) - 1
            return SPACE.encode(f"{verb}-spy", [value])
        case ["road", coalition, *border]:
            number = facts.BORDER_NAMES.index("-".join(border))
            side = [facts.COALITION_NAMES.index(coalition)] if strike else []
            return SPACE.encode(f"{verb}-road", [*side, number])
    return None


def _named_by_two(state: Position, seat: int, first: list[str], last: list[str]) -> int | None:
    match first, last:
        case ["h", card], ["do", side]:
            return SPACE.encode("play", [int(card) - 1, SIDES.index(side)])
        case ["c", card], ["do", deed]:
            return SPACE.encode("act", [int(card) - 1, facts.ACTION_NAMES.index(deed)])
        case ["army", _, origin], ["r", goal]:
            return SPACE.encode("march", [facts.REGION_NAMES.index(at) for at in (origin, goal)])
        case ["tribe", _, origin], ["r", goal]:
            return SPACE.encode("ride", [facts.REGION_NAMES.index(at) for at in (origin, goal)])
        case ["spy", origin, _], ["c", goal]:
            return SPACE.encode("sneak", [int(origin) - 1, int(goal) - 1])
    return None
