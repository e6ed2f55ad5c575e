"""What visitors are called: by their account, or as their browser remembers it."""

from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from velkahra.server.domain import characters, chat
from velkahra.server.room.chat import Chat
from velkahra.server.room.room import Room
from velkahra.server.store.backend import StoreError
from velkahra.server.web.identity.accounts import Accounts
from velkahra.server.web.identity.origin import A_YEAR

COOKIE: Final = "who"
"""`FACE.NAME`, both empty if the visitor does not want to be asked; scripts write it."""


class Known(NamedTuple):
    """The name and face of a visitor, "" for none; `asked`: the visitor has been asked before."""

    name: str
    face: str
    asked: bool


NOBODY: Final = Known("", "", asked=True)


def called(typed: str) -> str:
    """Return the name of a person as it may be shown; "" for none."""
    try:
        return chat.proper(typed, chat.LONGEST_NAME)
    except chat.ChatError:
        return ""


def remember(answer: Response, name: str, face: str) -> None:
    """Let the browser remember a name and a face, by a cookie on `answer`."""
    answer.set_cookie(COOKIE, f"{face}.{quote(name)}", max_age=A_YEAR, samesite="lax")


async def known(connection: HTTPConnection) -> Known:
    """Return the name of the account that is signed in, else what the browser remembers."""
    accounts: Accounts | None = connection.app.state.accounts
    account = await accounts.who(connection) if accounts else None
    face, dot, name = connection.cookies.get(COOKIE, "").partition(".")
    own = called(account.name) if account else ""
    return Known(own or called(unquote(name)), characters.known_face(face), bool(dot or own))


async def introduced(connection: HTTPConnection, room: Room, seat: int, *, alone: bool) -> Known:
    """Return a visitor's name on a seat, and give the seat that name if it has none.

    Only a visitor `alone` on a device is named by it, and no team that an organiser leads. A player
    that has acted already is not asked.
    """
    visitor, talk = await known(connection), room.feature(Chat)
    if seat < 0:
        return visitor._replace(asked=True)
    named = talk.name(seat) or talk.face(seat) or talk.mode == "off"
    if named or not alone or room.ledger.has_desk:
        return Known(talk.name(seat), talk.face(seat), asked=True)
    if visitor.name or visitor.face:
        with suppress(StoreError):  # the table can be played without a name
            await talk.introduce(seat, visitor.name, visitor.face)
    begun = room.is_over or room.ledger.play.acted[seat] > 0
    return visitor._replace(asked=visitor.asked or begun)
