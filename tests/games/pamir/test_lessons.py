"""The tutorial: its lessons, and what their texts say of the positions."""

from tests.games.course import Course
from tests.games.pamir import see

from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.game import GAME
from velkahra.games.pamir.rules.chapters.ruler import holder, ruler
from velkahra.games.pamir.rules.facts import COALITION_NAMES, REGION_NAMES
from velkahra.games.pamir.view.model import View

LESSONS = {lesson.name: lesson for lesson in GAME.files.lessons()}
COURSE = Course(GAME, PamirState)
walk_at, before, after = COURSE.at, COURSE.before, COURSE.after
PUNJAB = REGION_NAMES.index("punjab")
GRAY, OTHER, NOBODY = 0, 1, -1


def view(state: PamirState) -> View:
    return GAME.view(state, GRAY)


def blocks(state: PamirState) -> dict[str, int]:
    return dict(zip(COALITION_NAMES, view(state).dominance.blocks, strict=True))


def happened(name: str, step: str) -> list[str]:
    """List the log of a step as it is shown."""
    walk = walk_at(name, step)
    walk.show()
    return [GAME.words.event("en", event, walk.options) for event in walk.latest]


def test_the_course_ends_with_wakhan_and_the_end() -> None:
    names = ["side", "icons", "act", "check", "loyalty", "spies", "wakhan", "end"]
    assert list(LESSONS) == names
    assert 45 <= sum(len(lesson.steps) for lesson in LESSONS.values()) <= 60


def test_purchases_cost_what_the_texts_say() -> None:
    assert see.money(before("side", "market"), "gray") == 4
    assert see.money(after("side", "price"), "gray") == 2
    assert "Blue buys Pashtun Mercenary for nothing and takes" in " ".join(happened("side", "end"))
    assert (
        see.money(after("icons", "tribe"), "gray") - see.money(before("icons", "tribe"), "gray")
        == 2
    )
    assert see.money(after("icons", "buy"), "gray") - see.money(before("icons", "buy"), "gray") == 1


def test_gray_rules_punjab_and_blue_pays_for_it() -> None:
    assert ruler(before("icons", "armies"), PUNJAB) == GRAY
    assert ruler(after("icons", "armies"), PUNJAB) == GRAY
    assert "Blue pays Gray a bribe of 1 rupee." in happened("icons", "end")
    assert ruler(before("act", "rule"), PUNJAB) == GRAY


def test_building_was_a_bonus() -> None:
    state = after("act", "stop")
    assert state.left == 1
    assert see.money(state, "gray") == 6 + 1 - 2
    assert see.money(state, "blue") == 4 - 1


def test_the_checks_score_what_the_texts_say() -> None:
    assert [known.out for known in view(before("check", "buy")).players] == [3, 2]
    state = after("check", "buy")
    assert (see.points(state, "gray"), see.points(state, "blue")) == (3, 1)
    assert blocks(state)["british"] == 4
    assert blocks(before("check", "army")) == {"afghan": 0, "british": 4, "russian": 3}
    assert blocks(after("check", "army")) == {"afghan": 0, "british": 7, "russian": 3}
    state = before("check", "influence")
    assert (see.influence(state, "gray"), see.influence(state, "blue")) == (2, 1)
    state = after("check", "influence")
    assert (see.points(state, "gray"), see.points(state, "blue")) == (3 + 5, 3 + 3)
    assert not state.is_over()
    assert not any(blocks(state).values())


def test_changing_sides_costs_and_pays_what_the_texts_say() -> None:
    assert see.influence(before("loyalty", "influence"), "gray") == 2
    assert see.influence(after("loyalty", "space"), "gray") == 3
    assert blocks(before("loyalty", "switch")) == {"afghan": 0, "british": 3, "russian": 6}
    state = after("loyalty", "switch")
    assert (see.loyalty(state, "gray"), see.influence(state, "gray")) == ("russian", 2)
    assert blocks(state) == {"afghan": 0, "british": 3, "russian": 8}
    state = after("loyalty", "check")
    assert (see.points(state, "gray"), see.points(state, "blue")) == (2 + 5, 4)
    assert not state.is_over()


def test_a_hostage_is_one_for_as_long_as_the_texts_say() -> None:
    assert holder(after("spies", "sneak"), 69) == GRAY
    state = after("spies", "answer")
    assert holder(state, 69) == NOBODY
    assert see.money(state, "gray") == 4 + 1
    state = after("spies", "prize")
    assert see.influence(state, "gray") == 3
    assert see.influence(state, "blue") == see.influence(before("spies", "betray"), "blue") - 1


def test_wakhan_does_what_the_texts_say() -> None:
    assert [line for line in happened("wakhan", "skip") if "skips" in line] == [
        "She skips it: it would change nothing.",
        "She skips it: none of her court cards that can still act shows it.",
    ]
    bought = happened("wakhan", "buy")
    assert "Wakhan buys Alexander Burnes for 2 rupees." in bought
    assert "Wakhan pays Gray a bribe of 1 rupee." in bought
    assert holder(after("wakhan", "buy"), 27) == OTHER
    assert "Wakhan uses Karakul Sheep: tax." in happened("wakhan", "tax")
    assert after("wakhan", "tax").active == GRAY


def test_the_last_check_ends_the_game() -> None:
    state = before("end", "near")
    assert (see.points(state, "gray"), see.points(state, "blue")) == (6, 13)
    assert blocks(state) == {"afghan": 0, "british": 6, "russian": 4}
    assert blocks(after("end", "again")) == {"afghan": 0, "british": 6, "russian": 2}
    state = after("end", "check")
    assert state.is_over()
    assert (see.points(state, "gray"), see.points(state, "blue")) == (16, 13)
    assert any("that was the final dominance check" in line for line in happened("end", "check"))


def test_striking_the_tribe_would_topple_blue_as_the_hint_says() -> None:
    state = walk_at("end", "strike").state.clone()
    state.apply(GRAY, GAME.read("strike-tribe blue"))
    state.apply(GRAY, GAME.read("strike-army russian"))
    assert isinstance(state, PamirState)
    assert not state.in_court(OTHER, 24)
