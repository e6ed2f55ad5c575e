"""Returns free memory to the system, which Python and the C library like to keep."""

import ctypes
import ctypes.util
from functools import cache
from typing import Any


def trim() -> None:
    """Return free memory to the system, if the C library can (glibc). It may take milliseconds."""
    give_back = _malloc_trim()
    if give_back is not None:
        give_back(0)


@cache
def _malloc_trim() -> Any:  # noqa: ANN401 - a function of C
    try:
        return getattr(ctypes.CDLL(ctypes.util.find_library("c")), "malloc_trim", None)
    except OSError:
        return None
