"""Clubs: roles, the deeds that each role may do, and proper names and texts."""

from typing import Final

from velkahra.server.domain import chat

FOUNDER: Final = "founder"
ORGANISER: Final = "organiser"
MEMBER: Final = "member"
ASKED: Final = "asked"
"""The role of somebody who has asked to join, and is not in yet."""
ROLES: Final = (FOUNDER, ORGANISER, MEMBER, ASKED)

NAME_LENGTHS: Final = range(3, 41)
LONGEST_TEXT: Final = 2000
MOST_FOUNDED: Final = 3
MOST_JOINED: Final = 20
MOST_MEMBERS: Final = 500

MOVES: Final = {
    "accept": (ASKED, MEMBER),
    "decline": (ASKED, ""),
    "remove": (MEMBER, ""),
    "promote": (MEMBER, ORGANISER),
    "demote": (ORGANISER, MEMBER),
}
"""What a deed to somebody else makes of their role; "" takes them out of the club."""
_LEAST: Final = {
    "leave": ASKED,
    "open": MEMBER,
    **dict.fromkeys(("accept", "decline", "remove", "text", "door"), ORGANISER),
    **dict.fromkeys(("promote", "demote", "hand-over", "close"), FOUNDER),
}


def may(role: str, deed: str) -> bool:
    """Return whether a person with this role, "" for none, may do a deed in a club."""
    return role in ROLES and deed in _LEAST and ROLES.index(role) <= ROLES.index(_LEAST[deed])


def is_in(role: str) -> bool:
    """Return whether a role is that of a member, an organiser or the founder."""
    return may(role, "open")


def proper_name(typed: str) -> str:
    """Return the name of a club, which is a part of an address. Raises: ChatError."""
    name = chat.proper(typed, max(NAME_LENGTHS))
    if len(name) not in NAME_LENGTHS or set(name) & set('/\\?#%"<>') or not name[0].isalnum():
        raise chat.ChatError("club-name")
    return name


def proper_text(typed: str) -> str:
    """Return typed paragraphs, each on a line; "" for none. Raises: ChatError."""
    lines = [line for line in typed[: 2 * LONGEST_TEXT].splitlines() if line.strip()]
    text = "\n".join(chat.proper(line, LONGEST_TEXT) for line in lines)
    if len(text) > LONGEST_TEXT:
        raise chat.ChatError("long")
    return text
