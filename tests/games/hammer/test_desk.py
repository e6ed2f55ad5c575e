"""What the organiser of a camp enters, and what the desk shows. HM-EDGE-ORG-01."""

from typing import cast

import pytest

from velkahra.core.contract.desk import Desk, DeskError, Form
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.state import CHANCE
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.cards.card_ids import GROUP_NAMES
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.puzzle.shaft import check_letter
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.texts import TEXTS
from velkahra.server.domain.ledger import Ledger

DESK = cast("Desk", GAME.desk)
FIVE = {"usa": "2", "china": "1", "japan": "3", "russia": "4", "gla": "5"}
OPTIONS = GAME.complete({"results": "organiser", "rounds": "5"})


class Camp:
    """A camp that is played through a ledger, as tables play it."""

    def __init__(self, **options: str) -> None:
        self.options = GAME.complete({**OPTIONS, **options})
        self.ledger = Ledger(GAME, 5, self.options, "5" * 32)
        self.ledger.fold(self.ledger.first())

    @property
    def state(self) -> HammerState:
        state = self.ledger.state
        assert isinstance(state, HammerState)
        return state

    def forms(self, language: str = "en") -> dict[str, Form]:
        return {form.name: form for form in DESK.forms(self.state, self.options, language)}

    def enter(self, form: str, **answers: str) -> None:
        self.ledger.fold(self.ledger.enter(DESK.entries(self.state, form, answers)))

    def rest(self, until: int = -1) -> None:
        """Play harmless actions of the teams until nobody has to act, or something else is due."""
        while (seat := int(self.state.actor())) >= 0 and self.state.frame_kind() != until:
            self.ledger.fold(self.ledger.act(seat, GAME.table.safe_default(self.state, seat)))


def begun() -> Camp:
    """A camp that waits for the results of its first partial game."""
    camp = Camp()
    camp.enter("hide", square="C4")
    camp.rest()
    return camp


def test_a_camp_begins_with_the_square_and_nothing_else() -> None:
    camp = Camp()
    assert list(camp.forms()) == ["hide"]
    (square,) = camp.forms()["hide"].fields
    assert (square.kind, square.across) == ("square", camp.state.size)
    assert square.choices[0] == ("A1", "A1")
    camp.enter("hide", square=" c 4 ")
    assert camp.state.square == 2 * 24 + 3


@pytest.mark.parametrize("square", ["", "C", "4C", "Z9", "C99", "<b>"])
def test_a_square_that_is_not_on_the_map_is_refused(square: str) -> None:
    with pytest.raises(DeskError, match="desk-no-square"):
        Camp().enter("hide", square=square)


def test_results_wait_for_the_organiser_with_all_that_can_be_corrected_before() -> None:
    camp = begun()
    assert camp.state.frame_kind() == frames.DESK
    assert [name for name, form in camp.forms().items() if form.waits] == ["results"]
    asked = {"begin", "results", "call-off", "announce", "correct", "leak", "last-round"}
    asked |= {"amend", "lay"}
    assert set(camp.forms()) == asked
    camp.enter("correct", power="gla", points="+2")
    assert camp.state.points[4] == 2
    assert camp.state.frame_kind() == frames.DESK


def test_the_begin_of_the_partial_game_leads() -> None:
    """It is what comes next, though the game waits for the results."""
    assert [name for name, form in begun().forms().items() if form.leads] == ["begin"]


def test_a_place_says_what_it_brings() -> None:
    """HM-ROUND-04."""
    form = begun().forms()["results"]
    places = [text for _, text in form.fields[0].choices][:5]
    assert places == [f"{place}. (+{6 - place})" for place in range(1, 6)]
    assert form.announces


@pytest.mark.parametrize(
    ("ties", "told"),
    [
        ("high", "what that place brings"),
        ("low", "what the last place they share brings"),
        ("floor", "rounded down"),
        ("play-off", "No two teams can share a place"),
    ],
)
def test_the_results_form_says_what_tied_teams_get(ties: str, told: str) -> None:
    """HM-EDGE-RANK-01."""
    camp = Camp(ties=ties)
    camp.enter("hide", square="C4")
    camp.rest()
    assert told in camp.forms()["results"].lead


