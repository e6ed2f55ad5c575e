"""The suite is worth something: each planted bug is caught by the law it breaks."""

from collections.abc import Mapping, Sequence

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64
from tests.toys.components import ToyWords
from tests.toys.draws import DRAWS, Draws, DrawsState
from tests.toys.morra import NOTHING, Morra, MorraJudge, MorraObserver, MorraState, MorraView

from velkahra.core.choice.choice import Choices, Number
from velkahra.core.contract.events import OPEN, Event, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.picture import Drawn
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import State
from velkahra.core.contract.table import AutoAnswer, AutoAnswers, Question, Table
from velkahra.core.contract.words import AnyView
from velkahra.testing import (
    AlongCheck,
    Check,
    GameCheck,
    auto_answers,
    coach,
    graph,
    knowledge,
    notation,
    observation,
    pages,
    state,
    undo,
    words,
)
from velkahra.testing.suite import faults
from velkahra.testing.walk import random_game, snapshot


class Sharing(MorraState):
    def clone(self) -> "MorraState":
        copy = MorraState.clone(self)
        copy.points = self.points
        return copy


class LosesRounds(MorraState):
    def clone(self) -> "MorraState":
        copy = MorraState.clone(self)
        copy.rounds = 4
        return copy


class Forgetful(MorraState):
    def legal_actions(self, seat: i64) -> vec[i64]:
        return MorraState.legal_actions(self, seat)[1:]


class MasksNothing(MorraState):
    def mark_legal_actions(self, seat: i64, mask: vec[i64], at: i64) -> None:
        pass


class SeesNoSense(MorraJudge):
    def sensible_actions(self, state: MorraState, seat: i64) -> vec[i64]:
        return state.legal_actions(seat)[:0]


class ThinksBackwards(MorraJudge):
    def sensible_actions(self, state: MorraState, seat: i64) -> vec[i64]:
        return state.legal_actions(seat)[::-1]


class KnowsBetter(MorraJudge):
    def sensible_actions(self, state: MorraState, seat: i64) -> vec[i64]:
        return state.legal_actions(seat)[sum(state.chosen) % 2 :]


class OrderMatters(MorraState):
    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        first = self.chosen.count(NOTHING) == self.seats
        MorraState.advance(self, seat, action, events)
        self.points[0] += seat if first else 0


class Peeking(MorraState):
    def determinize(self, seat: i64, rng: Random) -> "MorraState":
        world = MorraState.determinize(self, seat, rng)
        world.points[0] += 1
        return world


class ObservesChoices(MorraObserver):
    def observe(self, state: MorraState, seat: i64, out: vec[i16], at: i64) -> None:
        MorraObserver.observe(self, state, seat, out, at)
        out[at] = i16(state.chosen[-1] > 1)


class ObservesNothing(MorraObserver):
    def observe(self, state: MorraState, seat: i64, out: vec[i16], at: i64) -> None:
        for place in range(2 * state.seats + 2):
            out[at + place] = i16(0)


class ObservesTooLate(MorraObserver):
    def observe(self, state: MorraState, seat: i64, out: vec[i16], at: i64) -> None:
        MorraObserver.observe(self, state, seat, out, at + 1)


class ObservesTooMuch(MorraObserver):
    def observe(self, state: MorraState, seat: i64, out: vec[i16], at: i64) -> None:
        MorraObserver.observe(self, state, seat, out, at)
        out[at] = i16(2)


class Careless(MorraState):
    def apply(self, seat: i64, action: i64, events: Events | None = None) -> None:
        self.rounds += 1
        MorraState.apply(self, seat, action, events)
        self.rounds -= 1


def morra_with(kind: type[MorraState]) -> Game:
    class Broken(Morra):
        def new_state(self, seats: int, options: Options) -> State:
            return kind(seats, 3)

    return Broken()


def morra_judged_by(kind: type[MorraJudge]) -> Game:
    class Broken(Morra):
        judge = kind()

    return Broken()


def morra_observed_by(kind: type[MorraObserver]) -> Game:
    class Broken(Morra):
        observer = kind()

    return Broken()


class Raises(MorraState):
    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        raise KeyError(action)


class ShowsChoices(Morra):
    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> MorraView:
        assert isinstance(state, MorraState)
        return MorraView(
            seat, (), (sum(state.chosen),) * state.seats, tuple(state.points), state.rounds
        )


class KeepsSecrets(Morra):
    """Has nothing more to show when everything lies open."""

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> MorraView:
        return super().view(state, max(seat, -1), last)


class TellsOtherwise(Morra):
    """Shows everything when all lies open, but each choice at another seat."""

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> MorraView:
        view = super().view(state, seat, last)
        if seat != OPEN:
            return view
        return msgspec.structs.replace(view, choices=view.choices[::-1])


