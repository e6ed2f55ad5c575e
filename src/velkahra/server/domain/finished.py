"""A finished game as the pages of people and the strengths need it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.server.domain.endings import final_rows
from velkahra.server.domain.ledger import Ledger

Ended = Literal["over", "left"]
NOBODY: Final = 0
"""The number of a person on a seat that has none."""


class FinishedSeat(msgspec.Struct, frozen=True):
    """A seat at the end of a game.

    Attributes:
        person: the number of the person, NOBODY for a bot or somebody without an account.
        bot: the name of the bot, or "".
        share: of the victory, 0..1.
        points: None where the game has none; `parts` are those of each source.
        opening: the first decision in notation, or "".
        decided: how many decisions the seat made.
        late: in how many turns the clock decided for it.
    """

    person: int
    bot: str
    share: float
    place: int
    points: int | None = None
    parts: dict[str, int] = {}
    opening: str = ""
    decided: int = 0
    late: int = 0

    @property
    def won(self) -> bool:
        """Whether the seat won, alone or with others."""
        return self.place == 1 and self.share > 0


class Finished(msgspec.Struct, frozen=True):
    """A finished game, see the table `finished` of the store for `ended` and `common`."""

    table: str
    game: str
    at: int
    rated: bool
    seats: tuple[FinishedSeat, ...]
    common: str = ""
    ended: Ended = "over"


Words = dict[str, dict[str, str]]
"""For each opening in notation its sentence by language."""


def retold(ledger: Ledger, bots: Sequence[str]) -> tuple[list[FinishedSeat], Words]:
    """Return the seats of a finished game without their people, and their first decisions in words.

    `bots` are the names of the bots by seat, "" for a person.
    """
    play = ledger.play
    ends = {row.end.seat: row for row in final_rows(play)}
    chosen = [(n, seat) for n, (seat, _) in enumerate(play.plies) if n not in ledger.stood]
    agreements = ledger.agreements
    decided = Counter(seat for _, seat in chosen)
    decided.subtract(agreements.late)
    turns = Counter(note.seat for note in agreements.notes if note.key == "note-late")
    first = {seat: ply for ply, seat in reversed(chosen) if not bots[seat]}
    openings = {seat: play.game.write(*play.plies[ply]) for seat, ply in first.items()}
    words = {
        openings[seat]: {code: _in_words(code, play, ply) for code in LANGUAGES}
        for seat, ply in first.items()
    }
    seats = []
    for seat, bot in enumerate(bots):
        end = ends[seat].end
        facts = end.share, end.place, end.points, ends[seat].parts, openings.get(seat, "")
        seats.append(FinishedSeat(NOBODY, bot, *facts, decided[seat], turns[seat]))
    return seats, words


def _in_words(language: str, play: Play, ply: int) -> str:
    """Return the first event of a ply as a sentence of the log, else the action in notation."""
    events = play.happened[ply]
    if not events:
        return play.game.write(*play.plies[ply])
    return play.game.words.event(language, events[0], play.options)
