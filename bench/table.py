"""Measures the web table against its bars: speed, bytes, memory, start-up, paint.

`python -m bench.table` prints each figure beside its bar; `--seconds 0.2` plays shorter. A real
server runs in a process of its own, and people made of sockets in another one, each on a core of
its own where the system lets us choose.
"""

import argparse
import contextlib
import gzip
import http.client
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from bench import table_paint
from bench.table_load import PATIENCE, RATES, open_table

from velkahra.core.contract.refusals import VelkahraError

ROOT: Final = Path(__file__).resolve().parent.parent
TABLES: Final = 200
SPECTATORS: Final = 1000
WATCHED_MOVES: Final = 12
STARTS: Final = 3
BUSY_SECONDS: Final = 8.0
UNLIMITED: Final = """\
messages_a_second = 10000.0
tables_a_minute = 1000000.0
connections = 10000
"""
"""Settings of the server: all players of the bench share one address and play without a pause."""
KEEPS_UP: Final = 0.97
"""The part of the moves offered that a server does which is not saturated."""
_ADDRESS: Final = re.compile(r"http://\S+?:(\d+)/")
_LOADED: Final = re.compile(r'(?:href|src)="(/(?:static|games)/[^"]+)"')


class Figure(msgspec.Struct, frozen=True):
    """One row: a measurement and its bar.

    `bar` is None for figures without a bar; `more`: higher is better.
    """

    what: str
    value: float
    unit: str
    bar: float | None = None
    more: bool = False
    note: str = ""

    @property
    def holds(self) -> bool:
        """Return whether it is good enough."""
        if self.bar is None:
            return True
        return self.value >= self.bar if self.more else self.value < self.bar


class Load(msgspec.Struct):
    """Report of the simulated people, see `table_load`."""

    kind: str
    moves: int = 0
    seconds: float = 1.0
    median: float = 0.0
    late: float = 0.0
    bytes: float = 0.0
    age: float = 0.0


