"""The pages around a game: plain functions that return markup, with every text escaped."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

import velkahra
from velkahra import bots
from velkahra.core.fluent import plain
from velkahra.core.game import Game
from velkahra.server.domain.tables import SeatRow
from velkahra.server.domain.texts import LANGUAGE_NAMES, TEXTS, Say, of_game, speaker
from velkahra.server.web.kit import preferences
from velkahra.server.web.kit.assets import address

NOBODY: Final = "nobody"
TAG: Final = Markup
NOTHING: Final = Markup()


def title_of(game: Game, language: str) -> str:
    """Give the game's name as people know it."""
    title = of_game(game, language, "title")
    return game.name.capitalize() if title == "title" else title


def bot_names() -> list[str]:
    """List the bots, the simple ones first."""
    return bots.names()


def bot_name(language: str, bot: str) -> str:
    """Give a bot's name in words, or as it is where there are none."""
    try:
        return TEXTS.text(language, f"bot-{bot}")
    except KeyError:
        return bot


def player_name(language: str, seat: SeatRow) -> str:
    """Say who sits on a seat."""
    say = speaker(language)
    if not seat.bot:
        return say("player-person")
    slow = bots.is_heavy(seat.bot) and not velkahra.compiled()
    return say("player-bot-slow" if slow else "player-bot", bot=bot_name(language, seat.bot))


def page(
    language: str,
    title: str,
    body: str,
    *,
    heading: str = "",
    kind: str = "plain",
    query: str = "",
    game: Game | None = None,
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
) -> str:
    """Make a whole document. `heading` is its h1, `kind` a class of its body.

    `query` is what a change of language keeps of the address, `game` is the one of a table's page.
    """
    say = speaker(language)
    links = _languages(plain(language), say, query)
    sheets = TAG("").join(
        TAG('<link rel="stylesheet" href="{}">').format(address(href))
        for href in ("/static/frame.css", preferences.STYLE, *styles)
    )
    loaded = TAG("").join(
        TAG('<script src="{}" defer></script>').format(address(src))
        for src in (*preferences.SCRIPTS, *scripts)
    )
    return TAG(
        '<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        '<link rel="icon" href="{icon}" type="image/svg+xml">{early}{sheets}{loaded}'
        '</head><body class="{kind}"><header class="top"><a class="home" href="/">{home}</a>'
        "<h1>{heading}</h1>{languages}{tools}</header>{body}{dialogs}</body></html>"
    ).format(
        language=plain(language),
        title=title,
        icon=address("/static/icon.svg"),
        early=TAG('<script src="{}"></script>').format(address(preferences.EARLY)),
        sheets=sheets,
        loaded=loaded,
        kind=kind,
        home=say("title"),
        heading=heading or title,
        languages=links,
        tools=preferences.buttons(language, game),
        dialogs=preferences.dialogs(language, game, links),
        body=TAG(body),
    )


def _languages(language: str, say: Say, query: str) -> Markup:
    links = TAG("").join(
        TAG('<a href="?{3}language={0}" lang="{0}" hreflang="{0}" title="{1}"{2}>{0}</a>').format(
            code, name, TAG(' aria-current="true"') if code == language else "", query
        )
        for code, name in LANGUAGE_NAMES.items()
    )
    return TAG('<nav class="languages" aria-label="{}">{}</nav>').format(say("language"), links)


def log_card(say: Say) -> Markup:
    """Make the place of the log."""
    return TAG(
        '<section class="card" aria-labelledby="log-title"><h2 id="log-title">{}</h2>'
        '<ol id="log" tabindex="0" aria-labelledby="log-title"></ol>'
        "</section>"
    ).format(say("table-log"))


def notice_box(say: Say) -> Markup:
    """Make the place where a refusal is shown."""
    return TAG(
        '<div id="notice" hidden><div id="notice-body" role="alert"></div>'
        '<button id="notice-close" type="button" aria-label="{}">&#215;</button></div>'
    ).format(say("close"))


def error_page(language: str, text: str) -> str:
    """Make a page that says what went wrong."""
    say = speaker(language)
    body = TAG(
        '<main class="sheet"><p class="lead">{}</p><p><a class="button" href="/">{}</a></p></main>'
    ).format(escape(text), say("error-back"))
    return page(language, say("error-title"), body)


SCRIPT_WORDS: Final = ("confirm", "cancel", "rule", "your-turn", *preferences.WORDS)
