"""Premoves act when the turn comes, are void after a revelation, and are hidden from others."""

import asyncio

import pytest
from librt.random import Random
from tests.server.helpers import Site
from tests.server.test_auto_answers import BLUE, GRAY, TAN, act
from tests.server.test_plans import GAMES, Club, club, offered, positions, waiting

from velkahra.core import registry
from velkahra.core.contract.events import SPECTATOR, Event
from velkahra.core.contract.refusals import IllegalAction, StaleAction, VelkahraError
from velkahra.core.contract.state import CHANCE
from velkahra.server.domain import plans
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.messages.ahead import Ahead, Premoved
from velkahra.server.domain.plans import Imagined
from velkahra.server.room.premoves import Premover
from velkahra.server.room.room import Room

__all__ = ["club"]

ANSWER = Ahead(text="answer 1", path=("do-yes",))


def of(room: Room, seat: int = GRAY) -> Premoved | None:
    return room.scene(seat, "en").turn.ahead


async def set_by_gray(club: Club, clock: str = "none") -> Room:
    """Let Gray answer in advance to what Blue is about to offer."""
    room = await club.bargain(clock=clock)
    room.feature(Premover).do(GRAY, Ahead())
    room.feature(Premover).do(GRAY, ANSWER)
    return room


@pytest.mark.parametrize("name", GAMES)
def test_the_next_turn_is_the_same_if_all_hidden_things_are_dealt_again(name: str) -> None:
    game, found = registry.game(name), 0

    def turn(state: object) -> Imagined | None:
        try:
            return plans.next_turn(game, state, seat)  # type: ignore[arg-type]
        except VelkahraError:
            return None

    for state, seat in positions(game, 250):
        true, other = turn(state), turn(state.determinize(seat, Random(99)))
        assert (true and offered(true)) == (other and offered(other))
        if true:
            found += 1
            assert true.decider == seat
    assert found


def test_a_draw_reveals_something_only_where_the_seat_sees_it() -> None:
    """In Tigris & Euphrates the tiles of others are hidden, one's own are not."""
    game = registry.game("euphrates")
    state = game.start(2)
    while len({game.write(CHANCE, state.draw(Random(n))) for n in range(9)}) == 1:
        state.apply(CHANCE, state.draw(Random(1)))
    ply = CHANCE, state.draw(Random(1))
    assert sorted(plans.is_open(game, state, ply, [], seat) for seat in (0, 1)) == [False, True]
    who = 0
    hidden = Event("bid", {}, 1 << who)
    assert not plans.is_open(game, state, (who, 0), [hidden], 1 - who)


async def test_it_acts_as_soon_as_its_turn_comes(club: Club) -> None:
    room = await set_by_gray(club)
    ahead = of(room)
    assert ahead is not None
    assert (ahead.on, ahead.path) == (False, ("do-yes",))
    assert ahead.text
    await act(room, BLUE, "offer 0")
    await asyncio.sleep(0.05)
    assert room.ledger.play.plies[-1][0] == GRAY
    assert not room.ledger.state.may_act(GRAY)


async def test_choosing_shows_the_next_turn_and_follows_the_game(club: Club) -> None:
    room = await club.bargain()
    before, beside = room.scene(GRAY, "en"), room.scene(BLUE, "en")
    room.feature(Premover).do(GRAY, Ahead())
    scene = room.scene(GRAY, "en")
    assert scene.choices != before.choices
    assert not scene.yours
    assert scene.turn.ahead == Premoved(on=True)
    assert room.scene(BLUE, "en") is beside
    assert room.preview(GRAY, "en", "answer 1").lines
    room.feature(Premover).do(GRAY, Ahead(on=False))
    assert of(room) == Premoved()
    room.feature(Premover).do(GRAY, Ahead())
    await act(room, BLUE, "offer 0")
    assert room.scene(GRAY, "en").yours
    assert of(room) is None


