"""Answers that a seat gives once for all: they act at once, are kept, and nobody else sees them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from tests.server.wire import same_links, world
from tests.toys.draws import DRAWS, Draws, DrawsState

import velkahra
from velkahra.core import registry
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.refusals import RecordError
from velkahra.core.contract.state import State
from velkahra.core.contract.table import AutoAnswer, AutoAnswers, Question, Table
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.record import read_record
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.clocks import NO_CLOCK
from velkahra.server.domain.ledger import ForcedRow, PlyRow, Row, StandRow, decode
from velkahra.server.domain.messages.auto_answers import Stand
from velkahra.server.domain.messages.timing import AskPause, Reply, Resume
from velkahra.server.room.auto_answers import AutoResponder
from velkahra.server.room.history import TableHistory
from velkahra.server.room.hub import Hub
from velkahra.server.room.requests import Requests
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.store.archive import archive, bundle
from velkahra.server.store.archive.restoring import restore
from velkahra.server.store.archive.sidecar import Talk
from velkahra.server.store.auto_answers import answers_of
from velkahra.server.store.backend import StoreError
from velkahra.server.store.database import Store
from velkahra.server.web.table.page import table_page

__all__ = ["same_links"]

RECORD = Path(__file__).parents[1] / "records/pamir/greedy-3-ends-by-last-check.txt"
OFFER = 124
"""The ply in which Blue offers Gray nothing for a bribe of 1."""
BATTLE = 152
"""The ply in which Gray begins a battle at the only place, with the only enemy."""
GRAY, BLUE, TAN = 0, 1, 2
WHOLE = Stand("bribe", [BLUE], "whole")
WAIVE = Stand("bribe", [BLUE], "waive")
ASK = Stand("forced", [-1], "ask")


@dataclass
class House:
    """A server's tables without a server, which can be opened anew."""

    folder: Path

    def open(self) -> None:
        self.store = Store(self.folder)
        self.hub = Hub(self.store, Settings(self.folder, bot_pause=0))

    def close(self) -> None:
        self.hub.close()
        self.store.close()

    async def again(self, table: str) -> Room:
        """Begin anew, and look at a table."""
        self.close()
        self.open()
        room = await self.hub.room(table)
        assert room is not None
        return room

    async def bargain(self, *players: str, clock: str = NO_CLOCK, upto: int = OFFER) -> Room:
        """Lay down the table at which Blue is about to offer nothing, or another ply of it."""
        record = read_record(RECORD.read_text(encoding="utf-8"))
        title = velkahra.game("pamir")
        given: list[Row] = [PlyRow(who, title.write(who, a)) for who, a in record.plies[:upto]]
        three = players or ("person",) * 3
        table, _ = await self.hub.open_table("pamir", three, record.options, "en", given, clock)
        room = await self.hub.room(table)
        assert room is not None
        return room


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    made.open()
    yield made
    made.close()


async def act(room: Room, seat: int, text: str) -> None:
    await room.act(seat, text, room.ledger.version)


def done(room: Room, count: int) -> list[str]:
    """Give the last actions in notation."""
    game = room.ledger.game
    return [game.write(seat, action) for seat, action in room.ledger.play.plies[-count:]]


async def kept(house: House, room: Room) -> list[Row]:
    found = await house.store.load(room.row.id)
    assert found is not None
    return [decode(raw) for raw in found[1]]


@pytest.mark.parametrize(("message", "answer"), [(WHOLE, "answer 1"), (WAIVE, "answer 0")])
async def test_it_answers_in_the_same_commit(house: House, message: Stand, answer: str) -> None:
    room = await house.bargain()
    await room.feature(AutoResponder).do(GRAY, message)
    asked: list[list[int]] = []
    room.watchers.add(lambda: asked.append(room.acting()))
    await act(room, BLUE, "offer 0")
    assert asked == [[BLUE]], "nobody sees the question wait"
    assert done(room, 2) == ["offer 0", answer]
    assert (await kept(house, room))[-2:] == [PlyRow(BLUE, "offer 0"), StandRow(GRAY, answer)]


