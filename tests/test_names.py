"""Names are those of `docs/glossary.md`: neither code nor pages use a name that it bans."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
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


@cache
def words_of(name: str) -> frozenset[str]:
    """Return the words of a name in lower case; each is compared with all bans."""
    return frozenset(word.lower() for word in WORDS.findall(name))


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
            return self.name in words_of(text)
        return text.lower().replace("_", "") == self.name.replace("_", "")


def rows(title: str) -> Iterator[list[str]]:
    """Yield the cells of a table of the glossary, without its head."""
    section = GLOSSARY.split(f"## {title}\n")[1].split("\n## ")[0]
    for line in section.splitlines():
        if line.startswith("| `"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def bans() -> list[Ban]:
    """Read the names not used; `(a class)`, `(modules)` and `(in ...)` narrow a row down."""
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
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            yield Name("class", node.name, where)
            for attribute in attributes(node):
                yield Name("attribute", attribute, f"{where} {node.name}.{attribute}")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Name("function", node.name, where)


def statements(above: ast.AST) -> Iterator[ast.AST]:
    """Yield all statements below, without the expressions, of which there are ten times as many."""
    for part in ast.iter_child_nodes(above):
        if not isinstance(part, ast.expr):
            yield part
            yield from statements(part)


def attributes(node: ast.ClassDef) -> Iterator[str]:
    for part in statements(node):
        target = part.target if isinstance(part, ast.AnnAssign) else None
        if isinstance(part, ast.AnnAssign) and part in node.body and isinstance(target, ast.Name):
            yield target.id
        elif isinstance(target, ast.Attribute) and not target.attr.startswith("_"):
            yield target.attr


DECLARED = re.compile(
    r"\b(?:function\*?|const|let|var|class|type)\s+(?:(\w+)|[\[{]([^=]*?)[\]}]\s*=)"
    r"|@typedef \{.*\} (\w+)"
)
SELECTOR = re.compile(r"[.#]([A-Za-z][\w-]*)|@keyframes\s+([\w-]+)")
MARKED = re.compile(r"""\b(?:class|id|name)=["']([^"']*)["']|\b(data-[\w-]+)""")
MESSAGE = re.compile(r"^-?([a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/|\{#.*?#\}|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
PAGES = {
    "*.js": ("script", DECLARED),
    "*.ts": ("script", DECLARED),
    "*.css": ("style", SELECTOR),
    "*.html": ("markup", MARKED),
    "*.ftl": ("message", MESSAGE),
}


def page_names(path: Path) -> Iterator[Name]:
    """Yield what a file of pages names: its variables, selectors, elements or messages."""
    kind, pattern = PAGES[f"*{path.suffix}"]
    where = path.relative_to(ROOT).as_posix()
    for groups in pattern.findall(COMMENT.sub("", path.read_text(encoding="utf-8"))):
        found = groups if isinstance(groups, str) else " ".join(groups)
        for text in re.findall(r"[A-Za-z_][\w-]*", found):
            yield Name(kind, text, where)


CODE = ("src", "tests", "script", "bench", "examples")
FOLDERS = sorted({path.parent for folder in CODE for path in (ROOT / folder).rglob("*.py")})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_names_are_those_of_the_glossary(folder: Path) -> None:
    assert not banned_in(name for path in sorted(folder.glob("*.py")) for name in names_of(path))


@pytest.mark.parametrize("files", PAGES)
def test_names_on_pages_are_those_of_the_glossary(files: str) -> None:
    paths = [path for path in sorted((ROOT / "src").rglob(files)) if "vendor" not in path.parts]
    names = [name for path in paths for name in page_names(path)]
    assert len(names) > 10
    assert not banned_in(names)


def banned_in(names: Iterable[Name]) -> list[str]:
    """List the names that are not used, each with its place and the row of the glossary."""
    banned, allowed = bans(), exceptions()
    return [
        f"{name.where}: {name.kind} {name.text}, not used (docs/glossary.md: {ban.name})"
        for name in names
        for ban in banned
        if ban.hits(name) and not _allowed(name, allowed)
    ]


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
        ("script", "tellSoon", "src/a.js"),
        ("markup", "hints-told", "src/a.html"),
        ("message", "legacy-clerk", "src/a.ftl"),
    ):
        assert any(ban.hits(Name(kind, text, where)) for ban in banned), text
    assert not any(ban.hits(Name("function", "line", "src/a.py")) for ban in banned)
    assert not any(ban.hits(Name("function", "share", "src/a.py")) for ban in banned)


def test_names_of_pages_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    for file, text, names in (
        (
            "a.js",
            "// tell\nconst { one, two: three } = x;\nexport function four() {}",
            "one two three four",
        ),
        (
            "a.css",
            "/* .tell */ .one-two #three { margin: .5em } @keyframes four {}",
            "one-two three four",
        ),
        (
            "a.html",
            '{# id="tell" #}<p id="one" class="two three" data-four>',
            "one two three data-four",
        ),
        ("a.ftl", "# tell = 1\none-two = x\n    .three = y", "one-two"),
    ):
        (tmp_path / file).write_text(text, encoding="utf-8")
        assert [name.text for name in page_names(tmp_path / file)] == names.split()


def test_each_concept_is_defined_once() -> None:
    section = GLOSSARY.split("## Concepts\n")[1].split("\n## ")[0]
    concepts = [line.split("|")[1].strip() for line in section.splitlines() if line[:2] == "| "][2:]
    assert len(concepts) == len(set(concepts)) > 40
