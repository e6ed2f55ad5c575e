"""The page of a table's links, each with a QR code."""

from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.picture.qr import qr
from velkahra.server.domain.texts import speaker
from velkahra.server.web.kit.pages import page
from velkahra.server.web.kit.templates import render

STYLE: Final = "lobby/lobby.css"


class SeatLink(msgspec.Struct, frozen=True):
    """A row of the links' page. Without a `path` it says why in `note`."""

    label: str
    path: str = ""
    go: str = "host-sit"
    note: str = ""


def host_page(
    language: str,
    title: str,
    rows: Sequence[SeatLink],
    origin: str,
    play: str,
    private: str,
    desk: str,
    chat: Markup,
) -> str:
    """Make the page with all links of a table.

    `play` leads to one's own seats, `private` takes the table off the public list, `desk` leads to
    the organiser's desk; "" for none. `chat` is what the host can see and do of the chat.
    """
    say = speaker(language)
    body = render(
        "lobby/host.html",
        language,
        links=[link_row(language, row, origin) for row in rows],
        play=play,
        private=private,
        desk=desk,
        chat=chat,
    )
    return page(
        language,
        f"{say('host-title')} · {title}",
        body,
        heading=say("host-title"),
        styles=[STYLE, "chat/chat.css"],
        scripts=["shared/copy-link.js"],
    )


def link_row(language: str, row: SeatLink, origin: str) -> Markup:
    """Make a row of the links' list."""
    return render("lobby/link.html", language, row=row, url=origin + row.path, qr_code=qr_code)


def qr_code(text: str, title: str) -> Markup:
    """Draw a QR code, dark on light in every scheme, as cameras want it."""
    return Markup(qr(text, title).replace("<svg ", '<svg role="img" ', 1))
