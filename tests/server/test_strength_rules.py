"""Strengths after a game, the bots that hold the scale, and which games count."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from velkahra.bots.levels import LEVELS
from velkahra.core import registry
from velkahra.server.domain import strength
from velkahra.server.domain.finished import Finished, FinishedSeat
from velkahra.server.domain.strength import NEW, Strength

strengths = st.builds(Strength, st.floats(-20.0, 70.0), st.floats(0.5, 25 / 3))
ends = st.lists(st.tuples(strengths, st.integers(1, 5)), min_size=2, max_size=5)


@given(ends)
def test_a_better_place_never_costs_and_all_become_surer(game: list[tuple[Strength, int]]) -> None:
    before, places = [one for one, _ in game], [place for _, place in game]
    after = strength.after(before, places)
    first, last = min(places), max(places)
    drift = NEW.mean / 300  # people may improve from game to game
    for old, new, place in zip(before, after, places, strict=True):
        assert new.deviation**2 <= old.deviation**2 + drift**2 + 1e-9
        if first < last and places.count(place) == 1:
            assert new.mean >= old.mean or place != first
            assert new.mean <= old.mean or place != last
    assert strength.after(before, places) == after


def test_equal_people_who_are_level_stay_equal() -> None:
    one, *others = strength.after([NEW] * 4, [2] * 4)
    assert all(other == one for other in others)
    assert one.mean == pytest.approx(NEW.mean)


@pytest.mark.parametrize("game", ["euphrates", "pamir", "viceroy", "hammer"])
def test_levels_hold_the_scale_in_their_order(game: str) -> None:
    anchors = strength.anchors(game)
    assert list(anchors) == list(LEVELS)
    means = [anchor.mean for anchor in anchors.values()]
    assert means == sorted(means)
    assert anchors["player"].mean == NEW.mean
    assert [strength.even_level(game, mean) for mean in means] == list(anchors)
    assert strength.even_level(game, -100.0) == "beginner"


def test_who_wins_as_often_as_a_level_comes_to_the_strength_of_that_level() -> None:
    below, level = (strength.anchors("viceroy")[name] for name in ("player", "expert"))
    mine = NEW
    wins = [n % 10 in (0, 1, 3, 4, 6, 7, 9) for n in range(400)]  # 70%, as expert does
    for won in wins:
        mine, _ = strength.after([mine, below], [1, 2] if won else [2, 1])
    assert mine.mean == pytest.approx(level.mean, abs=1.0)
    assert not mine.provisional


def test_a_game_without_measured_levels_has_no_anchors() -> None:
    assert strength.anchors("nothing") == {}
    assert strength.even_level("nothing", 25.0) == ""
    assert all(strength.anchors(name) for name in registry.names())


def person(number: int, decided: int = 20, late: int = 0) -> FinishedSeat:
    return FinishedSeat(number, "", 1.0, 1, decided=decided - late, late=late)


BOT = FinishedSeat(0, "player", 0.0, 2)


def why(*seats: FinishedSeat, rated: bool = True, common: str = "", met: int = 0) -> str:
    game = Finished("t", "viceroy", 0, rated, tuple(seats), common)
    return strength.uncounted(game, [met])


@pytest.mark.parametrize(
    ("reason", "found"),
    [
        ("", why(person(1), person(2))),
        ("", why(person(1), BOT)),
        ("unrated", why(person(1), BOT, rated=False)),
        ("alone", why(person(1))),
        ("nobody", why(person(1), person(0))),
        ("nobody", why(BOT, BOT)),
        ("bot", why(person(1), FinishedSeat(0, "random", 0.0, 2))),
        ("self", why(person(1), person(1))),
        ("self", why(person(1), person(2), common="browser")),
        ("quick", why(person(1), person(2, decided=4))),
        ("quick", why(person(1, decided=30, late=26), person(2))),
        ("", why(person(1, decided=30, late=25), person(2))),
        ("", why(person(1), person(2), met=2)),
        ("often", why(person(1), person(2), met=3)),
        ("", why(person(1), person(2), common="address")),
        ("often", why(person(1), person(2), common="address", met=1)),
    ],
)
def test_games_by_which_strength_could_be_farmed_do_not_count(reason: str, found: str) -> None:
    assert found == reason
