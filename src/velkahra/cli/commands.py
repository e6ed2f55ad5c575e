"""The commands of `velkahra`. Each imports what it needs when it runs, so that it starts fast."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from velkahra.cli import administration, arguments, guide, pressing, say_version
from velkahra.core import plugin

_LIKE_THIS: Final[dict[str, Any]] = {
    "name": "velkahra",
    "help": guide.SLOGAN,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": None,
    "context_settings": {"help_option_names": ["--help", "-h"]},
}

app: Final = typer.Typer(**_LIKE_THIS)


def program_for(command: str) -> typer.Typer:
    """Return the program that has a command, which a game of another package may bring."""
    own = any(command in group for group in guide.groups().values())
    found = None if own else plugin.outside().get(command)
    if found is None or not found.commands:
        return app
    program = typer.Typer(**_LIKE_THIS)
    program.add_typer(plugin.load(found.commands, typer.Typer), name=command)
    return program


def _place_named(text: str) -> Path:
    """Return the file or folder of this name. Raises: BadParameter for an empty name."""
    if not text:
        raise typer.BadParameter("must name a file or a folder, not ''")
    return Path(text)


administration.add_to(app)
pressing.add_to(app)
for _name, _plugin in plugin.built_in().items():
    if _plugin.commands:
        app.add_typer(plugin.load(_plugin.commands, typer.Typer), name=_name)


@app.command(epilog=guide.examples("velkahra version"))
def version() -> None:
    """Show the version, and whether the rules run compiled."""
    say_version()


@app.command(epilog=guide.examples("velkahra man ~/.local/share/man/man1"))
def man(folder: Annotated[Path, typer.Argument(help="Folder to write.")]) -> None:
    """Write the help of all commands as pages for `man`."""
    from velkahra.cli import manual

    manual.write_pages(app, folder)


@app.command(
    epilog=guide.examples(
        "velkahra play viceroy --seats 3 --me 0",
        "velkahra play euphrates --language cs --option board=advanced",
    )
)
def play(
    game: arguments.GameName = "euphrates",
    seats: Annotated[int, typer.Option(help="Number of seats; 0 for the game's minimum.")] = 0,
    me: Annotated[
        str, typer.Option(help="Your seat, by name or number (lion or 0). Default: all seats.")
    ] = "",
    bot: Annotated[
        str, typer.Option(help="Bot for the other seats, such as greedy or search:seconds=1.")
    ] = "",
    option: arguments.Options = None,
    seed: Annotated[str, typer.Option(help="Seed for all draws. Default: a new secret seed.")] = "",
    language: arguments.Language = "en",
) -> None:
    """Play in the terminal.

    To play in the browser, use `velkahra serve`.
    """
    from velkahra.cli import terminal

    terminal.run(game, seats, me, bot, option or [], seed, language)


@app.command(
    epilog=guide.examples(
        "velkahra serve", "velkahra serve --host 0.0.0.0 --port 8080 --data tables"
    )
)
def serve(
    host: Annotated[
        str,
        typer.Option(
            help="Address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 for the network."
        ),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.")] = 8000,
    data: administration.Data = None,
    database: administration.Database = "",
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = True,
    base_url: Annotated[
        str, typer.Option(help="Public address of the server, such as https://x.org.")
    ] = "",
    public_lobby: Annotated[
        bool, typer.Option("--public-lobby", help="Allow tables to be listed publicly.")
    ] = False,
    accounts: Annotated[bool, typer.Option("--accounts", help="Offer optional accounts.")] = False,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes that serve; more than 1 need --database.")
    ] = 1,
    settings: Annotated[
        Path | None, typer.Option(help="TOML file with settings; see docs/running.md.")
    ] = None,
    log_level: Annotated[
        str, typer.Option(help="Log level: debug, info, warning or error.")
    ] = "warning",
    log_json: Annotated[
        bool, typer.Option("--log-json", help="Write the log as JSON lines.")
    ] = False,
    compile_with: Annotated[Path | None, typer.Option("--compile", hidden=True)] = None,
) -> None:
    """Run the web server and open it in the browser."""
    import msgspec

    from velkahra.server.web.serve import serve as run

    chosen = administration.settings_of(data, database, settings, base_url)
    chosen = msgspec.structs.replace(
        chosen,
        public_lobby=public_lobby or chosen.public_lobby,
        accounts=accounts or chosen.accounts,
    )
    run(host, port, chosen.data, browser, chosen, log_level, log_json, compile_with, workers)


@app.command(
    epilog=guide.examples(
        "velkahra replay game.txt", "velkahra replay game.txt --pictures pictures"
    )
)
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    pictures: Annotated[
        Path | None, typer.Option(help="Folder for one SVG picture per ply.")
    ] = None,
    check: Annotated[bool, typer.Option(help="Check the record and print one line.")] = False,
    language: arguments.Language = "en",
) -> None:
    """Replay a record step by step, and check every action."""
    from velkahra.cli import replaying

    replaying.replay(file, pictures, check, language)


@app.command("import", epilog=guide.examples("velkahra import exported.json -o game.txt"))
def import_(
    file: Annotated[
        Path, typer.Argument(help="A game of Rally the Troops or Board Game Arena, as JSON.")
    ],
    output: Annotated[Path, typer.Option("--output", "-o", help="The record to write.")],
    game: Annotated[
        str, typer.Option(help="Short name of the game. Default: recognised from the file.")
    ] = "",
) -> None:
    """Make a record of a game that was played with another program."""
    from velkahra.cli import files

    files.import_game(file, output, game)


@app.command(epilog=guide.examples("velkahra verify game.txt"))
def verify(
    file: Annotated[
        Path,
        typer.Argument(
            help="The record of a finished game, or the folder of a server.",
            parser=_place_named,
            metavar="FILE",
        ),
    ],
) -> None:
    """Check the draws of a finished game, or all tables of a folder.

    In a folder it checks that the database is intact, and that the rows of every table are
    unchanged and replay. The exit code is 0 if all is well.
    """
    from velkahra.cli import verifying

    if file.is_dir():
        verifying.verify_store(file)
    else:
        verifying.verify(file)


@app.command(epilog=guide.examples("velkahra draw game.txt --ply 40 -o position.png"))
def draw(
    file: Annotated[Path, typer.Argument(help="A record.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="Picture to write, .svg or .png.")],
    ply: Annotated[
        int, typer.Option(help="Number of plies to play first; -1 for the final position.")
    ] = -1,
    seat: Annotated[
        str,
        typer.Option(
            help="Point of view: a seat (lion or 0), or open for everything. Default: a spectator."
        ),
    ] = "",
    language: arguments.Language = "en",
    width: Annotated[int, typer.Option(min=1, max=10_000, help="Width in pixels.")] = 1100,
) -> None:
    """Draw one position of a record as a picture."""
    from velkahra.cli import replaying

    replaying.draw(file, output, ply, seat, language, width)


@app.command(epilog=guide.examples("velkahra fuzz euphrates --seconds 60"))
def fuzz(
    game: arguments.GameName,
    games: Annotated[int, typer.Option(help="Number of games; 0 for no limit.")] = 0,
    seconds: Annotated[float, typer.Option(help="Time limit in seconds; 0 for none.")] = 0,
    seed: arguments.Seed = 1,
    failures: Annotated[Path, typer.Option(help="Folder for the records of failed games.")] = Path(
        "failures"
    ),
) -> None:
    """Play random games and check every invariant at every ply.

    A game that fails is saved as a record.
    """
    from velkahra.cli import fuzzing

    fuzzing.fuzz(game, games, seconds, seed, failures)


@app.command(epilog=guide.examples("velkahra new-game nim", "velkahra new-game nim games/nim"))
def new_game(
    name: Annotated[str, typer.Argument(help="Short name: lower-case letters from a to z.")],
    folder: Annotated[
        Path | None, typer.Argument(help="Folder to write. Default: the name.")
    ] = None,
) -> None:
    """Write the skeleton of a game that can be played at once.

    docs/adding-a-game.md describes the next steps.
    """
    from velkahra.cli import newgame

    newgame.new_game(name, folder)


@app.command(epilog=guide.examples("velkahra check euphrates", "velkahra check ./nim"))
def check(
    game: Annotated[
        str,
        typer.Argument(
            help="A game's short name, the folder of its project, or its module.",
            autocompletion=arguments.game_names,
        ),
    ],
    json: arguments.AsJson = False,
) -> None:
    """Check a game against the contract, and list faults and missing parts.

    The game need not be installed. The exit code is 0 if it keeps every promise.
    """
    from velkahra.cli import checking

    checking.check(game, json)


@app.command(epilog=guide.examples("velkahra bench euphrates"))
def bench(
    game: Annotated[
        str, typer.Argument(help="A game. Default: all games.", autocompletion=arguments.game_names)
    ] = "",
    seconds: Annotated[float, typer.Option(help="Seconds per measurement.")] = 1.0,
    json: arguments.AsJson = False,
) -> None:
    """Measure how fast the rules and the search are.

    Random play runs compiled and interpreted.
    """
    from velkahra.cli import benching

    benching.bench(game, seconds, json)


AnyProgram = Annotated[
    bool, typer.Option("--any-program", help="Accept games played by other versions.")
]
Plot = Annotated[Path | None, typer.Option(help="Write a chart as .svg or .png.")]


@app.command(
    epilog=guide.examples(
        "velkahra arena euphrates --bots search:seconds=1,greedy --games 40",
        "velkahra arena viceroy --bots greedy,random --width 0.1 --out games.txt --plot chart.svg",
    )
)
def arena(
    game: arguments.GameName,
    bots: Annotated[
        str,
        typer.Option(help="Bots, one per seat, such as greedy,random or search:nodes=400,random."),
    ] = "greedy,random",
    games: Annotated[
        int, typer.Option(help="Number of games; the maximum if --width is given.")
    ] = 100,
    seed: arguments.Seed = 1,
    option: arguments.Options = None,
    workers: Annotated[int, typer.Option(help="Number of processes; 0 for one per CPU core.")] = 0,
    width: Annotated[
        float,
        typer.Option(
            help="Stop when every confidence interval is at most this wide, such as 0.05."
        ),
    ] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Save the games to this file, or continue it if it exists.")
    ] = None,
    plot: Plot = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a cluster with Ray.")] = False,
    any_program: AnyProgram = False,
    json: arguments.AsJson = False,
) -> None:
    """Play bots against each other, with the same draws for every seating."""
    from velkahra.bots import arena, split
    from velkahra.cli import contest, files

    crew: arena.GameCrew = arena.on_ray if ray else arena.crew_of(workers)
    series = arena.series_of(game, split(bots), seed, files.options_of(option or []))
    contest.contest(series, games, crew, width, out, plot, any_program, json)


@app.command(epilog=guide.examples("velkahra tournament cup.toml"))
def tournament(
    file: Annotated[Path, typer.Argument(help="TOML file with game, seats, form and bots.")],
    seed: arguments.Seed = 1,
    workers: Annotated[int, typer.Option(help="Number of processes; 0 for one per CPU core.")] = 0,
    json: arguments.AsJson = False,
) -> None:
    """Play a tournament between bots, as a TOML file describes it."""
    from velkahra.cli import tournament

    tournament.run(file, seed, workers, json)


@app.command(epilog=guide.examples("velkahra arena-merge monday.txt tuesday.txt"))
def arena_merge(
    files: Annotated[list[Path], typer.Argument(help="Files written by `velkahra arena --out`.")],
    plot: Plot = None,
    any_program: AnyProgram = False,
    json: arguments.AsJson = False,
) -> None:
    """Combine result files of the arena.

    They must belong to one series that was played with different seeds.
    """
    from velkahra.cli import contest

    contest.merged(files, plot, any_program, json)


@app.command(epilog=guide.examples("velkahra analyse game.txt -o curve.svg --json figures.json"))
def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    nodes: Annotated[int, typer.Option(help="Search iterations per decision.")] = 300,
    seed: arguments.Seed = 1,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Write the win-chance curve as .svg or .png."),
    ] = None,
    figures: Annotated[
        Path | None, typer.Option("--json", help="Write all figures to a JSON file; - prints them.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Number of processes; 0 for one per CPU core.")] = 0,
    most: Annotated[int, typer.Option(help="Number of decisions to show.")] = 10,
    language: arguments.Language = "en",
) -> None:
    """Judge every decision of a game, and list those that swung it.

    A decision is judged by what its player knew then.
    """
    from velkahra.cli import analysing

    options = analysing.Options(nodes, seed, workers, most, language, output, figures)
    analysing.analyse(file, options)


@app.command(epilog=guide.examples("velkahra puzzles pamir", "velkahra puzzles viceroy -o puzzles"))
def puzzles(
    game: arguments.GameName,
    seats: Annotated[int, typer.Option(help="Number of seats; 0 for the game's minimum.")] = 0,
    option: arguments.Options = None,
    number: Annotated[int, typer.Option(help="How many puzzles to look for.")] = 20,
    games: Annotated[int, typer.Option(help="How many games to play at most.")] = 200,
    nodes: Annotated[int, typer.Option(help="Search iterations that check a puzzle.")] = 1500,
    seed: arguments.Seed = 1,
    workers: Annotated[int, typer.Option(help="Number of processes; 0 for one per CPU core.")] = 0,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Folder for the puzzles as lesson files.")
    ] = None,
    json: arguments.AsJson = False,
) -> None:
    """Find positions in which one choice is clearly the best.

    Bots play games. Where their search sees a gap, two longer searches check it.
    """
    from velkahra.cli import puzzling

    agreed = tuple(option or ())
    options = puzzling.Options(seats, agreed, number, games, nodes, seed, workers, output, json)
    puzzling.find(game, options)


@app.command(
    epilog=guide.examples(
        "velkahra dataset viceroy --bots random,random --games 4 --workers 1 -o games",
        "velkahra dataset euphrates --bots greedy,greedy,greedy --games 10000 -o euphrates-greedy",
    )
)
def dataset(
    game: arguments.GameName,
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Folder to write, or to continue.")
    ],
    bots: Annotated[
        str, typer.Option(help="Bots, one per seat, such as greedy,random or search:nodes=400.")
    ] = "greedy,greedy",
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    seed: arguments.Seed = 1,
    option: arguments.Options = None,
    shard: Annotated[int, typer.Option(help="Number of games in a file.")] = 25,
    recall: Annotated[
        int, typer.Option(help="Number of previous decisions added to an observation.")
    ] = 0,
    workers: Annotated[int, typer.Option(help="Number of processes; 0 for one per CPU core.")] = 0,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a cluster with Ray.")] = False,
    records: Annotated[
        Path | None, typer.Option(help="File of games that were played, a line of JSON for each.")
    ] = None,
) -> None:
    """Write games between bots as Parquet files, for machine learning.

    Each decision has what the seat could know, what it was allowed to do, what it did, and how the
    game ended for it. The same command continues a run that was stopped.
    """
    from velkahra.bots import arena, split
    from velkahra.cli import collecting, files
    from velkahra.envs.dataset import Written, settings_of, write_played

    if records is not None:
        print(f"{output}: {write_played(output, game, records)} games")
        return
    crew: arena.Crew[Written] = arena.on_ray if ray else arena.crew_of(workers)
    settings = settings_of(game, split(bots), seed, files.options_of(option or []), shard, recall)
    collecting.collect(output, settings, games, crew)


@app.command(
    epilog=guide.examples(
        "velkahra learn euphrates -o learned",
        "velkahra learn euphrates --generations 2 --workers 2 -o learned",
    )
)
def learn(
    game: arguments.GameName,
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Folder to write, or to continue.")
    ],
    seats: Annotated[
        int, typer.Option(help="Number of seats; 0 for the fewest with opponents.")
    ] = 0,
    option: arguments.Options = None,
    games: Annotated[int, typer.Option(help="Number of games of a generation.")] = 10_000,
    generations: Annotated[
        int, typer.Option(help="Number of generations; each plays by the values of the one before.")
    ] = 1,
    hidden: Annotated[int, typer.Option(help="Units of the first layer.")] = 64,
    second: Annotated[int, typer.Option(help="Units of the second layer.")] = 32,
    match: Annotated[int, typer.Option(help="Number of games of a match.")] = 300,
    seed: arguments.Seed = 1,
    workers: Annotated[int, typer.Option(help="Number of processes; 0 for one per CPU core.")] = 0,
    wild: Annotated[
        float, typer.Option(help="Share of the decisions that are made at random.")
    ] = 0.05,
    between: Annotated[
        float,
        typer.Option(help="Share of positions to learn from, in addition to starts of turns."),
    ] = 0.5,
    commit: Annotated[str, typer.Option(help="The commit of the program, for the record.")] = "",
    games_from: Annotated[
        list[Path] | None,
        typer.Option(help="Folder of another run to learn from as well; may be repeated."),
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a cluster with Ray.")] = False,
) -> None:
    """Train an evaluation from self-play games.

    A match against greedy decides whether the values are better. The same command continues a run
    that was stopped.
    """
    from velkahra.bots.learning import settings_of
    from velkahra.cli import files, learning

    sizes = games, hidden, second, seed, match
    agreed, others = files.options_of(option or []), tuple(games_from or ())
    settings = settings_of(
        game, seats, agreed, *sizes, wild=wild, between=between, games_from=others
    )
    learning.learn(output, settings, generations, workers, commit, ray)


@app.command(epilog=guide.examples("velkahra datasheet pamir --random 40 --greedy 4 -o datasheets"))
def datasheet(
    game: arguments.GameName,
    seats: Annotated[
        int, typer.Option(help="Number of seats; 0 for the fewest with opponents.")
    ] = 0,
    option: arguments.Options = None,
    random: Annotated[int, typer.Option(help="Number of games between random bots.")] = 10_000,
    greedy: Annotated[int, typer.Option(help="Number of games between greedy bots.")] = 1_000,
    seed: arguments.Seed = 1,
    workers: Annotated[int, typer.Option(help="Number of processes; 0 for one per CPU core.")] = 0,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Folder for the table, the figures and the plots."),
    ] = None,
    json: arguments.AsJson = False,
) -> None:
    """Measure branching factor, length, information sets and fairness.

    Bots play each other; docs/research.md explains each figure.
    """
    from velkahra.cli import datasheets

    agreed = tuple(option or ())
    options = datasheets.Options(seats, agreed, random, greedy, seed, workers, output, json)
    datasheets.show(game, options)


@app.command(
    epilog=guide.examples("velkahra count-tree viceroy", "velkahra count-tree viceroy auction")
)
def count_tree(
    game: arguments.GameName,
    name: Annotated[
        str, typer.Argument(help="Name of a small variant. Default: list all of them.")
    ] = "",
    limit: Annotated[int, typer.Option(help="Stop with an error after this many histories.")] = 10
    ** 6,
    json: arguments.AsJson = False,
) -> None:
    """Count the information sets of a small variant of a game.

    A small variant begins near the end of a game. It is made up, and not from the rulebook.
    """
    from velkahra.cli import counting

    counting.show_tree(game, name, limit, json)
