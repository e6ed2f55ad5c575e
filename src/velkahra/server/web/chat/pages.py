"""The chat's part of the pages: the card beside a game, and what its host can set and read."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.server.domain.chat import (
    LONGEST_NAME,
    LONGEST_TEXT,
    MODES,
    Report,
    seat_of,
    signals_of,
)
from velkahra.server.domain.texts import Say, speaker
from velkahra.server.live.chatter import signal_text
from velkahra.server.room.chat import Chat
from velkahra.server.room.room import Room

TAG: Final = Markup

SCRIPT_WORDS: Final = (
    "chat-here",
    "chat-never",
    "chat-spectator",
    "chat-mute",
    "chat-unmute",
    "chat-report",
    "chat-hide",
    "chat-show",
    "chat-host-signals",
    "chat-host-off",
    "your-turn",
    "notify-on",
    "notify-off",
    "notify-blocked",
)
UNREAD: Final = 21  # what is counted, 0 included; more than that is "many" anyway


def card(language: str, room: Room, seat: int, path: str) -> Markup:
    """Make the card with the people, the chat and the notifications. `path` is the table's link."""
    say = speaker(language)
    apart = TAG('<p class="apart">{}</p>').format(say("chat-spectators-apart"))
    return TAG(
        '<section id="chat" class="card chat" aria-labelledby="chat-title" data-table="{table}" '
        'data-seat="{seat}" data-words="{words}"><h2 id="chat-title">{title}</h2>'
        '<ul id="people" aria-label="{people}">{sitters}</ul>{naming}'
        '<div id="talking"><ol id="said" role="log" aria-live="polite" tabindex="0" '
        'aria-label="{said}"></ol><p id="said-nothing">{nothing}</p>{apart}{signals}{form}</div>'
        '<p id="chat-note" role="status"></p><div id="muted"></div><div class="switches">'
        '<button id="chat-switch" type="button" hidden></button>'
        '<button id="notify" type="button" hidden></button>{away}</div></section>'
    ).format(
        table=room.row.id,
        seat=seat,
        words=_script_words(language, room, seat),
        title=say("chat-title"),
        people=say("chat-people"),
        sitters=_sitters(say, language, room, seat),
        naming=_naming(say, room, seat),
        said=say("chat-said"),
        nothing=say("chat-nothing"),
        apart=apart if seat < 0 else "",
        signals=_signals(say, language, room),
        form=_form(say),
        away=_away(say, path) if seat >= 0 else "",
    )


def _away(say: Say, path: str) -> Markup:
    """Lead to the other ways of being told."""
    text = say("notices-link")
    return TAG('<a class="button" id="away" href="{}/notices">{}</a>').format(path, text)


def unread_button() -> Markup:
    """Make the button that leads to what was said meanwhile; the script fills it."""
    return TAG('<button id="unread" type="button" hidden></button>')


def _script_words(language: str, room: Room, seat: int) -> str:
    say = speaker(language)
    words: dict[str, str | list[str]] = {key: say(key) for key in SCRIPT_WORDS}
    words["chat-seen"] = say("chat-seen", when="{}")
    words["chat-muted"] = say("chat-muted", who="{}")
    words["chat-more"] = say("chat-more", who="{}")
    words["unread"] = [say("chat-unread", count=n) for n in range(UNREAD)]
    words["seats"] = [_seat(room, language, n) for n in range(len(room.row.seats))]
    return msgspec.json.encode(words).decode()


def _seat(room: Room, language: str, seat: int) -> str:
    return room.ledger.game.words.seat(language, room.row.options, seat)


def _sitters(say: Say, language: str, room: Room, own: int) -> Markup:
    rows = []
    for n, seat in enumerate(room.row.seats):
        name = _seat(room, language, n)
        if seat.bot:
            rows.append(_bot(say, name, seat.bot, language))
        else:
            rows.append(_sitter(say, n, name, own))
    return TAG("").join(rows)


def _bot(say: Say, name: str, bot: str, language: str) -> Markup:
    try:
        kind = say(f"bot-{bot}")
    except KeyError:
        kind = bot
    return TAG('<li><span class="who">{}</span><span class="seen">{}</span></li>').format(
        name, say("player-bot", bot=kind)
    )


