"""Many games stepped by one call: the compiled part of `velkahra.envs.batches`.

Arrays lie flat, one game after the other, in memory that NumPy reads in place.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from velkahra.bots.bot import Bot
from velkahra.core.contract.entries import blank_entries
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.play.seat_knowledge import SeatKnowledge


@final
class Stepping:
    """Games that all begin alike, with other chance, and go on by themselves when one is over.

    Attributes:
        games: the number of games.
        size: numbers of an observation; 0 for none.
        width: bytes of a mask; 0 for none.
        observations: for each game, what the seat that decides may know.
        masks: for each game, a bit for each action, the lowest bit of the first byte first.
        seats: for each game, the seat that decides.
        rewards: for each game, each seat's share of the victory if it has just ended, else 0.
        ended: for each game, 1 if the last step ended it, else 0.
    """

    def __init__(self, start: State, games: i64, size: i64, width: i64, seed: i64) -> None:
        self._start: Final = start
        self.games: Final[i64] = games
        self.size: Final[i64] = size
        self.width: Final[i64] = width
        self._rng: Final = Random(seed)
        self._states: Final[list[State]] = []
        self._bots: Final[list[Bot | None]] = [None] * int(start.seats)
        self._legal: Final[list[vec[i64]]] = []
        self.observations: Final[vec[i16]] = blank_entries(games * size)
        self.masks: Final[vec[u8]] = _bytes(games * width)
        self.seats: Final[vec[u8]] = _bytes(games)
        self.rewards: Final[vec[float]] = _floats(games * start.seats)
        self.ended: Final[vec[u8]] = _bytes(games)
        empty: vec[i64] = vec[i64]()
        for _ in range(games):
            self._states.append(start)
            self._legal.append(empty)

    def seat_bot(self, seat: i64, bot: Bot) -> None:
        """Let a bot play a seat in all games; `reset` has to follow."""
        self._bots[seat] = bot

    def reset(self) -> None:
        """Begin all games again."""
        for game in range(self.games):
            self._begin(game)
            self._clear_rewards(game)
            self._show(game)

    def _begin(self, game: i64) -> None:
        """Begin a game again, as often as bots alone play it to its end."""
        while True:
            self._states[game] = self._start.clone()
            if self._go_on(self._states[game]):
                return

    def _go_on(self, state: State) -> bool:
        """Play what chance and bots decide; return whether someone else has to decide then."""
        rng = self._rng
        while True:
            seat = state.actor()
            if seat == CHANCE:
                state.advance(CHANCE, state.draw(rng), None)
            elif seat == NOBODY:
                return False
            else:
                bot = self._bots[seat]
                if bot is None:
                    return True
                state.advance(seat, bot.choose(SeatKnowledge(state, seat, rng), rng), None)

    def _clear_rewards(self, game: i64) -> None:
        self.ended[game] = 0
        seats = self._start.seats
        for seat in range(seats):
            self.rewards[game * seats + seat] = 0.0

    def step(self, actions: list[int]) -> None:
        """Carry out an action of the deciding seat in every game: `actions` has one for each.

        Games that end begin again at once: `ended` and `rewards` are then of the old one, the rest
        of the new one.

        Raises: IllegalAction, with the rule, before anything is changed.
        """
        for game in range(self.games):
            self.check(game, i64(actions[game]))
        for game in range(self.games):
            self._step(game, i64(actions[game]))

    def check(self, game: i64, action: i64) -> None:
        """Raise IllegalAction, with the rule, for an action that is not legal in a game."""
        state, seat = self._states[game], i64(self.seats[game])
        if self.width:
            is_legal = _is_in(self._legal[game], action)
        else:
            is_legal = state.refusal(seat, action) is None
        if not is_legal:
            state.apply(seat, action)

    def _step(self, game: i64, action: i64) -> None:
        state = self._states[game]
        if self.ended[game]:
            self._clear_rewards(game)
        state.advance(i64(self.seats[game]), action, None)
        if not self._go_on(state):
            self._end(game, state)
        self._show(game)

    def _end(self, game: i64, state: State) -> None:
        """Keep how a game ended, and begin the next one."""
        shares = state.returns()
        seats = state.seats
        for seat in range(seats):
            self.rewards[game * seats + seat] = shares[seat]
        self.ended[game] = 1
        self._begin(game)

    def _show(self, game: i64) -> None:
        """Write what the seat that decides may know and do."""
        state = self._states[game]
        seat = state.actor()
        self.seats[game] = u8(seat)
        if self.width:
            before = self._legal[game]
            legal = state.legal_actions(seat)
            self._legal[game] = legal
            self._mask(game * self.width, before, legal)
        if self.size:
            state.observe(seat, self.observations, game * self.size)

    def _mask(self, at: i64, before: vec[i64], legal: vec[i64]) -> None:
        """Replace the bits of the legal actions of before by those of now."""
        masks = self.masks
        for action in before:
            masks[at + (action >> 3)] = 0
        one: i64 = 1
        for action in legal:
            masks[at + (action >> 3)] |= u8(one << (action & 7))

    def sample(self) -> vec[i64]:
        """Return a random legal action for every game, in the order of games."""
        chosen: vec[i64] = vec[i64](capacity=self.games)
        for game in range(self.games):
            if self.width:
                legal = self._legal[game]
                chosen = append(chosen, legal[self._rng.randrange(i64(len(legal)))])
            else:
                seat = i64(self.seats[game])
                chosen = append(chosen, self._states[game].sample(seat, self._rng))
        return chosen


def _bytes(size: i64) -> vec[u8]:
    out: vec[u8] = vec[u8](capacity=size)
    for _ in range(size):
        out = append(out, 0)
    return out


def _floats(size: i64) -> vec[float]:
    out: vec[float] = vec[float](capacity=size)
    for _ in range(size):
        out = append(out, 0.0)
    return out


def _is_in(legal: vec[i64], action: i64) -> bool:
    """Return whether an action is among the legal ones, which are in order."""
    low: i64 = 0
    high = i64(len(legal))
    while low < high:
        middle = (low + high) // 2
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < i64(len(legal)) and legal[low] == action
