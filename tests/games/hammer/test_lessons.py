"""The lessons of the camp game: what their sentences say is what happens."""

import pytest
from tests.games.course import Course
from tests.games.hammer import see

from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.position import read_position, write_position
from velkahra.core.play.tutor import Walk
from velkahra.games.hammer.cards.facts import STANDARD_SET
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.picture.cipher import codes_of, gone, is_gone
from velkahra.games.hammer.picture.words import source
from velkahra.games.hammer.puzzle.shaft import square_name
from velkahra.games.hammer.texts import TEXTS
from velkahra.games.hammer.view.model import View

LESSONS = {lesson.name: lesson for lesson in GAME.files.lessons()}
COURSE = Course(GAME, HammerState)
at, before, after = COURSE.at, COURSE.before, COURSE.after
SHORT = ("picture", "hand", "rivals")


def seen(walk: Walk) -> View:
    assert isinstance(walk.state, HammerState)
    view = GAME.view(walk.state, walk.seat)
    assert isinstance(view, View)
    return view


def squares_left(view: View) -> list[str]:
    """Name the squares that the learner's slips leave."""
    ruled = gone(view.marks, codes_of(view))
    every = [(column, line) for column in range(view.size) for line in range(view.size)]
    return [square_name(square) for square in every if not is_gone(square, ruled, view.size)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_team_at_a_camp_needs_five_minutes(language: str) -> None:
    """The first three lessons: 170 words a minute, and five seconds an action."""
    steps = [step for name in SHORT for step in LESSONS[name].steps]
    texts = [TEXTS.text(language, key) for s in steps for key in (s.text, s.done) if key]
    words = sum(len(text.split()) for text in texts)
    assert words / 170 + sum(bool(step.do) for step in steps) * 5 / 60 < 5


def test_slips_cross_squares_out() -> None:
    assert len(squares_left(seen(at("picture", "story")))) == 96
    every = at("picture", "choose").right()
    assert len(every) == 8
    for row in every:
        walk = at("picture", "choose")
        walk.act(row)
        end = walk.go_on()
        end.show()
        assert len(squares_left(seen(end))) == 64
    assert squares_left(seen(at("square", "few"))) == ["I1", "I2", "I4", "I5"]
    assert squares_left(seen(at("square", "guess"))) == ["I4"]


def test_the_first_row_crosses_out_the_columns_that_are_named() -> None:
    view = seen(at("picture", "row"))
    columns = gone(view.marks, codes_of(view))[0]
    assert [square_name((column, 0))[0] for column in sorted(columns)] == ["E", "G", "J", "L"]


def test_prices_and_gains_are_those_that_are_said() -> None:
    assert see.supply(after("hand", "price"), "usa") == (3, 0)
    assert see.supply(after("hand", "spy"), "usa") == (1, 0)
    assert see.supply(after("hand", "action"), "usa") == (3, 0)
    assert see.supply(after("hand", "place"), "usa") == (1, 0)
    assert see.supply(after("rivals", "look"), "usa") == (2, 0)
    assert see.supply(after("rivals", "target"), "usa") == (0, 0)
    assert see.supply(after("together", "convert"), "usa") == (2, 1)
    assert see.supply(after("together", "strong"), "usa") == (1, 0)
    shared = before("together", "share")
    assert (see.supply(shared, "usa"), see.supply(shared, "china")) == ((1, 1), (4, 1))
    assert see.supply(after("together", "share"), "usa") == (1, 0)
    assert sorted(see.rows(after("protect", "special"), "usa")) == [1, 3, 9]


@pytest.mark.parametrize(("bet", "sb"), [("usa", 10), ("china", 9)])
def test_the_joker_brings_points_to_spend_and_none_that_count(bet: str, sb: int) -> None:
    walk = at("rivals", "joker")
    before = seen(walk).teams[0].points
    assert walk.act(GAME.read(f"bet {bet}"))
    for _ in walk.replies():
        pass
    team = seen(walk).teams[0]
    assert (team.sb, team.points - before, team.rank) == (sb, 5, 1)


def test_the_protected_spies_stay_in_play() -> None:
    walk = at("protect", "end")
    walk.show()
    assert [each.card for each in seen(walk).teams[0].table] == [30, 0, 4, 13]


def test_commandos_have_no_target_after_the_embassy() -> None:
    state = at("protect", "end").state.clone()
    for who, action in ((0, "end"), (-1, "deal russia-4")):
        state.apply(who, GAME.read(action))
    refused = state.refusal(1, GAME.read("play russia-19"))
    assert refused is not None
    assert refused.rule == "HM-TARGET-02"
    assert state.refusal(1, GAME.read("play russia-11")) is None


def offered(walk: Walk) -> set[str]:
    return {GAME.write(walk.seat, action) for action in walk.state.legal_actions(walk.seat)}


def kinds_of(view: View) -> list[str]:
    """List the kinds of the cards in the learner's hand."""
    found = [source(view.cards, card) for card in view.teams[0].hand or ()]
    return [str(each.card.kind) for each in found if each and each.card]


def test_the_first_hand_is_swapped_for_free_and_the_second_would_cost_a_card() -> None:
    first, second = at("luck", "free"), at("luck", "keep")
    assert [kinds_of(seen(walk)).count("spy") for walk in (first, second)] == [0, 2]
    assert offered(first) == {"keep", "swap", "swap-free"}
    assert offered(second) == {"keep", "swap"}
    assert len(kinds_of(seen(second))) == 7
    assert after("luck", "keep").round == 1


def test_the_seventh_card_is_discarded_and_the_situation_costs_china_a_point() -> None:
    assert len(kinds_of(seen(at("luck", "situation")))) == 8
    assert see.supply(after("luck", "situation"), "usa") == (2, 0)
    before, end = after("luck", "end"), after("luck", "discard")
    assert [(s.hand_size(0), see.supply(s, "china"), s.round) for s in (before, end)] == [
        (7, (5, 0), 1),
        (6, (4, 0), 2),
    ]


def test_an_empty_deck_takes_all_but_the_supply_and_the_slips() -> None:
    start, end = before("luck", "empty"), after("luck", "empty")
    assert see.supply(end, "usa") == see.supply(start, "usa")
    assert see.rows(end, "usa") == see.rows(start, "usa")
    view = seen(at("luck", "again"))
    assert (view.teams[0].table, view.teams[0].pile, view.teams[0].deck) == ((), (), 24)
    assert (len(kinds_of(view)), kinds_of(view).count("spy")) == (7, 4)


def test_a_late_team_draws_and_discards_and_does_nothing_else() -> None:
    before, end = seen(at("luck", "late")), after("luck", "late")
    assert (before.teams[1].hand_size, end.hand_size(1)) == (7, 7)
    assert (see.supply(end, "china"), len(see.rows(end, "china"))) == ((2, 0), 3)
    china = GAME.view(end, 0).teams[1]
    assert (china.deck, len(china.pile)) == (before.teams[1].deck - 1, 1)
    assert [each.state for each in china.table] == [0]


def test_an_empty_joint_deck_costs_a_point_and_a_draw_of_three_two() -> None:
    before, end = seen(at("group", "empty")).teams, GAME.view(after("group", "empty"), 0).teams
    gained = [(a.sb - b.sb, a.points - b.points) for a, b in zip(end, before, strict=True)]
    assert gained == [(4, 4), (3, 3), (3, 3)]
    drawn = after("group", "three")
    paid = [see.supply(drawn, power) for power in ("usa", "china", "japan")]
    assert paid == [(2, 1), (3, 1), (1, 1)]
    joint = source(STANDARD_SET, 237)
    assert joint
    assert joint.card
    assert joint.card.id == "usa-china-japan-deep-scan"
    assert joint.card.cost
    assert (joint.card.cost.sb, GAME.view(drawn, 0).teams[0].place) == (2, 3)


def test_the_last_lesson_ends_with_the_find() -> None:
    view = seen(at("square", "score"))
    assert view.ending == "last-round"
    assert [team.points for team in view.teams] == [36, 23]
    assert (view.finder, view.square) == (0, 24 * 8 + 3)


def test_any_other_square_is_one_that_is_crossed_out() -> None:
    walk = at("square", "name")
    left = squares_left(seen(walk))
    for action in walk.state.legal_actions(walk.seat):
        square = GAME.write(walk.seat, action).removeprefix("square ").replace(" ", "")
        assert (action in walk.right()) == (square in left)


def test_a_position_with_its_draws_needs_no_rows() -> None:
    state = read_position(LESSONS["picture"].position, GAME)
    written = write_position(state, GAME)
    assert "row 1 AFBBDFECCEAD DE" in written
    assert read_position(written, GAME).freeze() == state.freeze()
