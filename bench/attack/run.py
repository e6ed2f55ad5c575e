"""Runs the kinds of attack one after the other, and reports how the server coped."""

import asyncio
import statistics
import sys
from collections.abc import Sequence
from contextlib import asynccontextmanager
from secrets import randbelow
from typing import TYPE_CHECKING, Final

import msgspec
from bench.attack import files, frames, requests, wire
from bench.attack.attacker import Attacker, Kind, NotTried
from bench.attack.target import Target, TargetError, target_of
from bench.attack.watch import Seen
from rich.console import Console
from rich.table import Table

from velkahra.cli.files import check_language
from velkahra.core import system
from velkahra.core.contract.refusals import VelkahraError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

KINDS: Final[Sequence[Kind]] = (*requests.KINDS, *frames.KINDS, *files.KINDS)
MOST: Final = 0.1
"""Seconds that 95 of 100 harmless requests may wait at most."""
LONGEST: Final = 1.0
"""Seconds that each of them may wait at most."""
MEGABYTES: Final = 100
"""So much memory may be taken for one kind."""
SPARE: Final = 50
WIDTH: Final = 130


class Plan(msgspec.Struct, frozen=True):
    """The options of an attack.

    Attributes:
        seconds: how long each kind goes on.
        kinds: their names; none for all.
        seed: repeats the random choices.
        language: in which the server is asked to answer.
        patience: seconds in which the server has to end what nobody ends.
        connections: how many are open at once, at most.
    """

    seconds: float
    kinds: Sequence[str] = ()
    seed: int = 0
    language: str = "en"
    patience: float = 30.0
    connections: int = 500


class Finding(msgspec.Struct, frozen=True):
    """How the server coped with one kind of attack.

    Attributes:
        sent: how often something was sent.
        answers: how often each status came.
        waits: the 95% quantile of harmless requests' waits, and the longest, in seconds.
        grown: megabytes of memory that were taken; None if unknown.
        wrong: missed bars; empty if none.
        sentences: texts of answers, by status.
        skipped: why it was not tried.
    """

    kind: str
    sent: int = 0
    answers: dict[str, int] = {}
    waits: tuple[float, float] = (0.0, 0.0)
    grown: float | None = None
    wrong: Sequence[str] = ()
    sentences: dict[str, str] = {}
    skipped: str = ""


def attack(address: str, plan: Plan) -> None:
    """Attack your own server and print a report.

    Raises: VelkahraError if it is not one's own, is no velkahra, or misses a bar.
    """
    check_language(plan.language)
    chosen = [kind for kind in KINDS if not plan.kinds or kind.name in plan.kinds]
    if unknown := set(plan.kinds) - {kind.name for kind in KINDS}:
        known = ", ".join(kind.name for kind in KINDS)
        raise VelkahraError(f"unknown kind {', '.join(sorted(unknown))}; choose from {known}")
    target = target_of(address)
    seed = plan.seed or 1 + randbelow(999_999)
    print(f"Attacking {target.authority} ({target.address}), --seed {seed}", flush=True)
    findings: list[Finding] = []
    opened: list[str] = []
    try:
        asyncio.run(_attack(target, plan, seed, chosen, findings, opened))
    finally:
        _report(findings)
        _rubbish(opened)
    if missed := [finding.kind for finding in findings if finding.wrong]:
        raise VelkahraError(f"NOT OK: {', '.join(missed)}")


async def _attack(
    target: Target,
    plan: Plan,
    seed: int,
    kinds: Sequence[Kind],
    findings: list[Finding],
    opened: list[str],
) -> None:
    await _check(target)
    most = max(1, min(plan.connections, system.descriptors() - SPARE))
    async with _watched(target) as watch:
        for kind in kinds:
            attacker = Attacker(target, f"{seed} {kind.name}", plan.language, plan.patience, most)
            await _seen(watch)
            try:
                attacker.start(plan.seconds)
                await kind.run(attacker)
            except NotTried as error:
                findings.append(Finding(kind.name, skipped=str(error)))
            else:
                findings.append(_finding(kind, attacker, await _seen(watch)))
            finally:
                opened += attacker.opened


async def _check(target: Target) -> None:
    reply = await wire.ask(target, wire.request(target, "GET", "/health"), 10)
    if '"store"' not in reply.text or '"version"' not in reply.text:
        raise TargetError(f"no velkahra server answers at {target.authority}")


@asynccontextmanager
async def _watched(target: Target) -> "AsyncIterator[asyncio.subprocess.Process]":
    """Run a harmless visitor in a process of its own, for as long as the context lasts."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.attack.watch",
        msgspec.json.encode(target).decode(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**24,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _seen(process: asyncio.subprocess.Process) -> Seen:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"how is it\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Seen)


def _finding(kind: Kind, attacker: Attacker, seen: Seen) -> Finding:
    usual = quantile_95(seen.waits)
    longest = max(seen.waits, default=0.0)
    grown = seen.megabytes - seen.before if seen.before else None
    strange = sorted(set(attacker.answers) - kind.right)
    wrong = [f"{attacker.answers[status]} times {status}" for status in strange]
    if kind.must and not kind.must <= set(attacker.answers):
        wrong.append(f"never {', '.join(sorted(kind.must - set(attacker.answers)))}")
    if usual > MOST or longest > LONGEST:
        wrong.append("harmless requests waited too long")
    if seen.failed:
        wrong.append(f"{seen.failed} harmless requests failed")
    if grown is not None and grown > MEGABYTES:
        wrong.append("too much memory")
    return Finding(
        kind.name,
        attacker.answers.total(),
        dict(attacker.answers.most_common()),
        (usual, longest),
        grown,
        wrong,
        attacker.sentences,
    )


def quantile_95(waits: Sequence[float]) -> float:
    """Return the 95% quantile of waits, in their unit; 0 of none."""
    # Inclusive: with few requests, the other method answers more than the longest wait.
    return (
        statistics.quantiles(waits, n=20, method="inclusive")[-1] if len(waits) > 1 else sum(waits)
    )


def _report(findings: Sequence[Finding]) -> None:
    if not findings:
        return
    columns = Table(box=None, pad_edge=False)
    for name in ("kind", "sent", "answers", "95 % wait", "longest", "memory", "verdict"):
        right = name in ("sent", "95 % wait", "longest", "memory")
        columns.add_column(name, justify="right" if right else "left", no_wrap=name == "kind")
    for one in findings:
        answers = ", ".join(f"{status}: {count}" for status, count in one.answers.items())
        grown = "" if one.grown is None else f"{one.grown:+.0f} MB"
        waits = [f"{1000 * wait:.0f} ms" for wait in one.waits]
        verdict = f"NOT OK: {'; '.join(one.wrong)}" if one.wrong else "OK"
        if one.skipped:
            columns.add_row(one.kind, "", "", "", "", "", f"not tried: {one.skipped}")
        else:
            columns.add_row(one.kind, str(one.sent), answers, *waits, grown, verdict)
    console = Console(width=WIDTH if not Console().is_terminal else None, highlight=False)
    console.print(columns)
    told = [(one.kind, *said) for one in findings for said in one.sentences.items()]
    if told:
        console.print("\nAnswers:")
    for kind, status, sentence in told:
        console.print(f"  {kind}, {status}: {sentence}", markup=False)


def _rubbish(opened: Sequence[str]) -> None:
    names = list(dict.fromkeys(opened))
    if names:
        print(f"\nTables that were opened there, {len(names)}; each can be deleted with")
        print("`velkahra tables delete NAME --yes --data FOLDER`:")
        for at in range(0, len(names), 10):
            print("  " + " ".join(names[at : at + 10]))
