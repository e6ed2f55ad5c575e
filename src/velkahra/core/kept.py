"""A trusted cache of slow results beside the compiled Python files, kept until sources change."""

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from typing import TypeVar

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.files import write_whole

Made = TypeVar("Made")


def kept(
    name: str,
    state: str,
    make: Callable[[], Made],
    encode: Callable[[Made], bytes],
    decode: Callable[[bytes], Made],
) -> Made:
    """Return the cached result under `name` of the same `state`, or make and keep it.

    `state` is a digest of everything it is made of. A file that cannot be decoded is replaced.
    Nothing is kept where Python keeps no compiled files, or where nothing can be written.
    """
    place = folder() / f"{name}.{state[:16]}.kept"
    # A torn file raises whatever its decoder meets first.
    with suppress(Exception):
        return decode(place.read_bytes())
    made = make()
    if not sys.dont_write_bytecode:
        with suppress(OSError, VelkahraError):
            write_whole(place, encode(made))
            for other in place.parent.glob(f"{name}.*.kept"):
                if other != place:
                    other.unlink()
    return made


def folder() -> Path:
    """Return the folder of the cached results."""
    return Path(cache_from_source(__file__)).parent
