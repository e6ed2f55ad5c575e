"""Updates of the replay of a running game: pages ask for what their viewers heard meanwhile."""

import msgspec

from velkahra.server.domain.texts import speaker
from velkahra.server.room.history import LogEntry, TableHistory
from velkahra.server.room.room import Room


class Known(msgspec.Struct, frozen=True):
    """The plies a page has, how often undone, and how many when somebody last stood at the end."""

    plies: int
    undone: int
    seen: int


class News(msgspec.Struct, frozen=True):
    """New plies of a replay.

    Attributes:
        plies: how many there are now.
        undone: how often something was taken back.
        first: the page keeps its lines up to this ply, and has the others from `lines`.
        unseen: how many positions the viewer has not seen, in words; "" for none.
        acting: the seats that have something to decide.
        over: nothing is hidden any more, and nothing more will come.
    """

    plies: int
    undone: int
    first: int
    lines: list[LogEntry]
    unseen: str
    acting: list[int]
    over: bool


def news_of(room: Room, eyes: int, language: str, known: Known) -> News | None:
    """Return the news for a page with `known` plies and viewer `eyes`, or None."""
    history = TableHistory(room)
    same = known.undone == history.undone
    if same and known.plies >= len(history.plies) and not history.over:
        return None
    first = known.plies if same else 0
    unseen = max(0, len(history.plies) - known.seen)
    return News(
        len(history.plies),
        history.undone,
        first,
        history.lines(eyes, language, first),
        speaker(language)("replay-moves", count=unseen) if unseen else "",
        room.acting(),
        history.over,
    )
