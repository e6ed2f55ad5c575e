"""The puzzle of the day, rows, strength and storms, over HTTP as several people meet them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.device import Device
from tests.server.helpers import Site, rows_in, serving
from tests.server.test_company import change, club, person
from tests.server.test_lessons import Learner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from velkahra.core import registry
from velkahra.server.domain import daily
from velkahra.server.domain.daily import Puzzle
from velkahra.server.domain.strength import NEW
from velkahra.server.web.puzzles.daily_pages import walk_of

__all__ = ["club"]


@contextmanager
def solving(device: Device, path: str) -> Iterator[Learner]:
    """Connect a device's page to a puzzle."""
    cookies = "; ".join(f"{name}={value}" for name, value in device.cookies.items())
    address = f"ws://127.0.0.1:{device.site.port}{path}"
    with connect(address, additional_headers={"Cookie": cookies}) as socket:
        learner = Learner(socket)
        learner.until("lesson")
        yield learner


def today() -> int:
    return daily.day_of(time.time())


def answer(device: Device, puzzle: Puzzle, path: str, kind: str) -> None:
    """Answer a puzzle: "right", "wrong", or let it be "shown"."""
    game, step = registry.game(puzzle.game), puzzle.lesson.steps[0]
    with solving(device, path) as learner:
        if kind == "shown":
            learner.say("next")
        elif kind == "right":
            learner.say("act", text=step.do[0])
        else:
            walk = walk_of(puzzle)
            right = walk.right()
            legal = [int(a) for a in walk.state.legal_actions(walk.seat)]
            wrong = next(action for action in legal if action not in right)
            learner.say("act", text=game.write(walk.seat, wrong))
            assert learner.until("problem")["name"] == "hint"
            return
        while not learner.until("lesson")["end"]:
            pass


def live(day: int | None = None) -> str:
    return f"/puzzle/today/live?language=en&day={today() if day is None else day}"


def test_no_puzzle_comes_twice_before_all_have_come() -> None:
    count = len(daily.puzzles())
    first = [daily.puzzle_of(day) for day in range(count * 3, count * 4)]
    assert len(set(first)) == count == 80
    assert first != [daily.puzzle_of(day) for day in range(count * 4, count * 5)]


@pytest.mark.parametrize(
    ("days", "row"),
    [
        ((), (0, 0)),
        ((9,), (1, 1)),
        ((10,), (1, 1)),
        ((8,), (0, 1)),
        ((1, 2, 3, 8, 9), (2, 3)),
        ((1, 2, 3, 8, 9, 10), (3, 3)),
    ],
)
def test_a_row_lasts_until_a_whole_day_is_missed(
    days: tuple[int, ...], row: tuple[int, int]
) -> None:
    assert daily.row_of(days, 10) == row


@pytest.mark.usefixtures("both_stores")
def test_the_day_is_solved_once_and_not_after_its_answer_was_shown(club: Site) -> None:
    puzzle = daily.puzzle_of(today())
    assert puzzle is not None
    anna, bob, stranger = person(club, "Anna"), person(club, "Bob"), Device(club)
    assert 'href="/puzzle/today"' in stranger.get("/puzzle").text
    assert "Your puzzles" not in stranger.get("/puzzle").text
    assert "/puzzle/today/live" in stranger.get("/puzzle/today").text
    answer(stranger, puzzle, live(), "right")
    assert rows_in(club.store, "SELECT * FROM puzzle_days") == []
    assert rows_in(club.store, "SELECT * FROM puzzle_tries") == []
    answer(anna, puzzle, live(), "wrong")
    answer(anna, puzzle, live(), "right")
    answer(bob, puzzle, live(), "shown")
    answer(bob, puzzle, live(), "right")
    assert "1 day in a row" in anna.get("/puzzle").text
    assert "0 days in a row" in bob.get("/puzzle").text
    assert "1 person with an account has solved it" in stranger.get("/puzzle").text
    sql = "SELECT correct FROM puzzle_tries ORDER BY account_id"
    assert rows_in(club.store, sql) == [(0,), (0,)], "the first try counts"
    for mean, _, tries in rows_in(
        club.store, "SELECT mean, deviation, tries FROM puzzle_strengths"
    ):
        assert tries == 1
        assert mean < NEW.mean
    with pytest.raises(InvalidStatus), solving(anna, live(today() - 3)):
        pass


@pytest.mark.usefixtures("both_stores")
def test_a_storm_counts_first_answers_in_time_for_its_own_person(club: Site) -> None:
    anna, bob = person(club, "Anna"), person(club, "Bob")
    path = anna.post("/puzzle/storm", game="viceroy").headers["location"]
    name = path.rpartition("/")[2]
    first, second, third, *_ = daily.storm_of(name, "viceroy")
    assert bob.get(path).status == Device(club).get(path).status == 404
    answer(anna, first, f"{path}/live?n=0", "right")
    with pytest.raises(InvalidStatus), solving(anna, f"{path}/live?n=0"):
        pass
    answer(anna, second, f"{path}/live?n=1", "wrong")
    assert "solved: 1" in anna.get(path).text
    with solving(anna, f"{path}/live?n=2") as learner:
        change(club, "UPDATE storms SET began = began - 1000")
        learner.say("act", text=third.lesson.steps[0].do[0])
        learner.until("lesson")
    assert "Solved: 1 of 2" in anna.get(path).text
    assert "Your best, Viceroy: 1" in anna.get("/puzzle").text
    assert "Your best" not in bob.get("/puzzle").text
    assert anna.post("/puzzle/storm", game="chess").status == 404
    assert anna.get("/puzzle/storm/x").status == 404


def test_a_host_can_do_without(tmp_path: Path) -> None:
    with serving(tmp_path / "off", accounts=True, daily_puzzle=False) as off:
        anna = person(off, "Anna")
        assert anna.get("/puzzle").status == anna.get("/puzzle/today").status == 404
        assert '/puzzle"' not in anna.get("/").text
        puzzle = Puzzle("viceroy", 1)
        answer(anna, puzzle, "/puzzles/viceroy/1/live?language=en", "right")
        assert rows_in(off.store, "SELECT * FROM puzzle_tries") == []
