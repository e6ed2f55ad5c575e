"""Ties the rules, views, pictures and words of Pax Pamir together."""

from collections.abc import Iterator, Mapping
from itertools import product
from types import MappingProxyType
from typing import Final

from velkahra.core.contract import events, game, table
from velkahra.core.contract.front import Front, QuickStart
from velkahra.core.contract.options import Option, Options
from velkahra.core.contract.pages import Pages
from velkahra.core.contract.programs import Programs, Reasons
from velkahra.core.contract.state import CHANCE
from velkahra.games.pamir.auto_answers import BribeAnswers
from velkahra.games.pamir.bots.judge import PamirJudge
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.picture import page as drawing
from velkahra.games.pamir.picture import preview, stock, terms
from velkahra.games.pamir.picture.cards.listing import card_list
from velkahra.games.pamir.picture.terms import legend
from velkahra.games.pamir.rules import actions, facts, frames, invariants, storage
from velkahra.games.pamir.rules.chapters.dominance import share_of_victory
from velkahra.games.pamir.text import position, terminal
from velkahra.games.pamir.text.ending import PamirEnding
from velkahra.games.pamir.text.words import PamirWords
from velkahra.games.pamir.view import arguments, build, figures, model, observation
from velkahra.games.pamir.view.choices import choices_of, meant
from velkahra.picture.css import kit_sheet, sheet

_REQUESTS: Final = {"unlimited": int(storage.ANY_NUMBER), "three": 3, "one": 1}


class PamirTable(table.Table[PamirState]):
    """What a table does by itself."""

    def may_skip(self, state: PamirState, seat: int) -> bool:
        """Return whether one action is left that is no bribe and does not end the turn."""
        legal = state.legal_actions(seat)
        return len(legal) == 1 and actions.SPACE.decode(legal[0]).kind not in _SPOKEN

    def only_ends(self, state: PamirState, seat: int) -> bool:
        """Return whether ending the turn is all that is left."""
        legal = state.legal_actions(seat)
        return len(legal) == 1 and legal[0] == actions.SPACE.encode("end", [])

    def is_watched(self, state: PamirState) -> bool:
        """Return whether Wakhan is at a line of her card. Rules: PP-WAKHAN-22."""
        return state.actor() == CHANCE and state.frame_kind() == frames.WAKHAN

    def may_agree_to_end(self, state: PamirState) -> bool:
        """Return whether the deck is empty, so that all could pass forever. Rules: PP-EDGE-10."""
        return not state.is_over() and state.deck_size() == 0

    def final_score(self, state: PamirState, seat: int) -> tuple[int, ...]:
        """Return the victory points."""
        return (int(state.points(seat)),)


class PamirPages(Pages[PamirState, model.View]):
    """What only pages show of Pax Pamir."""

    asides = frozenset(("drawn", "thrown", "lapsed"))
    event_signs = MappingProxyType(
        {
            "loyal": "side-{coalition}",
            "dial": "side-{coalition}",
            "played": "court",
            "acted": "do-{action}",
            "placed": "{place}",
            "taken": "{place}",
            **dict.fromkeys(
                ("bought", "offered", "answered", "bribed", "levied", "collected", "aristocracy"),
                "coin",
            ),
            **dict.fromkeys(("marched", "rode", "sneaked"), "do-move"),
            **dict.fromkeys(("battle", "battle-court", "struck", "rebuked"), "do-battle"),
            "betrayed": "do-betray",
            "prize": "prize",
            "rumor": "gossip",
            "discarded": "hand",
            "check": "dominance",
        }
    )

    drawings = staticmethod(stock.stock)
    legend = staticmethod(legend)
    preview = staticmethod(preview.preview)
    card_list = staticmethod(card_list)

    def seat_signs(self, options: Options, seats: int) -> Mapping[int, str]:
        """Return the cylinders of the players, and of Wakhan."""
        return {seat: stock.sign(f"cylinder-{colour}") for seat, colour in enumerate(facts.COLOURS)}

    def event_icons(self) -> Mapping[str, str]:
        """Return the signs of actions, loyalties, pieces and money."""
        deeds = {f"do-{name}": terms.SIGNS[name][-1] for name in facts.ACTION_NAMES}
        pieces = {f"i-{name}": f"i-{name}" for name in ("army", "road", "tribe", "spy")}
        pieces["i-gift"] = "do-gift"
        sides = {f"side-{name}": f"side-{name}" for name in facts.COALITION_NAMES}
        others = ("coin", "court", "dominance", "gossip", "hand", "prize")
        drawings = deeds | pieces | sides | {name: name for name in others}
        return {name: stock.sign(drawing) for name, drawing in drawings.items()}

    def style(self) -> str:
        """Return the style sheet of the game area."""
        return kit_sheet() + sheet(drawing.__file__)


