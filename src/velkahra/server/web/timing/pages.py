"""The parts of pages for time and taking back: clocks, requests, switches, form fields."""

from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.core.contract.game import Game
from velkahra.server.domain import texts
from velkahra.server.domain.clocks import AGREED, ANY_MINUTES, LATE, MOST_MINUTES, NO_CLOCK, offered
from velkahra.server.room.room import Room
from velkahra.server.web.kit.templates import render

STYLE: Final = "timing/timing.css"
END_SECONDS: Final = (0, 3, 10, 30)

_WORDS: Final = ("time-up", "time-day", "time-hour", "back-here", "back-ask", "pace-seconds")
_WARNINGS: Final = (30, 10)


def fields(language: str, game: Game, chosen: str = "") -> Markup:
    """Make the form fields that choose a clock; `chosen` is the one at first, else the usual."""
    say = texts.speaker(language)
    any_minutes = (ANY_MINUTES,) * game.clock.has_turns
    agreed = (AGREED,) * (game.clock.turn_minutes(game.complete({})) > 0)
    names = (NO_CLOCK, *agreed, *offered(game.clock.has_turns), *any_minutes)
    clocks = [(name, say(f"clock-{name}")) for name in names]
    late = [(name, say(f"late-{name}")) for name in LATE]
    return render(
        "timing/fields.html",
        language,
        clocks=clocks,
        late=late,
        usual=chosen or game.clock.usual,
        usual_late=game.clock.late,
        minutes=minutes_field(language, say("clock-minutes"), 20) if any_minutes else "",
    )


def clock_name(language: str, terms: str) -> str:
    """Return a clock in words; one of other minutes than those offered has the general word."""
    try:
        return texts.TEXTS.text(language, f"clock-{terms}")
    except KeyError:
        return texts.speaker(language)("clock")


def minutes_field(language: str, label: str, minutes: int) -> Markup:
    """Return a field, with a label, for the minutes of a whole turn."""
    return render("timing/minutes.html", language, label=label, minutes=minutes, most=MOST_MINUTES)


def bar(language: str, room: Room) -> Markup:
    """Return the part of the table's bar that shows the clocks and the pending request."""
    say, words = texts.speaker(language), room.ledger.game.words
    warnings = {str(count): say("time-warning", count=count) for count in _WARNINGS}
    said = msgspec.json.encode({**{key: say(key) for key in _WORDS}, "warnings": warnings})
    seats = room.clock.timing.seats if room.clock else ()
    dials = [(seat, words.seat(language, room.row.options, seat)) for seat in seats]
    return render("timing/bar.html", language, words=said.decode(), dials=dials)


def card(language: str, room: Room, seat: int) -> Markup:
    """Return the panel with what a player may ask for, and how fast automatic steps go."""
    if seat < 0:
        return Markup()
    return render("timing/card.html", language, room=room, end_seconds=END_SECONDS)
