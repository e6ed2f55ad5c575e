"""A run of learning: games, a network, a match that decides; generation after generation.

Its folder has `learn.json`, the settings, and a folder for each generation with `games/`,
`values.json` and a file of results for each match. Every file appears when it is whole, so a run
can be ended at any moment, and the next one continues it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from velkahra.bots import arena
from velkahra.bots.arena.series import program
from velkahra.bots.learning import fitting
from velkahra.bots.learning.shards import SHARD, Games, SelfPlay, Shard, count_games, read_games
from velkahra.core import files, registry
from velkahra.core.contract import net
from velkahra.core.contract.refusals import UnknownSeat, VelkahraError
from velkahra.core.contract.weights import Record, Weights, digest_of, read_weights, write_weights

FORMAT: Final = "velkahra-learn-1"
SETTINGS: Final = "learn.json"
VALUES: Final = "values.json"
HAND_MADE: Final = "greedy"
"""The bot that judges by the game's own evaluation, one decision ahead."""

Progress = Callable[[str, int, int], None]
"""Called with the name of a task, the number of units done, and their total."""


class Settings(
    msgspec.Struct, frozen=True, tag_field="format", tag=FORMAT, forbid_unknown_fields=True
):
    """The settings of a run: the game, the network and the matches.

    Attributes:
        layout: the game and the version of its inputs.
        options: the options of the game, complete.
        games: the games of a generation.
        hidden, second: the units of the network.
        noise, wild, between: as in `self_play.SelfPlayConfig`.
        match: the games of a match.
        games_from: the folders of runs whose games are learned from as well; None where a run was
            begun before that was noted.
    """

    layout: str
    seats: int
    options: dict[str, str]
    games: int
    hidden: int
    second: int
    noise: float
    wild: float
    between: float
    seed: int
    match: int
    games_from: tuple[str, ...] | None = None

    @property
    def game(self) -> str:
        """The title."""
        return self.layout.rpartition("-")[0]


class Generation(msgspec.Struct, frozen=True):
    """The outcome of a generation.

    Attributes:
        number: from 1.
        path: the file of its values.
        record: how they came to be.
        matches: by the name of the opponent, the results of its values.
        is_better: the 95% intervals are above an equal part against every opponent.
    """

    number: int
    path: Path
    record: Record
    matches: dict[str, arena.Row]
    is_better: bool


def settings_of(
    game: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    games: int = 10_000,
    hidden: int = 64,
    second: int = 32,
    seed: int = 1,
    match: int = 300,
    noise: float = 0.1,
    wild: float = 0.05,
    between: float = 0.5,
    games_from: Sequence[Path] = (),
) -> Settings:
    """Return checked settings; without `seats` those of the smallest game with others.

    `games_from` are folders of runs in the same game, whose games are learned from as well.

    Raises: VelkahraError for an unknown game, a game without inputs to learn from, and wrong
        numbers or options.
    """
    title = registry.game(game)
    seats = seats or title.fewest()
    if seats < 2:
        raise UnknownSeat(f"a program learns in games of 2 seats or more, not {seats}")
    complete = title.complete(options or {})
    layout = title.judge.inputs_layout(title.start(seats, complete))
    if not layout:
        what = "no inputs to learn from, or not with these options"
        raise VelkahraError(f"{game} has {what}: see docs/research.md")
    how = (games, hidden, second, noise, wild, between, seed, match)
    settings = Settings(layout, seats, complete, *how, tuple(map(str, games_from)))
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    if settings.games < fitting.HELD_OUT:
        raise VelkahraError(f"games must be {fitting.HELD_OUT} or more, not {settings.games}")
    if settings.match < settings.seats:
        raise VelkahraError(f"match must be {settings.seats} games or more, not {settings.match}")
    for units in (settings.hidden, settings.second):
        if not 0 < units <= net.LARGEST or units % net.WIDE:
            what = f"a multiple of {net.WIDE} up to {net.LARGEST}"
            raise VelkahraError(f"hidden and second are each {what}, not {units}")
    for name, share in (("wild", settings.wild), ("between", settings.between)):
        if not 0 <= share <= 1:
            raise VelkahraError(f"{name} must be 0 to 1, not {share:g}")


