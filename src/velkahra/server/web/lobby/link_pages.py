"""The page of a table's links, each with a QR code."""

from collections.abc import Sequence, Set
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec
from markupsafe import Markup

from velkahra.core.contract.game import Game
from velkahra.picture.qr import qr
from velkahra.server.domain.texts import Say, speaker
from velkahra.server.web.kit.pages import from_template, title_of
from velkahra.server.web.kit.templates import render
from velkahra.server.web.people.pages import STYLE as PEOPLE

STYLE: Final = "lobby/lobby.css"


class SeatLink(msgspec.Struct, frozen=True):
    """A row of the links' page. Without a `path` it says why in `note`.

    Attributes:
        label: whose link it is.
        go: the key of its button's text.
        here: whether its person is at the table; None for a bot and for oneself.
        seat: the name of the seat; number: from 0, -1 for no seat.
        face: that of its player, "" if there is none.
        own: whether the visitor has the seat; can_renew: whether the host may replace the link.
        code: the address of its QR code.
    """

    label: str
    path: str = ""
    go: str = "host-sit"
    note: str = ""
    here: bool | None = None
    seat: str = ""
    number: int = -1
    face: str = ""
    own: bool = False
    can_renew: bool = False
    code: str = ""

    @property
    def mark(self) -> str:
        """Return a letter for a bot, or for a person who has come; "" while nobody has."""
        if not self.seat:
            return self.label.rpartition(": ")[2][:1].upper()
        return self.seat[0].upper() if self.own or self.here else ""


def host_page(
    language: str,
    game: Game,
    rows: Sequence[SeatLink],
    origin: str,
    play: str,
    path: str,
    guests: str,
    states: Set[str],
    desk: str,
    chat: Markup,
) -> str:
    """Make the page with all links of a table, `rows`, below the address `origin`.

    `play` leads to one's own seats, `guests` is the link for all who come, `desk` leads to the
    organiser's desk; "" for none. `path` is the page's own; `states` are those of `store.seats` in
    use.
    """
    say, title = speaker(language), title_of(game, language)
    awaited = [row for row in rows if row.here is not None and row.path]
    single = awaited[0] if len(awaited) == 1 else None
    invitation = guests or (single.path if single else "")
    first = next(iter(awaited), None)
    listed = [row for row in rows if row.number >= 0]
    facts = {
        "title": title,
        "players": [
            link_row(language, row, origin, shown=row is first, bare=row.own or row is single)
            for row in listed
        ],
        "others": [
            link_row(language, _named(say, row), origin)
            for row in rows
            if row.path and (row.own or row.number < 0)
        ],
        "renewed": [row for row in listed if row.can_renew and not row.own],
        "taken": sum(row.own or bool(row.here) for row in listed),
        "friends": len(awaited),
        "invitation": origin + invitation if invitation else "",
        "device": single.path if single else "",
        "code": code(language, origin + invitation, title) if invitation else "",
        "local": is_local(origin),
        "play": play,
        "path": path,
        "waits": bool(states) or any(row.here is not None for row in listed),
        "states": states,
        "desk": desk,
        "chat": chat,
    }
    return from_template(
        language,
        say("host-title"),
        "lobby/host.html",
        facts,
        title=f"{say('host-title')} · {title}",
        about=game,
        styles=[STYLE, PEOPLE, "chat/chat.css"],
        scripts=["shared/copy-link.js", "lobby/guests.js"],
    )


def _named(say: Say, row: SeatLink) -> SeatLink:
    """Return a row that calls one's own seat so."""
    label = say("host-own", seat=row.seat) if row.own else row.label
    return msgspec.structs.replace(row, label=label)


def link_row(
    language: str, row: SeatLink, origin: str, *, shown: bool = False, bare: bool = False
) -> Markup:
    """Make a row of the links' list, below the address `origin`.

    `shown` opens its QR code, others are fetched when they are opened; a `bare` row has no link.
    """
    url, code = origin + row.path, code_of(language, row, origin) if shown else Markup()
    return render("lobby/link.html", language, row=row, url=url, code=code, shown=shown, bare=bare)


def code_of(language: str, row: SeatLink, origin: str) -> Markup:
    """Draw the QR code of a link below the address `origin`; there is none without a path."""
    return code(language, origin + row.path, row.label) if row.path else Markup()


def code(language: str, link: str, label: str) -> Markup:
    """Draw the QR code of a link with this label."""
    drawn = qr(link, speaker(language)("host-code-of", seat=label))
    return Markup(drawn.replace("<svg ", '<svg role="img" ', 1))


def is_local(origin: str) -> bool:
    """Return whether other devices cannot open an address: it leads to the computer they are on."""
    host = urlsplit(origin).hostname or ""
    try:
        found = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return found.is_loopback or found.is_unspecified or found.is_link_local
