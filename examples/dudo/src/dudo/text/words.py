"""The sentences of the game, from the Fluent files beside this module."""

from dudo.rules.state import Position
from dudo.text import events, names
from dudo.view.build import view_of
from dudo.view.model import View
from velkahra.core.contract.options import Options
from velkahra.core.contract.words import AnyView, Ways
from velkahra.core.text.fluent import FluentWords, list_ways


class DudoWords(FluentWords[Position]):
    """The sentences of Dudo."""

    texts = names.TEXTS
    facts = events.EVENTS | events.REFUSALS

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of a seat."""
        return names.seat_name(language, seat)

    def prompt(self, language: str, state: Position, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now, or whom it waits for."""
        return prompt_for(language, view or view_of(state, seat))

    def instead(self, language: str, view: AnyView, ways: Ways) -> str:
        """Return a sentence that lists what may be done in place of what was tried."""
        faces = ways.field == "face"
        return list_ways(
            self.texts,
            language,
            ways,
            lambda value: names.face_name(language, value) if faces else str(value + 1),
        )


def prompt_for(language: str, view: View) -> str:
    """Return what the seat of a view is asked now, or whom it waits for."""
    if view.decision == "roll":
        return names.TEXTS.text(language, "prompt-roll")
    who = names.seat_forms(language, "seat", view.active)
    if view.decision == "over":
        key = "won-you" if view.active == view.seat else "won"
        return names.TEXTS.text(language, f"prompt-{key}", **who)
    if view.active != view.seat:
        return names.TEXTS.text(language, "prompt-wait", **who)
    if view.bid is None:
        return names.TEXTS.text(language, "prompt-open")
    bidder = names.seat_forms(language, "other", view.bidder)
    bid = names.bid_words(language, *view.bid)
    return names.TEXTS.text(language, "prompt-answer", bid=bid, **bidder)
