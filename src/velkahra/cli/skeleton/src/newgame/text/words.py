"""The sentences of the game, from the Fluent files beside this module."""

from pathlib import Path
from typing import Final

from velkahra.core.contract.events import Event
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import State
from velkahra.core.contract.words import AnyView
from velkahra.core.text.fluent import FluentWords, Texts

TEXTS: Final = Texts(Path(__file__).parent)
SEAT_NAMES: Final = ("north", "south")


class NewgameWords(FluentWords[State]):
    """The sentences of Newgame."""

    texts = TEXTS

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of a seat."""
        return TEXTS.text(language, f"seat-{SEAT_NAMES[seat]}")

    def prompt(self, language: str, state: State, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now."""
        if state.is_over():
            winner = list(state.returns()).index(1.0)
            return TEXTS.text(language, "prompt-over", **self._named(language, {"seat": winner}))
        key = "prompt-take" if state.may_act(seat) else "prompt-wait"
        return TEXTS.text(language, key, **self._named(language, {"seat": int(state.actor())}))

    def event(self, language: str, event: Event, options: Options) -> str:
        """Return a sentence about an event."""
        return TEXTS.text(language, f"event-{event.kind}", **self._named(language, event.facts))

    def refusal(self, language: str, refusal: Refusal, options: Options) -> str:
        """Return a sentence that says why an action is refused."""
        return TEXTS.text(language, refusal.key, **self._named(language, refusal.facts))

    def _named(self, language: str, facts: dict[str, int]) -> dict[str, str | int]:
        seats = {"seat": self.seat(language, {}, facts["seat"])} if "seat" in facts else {}
        return {**facts, **seats}
