"""Frames are what their declarations say, in every game: names, order and ranges of the slots."""

import ast
import importlib
import inspect
import re
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest
from librt.random import Random

from velkahra.core import registry
from velkahra.core.contract.state import CHANCE, FIRST_SLOT, FRAME, State

RANGE = re.compile(r"^ +(\w+): (-?\d+)(?:\.\.(-?\d+))?, \S", re.MULTILINE)
GAMES = [
    name
    for name in registry.names()
    if find_spec(f"velkahra.games.{name}.rules.frames") is not None
]
VARIANTS = [(name, seats) for name in GAMES for seats in registry.game(name).seats]


def frames_of(name: str) -> ModuleType:
    return importlib.import_module(f"velkahra.games.{name}.rules.frames")


def declarations(frames: ModuleType) -> dict[str, list[str]]:
    """Return the parameters of each `push_...` function after the state, by decision."""
    pushing = {name: one for name, one in vars(frames).items() if name.startswith("push_")}
    return {
        name.removeprefix("push_").upper(): list(inspect.signature(one).parameters)[1:]
        for name, one in pushing.items()
    }


def docstrings(frames: ModuleType) -> dict[str, str]:
    """Return the docstring of each function, from the sources: compiled functions have none."""
    place = Path(frames.__file__ or "")
    is_package = place.stem == "__init__"
    sources = place.parent.glob("*.py") if is_package else [place.parent / "frames.py"]
    trees = [ast.parse(source.read_text()) for source in sources]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {node.name: ast.get_docstring(node) or "" for node in functions}


def ranges(frames: ModuleType, decision: str) -> dict[str, tuple[int, int]]:
    """Return the least and the greatest value of each slot, as the docstring gives them."""
    found = RANGE.findall(docstrings(frames)[f"push_{decision.lower()}"])
    return {slot: (int(low), int(high or low)) for slot, low, high in found}


@pytest.mark.parametrize("name", GAMES)
def test_each_slot_is_declared_once_with_its_range(name: str) -> None:
    frames = frames_of(name)
    kinds = {kind for kind in vars(frames) if kind.startswith("F_")}
    declared = declarations(frames)
    assert kinds == {f"F_{decision}" for decision in declared}
    for decision, parameters in declared.items():
        slots = [each for each in parameters if each != "seat"]
        numbers = [getattr(frames, f"{decision}_{slot.upper()}") for slot in slots]
        assert numbers == list(range(FIRST_SLOT, FIRST_SLOT + len(slots))), decision
        assert list(ranges(frames, decision)) == parameters, decision


@pytest.mark.parametrize(("name", "seats"), VARIANTS)
def test_slots_stay_in_their_ranges(name: str, seats: int) -> None:
    frames = frames_of(name)
    declared = declarations(frames)
    kinds = {getattr(frames, f"F_{decision}"): decision for decision in declared}
    bounds = {decision: ranges(frames, decision) for decision in declared}
    state, rng = registry.game(name).start(seats), Random(seats)
    for _ in range(400):
        if state.is_over():
            break
        for kind, seat, *slots in pending(state):
            decision = kinds[kind]
            parameters = [each for each in declared[decision] if each != "seat"]
            values = dict(zip(parameters, slots, strict=False))
            if "seat" in declared[decision]:
                values["seat"] = seat
            for slot, value in values.items():
                low, high = bounds[decision][slot]
                assert low <= value <= high, f"{decision}: {slot} is {value}"
            assert not any(slots[len(parameters) :]), f"{decision} has undeclared slots"
        actor = state.actor()
        state.advance(actor, step_of(state, actor, rng), None)


def pending(state: State) -> list[list[int]]:
    """Return every frame on the stack: kind, seat, slots."""
    stack = list(state.stack)
    return [stack[at : at + FRAME] for at in range(0, len(stack), FRAME)]


def step_of(state: State, actor: int, rng: Random) -> int:
    return state.draw(rng) if actor == CHANCE else state.sample(actor, rng)
