"""Sets of actions as bits, against Python's sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract import masks

WORDS = 5
ACTIONS = int(masks.WORD) * WORDS
SETS = st.sets(st.integers(0, ACTIONS - 1)).map(sorted)


def mask_of(actions: list[int]) -> vec[i64]:
    """Make a mask between two integers of others."""
    mask = masks.blank_mask(WORDS + 2)
    masks.mark_all(mask, 1, vec[i64](actions))
    return mask


@given(SETS)
def test_what_is_marked_comes_back_in_order(actions: list[int]) -> None:
    mask = mask_of(actions)
    assert list(masks.marked(mask, 1, WORDS)) == actions
    assert masks.count_marked(mask, 1, WORDS) == len(actions)
    assert [masks.nth_marked(mask, 1, number) for number in range(len(actions))] == actions
    assert [action for action in range(ACTIONS) if masks.is_marked(mask, 1, action)] == actions
    masks.clear(mask, 1, WORDS)
    assert list(mask) == [0] * (WORDS + 2)


@given(SETS, st.integers(0, ACTIONS - int(masks.RUN)), st.integers(0, 2**48 - 1))
def test_a_run_of_actions_is_added_at_once(actions: list[int], first: int, bits: int) -> None:
    mask = mask_of(actions)
    masks.mark_run(mask, 1, first, bits)
    run = {first + bit for bit in range(int(masks.RUN)) if bits >> bit & 1}
    assert list(masks.marked(mask, 1, WORDS)) == sorted(run.union(actions))
    assert (mask[0], mask[WORDS + 1]) == (0, 0)


@pytest.mark.parametrize(("actions", "words"), [(1, 1), (64, 1), (65, 2), (3255, 51)])
def test_a_set_takes_whole_integers(actions: int, words: int) -> None:
    assert masks.words_of(actions) == words
