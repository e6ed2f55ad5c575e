"""Many games stepped by one call: the compiled part of `velkahra.envs.batches`.

Arrays lie flat, one game after the other, in memory that NumPy reads in place.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from velkahra.bots.bot import Bot
from velkahra.core.contract import entries, masks
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.observer import Observer
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.contract.stored_fields import StoredFields, set_fields, stored_fields
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.envs.seeds import Seeds


@final
class Stepping:
    """Games that all begin alike, with other chance, and go on by themselves when one is over.

    Attributes:
        size: numbers of an observation; 0 for none.
        words: integers of a mask; 0 for none.
        observations: for each game, what the seat that decides may know.
        masks: for each game, the legal actions as `core.contract.masks` makes a set of bits.
        seats: for each game, the seat that decides.
        rewards: for each game, each seat's share of the victory if it has just ended, else 0.
        ended: for each game, 1 if the last step ended it, else 0.
        finals: for each game that the last step ended, what the seat that decided last knows at
            the end; for others a former end, or zeros.
    """

    def __init__(
        self,
        start: State,
        observer: Observer[State],
        judge: Judge[Any],
        games: i64,
        size: i64,
        words: i64,
        seeds: Seeds,
    ) -> None:
        self._start: Final = start
        self._observer: Final = observer
        self._judge: Final = judge
        self.games: Final[i64] = games
        self.size: Final[i64] = size
        self.words: Final[i64] = words
        self._seeds: Final = seeds
        self._states: Final[list[State]] = []
        self._bots: Final[list[Bot | None]] = [None] * int(start.seats)
        self.observations: vec[i16] = entries.blank_entries(games * size)
        self.masks: vec[i64] = masks.blank_mask(games * words)
        self.seats: vec[u8] = _bytes(games)
        self.rewards: vec[float] = _floats(games * start.seats)
        self.ended: vec[u8] = _bytes(games)
        self.finals: vec[i16] = entries.blank_entries(games * size)
        for _ in range(games):
            self._states.append(start)

    def __deepcopy__(self, memo: dict[int, object]) -> "Stepping":
        seeds = self._seeds.clone()
        copy = Stepping(
            self._start, self._observer, self._judge, self.games, self.size, self.words, seeds
        )
        for seat in range(i64(len(self._bots))):
            copy._bots[seat] = self._bots[seat]
        for game in range(self.games):
            copy._states[game] = self._states[game].clone()
        copy.observations, copy.masks = self.observations[:], self.masks[:]
        copy.seats, copy.rewards, copy.ended = self.seats[:], self.rewards[:], self.ended[:]
        copy.finals = self.finals[:]
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        made = self._start, self._observer, self._judge, self.games, self.size, self.words
        states = [stored_fields(state) for state in self._states]
        ends = list(self.rewards), list(self.ended), list(self.finals)
        return _restored, (*made, self._seeds, self._bots, states, *ends)

    def seat_bot(self, seat: i64, bot: Bot) -> None:
        """Let a bot play a seat in all games; `reset` has to follow."""
        self._bots[seat] = bot

    def reset(self) -> None:
        """Begin all games again."""
        self._seeds.renew()
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
        rng = self._seeds.rng
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
                bot.forget()  # its last choice was in another game
                knowledge = SeatKnowledge(self._judge, state, seat, rng)
                state.advance(seat, bot.choose(knowledge, rng), None)

    def _clear_rewards(self, game: i64) -> None:
        self.ended[game] = 0
        seats = self._start.seats
        for seat in range(seats):
            self.rewards[game * seats + seat] = 0.0

    def step(self, actions: vec[i64]) -> None:
        """Carry out an action of the deciding seat in every game: `actions` has one for each.

        Games that end begin again at once: `ended`, `rewards` and `finals` are then of the old one,
        the rest of the new one. Raises: IllegalAction, with the rule, before anything is changed.
        """
        for game in range(self.games):
            self.check(game, actions[game])
        self._seeds.renew()
        for game in range(self.games):
            self._step(game, actions[game])

    def check(self, game: i64, action: i64) -> None:
        """Raise IllegalAction, with the rule, for an action that is not legal in a game."""
        if self._is_marked(game, action):
            return
        state, seat = self._states[game], i64(self.seats[game])
        if self.words or state.refusal(seat, action) is not None:
            state.apply(seat, action)

    def _is_marked(self, game: i64, action: i64) -> bool:
        known = 0 <= action < masks.WORD * self.words
        return known and masks.is_marked(self.masks, game * self.words, action)

    def _step(self, game: i64, action: i64) -> None:
        state = self._states[game]
        if self.ended[game]:
            self._clear_rewards(game)
        state.advance(i64(self.seats[game]), action, None)
        if not self._go_on(state):
            self._end(game, state)
        self._show(game)

    def _end(self, game: i64, state: State) -> None:
        shares = state.returns()
        seats = state.seats
        for seat in range(seats):
            self.rewards[game * seats + seat] = shares[seat]
        self.ended[game] = 1
        if self.size:
            self._observer.observe(state, i64(self.seats[game]), self.finals, game * self.size)
        self._begin(game)

    def _show(self, game: i64) -> None:
        state = self._states[game]
        seat = state.actor()
        self.seats[game] = u8(seat)
        if self.words:
            masks.clear(self.masks, game * self.words, self.words)
            state.mark_legal_actions(seat, self.masks, game * self.words)
        if self.size:
            self._observer.observe(state, seat, self.observations, game * self.size)

    def sample(self) -> vec[i64]:
        """Return a random legal action for every game, in the order of games."""
        self._seeds.renew()
        chosen: vec[i64] = vec[i64](capacity=self.games)
        for game in range(self.games):
            chosen = append(chosen, self._sample(game))
        return chosen

    def _sample(self, game: i64) -> i64:
        words, at = self.words, game * self.words
        if words == 0:
            return self._states[game].sample(i64(self.seats[game]), self._seeds.rng)
        number = masks.count_marked(self.masks, at, words)
        return masks.nth_marked(self.masks, at, self._seeds.rng.randrange(number))


def _restored(
    start: State,
    observer: Observer[State],
    judge: Judge[Any],
    games: i64,
    size: i64,
    words: i64,
    seeds: Seeds,
    bots: list[Bot | None],
    kept: list[StoredFields],
    rewards: list[float],
    ended: list[u8],
    finals: list[i16],
) -> Stepping:
    """Return games that were pickled."""
    stepping = Stepping(start, observer, judge, games, size, words, seeds)
    stepping.rewards, stepping.ended = vec[float](rewards), vec[u8](ended)
    stepping.finals = vec[i16](finals)
    for seat in range(i64(len(bots))):
        stepping._bots[seat] = bots[seat]
    for game in range(games):
        state = start.clone()
        set_fields(state, kept[game])
        stepping._states[game] = state
        stepping._show(game)
    return stepping


def carry_out(
    state: State, seat: i64, action: i64, seeds: Seeds, plies: list[tuple[int, int]]
) -> None:
    """Carry out a legal action and draw what chance decides after it; add both to `plies`."""
    state.advance(seat, action, None)
    plies.append((int(seat), int(action)))
    deal(state, seeds, plies)


def deal(state: State, seeds: Seeds, plies: list[tuple[int, int]]) -> None:
    """Draw what chance decides until a seat has to, in a step of its own, and add it to `plies`."""
    rng = seeds.renew()
    while state.actor() == CHANCE:
        outcome = state.draw(rng)
        state.advance(CHANCE, outcome, None)
        plies.append((int(CHANCE), int(outcome)))


def legal_flags(state: State, seat: i64, actions: i64) -> vec[u8]:
    """Return an entry for each of `actions`: 1 for what a seat that has to decide may do, else 0.

    `memoryview` reads it in place.
    """
    flags: vec[u8] = vec[u8]([u8(0)] * actions)
    if state.may_act(seat):
        for action in state.legal_actions(seat):
            flags[action] = 1
    return flags


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
