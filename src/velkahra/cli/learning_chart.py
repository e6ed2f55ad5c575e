"""A chart of what was learned: how the loss on games held out fell, generation by generation."""

from collections.abc import Sequence
from html import escape
from typing import Final

from velkahra.cli import charts
from velkahra.core.contract.weights import Record
from velkahra.picture.lettering import text

HIGH: Final = 460
LEFT: Final = 90
RIGHT: Final = 40
TOP: Final = 90
BOTTOM: Final = 70
CURVE: Final = "#0072b2"
STEPS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5)
MARKS: Final = 6


def chart(title: str, records: Sequence[Record]) -> str:
    """Return an SVG of the loss after each pass through the games, of all generations in turn.

    A dashed line is the loss of the game's own evaluation on the same games.
    """
    losses = [*(loss for one in records for loss in one.curve), *(one.hand_made for one in records)]
    step = next((s for s in STEPS if (max(losses) - min(losses)) / s <= MARKS), STEPS[-1])
    low, high = int(min(losses) / step) * step, (int(max(losses) / step) + 1) * step
    scale = _Scale(sum(len(one.curve) for one in records), low, high)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {charts.WIDE} {HIGH}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(_described(records))}</desc>",
        f'<rect width="{charts.WIDE}" height="{HIGH}" fill="{charts.PAPER}"/>',
        text(title, 30, 34, 22, charts.INK, anchor="start"),
        charts.small(
            "loss on games held out, in nats, each round anew; dashed: by hand", 30, TOP - 30
        ),
        *(_mark(scale, low + step * number) for number in range(round((high - low) / step) + 1)),
    ]
    before = 0
    for number, one in enumerate(records, 1):
        parts.append(_generation(scale, one, number, before))
        before += len(one.curve)
    return "".join([*parts, "</svg>"])


class _Scale:
    """Where a pass, from 0, and a loss lie in the picture."""

    def __init__(self, passes: int, low: float, high: float) -> None:
        self._pass: Final = (charts.WIDE - LEFT - RIGHT) / max(1, passes)
        self._low: Final = low
        self._loss: Final = (HIGH - TOP - BOTTOM) / (high - low)

    def x(self, number: float) -> float:
        """Return where a pass lies."""
        return LEFT + self._pass * (number + 0.5)

    def y(self, loss: float) -> float:
        """Return where a loss lies."""
        return HIGH - BOTTOM - self._loss * (loss - self._low)


def _described(records: Sequence[Record]) -> str:
    return " ".join(
        f"Generation {number}: {one.games} games, loss {one.curve[-1]:.4f} after "
        f"{len(one.curve)} passes, {one.hand_made:.4f} by hand. {one.match}."
        for number, one in enumerate(records, 1)
    )


def _generation(scale: _Scale, record: Record, number: int, before: int) -> str:
    """Return the curve of a generation, with what its games' own evaluation loses."""
    points = [(scale.x(before + at), scale.y(loss)) for at, loss in enumerate(record.curve)]
    first, last = points[0][0], points[-1][0]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    hand = scale.y(record.hand_made)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{CURVE}"/>' for x, y in points)
    return (
        f'<path d="M{first:.1f} {hand:.1f}H{last:.1f}"'
        f' stroke="{charts.INK}" stroke-dasharray="6 5"/>'
        f'<path d="M{path}" fill="none" stroke="{CURVE}" stroke-width="2.5"/>{dots}'
        + charts.small(f"generation {number}", (first + last) / 2, HIGH - BOTTOM + 24, "middle")
        + charts.small(record.match, (first + last) / 2, HIGH - BOTTOM + 46, "middle")
    )


def _mark(scale: _Scale, loss: float) -> str:
    """Return a line of the scale with its value beside it."""
    y = scale.y(loss)
    line = (
        f'<path d="M{LEFT} {y:.1f}H{charts.WIDE - RIGHT}" stroke="{charts.LINE}" stroke-width="1"/>'
    )
    return line + charts.small(f"{loss:.3f}", LEFT - 10, y, "end")
