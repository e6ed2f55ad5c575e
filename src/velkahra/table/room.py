"""One table in memory: it takes actions, keeps them, and only then tells everybody."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, Final

import msgspec

from velkahra.core.choice import NO_CHOICE, Choices
from velkahra.core.refusals import Refusal, StaleAction
from velkahra.table.ledger import Ledger, Row, UndoRow, encode
from velkahra.table.store import Store, StoreError, TableRow


class Scene(msgspec.Struct, frozen=True):
    """Everything one viewer sees at one version, in one language.

    Attributes:
        parts: what can change in the game area: element id -> markup.
        prompt: whose turn it is and what is asked.
        yours: this viewer has something to decide.
        choices: what the viewer can click.
        log: what happened, as far as the viewer may know, as lines.
        can_undo: the viewer may take back an action.
        over: the game is over.
    """

    version: int
    parts: dict[str, str]
    prompt: str
    yours: bool
    choices: Choices
    log: list[str]
    can_undo: bool
    over: bool


class Room:
    """A table that somebody looks at.

    Attributes:
        row: what was agreed.
        ledger: the game.
        watchers: called after every change.
    """

    def __init__(self, store: Store, row: TableRow, ledger: Ledger) -> None:
        self.row: Final = row
        self.ledger: Final = ledger
        self.watchers: Final[set[Callable[[], None]]] = set()
        self._store: Final = store
        self._turnstile: Final = asyncio.Lock()
        self._scenes: Final[dict[tuple[int, str], Scene]] = {}
        self._told: Final[dict[tuple[int, str], list[list[str]]]] = {}

    async def act(self, seat: int, text: str, version: int) -> None:
        """Let a seat act on the position it saw.

        Raises: StaleAction, NotationError, OutOfTurn, IllegalAction, StoreError; nothing is
            changed then.
        """
        action = self.ledger.game.read(text)
        async with self._turnstile:
            self._check_version(version)
            await self._keep(self.ledger.act(seat, action))

    async def undo(self, seat: int, version: int) -> None:
        """Take back a seat's last action.

        Raises: StaleAction, also where undo has its border; StoreError.
        """
        async with self._turnstile:
            self._check_version(version)
            rows = self.ledger.undo(seat)
            if not rows:
                raise StaleAction("there is nothing this seat may take back")
            await self._keep(rows)

    def why(self, seat: int, path: Sequence[str]) -> Refusal | None:
        """Say why clicking these elements is no action; None if it is one after all."""
        state, game = self.ledger.state, self.ledger.game
        meant = game.attempt(state, seat, path)
        return meant if isinstance(meant, Refusal) else state.refusal(seat, meant)

    def scene(self, seat: int, language: str) -> Scene:
        """Draw the table for a viewer; drawn once for all who see the same."""
        known = self._scenes.get((seat, language))
        if known is None:
            known = self._scenes[seat, language] = self._draw(seat, language)
        return known

    def layout(self, seat: int, language: str) -> str:
        """Draw the whole game area for a viewer, at the version its scene has now."""
        return self.ledger.game.layout(self._view(seat), language)

    def waiting_bots(self) -> list[int]:
        """List the seats of bots that have something to decide."""
        state = self.ledger.state
        return [n for n, seat in enumerate(self.row.seats) if seat.bot and state.may_act(n)]

    def notes(self) -> dict[str, str]:
        """Give what a finished game's record says about the table."""
        game, options = self.ledger.game, self.row.options
        players = {
            f"player-{game.seat_name(options, n)}": seat.player
            for n, seat in enumerate(self.row.seats)
        }
        return {"dealer": self.ledger.dealer.commitment, "seed": self.row.seed, **players}

    def _check_version(self, version: int) -> None:
        if version != self.ledger.version:
            raise StaleAction(f"made for {version}, the table is at {self.ledger.version}")

    async def _keep(self, rows: list[Row]) -> None:
        """Commit the rows; then let them take effect, and tell everybody."""
        try:
            await self._store.append(self.row.id, self.ledger.version, encode(rows))
        except StoreError as error:
            if error.reason == "store-broken":
                await self._catch_up()
            raise
        self.ledger.fold(rows)
        if any(isinstance(row, UndoRow) for row in rows):
            self._told.clear()
        self._announce()

    async def _catch_up(self) -> None:
        """Take over what the store has and we do not: it may have kept what it said it had not."""
        found = await self._store.load(self.row.id)
        if found is not None and len(found[1]) > self.ledger.version:
            self.ledger.read(found[1][self.ledger.version :])
            self._told.clear()
            self._announce()

    def _announce(self) -> None:
        self._scenes.clear()
        for tell in list(self.watchers):
            tell()

    def _draw(self, seat: int, language: str) -> Scene:
        ledger, game = self.ledger, self.ledger.game
        state = ledger.state
        yours = seat >= 0 and state.may_act(seat)
        return Scene(
            ledger.version,
            game.page(self._view(seat), language),
            game.words.prompt(language, state, seat),
            yours,
            game.choices(state, seat) if yours else NO_CHOICE,
            self._log(seat, language),
            ledger.can_undo(seat),
            state.is_over(),
        )

    def _view(self, seat: int) -> Any:  # noqa: ANN401 - every game has its own type of view
        return self.ledger.game.view(self.ledger.state, seat, self.ledger.latest(seat))

    def _log(self, seat: int, language: str) -> list[str]:
        """Tell all that happened; each ply is put into words once for all who see the same."""
        words, told = self.ledger.game.words, self._told.setdefault((seat, language), [])
        for events in self.ledger.play.happened[len(told) :]:
            seen = (event for event in events if event.visible_to(seat))
            told.append([words.event(language, event, self.row.options) for event in seen])
        return list(chain.from_iterable(told))
