"""Files of tables from outside, read one at a time, each in a process of its own.

Reading one means to parse cards that a stranger wrote and to play a whole game. Whatever a file
costs, the process has a limit of time and of memory, and gives back all of it.
"""

import asyncio
import contextlib
import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core.contract import cards
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.server.store.archive import bundle
from velkahra.server.store.archive.bundle import Arrived

SECONDS: Final = 20
"""Of computing; where others compute as well it takes longer, but no longer than PATIENCE."""
PATIENCE: Final = 60.0
MEGABYTES: Final = 1024
MOST_WAITING: Final = 3
NICENESS: Final = 5


class Read(msgspec.Struct, frozen=True):
    """The answer of the process: the table that `arrived`, or what is `wrong`."""

    arrived: Arrived | None = None
    wrong: str = ""


class BusyError(VelkahraError):
    """Raised when too many files wait to be read."""


class Reception:
    """Reads files in the order in which they come, each in `patience` seconds at most.

    Attributes:
        one: held while a file is read.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience: Final = patience
        self.one: Final = asyncio.Semaphore(1)
        self._waiting = 0

    def check(self) -> None:
        """Raise BusyError if too many files wait."""
        if self._waiting >= MOST_WAITING:
            raise BusyError("other files are being read")

    async def read(self, text: str) -> Arrived:
        """Return the table of a file with the links it had. Raises: RecordError, BusyError."""
        self.check()
        self._waiting += 1
        try:
            async with self.one:
                said = await self._asked(text)
        finally:
            self._waiting -= 1
        if said.arrived is None:
            raise RecordError(said.wrong)
        _take_in(said.arrived)
        return said.arrived

    async def _asked(self, text: str) -> Read:
        place = cards.taken_from()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "velkahra.server.store.archive.receiving",
            str(place or ""),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            sent = text.encode("utf-8", "surrogatepass")
            out, _ = await asyncio.wait_for(process.communicate(sent), self._patience)
        except TimeoutError:
            return Read(wrong=f"reading it takes longer than {self._patience:g} seconds")
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        try:
            return msgspec.msgpack.decode(out, type=Read)
        except msgspec.DecodeError:
            return Read(wrong="reading it takes too much time or memory")


def _take_in(arrived: Arrived) -> None:
    """Register in this process the cards that the other one has stored."""
    bundle.install_files(arrived.table.game, arrived.table.rules, arrived.table.options, {})


def main(place: str) -> None:
    """Read a file from standard input, and write on standard output what it contains.

    The answer is a `Read` in MessagePack. `place` is the folder of own card files, "" for none.
    """
    _limit()
    cards.take_from(Path(place) if place else None)
    text = sys.stdin.buffer.read().decode("utf-8", "surrogatepass")
    try:
        said = Read(bundle.read(text, "en", same_links=True))
    except VelkahraError as error:
        said = Read(wrong=str(error))
    except (MemoryError, RecursionError):
        said = Read(wrong="reading it takes too much time or memory")
    sys.stdout.buffer.write(msgspec.msgpack.encode(said))


def _limit() -> None:
    """Set the limits of time and memory, where the system has any."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        most = MEGABYTES * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


if __name__ == "__main__":
    main(sys.argv[1])
