"""A title: one object through which everybody outside reaches a game."""

from collections.abc import Mapping
from functools import partial

from velkahra.core.contract.events import Event
from velkahra.core.contract.extras import GameExtras
from velkahra.core.contract.options import Options
from velkahra.core.contract.picture import GamePicture
from velkahra.core.contract.rules import GameRules
from velkahra.core.contract.state_type import S
from velkahra.core.contract.words import Words


class Game(GameRules[S], GamePicture[S], GameExtras[S]):
    """A title: how to start it, read it, write it, show it and explain it.

    Attributes:
        words: the sentences.
    """

    words: Words

    def named_facts(self, what: str, facts: Mapping[str, int], options: Options) -> dict[str, str]:
        """Return words of notation for the facts that stand for something, such as a seat.

        `what` is the kind of an event, or rule and variant of a refusal, as in PP-BUY-01-empty.
        Plain numbers (counts, points, printed numbers) and undeclared facts are left out.
        """
        declared = self.words.facts.get(what)
        return declared.named(facts, partial(self.seat_name, options)) if declared else {}

    def highlights(self, event: Event) -> tuple[str, ...]:
        """Return the ids of the page elements that an event touched, for the log to point at."""
        declared = self.words.facts.get(event.kind)
        return declared.elements(event.facts) if declared else ()


def check_game(game: object) -> None:
    """Raise TypeError for anything but a game."""
    if not isinstance(game, Game):
        kind = type(game).__name__
        raise TypeError(f"the game must be a velkahra.Game, not {kind}: velkahra.game(name) is one")
