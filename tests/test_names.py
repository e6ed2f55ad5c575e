"""Names are those of `docs/glossary.md`: no name that it lists as not used, in any code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GLOSSARY = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


class Name(NamedTuple):
    kind: str
    text: str
    where: str


class Ban(NamedTuple):
    """A name that is not used: as a whole or as a part, for these kinds, in this folder."""

    name: str
    part: bool
    only: str

    def hits(self, name: Name) -> bool:
        if self.only.startswith("in ") and f"/{self.only[3:]}" not in name.where:
            return False
        if self.only and not self.only.startswith("in ") and name.kind != self.only:
            return False
        text = name.text.lstrip("_")
        if self.part:
            return self.name in [word.lower() for word in WORDS.findall(text)]
        return text.lower().replace("_", "") == self.name.replace("_", "")


def rows(title: str) -> Iterator[list[str]]:
    """Yield the cells of a table of the glossary, without its head."""
    section = GLOSSARY.split(f"## {title}\n")[1].split("\n## ")[0]
    for line in section.splitlines():
        if line.startswith("| `"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def bans() -> list[Ban]:
    """Read what is not used; `(a class)`, `(modules)` and `(in ...)` narrow a row down."""
    found = []
    for cell, _ in rows("Names we do not use"):
        scope = re.search(r"\(([^)]*)\)", cell)
        only = _scope(scope[1]) if scope else ""
        for name in re.findall(r"`([^`]+)`", cell.split("(")[0]):
            found.append(Ban(name.rstrip("*").lstrip("_"), name.endswith("*"), only))
    return found


def _scope(text: str) -> str:
    if text.startswith("in "):
        return text.replace("`", "")
    return "module" if "module" in text else "class"


def exceptions() -> set[str]:
    return set(re.findall(r"`(\w[\w./:]*)`", " ".join(cell for cell, _ in rows("Exceptions"))))


def names_of(path: Path) -> Iterator[Name]:
    """Yield the names of a module, its classes and functions, and their public attributes."""
    where = path.relative_to(ROOT).as_posix()
    yield Name("module", path.stem, where)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            yield Name("class", node.name, where)
            for attribute in attributes(node):
                yield Name("attribute", attribute, f"{where} {node.name}.{attribute}")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Name("function", node.name, where)


def attributes(node: ast.ClassDef) -> Iterator[str]:
    for part in ast.walk(node):
        target = part.target if isinstance(part, ast.AnnAssign) else None
        if isinstance(part, ast.AnnAssign) and part in node.body and isinstance(target, ast.Name):
            yield target.id
        elif isinstance(target, ast.Attribute) and not target.attr.startswith("_"):
            yield target.attr


CODE = ("src", "tests", "script", "bench", "examples")
FOLDERS = sorted({path.parent for folder in CODE for path in (ROOT / folder).rglob("*.py")})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_names_are_those_of_the_glossary(folder: Path) -> None:
    banned, allowed = bans(), exceptions()
    found = [
        f"{name.where}: {name.kind} {name.text}, not used (docs/glossary.md: {ban.name})"
        for path in sorted(folder.glob("*.py"))
        for name in names_of(path)
        for ban in banned
        if ban.hits(name) and not _allowed(name, allowed)
    ]
    assert not found


def _allowed(name: Name, allowed: set[str]) -> bool:
    """Return whether a name is an exception, or that of a test, which is a sentence."""
    if name.kind == "function" and name.text.startswith("test_"):
        return True
    return not {name.where.split(" ")[-1], f"{name.where}:{name.text}", name.text}.isdisjoint(
        allowed
    )


def test_the_list_catches_what_it_names() -> None:
    banned = bans()
    for kind, text, where in (
        ("function", "_told", "src/a.py"),
        ("class", "Line", "src/a.py"),
        ("module", "printed", "src/a.py"),
        ("function", "loose", "src/velkahra/games/viceroy/rules/chapters/auction.py"),
        ("attribute", "glimpse_of_it", "src/a.py"),
    ):
        assert any(ban.hits(Name(kind, text, where)) for ban in banned), text
    assert not any(ban.hits(Name("function", "line", "src/a.py")) for ban in banned)
    assert not any(ban.hits(Name("function", "share", "src/a.py")) for ban in banned)


def test_each_concept_is_defined_once() -> None:
    section = GLOSSARY.split("## Concepts\n")[1].split("\n## ")[0]
    concepts = [line.split("|")[1].strip() for line in section.splitlines() if line[:2] == "| "][2:]
    assert len(concepts) == len(set(concepts)) > 40
