"""What pages load beside themselves: addresses that name the content, so it is kept for good."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from velkahra.core import registry

STATIC: Final = Path(__file__).parent.parent / "static"
_PLACES: Final = ("/static/", "/games/")
_MAPS: Final = "/maps/"


def address(path: str) -> str:
    """Give the address of a file below `/static/`, or of a game's style sheet `/games/NAME.css`."""
    if path.startswith("/games/"):
        digest = _of_style(path.removeprefix("/games/").removesuffix(".css"))
    else:
        file = STATIC / path.removeprefix("/static/")
        digest = _of_file(file, file.stat().st_mtime_ns)
    return f"{path}?v={digest}"


def keeping(path: str, query: bytes) -> str:
    """Say how long an answer may be kept, as the header `cache-control`.

    Pages hold secrets and are not kept; what is asked for by its content never changes.
    """
    if path.startswith(_MAPS):
        return "private, max-age=31536000, immutable"
    if not path.startswith(_PLACES):
        return "no-store"
    named = parse_qs(query.decode("latin-1")).get("v")
    return "public, max-age=31536000, immutable" if named else "no-cache"


@lru_cache(maxsize=256)
def _of_file(file: Path, changed: int) -> str:
    return _digest(file.read_bytes())


@lru_cache(maxsize=64)
def _of_style(game: str) -> str:
    return _digest(registry.game(game).style().encode())


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
