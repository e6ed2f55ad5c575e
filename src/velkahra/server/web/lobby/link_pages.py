"""The page of a table's links, each with a QR code."""

from collections.abc import Sequence, Set
from typing import Final
from urllib.parse import urlsplit

import msgspec
from markupsafe import Markup

from velkahra.core.contract.game import Game
from velkahra.picture.qr import qr
from velkahra.server.domain.texts import speaker
from velkahra.server.web.kit.pages import page, title_of
from velkahra.server.web.kit.templates import render

STYLE: Final = "lobby/lobby.css"


class SeatLink(msgspec.Struct, frozen=True):
    """A row of the links' page. Without a `path` it says why in `note`.

    Attributes:
        label: whose link it is.
        go: the key of its button's text.
        here: whether its person is at the table; None for a bot.
        seat: the name of the seat.
    """

    label: str
    path: str = ""
    go: str = "host-sit"
    note: str = ""
    here: bool | None = None
    seat: str = ""


def host_page(
    language: str,
    game: Game,
    rows: Sequence[SeatLink],
    origin: str,
    play: str,
    private: str,
    states: Set[str],
    desk: str,
    chat: Markup,
) -> str:
    """Make the page with all links of a table, `rows`, below the address `origin`.

    `play` leads to one's own seats, `desk` to the organiser's desk; "" for none. `private` gets the
    links of seats nobody has taken; `states` are those of `store.seats` in use.
    """
    say = speaker(language)
    awaited = [row for row in rows if row.here is not None and row.path]
    first = next(iter(awaited), None)
    body = render(
        "lobby/host.html",
        language,
        links=[link_row(language, row, origin, shown=row is first) for row in rows],
        friends=len(awaited),
        local=is_local(origin),
        play=play,
        private=private,
        states=states,
        desk=desk,
        chat=chat,
    )
    return page(
        language,
        f"{say('host-title')} · {title_of(game, language)}",
        body,
        heading=say("host-title"),
        about=game,
        styles=[STYLE, "chat/chat.css"],
        scripts=["shared/copy-link.js", "lobby/arrivals.js"],
    )


def link_row(language: str, row: SeatLink, origin: str, *, shown: bool = False) -> Markup:
    """Make a row of the links' list, below the address `origin`; `shown` opens its QR code."""
    url, code = origin + row.path, code_of(language, row, origin)
    return render("lobby/link.html", language, row=row, url=url, code=code, shown=shown)


def code_of(language: str, row: SeatLink, origin: str) -> Markup:
    """Draw the QR code of a link below the address `origin`; there is none without a path."""
    return code(language, origin + row.path, row.label) if row.path else Markup()


def code(language: str, link: str, label: str) -> Markup:
    """Draw the QR code of a link with this label."""
    drawn = qr(link, speaker(language)("host-code-of", seat=label))
    return Markup(drawn.replace("<svg ", '<svg role="img" ', 1))


def is_local(origin: str) -> bool:
    """Return whether an address leads to this server on its own computer only."""
    return urlsplit(origin).hostname in ("localhost", "127.0.0.1", "::1")
