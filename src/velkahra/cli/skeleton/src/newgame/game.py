"""Ties the rules, views, pictures and words of Newgame together."""

from typing import Final

from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.pages import Pages

from newgame.bots.judge import NewgameJudge
from newgame.engine import NewgameState
from newgame.picture import page as drawing
from newgame.rules import invariants
from newgame.rules.actions import SPACE
from newgame.text.names import SEAT_NAMES
from newgame.text.words import NewgameWords
from newgame.view import build
from newgame.view.choices import choices_of, meant
from newgame.view.model import View
from newgame.view.observation import NewgameObserver


class NewgamePages(Pages[NewgameState, View]):
    """What only pages show of Newgame."""

    style = staticmethod(drawing.style)


class Newgame(Game[NewgameState]):
    """The game as the program sees it."""

    name = "newgame"
    rules = 1
    seats = (2,)
    options = ()
    judge = NewgameJudge()
    observer = NewgameObserver()
    pages = NewgamePages()
    space = SPACE
    words = NewgameWords()
    prefix = "NG"
    reveals = frozenset(("rolled-own", "shown"))

    view = staticmethod(build.view_of)
    choices = staticmethod(choices_of)
    attempt = staticmethod(meant)
    view_as_text = staticmethod(drawing.text)
    picture = staticmethod(drawing.picture)
    page = staticmethod(drawing.page)
    layout = staticmethod(drawing.layout)
    faults = staticmethod(invariants.faults)

    def new_state(self, seats: int, options: Options) -> NewgameState:
        """Return the start of a game."""
        return NewgameState(seats)

    def seat_name(self, options: Options, seat: int) -> str:
        """Return the word for a seat in records."""
        return SEAT_NAMES[seat]


GAME: Final = Newgame()
"""The game Newgame, for velkahra."""
