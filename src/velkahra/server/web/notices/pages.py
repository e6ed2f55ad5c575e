"""The pages on which people say how they want to hear that it is their turn."""

from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.server.domain.texts import Say, speaker
from velkahra.server.room.room import Room
from velkahra.server.web.kit.pages import NOTHING, TAG, page
from velkahra.server.web.notices.letters import names_of
from velkahra.server.web.notices.mailboxes import Box, Wish

STYLE: Final = "/static/lobby.css"
SCRIPT: Final = "/static/push.js"
LONGEST_ADDRESS: Final = 254
WORDS: Final = (
    "push-on",
    "push-off",
    "push-is-on",
    "push-is-off",
    "push-insecure",
    "push-unable",
    "push-failed",
    "notify-blocked",
)


class Offer(msgspec.Struct, frozen=True):
    """What a server can do: mails, and web push with this public key; "" for none."""

    mail: bool
    push_key: str


def seat_page(
    language: str, room: Room, seat: int, path: str, offer: Offer, wish: Wish | None, error: str
) -> str:
    """Make the page of one seat. `path` is the seat's link, `error` the key of what went wrong."""
    say, names = speaker(language), names_of(room, seat, language)
    any_way = offer.mail or offer.push_key
    body = TAG('<main class="sheet">{}<p class="lead">{}</p>{}{}{}</main>').format(
        alert(say, error),
        say("notices-lead", **names) if any_way else say("notices-none"),
        push_part(say, offer.push_key, path, f"{room.row.id}-{seat}") if offer.push_key else "",
        mail_part(say, wish, f"{path}/mail", say("mail-why")) if offer.mail else "",
        TAG('<p><a class="button" href="{}">{}</a></p>').format(path, say("notices-back")),
    )
    heading = say("notices-title")
    title = f"{heading} · {names['game']}"
    return page(language, title, body, heading=heading, styles=[STYLE], scripts=[SCRIPT])


def alert(say: Say, error: str) -> Markup:
    """Make what says that something went wrong; nothing for ""."""
    if not error:
        return NOTHING
    return TAG('<p class="alert" role="alert">{}</p>').format(say(error))


def push_part(say: Say, key: str, path: str, place: str) -> Markup:
    """Make the switch of this device. Where it cannot be, the script says why."""
    words = msgspec.json.encode({name: say(name) for name in WORDS}).decode()
    return TAG(
        '<section class="links" id="push" data-key="{key}" data-path="{path}/push" '
        'data-place="{place}" data-words="{words}"><h2>{title}</h2><p>{why}</p>'
        '<p id="push-state" role="status"></p>'
        '<button id="push-switch" class="wide" type="button" hidden></button>'
        "<noscript><p>{unable}</p></noscript></section>"
    ).format(
        key=key,
        path=path,
        place=place,
        words=words,
        title=say("push-title"),
        why=say("push-why"),
        unable=say("push-unable"),
    )


def mail_part(say: Say, wish: Wish | None, action: str, why: str) -> Markup:
    """Make the part where an address is left, or given up. Forms go to `action`."""
    return TAG('<section class="links" id="mail"><h2>{}</h2>{}</section>').format(
        say("mail-title"), _wished(say, wish, action) if wish else _asked(say, action, why)
    )


def _asked(say: Say, action: str, why: str) -> Markup:
    return TAG(
        '<p>{why}</p><form method="post" action="{action}"><label class="field"><span>{label}'
        '</span><input name="address" type="email" required maxlength="{most}" '
        'autocomplete="email"></label><p>{how}</p><button type="submit">{go}</button></form>'
    ).format(
        why=why,
        action=action,
        label=say("mail-address"),
        most=LONGEST_ADDRESS,
        how=say("mail-how"),
        go=say("mail-go"),
    )


def _wished(say: Say, wish: Wish, action: str) -> Markup:
    key = "mail-is-on" if wish.agreed else "mail-waits"
    return TAG(
        '<p role="status">{}</p><form method="post" action="{}/stop">'
        '<button type="submit">{}</button></form>'
    ).format(
        say(key, address=masked(wish.box.address)),
        action,
        say("mail-off" if wish.agreed else "mail-back"),
    )


def masked(address: str) -> str:
    """Show whose address it is to whoever knows it: others may have the seat's link too."""
    name, _, domain = address.rpartition("@")
    return f"{name[:1]}…@{domain}"


def box_page(language: str, box: Box, wishes: Sequence[tuple[Wish, str]]) -> str:
    """Make the page of a mailbox. With each wish comes what it is about."""
    say = speaker(language)
    lead = say("mailbox-lead", address=box.address) if wishes else say("mailbox-empty")
    rows = TAG("").join(_row(say, wish, label) for wish, label in wishes)
    several = sum(wish.agreed for wish, _ in wishes) > 1
    body = TAG(
        '<main class="sheet"><p class="lead">{}</p>{}{}'
        '<p></p><p><a class="button" href="/">{}</a></p></main>'
    ).format(
        lead,
        TAG('<ul class="tables">{}</ul>').format(rows) if wishes else "",
        _stop_all(say, box) if several else "",
        say("error-back"),
    )
    heading = say("mailbox-title")
    return page(language, f"{heading} · {say('title')}", body, heading=heading, styles=[STYLE])


def _stop_all(say: Say, box: Box) -> Markup:
    return TAG(
        '<p></p><form method="post" action="{}/stop"><button type="submit">{}</button></form>'
    ).format(box.path, say("mailbox-stop-all"))


def _row(say: Say, wish: Wish, label: str) -> Markup:
    yes = NOTHING if wish.agreed else _button(wish, "yes", say("mailbox-yes"), label, "main")
    no = say("mailbox-stop" if wish.agreed else "mailbox-no")
    return TAG(
        '<li{asked}><span class="go"><strong>{label}</strong> <span class="state">{state}</span>'
        '</span><span class="does">{yes}{no}</span></li>'
    ).format(
        asked=NOTHING if wish.agreed else TAG(' class="asked"'),
        label=label,
        state=say("mailbox-on" if wish.agreed else "mailbox-asks"),
        yes=yes,
        no=_button(wish, "stop", no, label, ""),
    )


def _button(wish: Wish, action: str, text: str, label: str, kind: str) -> Markup:
    return TAG(
        '<form method="post" action="{}/{}"><input type="hidden" name="wish" value="{}">'
        '<button class="{}" type="submit" aria-label="{}">{}</button></form>'
    ).format(wish.box.path, action, wish.id, kind, f"{text}: {label}", text)
