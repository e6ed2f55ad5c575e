"""Short words for the rule tests of all games: actions, their events, and refusals."""

from collections.abc import Callable
from typing import Generic, TypeVar

import pytest

from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import IllegalAction
from velkahra.core.contract.state import CHANCE, State

S = TypeVar("S", bound=State)


class Acting(Generic[S]):
    """Actions in positions of a game, and their effects.

    A position is a state, or a text that `read` turns into one. `seat_of` returns the seat of a
    name. Where tests write actions in their own way, `spoken` returns who acts and the action, and
    `spelled` writes an action. Positions that are not `whole` may break invariants.
    """

    def __init__(
        self,
        game: Game,
        read: Callable[[str], S],
        seat_of: Callable[[S, str], int],
        spoken: Callable[[S, str], tuple[int, int]] | None = None,
        spelled: Callable[[int], str] | None = None,
        whole: bool = True,
    ) -> None:
        self._game = game
        self._read = read
        self._seat_of = seat_of
        self._whole = whole
        self._spoken = spoken or (lambda state, text: (int(state.actor()), game.read(text)))
        self._spelled = spelled or (lambda action: game.write(0, action))

    def after(self, position: S | str, *texts: str) -> S:
        """Return a position in which these actions have happened."""
        state = self._at(position)
        self.act(state, *texts)
        return state

    def _at(self, position: S | str) -> S:
        return self._read(position) if isinstance(position, str) else position

    def act(self, position: S | str, *texts: str) -> list[Event]:
        """Let these actions happen one after the other, those of the dealer too.

        `dealt` lets the dealer draw what comes first until somebody has to decide.
        """
        state, events = self._at(position), Events()
        for text in texts:
            if text == "dealt":
                self._deal(state, events)
                continue
            who, action = self._spoken(state, text)
            refusal = state.refusal(who, action)
            assert refusal is None, f"{text}: {refusal!r}; now: {self.legal(state)}"
            assert action in list(state.legal_actions(who)), text
            state.apply(who, action, events)
            assert not self._whole or self._game.faults(state) == [], text
        return events.happened

    def dealt(self, state: S) -> list[Event]:
        """Let the dealer draw until somebody has to decide, always what comes first."""
        self._deal(state, events := Events())
        return events.happened

    def _deal(self, state: S, events: Events) -> None:
        while state.actor() == CHANCE:
            state.apply(CHANCE, state.legal_actions(CHANCE)[0], events)
            assert self._game.faults(state) == []

    def legal(self, position: S | str, *verbs: str, by: str = "") -> set[str]:
        """List the legal actions of `by` or of whoever is asked first; these verbs, or all."""
        state = self._at(position)
        who = self._seat_of(state, by) if by else int(state.actor())
        texts = {self._spelled(int(action)) for action in state.legal_actions(who)}
        return {text for text in texts if text.split()[0] in verbs or not verbs}

    def refused(self, position: S | str, text: str, by: str = "") -> str:
        """Try an illegal action, as `by` or the first seat to act; nothing may change.

        Returns: the rule and its variant, as in `TE-TILE-01-occupied`.
        """
        state = self._at(position)
        who, action = self._spoken(state, text)
        who = self._seat_of(state, by) if by else who
        before = state.freeze()
        assert action not in list(state.legal_actions(who)), text
        with pytest.raises(IllegalAction) as caught:
            state.apply(who, action)
        assert state.freeze() == before
        return caught.value.refusal.key.removeprefix("refusal-")

    @staticmethod
    def told(events: list[Event], *kinds: str) -> list[str]:
        """Write what happened as text, `kind fact=1 ...`; only these kinds, or all."""
        return [repr(event) for event in events if event.kind in kinds or not kinds]
