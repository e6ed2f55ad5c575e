"""The chat's part of the pages: the card beside a game, and what its host can set and read."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.server.domain import chat, texts
from velkahra.server.live.chatter import signal_text
from velkahra.server.room.chat import Chat
from velkahra.server.room.room import Room
from velkahra.server.web.kit import pages, templates

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
UNREAD: Final = 21  # counts with a text of their own, 0 included; more are "many"


def card(
    language: str, room: Room, seat: int, path: str, naming: Markup, menus: Mapping[int, Markup]
) -> Markup:
    """Return the card with the people, the chat and the notifications.

    `path` is the table's link, `naming` the form for one's own name, unless it is elsewhere on the
    page, and `menus` are about the people on some seats. Names of people and
    presence come with the chat, never with the page.
    """
    signals = [(key, signal_text(room, language, key)) for key in chat.signals_of(room.ledger.game)]
    return templates.render(
        "chat/card.html",
        language,
        room=room,
        seat=seat,
        path=path,
        words=_script_words(language, room),
        sitters=[
            (n, _seat(room, language, n), sitter.bot and pages.player_name(language, room.row, n))
            for n, sitter in enumerate(room.row.seats)
        ],
        naming=naming,
        menus=menus,
        signals=signals,
        longest_text=chat.LONGEST_TEXT,
    )


def _script_words(language: str, room: Room) -> str:
    say = texts.speaker(language)
    words: dict[str, str | list[str]] = {key: say(key) for key in SCRIPT_WORDS}
    words["chat-seen"] = say("chat-seen", when="{}")
    words["chat-muted"] = say("chat-muted", who="{}")
    words["chat-more"] = say("chat-more", who="{}")
    words["unread"] = [say("chat-unread", count=n) for n in range(UNREAD)]
    words["seats"] = [_seat(room, language, n) for n in range(len(room.row.seats))]
    return msgspec.json.encode(words).decode()


def _seat(room: Room, language: str, seat: int) -> str:
    return room.ledger.game.words.seat(language, room.row.options, seat)


def host_part(language: str, room: Room, reports: Sequence[chat.Report], path: str) -> Markup:
    """Return the host's part: what may be said, and `reports`, the reported lines.

    `path` is the host's page.
    """
    say = texts.speaker(language)
    return templates.render(
        "chat/host.html",
        language,
        path=path,
        modes=[(mode, say(f"host-chat-{mode}")) for mode in chat.MODES],
        allowed=room.feature(Chat).mode,
        reports=[_report(say, language, room, report) for report in reports],
    )


def _report(say: texts.Say, language: str, room: Room, report: chat.Report) -> dict[str, object]:
    """Return a reported line; lines of spectators stay folded while the game goes on."""
    line = report.line
    return {
        "who": _who(say, language, room, line.who, line.name),
        "at": templates.moment(line.at),
        "by": _who(say, language, room, report.who, ""),
        "text": signal_text(room, language, line.text) if line.signal else line.text,
        "folded": line.seat < 0 and not room.ledger.state.is_over(),
    }


def _who(say: texts.Say, language: str, room: Room, who: str, name: str) -> str:
    seat = chat.seat_of(who)
    if seat >= 0:
        given = room.feature(Chat).name(seat)
        return f"{_seat(room, language, seat)} · {given}" if given else _seat(room, language, seat)
    return f"{say('chat-spectator')} {name or who[-4:]}"
