"""The coach's card at a table, its switch in the help, and the choice that a browser keeps."""

from typing import Final

from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import Response

from velkahra.core.contract.game import Game
from velkahra.server.web.identity.origin import A_YEAR
from velkahra.server.web.kit.templates import render

ON: Final = "on"
OFF: Final = "off"


def cookie_of(game: str) -> str:
    """Return the name of the cookie that keeps the choice for a game; scripts write it, too."""
    return f"coach-{game}"


def chosen(connection: HTTPConnection, game: str) -> str:
    """Return this browser's choice for a game: ON, OFF or "" for none."""
    choice = connection.cookies.get(cookie_of(game), "")
    return choice if choice in (ON, OFF) else ""


def switch_on(answer: Response, game: str) -> None:
    """Let the coach of a game come in this browser, by a cookie on `answer`."""
    answer.set_cookie(cookie_of(game), ON, max_age=A_YEAR, samesite="lax")


def card(language: str, game: Game, *, hinted: bool) -> Markup:
    """Make the card of the coach; with `hinted` it leads to a hint."""
    return render("coach/card.html", language, game=game.name, hinted=hinted)


def switch(language: str, game: Game, *, coached: bool) -> Markup:
    """Make the part of the help that switches the coach on, or off if `coached`."""
    return render("coach/switch.html", language, game=game.name, coached=coached)
