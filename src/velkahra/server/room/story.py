"""The log of a table as one viewer hears it, formatted ply by ply and only once."""

from collections.abc import Sequence
from typing import Final

from velkahra.core.contract.options import Options
from velkahra.server.domain import agreements, auto_answers, remarks, wording
from velkahra.server.domain.ledger import Ledger


class Story:
    """Lines that are only added to; once something is taken back, a new story begins.

    Attributes:
        log: the events, as far as the viewer may know, with the notes of agreements.
        highlights: for each line, the elements it is about.
        rules: for each line, the rule behind it, or "".
        own: for each line, which of the viewer's own plies begins there, or -1.
        turns: the lines that begin a turn, each with the seat, or a round, with ROUND.
        asides: the lines in small print.
        acts: the lines that tell an action, with its seat and picture, and the plies before it.
        remarks: the lines at which a character says something, each with its seat and the words.
    """

    def __init__(
        self, ledger: Ledger, options: Options, seat: int, language: str, bots: Sequence[int] = ()
    ) -> None:
        self.log: Final[list[str]] = []
        self.highlights: Final[list[wording.Ids]] = []
        self.rules: Final[list[str]] = []
        self.own: Final[list[int]] = []
        self.turns: Final[list[tuple[int, int]]] = []
        self.asides: Final[list[int]] = []
        self.acts: Final[list[tuple[int, int, str, int]]] = []
        self.remarks: Final[list[tuple[int, int, str]]] = []
        self._ledger: Final = ledger
        self._formatter: Final = wording.formatter(ledger.game, language, options)
        self._remarks: Final = remarks.Remarks(ledger.game, bots, language)
        self._seat: Final = seat
        self._language: Final = language
        self._plies = 0
        self._notes = 0

    def go_on(self) -> "Story":
        """Add the new plies and notes to the story, and return it."""
        plies, notes = len(self._ledger.play.plies), self._ledger.agreements.notes
        while True:
            while self._notes < len(notes) and notes[self._notes].after <= self._plies:
                self._add(wording.Sentence(self._agreed(notes[self._notes])), -1)
                self._notes += 1
            if self._plies == plies:
                return self
            self._describe(self._plies)
            self._plies += 1

    def _agreed(self, note: agreements.Note) -> str:
        return wording.note_in_words(
            self._ledger.game, self._ledger.play.options, self._language, note
        )

    def _describe(self, ply: int) -> None:
        play = self._ledger.play
        by = play.plies[ply][0]
        own = ply if self._seat >= 0 and by == self._seat else -1
        mark = self._ledger.stood.get(ply, "")
        told = False
        heard = [event for event in play.happened[ply] if event.visible_to(self._seat)]
        lines = wording.in_words(self._formatter, self._seat, heard)
        for event, line in zip(heard, lines, strict=True):
            if remark := self._remarks.on(event, ply):
                self.remarks.append((len(self.log), *remark))
            text = auto_answers.marked(self._language, mark, line.text) if mark else line.text
            if line.sign and not told and (by >= 0 or line.seat >= play.seats):
                told = True
                self.acts.append((len(self.log), line.seat, line.sign, ply))
            self._add(line._replace(text=text), own)
            own, mark = -1, ""

    def _add(self, line: wording.Sentence, own: int) -> None:
        if line.turn is not None:
            self.turns.append((len(self.log), line.turn))
        if line.aside:
            self.asides.append(len(self.log))
        self.log.append(line.text)
        self.highlights.append(line.highlights)
        self.rules.append(line.rule)
        self.own.append(own)
