"""Draws a position: as a page whose elements are sent one by one, and as one picture."""

from pathlib import Path
from typing import Final

from newgame.text.names import SEAT_NAMES, TEXTS
from newgame.view.choices import BUTTONS
from newgame.view.model import View

STYLE: Final = Path(__file__).with_name("style.css")
WIDTH: Final = 160


def page(view: View, language: str) -> dict[str, str]:
    """Return everything that can change on the page: element id -> markup, always the same ids."""
    lines = "".join(f"<p>{line}</p>" for line in _lines(view, language))
    found = {"table": f'<div id="table">{lines}{_svg(view, WIDTH)}</div>'}
    for button in BUTTONS:
        name = f'id="{button}" role="button" tabindex="-1"'
        found[button] = f"<span {name}>{TEXTS.text(language, button)}</span>"
    return found


def text(view: View, language: str) -> str:
    """Return a view as text for a terminal."""
    return "\n".join(_lines(view, language))


def style() -> str:
    """Return the style sheet of the game area."""
    return STYLE.read_text(encoding="utf-8")


def layout(view: View, language: str) -> str:
    """Return the whole game area, made of the elements of `page`."""
    return f'<div class="newgame">{"".join(page(view, language).values())}</div>'


def picture(view: View, language: str = "en", width: int = 1100) -> str:
    """Return a view as one SVG, `width` pixels wide."""
    return _svg(view, width)


def _lines(view: View, language: str) -> list[str]:
    names = [TEXTS.text(language, f"seat-{name}") for name in SEAT_NAMES]
    facts = [{"seat": name, "count": count} for name, count in zip(names, view.points, strict=True)]
    lines = [TEXTS.text(language, "points", **each) for each in facts]
    for name, face in zip(names, view.shown, strict=True):
        lines += [TEXTS.text(language, "event-shown", seat=name, face=face)] if face else []
    own = view.dice[view.seat] if view.seat >= 0 else None
    return [*lines, TEXTS.text(language, "die", face=own)] if own else lines


def _svg(view: View, width: int) -> str:
    """Draw a die of each seat, with "?" for one that is hidden."""
    drawn = []
    for seat, die in enumerate(view.dice):
        at, face = 80 * seat + 10, "?" if die is None else die or ""
        drawn.append(f'<rect x="{at}" y="10" width="60" height="60" rx="8" fill="#6b7d8c"/>')
        place = f'x="{at + 30}" y="52" text-anchor="middle" font-size="36" fill="#fff"'
        drawn.append(f"<text {place}>{face}</text>")
    size = f'width="{width}" height="{width // 2}"'
    space = "http://www.w3.org/2000/svg"
    return f'<svg xmlns="{space}" viewBox="0 0 160 80" {size}>{"".join(drawn)}</svg>'
