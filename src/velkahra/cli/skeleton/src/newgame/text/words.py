"""The sentences of the game, from the Fluent files beside this module."""

from velkahra.core.contract.options import Options
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.contract.words import AnyView
from velkahra.core.text.fluent import FluentWords

from newgame.text.events import EVENTS
from newgame.text.names import SEAT_NAMES, TEXTS


class NewgameWords(FluentWords[State]):
    """The sentences of Newgame."""

    texts = TEXTS
    facts = EVENTS

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of a seat."""
        return TEXTS.text(language, f"seat-{SEAT_NAMES[seat]}")

    def prompt(self, language: str, state: State, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now."""
        if state.is_over():
            winner = list(state.returns()).index(1.0)
            return TEXTS.text(language, "prompt-over", seat=self.seat(language, {}, winner))
        if state.actor() == CHANCE:
            return TEXTS.text(language, "prompt-roll")
        key = "prompt-decide" if state.may_act(seat) else "prompt-wait"
        return TEXTS.text(language, key, seat=self.seat(language, {}, int(state.actor())))
