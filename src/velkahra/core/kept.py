"""What takes long to read from files, kept until those change.

It lies beside the compiled Python files and is trusted as these are.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from typing import TypeVar

Made = TypeVar("Made")


def kept(
    name: str,
    state: str,
    make: Callable[[], Made],
    encode: Callable[[Made], bytes],
    decode: Callable[[bytes], Made],
) -> Made:
    """Return what `make` made in the same `state`, or let it make that and keep it under `name`.

    `state` is a digest of everything it is made of. A file that cannot be decoded is replaced.
    Nothing is kept where Python keeps no compiled files, or where nothing can be written.
    """
    place = folder() / f"{name}.{state[:16]}.kept"
    # A torn file raises whatever its decoder meets first.
    with suppress(Exception):
        return decode(place.read_bytes())
    made = make()
    if not sys.dont_write_bytecode:
        with suppress(OSError):
            _keep(place, encode(made))
    return made


def folder() -> Path:
    """Return the folder of what is kept."""
    return Path(cache_from_source(__file__)).parent


def _keep(place: Path, content: bytes) -> None:
    """Write a file whole or not at all, and delete older ones of the same name."""
    partial = place.with_suffix(f".{os.getpid()}")
    partial.write_bytes(content)
    partial.replace(place)
    for other in place.parent.glob(f"{place.name.partition('.')[0]}.*.kept"):
        if other != place:
            other.unlink()
