"""The sentences of the game, from the Fluent files beside this module."""

from pathlib import Path
from typing import Final

from velkahra.core.contract.options import Options
from velkahra.core.contract.state import State
from velkahra.core.contract.words import AnyView
from velkahra.core.text.fluent import FluentWords, Texts

TEXTS: Final = Texts(Path(__file__).parent)
SEAT_NAMES: Final = ("north", "south")


class NewgameWords(FluentWords[State]):
    """The sentences of Newgame."""

    texts = TEXTS

    def text(self, language: str, key: str, **facts: str | int) -> str:
        """Return a sentence by its key; the fact `seat` is a number here and a name in it."""
        if "seat" in facts:
            facts["seat"] = self.seat(language, {}, int(facts["seat"]))
        return TEXTS.text(language, key, **facts)

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of a seat."""
        return TEXTS.text(language, f"seat-{SEAT_NAMES[seat]}")

    def prompt(self, language: str, state: State, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now."""
        if state.is_over():
            winner = list(state.returns()).index(1.0)
            return self.text(language, "prompt-over", seat=winner)
        key = "prompt-take" if state.may_act(seat) else "prompt-wait"
        return self.text(language, key, seat=int(state.actor()))
