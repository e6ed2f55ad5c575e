"""A study as a picture, and its main line as a moving picture."""

import io
from collections.abc import Sequence
from typing import Final

from velkahra.core.contract.state import CHANCE
from velkahra.core.extras import missing
from velkahra.core.play.tree import ROOT, Tree
from velkahra.picture.cropping import cropped, without_unused

WIDE: Final = 1600
FILM_WIDE: Final = 640
MOST_FRAMES: Final = 40
FRAME_MS: Final = 900
LAST_MS: Final = 3_000
QUALITY: Final = 60


def still(tree: Tree, number: int, eyes: int, language: str, wide: int = WIDE) -> bytes:
    """Return the position after a move as PNG, as the game cuts it."""
    from velkahra.press.png import png

    state, happened = tree.step(number)
    view = tree.game.view(state, eyes, happened)
    drawn = without_unused(tree.game.picture(view, language))
    crop = tree.game.ending.crop
    return png(cropped(drawn, crop) if crop else drawn, wide)


def frames(tree: Tree) -> Sequence[int]:
    """List the moves of the main line that a film shows: decisions, evenly, and the last one."""
    line = [n for n in tree.line() if tree.moves[n].seat != CHANCE]
    step = max(1, -(-len(line) // (MOST_FRAMES - 2)))
    return list(dict.fromkeys([ROOT, *line[::step], *tree.line()[-1:]]))


def film(tree: Tree, eyes: int, language: str) -> bytes:
    """Return the main line as an animated WebP."""
    try:
        from PIL import Image
    except ImportError as error:
        raise missing("drawing films", error) from None
    drawn = []
    for number in frames(tree):
        raw = still(tree, number, eyes, language, FILM_WIDE)
        with Image.open(io.BytesIO(raw)) as image:
            drawn.append(image.convert("RGB"))
    size = drawn[0].size
    drawn = [image if image.size == size else image.resize(size) for image in drawn]
    times = [FRAME_MS] * (len(drawn) - 1) + [LAST_MS]
    out = io.BytesIO()
    more = {"save_all": True, "append_images": drawn[1:], "duration": times, "loop": 0}
    drawn[0].save(out, "WEBP", quality=QUALITY, method=3, **more)
    return out.getvalue()