class Server(msgspec.Struct):
    """A running server, and how many seconds it took to answer the first time."""

    process: subprocess.Popen[str]
    port: int
    started: float

    def cpu(self) -> float:
        """Give the seconds of computing that it and its children have used so far.

        It is 0 where the system does not tell.
        """
        ticks, own = 0, str(self.process.pid)
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = path.read_text().rsplit(")", 1)[1].split()
                if own in (path.parent.name, fields[1]):
                    ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Give the memory it holds now."""
        command = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        try:
            told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            return float("nan")
        return int(told) / 1024


def bench(seconds: float, as_json: bool) -> None:
    """Measure everything, and print each figure beside its bar. `seconds` scales the load."""
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="velkahra-bench-") as folder:
        # Keep byte code, as every start after the first has it.
        os.environ |= {"PYTHONPYCACHEPREFIX": f"{folder}/byte-code", "PYTHONDONTWRITEBYTECODE": ""}
        for measure in (_start_up, _under_load, _with_spectators, _painted):
            figures += measure(Path(folder) / measure.__name__, seconds)
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        _show(figures)


@contextmanager
def running(folder: Path, *more: str, pinned: bool = True) -> Iterator[Server]:
    """Run a server for as long as the block lasts, on the first core if it is to be `pinned`.

    `more` are words for its command.
    """
    folder.mkdir()
    settings = folder / "settings.toml"
    settings.write_text(UNLIMITED)
    command = [sys.executable, "-m", "velkahra.cli", "serve", "--no-open", "--port", "0"]
    begun = time.perf_counter()
    with (folder / "log.txt").open("w") as log:
        process = subprocess.Popen(
            [*command, "--data", str(folder / "data"), "--settings", str(settings), *more],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    if pinned:
        pin(process.pid, 0)
    try:
        port = _port(process)
        _get(port, "/")
        yield Server(process, port, time.perf_counter() - begun)
    finally:
        process.terminate()
        process.wait(10)
        if process.stdout is not None:
            process.stdout.close()


def pin(pid: int, core: int) -> None:
    """Keep a process on one core, where the system can and there are several."""
    if not hasattr(os, "sched_setaffinity"):
        return
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        with contextlib.suppress(OSError):
            os.sched_setaffinity(pid, {cores[core % len(cores)]})


def _port(process: "subprocess.Popen[str]") -> int:
    for line in process.stdout or ():
        if found := _ADDRESS.search(line):
            return int(found[1])
    raise VelkahraError("the server did not start")


def _get(port: int, path: str, zipped: bool = False) -> bytes:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", path, headers={"accept-encoding": "gzip" if zipped else "identity"})
    body = connection.getresponse().read()
    connection.close()
    return body


def _report(text: str) -> None:
    print(f"{text} ...", file=sys.stderr, flush=True)


def _start_up(folder: Path, seconds: float) -> list[Figure]:
    """Start a few times; weigh the first page."""
    _report("starting")
    times, weight = [], 0
    folder.mkdir()
    for number in range(STARTS):
        with running(folder / str(number)) as server:
            times.append(server.started)
            weight = _weight(server.port)
    return [
        Figure("start until the first page", statistics.median(times), "s", 1.0),
        Figure("a table's first load, compressed", weight / 1000, "kB", 150),
    ]


def _weight(port: int) -> int:
    """Add up what a browser loads to show a table for the first time, without the live part."""
    path = open_table(port)[0]
    page = _get(port, path, zipped=True)
    text = (gzip.decompress(page) if page[:2] == b"\x1f\x8b" else page).decode()
    return len(page) + sum(len(_get(port, one, zipped=True)) for one in set(_LOADED.findall(text)))


def _under_load(folder: Path, seconds: float) -> list[Figure]:
    """Let many tables play: at some paces, then as fast as it goes."""
    found: dict[str, Load] = {}
    computing: dict[str, float] = {}
    memory: dict[str, float] = {}
    with running(folder) as server:
        for load in _reports(server.port, "busy", TABLES, BUSY_SECONDS * seconds):
            found[load.kind] = load
            computing[load.kind] = server.cpu()
            memory[load.kind] = server.megabytes()
            if load.kind in _NEXT:
                _report(_NEXT[load.kind])
    fast = found["fast"]
    moves = found["paced"].moves + found["brisk"].moves
    played = f"after {moves:,} moves; {memory['open']:.0f} MB before the first"
    used = (computing["fast"] - computing["begin-fast"]) / fast.moves
    many, rate = f"durable moves a second, {TABLES} tables", fast.moves / fast.seconds
    return [
        Figure(many, rate, "/s", 2000, True),
        *(_seen(found[kind], rate, 5 if kind == "paced" else None) for kind, rate in RATES.items()),
        Figure("the server's computing for a move", used * 1000, "ms"),
        Figure("bytes for a move and viewer", fast.bytes, "B", 500),
        Figure(f"memory with {TABLES} tables", memory["brisk"], "MB", 150, note=played),
    ]


_NEXT: Final = {
    before: f"at {rate:,} moves a second"
    for before, rate in zip(("open", *RATES), RATES.values(), strict=False)
} | {list(RATES)[-1]: f"{TABLES} tables play as fast as it goes"}


def _seen(load: Load, offered: int, bar: float | None = None) -> Figure:
    """Tell how late the other seat sees a move, and whether the server could keep up."""
    told = f"95 %: {load.late * 1000:.1f} ms; from move {load.age:.0f} of each table on"
    done = load.moves / load.seconds
    if done < KEEPS_UP * offered:
        wait = TABLES / done * 1000
        told += f"; saturated at {done:,.0f}/s, where {TABLES} tables wait {wait:,.0f} ms"
    what = f"a move seen by the other seat, {offered:,}/s offered"
    return Figure(what, load.median * 1000, "ms", bar, note=told)


def _with_spectators(folder: Path, seconds: float) -> list[Figure]:
    """Let many watch one table."""
    _report(f"{SPECTATORS} spectators watch a table")
    with running(folder) as server:
        (load,) = _reports(server.port, "watched", SPECTATORS, WATCHED_MOVES)
    return [
        Figure(f"a move until the last of {SPECTATORS} spectators", load.median * 1000, "ms", 100),
        Figure("bytes for a move and spectator", load.bytes, "B", 500),
    ]


def _painted(folder: Path, seconds: float) -> list[Figure]:
    """Click in a browser, where there is one."""
    _report("clicking in a browser")
    with running(folder) as server:
        try:
            desktop, phone = table_paint.measure(f"http://127.0.0.1:{server.port}")
        except table_paint.NoBrowser as error:
            return [Figure("a click until it is painted", float("nan"), "ms", note=str(error))]
    slow, two_frames = f"computing {table_paint.SLOWER} times slower", 2 * 1000 / 60
    return [
        Figure("a click for a step until painted, desktop", desktop.step, "ms", two_frames),
        Figure("a click until the new position, desktop", desktop.after, "ms", two_frames),
        Figure("a click until all around it, desktop", desktop.whole, "ms"),
        Figure("a tap for a step until painted, phone", phone.step, "ms", 100, note=slow),
        Figure("a tap until the new position, phone", phone.after, "ms", 100, note=slow),
        Figure("a tap until all around it, phone", phone.whole, "ms", note=slow),
    ]


def _reports(port: int, what: str, many: int, length: float) -> Iterator[Load]:
    command = [sys.executable, "-m", "bench.table_load", str(port), what]
    command += [str(many), str(length)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as people:
        pin(people.pid, 1)
        for line in people.stdout or ():
            yield msgspec.json.decode(line, type=Load)
    if people.returncode:
        raise VelkahraError("the people made of sockets gave up")


def _show(figures: list[Figure]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="the web table, over real WebSockets on this machine")
    for heading in ("", "measured", "asked for", ""):
        table.add_column(heading, justify="right" if heading else "left")
    for figure in figures:
        bar = (
            ""
            if figure.bar is None
            else f"{'at least' if figure.more else 'under'} {figure.bar:,.0f}"
        )
        mark = "" if figure.holds else "  [bold red]misses[/]"
        table.add_row(figure.what, f"{figure.value:,.4g} {figure.unit}", bar, figure.note + mark)
    Console(width=110).print(table)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="scales how long is played")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wanted = parser.parse_args()
    bench(wanted.seconds, wanted.json)


if __name__ == "__main__":
    main()
