"""Relay: an organiser enters who won a race, then every team digs in its turn.

RE-TURN-01: only a team that is asked acts. RE-DIG-01: a team digs at most three times in a turn.
RE-ASK-01: another team is asked once. RE-ENTER-01: a race is won by a team; between turns the game
goes on, or a team is granted a point. Two rounds; most points win. Only the finder knows a find.
"""

from collections.abc import Mapping, Sequence

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.components import SEAT_NAMES, ToyGame, ToyWords

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices
from velkahra.core.contract.desk import Chart, Desk, DeskError, Form, Slip
from velkahra.core.contract.desk import Field as Asked
from velkahra.core.contract.events import OPEN, Event, Events
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.options import Option, Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.space import ActionSpace, Field
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.contract.table import Clock, Table

SEATS = list(SEAT_NAMES[:3])
SPACE = ActionSpace(
    [
        ("dig", []),
        ("ask", [Field("seat", SEATS)]),
        ("answer", [Field("what", ["yes", "no"])]),
        ("end", []),
        ("won", [Field("seat", SEATS)]),
        ("go-on", []),
        ("grant", [Field("seat", SEATS)]),
    ]
)
A_DIG, A_ASK, A_ANSWER, A_END, A_WON, A_GO_ON, A_GRANT = (
    SPACE.offset(kind.name) for kind in SPACE.kinds
)
F_RACE, F_BETWEEN, F_TURN, F_ANSWER = 1, 2, 3, 4
MOST = 3


class RelayView(msgspec.Struct, frozen=True):
    """What a seat may know: all points, and what it has dug up itself."""

    seat: int
    points: tuple[int, ...]
    dug: tuple[int | None, ...]


