"""The commands of `velkahra`. Each imports what it needs when it runs, so that it starts soon."""

from pathlib import Path
from typing import Annotated, Final

import typer

from velkahra.cli import administration, camp, pressing, say_version

app: Final = typer.Typer(
    name="velkahra",
    help="Great games of power, ruled exactly.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(help="A game's short name, such as euphrates.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="As name=value.")]
Language = Annotated[str, typer.Option("--language", help="en, cs or pl.")]
Seed = Annotated[int, typer.Option("--seed", help="Where random choices begin.")]


administration.add_to(app)
camp.add_to(app)
pressing.add_to(app)


@app.command()
def version() -> None:
    """Say which version this is, and whether the rules run compiled."""
    say_version()


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="A game's short name.")] = "euphrates",
    seats: Annotated[int, typer.Option(help="How many seats; 0 for the fewest there can be.")] = 0,
    me: Annotated[str, typer.Option(help="Your seat (lion, or 0); all seats if left out.")] = "",
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "",
    option: Options = None,
    seed: Annotated[str, typer.Option(help="The dealer's seed; a secret one if left out.")] = "",
    language: Language = "en",
) -> None:
    """Play in the terminal. In the browser: `velkahra serve`."""
    from velkahra.cli import terminal

    terminal.run(game, seats, me, bot, option or [], seed, language)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="127.0.0.1: this computer alone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port of the web address.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the tables.")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page.")] = True,
    base_url: Annotated[str, typer.Option(help="How people reach it, as https://x.org.")] = "",
    public_lobby: Annotated[
        bool, typer.Option("--public-lobby", help="Tables may be listed for everybody.")
    ] = False,
    accounts: Annotated[
        bool, typer.Option("--accounts", help="People may keep their tables in accounts.")
    ] = False,
    settings: Annotated[Path | None, typer.Option(help="A TOML file; see docs/running.md.")] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log JSON lines.")] = False,
) -> None:
    """Open a table in the browser."""
    import msgspec

    from velkahra.table.serve import serve as run

    chosen = administration.settings_of(data, settings, base_url)
    chosen = msgspec.structs.replace(
        chosen,
        public_lobby=public_lobby or chosen.public_lobby,
        accounts=accounts or chosen.accounts,
    )
    run(host, port, chosen.data, browser, chosen, log_level, log_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    pictures: Annotated[Path | None, typer.Option(help="Write an SVG per ply there.")] = None,
    check: Annotated[bool, typer.Option(help="Only check it, silently.")] = False,
    language: Language = "en",
) -> None:
    """Replay a record step by step, checking every action."""
    from velkahra.cli import replaying

    replaying.replay(file, pictures, check, language)


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A game exported from Rally the Troops, as JSON.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The record to write.")],
    game: Annotated[str, typer.Option(help="The game it is of.")] = "pamir",
) -> None:
    """Make a record of a game that was played with another program."""
    from velkahra.cli import files

    files.import_game(file, output, game)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
) -> None:
    """Check a record's draws against the dealer's promise; the exit code is 0 if all agree."""
    from velkahra.cli import verifying

    verifying.verify(file)


