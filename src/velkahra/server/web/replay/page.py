"""The page of a replay, the page on which a record is uploaded, and their small parts."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra import bots as roster
from velkahra.core.events import OPEN, SPECTATOR
from velkahra.core.fluent import plain
from velkahra.server.domain.provenance import RECORD
from velkahra.server.domain.texts import Say, speaker
from velkahra.server.room.history import CHUNK, Line, Past, is_open, viewers
from velkahra.server.room.room import Room
from velkahra.server.web.kit import pages, preferences
from velkahra.server.web.replay.uploads import LONGEST_RECORD, UploadError

TAG: Final = Markup
SPEEDS: Final = {"slow": 2400, "usual": 1200, "fast": 500, "faster": 200}
KEYS: Final = {
    "\N{LEFTWARDS ARROW} \N{RIGHTWARDS ARROW}": "replay-key-step",
    "Home End": "replay-key-ends",
    "key-space": "replay-key-play",
    "\N{UPWARDS ARROW} \N{DOWNWARDS ARROW}": "replay-key-log",
    "+ \N{MINUS SIGN} 0": "help-zoom",
}
PATHS: Final = {
    "first": "M6 5v14M19 5 9 12l10 7z",
    "back": "M16 5 6 12l10 7z",
    "play": "M7 4l13 8-13 8z",
    "pause": "M8 5v14M16 5v14",
    "forward": "M8 5l10 7-10 7z",
    "last": "M18 5v14M5 5l10 7-10 7z",
}


class Sight(msgspec.Struct, frozen=True):
    """Who looks at what of a replay.

    Attributes:
        seat: whose link it is; SPECTATOR for a spectator's.
        eyes: through whose eyes the viewer looks; OPEN for all hands open.
        ply: the position: how many plies were made.
        path: the address of this replay.
        table: the address of the table itself, or "" where nobody sits.
        share: the address others may have, or "" if there is none they may have.
    """

    seat: int
    eyes: int
    ply: int
    path: str
    table: str
    share: str


def eyes_name(room: Room, eyes: int) -> str:
    """Write a viewer as an address does."""
    known = {OPEN: "open", SPECTATOR: "watch"}
    return known.get(eyes) or room.ledger.game.seat_name(room.row.options, eyes)


def replay_page(language: str, room: Room, past: Past, sight: Sight, analysis: str = "") -> str:
    """Make the page of a replay, at the position of `sight`, with the card of the analysis."""
    say, game = speaker(language), past.game
    state = past.state(sight.ply)
    view = past.view(state, sight.ply, sight.eyes)
    eyes = eyes_name(room, sight.eyes)
    told = past.lines(sight.eyes, language)
    body = TAG(
        '<main id="replay" data-path="{path}" data-look="eyes={eyes}&amp;language={language}" '
        'data-undone="{undone}" data-chunk="{chunk}" data-ply="{ply}" data-plies="{plies}" '
        'data-eyes="{eyes}" data-words="{words}"{going}><div id="ask"><div id="happened">'
        '<p id="told" role="status" aria-live="polite">{now}</p><p id="prompt">{prompt}</p></div>'
        '{deck}<p id="lost" role="alert" hidden></p></div><noscript><p>{no_script}</p></noscript>'
        '<div id="area"><div id="game">{layout}</div>{zoom}{log}{analysis}{aside}</div></main>'
    ).format(
        path=sight.path,
        eyes=eyes,
        language=plain(language),
        undone=past.undone,
        going="" if past.over else TAG(" data-going"),
        chunk=CHUNK,
        ply=sight.ply,
        plies=len(past.plies),
        words=msgspec.json.encode(_script_words(say)).decode(),
        now=" ".join(line.text for line in told if line.ply == sight.ply),
        prompt=game.words.prompt(language, state, sight.eyes, view),
        deck=_deck(say, sight.ply, len(past.plies)),
        no_script=say("replay-no-script"),
        layout=TAG(game.layout(view, language)),
        zoom=preferences.zoom_bar(say),
        log=_log(say, told, sight, eyes),
        analysis=TAG(analysis),
        aside=_aside(language, room, past, sight),
    )
    title = f"{say('replay-title')} · {pages.title_of(game, language)}"
    return pages.page(
        language,
        f"{title} · {say('title')}",
        body,
        heading=title,
        kind="at-table",
        query=f"ply={sight.ply}&eyes={eyes}&",
        game=game,
        styles=[f"/games/{game.name}.css", "/static/replay.css", "/static/analysis.css"],
        scripts=[
            "/static/vendor/idiomorph.min.js",
            "/static/morph.js",
            "/static/copy.js",
            *preferences.BOARD_SCRIPTS,
            "/static/following.js",
            "/static/analysis.js",
            "/static/replay.js",
        ],
    )


def _script_words(say: Say) -> dict[str, str]:
    names = ("play", "pause", "start", "unreachable")
    return {name: say(f"replay-{name}") for name in names}


def _icon(name: str) -> Markup:
    return TAG(
        '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>'
    ).format(PATHS[name])


def _deck(say: Say, ply: int, plies: int) -> Markup:
    """Draw the buttons, the slider and the choice of speed."""
    buttons = TAG("").join(
        TAG('<button type="button" id="go-{0}" aria-label="{1}" title="{1}">{2}</button>').format(
            name,
            say(f"replay-{name}"),
            _icon(name) + (_icon("pause") if name == "play" else TAG("")),
        )
        for name in ("first", "back", "play", "forward", "last")
    )
    speeds = TAG("").join(
        TAG('<option value="{}"{}>{}</option>').format(
            wait, TAG(" selected") if name == "usual" else "", say(f"replay-speed-{name}")
        )
        for name, wait in SPEEDS.items()
    )
    return TAG(
        '<div id="deck" role="group" aria-label="{deck}"><div id="keys">{buttons}</div>'
        '<input type="range" id="ply" min="0" max="{plies}" value="{ply}" aria-label="{place}">'
        '<output id="count" for="ply">{ply} / {plies}</output>'
        '<span id="fresh" role="status"></span>'
        '<select id="speed" aria-label="{speed}">{speeds}</select></div>'
    ).format(
        deck=say("replay-deck"),
        buttons=buttons,
        ply=ply,
        plies=plies,
        place=say("replay-place"),
        speed=say("replay-speed"),
        speeds=speeds,
    )


def _log(say: Say, told: Sequence[Line], sight: Sight, eyes: str) -> Markup:
    """List what happened, first things first; every line leads to its position."""
    item = TAG(
        '<li data-ply="{0}" data-marks="{5}"{3}><a href="?ply={0}&amp;eyes={1}"{4}>{2}</a></li>'
    )
    items = TAG("").join(
        item.format(
            line.ply,
            eyes,
            line.text,
            TAG(' class="later"') if line.ply > sight.ply else "",
            TAG(' aria-current="step"') if line.ply == sight.ply else "",
            " ".join(line.marks),
        )
        for line in told
    )
    return TAG(
        '<section class="card" id="story" aria-labelledby="log-title"><h2 id="log-title">{}</h2>'
        '<label class="tick"><input type="checkbox" id="hide-later"> <span>{}</span></label>'
        '<ol id="log">{}</ol></section>'
    ).format(say("table-log"), say("replay-hide-later"), items)


def _aside(language: str, room: Room, past: Past, sight: Sight) -> Markup:
    say = speaker(language)
    parts = [_origin(language, room), _eyes(language, room, sight), _position(say, sight)]
    if is_open(room):
        parts.append(_try(language, past, sight))
        parts.append(
            TAG('<p><a class="button" href="{}/record" download>{}</a></p>').format(
                sight.table or sight.path, say("table-record")
            )
        )
    if sight.table:
        parts.append(
            TAG('<p><a class="button" href="{}">{}</a></p>').format(
                sight.table, say("replay-to-table")
            )
        )
    parts.append(_keys(say))
    return TAG('<section class="card about" aria-label="{}">{}</section>').format(
        say("replay-about"), TAG("").join(parts)
    )


def _keys(say: Say) -> Markup:
    """List what the keys do here."""
    rows = TAG("").join(
        TAG("<div><dt><kbd>{}</kbd></dt><dd>{}</dd></div>").format(
            say(key) if key.startswith("key-") else key, say(words)
        )
        for key, words in KEYS.items()
    )
    return TAG(
        '<details class="keyboard"><summary>{}</summary><dl class="keys">{}</dl></details>'
    ).format(say("replay-keys"), rows)


def _origin(language: str, room: Room) -> Markup:
    """Say of an uploaded record that it was, and who played if the file says so."""
    say, origin, game = speaker(language), room.ledger.origin, room.ledger.game
    if origin is None or origin.kind != RECORD:
        return TAG("")
    options = room.row.options
    named = {game.seat_name(options, n): n for n in range(room.ledger.play.seats)}
    players = [
        say("replay-player", seat=game.words.seat(language, options, seat), player=player)
        for name, seat in named.items()
        if (player := origin.notes.get(f"player-{name}"))
    ]
    listed = TAG("").join(TAG("<li>{}</li>").format(player) for player in players)
    return TAG('<p class="uploaded">{}</p><ul>{}</ul>').format(say("replay-uploaded"), listed)


def _eyes(language: str, room: Room, sight: Sight) -> Markup:
    """Say through whose eyes one looks, and let one choose when nothing is hidden any more."""
    say, words = speaker(language), room.ledger.game.words
    names = {OPEN: say("replay-eyes-open"), SPECTATOR: say("replay-eyes-watch")}
    names |= {n: words.seat(language, room.row.options, n) for n in range(room.ledger.play.seats)}
    if not is_open(room):
        key = "replay-seat-knew" if sight.seat >= 0 else "replay-watch-knew"
        return TAG("<p>{}</p>").format(say(key))
    offered = [(eyes_name(room, eyes), names[eyes]) for eyes in viewers(room)]
    return TAG(
        '<form id="look"><input type="hidden" name="ply" value="{ply}">{choice}'
        '<button type="submit">{go}</button></form>'
    ).format(
        ply=sight.ply,
        choice=_select("eyes", say("replay-eyes"), offered, eyes_name(room, sight.eyes)),
        go=say("replay-look"),
    )


def _position(say: Say, sight: Sight) -> Markup:
    own = "" if sight.share else TAG("<p>{}</p>").format(say("replay-link-own"))
    return TAG(
        '<div class="position"><label for="link">{label}</label><span class="link">'
        '<input id="link" readonly data-path="{path}" value="{path}?ply={ply}">'
        '<button type="button" id="copy" data-copy="" data-copied="{copied}">{copy}</button></span>'
        "{own}</div>"
    ).format(
        label=say("replay-link"),
        path=sight.share or sight.path,
        ply=sight.ply,
        copy=say("host-copy"),
        copied=say("host-copied"),
        own=own,
    )


def _try(language: str, past: Past, sight: Sight) -> Markup:
    """Offer a table of one's own that goes on from here."""
    say = speaker(language)
    players = [("me", say("seat-me")), ("person", say("seat-person"))]
    bots = [
        (f"bot {name}", say("seat-bot", bot=pages.bot_name(language, name)))
        for name in pages.bot_names()
    ]
    mine = max(sight.eyes, 0)
    seats = TAG("").join(
        _select(
            f"seat-{n}",
            past.game.words.seat(language, past.options, n),
            [*players, *bots],
            "me" if n == mine else f"bot {roster.USUAL}",
        )
        for n in range(past.seats)
    )
    return TAG(
        '<details class="try"><summary>{title}</summary><p>{lead}</p>'
        '<form method="post" action="{path}/try"><input type="hidden" name="ply" value="{ply}">'
        '{seats}<button class="main" type="submit">{go}</button></form></details>'
    ).format(
        title=say("try-title"),
        lead=say("try-lead"),
        path=sight.path,
        ply=sight.ply,
        seats=seats,
        go=say("try-button"),
    )


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


