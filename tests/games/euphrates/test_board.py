"""The sets and counts of a board that are made in C, against the same in Python."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from tests.games.euphrates.test_evaluation import midgame

from velkahra.games.euphrates.rules import board


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """Return the module as it is without a C compiler."""
    path = Path(board.__file__).with_name("board.py")
    loader = SourceFileLoader("plain_board", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", range(20))
def test_c_writes_what_python_writes(seed: int, plain: ModuleType) -> None:
    state = midgame(seed)
    sets, told = board.survey(state), plain.survey(state)
    assert list(sets) == list(told)
    assert list(board.counts(state, sets)) == list(plain.counts(state, told))


def test_arrays_that_are_too_short_are_refused() -> None:
    state = midgame(0)
    sets = board.survey(state)
    with pytest.raises(IndexError):
        board.write_sets(state.cells, state.realm, sets[:9])
    with pytest.raises(IndexError):
        board.write_counts(state.cells, state.realm, sets, sets[:9])
