"""Morra: all seats show 0 to 3 fingers at once; the total decides which seat gets the point.

MO-TURN-01: a seat shows once a round, and not when the game is over.
MO-SHOW-01: the fingers are hidden until everybody has chosen; then the seat (total modulo the
number of seats) gets a point. Most points after the last round win; ties share.
"""

from collections.abc import Sequence

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64
from tests.toys.components import ToyGame, ToyWords, graph_of

from velkahra.core.choice.choice import NO_CHOICE, Choices, Number
from velkahra.core.contract.entries import Entries, bit
from velkahra.core.contract.events import OPEN, Event, Events
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.observer import Observer
from velkahra.core.contract.options import Option, Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.space import ActionSpace, Field
from velkahra.core.contract.state import NOBODY, State

FINGERS = 4
NOTHING = -1


class MorraView(msgspec.Struct, frozen=True):
    """What a seat may know: who has chosen, its own choice, and all points.

    A choice that is hidden from it, or not made yet, is None.
    """

    seat: int
    chosen: tuple[bool, ...]
    choices: tuple[int | None, ...]
    points: tuple[int, ...]
    rounds: int

    @property
    def own(self) -> int:
        """The viewer's own choice, or NOTHING."""
        mine = self.choices[self.seat] if self.seat >= 0 else None
        return NOTHING if mine is None else mine


class MorraState(State):
    """The numbers chosen this round (NOTHING if none), the points, and the rounds left."""

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.chosen = [NOTHING] * seats
        self.points = [0] * seats
        self.rounds = rounds

    def clone(self) -> "MorraState":
        copy = type(self)(self.seats, self.rounds)
        copy.chosen = self.chosen[:]
        copy.points = self.points[:]
        return copy

    def actor(self) -> i64:
        if self.rounds == 0:
            return NOBODY
        return self.chosen.index(NOTHING)

    def acting(self) -> i64:
        if self.rounds == 0:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.chosen[seat] == NOTHING)

    def legal_actions(self, seat: i64) -> vec[i64]:
        return vec[i64](range(FINGERS) if self.may_act(seat) else ())

    def chance_weights(self) -> vec[i64]:
        return vec[i64]()

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        if not (0 <= seat < self.seats) or self.rounds == 0 or self.chosen[seat] != NOTHING:
            return Refusal("MO-TURN-01", {"seat": seat})
        return None if 0 <= action < FINGERS else Refusal("MO-SHOW-01")

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        self.chosen[seat] = action
        if events is not None:
            events.emit_to_others(seat, "chose", {"seat": seat})
            events.emit_to(seat, "chose-own", {"seat": seat, "count": action})
        if NOTHING not in self.chosen:
            self._reveal(events)

    def _reveal(self, events: Events | None) -> None:
        winner = sum(self.chosen) % self.seats
        if events is not None:
            for seat, count in enumerate(self.chosen):
                events.emit("showed", {"seat": seat, "count": count})
            events.emit("point", {"seat": winner})
        self.points[winner] += 1
        self.chosen = [NOTHING] * self.seats
        self.rounds -= 1

    def determinize(self, seat: i64, rng: Random) -> "MorraState":
        world = self.clone()
        for other, count in enumerate(self.chosen):
            if other != seat and count != NOTHING:
                world.chosen[other] = rng.randrange(FINGERS)
        return world

    def returns(self) -> vec[float]:
        if self.rounds:
            return vec[float]([0.0] * self.seats)
        best = max(self.points)
        share = 1.0 / self.points.count(best)
        return vec[float]([share if count == best else 0.0 for count in self.points])


class MorraJudge(Judge[MorraState]):
    """The judgement of the game."""

    def evaluate(self, state: MorraState, seat: i64) -> float:
        return float(state.points[seat])


class MorraObserver(Observer[MorraState]):
    """What a seat observes."""

    def describe(self, w: Entries, state: MorraState, observer: i64) -> None:
        out, first = w.out, max(observer, 0)
        w.entities("players", "the seats, from the observer on")
        for other in (*range(first, state.seats), *range(first)):
            w.row()
            out[w.flag("chosen", "it has chosen")] = bit(state.chosen[other] != NOTHING)
            out[w.count("points", 0, 3, "points", "points")] = i16(state.points[other])
        own = state.chosen[observer] if observer >= 0 else NOTHING
        w.vector("round", "this round")
        out[w.code("own", -1, FINGERS - 1, "the own choice; -1 none")] = i16(own)
        out[w.count("rounds", 0, 3, "rounds left", "rounds")] = i16(state.rounds)


class Morra(ToyGame):
    """The title."""

    name = "morra"
    prefix = "MO"
    seats = (2, 3, 4)
    options: tuple[Option, ...] = (
        Option("rounds", ("three", "two")),
        Option("colour", ("grey", "gold"), cosmetic=True),
    )
    space = ActionSpace([("show", [Field("count", [str(count) for count in range(FINGERS)])])])
    reveals = frozenset({"showed"})
    judge: Judge[MorraState] = MorraJudge()
    observer: Observer[MorraState] = MorraObserver()
    words = ToyWords(
        {
            "MO-TURN-01": "a seat shows once a round, while the game lasts.",
            "MO-SHOW-01": "show 0 to 3 fingers.",
        },
        {
            "chose": "{seat} has chosen.",
            "chose-own": "{seat} chooses {count}.",
            "showed": "{seat} shows {count}.",
            "point": "{seat} gets the point.",
        },
    )

    def new_state(self, seats: int, options: Options) -> State:
        return MorraState(seats, {"three": 3, "two": 2}[options["rounds"]])

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> MorraView:
        assert isinstance(state, MorraState)
        return MorraView(
            seat,
            tuple(count != NOTHING for count in state.chosen),
            tuple(
                count if count != NOTHING and seat in (owner, OPEN) else None
                for owner, count in enumerate(state.chosen)
            ),
            tuple(state.points),
            state.rounds,
        )

    def choices(self, state: State, seat: int) -> Choices:
        if not state.may_act(seat):
            return NO_CHOICE
        return graph_of(Number(list(range(FINGERS)), "show "))

    def elements(self) -> list[str]:
        return []

    def lines(self, view: msgspec.Struct, language: str) -> list[str]:
        assert isinstance(view, MorraView)
        return [*super().lines(view, language), f"own: {view.own}"]

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, MorraState)
        return {"points and rounds": sum(state.points) + state.rounds}


MORRA = Morra()
