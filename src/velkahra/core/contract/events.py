"""Events: facts about what happened, with an audience, collected while an action is applied."""

from typing import Any, Final, final

from mypy_extensions import i64

# Viewers without a seat: SPECTATOR knows what everybody may know, OPEN sees everything.
# OPEN is a number that no seat and no other constant has, so nothing is shown by mistake.
SPECTATOR: Final[i64] = -1
OPEN: Final[i64] = -3

EVERYBODY: Final[i64] = -1
SPECTATORS: Final[i64] = 32


@final
class Event:
    """A fact about something that happened, with an audience.

    `kind` names the sentence in the game's words, `facts` are plain numbers under names whose
    meaning the game's words know (seat, space, colour ...). `audience` is a bit set of seats, or
    EVERYBODY, which includes spectators. Games share equal events, so `facts` must not be changed.
    """

    def __init__(self, kind: str, facts: dict[str, int], audience: i64) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.audience: Final[i64] = audience

    def visible_to(self, seat: i64) -> bool:
        """Return whether `seat` may know this event; a negative seat is a spectator.

        OPEN hears what everybody hears and every emit_to, but not the vaguer events of
        `emit_to_others`.
        """
        if seat == OPEN:
            return self.audience == EVERYBODY or not self.visible_to(SPECTATOR)
        return (self.audience >> (seat if seat >= 0 else SPECTATORS)) & 1 == 1

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.kind} {facts}".strip()

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.facts, self.audience)


@final
class Events:
    """Collects the events of an action, if it is passed to `State.apply`."""

    def __init__(self) -> None:
        self.happened: Final[list[Event]] = []

    def emit(self, kind: str, facts: dict[str, int]) -> None:
        """Add an event that everybody may know: a kind of sentence, and the numbers in it."""
        self.happened.append(Event(kind, facts, EVERYBODY))

    def emit_to(self, seat: i64, kind: str, facts: dict[str, int]) -> None:
        """Add an event that only `seat` may know. `kind` and `facts` are as in `emit`."""
        one: i64 = 1
        self.happened.append(Event(kind, facts, one << seat))

    def emit_to_others(self, seat: i64, kind: str, facts: dict[str, int]) -> None:
        """Add an event, as `emit`, for everybody but `seat`; spectators hear it too."""
        one: i64 = 1
        self.happened.append(Event(kind, facts, EVERYBODY & ~(one << seat)))
