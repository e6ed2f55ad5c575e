"""Dudo, a game for velkahra: hidden dice, rising bids, and a doubt."""

from typing import Final

from velkahra.core.plugin import Plugin

PLUGIN: Final = Plugin("dudo.game:GAME")