class NeverWhispers(MorraState):
    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        MorraState.advance(self, seat, action, None)
        if events is not None:
            events.emit_to_others(seat, "chose", {"seat": seat})


class TakesBackReveals(Morra):
    reveals = frozenset()


class OffersTooMuch(Morra):
    def choices(self, state: State, seat: int) -> Choices:
        return Choices([Number([0, 1, 2, 3], "show ")], 0)


class WritesTwice(Morra):
    def write(self, seat: int, action: int) -> str:
        return super().write(seat, min(action, 2))


class Wordless(Morra):
    def attempt(self, state: State, seat: int, path: Sequence[str]) -> int | Refusal:
        return 99


class Counts(Morra):
    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, MorraState)
        return {"rounds": state.rounds}


class Silent(Morra):
    def picture(self, view: msgspec.Struct, language: str = "en", width: int = 1100) -> str:
        return "<svg><g></svg>"


class SkippingTable(Table):
    def may_skip(self, state: State, seat: int) -> bool:
        return True


class SkipsChoices(Morra):
    table = SkippingTable(Morra.space)


class EndingTable(Table):
    def only_ends(self, state: State, seat: int) -> bool:
        return True


class EndsEarly(Morra):
    table = EndingTable(Morra.space)


class TalkativeDraws(DrawsState):
    def _deal(self, card: int, events: Events | None) -> None:
        DrawsState._deal(self, card, events)
        if events is not None:
            events.emit("bid", {"seat": 0, "count": card})


class LogTellsCards(Draws):
    def new_state(self, seats: int, options: Options) -> State:
        state = TalkativeDraws(seats)
        state.stack = Draws.new_state(self, seats, options).stack
        return state


class WrongAnswers(AutoAnswers):
    offered = (AutoAnswer("bid", ("ask", "low")),)

    def question(self, state: State, seat: int) -> Question | None:
        assert isinstance(state, DrawsState)
        asked = state.may_act(seat) and state.bids[seat] < 0
        return Question("bid") if asked else None

    def action(self, state: State, seat: int, value: str) -> int | None:
        return DRAWS.read("play 1") if value == "low" else None


class AnswersWrongly(Draws):
    """Answers a bid once for all by a card."""

    auto_answers = WrongAnswers()


class KnowingAnswers(WrongAnswers):
    def action(self, state: State, seat: int, value: str) -> int | None:
        assert isinstance(state, DrawsState)
        return DRAWS.read(f"bid {state.hands[(seat + 1) % 2][0]}") if value == "low" else None


class AnswersKnowingly(Draws):
    """Answers it by what another one holds."""

    auto_answers = KnowingAnswers()


class NeverCloses(Morra):
    def layout(self, view: msgspec.Struct, language: str) -> str:
        return f"<div><p>{''.join(self.page(view, language).values())}</div>"


class LosesParts(Morra):
    def parts(
        self, view: AnyView, language: str, before: Drawn | None = None, own: Drawn | None = None
    ) -> tuple[Mapping[str, str], ...]:
        return ({},)


class ShowsThePast(Morra):
    def parts(
        self, view: AnyView, language: str, before: Drawn | None = None, own: Drawn | None = None
    ) -> tuple[Mapping[str, str], ...]:
        return own[1] if own else (self.page(view, language),)


class HasNoLabels(Morra):
    def layout(self, view: msgspec.Struct, language: str) -> str:
        return super().layout(view, language) + '<i id="x" tabindex="-1" role="button"></i>'


class DrawsNothing(Morra):
    def picture(self, view: msgspec.Struct, language: str = "en", width: int = 1100) -> str:
        return super().picture(view, language, width).replace("</svg>", '<use href="#gone"/></svg>')


class HidesNothing(Morra):
    hides = False


class GoldIsShort(Morra):
    def new_state(self, seats: int, options: Options) -> State:
        return MorraState(seats, 1 if options["colour"] == "gold" else 3)


class NamelessWords(ToyWords):
    def text(self, language: str, key: str, **facts: str | int) -> str:
        raise KeyError(key)

    def event(self, language: str, event: Event, options: Options) -> str:
        return f"{super().event(language, event, options)[:-1]} None."


class Nameless(Morra):
    words = NamelessWords({}, Morra.words._kinds)


class Introducing(ToyWords):
    def introductions(self, language: str) -> dict[str, str]:
        return {"choice": "Choose well."} if language == "en" else {}


class IntroducesOthers(Morra):
    words = Introducing({}, Morra.words._kinds)

    def decision(self, state: MorraState, seat: int) -> str:
        return "other"


class IntroducesKnowingly(IntroducesOthers):
    def decision(self, state: MorraState, seat: int) -> str:
        return f"choice-{sum(state.chosen)}"