def day(camp: Camp, paused: bool = False) -> tuple[str, int, str]:
    found = DESK.day(camp.state, "en", paused)
    assert found is not None
    assert found.steps == ("Bets", "Daily game", "Results", "Order", "Turns")
    return found.title, found.now, found.goes_on


def test_the_day_says_how_far_it_is() -> None:
    """HM-ROUND-02: results are told between the partial game and the order, while all pauses."""
    camp = Camp()
    assert day(camp) == ("Before the first round", -1, "")
    camp.enter("hide", square="C4")
    camp.rest()
    assert day(camp) == ("Round 1", 0, "")
    camp.enter("begin")
    assert day(camp) == ("Round 1", 1, "")
    camp.enter("results", **FIVE)
    assert day(camp, paused=True) == ("Round 1", 2, "Let the order be chosen")
    assert day(camp) == ("Round 1", 3, "")
    camp.rest(int(frames.REFRESH))
    assert day(camp, paused=True) == ("Round 1", 4, "")
    camp.rest()
    assert day(camp) == ("Round 2", 0, "")


def test_hiding_is_confirmed() -> None:
    assert "is hidden" in DESK.done("hide", "en")
    assert DESK.done("results", "en") == ""


def test_places_are_entered_in_order() -> None:
    camp = begun()
    camp.enter("results", **FIVE)
    assert [int(rank) for rank in camp.state.rank] == [2, 1, 3, 4, 5]
    assert list(camp.state.points) == [4, 5, 3, 2, 1]


def test_HM_EDGE_ORG_01_places_that_are_left_are_asked_for_after_going_back() -> None:
    camp = begun()
    camp.enter("begin")
    for text in ("finish china", "finish usa"):
        camp.ledger.fold(camp.ledger.enter([text]))
    form = camp.forms()["results"]
    assert [field.name for field in form.fields] == ["japan", "russia", "gla"]
    assert [value for value, _ in form.fields[0].choices][:3] == ["3", "4", "5"]
    camp.enter("results", japan="4", russia="3", gla="5")
    assert [int(rank) for rank in camp.state.rank] == [2, 1, 4, 3, 5]


def test_HM_COOP_03_a_card_of_a_joint_deck_is_asked_for_by_its_teams() -> None:
    options = GAME.complete({"results": "organiser", "draws": "organiser"})
    state = GAME.start(5, options)
    assert isinstance(state, HammerState)
    state.push(frames.JOINT, -1, GROUP_NAMES.index("china-japan"))
    (form,) = DESK.forms(state, options, "en")
    assert form.fields[0].label.startswith("China + Japan")


def test_ties_missing_teams_and_teams_without_points() -> None:
    """HM-EDGE-RANK-01, HM-EDGE-RANK-03."""
    camp = begun()
    camp.enter("results", usa="1", china="1", japan="7", russia="nothing", gla="missing")
    assert list(camp.state.points) == [5, 5, 3, 0, 2]
    # A team without a place is asked for.
    with pytest.raises(DeskError, match="desk-no-place"):
        begun().enter("results", **{**FIVE, "gla": ""})


def test_turns_follow_by_themselves_and_are_timed_as_a_whole() -> None:
    """HM-TIMER-02: no turn's clock runs before the order is complete, nor between turns."""
    camp = begun()
    assert GAME.clock.turn_of(camp.state) == -1
    camp.enter("results", **FIVE)
    assert (GAME.clock.turn_of(camp.state), GAME.clock.is_short(camp.state)) == (1, True)
    camp.rest(int(frames.REFRESH))
    assert (GAME.clock.turn_of(camp.state), GAME.clock.is_short(camp.state)) == (1, False)
    assert camp.state.actor() == 1
    camp.ledger.desk.held = True
    camp.rest()
    assert camp.state.frame_kind() == frames.DESK
    assert (GAME.clock.turn_of(camp.state), DESK.goes_on(camp.state)) == (-1, "go-on")


def test_co_operations_are_announced_and_cancelled_between_turns() -> None:
    camp = begun()
    assert "cancel" not in camp.forms()
    camp.enter("announce", pair="usa-china")
    assert [value for value, _ in camp.forms()["cancel"].fields[0].choices] == ["usa-china"]
    camp.enter("cancel", pair="usa-china", by="both")
    assert not any(camp.state.pacts)