@app.command()
def draw(
    file: Annotated[Path, typer.Argument(help="A record.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="An .svg or .png file.")],
    ply: Annotated[int, typer.Option(help="After how many plies; -1 for the end.")] = -1,
    seat: Annotated[
        str, typer.Option(help="Who looks: lion, 0, or open (sees all); a spectator if left out.")
    ] = "",
    language: Language = "en",
    width: Annotated[int, typer.Option(help="In pixels.")] = 1100,
) -> None:
    """Draw a position of a record."""
    from velkahra.cli import replaying

    replaying.draw(file, output, ply, seat, language, width)


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games; 0 for no limit.")] = 0,
    seconds: Annotated[float, typer.Option(help="For how long; 0 for no limit.")] = 0,
    seed: Seed = 1,
    failures: Annotated[Path, typer.Option(help="Where failures go.")] = Path("failures"),
) -> None:
    """Play at random and check every law at every ply; a failure is saved as a record."""
    from velkahra.cli import fuzzing

    fuzzing.fuzz(game, games, seconds, seed, failures)


@app.command()
def count(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(help="A record to count from.")] = None,
    depth: Annotated[int, typer.Option(help="In decisions.")] = 1,
    write: Annotated[bool, typer.Option(help="Note the counts in the record.")] = False,
) -> None:
    """Count the ways play can go on, with a digest; compare with what the record notes."""
    from velkahra.cli import counting

    counting.count(game, file, depth, write)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="A game, or `table`; all games if left out.")] = "",
    seconds: Annotated[float, typer.Option(help="For each figure.")] = 1.0,
    json: Annotated[bool, typer.Option("--json", help="This build only, as JSON.")] = False,
) -> None:
    """Measure random play and cloning, compiled and interpreted; or the web table."""
    if game == "table":
        from velkahra.cli import table_bench

        table_bench.bench(seconds, json)
        return
    from velkahra.cli import benching

    benching.bench(game, seconds, json)


@app.command()
def coverage(
    game: Annotated[str, typer.Argument(help="All games if left out.")] = "",
) -> None:
    """Check that every rule of the catalogue is cited in the code and tested under its name."""
    from velkahra.cli import covering
    from velkahra.core import registry

    for name in [game] if game else registry.names():
        covering.coverage(name)


AnyProgram = Annotated[
    bool, typer.Option("--any-program", help="Also count what other versions have played.")
]
Plot = Annotated[Path | None, typer.Option(help="Draw it, as an .svg or .png file.")]


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="One per seat: greedy,random or search:nodes=400,random.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(help="How many games, at most if --width is given.")] = 100,
    seed: Seed = 1,
    option: Options = None,
    workers: Annotated[int, typer.Option(help="Processes; 0 for one per processor.")] = 0,
    width: Annotated[
        float, typer.Option(help="Stop when all intervals are so narrow, such as 0.05.")
    ] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Keep the games in this file, and go on where it ends.")
    ] = None,
    plot: Plot = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a cluster with Ray.")] = False,
    any_program: AnyProgram = False,
) -> None:
    """Let bots play against each other, with the same luck for every seating."""
    from velkahra.bots import arena, split
    from velkahra.cli import contest
    from velkahra.cli.files import options_of

    crew = arena.on_ray if ray else arena.crew_of(workers)
    series = arena.series_of(game, split(bots), seed, options_of(option or []))
    contest.contest(series, games, crew, width, out, plot, any_program)


@app.command()
def arena_merge(
    files: Annotated[list[Path], typer.Argument(help="What `velkahra arena --out` has written.")],
    plot: Plot = None,
    any_program: AnyProgram = False,
) -> None:
    """Sum up files of the arena: the same series, played with different seeds."""
    from velkahra.cli import contest

    contest.merged(files, plot, any_program)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    nodes: Annotated[int, typer.Option(help="How often each decision is tried out.")] = 300,
    seed: Seed = 1,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The curve: an .svg or .png file.")
    ] = None,
    figures: Annotated[Path | None, typer.Option("--json", help="Write all figures there.")] = None,
    workers: Annotated[int, typer.Option(help="Processes; 0 for one per processor.")] = 0,
    most: Annotated[int, typer.Option(help="How many decisions are shown.")] = 10,
    language: Language = "en",
) -> None:
    """Judge every decision of a game by what its seat knew, and show which swung it."""
    from velkahra.cli import analysing

    options = analysing.Options(nodes, seed, workers, most, language, output, figures)
    analysing.analyse(file, options)


@app.command(hidden=True)
def playthrough(
    game: Annotated[str, typer.Argument(help="All games if left out.")] = "",
    write: Annotated[bool, typer.Option(help="Write the files anew.")] = False,
) -> None:
    """Compare the stored playthroughs with how the program plays now."""
    from velkahra.cli import playthroughs

    playthroughs.playthrough(game, write)
