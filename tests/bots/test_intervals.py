"""Intervals: Wilson's, and those over deals."""

import random
from itertools import pairwise

import pytest

from velkahra.bots.intervals import clustered, student, wilson


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_intervals_are_wilson_s(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(2, 4.3027), (5, 2.5706), (19, 2.0930), (1000, 1.9623)]
)
def test_student_s_t(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=8e-3)


def test_deals_of_one_game_are_as_sure_as_independent_games() -> None:
    won = [1.0] * 300 + [0.0] * 200
    share = clustered([(each, 1) for each in won])
    assert (share.low, share.high) == pytest.approx(wilson(0.6, 500), abs=1e-3)


def test_luck_that_cancels_out_makes_the_interval_narrower() -> None:
    """In most deals each of two seatings is won once: the deal decides, not the bot."""
    even = clustered([(1.0, 2)] * 90 + [(2.0, 2)] * 10)
    low, high = wilson(0.55, 200)
    assert even.value == pytest.approx(0.55)
    assert even.width < 0.5 * (high - low)
    # Luck that is shared makes the interval wider.
    shared = clustered([(2.0, 2)] * 55 + [(0.0, 2)] * 45)
    low, high = wilson(0.55, 200)
    assert shared.width > 1.3 * (high - low)


@pytest.mark.parametrize("won", [0.0, 2.0])
def test_without_a_difference_a_deal_counts_as_a_game(won: float) -> None:
    share = clustered([(won, 2)] * 10)
    assert (share.low, share.high) == wilson(won / 2, 10)


def test_one_deal_tells_little() -> None:
    assert clustered([(1.0, 2)]).width > 0.7
    # An incomplete deal counts by its seats.
    assert clustered([(2.0, 2)] * 3 + [(0.0, 1)]).value == pytest.approx(6 / 7)
    # An interval stays within what a share can be.
    share = clustered([(2.0, 2)] * 30 + [(1.0, 2)])
    assert 0 < share.low < share.value < share.high <= 1


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """400 series of 40 deals whose two games have most of their luck in common."""
    rng = random.Random(1)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(40):
            chance = rng.choice((0.2, 0.9))
            deals.append((float(sum(rng.random() < chance for _ in range(2))), 2))
        share = clustered(deals)
        held += share.low <= 0.55 <= share.high
    assert 0.92 <= held / 400 <= 0.98


def test_more_deals_make_it_narrower() -> None:
    widths = [clustered([(1.0, 2), (2.0, 2), (0.0, 2)] * times).width for times in (2, 4, 8, 16)]
    assert all(later < earlier for earlier, later in pairwise(widths))
