"""Frames are what their declarations say, in every game: names, order and ranges of the slots."""

import importlib
from importlib.util import find_spec

import pytest
from librt.random import Random

from velkahra.core import registry
from velkahra.core.contract.decision import Frame, Slot
from velkahra.core.contract.state import CHANCE, FIRST_SLOT, FRAME, State


def constants(name: str) -> dict[str, object]:
    """Return what the `rules/frames.py` of a game declares."""
    module = f"velkahra.games.{name}.rules.frames"
    return vars(importlib.import_module(module)) if find_spec(module) else {}


def constant(name: str) -> str:
    return name.upper().replace("-", "_")


def frames_of(name: str) -> tuple[Frame, ...]:
    frames = constants(name).get("FRAMES", ())
    assert isinstance(frames, tuple)
    return frames


GAMES = [name for name in registry.names() if frames_of(name)]
DECIDED = [name for name in GAMES if find_spec(f"velkahra.games.{name}.rules.decisions")]
VARIANTS = [(name, seats) for name in GAMES for seats in registry.game(name).seats]


@pytest.mark.parametrize("name", GAMES)
def test_each_frame_is_declared_once_with_its_slots(name: str) -> None:
    known = constants(name)
    frames = frames_of(name)
    kinds = [frame.kind for frame in frames]
    assert kinds == sorted(set(kinds))
    for frame in frames:
        assert known[constant(frame.name)] == frame.kind
        numbers = [known[constant(f"{frame.name}-{slot.name}")] for slot in frame.slots]
        assert numbers == list(range(FIRST_SLOT, FIRST_SLOT + len(numbers))), frame.name


@pytest.mark.parametrize("name", DECIDED)
def test_each_frame_has_its_decision(name: str) -> None:
    decisions = importlib.import_module(f"velkahra.games.{name}.rules.decisions").DECISIONS
    names = {frame.kind: frame.name.replace("-", "") for frame in frames_of(name)}
    assert len(decisions) == max(names) + 1
    for number, decision in enumerate(decisions):
        of = type(decision).__name__.lower()
        assert of not in names.values() or names[number] == of


@pytest.mark.parametrize(("name", "seats"), VARIANTS)
def test_slots_stay_in_their_ranges(name: str, seats: int) -> None:
    frames = {frame.kind: frame for frame in frames_of(name)}
    state, rng = registry.game(name).start(seats), Random(seats)
    for _ in range(400):
        if state.is_over():
            break
        for kind, seat, *numbers in pending(state):
            frame = frames[kind]
            slots = [Slot("seat", *frame.seats), *frame.slots] if frame.seats else frame.slots
            values = [seat, *numbers] if frame.seats else numbers
            for slot, value in zip(slots, values, strict=False):
                assert slot.least <= value <= slot.most, f"{frame.name}: {slot.name} is {value}"
            assert not any(numbers[len(frame.slots) :]), f"{frame.name} has undeclared slots"
        actor = state.actor()
        action = state.draw(rng) if actor == CHANCE else state.sample(actor, rng)
        state.advance(actor, action, None)


def pending(state: State) -> list[list[int]]:
    """Return every frame on the stack: kind, seat, slots."""
    stack = list(state.stack)
    return [stack[at : at + FRAME] for at in range(0, len(stack), FRAME)]