async def test_it_holds_after_a_restart_and_is_called_automatic(house: House) -> None:
    room = await house.bargain()
    await room.feature(AutoResponder).do(GRAY, WHOLE)
    room = await house.again(room.row.id)
    assert room.scene(GRAY, "en").turn.auto_answers == (("bribe", BLUE, "whole"),)
    await act(room, BLUE, "offer 0")
    assert done(room, 1) == ["answer 1"]
    lines = {language: room.scene(SPECTATOR, language).log[-1] for language in LANGUAGES}
    assert lines == {
        "en": "Gray asks Blue for 1 rupee. (automatic answer)",
        "cs": "Šedý žádá od Modrého 1 rupii. (automatická odpověď)",
        "pl": "Szary żąda od Niebieskiego 1 rupii. (stała odpowiedź)",
    }
    history = TableHistory(room).lines(SPECTATOR, "en")
    assert [line.text for line in history][-1] == lines["en"]
    assert sum("(automatic" in line.text for line in history) == 1
    again = await house.again(room.row.id)
    assert again.scene(SPECTATOR, "en").log[-1] == lines["en"]


async def test_it_is_for_whom_it_was_set_and_no_other(house: House) -> None:
    room = await house.bargain()
    answers = room.feature(AutoResponder)
    await answers.do(GRAY, Stand("bribe", [TAN], "whole"))
    await answers.do(TAN, WHOLE)
    answers._answers[GRAY, "bribe", BLUE] = "half"  # of another program: asks as well
    await act(room, BLUE, "offer 0")
    assert room.acting() == [GRAY]


async def test_what_waits_already_is_answered_when_it_is_set(house: House) -> None:
    room = await house.bargain()
    await act(room, BLUE, "offer 0")
    assert room.acting() == [GRAY], "who has set nothing is asked"
    turn = room.scene(GRAY, "en").turn
    assert (turn.auto_answers, turn.question) == ((), "bribe")
    assert room.scene(BLUE, "en").turn.question == ""
    await room.feature(AutoResponder).do(GRAY, Stand("bribe", [BLUE, TAN], "whole"))
    assert done(room, 1) == ["answer 1"]
    assert room.scene(GRAY, "en").turn.auto_answers == (
        ("bribe", BLUE, "whole"),
        ("bribe", TAN, "whole"),
    )
    await room.feature(AutoResponder).do(GRAY, Stand("bribe", [BLUE], "ask"))
    await act(room, BLUE, "offer 0")
    assert room.acting() == [GRAY]


async def test_who_takes_an_answer_back_is_asked_until_it_is_set_anew(house: House) -> None:
    room = await house.bargain()
    await room.feature(AutoResponder).do(GRAY, WHOLE)
    await act(room, BLUE, "offer 0")
    assert not room.scene(BLUE, "en").can_undo, "it is a decision of another seat"
    assert room.scene(GRAY, "en").can_undo
    await room.undo(GRAY, room.ledger.version)
    assert room.acting() == [GRAY]
    assert room.scene(GRAY, "en").log[-1] == "Blue offers Gray 0 rupees instead of 1."
    room = await house.again(room.row.id)
    assert room.acting() == [GRAY], "nor does a restart answer for it"
    await act(room, GRAY, "answer 0")
    assert room.scene(GRAY, "en").log[-1] == "Gray agrees to no bribe at all."
    await room.undo(GRAY, room.ledger.version)
    await room.feature(AutoResponder).do(GRAY, WAIVE)
    assert done(room, 1) == ["answer 0"]


async def test_bots_answer_by_their_rule_in_the_same_commit(house: House) -> None:
    room = await house.bargain("bot random", "person", "person")
    await act(room, BLUE, "offer 0")
    assert done(room, 2) == ["offer 0", "answer 1"]
    page = table_page("en", room, BLUE, "/table")
    assert "Bots always demand the full bribe." in page


async def test_the_page_offers_all_others_and_nothing_to_who_only_watches(house: House) -> None:
    room = await house.bargain()
    page = table_page("en", room, GRAY, "/table")
    assert page.count("<select data-whom=") == 3
    for whom in ("1 2", "1", "2"):
        assert f'data-whom="{whom}"' in page
    assert "Bots always" not in page
    assert 'id="auto-answer' not in table_page("en", room, SPECTATOR, "/table")


