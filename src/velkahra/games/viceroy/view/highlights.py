"""The elements of the page that an event is about, for the log to point at."""

from typing import Final

from velkahra.core.contract.events import Event
from velkahra.games.viceroy.rules import actions, tables
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES

_LAID: Final = ("card", "law", "under", "their_card")
_IN_HAND: Final = ("took-card", "drew-card", "put-back-own", "replaced")
_ON_DISPLAY: Final = ("shown", "removed")
_OF_THE_SUPPLY: Final = ("paid", "took-gems", "passed", "gems-back", "renewed")


def highlights_of(event: Event) -> tuple[str, ...]:
    """Return the element ids of an event's cards, tokens, circles, display places and players."""
    facts = event.facts
    supply = ("supply",) if event.kind in _OF_THE_SUPPLY else ()
    players = [f"player-{facts[name]}" for name in ("seat", "other") if name in facts]
    return (*_cards(event), *_tokens(event), *_display(event), *supply, *players, *_many(event))


def _cards(event: Event) -> list[str]:
    """List the element ids of cards where they lie now."""
    facts, kind = event.facts, event.kind
    if kind == "chose-card":
        return [f"h-{facts['value']}"]
    laid = [name for name in _LAID if facts.get(name, 0) > 0 and kind not in _ON_DISPLAY]
    if kind not in _IN_HAND:
        return [f"c-{facts[name]}" for name in laid]
    held = "law" if kind == "put-back-own" else "card"
    return [f"{'h' if name == held else 'c'}-{facts[name]}" for name in laid]


def _tokens(event: Event) -> list[str]:
    """List the element ids of tokens and circles. Two that are swapped have changed cards."""
    facts = event.facts
    match event.kind:
        case "token":
            return [_token(facts["card"], facts["token"])]
        case "swapped":
            mine = _token(facts["card"], facts["their_token"])
            return [mine, _token(facts["their_card"], facts["token"])]
        case "eternal" | "eternal-own":
            return [_token(facts["card"], int(tables.ETERNAL) + facts["colour"])]
        case "stored":
            colours = [colour for colour in range(4) if facts[f"gems{colour}"]]
            return [_token(facts["law"], int(tables.STORED) + colour) for colour in colours]
        case "circle" | "circle-no-gem" | "recoloured":
            return [f"circle-{facts['card']}"]
    return []


def _token(card: int, kind: int) -> str:
    return f"t-{card}-{tables.TOKEN_NAMES[kind]}"


def _display(event: Event) -> list[str]:
    """List the element ids of places of the display, and of its columns."""
    facts = event.facts
    if "slot" in facts:
        return [f"slot-{actions.SLOT_NAMES[facts['slot']]}"]
    if event.kind in ("robot-bid", "clash"):
        return [f"bid-{COLOUR_NAMES[facts['colour']]}"]
    if event.kind == "named":
        wanted = {facts["place"], facts["their_place"]} - {2}
        return [
            f"slot-{actions.SLOT_NAMES[4 * place + facts['colour']]}" for place in sorted(wanted)
        ]
    return []


def _many(event: Event) -> list[str]:
    """List the element ids of an event that concerns several seats at once."""
    facts = event.facts
    match event.kind:
        case "bids":
            bids = {name[3:]: bid for name, bid in facts.items() if bid <= 5}
            colours = sorted({bid for bid in bids.values() if bid < 4})
            columns = [f"bid-{COLOUR_NAMES[colour]}" for colour in colours]
            return [*columns, *(f"player-{seat}" for seat in bids)]
        case "cards":
            laid = [facts[name] for name in facts if name != "seats" and facts[name]]
            return [*(f"c-{card}" for card in laid), *_seated(facts["seats"])]
        case "clash":
            return _seated(facts["seats"])
    return []


def _seated(seats: int) -> list[str]:
    return [f"player-{seat}" for seat in range(4) if (seats >> seat) & 1]
