"""Draws a position: as a page whose elements are sent one by one, and as one picture."""

from pathlib import Path
from typing import Final

from newgame.rules.facts import FACTS
from newgame.text.names import TEXTS
from newgame.view.model import View

STYLE: Final = Path(__file__).with_name("style.css")
WIDTH: Final = 40 * FACTS.stones + 20


def page(view: View, language: str) -> dict[str, str]:
    """Return everything that can change on the page: element id -> markup, always the same ids."""
    told = TEXTS.text(language, "stones", count=view.stones)
    found = {"stones": f'<div id="stones"><p>{told}</p>{_svg(view, WIDTH)}</div>'}
    for count in range(1, FACTS.most + 1):
        label = TEXTS.text(language, "take", count=count)
        name = f'id="take-{count}" role="button" tabindex="-1"'
        found[f"take-{count}"] = f"<span {name}>{label}</span>"
    return found


def text(view: View, language: str) -> str:
    """Return a view as text for a terminal."""
    return TEXTS.text(language, "stones", count=view.stones)


def style() -> str:
    """Return the style sheet of the game area."""
    return STYLE.read_text(encoding="utf-8")


def layout(view: View, language: str) -> str:
    """Return the whole game area, made of the elements of `page`."""
    return f'<div class="newgame">{"".join(page(view, language).values())}</div>'


def picture(view: View, language: str = "en", width: int = 1100) -> str:
    """Return a view as one SVG, `width` pixels wide."""
    return _svg(view, width)


def _svg(view: View, width: int) -> str:
    stones = "".join(
        f'<circle cx="{40 * number + 30}" cy="30" r="16" fill="#6b7d8c"/>'
        for number in range(view.stones)
    )
    size = f'width="{width}" height="{round(width * 60 / WIDTH)}"'
    space = "http://www.w3.org/2000/svg"
    return f'<svg xmlns="{space}" viewBox="0 0 {WIDTH} 60" {size}>{stones}</svg>'
