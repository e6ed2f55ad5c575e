"""The pages around a game: plain functions that return markup, with every text escaped."""

from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup, escape

import velkahra
from velkahra import bots
from velkahra.core.fluent import plain
from velkahra.core.game import Game
from velkahra.server.domain.provenance import came_from
from velkahra.server.domain.texts import LANGUAGE_NAMES, TEXTS, Say, of_game, speaker
from velkahra.server.room import hints as hinting
from velkahra.server.room.room import Room
from velkahra.server.store.database import SeatRow
from velkahra.server.web.auto_answers import pages as standing_pages
from velkahra.server.web.chat import pages as chat_pages
from velkahra.server.web.kit import preferences
from velkahra.server.web.kit.assets import address
from velkahra.server.web.timing import pages as time_pages

NOBODY: Final = "nobody"
SCRIPT_WORDS: Final = ("confirm", "cancel", "rule", "your-turn", *preferences.WORDS)
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


def _seat_line(language: str, room: Room, seat: int) -> str:
    name = room.ledger.game.words.seat(language, room.row.options, seat)
    player = room.chat.name(seat) or player_name(language, room.row.seats[seat])
    return speaker(language)("host-seat", seat=name, player=player)


def table_page(language: str, room: Room, seat: int, path: str, hand: Markup = NOTHING) -> str:
    """Make the page of a table for one viewer.

    `path` is its secret link, `hand` the button that hands the device to another seat.
    """
    say, game = speaker(language), room.ledger.game
    hinted = hinting.is_offered(room, seat)
    return page(
        language,
        f"{title_of(game, language)} · {say('title')}",
        _table(language, room, seat, path, hand),
        heading=title_of(game, language),
        kind="at-table",
        game=game,
        styles=[
            "/static/chat.css",
            time_pages.STYLE,
            *([hinting.STYLE] if hinted else []),
            f"/games/{game.name}.css",
        ],
        scripts=[
            "/static/vendor/idiomorph.min.js",
            "/static/morph.js",
            *preferences.TABLE_SCRIPTS,
            preferences.SINCE_SCRIPT,
            "/static/chat.js",
            *time_pages.SCRIPTS,
            "/static/notify.js",
            *(["/static/curtain.js"] if hand else []),
            *([standing_pages.SCRIPT] if standing_pages.can_be_set(room, seat) else []),
            *([hinting.SCRIPT] if hinted else []),
            "/static/renewal.js",
            "/static/table.js",
        ],
    )


def _table(language: str, room: Room, seat: int, path: str, hand: Markup) -> Markup:
    """Make what stands between the heading and the foot of a table's page."""
    say, hinted = speaker(language), hinting.is_offered(room, seat)
    words = msgspec.json.encode({key: say(key) for key in SCRIPT_WORDS}).decode()
    return TAG(
        '<main id="table" data-seat="{seat}" data-live="{path}/live?language={language}" '
        'data-words="{words}" data-seed="{path}/seed">'
        '<section id="ask" aria-label="{ask}"><p id="you">{you}</p>'
        '<p id="prompt">{prompt}</p>{half}'
        '<div id="steps"><div id="controls"></div>'
        '<button id="undo" type="button" hidden>{undo}</button>{hint}{stand}{missed}'
        "{unread}{hand}</div>"
        '{time}<p id="lost" role="alert" hidden>{lost}</p></section>'
        "<noscript><p>{no_script}</p></noscript>"
        '<div id="area"><div id="game">{layout}</div>{hints}{zoom}{log}{chat}{pace}{stands}'
        "{about}</div>"
        "{notice}{standing}</main>"
    ).format(
        seat=seat,
        path=path,
        language=language,
        words=words,
        you=_you(language, room, seat),
        ask=say("table-ask"),
        prompt=room.scene(seat, language).prompt,
        half=preferences.half_line(),
        undo=say("undo"),
        lost=say("connecting"),
        no_script=say("no-script"),
        layout=TAG(room.layout(seat, language)),
        zoom=preferences.zoom_bar(say),
        log=log_card(say),
        chat=chat_pages.card(language, room, seat, path),
        time=time_pages.bar(language, room),
        pace=time_pages.card(language, room, seat),
        stands=standing_pages.card(language, room, seat),
        standing=standing_pages.dialog(language, room, seat),
        stand=standing_pages.opener(language, room, seat),
        hint=hinting.button(say, hinted),
        hints=hinting.card(say, hinted),
        missed=preferences.missed_button(),
        unread=chat_pages.unread_button(),
        hand=hand,
        about=_about(language, room, path),
        notice=notice_box(say),
    )


def _you(language: str, room: Room, seat: int) -> str:
    """Say who looks at the page."""
    say, words = speaker(language), room.ledger.game.words
    if seat < 0:
        return say("table-watching")
    return say("table-you", seat=words.seat(language, room.row.options, seat))


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


def _about(language: str, room: Room, path: str) -> Markup:
    say = speaker(language)
    origin = came_from(language, room.ledger.origin)
    seats = TAG("").join(
        TAG("<li>{}</li>").format(_seat_line(language, room, n)) for n in range(len(room.row.seats))
    )
    return TAG(
        '<section class="card about"><p data-when-over hidden><a class="button main" '
        'href="{path}/record" download>{record}</a> <a class="button" href="/">{again}</a></p>'
        '<p><a class="button" href="{path}/replay">{replay}</a></p>{origin}'
        "<details><summary>{about}</summary><h3>{who}</h3><ul>{seats}</ul><h3>{dealer}</h3>"
        "<p>{why}</p><p><code>{commitment}</code></p>"
        '<p><a class="button" href="{path}/program">{program}</a></p>'
        '<div data-when-over hidden><h3>{seed}</h3><p><code id="seed"></code></p></div>'
        "</details></section>"
    ).format(
        path=path,
        record=say("table-record"),
        replay=say("replay-open"),
        origin=TAG("<p>{}</p>").format(origin) if origin else "",
        again=say("table-again"),
        about=say("table-about"),
        who=say("table-seats"),
        seats=seats,
        dealer=say("table-dealer"),
        why=say("table-dealer-why"),
        program=say("program-open"),
        commitment=room.ledger.dealer.commitment,
        seed=say("table-seed"),
    )


def error_page(language: str, text: str) -> str:
    """Make a page that says what went wrong."""
    say = speaker(language)
    body = TAG(
        '<main class="sheet"><p class="lead">{}</p><p><a class="button" href="/">{}</a></p></main>'
    ).format(escape(text), say("error-back"))
    return page(language, say("error-title"), body)
