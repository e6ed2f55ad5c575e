"""`velkahra analyse`: the chances of every seat over a finished game, and what swung it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

from velkahra.bots import analysis, processes
from velkahra.cli import files, showing
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.record import Record
from velkahra.server.domain import texts
from velkahra.server.domain.verdicts import Deed, chart, uncounted, verdicts

STOPPED: Final = 130
PRINTED: Final = Path("-")
"""The file name of figures that are printed."""
PART: Final = 4
"""Decisions that a process judges before it says so."""


class Options(msgspec.Struct, frozen=True):
    """The options of the command."""

    nodes: int = analysis.NODES
    seed: int = 1
    workers: int = 0
    most: int = 10
    language: str = "en"
    output: Path | None = None
    figures: Path | None = None


def analyse(file: Path, options: Options) -> None:
    """Analyse a record and show what swung the game. Raises: VelkahraError for bad input."""
    _check(file, options)
    workers = processes.worker_count(options.workers)
    record, play = files.load_played(file)
    task = analysis.task_of(record, options.nodes, options.seed)
    try:
        with _progress(file.name) as told:
            found = _judged(task, workers, told)
    except KeyboardInterrupt:
        print("stopped")
        raise typer.Exit(STOPPED) from None
    _show(play.game, record, found, options)


def _check(file: Path, options: Options) -> None:
    files.check_language(options.language)
    for output in (options.figures, options.output):
        files.refuse_input(output, file)
    files.check_chart(options.output)
    for name, number in (("nodes", options.nodes), ("most", options.most)):
        if number < 1:
            raise VelkahraError(f"--{name} must be 1 or more, not {number}")
    if options.figures not in (None, PRINTED):
        files.check_target(options.figures, "the figures")
    if options.figures is not None and options.figures == options.output:
        raise VelkahraError("--json and --output name the same file")


def _judged(task: analysis.Task, workers: int, told: analysis.OnProgress) -> analysis.Analysis:
    """Return the analysis, judged here or by worker processes; the result is the same."""
    plies = analysis.decided_plies(task)
    if workers == 1 or len(plies) <= PART:
        return analysis.analyse(task, told)
    parts = [plies[first : first + PART] for first in range(0, len(plies), PART)]
    judged: list[analysis.Decision] = []
    told(0, len(plies))
    with processes.process_pool(workers) as pool:
        for part in pool.map(_part, [task] * len(parts), parts):
            judged += part
            told(len(judged), len(plies))
    return analysis.put_together(task, judged)


def _part(task: analysis.Task, plies: Sequence[int]) -> list[analysis.Decision]:
    return list(analysis.judge(task, plies))


@contextmanager
def _progress(name: str) -> Iterator[analysis.OnProgress]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with showing.progress(*columns, TimeRemainingColumn()) as progress:
        bar = progress.add_task(name, total=None)
        yield lambda done, decisions: progress.update(bar, completed=done, total=decisions)


def _show(game: Game, record: Record, found: analysis.Analysis, options: Options) -> None:
    is_printed = options.figures == PRINTED
    if is_printed:
        print(_figures(game, record, found).decode())
    else:
        print(f"{len(found.decisions)} decisions, {found.nodes} nodes each, seed {found.seed}")
        _show_swings(game, record, found, options)
    if options.figures is not None and not is_printed:
        options.figures.write_bytes(_figures(game, record, found))
        print(options.figures)
    if options.output is not None:
        drawn = chart(options.language, game, record.options, found, most=options.most)
        files.save_chart(options.output, drawn, is_printed)


def _show_swings(game: Game, record: Record, found: analysis.Analysis, options: Options) -> None:
    language, say = options.language, texts.speaker(options.language)
    if not found.swings():
        print(say("analysis-none" if found.decisions else "analysis-nothing"))
        return
    columns = [
        showing.Column(say(f"analysis-{key}"), key, right=key == "loss")
        for key in ("axis", "seat", "loss", "was", "would")
    ]
    told = verdicts(language, game, record.options, record.plies, found, options.most)
    rows = [
        (each.ply, each.seat, each.loss, _described(each.played), _described(each.better))
        for each in told
    ]
    showing.show(showing.Table(say("analysis-swings"), columns, rows), lines=True)
    print(say("analysis-note", nodes=found.nodes))
    if left_out := uncounted(language, game, record.options, record.seats):
        print(left_out)


def _described(deed: Deed) -> str:
    """Return an action with its chance, and below it the sentence that describes it."""
    line = f"{deed.text} ({deed.chance})"
    return line if deed.sentence == deed.text else f"{line}\n{deed.sentence}"


def _figures(game: Game, record: Record, found: analysis.Analysis) -> bytes:
    decisions = [
        {
            "ply": decision.ply,
            "seat": files.who(game, record.options, decision.seat),
            "chances": [round(chance, 4) for chance in decision.chances],
            "played": game.write(decision.seat, decision.played),
            "chance": round(decision.chance, 4),
            "better": game.write(decision.seat, decision.better),
            "best": round(decision.best, 4),
            "swing": round(decision.swing, 4),
        }
        for decision in found.decisions
    ]
    figures = {
        "game": record.game,
        "seats": [files.who(game, record.options, seat) for seat in range(record.seats)],
        "plies": found.plies,
        "nodes": found.nodes,
        "seed": found.seed,
        "decisions": decisions,
        "result": found.result,
    }
    return msgspec.json.format(msgspec.json.encode(figures), indent=1)
