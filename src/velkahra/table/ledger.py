"""A table's rows and what they add up to: a game, with its undone actions still on paper."""

from collections.abc import Iterable
from typing import Final

import msgspec

from velkahra.core.dealer import Dealer
from velkahra.core.events import Event
from velkahra.core.game import Game, Options
from velkahra.core.play import Play
from velkahra.core.state import CHANCE, State


class PlyRow(msgspec.Struct, frozen=True, array_like=True, tag="ply"):
    """`seat` (or CHANCE) did this, in notation."""

    seat: int
    text: str


class UndoRow(msgspec.Struct, frozen=True, array_like=True, tag="undo"):
    """`seat` took back its last actions: the first `kept` plies stand."""

    seat: int
    kept: int


Row = PlyRow | UndoRow

_decoder: Final = msgspec.json.Decoder(Row)


def encode(rows: Iterable[Row]) -> list[bytes]:
    """Write rows for the store."""
    return [msgspec.json.encode(row) for row in rows]


class Ledger:
    """The fold of a table's rows. `version` is the number of rows, so it never goes back."""

    def __init__(self, game: Game, seats: int, options: Options, seed: str) -> None:
        self.game: Final = game
        self.play: Final = Play(game, seats, options)
        self.dealer: Final = Dealer(seed)
        self.version = 0

    @property
    def state(self) -> State:
        """The current state; for looking only."""
        return self.play.state

    def first(self) -> list[Row]:
        """Make the rows of a new table: what chance does before anybody else."""
        return self._dealt(self.state.clone(), self.play.version)

    def act(self, seat: int, action: int) -> list[Row]:
        """Make the rows of an action with the chance that follows. Nothing is changed yet.

        Raises: OutOfTurn and IllegalAction as `State.apply`.
        """
        state = self.state.clone()
        state.apply(seat, action)
        row = PlyRow(seat, self.game.write(seat, action))
        return [row, *self._dealt(state, self.play.version + 1)]

    def undo(self, seat: int) -> list[Row]:
        """Make the row that takes back the seat's last action; none where undo has its border."""
        kept = self.play.version - 1
        return [UndoRow(seat, kept)] if self.can_undo(seat) else []

    def can_undo(self, seat: int) -> bool:
        """Say whether the seat may take back its last action."""
        return seat >= 0 and self.play.undo_border(seat) < self.play.version

    def fold(self, rows: Iterable[Row]) -> None:
        """Let the rows take effect."""
        for row in rows:
            if isinstance(row, PlyRow):
                self.play.act(row.seat, self.game.read(row.text))
            else:
                self.play.undo(row.kept)
            self.version += 1

    def read(self, rows: Iterable[bytes]) -> None:
        """Let the store's rows take effect."""
        self.fold(_decoder.decode(row) for row in rows)

    def latest(self, seat: int) -> list[Event]:
        """List what is news to `seat`: all since its own last action, or else that action.

        For a spectator it is what the last seat did in a row. Chance belongs to who acted before.
        """
        who = [ply[0] for ply in self.play.plies]
        start = len(who)
        while start and who[start - 1] == CHANCE:
            start -= 1
        actor = who[start - 1] if start else CHANCE
        others = {*range(self.play.seats), CHANCE} - {seat}
        news = {actor, CHANCE} if seat < 0 else others
        while start and who[start - 1] in news:
            start -= 1
        if start and actor == seat:
            start -= 1
        return [event for events in self.play.happened[start:] for event in events]

    def _dealt(self, state: State, ply: int) -> list[Row]:
        rows: list[Row] = []
        while state.actor() == CHANCE:
            outcome = self.dealer.draw(state, ply + len(rows))
            state.apply(CHANCE, outcome)
            rows.append(PlyRow(CHANCE, self.game.write(CHANCE, outcome)))
        return rows
