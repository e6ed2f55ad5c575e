"""Newgame, a game for velkahra."""

from typing import Final

from velkahra.core.plugin import Plugin

PLUGIN: Final = Plugin("newgame.game:GAME")
