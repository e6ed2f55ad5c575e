"""Assets of pages, at addresses that include a digest, so that browsers may cache them forever.

Every address has the digest of all assets before the path: scripts import each other by relative
paths, so their imports are as new as they are. A page loads one style sheet and one script, joined
from files. Styles are served without notes and line breaks, scripts without comments, a fifth of a
table's download, and without indentation.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.parse import parse_qs

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

import velkahra
from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.picture.css import minified
from velkahra.server.web.kit import joining

FOLDER: Final = Path(__file__).parent.parent
KINDS: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FONTS: Final = tuple(
    f"vendor/{name}.woff2" for name in ("Alegreya-700", "FiraSans-400", "FiraSans-600")
)
_MAPS: Final = "/maps/"
_OWN: Final = re.compile(r"/mine/[^/]+/picture\.svg")
_GAMES: Final = "games/"
_DRAWN: Final = re.compile(r"/games/[^/]+/cover\.\w+|/puzzles/[^/]+/\d+\.svg")
_WORLDS: Final = "worlds/"
_COVERS: Final = "covers/"
_SHEET: Final = "shared/all.css"
"""Among the others, as styles name typefaces by relative paths."""
_SCRIPT: Final = "shared/all.js"
_DRAWINGS: Final = "shared/drawings.js"
_DRAWN_LATER: Final = re.compile(
    rf'<script src="[^"]*/{_DRAWINGS}\?of={_GAMES}([\w-]+)\.js[^"]*"></script>'
)
_WITHOUT_SCRIPT: Final = re.compile(r"<noscript><meta [^>]*></noscript>")
_given: Final[set[str]] = set()
"""Addresses of joined files that pages name."""
FOREVER: Final = "public, max-age=31536000, immutable"
_COMMENT: Final = re.compile(rb"^[ \t]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/[ \t]*)$", re.M | re.S)
_INDENT: Final = re.compile(rb"^[ \t]+", re.M)


@lru_cache(maxsize=1)
def files() -> dict[str, bytes]:
    """Return the contents of all assets, by their paths below the folder of the pages."""
    found = sorted(path for path in FOLDER.rglob("*") if path.suffix in KINDS)
    own = {path.relative_to(FOLDER).as_posix(): _content(path) for path in found}
    return own | dict(_worlds()) | dict(_covers())


def _worlds() -> Iterator[tuple[str, bytes]]:
    """Yield the colours and the wide drawing of each game: `worlds/NAME.css`, `.svg`, `.webp`."""
    for name in registry.names():
        home = registry.game(name).files.folder
        for path in sorted(home.glob("picture/world.*")) if home else ():
            yield f"{_WORLDS}{name}{path.suffix}", _content(path)


def _covers() -> Iterator[tuple[str, bytes]]:
    """Yield the covers that games keep as pictures, as `covers/NAME/LANGUAGE-DIGEST.webp`."""
    for name in registry.names():
        home = registry.game(name).files.folder
        for path in sorted(home.glob("picture/covers/*.webp")) if home else ():
            yield f"{_COVERS}{name}/{path.name}", path.read_bytes()


def cover_of(name: str, language: str) -> str:
    """Return the path of a game's cover in a language; "" if it keeps none."""
    wanted = f"{_COVERS}{name}/{language}-"
    return next((path for path in files() if path.startswith(wanted)), "")


def world_of(game: Game, kind: str) -> tuple[str, ...]:
    """Return the path of a game's colours, `kind` "css", or drawing, "svg", "webp"; () for none."""
    path = f"{_WORLDS}{game.name}.{kind}"
    return (path,) if path in files() else ()


def _content(path: Path) -> bytes:
    content = path.read_bytes()
    if path.suffix == ".css":
        return minified(content.decode()).encode()
    if path.suffix != ".js":
        return content
    bare = _COMMENT.sub(lambda comment: b"\n" * comment[0].count(b"\n"), content)
    return _INDENT.sub(b"", bare)


@lru_cache(maxsize=1)
def place() -> str:
    """Give the address below which the files lie; it changes with any of them."""
    digest = hashlib.sha256()
    for path, content in files().items():
        digest.update(f"{path} {len(content)} ".encode() + content)
    return f"/static/{digest.hexdigest()[:12]}/"


def drawn_at(path: str, language: str, told: object) -> str:
    """Return where a drawing is; it changes with the program, and with what `told` says of it."""
    known = f"{velkahra.__version__} {place()} {told}"
    version = hashlib.sha256(known.encode()).hexdigest()[:12]
    return f"{path}?language={language}&v={version}"


def are_complete() -> bool:
    """Return whether the files that script/assets.py collects are there. No game is loaded."""
    return (FOLDER / "vendor/idiomorph.esm.js").is_file()


