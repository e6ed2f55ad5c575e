"""Open studies: people edit one together, and every change is stored before anyone sees it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import SystemRandom
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

import msgspec
from librt.random import Random

from velkahra.bots.hinting import Advice
from velkahra.bots.jobs import Job, Shelf
from velkahra.bots.turns import Priority
from velkahra.bots.worker_pool import ThinkingError, Workers
from velkahra.core import registry
from velkahra.core.contract.refusals import RecordError, StaleAction
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.guesses import fitted
from velkahra.core.play.tree import GUESS, PLAYED, Kind, Tree, check
from velkahra.server.domain import links
from velkahra.server.domain import studies as rules
from velkahra.server.domain.studies import Head
from velkahra.server.settings import Settings
from velkahra.server.store import studies as rows
from velkahra.server.store.database import Store

READER: Final = "study"
LOOK_SECONDS: Final = 1.0
MOST_ADVICE: Final = 200
TRIAL_SECONDS: Final = 1.0
Change = Callable[[Tree], tuple[Sequence[int], Sequence[int]]]
"""Changes a tree, and returns the moves that are new or different, and those that are gone."""


class Guest(Protocol):
    """A page that shows a study, at the move `at`."""

    at: int

    @property
    def name(self) -> str:
        """Return the name of the visitor."""

    def changed(self, moves: Sequence[int] | None, gone: Sequence[int]) -> None:
        """Show moves that changed, None for all of them, and the places of the others."""

    def leave(self) -> None:
        """Close the page's connection: the study was deleted."""


class OpenStudy:
    """A study that people look at.

    Attributes:
        head: what it is about.
        tree: its moves, as they are stored.
        guests: the pages that show it.
    """

    def __init__(self, store: Store, found: rows.Stored) -> None:
        self._store: Final = store
        self._lock: Final = asyncio.Lock()
        self.id: Final = found.id
        self.game: Final = registry.game(found.game)
        self.guests: Final[list[Guest]] = []
        self.advice: Final[Shelf[tuple[object, ...], list[Advice]]] = Shelf(MOST_ADVICE)
        self._take(found)

    def _take(self, found: rows.Stored) -> None:
        self.link: bytes = found.link
        self.version: int = found.version
        self.head: Head = found.head
        self.tree: Tree = rules.tree_of(self.game, found.head, found.moves)

    async def refresh(self) -> bool:
        """Read it again if another server has changed it; return False if it was deleted."""
        version = await self._store.run(lambda base: rows.version_of(base, self.id))
        if version not in (self.version, -1):
            await self._reload()
        return version >= 0

    async def _reload(self) -> None:
        found = await self._store.run(lambda base: rows.load(base, self.id))
        if found is not None:
            self._take(found)
            self.send(None)

    async def change(self, change: Change = lambda _: ((), ()), **facts: object) -> None:
        """Change the moves, and `facts` of the head. It is stored before memory is changed.

        Raises: StaleAction if another server has changed it meanwhile, what `change` raises, and
            StoreError.
        """
        async with self._lock:
            head = msgspec.structs.replace(self.head, **facts)
            moves = {number: msgspec.structs.replace(m) for number, m in self.tree.moves.items()}
            draft = rules.tree_of(self.game, head, moves)
            changed, gone = await asyncio.to_thread(change, draft)
            put = {number: draft.moves[number] for number in changed}
            job = (self.id, self.version, head, put, tuple(gone))
            if not await self._store.run(lambda base: rows.change(base, *job)):
                await self._reload()
                raise StaleAction("the study was changed meanwhile")
            anew = head.eyes != self.head.eyes
            self.version, self.head, self.tree = self.version + 1, head, draft
        self.send(None if anew else changed, gone)

    def send(self, moves: Sequence[int] | None = (), gone: Sequence[int] = ()) -> None:
        """Show all guests moves that changed, None for all, and where the others are."""
        for guest in self.guests:
            if guest.at not in self.tree.moves:
                guest.at = max(other for other in self.tree.moves if other < guest.at)
            guest.changed(moves, gone)

    async def play(self, at: int, seat: int, action: int, kind: Kind = "") -> int:
        """Add a move and what follows by itself, and return the last of them.

        If it disagrees with a guess, guesses before it are changed. Raises: as `change`;
            IllegalAction, OutOfTurn.
        """
        last = at

        def add(tree: Tree) -> tuple[Sequence[int], Sequence[int]]:
            nonlocal last
            fixed = [] if kind == PLAYED else fit(tree, at, seat, action)
            before = set(tree.moves)
            last = tree.add(at, seat, action, kind)
            new = [last, *rules.settle(tree, last, self.head)]
            last = new[-1]
            while following := [n for n in tree.after(last)[:1] if tree.moves[n].seat == CHANCE]:
                last = following[0]
            return [*fixed, *(n for n in new if n not in before)], ()

        await self.change(add)
        return last


