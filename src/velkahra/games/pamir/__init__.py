"""Pax Pamir, second edition, with Wakhan."""

from typing import Final

from velkahra.core.plugin import Plugin

PLUGIN: Final = Plugin("velkahra.games.pamir.game:GAME", importer="velkahra.games.pamir.importing")
