"""The pages around a game: plain functions that return markup, with every text escaped."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from markupsafe import Markup, escape

from velkahra import bots
from velkahra.core import registry
from velkahra.core.game import Game, Option
from velkahra.table.room import Room
from velkahra.table.store import SeatRow
from velkahra.table.texts import LANGUAGE_NAMES, TEXTS, Say, of_game, speaker

NOBODY: Final = "nobody"
SCRIPT_WORDS: Final = ("confirm", "cancel", "rule")
TAG: Final = Markup


def title_of(game: Game, language: str) -> str:
    """Give the game's name as people know it."""
    title = of_game(game, language, "title")
    return game.name.capitalize() if title == "title" else title


def bot_names() -> list[str]:
    """List the bots, the strongest last."""
    return bots.names()


def bot_name(language: str, bot: str) -> str:
    """Give a bot's name in words, or as it is where there are none."""
    key = f"bot-{bot}"
    return TEXTS.text(language, key) if key in TEXTS.keys(language) else bot


def player_name(language: str, seat: SeatRow) -> str:
    """Say who sits on a seat."""
    say = speaker(language)
    return say("player-bot", bot=bot_name(language, seat.bot)) if seat.bot else say("player-person")


def page(
    language: str,
    title: str,
    body: str,
    *,
    heading: str = "",
    kind: str = "plain",
    query: str = "",
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
) -> str:
    """Make a whole document. `heading` is its h1, `kind` a class of its body.

    `query` is what a change of language keeps of the address.
    """
    say = speaker(language)
    sheets = TAG("").join(
        TAG('<link rel="stylesheet" href="{}">').format(href)
        for href in ("/static/frame.css", *styles)
    )
    loaded = TAG("").join(TAG('<script src="{}" defer></script>').format(src) for src in scripts)
    return TAG(
        '<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        '<link rel="icon" href="/static/icon.svg" type="image/svg+xml">{sheets}{loaded}</head>'
        '<body class="{kind}"><header class="top"><a class="home" href="/">{home}</a>'
        "<h1>{heading}</h1>{languages}</header>{body}</body></html>"
    ).format(
        language=language,
        title=title,
        sheets=sheets,
        loaded=loaded,
        kind=kind,
        home=say("title"),
        heading=heading or title,
        languages=_languages(language, say, query),
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


def start_page(language: str, game: Game) -> str:
    """Make the page on which a table is opened."""
    say = speaker(language)
    form = TAG(
        '<main class="sheet"><p class="lead">{lead}</p>{games}'
        '<form method="post" action="/tables"><input type="hidden" name="game" value="{name}">'
        "<fieldset><legend>{seats}</legend>{rows}</fieldset>{options}"
        '<button class="main" type="submit">{go}</button></form></main>'
    ).format(
        lead=say("start-lead"),
        games=TAG(_game_tabs(language, game)),
        name=game.name,
        seats=say("start-seats"),
        rows=TAG(_seat_rows(language, game)),
        options=TAG(_option_fields(language, game)),
        go=say("start-button"),
    )
    title = f"{say('start-title')} · {say('title')}"
    return page(language, title, form, heading=say("start-title"), query=f"game={game.name}&")


def _game_tabs(language: str, chosen: Game) -> str:
    tabs = TAG("").join(
        TAG('<a class="tab" href="/?game={}"{}>{}</a>').format(
            name,
            TAG(' aria-current="page"') if name == chosen.name else "",
            title_of(registry.game(name), language),
        )
        for name in registry.names()
    )
    return TAG('<nav class="tabs" aria-label="{}">{}</nav>').format(
        speaker(language)("start-game"), tabs
    )


def _seat_rows(language: str, game: Game) -> str:
    say = speaker(language)
    players = [("me", say("seat-me")), ("person", say("seat-person"))]
    players += [(f"bot {b}", say("seat-bot", bot=bot_name(language, b))) for b in bot_names()]
    usual = ["me", players[-1][0]]
    rows = []
    for seat in range(max(game.seats)):
        offered = players if seat < min(game.seats) else [*players, (NOBODY, say("seat-nobody"))]
        value = usual[seat] if seat < len(usual) else players[-1][0]
        if seat >= min(game.seats):
            value = NOBODY
        label = say("start-seat", number=seat + 1)
        rows.append(_select(f"seat-{seat}", label, offered, value))
    return TAG("").join(rows)


def _option_fields(language: str, game: Game) -> str:
    real = [_option(language, game, option) for option in game.options if not option.cosmetic]
    looks = [_option(language, game, option) for option in game.options if option.cosmetic]
    say = speaker(language)
    parts = []
    if real:
        legend = say("start-options")
        parts.append(
            TAG("<fieldset><legend>{}</legend>{}</fieldset>").format(legend, TAG("").join(real))
        )
    if looks:
        parts.append(
            TAG('<details class="looks"><summary>{}</summary>{}</details>').format(
                say("start-looks"), TAG("").join(looks)
            )
        )
    return TAG("").join(parts)


def _option(language: str, game: Game, option: Option) -> Markup:
    label = _option_word(game, language, f"option-{option.name}", option.name)
    values = [
        (value, _option_word(game, language, f"option-{option.name}-{value}", value))
        for value in option.values
    ]
    return _select(f"option-{option.name}", label, values, option.values[0])


def _option_word(game: Game, language: str, key: str, otherwise: str) -> str:
    found = of_game(game, language, key)
    return otherwise if found == key else found


def _select(name: str, label: str, values: Iterable[tuple[str, str]], chosen: str) -> Markup:
    options = TAG("").join(
        TAG('<option value="{}"{}>{}</option>').format(
            value, TAG(" selected") if value == chosen else "", text
        )
        for value, text in values
    )
    return TAG('<label class="field"><span>{}</span><select name="{}">{}</select></label>').format(
        label, name, options
    )


def host_page(language: str, room: Room, seats: Sequence[str], watch: str, origin: str) -> str:
    """Make the page with all links of a table. `seats` and `watch` are paths; "" for a bot."""
    say = speaker(language)
    game = room.ledger.game
    rows = TAG("").join(
        _link_row(language, _seat_line(language, room, n), origin, path)
        for n, path in enumerate(seats)
    )
    body = TAG(
        '<main class="sheet"><p class="lead">{}</p><ul class="links">{}{}</ul></main>'
    ).format(
        say("host-lead"), rows, _link_row(language, say("host-watch"), origin, watch, "host-look")
    )
    title = f"{say('host-title')} · {title_of(game, language)}"
    return page(language, title, body, heading=say("host-title"), scripts=["/static/copy.js"])


def _seat_line(language: str, room: Room, seat: int) -> str:
    name = room.ledger.game.words.seat(language, room.row.options, seat)
    player = player_name(language, room.row.seats[seat])
    return speaker(language)("host-seat", seat=name, player=player)


def _link_row(language: str, label: str, origin: str, path: str, go: str = "host-sit") -> Markup:
    if not path:
        return TAG("<li><span>{}</span></li>").format(label)
    say = speaker(language)
    return TAG(
        '<li><span>{label}</span><span class="link"><input readonly value="{url}" '
        'aria-label="{label}"><button type="button" data-copy="{url}" data-copied="{copied}">'
        '{copy}</button><a class="button" href="{path}">{sit}</a></span></li>'
    ).format(
        label=label,
        url=origin + path,
        path=path,
        copy=say("host-copy"),
        copied=say("host-copied"),
        sit=say(go),
    )


def table_page(language: str, room: Room, seat: int, path: str) -> str:
    """Make the page of a table for one viewer. `path` is its secret link."""
    say, game = speaker(language), room.ledger.game
    scene = room.scene(seat, language)
    words = msgspec.json.encode({key: say(key) for key in SCRIPT_WORDS}).decode()
    you = (
        say("table-you", seat=game.words.seat(language, room.row.options, seat))
        if seat >= 0
        else say("table-watching")
    )
    body = TAG(
        '<main id="table" data-seat="{seat}" data-live="{path}/live?language={language}" '
        'data-words="{words}" data-seed="{path}/seed"><div id="ask"><p id="you">{you}</p>'
        '<p id="prompt" role="status" aria-live="polite" aria-label="{ask}">{prompt}</p>'
        '<div id="steps"><div id="controls"></div>'
        '<button id="undo" type="button" hidden>{undo}</button></div>'
        '<p id="lost" role="alert" hidden>{lost}</p></div><noscript><p>{no_script}</p></noscript>'
        '<div id="area"><div id="game">{layout}</div>{log}{about}</div>{notice}</main>'
    ).format(
        seat=seat,
        path=path,
        language=language,
        words=words,
        you=you,
        ask=say("table-ask"),
        prompt=scene.prompt,
        undo=say("undo"),
        lost=say("connecting"),
        no_script=say("no-script"),
        layout=TAG(room.layout(seat, language)),
        log=_log(say),
        about=_about(language, room, path),
        notice=_notice(say),
    )
    return page(
        language,
        f"{title_of(game, language)} · {say('title')}",
        body,
        heading=title_of(game, language),
        kind="at-table",
        styles=[f"/games/{game.name}.css"],
        scripts=["/static/vendor/idiomorph.min.js", "/static/table.js"],
    )


def _log(say: Say) -> Markup:
    return TAG(
        '<section class="card" aria-labelledby="log-title"><h2 id="log-title">{}</h2>'
        '<ol id="log" role="log" aria-live="polite" tabindex="0" aria-labelledby="log-title"></ol>'
        "</section>"
    ).format(say("table-log"))


def _notice(say: Say) -> Markup:
    return TAG(
        '<div id="notice" hidden><div id="notice-body" role="alert"></div>'
        '<button id="notice-close" type="button" aria-label="{}">&#215;</button></div>'
    ).format(say("close"))


def _about(language: str, room: Room, path: str) -> Markup:
    say = speaker(language)
    seats = TAG("").join(
        TAG("<li>{}</li>").format(_seat_line(language, room, n)) for n in range(len(room.row.seats))
    )
    return TAG(
        '<section class="card about"><p data-when-over hidden><a class="button main" '
        'href="{path}/record" download>{record}</a> <a class="button" href="/">{again}</a></p>'
        "<details><summary>{about}</summary><h3>{who}</h3><ul>{seats}</ul><h3>{dealer}</h3>"
        "<p>{why}</p><p><code>{commitment}</code></p>"
        '<div data-when-over hidden><h3>{seed}</h3><p><code id="seed"></code></p></div>'
        "</details></section>"
    ).format(
        path=path,
        record=say("table-record"),
        again=say("table-again"),
        about=say("table-about"),
        who=say("table-seats"),
        seats=seats,
        dealer=say("table-dealer"),
        why=say("table-dealer-why"),
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