def test_the_last_round_can_be_announced_once() -> None:
    camp = begun()
    camp.enter("last-round")
    assert camp.state.rounds == 1
    assert "last-round" not in camp.forms()


def test_a_slip_has_row_code_and_check_letter() -> None:
    camp = begun()
    camp.enter("leak", power="japan", row="7")
    (slip,) = DESK.slips(camp.state, "cs")
    number = int(camp.state.codes[6])
    code = chr(65 + number // 16) + chr(65 + number % 16)
    assert (slip.name, slip.seat, slip.lines[0]) == ("japan 7", 2, "Řádek 7")
    assert f"Tmavé: {code} (" in slip.lines[1]
    assert slip.lines[2].endswith(f" {check_letter(7, code)}")


def test_the_standings_are_what_every_team_knows() -> None:
    camp = begun()
    camp.enter("results", **FIVE)
    chart = DESK.chart(camp.state, camp.options, "cs")
    assert chart.rows[0][:3] == ("Čína", "5", "5")
    assert chart.places == (1, 2, 3, 4, 5)
    assert {len(row) for row in chart.rows} == {len(chart.head)}
    known = GAME.view(camp.state, SPECTATOR)
    assert [row[4] for row in chart.rows] == [str(team.pieces) for team in known.teams]


def test_teams_with_the_same_points_share_a_place() -> None:
    camp = begun()
    camp.enter("results", **{**FIVE, "usa": FIVE["china"]})
    chart = DESK.chart(camp.state, camp.options, "en")
    assert chart.places == (1, 1, 3, 4, 5)
    assert [row[0] for row in chart.rows[:2]] == ["USA", "China"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_its_words(language: str) -> None:
    told = {
        text: DESK.in_words(text, OPTIONS, language)
        for text in (
            "hide C 4",
            "correct usa -2",
            "announce usa-china",
            "cancel usa-china both",
            "leak gla 5",
            "found japan",
            "last-round",
        )
    }
    assert DESK.in_words("go-on", OPTIONS, language) == ""
    assert told["hide C 4"].endswith(": C4")
    assert told["correct usa -2"].endswith("USA, -2")
    assert all(text and text not in line for text, line in told.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_and_every_complaint_has_its_words(language: str) -> None:
    camp = begun()
    for form in (*Camp().forms(language).values(), *camp.forms(language).values()):
        assert form.title
        assert form.lead
        assert form.button
        assert all(field.label and field.choices for field in form.fields)
    for name in ("square", "place", "power", "points", "pair", "by", "row"):
        assert TEXTS.text(language, f"desk-no-{name}")


@pytest.mark.parametrize("form", ["correct", "leak", "announce", "cancel", "found"])
def test_a_form_that_is_not_filled_in_is_refused(form: str) -> None:
    with pytest.raises(DeskError, match="desk-no-"):
        begun().enter(form)
    with pytest.raises(DeskError, match="desk-unknown"):
        begun().enter("nonsense")


def test_a_camp_whose_results_are_drawn_has_no_desk() -> None:
    assert DESK.is_used(OPTIONS)
    assert not DESK.is_used(GAME.complete({}))


def test_the_last_turn_is_followed_by_a_last_chance_to_correct() -> None:
    """HM-EDGE-ORG-03."""
    camp = begun()
    camp.enter("last-round")
    camp.enter("results", **FIVE)
    camp.rest()
    assert [name for name, form in camp.forms().items() if form.waits] == ["end"]
    assert DESK.goes_on(camp.state) == ""
    camp.enter("correct", power="usa", points="+1")
    camp.enter("end")
    assert (camp.state.over, camp.state.points[0]) == (1, 5)


def test_a_whole_camp_can_be_entered() -> None:
    camp = begun()
    while not camp.state.over:
        assert camp.state.actor() == CHANCE
        assert camp.state.frame_kind() in (frames.DESK, frames.FINISH)
        last = "end" in camp.forms()
        camp.enter("end" if last else "results", **FIVE)
        camp.rest()
    assert last
    assert camp.forms() == {}
    assert camp.state.round == 5
