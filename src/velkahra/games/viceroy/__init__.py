"""Viceroy (Panovník), with solo play and virtual opponents."""

from typing import Final

from velkahra.core.plugin import Plugin

PLUGIN: Final = Plugin(
    "velkahra.games.viceroy.game:GAME",
)
