"""The people and characters at a table, as its page names and draws them."""

from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.server.domain import characters
from velkahra.server.room.chat import Chat
from velkahra.server.room.room import Room
from velkahra.server.web.kit import assets, pages, templates
from velkahra.server.web.people.naming import Known

STYLE: Final = "people/people.css"
FACES: Final = "people/faces/"


def attributes(language: str, room: Room) -> Markup:
    """Return the attributes by which scripts know seats and characters; chat brings people."""
    told = [_character(language, room, seat) for seat in range(len(room.row.seats))]
    players = msgspec.json.encode(told).decode()
    return Markup(' data-players="{}" data-faces="{}"').format(players, assets.place() + FACES)


def _character(language: str, room: Room, seat: int) -> dict[str, str]:
    name, game = characters.at_table(room.row)[seat], room.ledger.game
    seat_name = game.words.seat(language, room.row.options, seat)
    found = {"team" if game.desk else "seat": seat_name}
    if name:
        about = pages.player_name(language, room.row, seat)
        found |= {"name": name, "face": characters.face_of(name), "about": about}
    return found


def face_at(room: Room, seat: int) -> str:
    """Return the face of the person or character on a seat, or ""."""
    name = characters.at_table(room.row)[seat]
    return characters.face_of(name) if name else room.feature(Chat).face(seat)


def name_form(language: str, known: Known, *, sits: bool) -> Markup:
    """Make the form for one's name, and a face for a player, who `sits` at the table."""
    return templates.render(
        "people/form.html",
        language,
        known=known,
        choosable=characters.FACES if sits else (),
    )
