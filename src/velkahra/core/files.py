"""Files that are there whole, or not at all, and what a file in JSON says."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from velkahra.core.contract.refusals import VelkahraError

T = TypeVar("T")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is there whole, or not at all.

    Raises: VelkahraError saying why it cannot be written.
    """
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
        raise VelkahraError(f"{path} cannot be written: {error.strerror}") from None


def read_json(path: Path, kind: type[T]) -> T:
    """Return what a file says. Raises: VelkahraError naming the file and what is wrong with it."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise VelkahraError(f"{path} cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise VelkahraError(f"{path} is broken: {error}") from None
