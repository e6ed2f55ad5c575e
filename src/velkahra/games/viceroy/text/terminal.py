"""A view as plain text, for a terminal."""

from collections.abc import Callable
from functools import partial
from typing import Final

from velkahra.games.viceroy.rules import actions, facts, tables
from velkahra.games.viceroy.text.names import card_name
from velkahra.games.viceroy.view.model import Four, Laid, Player, Spot, View

Name = Callable[[int], str]
"""Calls a card as in notation, with its title beside it."""

_LETTERS: Final = "BRGY"


def text_of(view: View, language: str = "en") -> str:
    """Return display, supply and pyramids as text, with everything a viewer may know.

    Cards are called as in notation, with their titles in `language`.
    """
    name = partial(_card, language, view.laws)
    rounds = f"auction {view.auction_round}, building {view.building_round}"
    lines = [f"round {view.round} ({view.phase}; {rounds}), laws {view.laws}"]
    for place, colour in enumerate(facts.COLOUR_NAMES):
        pair = (view.display[place + 4], view.display[place])
        lines.append(f"{colour}: upper {name(pair[0])}, lower {name(pair[1])}")
    decks = f"large {view.large}, small {view.small}, laws {view.law_deck}"
    lines.append(f"supply {_gems(view.supply)}; {decks}")
    for number, robot in enumerate(view.robots):
        bid = facts.COLOUR_NAMES[robot.bid] if robot.bid >= 0 else "-"
        lines.append(f"virtual opponent {number + 1}: {bid}{', done' if robot.done else ''}")
    for seat, player in enumerate(view.players):
        lines += _player(seat, player, name)
    lines += [_spot(spot) for spot in view.spots]
    return "\n".join(lines)


def _card(language: str, laws: str, card: int) -> str:
    return f"{actions.KEYS[card - 1]} ({card_name(language, card, laws)})" if card else "-"


def _gems(gems: Four | None) -> str:
    if gems is None:
        return "?"
    return " ".join(f"{letter}{number}" for letter, number in zip(_LETTERS, gems, strict=True))


def _player(seat: int, player: Player, name: Name) -> list[str]:
    attack = "?" if player.attack is None else player.attack
    hand = [name(card) for card in player.hand or player.seen]
    points = " ".join("?" if number is None else str(number) for number in player.points)
    marks = [player.status, "out" if player.out else "", "skips" if player.skips else ""]
    chosen = ["has chosen"] if player.chosen else []
    head = f"seat {seat}: gems {_gems(player.gems)}, attack {attack}, points {points}"
    lines = [", ".join([head, *filter(None, marks), *chosen])]
    lines.append(f"  hand {player.hand_size}: {', '.join(hand) or '-'}")
    return [*lines, *(f"  {_laid(card, name)}" for card in player.pyramid)]


def _laid(laid: Laid, name: Name) -> str:
    tokens = [f"{number} {tables.TOKEN_NAMES[kind]}" for kind, number in laid.tokens]
    under = [f"under it {name(card)}" for card in laid.tucked]
    circle = [f"circle {facts.COLOUR_NAMES[laid.circle]}"] if laid.circle >= 0 else []
    free = ["free"] if laid.free else []
    where = f"{laid.level} {laid.column} {name(laid.card)}"
    return ", ".join([where, *circle, *free, *tokens, *under])


def _spot(spot: Spot) -> str:
    state = "" if spot.legal else ", missing " + _gems(spot.short)
    return f"place {spot.level} {spot.column}: costs {_gems(spot.cost)}{state}"
