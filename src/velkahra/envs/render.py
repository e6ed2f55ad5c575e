"""Pictures of a table, in the modes that environments know."""

import io
from typing import Final

import numpy as np
from numpy.typing import NDArray

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.extras import missing
from velkahra.envs.table import Table

ANSI: Final = "ansi"
HUMAN: Final = "human"
PIXELS: Final = "rgb_array"
SVG: Final = "svg"
MODES: Final = (ANSI, PIXELS, SVG, HUMAN)
WIDTH: Final = 800

Rendered = str | NDArray[np.uint8] | None


def checked_mode(mode: str | None) -> str | None:
    """Return a mode of rendering. Raises: VelkahraError for an unknown word."""
    if mode is not None and mode not in MODES:
        raise VelkahraError(f"render_mode={mode!r} must be None or one of {', '.join(MODES)}")
    return mode


def rendered(table: Table, mode: str | None, seat: int) -> Rendered:
    """Return the position as `seat` may see it: text, an SVG, or (height, width, 3) pixels.

    "human" prints the text and returns None. Raises: MissingExtra without the drawing libraries.
    """
    if mode is None:
        return None
    if mode == SVG:
        return _svg(table, seat)
    if mode == PIXELS:
        return _pixels(_svg(table, seat))
    text = table.game.text(table.state, seat)
    if mode == ANSI:
        return text
    print(text)
    return None


def _svg(table: Table, seat: int) -> str:
    return table.game.picture(table.game.view(table.state, seat), width=WIDTH)


def _pixels(svg: str) -> NDArray[np.uint8]:
    try:
        from PIL import Image
    except ImportError as error:
        raise missing("rgb_array", error) from None
    from velkahra.press.png import png

    with Image.open(io.BytesIO(png(svg, WIDTH))) as image:
        return np.asarray(image.convert("RGB"))
