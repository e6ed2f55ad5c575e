"""A game being played: nothing changes by a mistake, and undo ends where something came out."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from random import Random
from typing import Any, cast

import numpy as np
import pytest
from tests.toys import DRAWS, MORRA

from velkahra.core import registry
from velkahra.core.contract import refusals
from velkahra.core.contract.events import EVERYBODY, Event
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE
from velkahra.core.play import play as play_module
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play, intern_event
from velkahra.core.play.record import write_record


def morra(*shows: int, seats: int = 2) -> Play:
    """Play morra: seats show in turn."""
    play = Play(MORRA, seats)
    for number, count in enumerate(shows):
        play.act(number % seats, count)
    return play


def draws() -> Play:
    play = Play(DRAWS, 2)
    play.deal(Dealer("abc"))
    return play


def test_a_stale_action_changes_nothing() -> None:
    play = morra(1)
    before = play.state.freeze()
    with pytest.raises(refusals.StaleAction):
        play.act(1, 2, version=0)
    assert (play.state.freeze(), play.version) == (before, 1)
    play.act(1, 2, version=1)
    assert play.version == 2


def test_an_illegal_action_changes_nothing() -> None:
    play = draws()
    before = play.state.freeze()
    with pytest.raises(refusals.IllegalAction) as caught:
        play.act(0, DRAWS.read("play 1"))
    assert caught.value.refusal.rule == "DR-BID-01"
    with pytest.raises(refusals.OutOfTurn):
        play.act(1, DRAWS.read("bid 1"))
    with pytest.raises(refusals.OutOfTurn):
        play.act(CHANCE, DRAWS.read("deal 1"))
    assert (play.state.freeze(), play.version, len(play.happened)) == (before, 4, 4)


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen() -> None:
    assert morra(1).undo_border(0) == 0
    assert morra(1).undo_border(1) == 1
    assert morra(1, 2).undo_border(1) == 2
    # Undo ends at a draw and at other seats.
    play = draws()
    play.act(0, DRAWS.read("bid 1"))
    assert (play.undo_border(0), play.undo_border(1)) == (4, 5)
    play.act(1, DRAWS.read("bid 2"))
    assert (play.undo_border(0), play.undo_border(1)) == (6, 5)


def test_undo_ends_with_the_game() -> None:
    """The end may have shown everything that was hidden."""
    play = draws()
    while not play.state.is_over():
        seat = play.state.actor()
        play.act(seat, play.state.legal_actions(seat)[0])
    assert [play.undo_border(seat) for seat in (0, 1)] == [play.version] * 2


def test_undoing_forgets_what_happened() -> None:
    play = morra(1, 2, 3)
    play.undo(2)
    assert (play.version, len(play.happened)) == (2, 2)
    assert play.state.freeze() == morra(1, 2).state.freeze()
    # Each seats plies are counted forwards and back.
    play = morra(1, 2, 3)
    for version in (3, 2, 1, 0):
        play.undo(version)
        assert play.acted == [sum(who == seat for who, _ in play.plies) for seat in (0, 1)]


@pytest.mark.parametrize("version", [-1, 3])
def test_there_is_no_way_to_a_version_that_is_not_there(version: int) -> None:
    with pytest.raises(refusals.StaleAction):
        morra(1, 2).undo(version)


def test_everybody_hears_what_they_may() -> None:
    play = morra(1, 2)
    heard = [
        [event.kind for events in play.seen_by(seat) for event in events] for seat in (-1, 0, 1)
    ]
    assert heard[0] == ["chose", "chose", "showed", "showed", "point"]
    assert heard[1] == ["chose-own", "chose", "showed", "showed", "point"]
    assert heard[2] == ["chose", "chose-own", "showed", "showed", "point"]


def test_a_game_starts_with_complete_options_and_possible_seats() -> None:
    assert Play(MORRA, 2, {"rounds": "two"}).options == {"rounds": "two", "colour": "grey"}
    with pytest.raises(refusals.UnknownSeat, match="2, 3, 4"):
        Play(MORRA, 5)
    with pytest.raises(refusals.OptionError, match="rounds, colour"):
        Play(MORRA, 2, {"shoes": "red"})
    with pytest.raises(refusals.OptionError, match="three, two"):
        Play(MORRA, 2, {"rounds": "nine"})


def test_variants_leave_out_what_is_cosmetic() -> None:
    assert len(list(MORRA.variants())) == 3 * 2
    assert {options["colour"] for _, options in MORRA.variants()} == {"grey"}


def test_what_tells_the_same_to_the_same_seats_is_remembered_once() -> None:
    """Neither a fact nor who may know it is lost on the way."""
    told = [
        Event("took", {"seat": 1, "count": 2}, EVERYBODY),
        Event("took", {"seat": 2, "count": 1}, EVERYBODY),
        Event("took", {"count": 1, "seat": 2}, EVERYBODY),
        Event("took", {"seat": 1, "count": 2}, 1 << 1),
        Event("gave", {"seat": 1, "count": 2}, EVERYBODY),
        Event("took", {"seat": 1}, EVERYBODY),
    ]
    known = [intern_event(event) for event in told]
    assert [(e.kind, e.facts, e.audience) for e in known] == [
        (e.kind, e.facts, e.audience) for e in told
    ]
    assert len({id(event) for event in known}) == len(told)
    for event in told:
        copy = Event(event.kind, dict(event.facts), event.audience)
        assert intern_event(copy) is intern_event(event)


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "MOST_ALIKE", 3)
    monkeypatch.setattr(play_module, "_ALIKE", {})
    for number in range(10):
        assert intern_event(Event("n", {"count": number}, EVERYBODY)).facts == {"count": number}
        assert len(play_module._ALIKE) <= 3


@pytest.mark.parametrize("name", ["euphrates", "pamir", "viceroy", "hammer"])
def test_going_back_and_on_leaves_no_trace(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "_ALIKE", {})  # with room, alike events are the same
    game = registry.game(name)
    luck = Random(5)
    options = game.complete({})
    play = Play(game, 2, options)
    line: list[tuple[int, int]] = []
    for _ in range(60):
        for _ in range(luck.randrange(12)):
            actor = play.state.actor()
            seat = actor if actor != -1 else CHANCE
            if play.state.is_over():
                break
            actions = play.state.legal_actions(seat)
            line.append((seat, actions[luck.randrange(len(actions))]))
            play.act(*line[-1])
        to = max(0, play.version - luck.choice((0, 1, 1, 1, 3, 9, 30)))
        play.undo(to)
        del line[to:]
        fresh = Play(game, 2, options)
        for seat, action in line:
            fresh.act(seat, action)
        assert play.state.freeze() == fresh.state.freeze()
        assert (play.plies, play.happened) == (fresh.plies, fresh.happened)
        assert (play.acting, play.acted) == (fresh.acting, fresh.acted)


@pytest.mark.parametrize("name", ["euphrates", "pamir", "viceroy", "hammer"])
@pytest.mark.parametrize("again", [copy, deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_a_state_is_copied_and_pickled(name: str, again: Callable[[Any], Any]) -> None:
    play = Play(registry.game(name), 3)
    play.deal(Dealer("abc"))
    state, before = play.state, play.state.freeze()
    other = again(state)
    assert (type(other), other.freeze()) == (type(state), before)
    other.apply(other.actor(), other.legal_actions(other.actor())[0])
    assert state.freeze() == before != other.freeze()


@pytest.mark.parametrize("again", [deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_a_play_is_copied_and_pickled(again: Callable[[Any], Any]) -> None:
    play = Play(registry.game("euphrates"), 2)
    play.deal(Dealer("abc"))
    play.act(play.state.actor(), play.state.legal_actions(play.state.actor())[0])
    other = again(play)
    assert other.game is play.game
    assert [str(event) for event in other.happened[-1]] == [str(e) for e in play.happened[-1]]
    assert write_record(other.record()) == write_record(play.record())
    other.undo(other.version - 1)
    assert other.version < play.version == len(play.plies)


@pytest.mark.parametrize("seat", [2, 63, 64, 65, 128])
def test_a_seat_that_is_not_there_may_not_act(seat: int) -> None:
    assert not any(play.state.may_act(seat) for play in (morra(), draws()))


def test_what_is_no_game_no_option_and_no_seat_is_named() -> None:
    with pytest.raises(TypeError, match=r"must be a velkahra\.Game, not str: velkahra\.game\(name"):
        Play(cast("Game", "morra"), 2)
    with pytest.raises(TypeError, match=r"options are names with values, .*, not \[\('a"):
        Play(MORRA, 2, cast("dict[str, str]", [("a", "b")]))
    with pytest.raises(refusals.UnknownSeat, match="morra needs 2, 3, 4 seats, not '2'"):
        Play(MORRA, cast("int", "2"))
    for seat in (2, -2, 64):
        with pytest.raises(refusals.UnknownSeat, match=f"there is no seat {seat}: there are 0..1"):
            morra().view(seat)


def test_actions_of_numpy_are_written_as_any() -> None:
    game = registry.game("euphrates")
    play = Play(game, 2)
    play.deal(Dealer("abc"))
    action = np.int64(play.state.legal_actions(play.state.actor())[0])
    play.act(play.state.actor(), action)  # type: ignore[arg-type]
    assert write_record(play.record()).splitlines()[-2].endswith(game.write(0, action))  # type: ignore[arg-type]
