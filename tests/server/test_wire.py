"""Nothing a viewer cannot know is on the wire: it is byte-equal when that is drawn anew.

Random games are played over the real pages and WebSockets of the application. For every
viewer a second application holds the same table with everything hidden from that viewer redrawn.
"""

import asyncio
import json
import random
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from librt.random import Random
from tests.conformance.titles import TITLES
from tests.sampling import ALL
from tests.server.wire import Socket, Twin, World, same_links, world
from tests.toys.draws import DRAWS, Draws, DrawsState, DrawsView

from velkahra.core import registry
from velkahra.core.contract.events import OPEN, SPECTATOR, Event
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.core.contract.words import LANGUAGES
from velkahra.server.domain import legacy
from velkahra.server.domain.messages.auto_answers import Stand
from velkahra.server.room.history import CHUNK, LogEntry, TableHistory
from velkahra.server.room.room import Room
from velkahra.server.web.api import answers
from velkahra.server.web.api.protocol import History, Position
from velkahra.server.web.replay.page import eyes_name
from velkahra.server.web.replay.routes import share_path

__all__ = ["same_links"]

pytestmark = pytest.mark.usefixtures("toys", "same_links")

CHAT_KEYS = {"kind", "fresh", "people", "mode", "turn"}

EVERY = 11
"""Pages and replays are fetched anew, and mistakes made, at every so many versions."""

OPENING = 40
"""Until this version; later at every third of them, and by two viewers in turn."""

FULL = 80
"""Up to this version with the most seats; two play to the end."""

BETWEEN = 40
"""Up to this version with other numbers of seats."""

SHORT = {"hammer": {"rounds": "5"}}
"""Options that make a whole game as short as it may be."""

NO_TWO_ALIKE = {"hammer", "viceroy"}
"""Games in which every piece that is hidden is called by a place or number of its own."""

IDS = re.compile(r'\bid="([^"]+)"')


