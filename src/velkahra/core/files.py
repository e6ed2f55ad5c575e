"""Files that are there whole, or not at all, and what a file in JSON says."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from velkahra.core.contract import formats, refusals

T = TypeVar("T")

FIRST: Final = 100
"""Bytes of a file that have its format."""
MOST_BYTES: Final = 64_000_000
MOST_RESULTS: Final = 1_000_000_000
"""Bytes of a file of results, which grows with each game."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is there whole, or not at all. Raises: VelkahraError."""
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise refusals.VelkahraError(f"{path} cannot be written: {error.strerror}") from None


def read_file(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return the content of a file of at most `most` bytes. Raises: VelkahraError naming it."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        raise refusals.VelkahraError(f"there is no file {path}") from None
    except IsADirectoryError:
        raise refusals.VelkahraError(f"{path} is a folder; name a file") from None
    except OSError as error:
        raise refusals.VelkahraError(f"{path} cannot be read: {error.strerror}") from None
    if len(data) > most:
        raise refusals.VelkahraError(f"{path} is too long: it has more than {most // 1_000_000} MB")
    return data


def read_json(path: Path, kind: type[T]) -> T:
    """Return the decoded JSON of a file. Raises: VelkahraError with the file and the mistake."""
    return decode_json(read_file(path), kind, f"{path} is broken")


def decode_json(data: str | bytes, kind: type[T], fault: str) -> T:
    """Return decoded JSON. Raises: VelkahraError that begins with `fault`.

    It gives a later program as the reason if the struct `kind` is tagged with a format's version,
    and the data has a later one.
    """
    try:
        return msgspec.json.decode(data, type=kind)
    except RecursionError:
        raise refusals.VelkahraError(f"{fault}: its brackets are nested too deep") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        tag = getattr(kind, "__struct_config__").tag  # noqa: B009 - of structs alone
        first = data[:FIRST]
        first = first if isinstance(first, str) else first.decode(errors="replace")
        why = formats.made_later(first, tag) if tag else ""
        raise refusals.VelkahraError(f"{fault}: {why or error}") from None
