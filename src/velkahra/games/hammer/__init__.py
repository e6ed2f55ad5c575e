"""The camp game about Thomas Hammer, whose rules live in cards."""

from typing import Final

from velkahra.core.plugin import Plugin

PLUGIN: Final = Plugin(
    "velkahra.games.hammer.game:GAME",
    printer="velkahra.games.hammer.press.printing:PRINTER",
    balance="velkahra.games.hammer.balance.series:SCALES",
    commands="velkahra.games.hammer.commands:hammer",
    heading="Camp",
    summary="Check cards, make the encoded picture and other things for a camp.",
)
