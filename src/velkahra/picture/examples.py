"""Pictures of examples of the rules, drawn by their game."""

from velkahra.core.contract.example import Example
from velkahra.core.contract.game import Game
from velkahra.core.play.tutor import Walk
from velkahra.picture.cropping import cropped, without_unused


def example_picture(game: Game, example: Example, language: str) -> str:
    """Draw an example as its seat sees it, as SVG."""
    walk = Walk(game, example.lesson())
    drawn = game.picture(game.view(walk.state, walk.seat), language)
    return cropped(without_unused(drawn), example.part)
