"""Takes the pictures of the games for the start page, as the games draw them.

Writes `picture/covers/LANGUAGE-DIGEST.webp` of each game that chooses a part of its picture; the
digest is of the drawing, and a test fails when another one is drawn. Of a drawing, a browser lays
out thousands of elements before it answers a visitor. `picture/world.webp` is taken of the wide
drawing, `world.svg`.

    .venv/bin/python script/covers.py            every game
    .venv/bin/python script/covers.py pamir      some of them
"""

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402
from script.screenshots import shoot  # noqa: E402
from tests.browser.conftest import QUIET, chromium  # noqa: E402

from velkahra.core import registry  # noqa: E402
from velkahra.core.contract.game import Game  # noqa: E402
from velkahra.core.contract.words import LANGUAGES  # noqa: E402
from velkahra.server.web.kit import covers  # noqa: E402

WIDE: Final = 390
SHARP: Final = 2
"""Pixels of a picture to one of a page, at the width of a phone; a wide page shows it smaller."""
QUALITY: Final = 70
WORLD: Final[ViewportSize] = {"width": 720, "height": 240}


def take(browser: Browser, game: Game, language: str) -> None:
    """Take the picture of a game in a language, in place of its picture before."""
    assert game.front.cover is not None
    _, _, width, height = game.front.cover
    size: ViewportSize = {"width": WIDE, "height": round(WIDE * height / width)}
    with browser.new_context(viewport=size, device_scale_factor=SHARP) as context:
        page = context.new_page()
        drawn = covers.cover(game.name, language)
        page.set_content(
            f"<style>*{{margin:0}}svg{{display:block;width:100%;height:auto}}</style>{drawn}"
        )
        shoot(page, _place(game, language), QUALITY)


def take_world(browser: Browser, game: Game) -> None:
    """Take the picture of a game's wide drawing, if it has one."""
    drawing = ROOT / "src/velkahra/games" / game.name / "picture/world.svg"
    if drawing.exists():
        with browser.new_context(viewport=WORLD) as context:
            page = context.new_page()
            style = "*{margin:0}svg{display:block;width:100%;height:auto}"
            page.set_content(f"<style>{style}</style>{drawing.read_text('utf-8')}")
            shoot(page, drawing.with_suffix(".webp"), QUALITY)


def _place(game: Game, language: str) -> Path:
    folder = ROOT / "src/velkahra/games" / game.name / "picture/covers"
    folder.mkdir(exist_ok=True)
    for before in folder.glob(f"{language}-*"):
        before.unlink()
    return folder / covers.file_name(game.name, language)


def main() -> None:
    """Take the pictures of the games named, or of all."""
    names = sys.argv[1:] or [name for name in registry.names() if registry.game(name).front.cover]
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=QUIET) as browser,
    ):
        for name in names:
            take_world(browser, registry.game(name))
            for language in LANGUAGES:
                take(browser, registry.game(name), language)


if __name__ == "__main__":
    main()
