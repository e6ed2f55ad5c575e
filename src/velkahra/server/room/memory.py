"""Memory that is free goes back to the system: Python and the C library like to keep it."""

import ctypes
import ctypes.util
from functools import cache
from typing import Any


def trim() -> None:
    """Give back what is free, where the C library can (glibc); it may take some milliseconds."""
    give_back = _malloc_trim()
    if give_back is not None:
        give_back(0)


@cache
def _malloc_trim() -> Any:  # noqa: ANN401 - a function of C
    try:
        return getattr(ctypes.CDLL(ctypes.util.find_library("c")), "malloc_trim", None)
    except OSError:
        return None
