"""Runs the package from its source although compiled modules lie beside it.

Set VELKAHRA_INTERPRETED=1 to step through the rules with a debugger, or to measure coverage.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds the modules of this package as .py files only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the source module `name` of this package; leave other modules to other finders."""
        if not name.startswith("velkahra.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Use the source for every module of the package that is imported from now on."""
    if SourceOnly not in sys.meta_path:
        sys.meta_path.insert(0, SourceOnly)