def learn(
    folder: Path,
    settings: Settings,
    generations: int = 1,
    workers: int = 1,
    commit: str = "",
    progress: Progress = lambda what, done, total: None,
    on_ray: bool = False,
) -> list[Generation]:
    """Learn in a folder, or go on with it, until it has so many generations. Returns: them all.

    The first generation plays by the game's own evaluation, and each later one by the values of the
    last that were better. `commit` goes into the record. `on_ray` plays the games on a cluster;
    matches are played by `workers` processes here.

    Raises: MissingExtra if Ray is not installed; VelkahraError for no generation, for a folder with
        other contents or settings, or a broken file, where it cannot be written, and for runs of
        another game or the same games.
    """
    if generations < 1:
        raise VelkahraError(f"generations must be 1 or more, not {generations}")
    more = _games_from(settings)
    _take_up(folder, settings)
    crew: arena.Crew[tuple[int, bytes]] = arena.on_ray if on_ray else arena.crew_of(workers)
    found: list[Generation] = []
    best: list[Path] = []
    for number in range(1, generations + 1):
        path = folder / str(number) / VALUES
        how = _how(settings, number, best[-1] if best else None)
        if not path.exists():
            _make(path.parent / "games")
            shards = _play(path.parent / "games", how, settings, crew, progress)
            games = read_games([*shards, *more])
            weights = _fit(games, count_games(more), settings, number, commit, progress)
            files.write_whole(path, write_weights(weights))
        rows = _matches(path, [HAND_MADE, *map(_bot, best[-1:])], settings, workers, progress)
        is_better = all(row.low > 1 / settings.seats for row in rows.values())
        found.append(Generation(number, path, _recorded(path, rows), rows, is_better))
        if is_better:
            best.append(path)
    return found


