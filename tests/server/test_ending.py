"""The end of a game as each viewer meets it: place, points, and what to do next."""

from pathlib import Path

import pytest
from tests.server.helpers import Site

from velkahra.core import registry
from velkahra.core.play.play import Play
from velkahra.core.play.record import read_record
from velkahra.server.web.table.ending import FinalPlace, final_places

RECORDS = Path(__file__).parents[1] / "records"


def ended(name: str) -> list[FinalPlace]:
    record = read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    play = Play.replay(record, registry.game(record.game))
    return final_places(play.game, play.state)


@pytest.mark.parametrize(
    "name",
    [
        "euphrates/greedy-4-ends-by-treasures",
        "pamir/greedy-3-ends-by-last-check",
        "viceroy/greedy-4-one-random",
        "hammer/greedy-5",
    ],
)
def test_winners_are_first_and_points_fall_with_the_place(name: str) -> None:
    found = ended(name)
    assert [one.share > 0 for one in found] == [one.place == 1 for one in found]
    points = [one.points for one in found if one.points is not None]
    assert points == sorted(points, reverse=True)
    assert len(points) == len(found)


def test_PP_WAKHAN_01_nobody_is_first_if_she_wins() -> None:
    assert [one.place for one in ended("pamir/wakhan-1-wins-by-lead")] == [2]


def test_nothing_is_told_before_the_end(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    assert site.get(f"{one}/over").status == 409
