"""The sentences of the camp game: numbers become names, the .ftl files do the grammar."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from velkahra.core.contract.options import Options
from velkahra.core.contract.space import Action
from velkahra.core.contract.words import AnyView
from velkahra.core.text.fluent import FluentWords
from velkahra.games.hammer.cards.facts import STANDARD_SET, card_set, set_number
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules.actions import SPACE
from velkahra.games.hammer.text import events, names, prompts
from velkahra.games.hammer.texts import TEXTS
from velkahra.games.hammer.view import build, model

_AMONG: Final = ("demand", "choose", "main", "draw")
_SET: Final = "option-cards-"


class HammerWords(FluentWords[HammerState]):
    """The words of the game."""

    texts = TEXTS
    facts = events.EVENTS | events.REFUSALS
    context = staticmethod(names.Table.of)
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
            return names.set_title(language, key.removeprefix(_SET))
        return TEXTS.text(language, key, **facts)

    def entries(self, language: str) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Return what everyone knows of each power of the standard set. Rules: HM-CHAR-02."""
        powers = card_set(set_number(STANDARD_SET)).powers
        return {"CHAR": [(one.name.of(language), one.public.of(language)) for one in powers]}

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of the power of a seat."""
        table = names.Table.of(options)
        return names.power_name(language, table.powers[seat], table.cards)

    def prompt(self, language: str, state: HammerState, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now, or what the others are doing."""
        seen = view or build.view_of(state, seat)
        return prompts.prompt_for(language, seen, _offered(state, seen))


def _offered(state: HammerState, view: model.View) -> list[Action]:
    """List what the viewer can choose from, if a sentence names it."""
    if view.seat not in view.deciders or view.decision not in _AMONG:
        return []
    return [SPACE.decode(int(action)) for action in state.legal_actions(view.seat)]
