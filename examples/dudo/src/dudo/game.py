"""Ties the rules, views, pictures and words of Dudo together."""

from typing import Final

from dudo.bots import evaluation
from dudo.bots.judge import DudoJudge
from dudo.engine import DudoState
from dudo.picture import legend as signs
from dudo.picture import page as drawing
from dudo.picture import svg
from dudo.rules import actions, facts, invariants, rounds
from dudo.text.position import DudoForm
from dudo.text.words import DudoWords
from dudo.view import build
from dudo.view.choices import choices_of, meant
from dudo.view.model import View
from dudo.view.observation import DudoObserver
from velkahra.core.contract.front import Front, QuickStart
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Option, Options
from velkahra.core.contract.pages import Pages
from velkahra.core.contract.programs import Argument, Reasons


def _figures(view: View) -> dict[str, int]:
    """Return what a seat has and wants more of."""
    return {"dice": view.dice[view.seat]}


def _argument(state: DudoState, seat: int, action: int) -> Argument | None:
    """Return the chance that a bid holds, or that the bid that stands is too high, in percent."""
    if action >= actions.BID:
        chance = evaluation.chance_to_hold(state, seat, *actions.bid_of(action))
        return Argument("holds", round(100 * chance))
    if action == actions.EXACT:
        return None
    chance = 1.0 - evaluation.chance_to_hold(state, seat, state.count, state.face)
    return Argument("fails", round(100 * chance))


class DudoPages(Pages[DudoState, View]):
    """What only pages show of Dudo."""

    legend = staticmethod(signs.legend)
    seat_signs = staticmethod(signs.seat_signs)
    style = staticmethod(drawing.style)


class Dudo(Game[DudoState]):
    """The game as the program sees it."""

    name = "dudo"
    rules = 1
    seats = (2, 3, 4, 5, 6)
    options = (Option("dice", tuple(facts.START_DICE)),)
    judge = DudoJudge()
    observer = DudoObserver()
    pages = DudoPages()
    space = actions.SPACE
    words = DudoWords()
    prefix = "DU"
    positions = DudoForm()
    reveals = frozenset(("rolled", "shown"))
    turns = frozenset(("round",))
    front = Front(
        minutes=(10, 25),
        weight=1,
        quick_starts=(QuickStart("four", 4), QuickStart("short", 3, {"dice": "three"})),
        cover=(16, 126, 600, 400),
    )
    reasons = Reasons({"dice": 1.0}, _figures, _argument)

    view = staticmethod(build.view_of)
    choices = staticmethod(choices_of)
    attempt = staticmethod(meant)
    view_as_text = staticmethod(drawing.text)
    picture = staticmethod(svg.picture)
    page = staticmethod(drawing.page)
    layout = staticmethod(drawing.layout)
    census = staticmethod(invariants.census)
    faults = staticmethod(invariants.faults)

    def new_state(self, seats: int, options: Options) -> DudoState:
        """Return the start of a game. Rules: DU-SETUP-01, DU-SETUP-02."""
        state = DudoState(seats, facts.START_DICE[options["dice"]])
        rounds.begin(state, 0)
        return state

    def options_of(self, state: DudoState) -> dict[str, str]:
        """Return the options of a game with this state."""
        return {"dice": next(n for n, dice in facts.START_DICE.items() if dice == state.start)}

    def seat_name(self, options: Options, seat: int) -> str:
        """Return the word for a seat in records."""
        return facts.SEAT_NAMES[seat]

    def decision(self, state: DudoState, seat: int) -> str:
        """Return "open" for the first bid of a round, "answer" for later turns, "" for none."""
        return build.decision_of(state) if state.may_act(seat) else ""


GAME: Final = Dudo()
"""The game Dudo, for velkahra."""
