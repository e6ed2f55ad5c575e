"""The next table where it is the visitor's turn: for accounts and for devices with links."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from velkahra.server.domain.texts import speaker
from velkahra.server.web.kit.request import language_of
from velkahra.server.web.lobby import lists, routes


async def waiting(request: Request) -> Sequence[lists.Mine]:
    """List the tables where it is the visitor's turn; the one that waits longest comes first."""
    asked = [entry for entry in await routes.my_tables(request) if entry.asked() and entry.go]
    return sorted(asked, key=lambda entry: entry.changed)


def others(entries: Sequence[lists.Mine], request: Request) -> Sequence[lists.Mine]:
    """Return the entries without the table that the visitor looks at."""
    here = request.query_params.get("from", "")
    return [entry for entry in entries if entry.table != here]


async def go(request: Request) -> Response:
    """Lead to the next table; where none waits, to the start page, which says so."""
    found = others(await waiting(request), request)
    return RedirectResponse(found[0].go if found else "/?next=none", 303)


async def count(request: Request) -> Response:
    """Answer how many tables wait: `all` of them, and the others in words for the button."""
    every = await waiting(request)
    rest = len(others(every, request))
    text = speaker(language_of(request))("next-table", count=rest) if rest else ""
    return JSONResponse({"all": len(every), "others": rest, "text": text})