class RelayState(State):
    """Points, secrets dug up, digs of this turn, and whether somebody was asked."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = [0] * seats
        self.dug = [0] * seats
        self.digs = 0
        self.asked = 0

    def clone(self) -> "RelayState":
        copy = type(self)(self.seats)
        copy.stack = self.stack[:]
        copy.points, copy.dug = self.points[:], self.dug[:]
        copy.digs, copy.asked = self.digs, self.asked
        return copy

    def actor(self) -> i64:
        if len(self.stack) == 0:
            return NOBODY
        return CHANCE if self.frame_kind() in (F_RACE, F_BETWEEN) else self.frame_seat()

    def legal_actions(self, seat: i64) -> vec[i64]:
        every = range(SPACE.size) if self.may_act(seat) else range(0)
        return vec[i64]([action for action in every if self.refusal(seat, action) is None])

    def chance_weights(self) -> vec[i64]:
        between = self.frame_kind() == F_BETWEEN
        return vec[i64](
            [1 if not between or action == A_GO_ON else 0 for action in self.legal_actions(CHANCE)]
        )

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        if not self.may_act(seat) or not 0 <= action < SPACE.size:
            return Refusal("RE-TURN-01")
        kind = SPACE.decode(action).kind
        wanted = {
            F_RACE: ("won",),
            F_BETWEEN: ("go-on", "grant"),
            F_TURN: ("dig", "ask", "end"),
            F_ANSWER: ("answer",),
        }[int(self.frame_kind())]
        if kind not in wanted:
            return Refusal("RE-ENTER-01" if seat == CHANCE else "RE-TURN-01")
        value = SPACE.decode(action).values[0] if SPACE.decode(action).values else 0
        if kind in ("won", "grant", "ask") and value >= self.seats:
            return Refusal("RE-ENTER-01")
        if kind == "dig" and self.digs == MOST:
            return Refusal("RE-DIG-01")
        return Refusal("RE-ASK-01") if kind == "ask" and (self.asked or value == seat) else None

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        parts = SPACE.decode(action)
        value = parts.values[0] if parts.values else int(seat)
        if parts.kind == "dig":
            self.digs += 1
            self.dug[seat] += 1
        elif parts.kind == "ask":
            self.asked = 1
            self.push(F_ANSWER, value)
        else:
            self.drop()
        if parts.kind in ("won", "grant"):
            self.points[value] += 1
        if parts.kind == "grant":
            self.push(F_BETWEEN, CHANCE)
        if parts.kind == "go-on":
            self.digs = self.asked = 0
        self._emit(parts.kind, value, events)

    def _emit(self, kind: str, seat: int, events: Events | None) -> None:
        if events is None or kind == "go-on":
            return
        if kind == "dig":
            events.emit_to(seat, "dug", {"seat": seat, "count": self.dug[seat]})
            events.emit_to_others(seat, "digs", {"seat": seat})
        else:
            events.emit(kind, {"seat": seat})

    def determinize(self, seat: i64, rng: Random) -> "RelayState":
        return self.clone()

    def returns(self) -> vec[float]:
        if not self.is_over():
            return vec[float]([0.0] * self.seats)
        best = max(self.points)
        share = 1.0 / self.points.count(best)
        return vec[float]([share if count == best else 0.0 for count in self.points])


class RelayJudge(Judge[RelayState]):
    """The judgement of the game."""

    def evaluate(self, state: RelayState, seat: i64) -> float:
        return float(state.points[seat])


def ours(state: State) -> RelayState:
    assert isinstance(state, RelayState)
    return state


class RelayDesk(Desk):
    """The desk of a relay."""

    def is_used(self, options: Options) -> bool:
        return options["results"] == "organiser"

    def forms(self, state: State, options: Options, language: str) -> Sequence[Form]:
        if state.is_over():
            return ()
        seats = tuple((name, name.capitalize()) for name in SEATS[: int(state.seats)])
        team = Asked("team", "Team", seats)
        grant = Form("grant", "Grant", "A point.", "Grant a point", (team,))
        if state.frame_kind() != F_RACE:
            return (grant,)
        row = Asked("team", "Who won", seats, "row")
        return (Form("race", "The race", "Who won?", "Enter the race", (row,), True), grant)

    def entries(self, state: State, form: str, answers: Mapping[str, str]) -> Sequence[str]:
        if not answers.get("team"):
            raise DeskError("desk-no-team")
        return [f"{'won' if form == 'race' else 'grant'} {answers['team']}"]

    def goes_on(self, state: State) -> str:
        return "go-on" if len(state.stack) and state.frame_kind() == F_BETWEEN else ""

    def chart(self, state: State, options: Options, language: str) -> Chart:
        points = sorted(enumerate(ours(state).points), key=lambda one: -one[1])
        rows = tuple((SEATS[n], str(count)) for n, count in points)
        places = tuple(1 + sum(other > count for _, other in points) for _, count in points)
        return Chart(("Team", "Points"), ("The team.", "Its points."), rows, places)

    def slips(self, state: State, language: str) -> Sequence[Slip]:
        return [
            Slip(f"{SEATS[seat]} {number}", seat, (f"secret {SEATS[seat]} {number}",))
            for seat, count in enumerate(ours(state).dug)
            for number in range(1, count + 1)
        ]


class RelayClock(Clock):
    """Turns of 15 minutes."""

    usual, late = "turn-900", "default"
    has_turns = True

    def turn_of(self, state: State) -> int:
        frames = [int(state.stack[at]) for at in range(0, len(state.stack), 6)]
        if not frames or state.actor() == CHANCE:
            return -1
        below = 0 if state.frame_kind() == F_TURN else 1
        return int(state.stack[(len(frames) - 1 - below) * 6 + 1])


class RelayTable(Table):
    """Outcomes are entered."""

    def is_entered(self, state: State) -> bool:
        return state.actor() == CHANCE

    def safe_default(self, state: State, seat: int) -> int:
        return int(A_END if state.frame_kind() == F_TURN else A_ANSWER + 1)


class Relay(ToyGame):
    """The title."""

    name = "relay"
    prefix = "RE"
    judge = RelayJudge()
    seats = (2, 3)
    options = (Option("results", ("organiser", "chance")),)
    space = SPACE
    desk = RelayDesk()
    clock = RelayClock()
    table = RelayTable(SPACE)
    words = ToyWords(
        {
            "RE-TURN-01": "only who is asked acts.",
            "RE-DIG-01": "three times at most.",
            "RE-ASK-01": "another team is asked once.",
            "RE-ENTER-01": "that is not what is entered here.",
        },
        {
            "dug": "{seat} digs up secret {count}.",
            "digs": "{seat} digs.",
            "ask": "{seat} is asked.",
            "answer": "{seat} answers.",
            "end": "{seat} ends its turn.",
            "won": "{seat} wins the race.",
            "grant": "{seat} is granted a point.",
        },
    )

    def new_state(self, seats: int, options: Options) -> State:
        state = RelayState(seats)
        for _ in range(2):
            for seat in reversed(range(seats)):
                state.push(F_TURN, seat)
                state.push(F_BETWEEN, CHANCE)
            state.push(F_RACE, CHANCE)
        return state

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> RelayView:
        dug = ours(state).dug
        shown = tuple(count if seat in (n, OPEN) else None for n, count in enumerate(dug))
        return RelayView(seat, tuple(ours(state).points), shown)

    def choices(self, state: State, seat: int) -> Choices:
        if seat < 0 or not state.may_act(seat):
            return NO_CHOICE
        builder = ChoiceBuilder()
        for action in state.legal_actions(seat):
            builder.path([f"do-{action}"], self.write(seat, action))
        return builder.build()

    def elements(self) -> list[str]:
        return [f"do-{action}" for action in range(A_WON)]

    def census(self, state: State) -> dict[str, int]:
        return {}


RELAY = Relay()
