"""Whether the rules run compiled, and a warning for programs where they do not."""

import os
import warnings
from functools import cache
from multiprocessing import parent_process
from typing import Final

from velkahra.core.contract import state

CHOSEN: Final = "VELKAHRA_INTERPRETED"
"""The environment variable of whoever wants interpreted rules."""
WHY: Final = f"""\
the rules run interpreted, about 20 times slower than compiled: the installed wheel has no compiled
modules for this Python. Install a wheel that has them, or build one in a checkout with
script/release --python VERSION. {CHOSEN}=1 hides this warning."""


class InterpretedWarning(RuntimeWarning):
    """The rules run interpreted, which nobody has asked for."""


def compiled() -> bool:
    """Return whether the rules run as compiled machine code in this process."""
    return not (state.__file__ or "").endswith(".py")


@cache
def warn_if_interpreted() -> None:
    """Warn, once in a program, that games and bots are slow, unless it was asked for."""
    if not (compiled() or os.environ.get(CHOSEN) or parent_process()):
        warnings.warn(WHY.replace("\n", " "), InterpretedWarning, stacklevel=3)
