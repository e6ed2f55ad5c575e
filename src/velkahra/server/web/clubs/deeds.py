"""The deeds of people in a club, each in one transaction with the look at their rights."""

import hmac
from collections.abc import Mapping
from typing import Final

from velkahra.server.domain import links
from velkahra.server.domain.clubs import ASKED, MEMBER, MOVES, ROLES, may
from velkahra.server.store import backend, clubs
from velkahra.server.store.clubs import Club

NOT_YOURS: Final = "not-yours"


def carry_out(
    base: backend.Connection, club: Club, account: int, deed: str, form: Mapping[str, str]
) -> str:
    """Do a deed of an account, as the fields of a form say, and return "", or why it was not done.

    The reason is NOT_YOURS, or the key of a sentence.
    """
    is_right = hmac.compare_digest(form.get("door", "").encode(), club.door.encode())
    if deed == "ask" or (deed == "join" and is_right):
        wished = MEMBER if deed == "join" else ASKED
        return "" if clubs.join(base, club.id, account, wished) else "club-full"
    if not may(clubs.role_of(base, club.id, account), deed):
        return NOT_YOURS
    if deed == "leave":
        any(clubs.move(base, club.id, account, role, "") for role in ROLES)
    elif deed in ("text", "door"):
        value = form["text"] if deed == "text" else links.new_secret()
        return "" if clubs.write(base, club.id, deed, value) else "club-barred"
    elif deed == "close":
        clubs.close(base, club.id)
    else:
        return _to_another(base, club.id, account, deed, form.get("who", ""))
    return ""


def _to_another(base: backend.Connection, club: int, account: int, deed: str, name: str) -> str:
    other = next((one.id for one in clubs.members(base, club) if one.name == name), account)
    if other == account:
        return "club-too-late"
    if deed in MOVES:
        done = clubs.move(base, club, other, *MOVES[deed])
    else:
        done = clubs.hand_over(base, club, account, other)
    return "" if done else "club-too-late"