async def test_what_is_revealed_makes_it_void(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await set_by_gray(club)
    monkeypatch.setattr(plans, "is_open", lambda *_: False)
    await act(room, BLUE, "offer 0")
    await asyncio.sleep(0.05)
    assert room.ledger.play.plies[-1][0] == BLUE
    void = of(room)
    assert void is not None
    assert "come to light" in void.void
    await act(room, GRAY, "answer 1")
    assert "come to light" not in repr(of(room)), "it has been told"


async def test_what_is_not_possible_then_is_void(club: Club) -> None:
    table, _ = await club.hub.open_table("euphrates", ("person",) * 2, {}, "en")
    room = await club.hub.room(table)
    assert room is not None
    (decides,), play, state = room.acting(), room.ledger.play, room.ledger.state
    waits = 1 - decides
    game, turn = room.ledger.game, plans.next_turn(room.ledger.game, state, waits)
    wished = {game.write(waits, action) for action in turn.state.legal_actions(waits)}
    both = wished & {game.write(decides, action) for action in state.legal_actions(decides)}
    text = min(both)
    room.feature(Premover).do(waits, Ahead())
    room.feature(Premover).do(waits, Ahead(text=text))
    await act(room, decides, text)
    assert of(room, waits) != Premoved(), "it is another's turn still"
    await act(room, decides, "end")
    await asyncio.sleep(0.05)
    assert play.acted[waits] == 0
    assert room.acting() == [waits]
    assert "no longer possible" in repr(of(room, waits))


async def test_it_is_taken_back_and_void_after_an_undo(club: Club) -> None:
    room = await set_by_gray(club)
    room.feature(Premover).do(GRAY, Ahead(on=False))
    await act(room, BLUE, "offer 0")
    assert room.acting() == [GRAY]
    await room.undo(BLUE, room.ledger.version)
    room.feature(Premover).do(GRAY, Ahead())
    room.feature(Premover).do(GRAY, ANSWER)
    room.ledger.undone += 1
    await act(room, BLUE, "offer 0")
    await asyncio.sleep(0.05)
    assert room.acting() == [GRAY]
    assert "taken back" in repr(of(room))


async def test_what_cannot_be_chosen_is_refused(club: Club) -> None:
    room = await club.bargain()
    premover = room.feature(Premover)
    with pytest.raises(StaleAction):
        premover.do(GRAY, ANSWER)
    with pytest.raises(NotNow, match="no-plan"):
        premover.do(BLUE, Ahead())
    premover.do(GRAY, Ahead())
    with pytest.raises(IllegalAction):
        premover.do(GRAY, Ahead(text="offer 0"))
    for seat in (BLUE, TAN, SPECTATOR):
        assert not (of(room, seat) or Premoved()).on


def test_over_the_connection_with_a_clock(social: Site) -> None:
    decides, waits, _ = waiting(social)
    with social.at(waits) as page, social.at(decides) as other:
        assert page.last["turn"]["ahead"] == {}
        page.say(kind="ahead")
        page.update()
        assert page.last["turn"]["ahead"] == {"on": True}
        assert page.last["choices"]["nodes"]
        page.say(kind="would", v=page.version, text="end")
        assert page.until("previewed")["lines"]
        page.say(kind="ahead", text="nonsense")
        assert page.until("problem")["name"] == "no-action"
        page.say(kind="ahead", text="end", path=["do-end"])
        page.update()
        assert page.last["turn"]["ahead"]["path"] == ["do-end"]
        other.act("end")
        while not other.last["yours"]:
            other.update()


def test_where_it_is_off_nothing_is_offered(site: Site) -> None:
    one, *_ = site.table("euphrates", "person", "person")
    assert 'id="ahead"' not in site.get(one).text
    with site.at(one) as page:
        assert "ahead" not in page.last.get("turn", {})
        page.say(kind="ahead")
        assert page.until("problem")["name"] == "no-plan"
