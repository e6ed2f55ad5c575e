"""Replays records and digests every position: one program run in two builds.

Run as a script with record files as arguments it prints the lines of each as JSON;
VELKAHRA_INTERPRETED=1 chooses the source.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from velkahra.cli.files import load
from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State

LOOKED_AT = 5
"""Plies between two digests of view and choices, which are slow to compute interpreted."""

REFUSED = 41
"""Every so many actions of the whole space are asked about there, other ones each time."""


def digests(file: Path) -> Iterator[str]:
    """Give a line for every position of a record: the ply, who may do how much, and digests."""
    record, game = load(file)
    state = game.start(record.seats, record.options)
    yield line(state, 0)
    for number, (seat, action) in enumerate(record.plies, 1):
        events = Events()
        state.apply(seat, action, events)
        said = "" if number % LOOKED_AT else shown(game, state, number // LOOKED_AT)
        yield f"{line(state, number)} {short(repr(events_of(events)).encode())} {said}"


def events_of(events: Events) -> list[tuple[object, ...]]:
    """List what happened, and who hears of it."""
    return [(event.kind, event.facts, event.audience) for event in events.happened]


def shown(game: Game, state: State, number: int) -> str:
    """Digest what one seat after the other is shown, offered and refused, in notation too.

    Digest also how well it stands.
    """
    seat = number % state.seats
    worth = round(game.judge.evaluate(state, seat), 9)
    seen = [
        msgspec.json.encode(thing) for thing in (game.view(state, seat), game.choices(state, seat))
    ]
    written = [game.write(seat, action) for action in state.legal_actions(seat)]
    some = range(number % REFUSED, game.space.size, REFUSED)
    refused = [(no.key, no.facts) for action in some if (no := state.refusal(seat, action))]
    return short(b"".join(seen) + repr((written, refused, worth)).encode())


def line(state: State, ply: int) -> str:
    """Digest the whole state and the legal actions of everybody."""
    legal = [list(state.legal_actions(seat)) for seat in range(-1, state.seats)]
    weights = list(state.chance_weights()) if legal[0] else []
    parts = repr((legal, weights, list(state.returns())))
    digest = short(state.freeze() + parts.encode())
    return f"{ply} {[len(actions) for actions in legal]} {digest}"


def short(what: bytes) -> str:
    return hashlib.sha256(what).hexdigest()[:16]


if __name__ == "__main__":
    print(json.dumps({name: list(digests(Path(name))) for name in sys.argv[1:]}))