def fit(tree: Tree, at: int, seat: int, action: int) -> list[int]:
    """Change guesses on the way to a move so that the move is legal, and list them."""
    state, path = tree.state(at), tree.path(at)
    if state.refusal(seat, action) is None:
        return []
    moves = [tree.moves[number] for number in path]
    plies = [*(move.ply for move in moves), (seat, action)]
    guesses = [*(move.kind == GUESS for move in moves), False]
    lawful = not any(move.kind == PLAYED for move in moves)
    rng = Random(SystemRandom().getrandbits(60))
    about = tree.opening(), plies, guesses, rng, tree.game.space
    found = fitted(*about) if any(guesses) and lawful else None
    if found is None:
        state.apply(seat, action)
        return []
    changed = [n for n, new in zip(path, found, strict=False) if tree.moves[n].action != new]
    for number, new in zip(path, found, strict=False):
        tree.moves[number].action = new
    try:
        check(tree, lawful=False)
    except RecordError as error:
        raise StaleAction("a variation needs the hidden cards that this would change") from error
    return changed


class Studies:
    """The open studies of a server."""

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        self._store: Final = store
        self._workers: Final = workers
        self._settings: Final = settings
        self._open: Final[WeakValueDictionary[str, OpenStudy]] = WeakValueDictionary()
        self._watch: asyncio.Task[None] | None = None

    async def make(self, tree: Tree, head: Head) -> tuple[str, str]:
        """Store a new study, and return its name and the secret that lets a visitor edit it."""
        name, secret = links.new_name(), links.new_secret()
        about = (name, tree.game.name, links.key(secret), head, tree.moves)
        await self._store.run(lambda base: rows.make(base, *about))
        return name, secret

    async def enter(self, name: str, token: str) -> tuple[OpenStudy, bool] | None:
        """Return a study and whether the token may edit it; None for a wrong token."""
        study = self._open.get(name)
        if study is None:
            found = await self._store.run(lambda base: rows.load(base, name))
            if found is None:
                return None
            study = self._open.setdefault(name, OpenStudy(self._store, found))
        elif self._store.shared and not await study.refresh():
            return None
        which = links.find(token, [study.link, links.key(reader_token(study.link))])
        return None if which < 0 else (study, which == 0)

    @contextmanager
    def visited(self, study: OpenStudy, guest: Guest) -> Iterator[None]:
        """Have a page among the guests of a study for as long as the context lasts."""
        if self._store.shared and (self._watch is None or self._watch.done()):
            self._watch = asyncio.create_task(self._look())
        study.guests.append(guest)
        study.send()
        try:
            yield
        finally:
            study.guests.remove(guest)
            study.send()

    async def _look(self) -> None:
        """Read studies again that another server has changed."""
        while self._open:
            await asyncio.sleep(LOOK_SECONDS)
            news = (study.refresh() for study in self._open.values())
            await asyncio.gather(*news, return_exceptions=True)

    async def delete(self, study: OpenStudy) -> None:
        """Delete a study for good."""
        await self._store.run(lambda base: rows.delete(base, study.id))
        self._open.pop(study.id, None)
        for guest in study.guests:
            guest.leave()

    async def may_be_played(self, study: OpenStudy, at: int, seat: int, action: int) -> bool:
        """Return whether the game could go on after an action that the rules refuse."""
        try:
            job = _job("allow", study, at, seat, {"action": action})
            return bool(await self._workers.ask(job, TRIAL_SECONDS))
        except ThinkingError:
            return False

    async def advise(
        self,
        study: OpenStudy,
        at: int,
        language: str,
        address: str,
        send: Callable[[list[Advice], bool], None],
    ) -> None:
        """Send the best actions of the seat that decides after a move, at first roughly."""
        seat = int(study.tree.state(at).actor())
        path = study.tree.path(at)
        key = language, seat, *(study.tree.moves[number].ply for number in path)
        known = study.advice.get(key)
        if known is None:
            seconds = self._settings.hint_seconds
            raw = await self._workers.ask(
                _job("hint", study, at, seat, {"language": language, "seconds": seconds}),
                seconds + self._settings.thinker_seconds,
                lambda first: send(msgspec.convert(first, list[Advice]), True),
                lambda: Priority(addresses=(address,)),
            )
            known = msgspec.convert(raw, list[Advice])
            study.advice.put(key, known)
        send(known, False)


def reader_token(link: bytes) -> str:
    """Return the secret part of the link by which a study is read."""
    return links.token(link.hex(), READER)


def _job(kind: str, study: OpenStudy, at: int, seat: int, more: dict[str, Any]) -> Job:
    tree = study.tree
    plies = [tree.moves[number].ply for number in tree.path(at)]
    about = kind, f"study {study.id}", tree.game.name, tree.seats, tree.options
    return Job(*about, plies, seat, "", SystemRandom().getrandbits(60), more, tree.start)