def address(path: str) -> str:
    """Give the address of a file, as `table/page.js`."""
    assert path in files(), path
    return place() + path


def sheet_address(*styles: str) -> str:
    """Return the address of a style sheet joined from `shared/frame.css`, `games/NAME.css` ...."""
    return _joined_address(_SHEET, styles, _sheet(styles))


def script_address(*modules: str) -> str:
    """Return the address of a script that runs modules, joined with all that they import."""
    return _joined_address(_SCRIPT, modules, _script(modules))


def drawings_address(game: Game) -> str:
    """Return the address of a script that puts a game's drawings where it stands in a page."""
    of = (f"{_GAMES}{game.name}.js",)
    return _joined_address(_DRAWINGS, of, _drawings(of))


def with_drawings(markup: str) -> str:
    """Return a page with its drawings in place of the script that brings them."""
    drawn = _DRAWN_LATER.search(markup)
    if drawn is None:
        return markup
    held = registry.game(drawn[1]).pages.drawings()
    return _WITHOUT_SCRIPT.sub("", markup.replace(drawn[0], held))


def _joined_address(path: str, of: Sequence[str], content: bytes) -> str:
    digest = hashlib.sha256(content).hexdigest()[:12]
    made = f"{place()}{path}?of={','.join(of)}&v={digest}"
    _given.add(made)
    return made


def is_asset(path: str, query: str) -> bool:
    """Return whether an address is a file's or a joined one that pages name: few, and they stay."""
    is_file = path.startswith(place()) and path.removeprefix(place()) in files()
    return f"{path}?{query}" in _given or (is_file and not query)


@lru_cache(maxsize=64)
def _sheet(styles: Sequence[str]) -> bytes:
    return b"".join(map(_style, styles))


def _style(path: str) -> bytes:
    if path.startswith(_GAMES):
        return registry.game(_game_of(path)).pages.style().encode()
    return files()[path]


@lru_cache(maxsize=64)
def _drawings(of: Sequence[str]) -> bytes:
    """Return a script, not a picture: it runs before the page goes on, so nothing is seen bare."""
    held = "".join(registry.game(_game_of(path)).pages.drawings() for path in of)
    quoted = held.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
    return f"document.currentScript.insertAdjacentHTML('afterend',`{quoted}`)".encode()


def _game_of(path: str) -> str:
    return PurePosixPath(path).stem


@lru_cache(maxsize=64)
def _script(modules: Sequence[str]) -> bytes:
    listed = with_imports(*modules)
    later = [other for path in listed for other in joining.imported_later(path, files()[path])]
    everything = with_imports(*listed, *later)
    return joining.join({path: files()[path] for path in everything}, modules)


@lru_cache(maxsize=64)
def with_imports(*modules: str) -> tuple[str, ...]:
    """List modules and all they import, each once, in the order in which a browser runs them."""
    order: dict[str, None] = {}
    for module in modules:
        order.update(dict.fromkeys(_run_order(module, set())))
    return tuple(order)


def _run_order(module: str, seen: set[str]) -> Iterator[str]:
    seen.add(module)
    for other in joining.imported(module, files()[module]):
        if other not in seen:
            yield from _run_order(other, seen)
    yield module


async def static(request: Request) -> Response:
    """Give a file. An address of another version is that of a page from before an update."""
    path = request.path_params["path"]
    try:
        joined = _JOINED.get(path)
        content = joined(_asked(request, path)) if joined else files()[path]
    except (KeyError, VelkahraError) as error:
        raise HTTPException(404) from error
    return Response(content, media_type=KINDS[PurePosixPath(path).suffix])


def _asked(request: Request, path: str) -> tuple[str, ...]:
    """Return the files an address joins. Raises: KeyError if it names no such files."""
    of = request.query_params["of"].split(",")
    kind = PurePosixPath(path).suffix
    if not all(name.endswith(kind) for name in of) or len(set(of)) < len(of):
        raise KeyError(of)
    return tuple(of)


_JOINED: Final = {_SHEET: _sheet, _SCRIPT: _script, _DRAWINGS: _drawings}


def keeping(path: str, query: bytes) -> str:
    """Return the `cache-control` for a path and a query: pages are secret, assets never change."""
    if path.startswith(_MAPS) or (_OWN.fullmatch(path) and b"v=" in query):
        return "private, max-age=31536000, immutable"
    if path.startswith(place()):
        return FOREVER
    if _DRAWN.fullmatch(path):
        return FOREVER if parse_qs(query.decode("latin-1")).get("v") else "no-cache"
    return "no-cache" if path.startswith("/static/") else "no-store"
