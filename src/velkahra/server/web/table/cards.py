"""All cards of a table, as far as a viewer may know where they are."""

from collections import Counter
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from velkahra.server.domain.texts import speaker
from velkahra.server.room.room import Room
from velkahra.server.web.kit.pages import page, title_of
from velkahra.server.web.kit.request import entered, language_of, shown
from velkahra.server.web.kit.templates import render

PLACES: Final = ("here", "hidden", "gone")


async def cards(request: Request) -> Response:
    """Show all cards of the game. One without such a list is not found."""
    room, seat = await entered(request)
    language = language_of(request, room.row.language)
    markup = cards_page(language, room, seat, request.url.path.removesuffix("/cards"))
    return shown(request, markup)


def cards_page(language: str, room: Room, seat: int, path: str) -> str:
    """Make the page of all cards for one viewer, whose secret link is `path`.

    Raises: HTTPException 404 for a game without such a list.
    """
    game, say = room.ledger.game, speaker(language)
    if not game.lists_cards:
        raise HTTPException(404)
    listed = game.card_list(game.view(room.ledger.state, seat), language)
    counts = Counter(card.where for card in listed)
    body = render(
        "table/cards.html",
        language,
        game=game,
        path=path,
        cards=[(card, Markup(card.picture)) for card in listed],
        places=[(place, counts[place]) for place in PLACES if counts[place]],
    )
    heading = say("cards-title")
    return page(
        language,
        f"{heading} · {title_of(game, language)} · {say('title')}",
        body,
        heading=heading,
        styles=[f"/games/{game.name}.css", "table/cards.css"],
        scripts=["table/cards.js"],
    )
