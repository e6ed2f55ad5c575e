"""Cards with the links of the teams as QR codes."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from velkahra.core.contract.refusals import OptionError
from velkahra.core.print_model import Cut, Picture, Sheet
from velkahra.games.hammer.cards.card_set import CardSet
from velkahra.games.hammer.cards.language import Power, PowerCard
from velkahra.games.hammer.picture.art import emblems, ink, text
from velkahra.games.hammer.press.page_kit import fit, paragraph
from velkahra.games.hammer.press.sheet import camp_sheet
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture import lettering, measure, palette, shapes
from velkahra.picture.qr import qr

WIDTH: Final = 95
HEIGHT: Final = 56
LONGEST: Final = 200
_CODE: Final = 428
_NAMES: Final = (50.0, 44.0, 38.0, 34.0, 30.0, 26.0, 22.0, 18.0)
_SIZES: Final = ((26, 1), (24, 1), (22, 1), (20, 1), (22, 2), (18, 2), (15, 3), (12, 4))
"""Sizes at which a link is written out, each with the most lines there is room for."""
_LEADING: Final = 1.15
_BELOW: Final = 508  # the middle of the place for the link, below the code


def read_links(text: str, powers: Sequence[Power]) -> dict[Power, str]:
    """Read each team's power and link, a line each. Raises: OptionError with the mistake."""
    found: dict[Power, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            power, link = _read_line(number, line, powers)
            if power in found:
                raise OptionError(f"line {number}: {power} has a link already")
            found[power] = link
    if missing := [power for power in powers if power not in found]:
        raise OptionError(f"there is no link for {', '.join(missing)}")
    return found


def _read_line(number: int, line: str, powers: Sequence[Power]) -> tuple[Power, str]:
    name, *rest = line.split(maxsplit=1)
    link = rest[0].strip() if rest else ""
    power = next((power for power in powers if power == name), None)
    if power is None:
        raise OptionError(
            f"line {number} begins with a power, {', '.join(powers)}, then its link: not {name!r}"
        )
    if not _is_link(link):
        raise OptionError(
            f"line {number}: a link begins with http:// or https:// and has at most {LONGEST} "
            f"characters, not {link[:40]!r}"
        )
    return power, link


def _is_link(link: str) -> bool:
    try:
        parts = urlsplit(link)
    except ValueError:
        return False
    whole = len(link) <= LONGEST and not any(letter.isspace() for letter in link)
    return whole and parts.scheme in ("http", "https") and bool(parts.netloc)


def links_sheet(cards: CardSet, links: dict[Power, str], language: str) -> Sheet:
    """Return a card for each team with its link."""
    pictures = tuple(
        _card(power, links[power.id], language) for power in cards.powers if power.id in links
    )
    cut = Cut(pictures, 2, WIDTH, HEIGHT, "corners")
    return camp_sheet("links", "press-links", language, [(cut,)])


def _card(power: PowerCard, link: str, language: str) -> Picture:
    told = TEXTS.text(language, "press-link-alt", power=power.name.of(language), link=link)
    wide, high = WIDTH * 10, HEIGHT * 10
    code = qr(link, told).replace(
        "<svg ", f'<svg x="484" y="44" width="{_CODE}" height="{_CODE}" ', 1
    )
    lead, below = paragraph(TEXTS.text(language, "press-link-lead"), 50, 230, 420, 34, bold=True)
    warning, _ = paragraph(TEXTS.text(language, "press-link-secret"), 50, below + 10, 420, 30)
    frame = f' rx="20" stroke="{ink.INK}" stroke-width="4"'
    name = fit(power.name.of(language), _NAMES, 270, 160, "title")
    parts = (
        shapes.box(20, 20, wide - 40, high - 40, ink.PAPER, frame),
        shapes.box(20, 20, 460, 180, palette.shade(power.colour, 0.8), frame),
        shapes.at(emblems.symbol(power), 110, 110, 1.3),
        text.drawn(name, 190, 110 - name.high / 2, 270, ""),
        lead,
        warning,
        shapes.box(484, 44, _CODE, _CODE, ink.LIGHT),
        code,
        _written(link, wide / 2, wide - 80),
    )
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" '
        f'height="{high}"><g font-family="{lettering.PLAIN}">{"".join(parts)}</g></svg>'
    )
    return Picture(picture, told)


def _written(link: str, x: float, room: float) -> str:
    """Write a link in the largest type in which it fits, for people without a camera."""
    size, lines = 0, [link]
    for size, most in _SIZES:
        lines = _link_lines(link, size, room)
        if len(lines) <= most:
            break
    first = _BELOW - size * (_LEADING * len(lines) / 2 - 0.85)
    return "".join(
        text.run(words, x, first + _LEADING * size * row, size, anchor="middle")
        for row, words in enumerate(lines)
    )


def _link_lines(link: str, size: float, room: float) -> list[str]:
    """Break a link into lines no wider than `room` in type of a size."""
    lines = [""]
    for letter in link:
        if measure.width(lines[-1] + letter, size, "noto") > room:
            lines.append("")
        lines[-1] += letter
    return lines
