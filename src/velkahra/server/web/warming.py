"""Makes what every game needs before the first visitor asks for it."""

import logging
from itertools import product
from typing import Final

from velkahra.core import registry
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.dealer import Dealer, new_seed
from velkahra.core.play.play import Play
from velkahra.server.web.kit import assets, covers

log: Final = logging.getLogger(__name__)


def load_games() -> None:
    """Load all games with their cards, so that no table waits for them."""
    for name in registry.names():
        game = registry.game(name)
        game.start(min(game.seats), game.complete({}))


def draw_games() -> None:
    """Draw the covers, then a first position of each game in each language; for a thread.

    The covers come first, for the start page, unless their game keeps them as pictures. Of the
    positions only the caches remain.
    """
    for name, language in product(registry.names(), LANGUAGES):
        if not assets.cover_of(name, language):
            covers.cover(name, language)
    for name in registry.names():
        game = registry.game(name)
        play = Play(game, min(game.seats))
        play.deal(Dealer(new_seed()))
        view = play.view(0)
        for language in LANGUAGES:
            game.layout(view, language)
            game.parts(view, language, None, None)
            game.words.prompt(language, play.state, 0, view)
    log.debug("the games are drawn")
