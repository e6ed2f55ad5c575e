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

from velkahra.core.contract import masks, refusals
from velkahra.core.contract.events import Events

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2

FRAME: Final[i64] = 6
"""Integers a frame takes on the stack."""
FIRST_SLOT: Final[i64] = 2
"""Offset of a frame's slots, after its kind and its seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The interface of every game's state. Seats are 0..seats-1.

    Attributes:
        seats: the number of seats.
        stack: pending decisions, FRAME integers each, the innermost one last.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.stack: vec[i64] = vec[i64]()

    def clone(self) -> "State":
        """Return a copy of the state. The copy and the original share nothing that can change."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def actor(self) -> i64:
        """Return the first seat that may act now, CHANCE when the dealer must draw, or NOBODY.

        Several seats may act at once: see `acting`.
        """
        raise NotImplementedError

    def acting(self) -> i64:
        """Return the bit set of the seats that may act now; 0 for chance and at the end."""
        seat = self.actor()
        one: i64 = 1
        return one << seat if seat >= 0 else 0

    def may_act(self, seat: i64) -> bool:
        """Return whether `seat` (or CHANCE) has something to decide now."""
        if seat < 0:
            return seat == CHANCE and self.actor() == CHANCE
        return seat < self.seats and (self.acting() >> seat) & 1 == 1

    def may_step_in(self, seat: i64) -> bool:
        """Return whether `seat` may act although the game does not wait for it.

        `legal_actions` lists what; the game goes on without it all the same.
        """
        return False

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.actor() == NOBODY

    def legal_actions(self, seat: i64) -> vec[i64]:
        """List everything `seat` may do now: exact, complete, ascending, without repeats.

        For CHANCE these are the possible outcomes. A seat that may neither act nor step in gets an
        empty list.
        """
        raise NotImplementedError

    def mark_legal_actions(self, seat: i64, mask: vec[i64], at: i64) -> None:
        """Add what `legal_actions` lists to the set of actions that begins at `at` of `mask`.

        It is empty before; `core.contract.masks` says how it is made of bits. A game writes this
        itself where its rules find many actions at once, and lists by `masks.marked` then.
        """
        masks.mark_all(mask, at, self.legal_actions(seat))

    def chance_weights(self) -> vec[i64]:
        """Return the weights of the outcomes in `legal_actions(CHANCE)`, in the same order.

        Weights are whole numbers in proportion to the probabilities: all equal, unless a game
        overrides this.
        """
        weights: vec[i64] = vec[i64]()
        for _ in self.legal_actions(CHANCE):
            weights = append(weights, 1)
        return weights

    def draw(self, rng: Random) -> i64:
        """Return a chance outcome drawn by its probability."""
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
        """Return a random legal action of `seat`, all equally likely.

        `seat` has something to decide.
        """
        actions = self.legal_actions(seat)
        return actions[rng.randrange(i64(len(actions)))]

    def refusal(self, seat: i64, action: i64) -> refusals.Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None if it may.

        It agrees with `legal_actions` on every integer of the action space. It is written
        separately, so that each checks the other.
        """
        raise NotImplementedError

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out an action that is known to be legal. Searches call this; others call `apply`.

        Frames are resolved until a seat has to decide, the dealer has to draw, or the game is over.
        `events` collects what happened; None saves the time.
        """
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, events: Events | None = None) -> None:
        """Carry out an action of `seat` (or CHANCE), and add what happened to `events`.

        Raises: OutOfTurn if `seat` has nothing to decide, IllegalAction if the rules refuse the
            action. The state is unchanged then.
        """
        refused = self.refusal(seat, action)
        if refused is not None:
            if not self.may_act(seat):
                raise refusals.OutOfTurn(seat, action, refused)
            raise refusals.IllegalAction(seat, action, refused)
        self.advance(seat, action, events)

    def determinize(self, seat: i64, rng: Random) -> "State":
        """Return a full state that agrees with everything `seat` knows; -1 is a spectator.

        What `seat` can see, do and remember is the same in it; what it cannot know is resampled.
        """
        raise NotImplementedError

    def returns(self) -> vec[float]:
        """Return each seat's share of the victory; together at most 1; zeros until the end."""
        raise NotImplementedError

    def freeze(self) -> bytes:
        """Return the whole state as bytes: equal states, and only they, give equal bytes."""
        return b";".join([_as_bytes(getattr(self, name)) for name in fields(self)])

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a pending decision on top of the stack: its kind, its seat, and the slots A to D.

        `kind` and the meaning of the slots are those of the game's `rules/frames.py`.
        """
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
        """Return a slot of the innermost decision, by its name in the game's `rules/frames.py`."""
        return self.stack[len(self.stack) - FRAME + slot]

    def set_slot(self, slot: i64, value: i64) -> None:
        """Set a slot of the innermost decision, by its name in the game's `rules/frames.py`."""
        self.stack[len(self.stack) - FRAME + slot] = value

    def drop(self) -> None:
        """Remove the innermost decision from the stack."""
        self.stack = self.stack[: len(self.stack) - FRAME]


def in_slot(state: State, slot: i64, none: i64 = -1) -> i64:
    """Return what a slot of the decision on top holds; `none` for slot 0."""
    return state.slot(slot) if slot else none


def fields(state: State) -> list[str]:
    """List the names of everything a state consists of, in the order of its declaration.

    What `__init__` assigns is the declaration: `freeze` and equality follow from it, and tests hold
    `clone` to it.
    """
    compiled: tuple[str, ...] = getattr(type(state), "__mypyc_attrs__", ())
    assigned: dict[str, object] = getattr(state, "__dict__", {})
    return [name for name in dict.fromkeys((*compiled, *assigned)) if not name.startswith("__")]


def is_array(value: object) -> bool:
    """Return whether the value of a field is a flat array."""
    return type(value).__name__.startswith("vec[")


def _as_bytes(value: object) -> bytes:
    """Return the bytes of a field: a flat array, or something whose `repr` says all about it."""
    if not is_array(value):
        return repr(value).encode()
    view = memoryview(value)  # type: ignore[arg-type]
    return b"%d:%s" % (len(view), view.tobytes())