@pytest.mark.parametrize(
    "message",
    [
        Stand("bribe", [GRAY], "whole"),
        Stand("bribe", [BLUE, 3], "whole"),
        Stand("bribe", [-1], "whole"),
        Stand("bribe", [BLUE], "half"),
        Stand("tax", [BLUE], "whole"),
    ],
    ids=repr,
)
async def test_what_the_game_does_not_ask_cannot_be_answered(house: House, message: Stand) -> None:
    room = await house.bargain()
    with pytest.raises(NotNow, match="no-auto-answer"):
        await room.feature(AutoResponder).do(GRAY, message)
    assert room.scene(GRAY, "en").turn.auto_answers == ()


async def test_what_cannot_be_kept_does_not_hold(house: House) -> None:
    room = await house.bargain()
    house.store.close()
    with pytest.raises(StoreError):
        await room.feature(AutoResponder).do(GRAY, WHOLE)
    assert room.scene(GRAY, "en").turn.auto_answers == ()


class BidAnswers(AutoAnswers):
    """A bid may be given once for all, to the one who bid before."""

    offered = (AutoAnswer("bid", ("ask", "low", "high"), bots="high"),)

    def question(self, state: State, seat: int) -> Question | None:
        assert isinstance(state, DrawsState)
        return Question("bid", (seat - 1) % state.seats) if state.bids[seat] < 0 else None

    def action(self, state: State, seat: int, value: str) -> int | None:
        return {"low": DRAWS.read("bid 0"), "high": DRAWS.read("bid 3")}.get(value)


class Bidding(Draws):
    """The game of draws, with bids once for all."""

    auto_answers = BidAnswers()


@pytest.fixture
def bidding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._extra, "draws", Bidding())


@pytest.mark.usefixtures("bidding")
async def test_one_answer_may_be_for_all_and_several_follow_each_other(house: House) -> None:
    three = ("person", "person", "bot random")
    table, _ = await house.hub.open_table("draws", three, {}, "en")
    room = await house.hub.room(table)
    assert room is not None
    await room.feature(AutoResponder).do(1, Stand("bid", [-1], "low"))
    await act(room, 0, "bid 2")
    assert done(room, 3) == ["bid 2", "bid 0", "bid 3"]
    assert '<select data-whom="-1">' in table_page("en", room, 1, "/table")


async def test_set_in_a_pause_it_acts_when_the_pause_ends(house: House) -> None:
    room = await house.bargain(clock="bank-600-15")
    await act(room, BLUE, "offer 0")
    await room.feature(Requests).do(TAN, AskPause())
    for seat in (GRAY, BLUE):
        assert room.ledger.agreements.pending is not None
        await room.feature(Requests).do(seat, Reply(room.ledger.agreements.pending.n, True))
    await room.feature(AutoResponder).do(GRAY, WHOLE)
    assert done(room, 1) == ["offer 0"]
    await room.feature(Requests).do(TAN, Resume())
    assert done(room, 1) == ["answer 1"]


async def test_it_goes_with_a_table_into_a_file_and_back(house: House) -> None:
    room = await house.bargain()
    await room.feature(AutoResponder).do(GRAY, WHOLE)
    with archive.opened(house.folder) as connection:
        found = archive.find(connection, room.row.id)
        text = bundle.as_rows(*found, None, Talk(), answers_of(connection, room.row.id))
    arrived = bundle.read(text, "en")
    with archive.opened(house.folder, writing=True) as connection:
        archive.keep(connection, arrived)
    again = await house.again(arrived.table.id)
    assert again.scene(GRAY, "en").turn.auto_answers == (("bribe", BLUE, "whole"),)
    await act(again, BLUE, "offer 0")
    assert done(again, 1) == ["answer 1"]
    with pytest.raises(RecordError, match="that the game does not ask"):
        bundle.read(text.replace('"whole"', '"half"'), "en")


async def test_of_one_restored_table_it_is_restored_too(house: House) -> None:
    room = await house.bargain()
    await room.feature(AutoResponder).do(GRAY, WHOLE)
    archive.backup(house.folder, house.folder / "backup")
    await room.feature(AutoResponder).do(GRAY, WAIVE)
    await room.feature(AutoResponder).do(TAN, WAIVE)
    house.close()
    restore(house.folder, house.folder / "backup", room.row.id)
    room = await house.again(room.row.id)
    assert [room.feature(AutoResponder).given(seat) for seat in (GRAY, BLUE, TAN)] == [
        (("bribe", BLUE, "whole"),),
        (),
        (),
    ]