def upload_page(language: str, text: str = "", error: UploadError | None = None) -> str:
    """Make the page on which a record is uploaded; after a mistake with what is wrong with it."""
    say = speaker(language)
    body = TAG(
        '<main class="sheet"><p class="lead">{lead}</p>{wrong}'
        '<form method="post" action="/records" class="upload">'
        '<label class="field"><span>{file}</span>'
        '<input type="file" id="record-file" accept=".txt,text/plain" data-most="{most}"></label>'
        '<label class="paste"><span>{paste}</span><textarea name="record" id="record" rows="12" '
        'spellcheck="false" required maxlength="{most}">{text}</textarea></label>'
        '<p id="file-problem" role="alert" hidden>{too_long}</p>'
        '<button class="main" type="submit">{go}</button></form></main>'
    ).format(
        lead=say("upload-lead"),
        wrong=_wrong(say, error) if error else "",
        file=say("upload-file"),
        paste=say("upload-paste"),
        text=TAG("\n{}").format(text),
        most=LONGEST_RECORD,
        too_long=say("upload-too-long", most=LONGEST_RECORD // 1000),
        go=say("upload-button"),
    )
    return pages.page(
        language,
        f"{say('upload-title')} · {say('title')}",
        body,
        heading=say("upload-title"),
        styles=["/static/replay.css"],
        scripts=["/static/upload.js"],
    )


def _wrong(say: Say, error: UploadError) -> Markup:
    quoted = TAG("<pre>{}</pre>").format(error.quoted) if error.quoted else ""
    detail = TAG('<p lang="en"><small>{}</small></p>').format(error.detail) if error.detail else ""
    return TAG('<div class="card wrong" role="alert"><p><strong>{}</strong></p>{}{}</div>').format(
        error, quoted, detail
    )


def aged_page(language: str, path: str, why: str = "error-rules") -> str:
    """Say that a table cannot be replayed by this program; `path` leads to its actions as text."""
    say = speaker(language)
    link = TAG('<p><a class="button main" href="{}" download>{}</a></p>').format(
        path, say("aged-download")
    )
    body = TAG(
        '<main class="sheet"><p class="lead">{}</p><p>{}</p>{}<p><a class="button" href="/">{}</a>'
        "</p></main>"
    ).format(say(why), say("aged-kept"), link if path else "", say("error-back"))
    return pages.page(language, say("error-title"), body)
