"""The pages on which people choose how to hear that it is their turn."""

from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.server.domain.texts import speaker
from velkahra.server.room.room import Room
from velkahra.server.web.kit.pages import from_template
from velkahra.server.web.kit.templates import render
from velkahra.server.web.notices.letters import names_of
from velkahra.server.web.notices.mailboxes import Box, Wish

STYLE: Final = "lobby/lobby.css"
SCRIPT: Final = "notices/push.js"
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
    """The server's ways to notify: mails, and web push with this public key; "" for none."""

    mail: bool
    push_key: str


def seat_page(
    language: str, room: Room, seat: int, path: str, offer: Offer, wish: Wish | None, error: str
) -> str:
    """Return the page of one seat; `wish` is the present one, `error` the key of a failure."""
    say, names = speaker(language), names_of(room.row, seat, language)
    why = say("mail-why")
    facts = {
        "path": path,
        "names": names,
        "offer": offer,
        "error": error,
        "place": f"{room.row.id}-{seat}",
        "words": msgspec.json.encode({name: say(name) for name in WORDS}).decode(),
        "mail": mail_part(language, wish, f"{path}/mail", why) if offer.mail else "",
    }
    heading, file = say("notices-title"), "notices/seat.html"
    title = f"{heading} · {names['game']}"
    return from_template(
        language, heading, file, facts, title=title, styles=[STYLE], scripts=[SCRIPT]
    )


def mail_part(language: str, wish: Wish | None, action: str, why: str) -> Markup:
    """Return the form for an address, which goes to `action`; `why` is a sentence, or ""."""
    return render(
        "notices/mail.html",
        language,
        wish=wish,
        action=action,
        why=why,
        longest=LONGEST_ADDRESS,
        masked=masked,
    )


def masked(address: str) -> str:
    """Return an address with nearly all letters hidden, since others may have the seat's link."""
    name, _, domain = address.rpartition("@")
    return f"{name[:1]}…@{domain}"


def box_page(language: str, box: Box, wishes: Sequence[tuple[Wish, str]]) -> str:
    """Return the page of a mailbox. With each wish comes what it is about."""
    several = sum(wish.agreed for wish, _ in wishes) > 1
    facts = {"box": box, "wishes": wishes, "several": several}
    heading = speaker(language)("mailbox-title")
    return from_template(language, heading, "notices/mailbox.html", facts, styles=[STYLE])
