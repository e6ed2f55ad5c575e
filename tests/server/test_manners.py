"""The figure of reliability forgives, and recent games weigh more."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from velkahra.server.domain.manners import COUNTED, WORTH, reliability

FINISHED, LATE, ABANDONED = WORTH
GAMES = st.lists(st.sampled_from([FINISHED, LATE, ABANDONED]), max_size=70)


@given(GAMES)
def test_a_figure_is_a_share_and_newcomers_have_all_of_it(games: list[str]) -> None:
    assert 0 < reliability(games) <= 100
    assert reliability([FINISHED] * len(games)) == 100


@given(GAMES)
def test_every_finished_game_heals_and_no_abandoned_one_does(games: list[str]) -> None:
    now = reliability(games)
    assert reliability([FINISHED, *games]) >= now
    assert reliability([ABANDONED, *games]) <= now
    assert reliability([FINISHED] * 30 + games) >= 97


@given(GAMES, st.integers(0, 69))
def test_a_game_that_ends_better_never_costs_anything(games: list[str], at: int) -> None:
    better = [FINISHED if n == at else how for n, how in enumerate(games)]
    assert reliability(better) >= reliability(games)


@given(GAMES, st.integers(0, 69), st.integers(0, 69))
def test_a_later_game_weighs_more(games: list[str], one: int, other: int) -> None:
    later, earlier = sorted((one, other))
    games += [FINISHED] * (70 - len(games))
    games[later], games[earlier] = FINISHED, ABANDONED
    swapped = list(games)
    swapped[later], swapped[earlier] = games[earlier], games[later]
    assert later == earlier or reliability(swapped) <= reliability(games)


@pytest.mark.parametrize(
    ("games", "figure"),
    [
        ([], 100),
        ([ABANDONED], 75),
        ([LATE], 88),
        ([FINISHED, ABANDONED], 82),
        ([ABANDONED] * 9, 33),
    ],
)
def test_figures_of_the_documents(games: list[str], figure: int) -> None:
    assert reliability(games) == figure
    assert reliability([*games, *[FINISHED] * COUNTED]) >= figure
