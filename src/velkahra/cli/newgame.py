"""Writes the skeleton of a game: a small one that can be played and keeps the contract."""

import keyword
import re
import sys
from pathlib import Path
from typing import Final

from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError

SKELETON: Final = Path(__file__).parent / "skeleton"
WRITTEN: Final = (".css", ".ftl", ".json", ".md", ".py", ".toml")
PREFIX: Final = 2


def new_game(name: str, folder: Path | None) -> None:
    """Write a game's skeleton into a new folder, by default of its name. Raises: VelkahraError."""
    if not (name.isascii() and name.isalpha() and name.islower() and len(name) >= PREFIX):
        raise VelkahraError(f"a game is named by lower-case letters from a to z, not {name!r}")
    if keyword.iskeyword(name) or name in sys.stdlib_module_names:
        raise VelkahraError(f"{name!r} is a word of Python or a module of its library")
    if name in registry.names():
        raise VelkahraError(f"there is already a game called {name!r}")
    target = folder or Path(name)
    if target.exists() and not target.is_dir():
        raise VelkahraError(f"{target} is a file; name a folder")
    if target.is_dir() and any(target.iterdir()):
        raise VelkahraError(f"{target} is not empty")
    for part in _parts():
        place = target / _named(str(part), name)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = _named((SKELETON / part).read_text(encoding="utf-8"), name)
        place.write_text(text, encoding="utf-8", newline="\n")
    print(f"{target} has a game that can be played. Next: velkahra check {target}")


def _parts() -> list[Path]:
    """List the files of the skeleton, without caches that tools have left in it."""
    parts = [path.relative_to(SKELETON) for path in SKELETON.rglob("*") if path.suffix in WRITTEN]
    return sorted(part for part in parts if not any(name[0] in "._" for name in part.parts[:-1]))


def _named(text: str, name: str) -> str:
    """Return text with the game's name and the prefix of its rule ids in place."""
    text = text.replace("newgame", name).replace("Newgame", name.capitalize())
    return re.sub(r"\bNG(?=[-\"])|(?<=_)NG(?=_)", name[:PREFIX].upper(), text)
