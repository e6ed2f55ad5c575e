"""The organiser's actions at the desk of one table, each made of rows of the ledger."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from velkahra.core.contract.desk import DeskError, Form
from velkahra.core.contract.refusals import IllegalAction, OutOfTurn, StaleAction, VelkahraError
from velkahra.core.contract.state import CHANCE
from velkahra.server.domain import agreements, chat, clocks, desk_rows, texts
from velkahra.server.domain.ledger import BY_ITSELF, Row
from velkahra.server.room.room import Room

LONGEST_REASON: Final = 300
LONGEST_EXTENSION: Final = 24 * 60


class DeskService:
    """The desk of a table. A method that raises NotNow, StaleAction or StoreError did nothing."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._ledger: Final = room.ledger

    async def enter(self, form: str, answers: Mapping[str, str], reason: str, version: int) -> None:
        """Enter a form's answers, now or at the next stop; `reason` goes to the audit trail.

        Raises: DeskError, NotationError, IllegalAction, too.
        """
        reason = _typed(reason)
        await self._room.change(lambda: self._entered(form, answers, reason), version)

    def is_practice(self) -> bool:
        """Return whether this is a practice camp, whose teams are all played by bots."""
        desk = self._ledger.game.desk
        practised = desk is not None and bool(desk.practice)
        return practised and all(seat.bot for seat in self._room.row.seats)

    def next_form(self) -> Form | None:
        """Return the form that usually comes next, or None."""
        forms = self._forms()
        leading = (form for form in forms if form.leads)
        return next(leading, None) or next((form for form in forms if form.waits), None)

    async def practise(self, version: int) -> None:
        """Do the next step of a practice camp, with made-up answers.

        `version` is that of the page's position.

        Raises: NotNow at another camp, and where the teams are at it; as `enter` otherwise.
        """
        form, desk = self.next_form(), self._ledger.game.desk
        if desk is None or not self.is_practice():
            raise agreements.NotNow("desk-unknown")
        if self._ledger.agreements.paused:
            await self.resume()
        elif form is None:
            raise agreements.NotNow("desk-stop")
        else:
            await self.enter(form.name, desk.example(self._ledger.state, form.name), "", version)

    async def drop(self, number: int) -> None:
        """Cancel the entry that waits in row `number`."""
        desk = self._ledger.desk
        await self._room.change(
            lambda: [desk_rows.DropRow(post.n) for post in desk.waiting if post.n == number]
        )

    async def hold(self, on: bool) -> None:
        """Hold the game where it would go on automatically, or release it."""

        def rows() -> list[Row]:
            if self._ledger.desk.held == on:
                return []
            return [desk_rows.HoldRow(on), *([] if on else self._ledger.release())]

        await self._room.change(rows)

    async def go_on(self, version: int) -> None:
        """Go on from where the game is held.

        `version` is that of the page's position. Raises: StaleAction if it is another, or not held.
        """

        def rows() -> list[Row]:
            desk = self._ledger.game.desk
            text = desk.goes_on(self._ledger.state) if desk is not None else ""
            if not text:
                raise StaleAction("the game is not held at this position")
            return self._ledger.enter([text])

        await self._room.change(rows, version)

    def silent(self) -> list[int]:
        """List the people's seats for which a harmless action can be done."""
        desk, said = self._ledger.game.desk, self._ledger.agreements
        seats = desk.silent(self._ledger.state) if desk and not (said.paused or said.ended) else ()
        return [seat for seat in seats if not self._room.row.seats[seat].bot]

    async def go_on_without(self, version: int) -> None:
        """Do something harmless for every seat that has not decided.

        `version` is that of the page's position.

        Raises: StaleAction where nobody is waited for like that.
        """
        seats = self.silent()
        if not seats:
            raise StaleAction("no seat has still to decide")
        await self._room.change(lambda: self._without(seats[0]), version)
        for seat in seats[1:]:
            await self._room.change(partial(self._without, seat))

    def _without(self, seat: int) -> list[Row]:
        """Return the rows of a harmless action for a seat, if it has still not decided."""
        ledger = self._ledger
        if seat not in self.silent():
            return []
        return [
            desk_rows.SilentRow(seat),
            *ledger.act(seat, ledger.game.table.safe_default(ledger.state, seat)),
        ]

    async def pause(self, reason: str) -> None:
        """Pause everything, clocks too. `reason` is shown in the log, or ""."""
        reason = _typed(reason)
        ended = self._ledger.agreements.ended or self._ledger.state.is_over()
        await self._room.change(
            lambda: [] if ended or self._ledger.agreements.halted else [desk_rows.HaltRow(reason)]
        )

    async def resume(self) -> None:
        """End a pause, whoever began it."""

        def rows() -> list[Row]:
            said = self._ledger.agreements
            return (
                [desk_rows.GoRow(), *self._room.ledger.due_answers()]
                if said.paused and not said.ended
                else []
            )

        await self._room.change(rows)

    async def extend(self, seat: int, minutes: int) -> None:
        """Give a seat more minutes, or fewer. Raises: NotNow if it has no clock."""
        clock = self._room.clock
        if clock is None or seat not in clock.timing.seats:
            raise agreements.NotNow("no-clock")
        if not 0 < abs(minutes) <= LONGEST_EXTENSION:
            raise agreements.NotNow("desk-unknown")
        await self._room.change(lambda: [desk_rows.ExtendRow(seat, 60 * minutes)])

    async def time_turns(self, minutes: str) -> None:
        """Set the length of whole turns in minutes. Raises: NotNow if that is not possible."""
        clock = self._room.clock
        if clock is None or not clock.timing.terms.whole:
            raise agreements.NotNow("no-turns")
        try:
            terms = clocks.terms_of(clocks.of_minutes(minutes.strip()))
        except VelkahraError as error:
            raise agreements.NotNow("desk-minutes") from error
        if terms is not None and terms != clock.timing.terms:
            seconds = terms.seconds
            await self._room.change(lambda: [desk_rows.TurnsRow(seconds)])

    async def put_up(self, name: str, metres: int) -> None:
        """Show a stored map ("": the present), a square's `metres` or 0. Raises: NotNow."""
        if not (name or self._map()):
            raise agreements.NotNow("desk-picture")
        row = desk_rows.MapRow(name or self._map(), metres)
        await self._room.change(lambda: [row] if self._differs(row) else [])

    def _map(self) -> str:
        has = self._ledger.desk.ground
        return has.address.rpartition("/")[2].removesuffix(".jpg") if has else ""

    def _differs(self, row: desk_rows.MapRow) -> bool:
        has = self._ledger.desk.ground
        return has is None or (self._map(), has.metres) != (row.name, row.metres)

    async def remark(self, text: str) -> None:
        """Write a note that everybody can read. Raises: NotNow if it is empty."""
        text = _typed(text)
        if not text:
            raise agreements.NotNow("desk-text")
        await self._room.change(lambda: [desk_rows.RemarkRow(text)])

    async def hand_out(self, slip: str, out: bool) -> None:
        """Mark a slip as handed out, or not. Raises: StaleAction if there is none of this name."""
        desk = self._ledger.game.desk
        slips = desk.slips(self._ledger.state, "en") if desk is not None else ()
        if slip not in {one.name for one in slips}:
            raise StaleAction(f"there is no slip {slip!r}")
        if (slip in self._ledger.desk.slips) != out:
            await self._room.change(lambda: [desk_rows.SlipRow(slip, out)])

    async def revert(self, kept: int, reason: str, version: int) -> None:
        """Go back to the first `kept` plies, and hold. Raises: NotNow if that is not possible.

        `reason` is shown in the log. `version` is that of the page's position.
        """
        reason = _typed(reason)

        def rows() -> list[Row]:
            if self._ledger.state.is_over():
                raise agreements.NotNow("over")
            if kept not in self.stops():
                raise agreements.NotNow("desk-back")
            return [agreements.RevertRow(-1, kept, (), reason), desk_rows.HoldRow(True)]

        await self._room.change(rows, version)

    def stops(self) -> set[int]:
        """List the plies that somebody decided or entered: the game can be taken back to them."""
        if self._ledger.state.is_over():
            return set()
        plies, entries = self._ledger.play.plies, self._ledger.entries
        by_hand = {ply for ply, row in entries.items() if row.post != BY_ITSELF}
        given = self._ledger.given
        decided = {ply for ply, (seat, _) in enumerate(plies) if seat >= 0}
        return {ply for ply in by_hand | decided if ply >= given}

    def _entered(self, name: str, answers: Mapping[str, str], reason: str) -> list[Row]:
        ledger = self._ledger
        desk = ledger.game.desk
        form = next((form for form in self._forms() if form.name == name), None)
        if desk is None or form is None:
            raise agreements.NotNow("desk-stop")
        game, entries = ledger.game, desk.entries(ledger.state, name, answers)
        texts = [game.write(CHANCE, game.read(text)) for text in entries]
        if form.waits or desk.corrects(ledger.state) or self._can_be_entered(texts[0]):
            try:
                return [*ledger.enter(texts, reason), *self._announced(form, answers)]
            except OutOfTurn as error:
                raise agreements.NotNow("desk-stop") from error
        return [desk_rows.PostRow(text, reason) for text in texts]

    def _announced(self, form: Form, answers: Mapping[str, str]) -> list[Row]:
        """Pause the game if an entry is to be announced before it goes on."""
        if not form.announces or not answers.get("announce") or self._ledger.agreements.halted:
            return []
        return [desk_rows.HaltRow(texts.speaker(self._room.row.language)("desk-announcing"))]

    def _forms(self) -> Sequence[Form]:
        ledger = self._ledger
        desk = ledger.game.desk
        return desk.forms(ledger.state, ledger.play.options, "en") if desk is not None else ()

    def _can_be_entered(self, text: str) -> bool:
        state, game = self._ledger.state, self._ledger.game
        return game.table.is_entered(state) and state.refusal(CHANCE, game.read(text)) is None


def _typed(text: str) -> str:
    """Return a tidied reason, which may be empty. Raises: NotNow if it cannot be shown."""
    if not text.strip():
        return ""
    try:
        return chat.proper(text, LONGEST_REASON)
    except chat.ChatError as error:
        raise agreements.NotNow("desk-text") from error


def problem(room: Room, error: ValueError, language: str) -> str:
    """Return in words why something could not be done."""
    say, words = texts.speaker(language), room.ledger.game.words
    if isinstance(error, DeskError):
        try:
            return words.text(language, error.key, **error.facts)
        except KeyError:
            return say("problem-desk-unknown")
    if isinstance(error, IllegalAction):
        return words.refusal(language, error.refusal, room.row.options)
    if isinstance(error, StaleAction):
        return say("problem-stale")
    return say(
        f"problem-{error.name}" if isinstance(error, agreements.NotNow) else "problem-desk-unknown"
    )
