"""Writes the folder of a data set: checks and keeps the shards in it, makes the missing ones."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec
import pyarrow as pa
from pyarrow import compute, parquet

from velkahra.bots.arena.crews import Crew, here
from velkahra.core import files
from velkahra.core.contract.refusals import VelkahraError
from velkahra.envs.dataset.card import Counts, card
from velkahra.envs.dataset.shards import KEY, Settings, Shard, Written

SETTINGS: Final = "dataset.json"
TABLES: Final = ("games", "decisions")

Progress = Callable[[int, int], None]


def write(
    folder: Path,
    settings: Settings,
    games: int,
    crew: Crew[Written] = here,
    progress: Progress | None = None,
) -> Counts:
    """Write a data set of `games` games into a folder, or go on with one that is there.

    Every file appears when it is whole, so a run can be ended at any moment, and the next one goes
    on with the first missing shard. More games can be asked for later. The same settings give the
    same bytes with any crew, unless bots think by the clock. `progress` hears (games done, games in
    all).

    Raises: VelkahraError for no games, for a folder with something else, other settings or more
        games, for a broken file, and where it cannot be written; it names the difference.
    """
    if games < 1:
        raise VelkahraError(f"games must be 1 or more, not {games}")
    _take_up(folder, settings)
    firsts, size = range(0, games, settings.shard), settings.shard
    shards = [Shard(settings, at // size, min(size, games - at)) for at in firsts]
    done = {shard.number for shard in shards if _is_there(folder, shard)}
    _refuse_more(folder, shards)
    count = sum(shard.games for shard in shards if shard.number in done)
    report = progress or (lambda done, games: None)
    report(count, games)
    with closing(crew(shard for shard in shards if shard.number not in done)) as made:
        for written in made:
            _keep(folder, written)
            count += written.shard.games
            report(count, games)
    counts = _counts(folder, shards)
    files.write_whole(folder / "README.md", card(settings, counts).encode())
    return counts


def _take_up(folder: Path, settings: Settings) -> None:
    """Check the folder, or make it. Raises: VelkahraError if it holds something else."""
    path = folder / SETTINGS
    is_new = not path.exists()
    if is_new:
        _refuse_foreign(folder)
    elif differences := files.read_json(path, Settings).differences(settings):
        raise VelkahraError(f"{folder} is another data set: {'; '.join(differences)}")
    try:
        for table in TABLES:
            (folder / table).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise VelkahraError(f"{folder} cannot be made: {error.strerror}") from None
    if is_new:
        files.write_whole(path, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")


def _refuse_foreign(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise VelkahraError(f"{folder} is a file; name a folder")
    if folder.exists() and (found := _visible(folder)):
        why = f"{folder} holds {found[0]} and no {SETTINGS}, so it is not a data set"
        raise VelkahraError(f"{why}; name another folder")


def _visible(folder: Path) -> list[str]:
    """List the entries of a folder, without empty folders that an earlier run left."""
    return sorted(
        path.name
        for path in folder.iterdir()
        if not path.name.startswith(".") and not (path.name in TABLES and not any(path.iterdir()))
    )


def _path(folder: Path, table: str, number: int) -> Path:
    return folder / table / f"{number:05}.parquet"


def _is_there(folder: Path, shard: Shard) -> bool:
    """Return whether a shard is whole, with as many games. Raises: VelkahraError if broken."""
    paths = [_path(folder, table, shard.number) for table in TABLES]
    schemas = shard.settings.schemas() if any(path.exists() for path in paths) else ()
    found = [
        _shard_of(path, shard, schema)
        for path, schema in zip(paths, schemas, strict=False)
        if path.exists()
    ]
    if any(other.games > shard.games for other in found):
        raise VelkahraError(f"{folder} has more games already than are asked for")
    return len(found) == len(TABLES) and all(other == shard for other in found)


def _shard_of(path: Path, shard: Shard, schema: pa.Schema) -> Shard:
    """Return the shard of a file, maybe with another number of games. Raises: VelkahraError."""
    with _explained(path):
        footer = parquet.read_metadata(path)
        found = files.decode_json((footer.metadata or {})[KEY], Shard, f"{path} is broken")
        if (found.settings, found.number) != (shard.settings, shard.number):
            raise VelkahraError(f"{path} is of another data set; delete it and run again")
        if not footer.schema.to_arrow_schema().equals(schema):
            raise ValueError("it has other columns")
        if path.parent.name == TABLES[0] and footer.num_rows != found.games:
            raise ValueError(f"it has {footer.num_rows} games, not {found.games}")
    return found


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Name the file that is broken. Raises: VelkahraError."""
    try:
        yield
    except (OSError, LookupError, ValueError, pa.ArrowException) as error:
        told = " ".join(str(error).split())
        why = f"it is not a whole Parquet file of a data set ({told})"
        raise VelkahraError(f"{path} is broken: {why}; delete it and run again") from None


def _refuse_more(folder: Path, shards: list[Shard]) -> None:
    """Raise VelkahraError if there is anything beside the shards."""
    wanted = {_path(folder, table, shard.number) for table in TABLES for shard in shards}
    for path in sorted(path for table in TABLES for path in (folder / table).glob("[!.]*")):
        if path not in wanted:
            why = f"{path} is not part of these {len(shards)} shards"
            raise VelkahraError(f"{why}; ask for more games, or delete it and run again")


def _keep(folder: Path, written: Written) -> None:
    """Write the files of a shard; that of the decisions is the last."""
    number = written.shard.number
    for table, data in zip(TABLES, (written.games, written.decisions), strict=True):
        files.write_whole(_path(folder, table, number), data)


def _counts(folder: Path, shards: list[Shard]) -> Counts:
    over = plies = rows = 0
    for shard in shards:
        games, decisions = (_path(folder, table, shard.number) for table in TABLES)
        with _explained(games):
            found = parquet.read_table(games, columns=["plies", "is_over"])
        over += compute.sum(found["is_over"]).as_py() or 0
        plies += compute.sum(found["plies"]).as_py() or 0
        rows += parquet.read_metadata(decisions).num_rows
    return Counts(len(shards), sum(shard.games for shard in shards), over, plies, rows)