PLANTED: list[tuple[Game, Check]] = [
    (morra_with(Sharing), state.clones_are_alike_and_apart),
    (morra_with(LosesRounds), state.clones_have_every_field),
    (morra_with(Forgetful), state.legal_is_what_is_not_refused),
    (morra_with(MasksNothing), state.masks_have_what_is_legal),
    (morra_judged_by(SeesNoSense), state.searches_look_at_what_is_legal),
    (morra_judged_by(ThinksBackwards), state.searches_look_at_what_is_legal),
    (morra_judged_by(KnowsBetter), knowledge.secret_choices_do_not_show),
    (morra_with(OrderMatters), state.simultaneous_choices_commute),
    (morra_with(OrderMatters), undo.secret_choices_can_be_recalled),
    (morra_with(Peeking), knowledge.what_cannot_be_known_does_not_show),
    (morra_with(Peeking), knowledge.worlds_agree_with_knowledge),
    (morra_observed_by(ObservesChoices), knowledge.what_cannot_be_known_does_not_show),
    (morra_observed_by(ObservesChoices), knowledge.secret_choices_do_not_show),
    (morra_observed_by(ObservesNothing), observation.observations_show_what_views_show),
    (morra_observed_by(ObservesTooLate), observation.entries_fit_their_layout),
    (morra_observed_by(ObservesTooMuch), observation.entries_fit_their_layout),
    (morra_with(Careless), state.refused_actions_change_nothing),
    (ShowsChoices(), knowledge.what_cannot_be_known_does_not_show),
    (ShowsChoices(), knowledge.secret_choices_do_not_show),
    (KeepsSecrets(), knowledge.who_sees_all_tells_worlds_apart),
    (KeepsSecrets(), knowledge.what_seats_see_is_so),
    (TellsOtherwise(), knowledge.what_seats_see_is_so),
    (morra_with(NeverWhispers), knowledge.who_sees_all_hears_all),
    (TakesBackReveals(), undo.nothing_hidden_came_out),
    (OffersTooMuch(), graph.leaves_are_the_legal_actions),
    (WritesTwice(), notation.record_comes_back),
    (Wordless(), graph.stray_clicks_are_answered),
    (Counts(), state.pieces_are_conserved),
    (SkipsChoices(), state.what_needs_no_choice_is_the_only_action),
    (EndsEarly(), state.what_needs_no_choice_is_the_only_action),
    (Silent(), pages.pictures_are_drawn),
    (NeverCloses(), pages.layouts_are_made_of_their_elements),
    (LosesParts(), pages.parts_are_those_of_the_page),
    (HasNoLabels(), pages.pages_can_be_read_aloud),
    (DrawsNothing(), pages.drawings_are_there),
    (Nameless(), words.events_have_words),
    (LogTellsCards(), knowledge.hidden_draws_do_not_show),
    (AnswersWrongly(), auto_answers.auto_answers_are_legal),
    (AnswersKnowingly(), auto_answers.auto_answers_are_legal),
    (IntroducesOthers(), coach.decisions_are_introduced),
    (IntroducesKnowingly(), coach.decisions_are_introduced),
]


@pytest.mark.parametrize(("game", "check"), PLANTED, ids=lambda part: getattr(part, "__name__", ""))
def test_a_planted_bug_is_caught(game: Game, check: Check) -> None:
    rng, options = Random(5), game.complete({})
    plays = (play for seed in range(8) for play in random_game(game, 3, options, seed, 30))
    assert any(list(check(snapshot(play), rng)) for play in plays)


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (WritesTwice(), notation.every_action_comes_back),
        (GoldIsShort(), state.cosmetic_options_change_no_rule),
        (Nameless(), words.everything_to_choose_has_a_name),
        (IntroducesOthers(), coach.introductions_are_in_every_language),
    ],
)
def test_a_bug_of_the_title_is_caught(game: Game, check: GameCheck) -> None:
    assert list(check(game))


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (HidesNothing(), knowledge.what_is_hidden_is_redrawn),
        (ShowsThePast(), pages.pages_drawn_from_earlier_ones_are_the_same),
    ],
)
def test_a_bug_along_a_game_is_caught(game: Game, check: AlongCheck) -> None:
    assert list(check(random_game(game, 3, game.complete({}), 1)))


def test_an_examination_says_which_promises_are_broken_and_where() -> None:
    assert faults(Morra()) == []
    found = faults(HasNoLabels())
    (fault,) = {text.partition("ply")[0] for text in found}
    assert fault.startswith("Everything clickable is a button with a name, and no text is missing")
    assert "2 seats, rounds three" in "".join(found)
    assert any("raised KeyError" in fault for fault in faults(morra_with(Raises)))
