"""The type of a game's own state: `Game[PamirState]` needs no casts, `Game` takes any state."""

from typing import TYPE_CHECKING, Any

from velkahra.core.contract.state import State

# `typing` has defaults of type variables from Python 3.13 on.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
