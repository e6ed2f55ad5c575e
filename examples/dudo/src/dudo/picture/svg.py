"""The picture of a position: one row for each cup, as a standalone SVG."""

from html import escape
from typing import Final

from dudo.picture import dice
from dudo.picture.page import faces_of, text
from dudo.text import names
from dudo.view.model import View
from velkahra.picture import kit

WIDTH: Final = 1100
TOP: Final = 130
ROW: Final = 100
_INK, _FELT, _GLOW = "#f6efdc", "#2f4a3f", "#3f6152"


def picture(view: View, language: str = "en", width: int = WIDTH) -> str:
    """Return a view as one SVG, `width` pixels wide."""
    height = TOP + ROW * view.seats
    ground = f'<rect width="{WIDTH}" height="{height}" fill="{_FELT}"/>'
    rows = "".join(_row(view, seat, language) for seat in range(view.seats))
    body = f"<defs>{dice.drawings()}</defs>{ground}{_bid(view, language)}{rows}"
    title = names.TEXTS.text(language, "title")
    return kit.standalone((WIDTH, height), width, title, text(view, language), body)


def _put(name: str, x: int, y: int, size: int) -> str:
    return f'<use href="#{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def _words(x: int, y: int, size: int, words: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="sans-serif" font-size="{size}" fill="{_INK}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )


def _bid(view: View, language: str) -> str:
    """Draw the bid that stands above the rows, and how many dice there are."""
    told = names.TEXTS.text(language, "page-in-play", count=view.in_play)
    drawn = _words(WIDTH - 40, 78, 30, told, "end")
    if view.bid is None:
        return _words(40, 78, 36, names.TEXTS.text(language, "page-no-bid")) + drawn
    count, face = view.bid
    return (
        _words(40, 86, 64, f"{count} \N{MULTIPLICATION SIGN}")
        + _put(f"die-{face + 1}", 180, 24, 84)
        + drawn
    )


def _row(view: View, seat: int, language: str) -> str:
    """Draw a cup, its name, its dice, and its last bid."""
    y = TOP + ROW * seat
    hand, bid = view.hands[seat], view.bids[seat]
    lit = (
        f'<rect x="16" y="{y + 2}" width="{WIDTH - 32}" height="{ROW - 8}" rx="14" fill="{_GLOW}"/>'
    )
    found = lit if seat == view.active else ""
    found += _put(f"cup-{seat}", 36, y + 12, 72)
    found += _words(130, y + 58, 32, names.seat_name(language, seat))
    shown = [f"die-{face + 1}" for face in faces_of(hand)] if hand and any(hand) else []
    for place, name in enumerate(shown or [f"hidden-{seat}"] * view.dice[seat]):
        found += _put(name, 320 + 84 * place, y + 14, 70)
    if bid:
        found += _words(960, y + 60, 36, f"{bid[0]} \N{MULTIPLICATION SIGN}", "end")
        found += _put(f"die-{bid[1] + 1}", 974, y + 24, 50)
    return found
