"""A datasheet as a picture: choices along a game, lengths of games, and the seats' shares."""

from io import StringIO
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from velkahra.envs.datasheet import STAGES, Datasheet, Figures

_LOOKS: Final = (("#0072b2", "-", "o"), ("#d55e00", "--", "s"))
"""Colour, stroke and marker of each series: told apart by people who are colour-blind."""
_SETTINGS: Final[dict[Any, Any]] = {
    "svg.hashsalt": "velkahra",
    "svg.fonttype": "none",
    "font.size": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "grid.color": "#dddddd",
    "axes.axisbelow": True,
}


def picture(sheet: Datasheet) -> str:
    """Return three plots side by side as SVG; the same figures give the same text."""
    with mpl.rc_context(_SETTINGS):
        figure = Figure(figsize=(13, 4.4), layout="constrained")
        choices, lengths, shares = figure.subplots(1, 3)
        for number, figures in enumerate(sheet.figures):
            _draw_choices(choices, figures, *_LOOKS[number][:2])
            _draw_lengths(lengths, figures, *_LOOKS[number][:2])
            _draw_shares(shares, figures, number)
        _finish(sheet, choices, lengths, shares)
        figure.suptitle(f"{sheet.game}, {len(sheet.seats)} seats")
        figure.legend(loc="outside lower center", ncols=len(_LOOKS), frameon=False)
        svg = StringIO()
        figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None})
    return "\n".join(line.rstrip() for line in svg.getvalue().splitlines()) + "\n"


def _draw_choices(axes: Axes, figures: Figures, colour: str, stroke: str) -> None:
    middles = (np.arange(STAGES) + 0.5) / STAGES
    label = f"{figures.bot}, n = {figures.games:,}"
    axes.plot(middles, figures.stages, stroke, color=colour, label=label, linewidth=2)


def _draw_lengths(axes: Axes, figures: Figures, colour: str, stroke: str) -> None:
    """Draw the outline of a histogram, as high as the most frequent lengths."""
    heights = np.array(figures.lengths.counts) / max(figures.lengths.counts)
    axes.stairs(heights, figures.lengths.edges, color=colour, linestyle=stroke, linewidth=2)


def _draw_shares(axes: Axes, figures: Figures, number: int) -> None:
    """Draw a mark and its interval for each seat, beside those of the other series."""
    colour, _, marker = _LOOKS[number]
    values = np.array([seat.value for seat in figures.seats])
    ends = np.array([(seat.low, seat.high) for seat in figures.seats]).T
    places = np.arange(len(values)) + 0.2 * number - 0.1
    errors = np.abs(ends - values)
    axes.errorbar(places, values, errors, fmt=marker, color=colour, capsize=5, linewidth=2)


def _finish(sheet: Datasheet, choices: Axes, lengths: Axes, shares: Axes) -> None:
    choices.set(title="choices", xlabel="part of the game", ylabel="legal actions, mean")
    choices.xaxis.set_major_formatter(PercentFormatter(1))
    choices.set(xlim=(0, 1), ylim=(0, None))
    lengths.set(title="length", xlabel="decisions of a game", ylabel="games, most frequent = 1")
    lengths.set(xlim=(0, None), ylim=(0, 1.05))
    shares.set(title="seats", ylabel="share of the victory, 95% interval")
    shares.set_xticks(range(len(sheet.seats)), sheet.seats)
    shares.yaxis.set_major_formatter(PercentFormatter(1))
    most = max(seat.high for figures in sheet.figures for seat in figures.seats)
    shares.set(xlim=(-0.5, len(sheet.seats) - 0.5), ylim=(0, min(1.02, 1.15 * most)))
    shares.axhline(1 / len(sheet.seats), color="#666666", linewidth=1, linestyle=":")
