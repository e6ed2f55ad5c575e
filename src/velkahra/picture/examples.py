"""Pictures of examples of the rules, drawn by their game."""

import re
from typing import Final

from velkahra.core.contract.example import Box, Example
from velkahra.core.contract.game import Game
from velkahra.core.play.tutor import Walk

_ROOT: Final = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')


def cropped(drawn: str, part: Box) -> str:
    """Return the part of an SVG: x, y, width and height in its units."""
    x, y, width, height = part
    root = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
    return _ROOT.sub(root, drawn, count=1)


def example_picture(game: Game, example: Example, language: str) -> str:
    """Draw an example as its seat sees it, as SVG."""
    walk = Walk(game, example.lesson())
    return cropped(game.picture(game.view(walk.state, walk.seat), language), example.part)
