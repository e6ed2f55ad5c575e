"""The titles, one folder each. Only `core.registry` reaches them.

The package can be called as well as entered: `velkahra.games()` lists the titles, and
`velkahra.games.pamir.engine` is a module.
"""

import sys
from types import ModuleType


class Titles(ModuleType):
    """The type of this package."""

    def __call__(self) -> list[str]:
        """List the registered games."""
        from velkahra.core import registry

        return registry.names()


sys.modules[__name__].__class__ = Titles
