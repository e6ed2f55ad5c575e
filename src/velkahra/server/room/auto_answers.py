"""Automatic answers: a seat sets an answer once, and the table gives it from then on.

`Game.auto_answers` lists the questions, and names the action for each value. An answer is
committed with the action that brings the question up, so nobody sees the question wait. It is the
seat's action, and its own to take back; after undo nothing is answered automatically. Only the
seat's own pages see its answers. Bots have a rule of the game's instead.

A person's decision with a single possibility is made in the same way, where everybody knows that
there is no other: in worlds resampled from what a spectator knows, there is none either.
"""

from typing import Final

from librt.random import Random
from msgspec.structs import replace

from velkahra.core.contract import events, game, table
from velkahra.core.contract.state import State
from velkahra.server.domain import agreements, auto_answers
from velkahra.server.domain.ledger import ForcedRow, Row, StandRow
from velkahra.server.domain.messages.auto_answers import Stand
from velkahra.server.domain.messages.timing import Turn
from velkahra.server.room.feature import Feature
from velkahra.server.room.room import Room
from velkahra.server.store.auto_answers import answers_of, keep
from velkahra.server.store.leases import TableStore

_RESAMPLES: Final = (1, 2, 3)


class AutoResponder(Feature):
    """Answers for the seats of one table."""

    def __init__(self, room: Room, store: TableStore) -> None:
        self._room: Final = room
        self._store: Final[TableStore] = store
        self._game: Final[game.Game] = room.ledger.game
        self._bots: Final = [bool(seat.bot) for seat in room.row.seats]
        self._answers: Final[dict[tuple[int, str, int], str]] = {}
        room.ledger.auto_answer = self._decided

    async def load(self) -> None:
        """Load the answers that were set. Raises: StoreError."""
        found = await self._store.run(lambda c: answers_of(c, self._room.row.id))
        self._answers.update({(seat, name, whom): v for seat, name, whom, v in found})

    async def do(self, seat: int, message: Stand) -> None:
        """Change a seat's answers, and answer a question that waits. Raises: NotNow, StoreError."""
        said = [(seat, message.name, whom, message.value) for whom in message.whom]
        if not all(auto_answers.can_stand(self._game, len(self._bots), answer) for answer in said):
            raise agreements.NotNow("no-auto-answer")
        await self._store.run(lambda c: keep(c, self._room.row.id, said))
        self._answers.update({(seat, name, whom): v for seat, name, whom, v in said})
        self._room.renew(seat)
        await self._room.change(self._now)

    def given(self, seat: int) -> tuple[tuple[str, int, str], ...]:
        """Return the answers a seat has set: question, who brings it up, answer."""
        if not self._answers:
            return ()
        found = sorted(self._answers.items())
        return tuple((name, whom, value) for (who, name, whom), value in found if who == seat)

    def asked(self, seat: int) -> str:
        """Return the name of the question that waits for a seat and could be automatic, or ""."""
        if not self._game.auto_answers.offered:
            return ""
        question = self._question(self._room.ledger.state, seat)
        return question.name if question else ""

    def add_to_turn(self, turn: Turn, seat: int, language: str) -> Turn:
        """Return the turn with the answers the viewer has set, and could set now."""
        if seat < 0 or self._room.ledger.state.is_over():
            return turn
        return replace(turn, auto_answers=self.given(seat), question=self.asked(seat))

    def _now(self) -> list[Row]:
        ledger = self._room.ledger
        return [] if ledger.agreements.paused else ledger.answered()

    def _decided(self, state: State) -> StandRow | None:
        """Return the row of an automatic answer, or of the only possible action, or None."""
        for seat, is_bot in enumerate(self._bots):
            question = self._question(state, seat)
            value = self._value(seat, question) if question else ""
            action = self._game.auto_answers.action(state, seat, value) if value else None
            if action is not None:
                return StandRow(seat, self._game.write(seat, action))
            if not is_bot and not question and self._is_forced(state, seat):
                return ForcedRow(seat, self._game.write(seat, state.legal_actions(seat)[0]))
        return None

    def _is_forced(self, state: State, seat: int) -> bool:
        """Return whether a seat has one possibility, all know that, and it is not to be asked."""
        asks = self._answers.get((seat, auto_answers.FORCED.name, auto_answers.ALL)) == "ask"
        if asks or not state.may_act(seat) or not self._game.table.may_skip(state, seat):
            return False
        worlds = (state.determinize(events.SPECTATOR, Random(number)) for number in _RESAMPLES)
        return all(len(world.legal_actions(seat)) == 1 for world in worlds)

    def _question(self, state: State, seat: int) -> table.Question | None:
        return self._game.auto_answers.question(state, seat) if state.may_act(seat) else None

    def _value(self, seat: int, question: table.Question) -> str:
        """Return the answer a seat has set; "" if it wants to be asked."""
        answer = auto_answers.named(self._game, question.name)
        if self._bots[seat]:
            return answer.bots
        whom = question.whom if answer.whom else auto_answers.ALL
        value = self._answers.get((seat, question.name, whom), "")
        return value if value in answer.values[1:] else ""
