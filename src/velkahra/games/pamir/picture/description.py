"""The table in sentences: what the description of a standalone picture says."""

from collections.abc import Iterator

from velkahra.games.pamir.picture import courts, dominance, map, market, words
from velkahra.games.pamir.text.names import card_name
from velkahra.games.pamir.view.model import View
from velkahra.picture.words import capital, joined


def board_text(view: View, language: str) -> str:
    """Describe map, market, players and dominance, a line for each thing."""
    return "\n".join((*_map(view, language), *_market(view, language), *_players(view, language)))


def _map(view: View, language: str) -> Iterator[str]:
    for number, region in enumerate(view.regions):
        yield map.region_label(language, number, region, view.wakhan)
    for number, roads in enumerate(view.roads):
        if any(roads):
            yield map.border_label(language, number, roads)


def _market(view: View, language: str) -> Iterator[str]:
    yield capital(words.say(language, "favored", suit=words.suit_name(language, view.favored)))
    for number, slot in enumerate(view.market):
        if slot.card:
            yield market.slot_label(language, number, slot, market.status(view, slot))
    yield capital(words.say(language, "deck", count=view.deck))
    yield dominance.verdict(language, view.dominance)
    for event in view.lasting:
        yield f"{words.say(language, 'events')}: {card_name(language, event.card)}"


def _players(view: View, language: str) -> Iterator[str]:
    for player in view.order:
        yield _player(view, language, player)
        court = view.players[player].court
        for index, card in enumerate(court):
            yield courts.court_label(language, index, len(court), player, view.wakhan, card)
        for held in view.players[player].hand or ():
            name = words.player_name(language, player, view.wakhan)
            yield f"{words.say(language, 'hand-of', player=name)}: {card_name(language, held)}"


def _player(view: View, language: str, player: int) -> str:
    known = view.players[player]
    loyalty = ""
    if known.loyalty >= 0:
        side = words.coalition_name(language, known.loyalty)
        loyalty = words.say(language, "loyalty", coalition=side, influence=known.influence[0])
    left = words.say(language, "actions-left", count=view.left) if player == view.active else ""
    return joined(
        words.player_name(language, player, view.wakhan),
        left,
        loyalty,
        words.say(language, "points", count=known.points),
        words.say(language, "rupees", count=known.money),
        words.say(language, "shelter", count=known.shelter),
        words.say(language, "cylinders", count=known.out, left=known.supply),
        words.say(language, "limit-court", count=len(known.court), limit=known.court_limit),
        words.say(language, "limit-hand", count=known.hand_size, limit=known.hand_limit),
    )
