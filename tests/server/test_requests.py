"""Taking back to a line of the log, asking the others, and steps that do themselves."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.helpers import Page as Seen
from tests.server.helpers import Site

from velkahra.core import registry
from velkahra.core.contract.refusals import StaleAction
from velkahra.core.contract.state import CHANCE
from velkahra.server.domain.agreements import (
    MOST_REQUESTS,
    AgreementRow,
    Agreements,
    AskRow,
    BackRow,
    NotNow,
)
from velkahra.server.domain.ledger import Ledger, PlyRow, UndoRow, decode, encode
from velkahra.server.domain.messages.timing import AskBack, AskEnd, Reply, Resume
from velkahra.server.domain.texts import TEXTS
from velkahra.server.room.history import is_open
from velkahra.server.room.hub import Hub
from velkahra.server.room.requests import Requests
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.store.backend import StoreError
from velkahra.server.store.database import Store


@pytest.fixture
def hub(tmp_path: Path, toys: None) -> Iterator[Hub]:
    store = Store(tmp_path)
    made = Hub(store, Settings(tmp_path, bot_pause=0))
    yield made
    made.close()
    store.close()


async def table(hub: Hub, game: str, *players: str) -> Room:
    name, _ = await hub.open_table(game, players, {}, "en")
    room = await hub.room(name)
    assert room is not None
    return room


async def play(room: Room, seat: int, text: str) -> None:
    await room.act(seat, text, room.ledger.version)


async def ask(room: Room, seat: int, kept: int) -> int:
    await room.feature(Requests).do(seat, AskBack(room.ledger.version, kept))
    pending = room.ledger.agreements.pending
    return pending.n if pending else -1


async def bids(hub: Hub, *players: str) -> Room:
    """A table of `draws` at which everybody has bid 1. The first four plies are dealt."""
    room = await table(hub, "draws", *players)
    for seat, _ in enumerate(players):
        await play(room, seat, "bid 1")
    return room


TWO = ("person", "person")
THREE = ("person", "person", "person")


async def test_one_takes_back_to_a_line_of_the_log_in_one_step(hub: Hub) -> None:
    room = await table(hub, "draws", *TWO)
    await play(room, 0, "bid 1")
    scene = room.scene(0, "en")
    own = [ply for ply in scene.story.own if ply >= 0]
    assert own == [4]
    assert scene.turn.border == 4
    assert room.scene(1, "en").story.own == [-1] * len(room.scene(1, "en").log)
    assert room.scene(-1, "en").turn.border == -1
    await room.undo(0, room.ledger.version, 4)
    assert room.ledger.play.version == 4
    for kept in (0, 3, 4, 99):
        with pytest.raises(StaleAction):
            await room.undo(0, room.ledger.version, kept)


async def test_everybody_affected_is_asked_and_then_it_is_done(hub: Hub) -> None:
    room = await bids(hub, *THREE)
    n = await ask(room, 0, 6)
    texts = [room.feature(Requests).asked(seat, "en") for seat in (0, 1, 2, -1)]
    asked = [(a.answer, a.mine) for a in texts if a]
    assert asked == [(False, True), (True, False), (True, False), (False, False)]
    await room.feature(Requests).do(1, Reply(n, True))
    assert room.ledger.play.version == 9, "one answer is still missing"
    told = room.feature(Requests).asked(-1, "en")
    assert told is not None
    assert told.text == "Ash asks to undo 3 actions. Waiting for Cedar."
    await room.feature(Requests).do(2, Reply(n, True))
    assert room.ledger.play.version == 6
    assert room.ledger.state.may_act(0)
    log = room.scene(2, "en").log
    assert log[-2:] == [
        "Ash asks to undo 3 actions.",
        "Ash undid 3 actions. Birch, Cedar agreed.",
    ]
    assert not any("bids" in line for line in log)


async def test_who_declines_stops_it_and_the_log_says_so(hub: Hub) -> None:
    room = await bids(hub, *TWO)
    n = await ask(room, 0, 4)
    await room.feature(Requests).do(1, Reply(n, False))
    assert room.ledger.play.version == 6
    assert room.ledger.agreements.pending is None
    assert room.scene(0, "cs").log[-2:] == ["Žádost o vrácení, Ash: 2 akce.", "Birch nesouhlasí."]
    with pytest.raises(NotNow, match="not-asked"):
        await room.feature(Requests).do(1, Reply(n, True))
    assert room.ledger.play.version == 6
    n = await ask(room, 0, 4)
    with pytest.raises(NotNow, match="not-asked"):
        await room.feature(Requests).do(0, Reply(n, True))
    await room.feature(Requests).do(0, Reply(n, False))
    assert room.scene(0, "pl").log[-1] == "Ash: prośba wycofana.", "who asked can withdraw"


async def test_bots_agree_at_once(hub: Hub) -> None:
    room = await table(hub, "draws", "person", "bot random")
    await play(room, 0, "bid 1")
    while room.waiting_bots():
        await asyncio.sleep(0)
    assert await ask(room, 0, 4) == -1
    assert room.ledger.play.version == 4
    said = "Ash undid 2 actions. Nobody else had to agree."
    assert room.scene(-1, "en").log[-1] == said


async def test_a_request_of_a_table_that_is_gone_does_not_lapse_again(hub: Hub) -> None:
    async def gone(*given: object) -> None:
        raise StoreError("store-gone", "it is gone")

    room = await bids(hub, *TWO)
    n = await ask(room, 0, 4)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub.store, "append", gone)
        await room.feature(Requests).lapse(n)
    assert room.feature(Requests)._alarm is None


async def test_a_request_dies_when_the_position_changes_or_after_a_time(hub: Hub) -> None:
    room = await bids(hub, *TWO)
    n = await ask(room, 0, 4)
    card = room.ledger.game.write(0, room.ledger.state.legal_actions(0)[0])
    await play(room, 0, card)
    assert room.ledger.agreements.pending is None
    with pytest.raises(NotNow, match="not-asked"):
        await room.feature(Requests).do(1, Reply(n, True))
    n = await ask(room, 0, 4)
    assert room.feature(Requests)._alarm is not None
    await room.feature(Requests).lapse(n - 1)
    assert room.ledger.agreements.pending is not None
    await room.feature(Requests).lapse(n)
    assert room.ledger.agreements.pending is None
    assert room.scene(0, "en").log[-1] == "The request expired."
    assert room.feature(Requests)._alarm is None


async def test_requests_are_few_and_one_at_a_time(hub: Hub) -> None:
    room = await bids(hub, *TWO)
    for _ in range(MOST_REQUESTS):
        n = await ask(room, 0, 4)
        with pytest.raises(NotNow, match="already-asked"):
            await ask(room, 0, 4)
        await room.feature(Requests).do(1, Reply(n, False))
    with pytest.raises(NotNow, match="asked-often"):
        await ask(room, 0, 4)
    await play(room, 0, room.ledger.game.write(0, room.ledger.state.legal_actions(0)[0]))
    assert await ask(room, 0, 4) > 0


async def test_one_asks_for_one_s_own_actions_on_the_position_one_saw(hub: Hub) -> None:
    room = await bids(hub, *TWO)
    for kept in (0, 3, 5, 6, 1000):
        with pytest.raises(StaleAction):
            await ask(room, 0, kept)
    with pytest.raises(StaleAction):
        await room.feature(Requests).do(0, AskBack(room.ledger.version - 1, 4))
    assert room.ledger.agreements.pending is None


async def test_bots_wait_while_something_is_asked(hub: Hub) -> None:
    slow = Hub(hub.store, Settings(hub.settings.data, bot_pause=600))
    room = await table(slow, "draws", "person", "person", "bot random")
    await play(room, 0, "bid 1")
    n = await ask(room, 0, 6)
    assert n == -1, "nobody has acted since"
    await play(room, 0, "bid 1")
    await play(room, 1, "bid 1")
    n = await ask(room, 0, 6)
    assert room.ledger.state.may_act(2)
    assert room.waiting_bots() == []
    await room.feature(Requests).do(1, Reply(n, False))
    assert room.waiting_bots() == [2]


async def test_what_is_said_makes_no_click_stale(hub: Hub) -> None:
    room = await bids(hub, *TWO)
    version = room.ledger.version
    n = await ask(room, 0, 4)
    await room.feature(Requests).do(1, Reply(n, False))
    card = room.ledger.game.write(0, room.ledger.state.legal_actions(0)[0])
    await room.act(0, card, version)
    with pytest.raises(StaleAction):
        await room.act(1, "play 1", version)


async def test_after_a_restart_what_is_asked_is_still_asked(hub: Hub) -> None:
    room = await bids(hub, *TWO)
    n = await ask(room, 0, 4)
    before = room.scene(1, "en")
    again = await Hub(hub.store, hub.settings).room(room.row.id)
    assert again is not None
    assert again.scene(1, "en").turn == before.turn
    assert again.scene(1, "en").log == before.log
    await again.feature(Requests).do(1, Reply(n, True))
    assert again.ledger.play.version == 4
    found = await hub.store.load(room.row.id)
    assert found is not None
    rows = [b'["ask",0,"back",4]', b'["answer",1,true]', b'["back",0,4,[1]]']
    assert found[1][-3:] == rows, "rows are only added"
    read = Ledger(room.ledger.game, 2, {}, room.row.seed)
    read.read(found[1])
    assert read.state.freeze() == again.ledger.state.freeze()
    assert read.agreements.notes == again.ledger.agreements.notes
    again.unwind()


async def test_the_dealer_draws_the_same_again_and_the_record_checks(hub: Hub) -> None:
    """Nobody can fish for a better draw, and only the plies that stand have to check."""
    room = await bids(hub, *TWO)
    held = [int(a) for a in room.ledger.state.legal_actions(0)]
    change = next(t for a in held if (t := room.ledger.game.write(0, a)).startswith("change"))
    await play(room, 0, change)
    first = room.ledger.play.plies[-1]
    assert first[0] == CHANCE
    assert await ask(room, 0, 6) >= 0
    pending = room.ledger.agreements.pending
    assert pending is not None
    await room.feature(Requests).do(1, Reply(pending.n, True))
    assert room.ledger.state.may_act(0)
    await play(room, 0, change)
    assert room.ledger.play.plies[-1] == first
    again = Ledger(room.ledger.game, 2, {}, room.row.seed)
    for ply, (seat, action) in enumerate(room.ledger.play.plies):
        if seat == CHANCE:
            assert room.ledger.dealer.draw(again.state, ply) == action
        again.fold([PlyRow(seat, again.game.write(seat, action))])


async def test_where_the_rules_may_never_end_a_game_all_can_agree_to(hub: Hub) -> None:
    room = await bids(hub, *THREE)
    assert not room.scene(0, "en").turn.may_end
    with pytest.raises(NotNow, match="no-end"):
        await room.feature(Requests).do(0, AskEnd())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(room.ledger.game.table), "may_agree_to_end", lambda self, state: True)
        await room.feature(Requests).do(0, AskEnd())
        assert room.scene(0, "en").turn.may_end
    pending = room.ledger.agreements.pending
    assert pending is not None
    await room.feature(Requests).do(1, Reply(pending.n, True))
    assert not room.ledger.agreements.ended, "one answer is still missing"
    await room.feature(Requests).do(2, Reply(pending.n, True))
    scene = room.scene(-1, "en")
    assert scene.turn.ended
    assert scene.log[-1] == ("Ash proposed to end the game here, and Birch, Cedar agreed.")
    assert scene.prompt == "The players agreed to end the game here."
    assert room.acting() == []
    assert is_open(room), "nothing is hidden after the end"
    assert room.scene(-1, "en").over
    seat = int(room.ledger.state.actor())
    assert not room.scene(seat, "en").yours
    legal = room.ledger.state.legal_actions(seat)
    with pytest.raises(NotNow, match="ended"):
        await play(room, seat, room.ledger.game.write(seat, legal[0]))
    with pytest.raises(NotNow, match="ended"):
        await room.feature(Requests).do(1, Resume())


async def test_what_is_asked_is_dropped_when_the_game_ends(hub: Hub) -> None:
    room = await bids(hub, *TWO)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(room.ledger.game.table), "may_agree_to_end", lambda self, state: True)
        await room.feature(Requests).do(0, AskEnd())
    pending = room.ledger.agreements.pending
    assert pending is not None
    while not room.ledger.state.is_over():
        seat = int(room.ledger.state.actor())
        legal = room.ledger.state.legal_actions(seat)
        await play(room, seat, room.ledger.game.write(seat, legal[0]))
    assert room.ledger.agreements.pending is None
    with pytest.raises(NotNow, match="not-asked"):
        await room.feature(Requests).do(1, Reply(pending.n, True))
    with pytest.raises(NotNow, match="over"):
        await ask(room, 0, 4)
    assert room.scene(0, "en").turn.border == -1


def test_any_rows_in_any_order_can_be_read() -> None:
    """What was kept by mistake must not make a table unreadable."""
    rng = random.Random(4)
    rows = encode([AskRow(0, "back", 0), BackRow(1, 0, ()), UndoRow(0, 0)])
    for raw in [*rows, b'["answer",0,true]', b'["lapse"]', b'["pause",0,[]]', b'["resume",1]',
                b'["finish",0,[1]]']:  # fmt: skip
        row = decode(raw)
        said = Agreements()
        if isinstance(row, AgreementRow):
            said.take(row, 0, [0] * rng.randrange(3))
        said.went_back(0)
        assert all(note.after == 0 for note in said.notes)


def test_over_the_wire_a_request_is_seen_answered_and_done(site: Site) -> None:
    one, two, watch = site.table("draws", "person", "person")
    with site.at(one) as ash, site.at(two) as birch, site.at(watch) as crowd:
        ash.act("bid 1")
        updates(ash, birch, crowd)
        birch.act("bid 1")
        updates(ash, birch, crowd)
        ash.say(kind="ask-back", v=ash.version, to=4)
        updates(ash, birch, crowd)
        assert "answer" not in crowd.last["turn"]["asked"]
        number = birch.last["turn"]["asked"]["n"]
        crowd.say(kind="reply", n=number, yes=True)
        assert crowd.until("problem")["name"] == "only-watching"
        birch.say(kind="reply", n=number, yes=True)
        updates(ash, birch)
        assert ash.last["yours"]
        assert ash.log[-1] == birch.log[-1] == "Ash undid 2 actions. Birch agreed."
        birch.say(kind="reply", n=number, yes=True)
        assert birch.until("problem")["name"] == "not-asked"


def updates(*pages: Seen) -> None:
    for page in pages:
        page.update()


@pytest.mark.parametrize("english", ["no", "yes"])
def test_a_safe_default_is_legal_and_harmless_everywhere(english: str) -> None:
    game = registry.game("euphrates")
    kinds: set[str] = set()
    skips = 0
    for number in range(25):
        ledger = Ledger(game, 3, {"english": english}, f"seed {number}")
        ledger.fold(ledger.first())
        rng = random.Random(number)
        while not ledger.state.is_over():
            seat = int(ledger.state.actor())
            legal = [int(action) for action in ledger.state.legal_actions(seat)]
            chosen = game.table.safe_default(ledger.state, seat)
            assert chosen in legal
            kind = game.space.decode(chosen).kind
            kinds.add(kind)
            assert kind in ("end", "decline", "add", "war", "take")
            if kind == "add":
                assert chosen == min(legal)
            only = [kind] if len(legal) == 1 else []
            assert game.table.may_skip(ledger.state, seat) == (only == ["take"])
            assert game.table.only_ends(ledger.state, seat) == (only == ["end"])
            assert not game.table.may_skip(ledger.state, (seat + 1) % 3)
            skips += only == ["take"]
            calm = rng.random() < 0.1 or only
            ledger.fold(ledger.act(seat, legal[-1] if calm else rng.choice(legal)))
    assert {"end", "add", "decline", "war", "take"} <= kinds
    assert skips


def test_the_words_are_complete() -> None:
    assert TEXTS.faults() == []
    for note in ("ask-back", "ask-pause", "declined", "withdrawn", "lapsed", "back", "back-alone",
                 "paused", "paused-alone", "ask-end", "ended", "ended-alone", "resumed",
                 "started", "late"):  # fmt: skip
        for language in TEXTS.languages():
            assert TEXTS.text(language, f"note-{note}", seat="Ash", count=2, names="Birch")