class Pamir(game.Game[PamirState, model.View]):
    """The parts of Pax Pamir.

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
    front = Front(
        minutes=(60, 120),
        weight=3,
        quick_starts=(QuickStart("three", 3), QuickStart("wakhan", 1)),
        cover=(8, 10, 606, 356),
    )
    programs = Programs(learned_search=(2,))
    ending = PamirEnding()
    reasons = Reasons(figures.WORTH, figures.figures_of, arguments.argument_of)
    table = PamirTable(actions.SPACE)
    judge = PamirJudge()
    observer = observation.PamirObserver()
    pages = PamirPages()
    space = actions.SPACE
    words = PamirWords()
    prefix = "PP"
    positions = position.PamirForm()
    hides = False  # purchases are open, so a player who counts knows every hand (PP-EDGE-60)
    viewpoint = frozenset(("seat", "order", "price", "free", "buyable", "may_be_taxed"))
    reveals = frozenset(("drawn", "swapped", "wakhan-back", "wakhan-card-drawn"))
    auto_answers = BribeAnswers()
    turns = frozenset(("turn",))

    view = staticmethod(build.view_of)
    choices = staticmethod(choices_of)
    attempt = staticmethod(meant)
    view_as_text = staticmethod(terminal.text_of)
    picture = staticmethod(drawing.picture)
    page = staticmethod(drawing.page)
    parts = staticmethod(drawing.parts)
    layout = staticmethod(drawing.layout)
    census = staticmethod(invariants.census)
    faults = staticmethod(invariants.faults)

    def new_state(self, seats: int, options: Options) -> PamirState:
        """Return the start of a game.

        Rules: PP-SETUP-01, PP-WAKHAN-01, PP-EDGE-29, PP-EDGE-60, PP-EDGE-96.
        """
        state = PamirState.new(
            seats, int(_has_wakhan(seats, options)), int(options["hands"] == "open")
        )
        state.any_battle = int(options["battle"] == "any")
        state.most_asked = _REQUESTS[options["requests"]]
        state.unconfirmed = int(options["corrections"] == "none")
        return state

    def options_of(self, state: PamirState) -> dict[str, str]:
        """Return the options of a game with this state."""
        third = "wakhan" if state.wakhan >= 0 and state.seats == 2 else "nobody"
        requests = next(name for name, most in _REQUESTS.items() if most == state.most_asked)
        return self.complete(
            {
                "third": third,
                "hands": ("closed", "open")[state.open_hands],
                "battle": ("rank", "any")[state.any_battle],
                "requests": requests,
                "corrections": ("all", "none")[state.unconfirmed],
            }
        )

    def event_sign(self, event: events.Event, options: Options) -> str:
        """Return the name of the picture of an event; of pieces, that of their kind."""
        sign = super().event_sign(event, options)
        return f"i-{sign.split()[1]}" if " " in sign else sign

    def seat_name(self, options: Options, seat: int) -> str:
        """Return the colour of a seat's pieces."""
        return facts.COLOURS[seat]

    def unseated_share(self, state: PamirState) -> float:
        """Return Wakhan's share of the victory, 0..1; 0 until the end. Rules: PP-WAKHAN-71."""
        if state.wakhan < 0 or not state.is_over():
            return 0.0
        return float(share_of_victory(state, state.wakhan))

    def automaton(self, language: str, seats: int, options: Options) -> str:
        """Return Wakhan's name where she plays. Rules: PP-WAKHAN-01."""
        return self.words.text(language, "player-wakhan") if _has_wakhan(seats, options) else ""

    def variants(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Yield tables that differ in their rules: all numbers of players, hands closed and open.

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


def _has_wakhan(seats: int, options: Options) -> bool:
    """Return whether Wakhan plays: one seat always plays against her. Rules: PP-WAKHAN-01."""
    return seats == 1 or options["third"] == "wakhan"


GAME: Final = Pamir()
