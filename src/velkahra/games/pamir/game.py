"""Ties the rules, views, pictures and words of Pax Pamir together."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final

from velkahra.core.choice import Choices
from velkahra.core.events import Event
from velkahra.core.game import AnyView, Drawn, Game, Option, Options, Outlook, Question
from velkahra.core.refusals import Refusal
from velkahra.core.state import State
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.picture import outlook, page
from velkahra.games.pamir.rules import invariants
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.rules.chapters.dominance import share
from velkahra.games.pamir.rules.facts import COLOURS, DATA
from velkahra.games.pamir.rules.state import ANY_NUMBER
from velkahra.games.pamir.standing import BRIBE, answer_of, question_of
from velkahra.games.pamir.text import notation
from velkahra.games.pamir.text.fact_names import FACT_NAMES
from velkahra.games.pamir.text.position import PamirForm
from velkahra.games.pamir.text.words import PamirWords
from velkahra.games.pamir.view import build, choices, model, terminal
from velkahra.games.pamir.view.highlights import marks_of
from velkahra.picture.css import kit_sheet, sheet

_REQUESTS: Final = {"unlimited": int(ANY_NUMBER), "three": 3, "one": 1}


class Pamir(Game):
    """The furniture of Pax Pamir.

    One seat always plays against Wakhan; with two she is the third player by agreement. What the
    automated opponent's variants of other programs change is not offered (PP-EDGE-93). Taking back
    follows `core.play.Play.undo_border` (PP-EDGE-59).
    """

    name = "pamir"
    rules = 2
    seats = (1, 2, 3, 4, 5)
    options = (
        Option("third", ("nobody", "wakhan"), seats=(2,)),
        Option("hands", ("closed", "open")),
        Option("battle", ("rank", "any"), since=2, before="any"),
        Option("requests", tuple(_REQUESTS), since=2, before="three"),
        Option(
            "corrections", ("all", "none"), unlisted=frozenset(("none",)), since=2, before="none"
        ),
    )
    space = SPACE
    words = PamirWords()
    fact_names = FACT_NAMES
    prefix = "PP"
    positions = PamirForm()
    hides = False  # every purchase is open, so whoever counts knows all (PP-EDGE-60)
    viewpoint = frozenset(("seat", "order", "price", "free", "buyable", "may_be_taxed"))
    reveals = frozenset(("drawn", "swapped", "wakhan-back", "wakhan-card-drawn"))
    standing = (BRIBE,)

    def new_state(self, seats: int, options: Options) -> State:
        """Set up a game.

        Rules: PP-SETUP-01, PP-WAKHAN-01, PP-EDGE-29, PP-EDGE-60, PP-EDGE-96.
        """
        wakhan = seats == 1 or options["third"] == "wakhan"
        state = PamirState.new(seats, int(wakhan), int(options["hands"] == "open"))
        state.any_battle = int(options["battle"] == "any")
        state.most_asked = _REQUESTS[options["requests"]]
        state.unconfirmed = int(options["corrections"] == "none")
        return state

    def options_of(self, state: State) -> dict[str, str]:
        """Say what was agreed."""
        ours = _ours(state)
        third = "wakhan" if ours.wakhan >= 0 and ours.seats == 2 else "nobody"
        requests = next(name for name, most in _REQUESTS.items() if most == ours.most_asked)
        return self.complete(
            {
                "third": third,
                "hands": ("closed", "open")[ours.open_hands],
                "battle": ("rank", "any")[ours.any_battle],
                "requests": requests,
                "corrections": ("all", "none")[ours.unconfirmed],
            }
        )

    def write(self, seat: int, action: int) -> str:
        """Write an action in notation."""
        return notation.write_action(action)

    def read(self, text: str) -> int:
        """Read an action in notation."""
        return notation.read_action(text)

    def seat_name(self, options: Options, seat: int) -> str:
        """Give the colour of a seat's pieces."""
        return COLOURS[seat]

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> model.View:
        """Build what `seat` may know."""
        return build.view_of(_ours(state), seat, last)

    def choices(self, state: State, seat: int) -> Choices:
        """Make the choice graph of `seat`."""
        return choices.choices_of(_ours(state), seat)

    def attempt(self, state: State, seat: int, path: Sequence[str]) -> int | Refusal:
        """Guess what clicks meant that are no way in the graph."""
        return choices.meant(_ours(state), seat, path)

    def text(self, state: State, seat: int, language: str = "en") -> str:
        """Draw the position as text; cards have their titles in `language`."""
        return terminal.text_of(build.view_of(_ours(state), seat), language)

    def picture(self, view: AnyView, language: str = "en", width: int = 1100) -> str:
        """Draw a view as SVG."""
        return page.picture(view, language, width)

    def page(self, view: AnyView, language: str) -> dict[str, str]:
        """Draw what can change on the page."""
        return page.page(view, language)

    def parts(
        self,
        view: AnyView,
        language: str,
        before: Drawn | None = None,
        own: Drawn | None = None,
    ) -> tuple[Mapping[str, str], ...]:
        """Draw the same in parts that stay the same objects as long as they are as they were."""
        return page.parts(view, language)

    def outlook(self, state: State, after: State, seat: int, language: str) -> Outlook:
        """Tell what an action leads to: how a check would go then, what must be discarded."""
        return outlook.outlook(_ours(state), _ours(after), seat, language)

    def layout(self, view: AnyView, language: str) -> str:
        """Draw the whole game area of the page."""
        return page.layout(view, language)

    def style(self) -> str:
        """Give the style sheet of the game area."""
        return kit_sheet() + sheet(page.__file__)

    def marks(self, event: Event) -> tuple[str, ...]:
        """Name the cards, regions and players an event is about."""
        return marks_of(event)

    def census(self, state: State) -> dict[str, int]:
        """Count the pieces."""
        return invariants.census(_ours(state))

    def faults(self, state: State) -> list[str]:
        """List broken invariants."""
        return invariants.faults(_ours(state))

    def question(self, state: State, seat: int) -> Question | None:
        """Say whether a bribe below the whole is offered. Rules: PP-EDGE-24."""
        return question_of(_ours(state), seat)

    def standing_answer(self, state: State, seat: int, value: str) -> int | None:
        """Answer an offer as the seat always does. Rules: PP-EDGE-24."""
        return answer_of(_ours(state), value)

    def unseated_share(self, state: State) -> float:
        """Give Wakhan's share of the victory. Rules: PP-WAKHAN-71."""
        ours = _ours(state)
        if ours.wakhan < 0 or not ours.is_over():
            return 0.0
        return float(share(ours, ours.wakhan))

    def only_ends(self, state: State, seat: int) -> bool:
        """Say whether ending the turn is all that is left."""
        legal = state.legal_actions(seat)
        return len(legal) == 1 and legal[0] == SPACE.encode("end", [])

    def may_agree_to_end(self, state: State) -> bool:
        """Say whether the deck is empty, so that all could pass for ever. Rules: PP-EDGE-10."""
        ours = _ours(state)
        return not ours.is_over() and ours.deck_size() == 0

    def may_skip(self, state: State, seat: int) -> bool:
        """Skip a choice of one; only the end of a turn and a bribe are a player's to say."""
        legal = state.legal_actions(seat)
        return len(legal) == 1 and SPACE.decode(legal[0]).kind not in _SPOKEN

    def data(self) -> Path:
        """Say where the printed facts are."""
        return DATA

    def variants(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Give tables that differ in their rules: all who can play, hands closed and open.

        The options that came with rules 2 go round, so that each of their values comes up, also
        together as in a game of rules 1.
        """
        before = {option.name: option.before for option in self.options if option.since > 1}
        later: tuple[dict[str, str], ...] = (
            {},
            before,
            {"requests": "one"},
            {"battle": "any"},
            {"requests": "three"},
        )
        players = [
            (seats, third) for seats in self.seats for third in self.options[0].offered(seats)
        ]
        for number, ((seats, third), hands) in enumerate(product(players, self.options[1].values)):
            chosen = {"third": third, "hands": hands, **later[number % len(later)]}
            yield seats, self.complete(chosen)


_SPOKEN: Final = ("end", "offer", "answer", "withdraw")


def _ours(state: State) -> PamirState:
    if not isinstance(state, PamirState):
        raise TypeError("this is not a state of Pax Pamir")
    return state


GAME: Final = Pamir()
