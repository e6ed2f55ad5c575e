"""A view as plain text, for a terminal."""

from typing import Final

from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.text.names import card_name
from velkahra.games.pamir.view.model import CourtCard, Player, Slot, View

_SIDES: Final = "ABR"


def text_of(view: View, language: str = "en") -> str:
    """Return market, map and players as text, with everything a viewer may know.

    Cards have their titles in `language`; places and kinds are called as in notation.
    """
    lines = [f"favored {facts.SUIT_NAMES[view.favored]}, deck {view.deck}, {_dominance(view)}"]
    for row, name in enumerate("ab"):
        slots = view.market[6 * row : 6 * row + 6]
        lines += [f"{name}{column} {_slot(slot, language)}" for column, slot in enumerate(slots)]
    lines += [_region(view, number) for number in range(len(facts.REGION_NAMES))]
    lines += [
        _road(view, number) for number in range(len(facts.BORDER_NAMES)) if any(view.roads[number])
    ]
    for number, player in enumerate(view.players):
        lines += _player(view, number, player, language)
    lasting = ", ".join(card_name(language, event.card) for event in view.lasting)
    return "\n".join([*lines, f"in force: {lasting or '-'}"])


def _dominance(view: View) -> str:
    blocks = " ".join(f"{_SIDES[side]}{count}" for side, count in enumerate(view.dominance.blocks))
    side = view.dominance.coalition
    name = facts.COALITION_NAMES[side] if side < len(facts.COALITION_NAMES) else "nobody"
    return f"blocks {blocks}, dominant {name}, checks gone {view.dominance.gone}"


def _slot(slot: Slot, language: str) -> str:
    if not slot.card:
        return "-"
    marks = "".join((" barred" if slot.barred else "", " free" if slot.free else ""))
    name = card_name(language, slot.card)
    return f"{slot.card} {name}, price {slot.price}, rupees {slot.rupees}{marks}"


def _name(view: View, player: int) -> str:
    return "wakhan" if player == view.wakhan else facts.COLOURS[player]


def _region(view: View, number: int) -> str:
    region = view.regions[number]
    armies = [f"{_SIDES[side]}{count}" for side, count in enumerate(region.armies) if count]
    tribes = [f"{_name(view, p)} {count}" for p, count in enumerate(region.tribes) if count]
    ruler = _name(view, region.ruler) if region.ruler >= 0 else "nobody"
    return f"{facts.REGION_NAMES[number]}: {' '.join([*armies, *tribes]) or '-'}; ruler {ruler}"


def _road(view: View, number: int) -> str:
    roads = [f"{_SIDES[side]}{count}" for side, count in enumerate(view.roads[number]) if count]
    return f"roads {facts.BORDER_NAMES[number]}: {' '.join(roads)}"


def _player(view: View, number: int, player: Player, language: str) -> list[str]:
    turn = ">" if number in view.deciders else " "
    side = facts.COALITION_NAMES[player.loyalty] if player.loyalty >= 0 else "-"
    hand = " ".join(map(str, player.hand)) if player.hand is not None else f"{player.hand_size}"
    head = (
        f"{turn}{_name(view, number)}: {side}, points {player.points}, rupees {player.money},"
        f" influence {'/'.join(map(str, player.influence))}, cylinders {player.out}, hand {hand}"
    )
    return [head, *(f"    {_court_card(view, card, language)}" for card in player.court)]


def _court_card(view: View, card: CourtCard, language: str) -> str:
    spies = [f"{_name(view, p)} {count}" for p, count in enumerate(card.spies) if count]
    used = " (used)" if card.used else ""
    return f"{card.card} {card_name(language, card.card)}{used} {' '.join(spies)}".rstrip()
