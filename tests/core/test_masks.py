"""Sets of actions as bits, against Python's sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.masks import (
    RUN,
    WORD,
    blank_mask,
    clear,
    count_marked,
    is_marked,
    mark_all,
    mark_run,
    marked,
    nth_marked,
    words_of,
)

WORDS = 5
ACTIONS = int(WORD) * WORDS
SETS = st.sets(st.integers(0, ACTIONS - 1)).map(sorted)


def mask_of(actions: list[int]) -> vec[i64]:
    """Make a mask between two integers of others."""
    mask = blank_mask(WORDS + 2)
    mark_all(mask, 1, vec[i64](actions))
    return mask


@given(SETS)
def test_what_is_marked_comes_back_in_order(actions: list[int]) -> None:
    mask = mask_of(actions)
    assert list(marked(mask, 1, WORDS)) == actions
    assert count_marked(mask, 1, WORDS) == len(actions)
    assert [nth_marked(mask, 1, number) for number in range(len(actions))] == actions
    assert [action for action in range(ACTIONS) if is_marked(mask, 1, action)] == actions
    clear(mask, 1, WORDS)
    assert list(mask) == [0] * (WORDS + 2)


@given(SETS, st.integers(0, ACTIONS - int(RUN)), st.integers(0, 2**48 - 1))
def test_a_run_of_actions_is_added_at_once(actions: list[int], first: int, bits: int) -> None:
    mask = mask_of(actions)
    mark_run(mask, 1, first, bits)
    run = {first + bit for bit in range(int(RUN)) if bits >> bit & 1}
    assert list(marked(mask, 1, WORDS)) == sorted(run.union(actions))
    assert (mask[0], mask[WORDS + 1]) == (0, 0)


@pytest.mark.parametrize(("actions", "words"), [(1, 1), (64, 1), (65, 2), (3255, 51)])
def test_a_set_takes_whole_integers(actions: int, words: int) -> None:
    assert words_of(actions) == words
