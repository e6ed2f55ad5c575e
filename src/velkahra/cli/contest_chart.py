"""A chart of a series: bars for victories, dots for ratings, each with its uncertainty."""

from collections.abc import Sequence
from html import escape
from typing import Final

from velkahra.bots.arena import Row
from velkahra.cli import charts
from velkahra.picture import lettering, measure

LEFT: Final = 270
SCALE: Final = charts.WIDE - LEFT - 110
ROW: Final = 34
TOP: Final = 96
BETWEEN: Final = 76
BAR: Final = "#8aa4b8"
SIZES: Final = (15.0, 13.0, 11.0, 9.0)


def chart(title: str, rows: Sequence[Row]) -> str:
    """Return an SVG of each bot's share of the victories and rating, a line for each of `rows`."""
    high = TOP + 2 * ROW * len(rows) + BETWEEN + 40
    below = TOP + ROW * len(rows) + BETWEEN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {charts.WIDE} {high}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(_described(rows))}</desc>",
        f'<rect width="{charts.WIDE}" height="{high}" fill="{charts.PAPER}"/>',
        lettering.text(title, 30, 34, 22, charts.INK, anchor="start"),
        charts.small("share of the victories, with 95% intervals", 30, TOP - 30),
        _shares(rows),
        charts.small("rating, with two standard deviations", 30, below - 30),
        _ratings(rows, below),
        "</svg>",
    ]
    return "".join(parts)


def _described(rows: Sequence[Row]) -> str:
    return " ".join(
        f"{row.name}: {100 * row.share:.1f}% ({100 * row.low:.1f} to {100 * row.high:.1f}), "
        f"rating {row.rating.strength:.1f} ± {2 * row.rating.deviation:.1f}."
        for row in rows
    )


def _shares(rows: Sequence[Row]) -> str:
    bottom = TOP + ROW * len(rows)
    parts = [_mark(LEFT + SCALE * part / 4, f"{25 * part}%", TOP, bottom) for part in range(5)]
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        long = SCALE * row.share
        parts.append(_name(row.name, y))
        parts.append(
            f'<rect x="{LEFT}" y="{y - 9:g}" width="{long:.1f}" height="18" fill="{BAR}"/>'
        )
        ends = (LEFT + SCALE * row.low, LEFT + SCALE * row.high)
        parts.append(_whisker(*ends, y))
        parts.append(_figure(f"{100 * row.share:.1f}%", ends[1], y))
    return "".join(parts)


def _ratings(rows: Sequence[Row], top: float) -> str:
    spans = [(row.rating.strength, 2 * row.rating.deviation) for row in rows]
    low = min(strength - span for strength, span in spans)
    high = max(strength + span for strength, span in spans)
    step = 5 if high - low <= 40 else 10
    least, most = int(low // step) * step, int(high // step + 1) * step
    unit = SCALE / (most - least)
    bottom = top + ROW * len(rows)
    parts = [
        _mark(LEFT + unit * (value - least), str(value), top, bottom)
        for value in range(least, most + 1, step)
    ]
    for number, (row, (strength, span)) in enumerate(zip(rows, spans, strict=True)):
        y = top + ROW * number + ROW / 2
        x, reach = LEFT + unit * (strength - least), unit * span
        parts.append(_name(row.name, y))
        parts.append(_whisker(x - reach, x + reach, y))
        parts.append(f'<circle cx="{x:.1f}" cy="{y:g}" r="6" fill="{charts.INK}"/>')
        parts.append(_figure(f"{strength:.1f}", x + reach, y))
    return "".join(parts)


def _mark(x: float, label: str, top: float, bottom: float) -> str:
    """Return a line of the scale with its value under it."""
    line = f'<path d="M{x:.1f} {top:g}V{bottom:g}" stroke="{charts.LINE}" stroke-width="1"/>'
    return line + charts.small(label, x, bottom + 14, "middle")


def _name(words: str, y: float) -> str:
    """Return a name left of the scale, in two lines if it carries many settings."""
    room = LEFT - 42
    shown = words.replace(",", ", ") if measure.width(words, SIZES[0], "bold") > room else words
    try:
        size, lines = measure.fit(shown, SIZES, room, 2, "bold")
    except ValueError:
        size, lines = SIZES[-1], (shown[:36] + "…",)
    first = y - (len(lines) - 1) * size * 0.6
    return "".join(
        lettering.text(line, LEFT - 12, first + size * 1.2 * place, size, charts.INK, anchor="end")
        for place, line in enumerate(lines)
    )


def _whisker(low: float, high: float, y: float) -> str:
    ends = "".join(f"M{x:.1f} {y - 5:g}V{y + 5:g}" for x in (low, high))
    path = f"M{low:.1f} {y:g}H{high:.1f}{ends}"
    return f'<path d="{path}" fill="none" stroke="{charts.INK}" stroke-width="2"/>'


def _figure(words: str, x: float, y: float) -> str:
    return lettering.text(words, x + 8, y, 14, charts.INK, anchor="start")
