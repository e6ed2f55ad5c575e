"""A live board for pages of other sites, and its picture for links."""

from typing import Final

from markupsafe import Markup

from velkahra.core.contract.events import SPECTATOR
from velkahra.picture import cropping, curves, lettering
from velkahra.server.live.protocol import layout_digest
from velkahra.server.room.room import Room
from velkahra.server.web.kit import pages
from velkahra.server.web.replay.sharing import HIGH, WIDE, framed

PREFIX: Final = "/embed"
KIND: Final = "at-table embedded"
_PLACE: Final = (48, 96, 1104, 500)


def board_png(room: Room, language: str) -> bytes:
    """Return the position as spectators see it, as a PNG for links."""
    from velkahra.press.png import png

    game = room.ledger.game
    drawn = cropping.without_unused(game.picture(room.view(SPECTATOR), language))
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="{curves.PAPER}"/>',
        lettering.text(pages.title_of(game, language), 48, 58, 38, curves.INK, anchor="start"),
        framed(drawn, _PLACE),
        "</svg>",
    )
    return png("".join(parts), WIDE)


def board_page(language: str, room: Room, path: str) -> str:
    """Return the page of a table, at `path`, as spectators see it, without anything to do."""
    game = room.ledger.game
    layout = room.layout(SPECTATOR, language)
    facts = {
        "path": path,
        "game": game,
        "prompt": room.scene(SPECTATOR, language).prompt,
        "layout": Markup(layout),
        "drawn": layout_digest(layout),
        "words": pages.script_words(language),
        "signs": game.pages.seat_signs(room.row.options, len(room.row.seats)),
    }
    return pages.from_template(
        language,
        pages.title_of(game, language),
        "presence/board.html",
        facts,
        kind=KIND,
        styles=["table/moments.css", f"games/{game.name}.css", "presence/embedded.css"],
        scripts=["presence/board.js"],
        drawn=game,
    )
