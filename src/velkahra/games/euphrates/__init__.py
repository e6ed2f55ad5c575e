"""Tigris & Euphrates."""

from typing import Final

from velkahra.core.plugin import Plugin

PLUGIN: Final = Plugin(
    "velkahra.games.euphrates.game:GAME", importer="velkahra.games.euphrates.importing"
)
