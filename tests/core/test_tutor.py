"""Lessons as data: a mistake in one is found when it is read, not by a learner."""

from pathlib import Path

import pytest
from tests.toys import DRAWS

from velkahra.core.contract.lesson import Lesson, LessonError, Step, read_lesson, read_lessons
from velkahra.core.contract.refusals import StaleAction
from velkahra.core.play.tutor import Walk, faults
from velkahra.core.registry import game

RECORD = """velkahra record 1
game draws
rules 1
seats 2

chance deal 1
chance deal 2
chance deal 3
chance deal 4
result unfinished
"""
READ = Step("read")
BID = Step("bid", point=("card-0",), do=("bid 1", "bid 2"), then=("birch bid 0",), done="well")


def lesson(*steps: Step, seat: str = "ash", name: str = "first") -> Lesson:
    return Lesson(name, seat, steps, record=RECORD)


def test_a_lesson_may_begin_at_the_end_of_a_record() -> None:
    walk = Walk(DRAWS, lesson(READ, BID))
    assert walk.solved
    assert walk.right() == []
    walk = walk.go_on()
    assert [DRAWS.write(0, action) for action in walk.right()] == ["bid 1", "bid 2"]
    assert walk.act(DRAWS.read("bid 2"))
    assert list(walk.replies()) == [1]
    assert [event.facts["seat"] for event in walk.latest] == [0, 1]
    assert walk.at_end


def test_what_the_learner_reads_about_changes_with_the_action() -> None:
    walk = Walk(DRAWS, lesson(Step("bid", ("card-0",), ("bid 1",), done="well", look=("card-1",))))
    assert walk.pointed == ("card-0",)
    walk.show()
    assert walk.pointed == ("card-1",)


def test_a_place_in_a_lesson_is_a_number() -> None:
    steps = (BID, Step("play", do=("play 1",), kind="play"), READ)
    walk = Walk(DRAWS, lesson(*steps), 2)
    assert walk.step == 2
    again = Walk(DRAWS, lesson(*steps))
    for _ in range(2):
        again.show()
        again = again.go_on()
    assert again.state.freeze() == walk.state.freeze()
    assert Walk(DRAWS, lesson(*steps), 99).step == 2


def test_a_learner_changes_nothing_for_the_next_one() -> None:
    first = Walk(DRAWS, lesson(BID, READ))
    before = first.state.freeze()
    first.show()
    assert first.state.freeze() != before
    assert Walk(DRAWS, lesson(BID, READ)).state.freeze() == before


def test_any_action_of_a_kind_may_be_right() -> None:
    walk = Walk(DRAWS, lesson(BID, Step("play", do=("play 1",), kind="play")), 1)
    assert {DRAWS.space.decode(a).kind for a in walk.right()} == {"play"}
    assert len(walk.right()) == 2
    assert DRAWS.write(0, walk.right()[0]) == "play 1"
    # Nobody goes on before the step is done.
    with pytest.raises(StaleAction):
        Walk(DRAWS, lesson(BID, READ)).go_on()
    with pytest.raises(StaleAction):
        Walk(DRAWS, lesson(READ)).go_on()


def test_a_step_may_be_watched() -> None:
    steps = (Step("watch", then=("ash bid 1", "birch bid 0"), done="well"), Step("play"))
    walk = Walk(DRAWS, lesson(*steps))
    assert (walk.asks, walk.done, walk.right()) == (False, False, [])
    with pytest.raises(StaleAction):
        walk.go_on()
    walk.watch()
    assert list(walk.replies()) == [0, 1]
    assert walk.done
    assert [event.facts["seat"] for event in walk.latest] == [0, 1]
    assert Walk(DRAWS, lesson(*steps), 1).state.freeze() == walk.go_on().state.freeze()
    assert faults(DRAWS, [lesson(*steps)]) == []


def test_a_step_may_point_at_something_else_when_it_is_done() -> None:
    walk = Walk(DRAWS, lesson(Step("bid", point=("card-0",), look=("card-1",), do=("bid 1",))))
    assert walk.pointed == ("card-0",)
    walk.show()
    assert walk.pointed == ("card-1",)
    # A good lesson has no faults.
    assert faults(DRAWS, [lesson(READ, BID)]) == []


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (Step("a", do=("bid 1", "play 1")), "'play 1' is never possible"),
        (Step("a", do=("play 1",)), "nothing that it asks for is possible"),
        (Step("a", do=("bid 1", "bid 1")), "'bid 1' is named twice"),
        (Step("a", point=("crown",)), "there is no element 'crown' to point at"),
        (Step("a", do=("bid 1",), look=("crown",)), "there is no element 'crown' to point at"),
        (Step("a", kind="bid"), "a kind of action needs one as its example"),
        (Step("a", do=("bid 1",), then=("birch play 1",)), "'birch play 1' cannot be played"),
        (Step("a", do=("bid 1",), then=("oak bid 1",)), "'oak' is not a seat: ash, birch"),
        (Step("a", do=("bid 9",)), "'bid 9' is not an action"),
        (Step("a", position="empty"), "line 1: 'empty' describes nothing"),
    ],
)
def test_a_fault_is_found(step: Step, fault: str) -> None:
    assert any(fault in found for found in faults(DRAWS, [lesson(READ, step)]))


def test_the_learner_must_have_a_seat() -> None:
    assert faults(DRAWS, [lesson(READ, seat="oak")]) == ["first: 'oak' is not a seat: ash, birch"]


def test_a_missing_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def text(language: str, key: str, **facts: str | int) -> str:
        if (language, key) == ("cs", "well"):
            raise KeyError(key)
        return key

    monkeypatch.setattr(DRAWS.words, "text", text)
    assert faults(DRAWS, [lesson(BID)]) == ["first: cs: 'well'"]


def test_two_lessons_have_two_names() -> None:
    assert faults(DRAWS, [lesson(READ), lesson(READ)]) == ["two lessons are called first"]


def test_files_are_read_strictly(tmp_path: Path) -> None:
    (tmp_path / "1.toml").write_text('name = "a"\nseat = "ash"\nsteps = []\nposition = "x"\n')
    with pytest.raises(LessonError, match=r"1\.toml needs steps"):
        read_lesson(tmp_path / "1.toml")
    (tmp_path / "1.toml").write_text('name = "a"\nseat = "ash"\nstep = 1\n')
    with pytest.raises(LessonError, match=r"1\.toml is not a lesson"):
        read_lessons(tmp_path)


def test_a_lesson_goes_by_what_its_own_table_agreed_on() -> None:
    hammer = game("hammer")
    waits = "pending round-end seat=nobody\npending main seat=russia used=0 refused=0"
    position = f"seats 2\noption powers usa-russia\n{waits}"
    walk = Walk(hammer, Lesson("first", "russia", (READ,), position))
    assert walk.seat == 1
    assert hammer.seat_name(walk.options, 1) == "russia"
