"""The mails, as plain text in the reader's language, and their sending.

They have no typed text, so nobody can use them to write to others, and no link to a seat.
"""

from typing import Final
from urllib.parse import urlsplit

import msgspec

from velkahra.core import registry
from velkahra.server.domain import tables, texts
from velkahra.server.room.room import Room
from velkahra.server.settings import MailSettings
from velkahra.server.web.kit.pages import title_of
from velkahra.server.web.notices.mailboxes import Wish

SECONDS: Final = 10.0


class UnsureError(Exception):
    """Raised when the server fell silent after taking the mail, which may have been sent."""


class Letter(msgspec.Struct, frozen=True):
    """A mail in plain text; at the address `stop` its reader can end all of them."""

    to: str
    subject: str
    text: str
    stop: str


def names_of(row: tables.TableRow, seat: int, language: str) -> dict[str, str]:
    """Return the names of a game and a seat in a language, as "game" and "seat"."""
    game = registry.game(row.game)
    seat_name = game.words.seat(language, row.options, seat)
    return {"game": title_of(game, language), "seat": seat_name}


def about_turn(base_url: str, wish: Wish, room: Room, seat: int) -> Letter:
    """Return a mail that says that it is somebody's turn."""
    say = texts.speaker(wish.language)
    names, own = names_of(room.row, seat, wish.language), base_url + wish.box.path
    table = f"{base_url}/turn/{room.row.id}/{seat}"
    subject, text = say("mail-turn-subject", **names), say("mail-turn", **names)
    parts = [text, f"{say('mail-turn-open')}\n{table}", f"{say('mail-stop')}\n{own}"]
    return Letter(wish.box.address, subject, "\n\n".join(parts) + "\n", own)


def to_agree(base_url: str, wish: Wish) -> Letter:
    """Return a mail that asks whether the address of a wish wants mails."""
    say, own = texts.speaker(wish.language), base_url + wish.box.path
    parts = [say("mail-ask", site=base_url), f"{say('mail-ask-open')}\n{own}", say("mail-ask-not")]
    return Letter(wish.box.address, say("mail-ask-subject"), "\n\n".join(parts) + "\n", own)


def post(settings: MailSettings, letter: Letter) -> None:
    """Send a mail; to be called in a thread.

    Raises: UnsureError; OSError (also smtplib's errors) if it certainly was not sent, even for a
        server without the required encryption.
    """
    # Only servers that send mail need these modules.
    import smtplib
    import ssl

    host, port = settings.host, settings.port
    context = ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        if settings.tls == "tls"
        else smtplib.SMTP(host, port, timeout=SECONDS)
    ) as server:
        if settings.tls == "starttls":
            server.starttls(context=context)
        if settings.user:
            server.login(settings.user, settings.password)
        mail = written(settings.sender, letter)
        try:
            server.sendmail(settings.sender, [letter.to], mail)
        except (TimeoutError, smtplib.SMTPServerDisconnected) as error:
            raise UnsureError from error


def written(sender: str, letter: Letter) -> bytes:
    """Return a mail with its headers, as bytes."""
    from email.message import EmailMessage
    from email.policy import SMTP
    from email.utils import formatdate, make_msgid

    mail = EmailMessage(SMTP)
    mail["From"], mail["To"], mail["Subject"] = sender, letter.to, letter.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=urlsplit(letter.stop).hostname)
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{letter.stop}/stop>"
    if letter.stop.startswith("https:"):
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
    mail.set_content(letter.text, cte="quoted-printable")
    return mail.as_bytes()
