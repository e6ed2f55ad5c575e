"""What every player of a game remembers: the information states of a game tree."""

import hashlib
from collections.abc import Callable
from typing import Any, Final

from librt.random import Random

from velkahra.core import registry
from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.position import read_position, write_position
from velkahra.envs.observing import Numbers, Observing, Recall

DIGEST: Final = 16
"""Bytes of a digest of what a player knows: two that are alike are of the same knowledge."""

LOOK: Final = (-2, 0)
"""Stands among plies where every player looks at the position."""


class Memory:
    """A position and every player's memory of its origin; OpenSpiel copies and stores it.

    What players remember is found when it is asked for, from the plies since it was found last.
    """

    def __init__(self, game: Game, state: State, observing: Observing) -> None:
        self.game: Final = game
        self.state = state
        self._observing: Final = observing
        self._recalled = Recall(state.seats, observing.recall)
        self._digests = [b""] * state.seats
        self._seen = [b""] * state.seats
        self._known = state.clone()  # the position until which players remember; copies share it
        self._since: list[tuple[int, int]] = []
        self._see(self._known)

    def act(self, player: int, action: int) -> None:
        """Carry out a legal action of a player or of CHANCE."""
        self.state.advance(player, action, None)
        self._since.append((player, action))

    def look(self) -> None:
        """Let every player remember what they see, if it is not what they saw before."""
        self._since.append(LOOK)

    def _catch_up(self) -> None:
        """Let every player remember the plies since the last time."""
        if self._since:
            known, since = self._known.clone(), self._since
            self._known, self._since = known, []
            self._recalled = self._recalled.clone()
            self._digests, self._seen = self._digests[:], self._seen[:]
            for ply in since:
                if ply == LOOK:
                    self._see(known)
                else:
                    self._act(known, *ply)

    def _act(self, state: State, player: int, action: int) -> None:
        events = Events()
        state.advance(player, action, events)
        if player != CHANCE:
            self._recalled.add(player, action, events)
            self._remember(player, b"%d" % action)
        if events.happened:
            self._hear(events)

    def _hear(self, events: Events) -> None:
        """Let every player remember the events that they may know."""
        texts = []
        for event in events.happened:
            facts = " ".join(f"{name}={value}" for name, value in sorted(event.facts.items()))
            texts.append((event, f"{event.kind} {facts}".encode()))
        for player in range(self.state.seats):
            if heard := [text for event, text in texts if event.visible_to(player)]:
                self._remember(player, b"\n".join(heard))

    def _see(self, state: State) -> None:
        for player in range(state.seats):
            seen = self._observing.position(state, player).tobytes()
            if seen != self._seen[player]:
                self._seen[player] = seen
                self._remember(player, seen)

    def _remember(self, player: int, what: bytes) -> None:
        digest = hashlib.blake2b(self._digests[player] + what, digest_size=DIGEST)
        self._digests[player] = digest.digest()

    def knowledge(self, player: int) -> str:
        """Return a word for all that a player has seen, heard and done: the information state."""
        self._catch_up()
        return self._digests[player].hex()

    @property
    def recalled(self) -> Recall:
        """The last decisions, as each player knows them."""
        self._catch_up()
        return self._recalled

    def resampled(self, player: int, rng: Random) -> "Memory":
        """Return a position that `player` cannot tell from this one.

        The others remember only what they see in it, and the last decisions that `player` knows.
        """
        self._catch_up()
        other = Memory(self.game, self.state.determinize(player, rng), self._observing)
        other._digests[player] = self._digests[player]
        other._seen[player] = self._seen[player]
        other._recalled = self._recalled.as_known_to(player)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Memory":
        copy = Memory.__new__(Memory)
        copy.__dict__.update(self.__dict__)
        copy.state, copy._since = self.state.clone(), self._since[:]
        return copy

    def __reduce__(self) -> tuple[Callable[..., "Memory"], tuple[Any, ...]]:
        text = write_position(self.state, self.game)
        kept = (self.recalled, self._digests, self._seen)  # `recalled` first: it catches up
        return _stored, (self.game.name, text, self._observing.recall, *kept)


def digest(seen: Numbers) -> str:
    """Return a word for an observation."""
    return hashlib.blake2b(seen.tobytes(), digest_size=DIGEST).hexdigest()


def _stored(name: str, text: str, recall: int, *kept: Any) -> Memory:
    """Return the memory that was stored under these parts."""
    game = registry.game(name)
    state = read_position(text, game)
    memory = Memory(game, state, Observing(game, state.seats, game.options_of(state), recall))
    memory._recalled, memory._digests, memory._seen = kept
    return memory
