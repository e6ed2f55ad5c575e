"""Events have an audience; refusals name a sentence; a state keeps a stack of frames."""

import pytest

from velkahra.core.contract.events import OPEN, Events
from velkahra.core.contract.refusals import IllegalAction, Refusal, VelkahraError
from velkahra.core.contract.state import CHANCE, FIRST_SLOT, FRAME, State


@pytest.mark.parametrize(
    ("how", "who"), [("emit", {-1, 0, 1, 2}), ("emit_to", {1}), ("emit_to_others", {-1, 0, 2})]
)
def test_an_event_reaches_its_audience(how: str, who: set[int]) -> None:
    events = Events()
    arguments = () if how == "emit" else (1,)
    getattr(events, how)(*arguments, "drew", {"count": 2})
    event = events.happened[0]
    assert {seat for seat in range(-1, 3) if event.visible_to(seat)} == who
    assert repr(event) == "drew count=2"


def test_who_sees_all_hears_the_whisper_and_not_what_stands_in_its_place() -> None:
    events = Events()
    events.emit("first", {"seat": 1})
    events.emit_to_others(1, "drew", {"count": 2})
    events.emit_to(1, "drew-tiles", {"tiles": 7})
    heard = [event.kind for event in events.happened if event.visible_to(OPEN)]
    assert heard == ["first", "drew-tiles"]
    assert not any(event.visible_to(-2) for event in events.happened[2:])


def test_a_refusal_names_its_sentence() -> None:
    assert Refusal("TE-TILE-01").key == "refusal-TE-TILE-01"
    assert Refusal("TE-TILE-01", {"space": 3}, "occupied").key == "refusal-TE-TILE-01-occupied"
    assert repr(Refusal("TE-TILE-01", {"space": 3}, "occupied")) == "TE-TILE-01 occupied(space=3)"


def test_every_error_belongs_to_one_family() -> None:
    error = IllegalAction(2, 7, Refusal("TE-TILE-01"))
    assert isinstance(error, VelkahraError)
    assert isinstance(error, ValueError)
    assert (error.seat, error.action, error.refusal.rule) == (2, 7, "TE-TILE-01")


def test_frames_lie_on_a_stack() -> None:
    state = State(2)
    state.push(5, 1, 10, 20, 30, 40)
    state.push(6, CHANCE)
    assert list(state.stack)[FRAME:] == [6, CHANCE, 0, 0, 0, 0]
    state.drop()
    state.set_slot(FIRST_SLOT + 1, 99)
    assert (state.frame_kind(), state.frame_seat(), state.slot(FIRST_SLOT)) == (5, 1, 10)
    assert list(state.stack) == [5, 1, 10, 99, 30, 40]
    state.drop()
    assert len(state.stack) == 0
