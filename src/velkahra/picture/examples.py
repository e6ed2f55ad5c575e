"""Pictures of examples of the rules, drawn by their game."""

from velkahra.core.contract.example import Box
from velkahra.core.play.tutor import Walk
from velkahra.picture.cropping import cropped, without_unused


def example_picture(walk: Walk, part: Box, language: str) -> str:
    """Draw a part of the table as the learner of an example sees it, as SVG."""
    drawn = walk.game.picture(walk.game.view(walk.state, walk.seat), language)
    return cropped(without_unused(drawn), part)
