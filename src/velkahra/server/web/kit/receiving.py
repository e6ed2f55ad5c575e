"""Files from strangers, read one at a time, each in a process of its own.

A form with a file goes to the disk while it comes, never to the server's memory. The process that
reads it has a limit of time and of memory.
"""

import asyncio
import contextlib
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Final, TypeVar, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request

from velkahra.core import system
from velkahra.core.contract import cards, refusals
from velkahra.server.store.backend import StoreError
from velkahra.server.web.identity.origin import address_of
from velkahra.server.web.kit import forms

T = TypeVar("T")

SECONDS: Final = 20
"""Of computing; where others compute as well it takes longer, but no longer than PATIENCE."""
PATIENCE: Final = 60.0
MEGABYTES: Final = 1024
OF_ONE: Final = 50_000_000
MOST: Final = 400_000_000
"""Bytes on the disk: of the forms of an address, and of all."""
NICENESS: Final = 5
TOO_MUCH: Final = "reading it takes too much time or memory"


class Answer(msgspec.Struct, frozen=True):
    """The process's answer: `found`, in MessagePack, or the fault `wrong`, or an HTTP `status`."""

    found: bytes = b""
    wrong: str = ""
    status: int = 0


class Turns:
    """Admits one at a time; of those who wait, each address in turn."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        self._taken = False

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for the turn of an address, and have it for as long as the context lasts."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        if not self._taken:
            self._admit()
        try:
            await mine
            yield
        finally:
            if mine.done() and not mine.cancelled():
                self._admit()

    def _admit(self) -> None:
        self._taken = False
        while self._waiting and not self._taken:
            who = next(iter(self._waiting))
            line = self._waiting.pop(who)
            first = line.popleft()
            if line:
                self._waiting[who] = line  # behind the others
            if not first.done():
                first.set_result(None)
                self._taken = True


class Coming:
    """A form of an address, `size` bytes so far."""

    def __init__(self, who: str) -> None:
        self.who: Final = who
        self.size = 0


class Reception:
    """Reads files in at most `patience` seconds each; until then they lie in `folder`."""

    def __init__(self, folder: Path, patience: float = PATIENCE) -> None:
        self._folder: Final = folder
        self._patience: Final = patience
        self._turns: Final = Turns()
        self._coming: Final[set[Coming]] = set()

    async def read(self, request: Request, longest: int, job: Callable[..., T], *facts: str) -> T:
        """Return the result of `job` for the fields of a form and `facts`, in another process.

        `longest` is in bytes. `job` is a function of a module, annotated with its result.

        Raises: HTTPException if there is no form, if it is too large, or if there are too many at
            once; RecordError with the mistake in the file; StoreError if the disk is full.
        """
        try:
            boundary = forms.boundary_of(request.headers.get("content-type", ""))
        except ValueError as error:
            raise HTTPException(400) from error
        form = Coming(address_of(request))
        self._coming.add(form)
        try:
            async with self._stored(request, longest, form) as file, self._turns.turn(form.who):
                answer = await self._asked(file, job, boundary, facts)
        finally:
            self._coming.discard(form)
        if answer.status:
            raise HTTPException(answer.status)
        if answer.wrong:
            raise refusals.RecordError(answer.wrong)
        found: T = msgspec.msgpack.decode(answer.found, type=get_type_hints(job)["return"])
        return found

    @contextlib.asynccontextmanager
    async def _stored(
        self, request: Request, longest: int, form: Coming
    ) -> AsyncIterator[IO[bytes]]:
        """Write a form into a file, and delete it after the context."""
        with contextlib.ExitStack() as stack:
            try:
                file = stack.enter_context(TemporaryFile(dir=self._folder))
                async for chunk in request.stream():
                    form.size += len(chunk)
                    if form.size > longest:
                        raise HTTPException(413)
                    self._check(form)
                    await asyncio.to_thread(file.write, chunk)
                file.seek(0)
            except OSError as error:
                raise StoreError("store-full", f"a form cannot be stored: {error}") from error
            yield file

    def _check(self, form: Coming) -> None:
        """Check the bytes of forms on the disk. Raises: HTTPException 429 if there are too many."""
        own = sum(other.size for other in self._coming if other.who == form.who)
        if own > OF_ONE or sum(other.size for other in self._coming) > MOST:
            raise HTTPException(429)

    async def _asked(
        self, file: IO[bytes], job: Callable[..., object], boundary: str, facts: Sequence[str]
    ) -> Answer:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__, str(cards.taken_from() or "")),
            *(job.__module__, job.__name__, boundary, *facts),
            stdin=file,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            out, _ = await asyncio.wait_for(process.communicate(), self._patience)
            return msgspec.msgpack.decode(out, type=Answer)
        except TimeoutError:
            return Answer(wrong=f"reading it takes longer than {self._patience:g} seconds")
        except msgspec.DecodeError:
            return Answer(wrong=TOO_MUCH)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def answer_of(
    raw: bytes, job: Callable[..., object], boundary: str, facts: Sequence[str]
) -> Answer:
    """Return what a job makes of a form; `boundary` is as in `forms.fields`."""
    try:
        fields = forms.fields(raw, boundary)
    except ValueError:
        return Answer(status=400)
    try:
        return Answer(msgspec.msgpack.encode(job(fields, *facts)))
    except HTTPException as error:
        return Answer(status=error.status_code)
    except refusals.VelkahraError as error:
        return Answer(wrong=str(error))
    except (MemoryError, RecursionError):
        return Answer(wrong=TOO_MUCH)


def main(place: str, module: str, name: str, boundary: str, *facts: str) -> None:
    """Run job `name` of `module` on a form from standard input; write an `Answer` to the output.

    `place` is the folder of own card files, "" for none.
    """
    _limit()
    cards.take_from(Path(place) if place else None)
    job: Callable[..., object] = getattr(import_module(module), name)
    answer = answer_of(sys.stdin.buffer.read(), job, boundary, facts)
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))


def _limit() -> None:
    """Set the limits of time and memory, where the system has any."""
    system.yield_to_others(NICENESS)
    system.limit(MEGABYTES, SECONDS)


if __name__ == "__main__":
    main(*sys.argv[1:])
