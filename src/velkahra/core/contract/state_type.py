"""The types of a game's own state and view: `Game[PamirState, PamirView]` needs no casts.

`Game` takes any state and any view.
"""

from typing import TYPE_CHECKING, Any

from velkahra.core.contract.state import State

# `typing` has defaults of type variables from Python 3.13 on.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    V = TypeVar("V")
