"""The page of a table's links, each with a QR code."""

from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.picture.qr import qr
from velkahra.server.domain.texts import Say, speaker
from velkahra.server.web.kit.pages import TAG, page

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
    more: Markup,
) -> str:
    """Make the page with all links of a table.

    `play` leads to one's own seats, `private` takes the table off the public list; "" for none.
    `more` is what else the host can see and do.
    """
    say = speaker(language)
    body = TAG(
        '<main class="sheet"><p class="lead">{}</p>{}<ul class="links">{}</ul>{}{}</main>'
    ).format(
        say("host-lead"),
        _play(say, play),
        TAG("").join(link_row(say, row, origin) for row in rows),
        _private(say, private),
        more,
    )
    return page(
        language,
        f"{say('host-title')} · {title}",
        body,
        heading=say("host-title"),
        styles=[STYLE, "chat/chat.css"],
        scripts=["shared/copy-link.js"],
    )


def _play(say: Say, path: str) -> Markup:
    if not path:
        return TAG("")
    return TAG('<p><a class="button main wide" href="{}">{}</a></p>').format(path, say("host-play"))


def _private(say: Say, path: str) -> Markup:
    if not path:
        return TAG("")
    return TAG(
        '<form method="post" action="{}"><p class="lead">{}</p><button type="submit">{}</button>'
        "</form>"
    ).format(path, say("host-private-why"), say("host-private"))


def link_row(say: Say, row: SeatLink, origin: str) -> Markup:
    """Make a row of the links' list."""
    label = TAG('<span class="label">{}</span>').format(row.label)
    if not row.path:
        note = TAG('<span class="note">{}</span>').format(row.note) if row.note else ""
        return TAG("<li>{}{}</li>").format(label, note)
    url = origin + row.path
    return TAG(
        '<li>{label}<span class="link"><input readonly value="{url}" aria-label="{name}">'
        '<button type="button" data-copy="{url}" data-copied="{copied}">{copy}</button>'
        '<a class="button" href="{path}">{go}</a></span>'
        '<details class="code" name="code"><summary>{code}</summary>{picture}</details></li>'
    ).format(
        label=label,
        name=row.label,
        url=url,
        path=row.path,
        copy=say("host-copy"),
        copied=say("host-copied"),
        go=say(row.go),
        code=say("host-code"),
        picture=qr_code(url, say("host-code-of", seat=row.label)),
    )


def qr_code(text: str, title: str) -> Markup:
    """Draw a QR code, dark on light in every scheme, as cameras want it."""
    return TAG(qr(text, title).replace("<svg ", '<svg role="img" ', 1))
