"""Files of open data: games whose people all agreed, as `velkahra dataset` writes them."""

import asyncio
import contextlib
import hashlib
import sys
import zipfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request

import velkahra
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.record import write_record
from velkahra.server.domain import legacy
from velkahra.server.domain.tables import TableRow
from velkahra.server.room.hub import Hub
from velkahra.server.store.backend import StoreError
from velkahra.server.web.identity.origin import address_of

GAMES: Final = 100
"""Games of a file."""
SECONDS: Final = 600.0
FOLDER: Final = "open-data"
WORKS: Final = find_spec("pyarrow") is not None
"""Whether this server can write Parquet."""


def path_of(folder: Path, game: str, number: int, tables: Sequence[str]) -> Path:
    """Return where a file is stored: another place as soon as its games are others."""
    told = " ".join((velkahra.__version__, *tables))
    digest = hashlib.sha256(told.encode()).hexdigest()[:16]
    return folder / FOLDER / f"{game}-{number}-{digest}.zip"


def forget(folder: Path, game: str) -> None:
    """Delete the files of a game, or with its number one of them and its former versions."""
    for path in (folder / FOLDER).glob(f"{game}-*.zip"):
        path.unlink(missing_ok=True)


async def make(request: Request, game: str, tables: Sequence[str], path: Path) -> None:
    """Make a file, one at a time, in another process; older ones of the same games are deleted.

    Raises: HTTPException 503 if it fails.
    """
    async with request.app.state.open_data.turn(address_of(request)):
        if path.exists():
            return
        hub: Hub = request.app.state.hub
        with TemporaryDirectory() as folder:
            await _write_records(hub, tables, Path(folder) / "games.jsonl")
            await _run(game, Path(folder))
            await asyncio.to_thread(_pack, Path(folder) / "data", path)


async def _write_records(hub: Hub, tables: Sequence[str], file: Path) -> None:
    """Write a line for each game: its record without texts that people typed, and its bots."""
    with file.open("wb") as lines:
        for table in tables:
            with contextlib.suppress(VelkahraError, StoreError):
                if found := await hub.store.load(table):
                    lines.write(await asyncio.to_thread(_line, *found) + b"\n")


def _line(row: TableRow, rows: Sequence[bytes]) -> bytes:
    title = legacy.known_title(row)
    record = legacy.replayed(title, row, rows).play.record()
    told = {one.name: record.options[one.name] for one in title.options if not one.cosmetic}
    record = msgspec.structs.replace(record, options=title.complete(told))
    players = [seat.bot or "person" for seat in row.seats]
    return msgspec.json.encode({"players": players, "record": write_record(record, title)})


async def _run(game: str, folder: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "velkahra", "dataset", game),
        *("--records", str(folder / "games.jsonl"), "-o", str(folder / "data")),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await asyncio.wait_for(process.wait(), SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()
    if process.returncode:
        raise HTTPException(503)


def _pack(folder: Path, path: Path) -> None:
    path.parent.mkdir(mode=0o700, exist_ok=True)
    part = path.with_suffix(".part")
    with zipfile.ZipFile(part, "w") as packed:
        for file in sorted(folder.rglob("*.*")):
            packed.write(file, file.relative_to(folder))
    forget(path.parent.parent, path.name.rpartition("-")[0])
    part.replace(path)
