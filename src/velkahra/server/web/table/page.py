"""The page of a table for one viewer."""

import msgspec
from markupsafe import Markup

from velkahra.server.domain.provenance import came_from
from velkahra.server.domain.texts import speaker
from velkahra.server.room import hints as hinting
from velkahra.server.room.chat import Chat
from velkahra.server.room.room import Room
from velkahra.server.web.auto_answers import pages as standing_pages
from velkahra.server.web.chat import pages as chat_pages
from velkahra.server.web.hints import pages
from velkahra.server.web.kit import preferences
from velkahra.server.web.kit.pages import (
    NOTHING,
    SCRIPT_WORDS,
    TAG,
    log_card,
    notice_box,
    page,
    player_name,
    title_of,
)
from velkahra.server.web.timing import pages as time_pages


def _seat_line(language: str, room: Room, seat: int) -> str:
    name = room.ledger.game.words.seat(language, room.row.options, seat)
    player = room.feature(Chat).name(seat) or player_name(language, room.row.seats[seat])
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
            *([pages.STYLE] if hinted else []),
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
            *([pages.SCRIPT] if hinted else []),
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
        hint=pages.button(say, hinted),
        hints=pages.card(say, hinted),
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