def _take_up(folder: Path, settings: Settings) -> None:
    """Check the folder, or make it. Raises: VelkahraError if it holds something else."""
    if "," in str(folder):
        raise VelkahraError(f"{folder} cannot be used: a comma separates settings of bots")
    path = folder / SETTINGS
    if path.exists():
        differences = _differences(files.read_json(path, Settings), settings)
        if differences:
            raise VelkahraError(f"{folder} learns something else: {'; '.join(differences)}")
        return
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise VelkahraError(f"{folder} is not a folder of `velkahra learn`; name another one")
    _make(folder)
    files.write_whole(path, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")


def _differences(there: Settings, here: Settings) -> list[str]:
    if there.games_from is None:
        here = msgspec.structs.replace(here, games_from=None)
    return [
        f"{name} {getattr(there, name)} there, {getattr(here, name)} here"
        for name in Settings.__struct_fields__
        if getattr(there, name) != getattr(here, name)
    ]


def _games_from(settings: Settings) -> list[Path]:
    """List the games of other runs. Raises: VelkahraError for another game, or the same games."""
    found: list[Path] = []
    played = {_played(settings): "this run"}
    for folder in map(Path, settings.games_from or ()):
        there = files.read_json(folder / SETTINGS, Settings)
        for name in ("layout", "seats", "options"):
            if getattr(there, name) != getattr(settings, name):
                differs = f"{name} {getattr(there, name)} there, {getattr(settings, name)} here"
                raise VelkahraError(f"{folder} plays another game: {differs}")
        if _played(there) in played:
            twin = played[_played(there)]
            raise VelkahraError(f"{folder} plays the same games as {twin}: choose another seed")
        played[_played(there)] = str(folder)
        found += sorted(folder.glob("*/games/*.npz"))
    return found


def _played(settings: Settings) -> tuple[float, ...]:
    """Return what the games of a run follow from, besides the game."""
    return settings.seed, settings.noise, settings.wild, settings.between


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise VelkahraError(f"{folder} cannot be made: {error.strerror}") from None


def _how(settings: Settings, generation: int, path: Path | None) -> SelfPlay:
    values = path.read_bytes() if path else b""
    return SelfPlay(
        *(settings.game, settings.seats, settings.options, settings.seed, generation, values),
        *(settings.noise, settings.wild, settings.between),
    )


def _play(
    folder: Path,
    how: SelfPlay,
    settings: Settings,
    crew: arena.Crew[tuple[int, bytes]],
    progress: Progress,
) -> list[Path]:
    """Play the games that are missing, and return the files of all shards."""
    shards = [
        Shard(how, number, min(SHARD, settings.games - first))
        for number, first in enumerate(range(0, settings.games, SHARD))
    ]
    paths = [folder / f"{shard.number:05}.npz" for shard in shards]
    jobs = [shard for shard, path in zip(shards, paths, strict=True) if not path.exists()]
    done = settings.games - sum(job.games for job in jobs)
    what = f"generation {how.generation}: games"
    progress(what, done, settings.games)
    with closing(crew(jobs)) as played:
        for number, data in played:
            files.write_whole(paths[number], data)
            done += shards[number].games
            progress(what, done, settings.games)
    return paths


def _fit(
    games: Games, more: int, settings: Settings, generation: int, commit: str, progress: Progress
) -> Weights:
    """Fit a network to games, of which `more` are of other runs."""
    passes = sum(each for _, each in fitting.ROUNDS)
    what = f"generation {generation}: passes through the games"
    progress(what, 0, passes)
    sizes = fitting.Sizes(settings.hidden, settings.second)
    *_, fitted = _counted(fitting.fit(games, sizes, settings.seed), what, passes, progress)
    size = games.inputs.shape[-1]
    how = {name: float(getattr(settings, name)) for name in ("noise", "wild", "between")}
    record = Record(
        program(settings.game),
        commit,
        datetime.now(UTC).date().isoformat(),
        len(games.returns),
        len(games.starts),
        generation,
        settings.seed,
        {**how, "games_from": float(more)} if more else how,
        tuple(round(value, 5) for value in fitted.curve),
        round(fitted.hand_made, 5),
    )
    return Weights(
        *(settings.layout, settings.seats, size, settings.hidden, settings.second, record),
        *(digest_of(fitted.weights), fitted.weights),
    )


def _counted(
    found: Iterator[fitting.Fitted], what: str, total: int, progress: Progress
) -> Iterator[fitting.Fitted]:
    """Yield each result, and report how many there were so far."""
    for done, each in enumerate(found, 1):
        progress(what, done, total)
        yield each


def _recorded(path: Path, rows: Mapping[str, arena.Row]) -> Record:
    """Write into a file of values what came of its matches, and return its record."""
    found = read_weights(path)
    match = "; ".join(f"{_said(row)} against {_called(name)}" for name, row in rows.items())
    record = msgspec.structs.replace(found.record, match=match)
    if record != found.record:
        files.write_whole(path, write_weights(msgspec.structs.replace(found, record=record)))
    return record


def _said(row: arena.Row) -> str:
    interval = f"{100 * row.low:.1f} to {100 * row.high:.1f}"
    return f"{100 * row.share:.1f}% ({interval}) of {row.games} games"


def _called(opponent: str) -> str:
    """Return what an opponent is called in a record, which does not name folders."""
    path = opponent.partition("=")[2]
    return f"generation {Path(path).parent.name}" if path else opponent


def _bot(path: Path) -> str:
    return f"{HAND_MADE}:values={path}"


def _matches(
    path: Path, opponents: Sequence[str], settings: Settings, workers: int, progress: Progress
) -> dict[str, arena.Row]:
    """Play the missing matches of values, and return their results by opponent."""
    return {
        name: _match(path.with_name(f"match-{number}.txt"), path, name, settings, workers, progress)
        for number, name in enumerate(opponents, 1)
    }


def _match(
    file: Path, path: Path, opponent: str, settings: Settings, workers: int, progress: Progress
) -> arena.Row:
    """Play the missing games of a match, and return the results of the values.

    With more than two seats, one seat plays by the values, and the others are the opponent.
    """
    name = _bot(path)
    line_up = [name, *[opponent] * (settings.seats - 1)]
    series = arena.series_of(settings.game, line_up, settings.seed, settings.options)

    def report(done: int, games: int) -> None:
        progress(f"match against {opponent}", done, games)

    crew: arena.GameCrew = arena.crew_of(workers)
    with arena.Results(series, file) as results:
        return arena.play_on(results, settings.match, crew, 0.0, report).row(name)
