"""The reference of the public modules, from their docstrings. Nothing is imported to read them."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Final, NamedTuple

from script.website.places import ROOT

SOURCE: Final = ROOT / "src"


class Part(NamedTuple):
    """A package with a page of its own names, and one for each module that matches a pattern."""

    package: str
    title: str
    modules: tuple[str, ...] = ()


PARTS: Final = (
    Part("velkahra", "The library"),
    Part("velkahra.client", "A client of the JSON API"),
    Part("velkahra.core.contract", "The contract of a game", ("*",)),
    Part("velkahra.envs", "Environments", ("batches", "pool", "factored", "openspiel", "dataset")),
    Part("velkahra.bots", "Bots", ("bot", "arena")),
)


def reference_pages() -> Iterator[tuple[str, str]]:
    """Yield the path and the text of the pages. mkdocstrings fills in the names they ask for."""
    for part in PARTS:
        if find_spec(part.package):
            yield _page(part.package, part.title)
        for module in _modules(part):
            yield _page(module, module.rpartition(".")[2])


def _page(module: str, title: str) -> tuple[str, str]:
    """Return the path and the text of the page of a module."""
    return f"reference/{module}.md", f"---\ntitle: {title}\n---\n\n::: {module}\n"


def _modules(part: Part) -> Iterator[str]:
    """Yield the modules below a package."""
    home = SOURCE.joinpath(*part.package.split("."))
    for pattern in part.modules:
        for path in sorted([*home.glob(f"{pattern}.py"), *home.glob(f"{pattern}/__init__.py")]):
            name = path.parent.name if path.stem == "__init__" else path.stem
            if path != home / "__init__.py":
                yield f"{part.package}.{name}"
