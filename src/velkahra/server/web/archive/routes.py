"""Routes of the archive: search, openings, games like a position, consent, open data."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.record import MOST_PLIES
from velkahra.server.domain import archived
from velkahra.server.room.history import TableHistory, is_open
from velkahra.server.settings import Settings
from velkahra.server.store import games
from velkahra.server.store.games import Sought
from velkahra.server.web.archive import card, data, pages
from velkahra.server.web.archive.pages import Line
from velkahra.server.web.identity.accounts import folded
from velkahra.server.web.kit.numbers import digits, number_of
from velkahra.server.web.kit.request import check_pace, in_store, language_of, shown
from velkahra.server.web.people.company import who
from velkahra.server.web.replay.routes import visited

LONGEST_NAME: Final = 100
LONGEST_STEP: Final = archived.LONGEST_WORDS + 2


async def search(request: Request) -> Response:
    """Show the games that a visitor looks for."""
    asked = request.query_params
    typed = asked.get("person", "").strip()[:LONGEST_NAME]
    sought = _sought(request, typed)
    found = await in_store(request, games.find, sought, await who(request))
    return shown(request, pages.search_page(language_of(request), sought, typed, found))


def _sought(request: Request, typed: str) -> Sought:
    """Return what the query asks for; a wrong value asks for everything."""
    asked = request.query_params
    game = asked.get("game", "") if asked.get("game") in registry.names() else ""
    winners = [*map(str, range(10)), str(archived.NO_WINNER), str(archived.SEVERAL)]
    winner = asked.get("winner", "") if game else ""
    option = asked.get("option", "")
    numbers = {one: number_of(asked.get(one, "")) for one in ("seats", "least", "most", "before")}
    return Sought(
        game=game,
        person=folded(typed),
        winner=int(winner) if winner in winners else None,
        option=option if game and option in pages.option_queries(registry.game(game)) else "",
        rated=asked.get("rated") == "yes",
        node=_digest(asked.get("node", "")),
        position=_digest(asked.get("position", "")),
        **numbers,
    )


def _digest(text: str) -> int:
    found = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else 0
    return found if found < 1 << 63 else 0


async def openings(request: Request) -> Response:
    """Show what was decided after the first decisions of a line."""
    asked, language = request.query_params, language_of(request)
    names = registry.names()
    name = asked.get("game", next(iter(names), ""))
    if name not in names:
        raise HTTPException(404)
    game = registry.game(name)
    seats = number_of(asked.get("seats", ""), game.fewest())
    variants = await in_store(request, games.variants, name, seats)
    known = [options for options, _ in variants] or [archived.options_text(game, game.complete({}))]
    options = asked.get("options", "")
    options = options if options in known else known[0]
    line = _line(asked.getlist("d"))
    band = number_of(asked.get("band", ""), -1)
    by = band if band >= 0 else None
    node = archived.node_of(game, seats, options, line)
    words, found = await in_store(request, games.opening, name, line, node, by)
    about = seats, variants, options, line, words, found, by
    return shown(request, pages.openings_page(language, game, *about))


def _line(asked: list[str]) -> Line:
    """Return the decisions of a query, each as "SEAT SENTENCE"."""
    steps = [text[:LONGEST_STEP].partition(" ") for text in asked[: archived.MOST_STEPS - 1]]
    return [(number_of(seat, 99), decision) for seat, _, decision in steps]


async def like_this(request: Request) -> Response:
    """Lead from a position of a replay, or the next decision after it, to the games that had it."""
    room, _, _ = await visited(request)
    if not is_open(room):
        raise HTTPException(403)
    play, asked = room.ledger.play, number_of(request.query_params.get("ply", ""), MOST_PLIES)
    decided = (n for n, (seat, _) in enumerate(play.plies) if n >= asked and seat != CHANCE)
    state = TableHistory(room).state(next(decided, play.version))
    position = archived.position_of(play.game, state)
    return RedirectResponse(pages.address("/archive", game=play.game.name, position=position), 303)


async def open_data(request: Request) -> Response:
    """Show what can be downloaded."""
    sizes = {name: await _parts(request, name) for name in registry.names()}
    counts = {name: [len(part) for part in parts] for name, parts in sizes.items()}
    return shown(request, pages.data_page(language_of(request), counts, works=data.WORKS))


async def _parts(request: Request, game: str) -> list[list[str]]:
    """Return the tables of each file of a game."""
    tables = await in_store(request, games.open_data, game)
    return [tables[n : n + data.GAMES] for n in range(0, len(tables), data.GAMES)]


async def download(request: Request) -> Response:
    """Answer with a file of open data. Raises: HTTPException 404."""
    game, number = request.path_params["game"], request.path_params["part"]
    parts = await _parts(request, game) if game in registry.names() and data.WORKS else []
    if not 1 <= number <= len(parts):
        raise HTTPException(404)
    settings: Settings = request.app.state.hub.settings
    path = data.path_of(settings.data, game, number, parts[number - 1])
    if not path.exists():
        await check_pace(request, "files")
        await data.make(request, game, parts[number - 1], path)
    return FileResponse(path, filename=f"velkahra-{game}-{number}.zip")


ROUTES: Final = (
    Route("/archive", search),
    Route("/archive/openings", openings),
    Route("/archive/data", open_data),
    Route(f"/archive/data/{{game}}/{digits('part')}.zip", download),
    Route("/replay/{table}/{token}/like", like_this),
    Route("/table/{table}/{token}/open-data", card.change, methods=["POST"]),
)