class Comparison:
    """The true world, and for each viewer a mirrored one; their pages, connected."""

    def __init__(self, truth: World, mirrors: dict[int, World], seed: int) -> None:
        self.truth, self.mirrors = truth, mirrors
        self.rng, self.redraw = random.Random(seed), Random(seed)
        self.pages: dict[int, tuple[Socket, Socket]] = {}
        self.looks = 0

    async def begin(self) -> None:
        for viewer, mirror in self.mirrors.items():
            mirror.room.ledger.dealer = Twin(self.truth.room.ledger.dealer.commitment)  # type: ignore[misc]
            mirror.mirror(self.truth, viewer, self.redraw)
            language = LANGUAGES[viewer % len(LANGUAGES)]
            both = (self.truth.connect(viewer, language), mirror.connect(viewer, language))
            self.pages[viewer] = both
            for socket in both:
                await socket.until(0)

    async def step(self) -> None:
        """Let somebody act, or take back; then compare what every viewer was sent."""
        room, rng = self.truth.room, self.rng
        state, version = room.ledger.state, room.ledger.version
        seat = rng.choice([s for s in range(state.seats) if state.may_act(s)])
        undoing = [s for s in range(state.seats) if room.ledger.can_undo(s)]
        if undoing and rng.random() < 0.1:
            await room.undo(undoing[0], version)
        else:
            action = rng.choice(list(state.legal_actions(seat)))
            text = room.ledger.game.write(seat, action)
            self.pages[seat][0].say({"kind": "act", "v": version, "text": text})
        await self.follow(version + 1)

    async def to_the_end(self, most: int) -> None:
        """Play up to a version, and look closely now and then."""
        ledger = self.truth.room.ledger
        while not ledger.state.is_over() and ledger.version < most:
            every = EVERY if ledger.version < OPENING else 3 * EVERY
            if ledger.version % every < 2:
                await self.stand()
                await self.look_closely()
            await self.step()

    async def stand(self) -> None:
        """Let a seat answer a question once for all, where none waits; nobody else hears of it."""
        room, rng = self.truth.room, self.rng
        game, state = room.ledger.game, room.ledger.state
        seat = rng.randrange(state.seats) if game.auto_answers.offered else 0
        others = [other for other in range(state.seats) if other != seat]
        if (
            not game.auto_answers.offered
            or not others
            or any(game.auto_answers.question(state, s) for s in (*others, seat))
        ):
            return
        standing = rng.choice(game.auto_answers.offered)
        whom = [rng.choice(others) if standing.whom else -1]
        said = Stand(standing.name, whom, rng.choice(standing.values))
        for socket in self.pages[seat]:
            await socket.hear(msgspec.to_builtins(said))

    async def follow(self, version: int) -> None:
        for true_page, _ in self.pages.values():
            await true_page.until(version)
        for viewer, (true_page, mirrored) in self.pages.items():
            self.mirrors[viewer].mirror(self.truth, viewer, self.redraw)
            await mirrored.until(true_page.version)
            self.compare(viewer)

    def compare(self, viewer: int) -> None:
        true_page, mirrored = self.pages[viewer]
        for one, other in zip(true_page.frames, mirrored.frames, strict=True):
            assert one == other, f"viewer {viewer} is told what it cannot know"
        true_page.frames.clear()
        mirrored.frames.clear()

    def lookers(self) -> list[int]:
        """List who looks closely now: everybody at first, later two in turn."""
        viewers = list(self.mirrors)
        if self.truth.room.ledger.version < OPENING:
            return viewers
        self.looks += 1
        return sorted({viewers[(2 * self.looks + nth) % len(viewers)] for nth in range(2)})

    async def look_closely(self) -> None:
        """Fetch every page anew, and make every kind of mistake in both worlds."""
        for viewer in self.lookers():
            mirror = self.mirrors[viewer]
            path = mirror.path(viewer)
            for page in (path, f"{path}/record", f"{path}/seed"):
                assert await self.truth.get(page) == await mirror.get(page), page
            await self.ask_api(viewer, mirror)
            await self.look_back(viewer, mirror)
            for message in self.mistakes(viewer):
                for socket in self.pages[viewer]:
                    await socket.ask(message)
            self.compare(viewer)

    async def ask_api(self, viewer: int, mirror: World) -> None:
        """Ask the JSON API for everything, and make the same mistakes there."""
        for path in ("", "/history", "/history?first=3&language=cs"):
            one, other = await self.truth.ask(viewer, path), await mirror.ask(viewer, path)
            assert one == other, f"viewer {viewer} is told what it cannot know by the API{path}"
            assert one[0]["status"] == 200
        for message in self.mistakes(viewer):
            way = {"act": "/act", "would": "/would"}.get(str(message["kind"]), "")
            if way and viewer >= 0:
                said = {"version": message["v"], "action": message["text"]}
                one, other = [await world.ask(viewer, way, said) for world in (self.truth, mirror)]
                assert one == other, f"viewer {viewer} is told what it cannot know by the API{way}"
                assert one[0]["status"] in (200, 409, 422)

    async def look_back(self, viewer: int, mirror: World) -> None:
        """Fetch all that the replay gives of the past, and ask for what it must refuse."""
        await mirror.mirror_rows(self.truth, viewer)
        for page, query in self.of_the_past(viewer):
            one, other = await self.truth.get(page, query), await mirror.get(page, query)
            assert one == other, f"viewer {viewer} is told what it cannot know by {page}?{query}"
            for word in ("eyes=open", *self.foreign_eyes(viewer), "/record"):
                refused = one[0]["status"] in (403, 409)
                assert refused or word not in f"{page}?{query}", "this is only told after the end"

    def of_the_past(self, viewer: int) -> list[tuple[str, str]]:
        """List addresses of the replay, with their queries."""
        ledger, rng = self.truth.room.ledger, self.rng
        last, undone = len(ledger.play.plies), ledger.undone
        path, eyes = self.truth.path(viewer), self.somebody_else(viewer)
        bases = [f"{path}/replay"]
        if viewer == SPECTATOR:
            bases.append(share_path(self.truth.room.row))
        asked = [(f"{path}/actions", "")]
        for base in bases:
            asked += [(base, ""), (base, f"ply={rng.randrange(last + 1)}&language=cs")]
            for chunk in {last // CHUNK, rng.randrange(last // CHUNK + 1)}:
                asked.append((f"{base}/frames", f"chunk={chunk}&undone={undone}&language=pl"))
            news = f"plies={rng.randrange(last + 1)}&undone={undone - rng.randrange(2)}&seen=0"
            asked += [(f"{base}/news", news), (f"{base}/record", "")]
            route = rng.choice(["", "/frames", "/news"])
            same = f"plies=0&chunk=0&undone={undone}"
            asked += [(f"{base}{route}", f"{same}&eyes={wish}") for wish in (eyes, "open")]
        return asked

    def foreign_eyes(self, viewer: int) -> list[str]:
        """Name the part of an address that asks for another's knowledge; alone there is none."""
        alone = viewer >= 0 and self.truth.room.ledger.play.seats == 1
        return [] if alone else [f"eyes={self.somebody_else(viewer)}"]

    def somebody_else(self, viewer: int) -> str:
        """Name another seat than the viewer's, as an address does."""
        room = self.truth.room
        return eyes_name(room, (viewer + 1) % room.ledger.play.seats)

    def mistakes(self, viewer: int) -> list[dict[str, object]]:
        room, rng = self.truth.room, self.rng
        game, state, version = room.ledger.game, room.ledger.state, room.ledger.version
        ids = [name for part in room.scene(viewer, "en").parts for name in part]
        asked: list[dict[str, object]] = [
            {"kind": "why", "v": version, "path": rng.sample(ids, min(len(ids), 1 + number % 2))}
            for number in range(4)
        ]
        wrong = [rng.randrange(game.space.size) for _ in range(30)]
        refused = [a for a in wrong if viewer < 0 or state.refusal(viewer, a) is not None]
        asked += [
            {"kind": "act", "v": version, "text": game.write(max(viewer, 0), action)}
            for action in refused[:6]
        ]
        legal = list(state.legal_actions(viewer)) if viewer >= 0 else []
        asked += [
            {"kind": "would", "v": version, "text": game.write(viewer, action)}
            for action in rng.sample(legal, min(len(legal), 3))
        ]
        return [*asked, {"kind": "act", "v": version, "text": "?"}, {"kind": "undo", "v": 10**6}]


async def compared(folder: Path, game: str, seats: int, most: int = 10_000, seed: int = 1) -> int:
    """Compare a random game, up to a version. Returns: the number of versions."""
    async with AsyncExitStack() as stack:
        viewers = [*range(seats), SPECTATOR]
        worlds = [
            await stack.enter_async_context(
                world(folder / str(number), game, seats, SHORT.get(game, {}))
            )
            for number in range(len(viewers) + 1)
        ]
        truth, mirrors = worlds[0], dict(zip(viewers, worlds[1:], strict=True))
        run = Comparison(truth, mirrors, seed)
        await run.begin()
        ledger = truth.room.ledger
        try:
            await run.to_the_end(most)
        except AssertionError as error:
            error.add_note(f"drawn from {ledger.dealer.seed}, at version {ledger.version}")
            raise
        for pages in run.pages.values():
            for page in pages:
                # Nobody has spoken, so the chat shows only who is there and whose turn it is.
                assert all(set(json.loads(frame)) <= CHAT_KEYS for frame in page.chat)
                await page.leave()
        return ledger.version


@pytest.mark.parametrize(
    ("title", "seats"),
    [(title, seats) for title in TITLES for seats in title.seats],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_the_wire_is_equal_when_all_hidden_is_new(tmp_path: Path, title: Game, seats: int) -> None:
    most = FULL if seats == title.seats[-1] else BETWEEN
    if seats == max(2, title.seats[0]) or ALL:
        most = 10_000
    assert asyncio.run(compared(tmp_path, title.name, seats, most)) > 5


class Leaky(Draws):
    """Shows what the next seat holds, in one of several ways."""

    name = "leaky"

    def __init__(self, where: str) -> None:
        self.where = where

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> DrawsView:
        assert isinstance(state, DrawsState)
        view = DRAWS.view(state, seat, last)
        if self.where == "view":
            return msgspec.structs.replace(view, thrown=(tuple(state.hands[(seat + 1) % 2]),))
        if self.where == "event":
            told = [card for event in last for card in event.facts.values()]
            return msgspec.structs.replace(view, thrown=(tuple(told),))
        return view


@pytest.mark.parametrize("where", ["view", "event"])
def test_a_leak_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setitem(registry._extra, "leaky", Leaky(where))
    with pytest.raises(AssertionError, match="cannot know"):
        asyncio.run(compared(tmp_path, "leaky", 2))


def opens_everything(room: Room, seat: int) -> object:
    """Build the wrong viewer's view."""
    return room.ledger.game.view(room.ledger.state, OPEN)


def hears_everything(room: Room, seat: int, language: str, first: int) -> History:
    """Tell what the wrong viewer may know."""
    return TRUE_HISTORY(room, OPEN, language, first)


TRUE_HISTORY = answers.history


@pytest.mark.parametrize("where", ["view", "history"])
def test_a_leak_of_the_api_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    if where == "view":
        true = answers.position

        def leaky(room: Room, seat: int, language: str) -> Position:
            told = true(room, seat, language)
            return msgspec.structs.replace(told, view=opens_everything(room, seat))

        monkeypatch.setattr(answers, "position", leaky)
    else:
        monkeypatch.setattr(answers, "history", hears_everything)
    with pytest.raises(AssertionError, match="cannot know by the API"):
        asyncio.run(compared(tmp_path, "draws", 2))


def looks_at_everything(past: TableHistory, state: State, ply: int, eyes: int) -> object:
    """Build the wrong viewer's view."""
    return past.game.view(state, OPEN)


def tells_everything(
    past: TableHistory, eyes: int, language: str, first: int = 0
) -> list[LogEntry]:
    """Tell the wrong viewer's lines."""
    return TRUE_LINES(past, OPEN, language, first)


TRUE_LINES = TableHistory.lines


@pytest.mark.parametrize(
    ("name", "leak"), [("view", looks_at_everything), ("lines", tells_everything)]
)
def test_a_leak_of_the_past_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, leak: object
) -> None:
    monkeypatch.setattr(TableHistory, name, leak)
    with pytest.raises(AssertionError, match=r"cannot know by .*replay"):
        asyncio.run(compared(tmp_path, "draws", 2))


def test_a_leak_of_the_store_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = legacy.text_of
    monkeypatch.setattr(
        legacy, "text_of", lambda row, rows, result, seat: told(row, rows, [], seat)
    )
    with pytest.raises(AssertionError, match=r"cannot know by .*actions"):
        asyncio.run(compared(tmp_path, "draws", 2))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_ids_of_elements_name_no_hidden_piece(title: Game) -> None:
    """Whatever is in the hands, also in one's own, the ids are the same: they name places.

    So an id cannot tell which piece that was hidden is the one that is shown later. Where no two
    pieces are alike, ids of those one sees may name them: who sees them later knows them anyway.
    """
    seats, rng = title.seats[-1], Random(5)
    state, differed = title.start(seats), False
    for ply in range(150):
        seat = state.actor()
        if state.is_over():
            break
        if ply % 5 == 0:
            other = state.determinize(SPECTATOR, rng)
            for viewer in (*range(seats), SPECTATOR):
                if title.name in NO_TWO_ALIKE:
                    other = state.determinize(viewer, rng)
                one, two = (ids_of(title, shown, viewer) for shown in (state, other))
                assert one == two
            differed = differed or other.freeze() != state.freeze()
        actions = list(state.legal_actions(seat))
        state.advance(seat, actions[rng.randrange(len(actions))], None)
    assert differed == title.hides


def ids_of(title: Game, state: State, viewer: int) -> list[str]:
    view = title.view(state, viewer)
    return IDS.findall(title.layout(view, "en") + "".join(title.page(view, "en").values()))
