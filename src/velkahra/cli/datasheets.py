"""`velkahra datasheet`: plays games of random and greedy players, and shows their figures."""

from pathlib import Path

import msgspec
from rich.progress import MofNCompleteColumn, TextColumn, TimeRemainingColumn

from velkahra import envs
from velkahra.bots import intervals, processes
from velkahra.bots.arena.series import program
from velkahra.cli import files, showing
from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.envs import datasheet, datasheet_plots


class Options(msgspec.Struct, frozen=True):
    """The options of the command; `random` and `greedy` are numbers of games."""

    seats: int = 0
    option: tuple[str, ...] = ()
    random: int = 10_000
    greedy: int = 1_000
    seed: int = 1
    workers: int = 0
    output: Path | None = None
    json: bool = False


def show(name: str, options: Options) -> None:
    """Measure a game, print its datasheet, and write it into a folder if there is one.

    Raises: VelkahraError for wrong options, or an output that is no folder; OSError.
    """
    if options.output is not None:
        if options.output.exists() and not options.output.is_dir():
            raise VelkahraError(f"{options.output} is a file; name a folder")
        options.output.mkdir(parents=True, exist_ok=True)
    sheet = _measured(name, options)
    table = table_of(sheet)
    if options.json:
        print(msgspec.json.encode(sheet).decode())
    else:
        print(table, end="")
    if options.output is not None:
        path = _write(sheet, table, options.output)
        if not options.json:
            print(path)


def _measured(name: str, options: Options) -> datasheet.Datasheet:
    if min(options.random, options.greedy) < 0 or not options.random + options.greedy:
        raise VelkahraError("--random and --greedy must be 0 or more, and one of them 1 or more")
    game, workers = registry.game(name), processes.worker_count(options.workers)
    seats = options.seats or min(number for number in game.seats if number > 1)
    agreed = files.options_of(list(options.option))
    series = [
        datasheet.Series(name, seats, tuple(agreed.items()), bot, games, options.seed)
        for bot, games in (("random", options.random), ("greedy", options.greedy))
        if games
    ]
    figures = tuple(_with_progress(each, workers) for each in series)
    complete = dict(game.complete(agreed))
    names = tuple(game.seat_name(complete, seat) for seat in range(seats))
    made = program(name, Path(envs.__file__).parent)
    return datasheet.Datasheet(name, names, complete, options.seed, figures, game.rules, made)


def _with_progress(series: datasheet.Series, workers: int) -> datasheet.Figures:
    """Measure a series, and show meanwhile how many games are done."""
    columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeRemainingColumn())
    with showing.progress(*columns) as progress:
        bar = progress.add_task(f"{series.game}: {series.bot} games", total=series.games)
        return datasheet.measure(series, workers, lambda done: progress.update(bar, completed=done))


def _write(sheet: datasheet.Datasheet, table: str, folder: Path) -> Path:
    """Write the table, the plots and the figures; return the path of the table."""
    name = f"{sheet.game}-{len(sheet.seats)}"
    page = f"{table}\n![{sheet.game}: choices, length and shares by seat]({name}.svg)\n"
    figures = msgspec.json.format(msgspec.json.encode(sheet), indent=1) + b"\n"
    (folder / f"{name}.md").write_text(page, encoding="utf-8")
    (folder / f"{name}.svg").write_text(datasheet_plots.picture(sheet), encoding="utf-8")
    (folder / f"{name}.json").write_bytes(figures)
    return folder / f"{name}.md"


def table_of(sheet: datasheet.Datasheet) -> str:
    """Return a datasheet as Markdown: a heading, and a table with a column for each series."""
    columns = [_column(sheet, figures) for figures in sheet.figures]
    head = "".join(f" {figures.bot} |" for figures in sheet.figures)
    rows = [f"| figure |{head}", "| --- |" + " ---: |" * len(columns)]
    rows += [f"| {row} | " + " | ".join(each[row] for each in columns) + " |" for row in columns[0]]
    heading = f"# {sheet.game}, {len(sheet.seats)} seats"
    made = [f"Rules {sheet.rules}, program {sheet.program}.", ""] if sheet.program else []
    return "\n".join([heading, "", "```", _command(sheet), "```", "", *made, *rows, ""])


def _command(sheet: datasheet.Datasheet) -> str:
    usual = registry.game(sheet.game).complete({})
    games = {figures.bot: figures.games for figures in sheet.figures}
    words = [f"velkahra datasheet {sheet.game} --seats {len(sheet.seats)}"]
    words += [
        f"--option {option}={value}"
        for option, value in sheet.options.items()
        if value != usual[option]
    ]
    words += [f"--{bot} {games.get(bot, 0)}" for bot in ("random", "greedy")]
    return " ".join([*words, f"--seed {sheet.seed}"])


def _column(sheet: datasheet.Datasheet, figures: datasheet.Figures) -> dict[str, str]:
    actions = figures.actions
    return {
        "games": f"{figures.games:,}",
        "broken off after 5,000 plies": f"{figures.endless:,}",
        "branching factor: mean": f"{actions.mean:.1f}",
        "branching factor: median, 95%, most": f"{actions.median:.0f}, {actions.high:.0f}, "
        f"{actions.most:,}",
        "decisions with one legal action": _percent(figures.forced),
        "decisions in a game": _length(figures.decisions),
        "plies in a game": _length(figures.plies),
        "information sets seen": f"{figures.information_sets:,}",
        "seen once": _percent(figures.once),
        "decisions that matter": _matter(figures),
        "first-seat advantage": _advantage(figures.first),
        **{
            f"victories of {name}": _interval(share)
            for name, share in zip(sheet.seats, figures.seats, strict=True)
        },
        "shared victories": _percent(figures.shared),
        "victories of nobody": _percent(figures.unwon),
    }


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _length(length: datasheet.Quantiles) -> str:
    return f"{length.mean:.1f} ({length.low:.0f}, {length.median:.0f}, {length.high:.0f})"


def _matter(figures: datasheet.Figures) -> str:
    if figures.matter is None:
        return "-"
    return f"{_percent(figures.matter)} of {figures.compared:,}"


def _interval(share: intervals.Share) -> str:
    return f"{_percent(share.value)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _advantage(share: intervals.Share) -> str:
    return f"{100 * share.value:+.1f} ({100 * share.low:+.1f} to {100 * share.high:+.1f})"
