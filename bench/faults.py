"""Runs servers of one database under random faults, and judges what they have answered.

`python -m bench.faults 200` runs so many schedules, each by its own number; `python -m bench.faults
17 --only` repeats one, and keeps what its servers have logged. Three servers and a real PostgreSQL
with a replica: servers are killed, told to end, or stand still for up to `--still` seconds;
sessions are cut, one server cannot reach the database, which crashes and starts again or its
replica is promoted, clocks are turned, and the disk is full, where this user may mount one.
"""

import argparse
import contextlib
import signal
import statistics
import tempfile
from collections import defaultdict
from pathlib import Path

from bench.attack.run import quantile_95
from bench.schedules import schedule
from bench.schedules.pair import pair
from bench.schedules.players import DONE
from bench.schedules.schedule import Outcome, Schedule, Wait
from bench.schedules.servers import Forker

LATE = 3.0
"""Seconds that a table may stand."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, help="how many schedules, or the number of one")
    parser.add_argument("--only", action="store_true", help="run that schedule alone")
    parser.add_argument("--first", type=int, default=1, help="number of the first")
    parser.add_argument("--faults", type=int, default=4, help="faults in each")
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--still", type=float, help="longest time for which a server stands still")
    parser.add_argument("--kinds", default="", help="what is to happen, such as kill,failover")
    asked = parser.parse_args()
    kinds = tuple(filter(None, asked.kinds.split(",")))
    if asked.still:
        schedule.STANDS_STILL = (schedule.STANDS_STILL[0], asked.still)
    first = asked.count if asked.only else asked.first
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.default_int_handler)  # sums up what was run until then
    forker = Forker()
    found: list[Outcome] = []
    with contextlib.suppress(KeyboardInterrupt), pair() as running:
        for number in range(first, first + (1 if asked.only else asked.count)):
            with tempfile.TemporaryDirectory() as folder:
                one = Schedule(
                    running, forker, Path(folder), number, tables=asked.tables, kinds=kinds
                )
                outcome = one.run(asked.faults)
            found.append(outcome)
            report(number, outcome, asked.only)
    forker.close()
    sum_up(found)


def report(number: int, outcome: Outcome, keep: bool) -> None:
    """Print one line for a schedule, and its faults."""
    kinds = " ".join(kind for _, kind in outcome.faults)
    slowest = max((wait.seconds for wait in outcome.waits), default=0.0)
    verdict = outcome.verdict
    print(
        f"{number:4}  {kinds:36} {verdict.confirmed:5} confirmed, {verdict.unknown:2} unknown, "
        f"{verdict.looks:5} looks, longest wait {slowest:5.2f} s, "
        f"asleep {outcome.asleep:.1f} s",
        flush=True,
    )
    for wait in outcome.waits:
        if wait.seconds > LATE:
            print(f"      LATE after {wait.kind}: {answers_meanwhile(wait, outcome)}", flush=True)
    for wrong in verdict.wrong:
        print(f"      WRONG {wrong[:300]}", flush=True)
    if verdict.wrong or keep or "Traceback" in outcome.log:
        path = Path(tempfile.gettempdir()) / f"faults-{number}.log"
        path.write_text(outcome.log)
        print(f"      the servers' logs: {path}", flush=True)


def answers_meanwhile(wait: Wait, outcome: Outcome) -> str:
    """Say what the players of a table were answered while they waited."""
    deeds = [
        deed
        for deed in outcome.history
        if deed.table == wait.table and wait.began <= deed.ended and deed.began <= wait.ended
    ]
    return ", ".join(
        f"{deed.began - wait.began:.2f}-{deed.ended - wait.began:.2f} s "
        f"{'move' if deed.action else 'look'} of {deed.seat} at {deed.port}: "
        f"{deed.why or deed.outcome}"
        for deed in sorted(deeds, key=lambda deed: deed.began)
        if deed.action or deed.outcome != DONE
    )


def sum_up(found: list[Outcome]) -> None:
    """Print what all schedules have shown."""
    waits: dict[str, list[float]] = defaultdict(list)
    for outcome in found:
        for wait in outcome.waits:
            waits[wait.kind].append(wait.seconds)
    verdicts = [outcome.verdict for outcome in found]
    print(
        f"{len(found)} schedules, {sum(len(outcome.faults) for outcome in found)} faults, "
        f"{sum(verdict.confirmed for verdict in verdicts)} confirmed moves, "
        f"{sum(verdict.unknown for verdict in verdicts)} of unknown outcome "
        f"({sum(verdict.unknown_kept for verdict in verdicts)} kept), "
        f"{sum(verdict.looks for verdict in verdicts)} looks, "
        f"{sum(len(verdict.wrong) for verdict in verdicts)} wrong"
    )
    for kind, after in sorted(waits.items()):
        late = sum(one > LATE for one in after)
        p95 = quantile_95(after)
        print(
            f"{kind:8} {len(after):4} waits: median {statistics.median(after):.2f} s, "
            f"p95 {p95:.2f} s, longest {max(after):.2f} s, {late} over {LATE:.0f} s"
        )


if __name__ == "__main__":
    main()
