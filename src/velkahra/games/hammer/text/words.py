"""The sentences of the camp game: numbers become names, the .ftl files do the grammar.

A fact arrives as a number under a name of `vocabulary`. A power is then told in all its forms, as
`names.ftl` lists them for each language: `seat`, `seat-acc` ... Which power a seat plays, and which
set its cards come from, is in the options of the game. Cards are named by their set.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from velkahra.core.contract.events import Event
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.space import Action
from velkahra.core.contract.words import AnyView
from velkahra.core.text.fluent import FluentWords
from velkahra.games.hammer.cards.facts import STANDARD_SET, card_set, set_number
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules.actions import SPACE
from velkahra.games.hammer.text.formatting import arguments_of
from velkahra.games.hammer.text.names import (
    Table,
    card_name,
    card_text,
    in_words,
    power_forms,
    power_name,
    power_of,
    set_title,
    square_name,
    sum_name,
)
from velkahra.games.hammer.text.prompts import button_name, prompt_for
from velkahra.games.hammer.text.texts import TEXTS
from velkahra.games.hammer.view.build import view_of
from velkahra.games.hammer.view.model import View

__all__ = [
    "TEXTS",
    "HammerWords",
    "button_name",
    "card_name",
    "card_text",
    "in_words",
    "power_forms",
    "power_name",
    "power_of",
    "prompt_for",
    "set_title",
    "square_name",
    "sum_name",
]

_AMONG: Final = ("demand", "choose", "main", "draw")
_SET: Final = "option-cards-"


class HammerWords(FluentWords[HammerState]):
    """The words of the game."""

    texts = TEXTS
    chapters = MappingProxyType(
        {
            "HM-EDGE-RANK": "ROUND",
            "HM-EDGE-POP": "POPULATION",
            "HM-EDGE-DOC-02": "INFO",
            "HM-EDGE-DOC-03": "TERM",
        }
    )

    def text(self, language: str, key: str, **facts: str | int) -> str:
        """Return a fixed sentence by its key, or the title of a set of cards.

        Raises: KeyError if there is none.
        """
        if key.startswith(_SET):
            return set_title(language, key.removeprefix(_SET))
        return TEXTS.text(language, key, **facts)

    def entries(self, language: str) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Return what everyone knows of each power of the standard set. Rules: HM-CHAR-02."""
        powers = card_set(set_number(STANDARD_SET)).powers
        return {"CHAR": [(one.name.of(language), one.public.of(language)) for one in powers]}

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of the power of a seat."""
        return power_name(language, power_of(options, seat), Table.of(options).cards)

    def prompt(self, language: str, state: HammerState, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now, or what the others are doing."""
        seen = view or view_of(state, seat)
        return prompt_for(language, seen, _offered(state, seen))

    def event(self, language: str, event: Event, options: Options) -> str:
        """Return a sentence about an event, as one line of the log."""
        return _event(language, event.kind, tuple(event.facts.items()), Table.of(options))

    def refusal(self, language: str, refusal: Refusal, options: Options) -> str:
        """Return what was wrong and what would be right."""
        facts = arguments_of(language, refusal.rule, refusal.facts, Table.of(options))
        return TEXTS.text(language, refusal.key, **facts)


@lru_cache(maxsize=8192)
def _event(language: str, kind: str, facts: tuple[tuple[str, int], ...], table: Table) -> str:
    return TEXTS.text(language, f"event-{kind}", **arguments_of(language, kind, dict(facts), table))


def _offered(state: HammerState, view: View) -> list[Action]:
    """List what the viewer can choose from, if a sentence names it."""
    if view.seat not in view.deciders or view.decision not in _AMONG:
        return []
    return [SPACE.decode(int(action)) for action in state.legal_actions(view.seat)]
