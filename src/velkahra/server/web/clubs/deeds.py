"""The deeds of people in a club, each in one transaction with the look at their rights."""

import hmac
from collections.abc import Callable, Mapping
from typing import Final

from velkahra.server.domain import links
from velkahra.server.domain.clubs import ASKED, FOUNDER, MEMBER, ORGANISER, may
from velkahra.server.store import clubs
from velkahra.server.store.backend import Connection
from velkahra.server.store.clubs import Club

NOT_YOURS: Final = "not-yours"
FULL: Final = "club-full"
TOO_LATE: Final = "club-too-late"

Deed = Callable[[Connection, int, int], bool]
"""Does something to a person in a club; the numbers are the club's and the account's."""
_TO_OTHERS: Final[Mapping[str, Deed]] = {
    "accept": lambda base, club, who: clubs.join(base, club, who, MEMBER),
    "promote": lambda base, club, who: clubs.set_role(base, club, who, MEMBER, ORGANISER),
    "demote": lambda base, club, who: clubs.set_role(base, club, who, ORGANISER, MEMBER),
}


def carry_out(
    base: Connection, club: Club, account: int, deed: str, form: Mapping[str, str]
) -> str:
    """Do a deed of an account, as the fields of a form say, and return "", or why it was not done.

    The reason is NOT_YOURS, or the key of a sentence.
    """
    role = clubs.role_of(base, club.id, account)
    if deed in ("ask", "join"):
        is_right = hmac.compare_digest(form.get("door", "").encode(), club.door.encode())
        if deed == "join" and not is_right:
            return NOT_YOURS
        wished = MEMBER if deed == "join" else ASKED
        return "" if clubs.join(base, club.id, account, wished) else FULL
    if not may(role, deed):
        return NOT_YOURS
    if deed == "leave":
        clubs.leave(base, club.id, account, (FOUNDER, ORGANISER, MEMBER, ASKED))
    elif deed == "text":
        return "" if clubs.set_text(base, club.id, form["text"]) else "club-barred"
    elif deed == "door":
        clubs.set_door(base, club.id, links.new_secret())
    elif deed == "close":
        clubs.close(base, club.id)
    else:
        return _to_another(base, club.id, account, role, deed, form.get("who", ""))
    return ""


def _to_another(base: Connection, club: int, account: int, role: str, deed: str, name: str) -> str:
    """Do a deed to the person of the club with a name."""
    other = next((one for one in clubs.members(base, club) if one.name == name), None)
    if other is None or other.id == account:
        return TOO_LATE
    if deed == "remove" or deed == "decline":
        allowed = (MEMBER, ORGANISER) if role == FOUNDER else (MEMBER,)
        roles = (ASKED,) if deed == "decline" else allowed
        clubs.leave(base, club, other.id, roles)
        return "" if other.role in roles else NOT_YOURS
    if deed == "hand-over":
        return "" if clubs.hand_over(base, club, account, other.id) else TOO_LATE
    if deed == "accept" and other.role != ASKED:
        return ""
    return "" if _TO_OTHERS[deed](base, club, other.id) else TOO_LATE