@pytest.mark.usefixtures("same_links")
async def test_nobody_else_is_told_anything_when_it_is_set(tmp_path: Path) -> None:
    """Set an answer while everybody looks, and compare what they are sent."""
    viewers = (GRAY, BLUE, TAN, SPECTATOR)
    async with world(tmp_path, "pamir", 3, {}) as open_table:
        sockets = {viewer: open_table.connect(viewer, "en") for viewer in viewers}
        for socket in sockets.values():
            await socket.until(0)
        pages = [await open_table.get(open_table.path(viewer)) for viewer in viewers]
        before = {viewer: len(socket.frames) for viewer, socket in sockets.items()}
        await sockets[GRAY].hear(msgspec.to_builtins(WHOLE))
        assert json.loads(sockets[GRAY].frames[-1])["turn"]["auto_answers"] == [
            ["bribe", BLUE, "whole"]
        ]
        assert [await open_table.get(open_table.path(viewer)) for viewer in viewers] == pages
        room = open_table.room
        (seat,), version = room.acting(), room.ledger.version
        action = room.ledger.game.write(seat, int(room.ledger.state.legal_actions(seat)[0]))
        sockets[seat].say({"kind": "act", "v": version, "text": action})
        for viewer, socket in sockets.items():
            await socket.until(version + 1)
            if viewer != GRAY:
                assert len(socket.frames) == before[viewer] + 1, "that of the action"
                # Texts of cards may speak of bribes; answers travel as JSON strings of their own.
                assert '"bribe"' not in socket.frames[-1] + "".join(socket.chat)


async def test_the_only_possibilities_are_made_in_the_commit_of_the_choice(house: House) -> None:
    room = await house.bargain(upto=BATTLE)
    before = room.ledger.play.version
    await act(room, GRAY, "act 89 battle")
    assert (await kept(house, room))[-3:-1] == [
        PlyRow(GRAY, "act 89 battle"),
        ForcedRow(GRAY, "court 73"),
    ]
    assert done(room, 3) == ["act 89 battle", "court 73", "strike-spy tan"]
    assert "(the only possibility)" in room.scene(SPECTATOR, "en").log[-1]
    room = await house.again(room.row.id)
    assert "(the only possibility)" in room.scene(SPECTATOR, "en").log[-1]
    await room.undo(GRAY, room.ledger.version)
    assert room.ledger.play.version == before, "back to the last real choice"
    await act(room, GRAY, "act 89 battle")
    await room.undo(GRAY, room.ledger.version, room.ledger.play.version - 1)
    assert done(room, 1) == ["court 73"], "a line of the log goes back to an only possibility"
    assert room.acting() == [GRAY]
    assert not room.ledger.due_answers()


async def test_a_seat_that_wants_to_be_asked_is_asked(house: House) -> None:
    room = await house.bargain(upto=BATTLE)
    await room.feature(AutoResponder).do(GRAY, ASK)
    await act(room, GRAY, "act 89 battle")
    assert done(room, 1) == ["act 89 battle"]
    assert room.acting() == [GRAY]
    room = await house.again(room.row.id)
    assert room.scene(GRAY, "en").turn.auto_answers == (("forced", -1, "ask"),)
    await room.feature(AutoResponder).do(GRAY, Stand("forced", [-1], "act"))
    assert done(room, 2) == ["court 73", "strike-spy tan"]


class Forced(Draws):
    """The game of draws, whose players may have a single card, hidden or open."""

    class Skipping(Table):
        def may_skip(self, state: State, seat: int) -> bool:
            return len(state.legal_actions(seat)) == 1

    table = Skipping(Draws.space)


async def test_who_could_have_had_another_choice_is_asked(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._extra, "draws", Forced())
    table, _ = await house.hub.open_table("draws", ("person", "person"), {}, "en")
    room = await house.hub.room(table)
    assert room is not None
    state = room.ledger.state.clone()
    assert isinstance(state, DrawsState)
    state.bids, state.changed = [0, 0], [1, 1]
    state.hands[0] = [2, 0, 0, 0, 0, 0]
    assert len(state.legal_actions(0)) == 1, "two cards alike"
    assert not room.feature(AutoResponder)._is_forced(state, 0)
    state.hands[0] = [1, 0, 0, 0, 0, 0]
    assert room.feature(AutoResponder)._is_forced(state, 0), "everybody sees that it is the last"
