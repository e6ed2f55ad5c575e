"""A title: one object through which everybody outside reaches a game."""

from velkahra.core.contract.extras import GameExtras
from velkahra.core.contract.picture import GamePicture
from velkahra.core.contract.rules import GameRules
from velkahra.core.contract.state_type import S
from velkahra.core.contract.words import Words


class Game(GameRules[S], GamePicture[S], GameExtras[S]):
    """A title: how to start it, read it, write it, show it and explain it.

    Attributes:
        words: the sentences.
    """

    words: Words


def check_game(game: object) -> None:
    """Raise TypeError for anything but a game."""
    if not isinstance(game, Game):
        kind = type(game).__name__
        raise TypeError(f"the game must be a velkahra.Game, not {kind}: velkahra.game(name) is one")
