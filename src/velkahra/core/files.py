"""Files that are there whole, or not at all, and what a file in JSON says."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from velkahra.core.contract.formats import made_later
from velkahra.core.contract.refusals import VelkahraError

T = TypeVar("T")

FIRST: Final = 100
"""Bytes of a file that have its format."""


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
        data = path.read_bytes()
    except OSError as error:
        raise VelkahraError(f"{path} cannot be read: {error.strerror}") from None
    return decode_json(data, kind, f"{path} is broken")


def decode_json(data: bytes, kind: type[T], fault: str) -> T:
    """Return what JSON says.

    Raises: VelkahraError that begins with `fault`, and names a later program as the reason where
        the struct `kind` is tagged with the version of a format.
    """
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        tag = getattr(kind, "__struct_config__").tag  # noqa: B009 - of structs alone
        why = made_later(data[:FIRST].decode(errors="replace"), tag) if tag else ""
        raise VelkahraError(f"{fault}: {why or error}") from None
