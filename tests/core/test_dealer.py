"""The dealer: the same seed draws the same, everybody can check it, and every outcome is fair."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toys import DRAWS

from velkahra.core.play.dealer import Dealer, new_seed
from velkahra.core.play.play import Play


def deal(seed: str) -> Play:
    play = Play(DRAWS, 3)
    play.deal(Dealer(seed))
    return play


@given(st.text(max_size=40))
def test_the_same_seed_draws_the_same(seed: str) -> None:
    assert deal(seed).plies == deal(seed).plies


def test_the_seed_is_shown_as_its_hash_first() -> None:
    assert Dealer("abc").commitment == hashlib.sha256(b"abc").hexdigest()


def test_a_draw_can_be_checked_by_hand() -> None:
    """The number is SHA-256 of "seed:ply:0" modulo the sum of the weights: here twelve cards."""
    play = Play(DRAWS, 2)
    number = int.from_bytes(hashlib.sha256(b"abc:0:0").digest()) % 12
    assert DRAWS.write(-1, Dealer("abc").draw(play.state, 0)) == f"deal {number // 2 + 1}"
    # The ply matters so that undo cannot fish for another draw.
    state = Play(DRAWS, 2).state
    assert len({Dealer("abc").draw(state, ply) for ply in range(40)}) == 6
    assert len({Dealer("abc").draw(state, 5) for _ in range(40)}) == 1


def test_every_outcome_comes_as_often_as_it_weighs() -> None:
    """Six kinds of card, 1,000 draws each expected: five standard deviations are 144."""
    state = Play(DRAWS, 2).state
    drawn = Counter(Dealer(str(number)).draw(state, 0) for number in range(6000))
    assert len(drawn) == 6
    assert all(abs(count - 1000) < 144 for count in drawn.values())


def test_weights_count() -> None:
    """After both ones are dealt nobody is dealt a third; after one, ones come half as often."""
    play = Play(DRAWS, 2)
    play.act(-1, DRAWS.read("deal 1"))
    drawn = Counter(Dealer(str(number)).draw(play.state, 1) for number in range(5500))
    assert abs(drawn[DRAWS.read("deal 1")] - 500) < 107
    play.act(-1, DRAWS.read("deal 1"))
    assert DRAWS.read("deal 1") not in list(play.state.legal_actions(-1))


@pytest.mark.parametrize("count", [1000])
def test_new_seeds_differ(count: int) -> None:
    seeds = {new_seed() for _ in range(count)}
    assert len(seeds) == count
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)
