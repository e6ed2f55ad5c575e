"""What the pages show of time and of taking back: clocks, requests, switches, form fields."""

from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.core.game import Game
from velkahra.server.domain.clocks import AGREED, ANY_MINUTES, LATE, MOST_MINUTES, NO_CLOCK, offered
from velkahra.server.domain.texts import speaker
from velkahra.server.room.room import Room

TAG: Final = Markup

STYLE: Final = "/static/time.css"
SCRIPTS: Final = ("/static/clocks.js", "/static/consent.js")
END_SECONDS: Final = (0, 3, 10, 30)

_WORDS: Final = ("time-up", "time-day", "time-hour", "back-here", "back-ask", "pace-seconds")
_WARNINGS: Final = (30, 10)


def fields(language: str, game: Game) -> Markup:
    """Make the form fields that choose a clock when a table is opened."""
    say = speaker(language)
    any_minutes = (ANY_MINUTES,) * game.has_turns
    agreed = (AGREED,) * (game.turn_minutes(game.complete({})) > 0)
    names = (NO_CLOCK, *agreed, *offered(game.has_turns), *any_minutes)
    clocks = [(name, say(f"clock-{name}")) for name in names]
    late = [(name, say(f"late-{name}")) for name in LATE]
    return TAG("<fieldset><legend>{}</legend>{}{}{}</fieldset>").format(
        say("clock-title"),
        _select("clock", say("clock"), clocks, game.clock[0]),
        minutes_field(say("clock-minutes"), 20) if any_minutes else "",
        _select("late", say("late"), late, game.clock[1]),
    )


def minutes_field(label: str, minutes: int) -> Markup:
    """Ask for the minutes of a whole turn."""
    return TAG(
        '<label class="field"><span>{}</span><input type="number" name="minutes" min="1" max="{}" '
        'value="{}" required></label>'
    ).format(label, MOST_MINUTES, minutes)


def _select(name: str, label: str, values: list[tuple[str, str]], usual: str) -> Markup:
    options = TAG("").join(
        TAG('<option value="{}"{}>{}</option>').format(
            value, TAG(" selected") if value == usual != values[0][0] else "", text
        )
        for value, text in values
    )
    return TAG('<label class="field"><span>{}</span><select name="{}">{}</select></label>').format(
        label, name, options
    )


def bar(language: str, room: Room) -> Markup:
    """Make the part of the table's bar that shows the clocks and what is asked."""
    say = speaker(language)
    warnings = {str(count): say("time-warning", count=count) for count in _WARNINGS}
    words = msgspec.json.encode({**{key: say(key) for key in _WORDS}, "warnings": warnings})
    return TAG(
        '<div id="time" data-words="{words}">{dials}'
        '<p class="ask" id="early" hidden>{early}</p>'
        '<p class="ask" id="halted" role="status" hidden><span>{halted}</span></p>'
        '<p class="ask" id="paused" role="status" hidden><span>{paused}</span>'
        '<button id="resume" class="main" type="button">{resume}</button></p>'
        '<div class="ask" id="asked" role="alert" hidden><p></p><div>'
        '<button id="agree" class="main" type="button">{agree}</button>'
        '<button id="decline" type="button">{decline}</button>'
        '<button id="withdraw" type="button">{withdraw}</button></div></div>'
        '<p class="ask" id="ending" hidden><span>{ending} <b></b></span>'
        '<button id="stay" type="button">{stay}</button></p>'
        '<p id="time-told" class="unseen" role="alert"></p></div>'
    ).format(
        words=words.decode(),
        dials=_dials(language, room),
        early=say("time-early"),
        halted=say("time-halted"),
        paused=say("time-paused"),
        resume=say("time-resume"),
        agree=say("agree"),
        decline=say("decline"),
        withdraw=say("withdraw"),
        ending=say("pace-ending"),
        stay=say("pace-stay"),
    )


def _dials(language: str, room: Room) -> Markup:
    if room.clock is None:
        return TAG("")
    say, words = speaker(language), room.ledger.game.words
    dials = TAG("").join(
        TAG(
            '<li data-seat="{}"><span>{}</span> <b role="timer" aria-live="off"></b>'
            '<i class="unseen">{}</i></li>'
        ).format(seat, words.seat(language, room.row.options, seat), say("time-runs"))
        for seat in room.clock.timing.seats
    )
    return TAG('<ul id="clocks" aria-label="{}">{}</ul>').format(say("time-clocks"), dials)


def card(language: str, room: Room, seat: int) -> Markup:
    """Make the panel with what a player may ask for, and how fast their own steps go."""
    if seat < 0:
        return TAG("")
    say = speaker(language)
    pause = TAG('<button id="ask-pause" type="button">{}</button>').format(say("pace-pause"))
    finish = TAG(
        '<p class="pace-row" id="finish" hidden><button id="ask-end" type="button" data-sure="{}">'
        "{}</button></p>"
    ).format(say("pace-finish-sure"), say("pace-finish"))
    ends = TAG("").join(
        TAG('<option value="{}">{}</option>').format(count, say(f"pace-end-{count}"))
        for count in END_SECONDS
    )
    return TAG(
        '<section class="card" id="pace"><details><summary>{title}</summary>'
        '<p class="pace-row"><button id="ask-back" type="button" aria-pressed="false" '
        'aria-describedby="ask-back-why">{back}</button>{pause}</p>'
        '<p id="ask-back-why">{why}</p>{finish}'
        '<label class="check"><input id="skip-steps" type="checkbox"><span>{skip}</span></label>'
        '<label class="pace-row"><span>{end}</span><select id="end-turn">{ends}</select></label>'
        "</details></section>"
    ).format(
        title=say("pace-title"),
        back=say("pace-back"),
        finish=finish,
        pause=pause if room.clock is not None else "",
        why=say("pace-back-why"),
        skip=say("pace-skip"),
        end=say("pace-end"),
        ends=ends,
    )
