"""All cards of a table, as far as a viewer may know where they are."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from velkahra.core.contract.game import Game
from velkahra.core.contract.pages import CardEntry
from velkahra.server.domain import texts
from velkahra.server.room.room import Room
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import entered, language_of, shown

PLACES: Final = ("here", "hidden", "gone")


async def cards(request: Request) -> Response:
    """Show all cards of the game. One without such a list is not found."""
    room, seat = await entered(request)
    language = language_of(request, room.row.language)
    markup = cards_page(language, room, seat, request.url.path.removesuffix("/cards"))
    return shown(request, markup)


def cards_page(language: str, room: Room, seat: int, path: str) -> str:
    """Make the page of all cards for one viewer. Raises: HTTPException 404 without such a list."""
    game, say = room.ledger.game, texts.speaker(language)
    if not game.pages.lists_cards:
        raise HTTPException(404)
    listed = game.pages.card_list(game.view(room.ledger.state, seat), language)
    counts = Counter(card.where for card in listed)
    facts = {
        "game": game,
        "path": path,
        "cards": [(card, Markup(card.picture)) for card in listed],
        "places": [(place, counts[place]) for place in PLACES if counts[place]],
        "traits": traits_of(game, language, listed),
        "notes": texts.lines_of_game(game, language, "cards-note"),
    }
    heading = say("cards-title")
    return pages.from_template(
        language,
        heading,
        "table/cards.html",
        facts,
        title=f"{heading} · {pages.title_of(game, language)} · {say('title')}",
        about=game,
        styles=[f"games/{game.name}.css", "table/cards.css"],
        scripts=["table/cards.js"],
        drawn=game,
    )


def traits_of(
    game: Game, language: str, listed: Sequence[CardEntry]
) -> list[tuple[str, str, list[str]]]:
    """List filters of cards: a name, its words, and the values that occur, in order."""
    names = dict.fromkeys(name for card in listed for name in card.traits)
    return [
        (
            name,
            texts.of_game(game, language, f"card-trait-{name}"),
            list(dict.fromkeys(card.traits[name] for card in listed if name in card.traits)),
        )
        for name in names
    ]
