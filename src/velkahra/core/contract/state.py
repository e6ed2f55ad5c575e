"""The state of a game: everything that is true now, and nothing else.

A game subclasses `State`. Decisions wait on a stack of frames, six plain integers each: kind, seat
and four slots. So a game can be cloned or stored in the middle of the most nested decision. Each
game names its kinds and slots in `rules/frames.py`. Chance is an actor: a rule that needs the
dealer pushes a chance frame, and the outcome comes back as an action.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import IllegalAction, OutOfTurn, Refusal

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2

FRAME: Final[i64] = 6
"""Integers a frame takes on the stack."""
FIRST_SLOT: Final[i64] = 2
"""Where the slots of a frame begin, after its kind and its seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game promises. Seats are 0..seats-1.

    Attributes:
        seats: the number of seats.
        stack: pending decisions, FRAME integers each, the innermost one last.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.stack: vec[i64] = vec[i64]()

    def clone(self) -> "State":
        """Copy the state. The copy and the original share nothing that can change."""
        raise NotImplementedError

    def actor(self) -> i64:
        """Give the first seat that may act now, CHANCE when the dealer must draw, or NOBODY.

        Several seats may act at once: see `acting`.
        """
        raise NotImplementedError

    def acting(self) -> i64:
        """Give the bit set of the seats that may act now; 0 for chance and when it is over."""
        seat = self.actor()
        one: i64 = 1
        return one << seat if seat >= 0 else 0

    def may_act(self, seat: i64) -> bool:
        """Say whether `seat` (or CHANCE) has something to decide now."""
        if seat < 0:
            return seat == CHANCE and self.actor() == CHANCE
        return (self.acting() >> seat) & 1 == 1

    def may_step_in(self, seat: i64) -> bool:
        """Say whether `seat` may do something although nobody waits for it.

        `legal_actions` lists what; the game goes on without it all the same.
        """
        return False

    def is_over(self) -> bool:
        """Say whether the game is over."""
        return self.actor() == NOBODY

    def legal_actions(self, seat: i64) -> vec[i64]:
        """List everything `seat` may do now: exact, complete, ascending, without repeats.

        For CHANCE these are the possible outcomes. A seat that may neither act nor step in gets an
        empty list.
        """
        raise NotImplementedError

    def chance_weights(self) -> vec[i64]:
        """Give each outcome of `legal_actions(CHANCE)` its weight, in the same order.

        Weights are whole numbers in proportion to the probabilities.
        """
        raise NotImplementedError

    def draw(self, rng: Random) -> i64:
        """Draw one chance outcome by its probability."""
        weights = self.chance_weights()
        total: i64 = 0
        for weight in weights:
            total += weight
        left = rng.randrange(total)
        outcomes = self.legal_actions(CHANCE)
        for i in range(i64(len(weights))):
            left -= weights[i]
            if left < 0:
                return outcomes[i]
        raise AssertionError("the weights do not add up")

    def sample(self, seat: i64, rng: Random) -> i64:
        """Draw one of the legal actions of `seat`, which has something to decide, all alike."""
        actions = self.legal_actions(seat)
        return actions[rng.randrange(i64(len(actions)))]

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Say why `seat` may not do `action` now, or None when it may.

        It agrees with `legal_actions` on every integer of the action space, and is written apart
        from it: each is a check on the other.
        """
        raise NotImplementedError

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out an action that is known to be legal. Searches call this; others `apply`.

        Frames are resolved until somebody has to decide, the dealer has to draw, or it is over.
        """
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, events: Events | None = None) -> None:
        """Carry out an action of `seat` (or CHANCE), telling `events` what happened.

        Raises: OutOfTurn if `seat` has nothing to decide, IllegalAction if the rules refuse the
            action. The state is unchanged then.
        """
        refused = self.refusal(seat, action)
        if refused is not None:
            if not self.may_act(seat):
                raise OutOfTurn(seat, action, refused)
            raise IllegalAction(seat, action, refused)
        self.advance(seat, action, events)

    def determinize(self, seat: i64, rng: Random) -> "State":
        """Draw a full state that agrees with everything `seat` knows; -1 is a spectator.

        What `seat` can see, do and remember is the same in it; what it cannot know is resampled.
        """
        raise NotImplementedError

    def sensible_actions(self, seat: i64) -> vec[i64]:
        """List those of the legal actions that a search looks at, ascending; at least one.

        A game may leave out what `seat` can see to be hardly better than another: of places that
        are alike to it, one is enough.
        """
        return self.legal_actions(seat)

    def hide_choices(self, seat: i64) -> None:
        """Let the others choose anew what they chose in secret at the same time as `seat` does.

        For searches: a drawn choice would stand for any, where a searched one is what they want.
        """

    def returns(self) -> vec[float]:
        """Give each seat's final utility; zeros while the game goes on."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """Estimate how well `seat` stands, for bots; larger is better. Any unit, one per game."""
        raise NotImplementedError

    def prior_value(self, seat: i64) -> float:
        """Estimate how well `seat` stands after an action, for what searches try and expect first.

        It is `evaluate` where a game knows nothing better, but may take longer.
        """
        return self.evaluate(seat)

    def static_value(self, seat: i64) -> float:
        """Estimate how well `seat` stands without what `evaluate` adds to steer a choice.

        Searches value with it the positions that they compare.
        """
        return self.evaluate(seat)

    def temperature(self) -> float:
        """Say how much more of `static_value` makes the odds to win e times as good.

        The nearer the end, the less. Measured by how games between greedy bots ended; see
        docs/playing-programs.md.
        """
        return 1.0

    def turn_index(self) -> i64:
        """Give a number that changes with every turn, or round where all act at once.

        Below 0 it does not count. Searches compare positions in which a period begins.
        """
        return self.actor()

    def horizon(self) -> i64:
        """Say how many periods ahead a search looks at least before it values a position."""
        return 0

    def noise(self, level: float) -> float:
        """Say how far a program with noise of such a `level` misjudges this game.

        It is in standard deviations of what a seat's actions promise. Where few actions are far
        better than all others, an error of so many of these hides more than elsewhere.
        """
        return level

    def freeze(self) -> bytes:
        """Return the whole state as bytes: equal states, and only they, give equal bytes."""
        return b";".join([_as_bytes(getattr(self, name)) for name in fields(self)])

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a pending decision on top of the stack."""
        stack = self.stack
        stack = append(stack, kind)
        stack = append(stack, seat)
        stack = append(stack, a)
        stack = append(stack, b)
        stack = append(stack, c)
        self.stack = append(stack, d)

    def frame_kind(self) -> i64:
        """Return the kind of the innermost decision."""
        return self.stack[len(self.stack) - FRAME]

    def frame_seat(self) -> i64:
        """Return the seat of the innermost decision."""
        return self.stack[len(self.stack) - FRAME + 1]

    def slot(self, slot: i64) -> i64:
        """Read a slot of the innermost decision, by its name in the game's `rules/frames.py`."""
        return self.stack[len(self.stack) - FRAME + slot]

    def set_slot(self, slot: i64, value: i64) -> None:
        """Write a slot of the innermost decision."""
        self.stack[len(self.stack) - FRAME + slot] = value

    def drop(self) -> None:
        """Take the innermost decision off the stack."""
        self.stack = self.stack[: len(self.stack) - FRAME]

    def top(self, part: i64 = 0) -> i64:
        """Read one part of the innermost frame: 0 kind, 1 seat, 2.. its arguments."""
        return self.stack[len(self.stack) - FRAME + part]

    def set_top(self, part: i64, value: i64) -> None:
        """Change one part of the innermost frame."""
        self.stack[len(self.stack) - FRAME + part] = value


def fields(state: State) -> list[str]:
    """List the names of everything a state consists of, in the order of its declaration.

    What `__init__` assigns is the declaration: `freeze` and equality follow from it, and tests hold
    `clone` to it.
    """
    compiled: tuple[str, ...] = getattr(type(state), "__mypyc_attrs__", ())
    assigned: dict[str, object] = getattr(state, "__dict__", {})
    return [name for name in dict.fromkeys((*compiled, *assigned)) if not name.startswith("__")]


def is_array(value: object) -> bool:
    """Say whether a field is a flat array."""
    return type(value).__name__.startswith("vec[")


def _as_bytes(value: object) -> bytes:
    """Return the bytes of a field: a flat array, or something whose `repr` says all about it."""
    if not is_array(value):
        return repr(value).encode()
    view = memoryview(value)  # type: ignore[arg-type]
    return b"%d:%s" % (len(view), view.tobytes())
