"""Opens a study with 2,000 moves, steps through it, and asks for an evaluation.

    python bench/studies.py

Prints for each game: milliseconds until the page came and until the study was shown, bytes
sent for it and for a step forward, packed by a connection's compressor and before that, and
milliseconds until the engine's first answer.
"""

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.core.test_tree import grown  # noqa: E402
from tests.server.helpers import Site, serving  # noqa: E402
from tests.server.test_studies import Student, at, begin  # noqa: E402

from velkahra.core import registry  # noqa: E402
from velkahra.core.play.tree import write_tree  # noqa: E402
from velkahra.server.live.wire import WINDOW_BITS, MessageCompressor  # noqa: E402

MOVES = 2_000
STEPS = 40
EVALUATIONS = 8


def large(game: str) -> str:
    """Return the text of a study with many moves."""
    rng, tree = random.Random(1), None
    tree = grown(game, rng, MOVES)
    while len(tree.moves) <= MOVES:
        place = rng.choice(list(tree.moves))
        state = tree.state(place)
        actor = int(state.actor())
        if actor >= -1:
            tree.add(place, actor, int(rng.choice(list(state.legal_actions(actor)))))
    return write_tree(tree)


def measured(site: Site, game: str) -> None:
    """Measure a study of one game."""
    path = begin(site, game, record=large(game))
    site.get(path)
    begun = time.perf_counter()
    site.get(path)
    page = time.perf_counter() - begun
    begun, packer = time.perf_counter(), MessageCompressor(WINDOW_BITS)
    with at(site, path) as student:
        opened = time.perf_counter() - begun
        packed = sum(len(packer.compress(raw.encode())) for raw in student.raw)
        rng, sizes, plain, times = random.Random(2), [], [], []
        student.shown(0)
        for _ in range(STEPS):
            if not student.last["study"]["on"]:
                break
            student.raw, begun = [], time.perf_counter()
            student.shown(student.last["study"]["on"][0])
            times.append(time.perf_counter() - begun)
            plain.append(sum(len(raw.encode()) for raw in student.raw))
            sizes.append(sum(len(packer.compress(raw.encode())) for raw in student.raw))
        first = [evaluation(student, rng) for _ in range(EVALUATIONS)]
    print(
        f"{game:10} page {1000 * page:4.0f} ms, study {1000 * opened:4.0f} ms, "
        f"{packed / 1000:5.1f} kB packed, step {1000 * statistics.median(times):3.0f} ms "
        f"{statistics.mean(sizes) / 1000:4.1f} kB (at most {max(sizes) / 1000:.1f}), "
        f"not packed {statistics.mean(plain) / 1000:4.1f} (at most {max(plain) / 1000:.1f}), "
        f"evaluation {1000 * statistics.median(first):4.0f} ms"
    )


def evaluation(student: Student, rng: random.Random) -> float:
    """Return the seconds until the engine's first answer about a decision."""
    student.say("advise", on=False)
    while not student.last["study"]["decides"]:
        student.shown(rng.choice(list(student.moves)))
    begun = time.perf_counter()
    student.say("advise", on=True)
    student.until("advised")
    return time.perf_counter() - begun


def main() -> None:
    """Measure all games."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as site:
        for game in registry.names():
            measured(site, game)


if __name__ == "__main__":
    main()
