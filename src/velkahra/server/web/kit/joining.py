"""Joins script modules into one file: a table's page has 60, which are half as large together.

Each module becomes a function that returns what it exports, run when it is first needed. So modules
run in the order in which a browser would run them, each once, and those of a dynamic `import()`
only then. Modules may import and export by name only, and export nothing that they change later.
"""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Final

IMPORT: Final = re.compile(r'^import\s(?:\{([^}]*)\} from )?"(\.[^"]+)";$', re.M)
_LATER: Final = re.compile(r'\bimport\("(\.[^"]+)"\)')
_EXPORT: Final = re.compile(r"^export ((?:async )?function\*?|const|class) (\w+)", re.M)
_LISTED: Final = re.compile(r"^export \{([^}]*)\};$", re.M)
_BLANK: Final = re.compile(r"\n{2,}")
_HEAD: Final = """const modules = {}, ran = {};
export const need = (path) => ran[path] ??= modules[path]();
"""


def imported(path: str, content: bytes) -> list[str]:
    """List the modules that a module imports, in its order."""
    return [_place(path, found[2]) for found in IMPORT.finditer(content.decode())]


def imported_later(path: str, content: bytes) -> list[str]:
    """List the modules that a module may import while it runs."""
    return [_place(path, relative) for relative in _LATER.findall(content.decode())]


def _place(path: str, relative: str) -> str:
    parts: list[str] = []
    for part in (PurePosixPath(path).parent / relative).parts:
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts)


def join(contents: Mapping[str, bytes], run: Iterable[str]) -> bytes:
    """Return the modules as one module that runs some of them."""
    made = [_HEAD, *(_wrapped(path, content.decode()) for path, content in contents.items())]
    return "".join([*made, *(f"{_need(path)};\n" for path in run)]).encode()


def _need(path: str) -> str:
    return f"need({json.dumps(path)})"


def _wrapped(path: str, text: str) -> str:
    exports = [name for _, name in _EXPORT.findall(text)]
    for names in _LISTED.findall(text):
        exports += [name.strip() for name in names.split(",") if name.strip()]
    text = _EXPORT.sub(r"\1 \2", _LISTED.sub("", text))
    text = IMPORT.sub(lambda found: _taken(found[1], _need(_place(path, found[2]))), text)
    text = _LATER.sub(lambda found: f"(async () => {_need(_place(path, found[1]))})()", text)
    body = _BLANK.sub("\n", text.strip("\n"))
    return (
        f"modules[{json.dumps(path)}] = () => {{\n{body}\nreturn {{ {', '.join(exports)} }};\n}};\n"
    )


def _taken(names: str | None, module: str) -> str:
    """Return the statement that takes names from a module, some of them under another name."""
    if names is None:
        return f"{module};"
    return f"const {{ {' '.join(names.split()).replace(' as ', ': ')} }} = {module};"
