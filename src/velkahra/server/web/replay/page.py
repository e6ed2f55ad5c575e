"""The page of a replay, the page on which a record is uploaded, and their small parts."""

from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup, escape

from velkahra.core.contract.events import OPEN, SPECTATOR
from velkahra.picture.kit import player_mark
from velkahra.server.domain import provenance, texts
from velkahra.server.room.history import CHUNK, LogEntry, TableHistory, is_open, viewers
from velkahra.server.room.room import Room
from velkahra.server.web.kit import pages, templates
from velkahra.server.web.lobby.level import FIRST
from velkahra.server.web.people import pages as people
from velkahra.server.web.replay.uploads import LONGEST_RECORD, UploadError

SPEEDS: Final = {"slow": 2400, "usual": 1200, "fast": 500, "faster": 200}
KEYS: Final = {
    "\N{LEFTWARDS ARROW} \N{RIGHTWARDS ARROW}": "replay-key-step",
    "Home End": "replay-key-ends",
    "key-space": "replay-key-play",
    "\N{UPWARDS ARROW} \N{DOWNWARDS ARROW}": "replay-key-log",
    "T": "help-position",
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


class ReplayCursor(msgspec.Struct, frozen=True):
    """The viewer of a replay, its position, and its addresses.

    Attributes:
        seat: whose link it is; SPECTATOR for a spectator's.
        eyes: through whose eyes the viewer looks; OPEN for all hands open.
        ply: the position: how many plies were made.
        path: the address of this replay.
        table: the address of the table itself, or "" where nobody sits.
        share: the address that can be shared, or "".
        embedded: it is shown inside a page of another site.
        archives: games with the same position can be looked up.
        studies: a study can begin from here.
    """

    seat: int
    eyes: int
    ply: int
    path: str
    table: str
    share: str
    embedded: bool = False
    archives: bool = False
    studies: bool = False


def eyes_name(room: Room, eyes: int) -> str:
    """Return a viewer (a seat, SPECTATOR or OPEN) as addresses write it."""
    known = {OPEN: "open", SPECTATOR: "watch"}
    return known.get(eyes) or room.ledger.game.seat_name(room.row.options, eyes)


def replay_page(
    language: str,
    room: Room,
    history: TableHistory,
    cursor: ReplayCursor,
    analysis: str = "",
    hand: Markup = pages.NOTHING,
    head: Markup = pages.NOTHING,
) -> str:
    """Return the page of a replay.

    `hand` is the button that hands the device to another seat, `head` the tags for other sites.
    """
    say, game = texts.speaker(language), history.game
    state = history.state(cursor.ply)
    view = history.view(state, cursor.ply, cursor.eyes)
    eyes = eyes_name(room, cursor.eyes)
    lines = history.lines(cursor.eyes, language)
    facts = {
        "history": history,
        "cursor": cursor,
        "eyes": eyes,
        "chunk": CHUNK,
        "plies": len(history.plies),
        "words": msgspec.json.encode(_script_words(say)).decode(),
        "now": " ".join(line.text for line in lines if line.ply == cursor.ply),
        "prompt": history.prompt(language, state, cursor.ply, cursor.eyes, view),
        "paths": PATHS,
        "speeds": SPEEDS,
        "layout": Markup(game.layout(view, language)),
        "log": _log(language, history, lines, cursor, f"eyes={eyes}"),
        "signs": game.pages.seat_signs(history.options, history.seats),
        "analysis": Markup(analysis),
        "hand": hand,
        "keys": KEYS,
        "characters": people.attributes(language, room),
        **_about(language, room, history, cursor),
    }
    title = f"{say('replay-title')} · {pages.title_of(game, language)}"
    return pages.from_template(
        language,
        title,
        "replay/replay.html",
        facts,
        kind="at-table embedded" if cursor.embedded else "at-table",
        query=f"ply={cursor.ply}&eyes={eyes}&",
        game=game,
        head=head,
        styles=[
            f"games/{game.name}.css",
            "replay/replay.css",
            "replay/analysis.css",
            people.STYLE,
            *(["presence/embedded.css"] if cursor.embedded else []),
        ],
        scripts=["replay/page.js"],
    )


def _log(
    language: str, history: TableHistory, lines: Sequence[LogEntry], cursor: ReplayCursor, look: str
) -> Markup:
    """Return the log as list items, written without a template, which takes thrice as long."""
    word, rules = escape(texts.speaker(language)("rule")), f"/rules/{history.game.name}#"
    signs = history.game.pages.seat_signs(history.options, history.seats)
    starts = [line.ply for line in lines if line.turn is not None]
    gists = history.gists(cursor.eyes, language, starts)
    items = []
    for line in lines:
        text, lit = str(escape(line.text)), escape(" ".join(line.highlights))
        if line.turn is not None:
            gist = escape(gists.get(line.ply, ""))
            mark = player_mark(line.turn) if line.turn >= 0 else ""
            heading = f"<h3>{signs.get(line.turn, '')}{text}{mark}</h3>"
            text = f"{heading}{gist and f'<small>{gist}</small>'}"
        later = ' class="later"' if line.ply > cursor.ply else ""
        current = ' aria-current="step"' if line.ply == cursor.ply else ""
        items.append(
            f'<li data-ply="{line.ply}" data-highlights="{lit}"{later}>'
            f'<a href="?ply={line.ply}&amp;{look}"{current}>{text}</a>'
        )
        if line.rule:
            name = f'title="{word} {line.rule}" aria-label="{word} {line.rule}"'
            items.append(
                f'<a class="cite" tabindex="-1" href="{rules}{line.rule}" '
                f'target="velkahra-rules" rel="opener" {name}></a>'
            )
        items.append("</li>\n")
    return Markup("".join(items))


def _script_words(say: texts.Say) -> dict[str, str]:
    names = ("play", "pause", "start", "changed", "unreachable")
    return {"rule": say("rule")} | {name: say(f"replay-{name}") for name in names}


def _about(
    language: str, room: Room, history: TableHistory, cursor: ReplayCursor
) -> dict[str, object]:
    """Return what the page shows beside the log: viewer, origin, and possible actions."""
    origin = room.ledger.origin
    uploaded = origin is not None and origin.kind == provenance.RECORD
    mine, usual = max(cursor.eyes, 0), f"bot {FIRST}"
    return {
        "open": is_open(room),
        "is_finished": room.ledger.state.is_over(),
        "uploaded": uploaded,
        "players": _players(language, room) if uploaded else [],
        "viewers": _viewers(language, room) if is_open(room) else [],
        "sitters": pages.player_choices(language),
        "seats": [
            (history.game.words.seat(language, history.options, n), "me" if n == mine else usual)
            for n in range(history.seats)
        ],
    }


def _players(language: str, room: Room) -> list[str]:
    """List the players, as far as an uploaded record names them."""
    say, origin, game = texts.speaker(language), room.ledger.origin, room.ledger.game
    notes, options = origin.notes if origin else {}, room.row.options
    return [
        say("replay-player", seat=game.words.seat(language, options, seat), player=player)
        for seat in range(room.ledger.play.seats)
        if (player := notes.get(f"player-{game.seat_name(options, seat)}"))
    ]


def _viewers(language: str, room: Room) -> list[tuple[str, str]]:
    """List the viewers whose eyes may be chosen, by address and name."""
    say, words = texts.speaker(language), room.ledger.game.words
    names = {OPEN: say("replay-eyes-open"), SPECTATOR: say("replay-eyes-watch")}
    names |= {n: words.seat(language, room.row.options, n) for n in range(room.ledger.play.seats)}
    return [(eyes_name(room, eyes), names[eyes]) for eyes in viewers(room)]


def upload_page(language: str, text: str = "", error: UploadError | None = None) -> str:
    """Return the page for uploading a record; after a mistake, with its explanation."""
    say = texts.speaker(language)
    facts = {"text": text, "error": error, "most": LONGEST_RECORD}
    return pages.from_template(
        language,
        say("upload-title"),
        "replay/upload.html",
        facts,
        styles=["replay/replay.css"],
        scripts=["shared/upload.js"],
    )


def legacy_page(language: str, path: str, why: str = "error-rules") -> str:
    """Return the page for a table that cannot be replayed; `path` leads to its actions as text."""
    body = templates.render("replay/legacy.html", language, path=path, why=why)
    return pages.page(language, texts.speaker(language)("error-title"), body)
