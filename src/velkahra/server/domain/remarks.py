"""What characters say at moments that matter: a few lines in a game, of public events only."""

from collections.abc import Mapping, Sequence
from typing import Final

from velkahra.core.contract.events import EVERYBODY, Event
from velkahra.core.contract.game import Game
from velkahra.server.domain.texts import lines_of_game

PAUSE: Final = 30
"""Plies between two remarks; the last one, about the end, needs no pause."""
REST: Final = "rest"
"""In place of a fact: a bot other than the seat of the event."""

Remark = tuple[int, str]
"""A seat and what it says."""


class Remarks:
    """Chooses the remarks of a table, the same for everybody who hears the same events."""

    def __init__(self, game: Game, bots: Sequence[int], language: str) -> None:
        self._game: Final = game
        self._bots: Final = bots
        self._language: Final = language
        self._last = 0

    def on(self, event: Event, ply: int) -> Remark | None:
        """Return what a bot says when an event happens, if it says anything."""
        if not self._bots or event.audience != EVERYBODY:
            return None
        moment = self._game.words.remarked(event)
        due = ply >= self._last + PAUSE or (REST in moment and ply > 0)
        found = self._speaker(moment, event) if moment and due else None
        if found is None:
            return None
        seat, about = found
        lines = lines_of_game(self._game, self._language, f"remark-{about}")
        self._last = ply
        return (seat, lines[(ply + seat) % len(lines)]) if lines else None

    def _speaker(self, moment: Mapping[str, str], event: Event) -> tuple[int, str] | None:
        """Return the seat that speaks, and what about."""
        for fact, about in moment.items():
            named = [seat for seat in self._bots if _is_named(event, fact, seat)]
            if named:
                return named[0], about
        return None


def _is_named(event: Event, fact: str, seat: int) -> bool:
    """Return whether a fact names a seat: "seats" a set of them, REST all that no fact names."""
    if fact == REST:
        return seat != event.facts.get("seat")
    if fact == "seats":
        return bool(event.facts[fact] >> seat & 1)
    return event.facts.get(fact) == seat
