"""The sets and counts of a board that are made in C, against the same in Python."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from tests.games.euphrates.test_evaluation import midgame

from velkahra.games.euphrates.rules import board
from velkahra.games.euphrates.rules.pieces import TEMPLE
from velkahra.games.euphrates.rules.tables import OFF, SPACES


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
    for colour in range(4):
        for head in range(12):
            board.write_squares(sets, colour, head)
            plain.write_squares(told, colour, head)
    assert list(sets) == list(told)


@pytest.mark.parametrize("seed", range(20))
def test_c_finds_the_regions_that_python_finds(seed: int, plain: ModuleType) -> None:
    state, tile = midgame(seed), TEMPLE
    for start in range(SPACES):
        one, other = state.realm[:], state.realm[:]
        board.write_kingdom(state.cells, one, start)
        plain.write_kingdom(state.cells, other, start)
        assert list(one) == list(other)
        for barrier in (start - start % 7, OFF):
            reached = board.count_reached(state.cells, start, barrier, tile)
            assert reached == plain.count_reached(state.cells, start, barrier, tile)


def test_arrays_that_are_too_short_are_refused() -> None:
    state = midgame(0)
    sets = board.survey(state)
    with pytest.raises(IndexError):
        board.write_sets(state.cells, state.realm, sets[:9])
    with pytest.raises(IndexError):
        board.write_counts(state.cells, state.realm, sets, sets[:9])