def _sitter(say: Say, seat: int, name: str, own: int) -> Markup:
    """Make a person's row; name and presence come with the chat, never with the page."""
    you = TAG(' <span class="you">({})</span>').format(say("chat-you")) if seat == own else ""
    mute = TAG('<button type="button" class="mute" aria-pressed="false">{}</button>').format(
        say("chat-mute")
    )
    return TAG(
        '<li data-sitter="{}"><span class="dot" aria-hidden="true"></span>'
        '<span class="who">{}<span class="given"></span>{}</span><span class="seen"></span>{}</li>'
    ).format(seat, name, you, "" if seat == own else mute)


def _naming(say: Say, room: Room, seat: int) -> Markup:
    return TAG(
        '<details id="naming"><summary>{name}</summary><form id="name-form">'
        '<label for="name">{why}</label><span class="row"><input id="name" maxlength="{most}" '
        'value="{value}" autocomplete="nickname" spellcheck="false"><button type="submit">{save}'
        "</button></span></form></details>"
    ).format(
        name=say("chat-name"),
        why=say("chat-name-why"),
        most=LONGEST_NAME,
        value=room.feature(Chat).name(seat),
        save=say("chat-name-save"),
    )


def _signals(say: Say, language: str, room: Room) -> Markup:
    buttons = TAG("").join(
        TAG('<button type="button" data-signal="{}">{}</button>').format(
            key, signal_text(room, language, key)
        )
        for key in signals_of(room.ledger.game)
    )
    return TAG('<div id="signals" role="group" aria-label="{}">{}</div>').format(
        say("chat-signals"), buttons
    )


def _form(say: Say) -> Markup:
    return TAG(
        '<form id="say-form" class="row"><input id="say" maxlength="{}" aria-label="{}" '
        'placeholder="{}" autocomplete="off" enterkeyhint="send">'
        '<button type="submit" class="main">{}</button></form>'
    ).format(LONGEST_TEXT, say("chat-say"), say("chat-say"), say("chat-send"))


def host_part(language: str, room: Room, reports: Sequence[Report], path: str) -> Markup:
    """Make the host's part: what may be said, and what was reported. `path` is the host's page."""
    say = speaker(language)
    allowed = room.feature(Chat).mode
    modes = TAG("").join(
        TAG('<option value="{}"{}>{}</option>').format(
            mode,
            TAG(" selected") if mode == allowed else "",
            say(f"host-chat-{mode}"),
        )
        for mode in MODES
    )
    told = TAG("").join(_report(say, language, room, report) for report in reports)
    return TAG(
        '<section class="links" id="host-chat"><h2>{title}</h2><form method="post" '
        'action="{path}/chat"><label class="field"><span>{label}</span><select name="mode">{modes}'
        '</select></label><p><button type="submit">{save}</button></p></form><h3>{reports}</h3>'
        "{told}</section>"
    ).format(
        title=say("host-chat"),
        path=path,
        label=say("host-chat-mode"),
        modes=modes,
        save=say("host-chat-save"),
        reports=say("host-reports"),
        told=TAG('<ul class="reports">{}</ul>').format(told) if told else say("host-reports-none"),
    )


def _report(say: Say, language: str, room: Room, report: Report) -> Markup:
    """Show what was reported; what spectators said stays folded while the game goes on."""
    line = report.line
    text = signal_text(room, language, line.text) if line.signal else line.text
    head = say(
        "host-report",
        who=_who(say, language, room, line.who, line.name),
        at=datetime.fromtimestamp(line.at, UTC).isoformat(" ", "minutes").replace("+00:00", " UTC"),
        by=_who(say, language, room, report.who, ""),
    )
    quoted = TAG("<blockquote>{}</blockquote>").format(text)
    if line.seat < 0 and not room.ledger.state.is_over():
        quoted = TAG("<details><summary>{}</summary>{}</details>").format(
            say("host-report-crowd"), quoted
        )
    return TAG("<li><p>{}</p>{}</li>").format(head, quoted)


def _who(say: Say, language: str, room: Room, who: str, name: str) -> str:
    seat = seat_of(who)
    if seat >= 0:
        given = room.feature(Chat).name(seat)
        return f"{_seat(room, language, seat)} · {given}" if given else _seat(room, language, seat)
    return f"{say('chat-spectator')} {name or who[-4:]}"
