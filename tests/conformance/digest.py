"""Replays records and digests every position: one program run in two builds.

Run as a script with record files as arguments it prints the lines of each as JSON;
VELKAHRA_INTERPRETED=1 chooses the source.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from velkahra.cli.files import load
from velkahra.core.state import State


def digests(file: Path) -> Iterator[str]:
    """Give a line for every position of a record: the ply, who may do how much, and the digest."""
    record, game = load(file)
    state = game.start(record.seats, record.options)
    yield line(state, 0)
    for number, (seat, action) in enumerate(record.plies, 1):
        state.apply(seat, action)
        yield line(state, number)


def line(state: State, ply: int) -> str:
    """Digest the whole state, the legal actions of everybody, and how well one seat stands.

    Valuing a position is slow without compiled rules, so the seats are asked in turn.
    """
    legal = [list(state.legal_actions(seat)) for seat in range(-1, state.seats)]
    weights = list(state.chance_weights()) if legal[0] else []
    worth = round(state.evaluate(ply % state.seats), 9)
    parts = repr((legal, weights, worth, list(state.returns())))
    digest = hashlib.sha256(state.freeze() + parts.encode()).hexdigest()[:16]
    return f"{ply} {[len(actions) for actions in legal]} {digest}"


if __name__ == "__main__":
    print(json.dumps({name: list(digests(Path(name))) for name in sys.argv[1:]}))
