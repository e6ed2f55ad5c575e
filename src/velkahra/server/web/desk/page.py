"""The pages of the desk."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from operator import attrgetter
from string import ascii_uppercase
from typing import Final

from velkahra.core.contract.desk import Desk
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.print_model import Printable
from velkahra.server.domain.texts import speaker
from velkahra.server.room.room import Room
from velkahra.server.web.desk import map_upload, practice, printing, service
from velkahra.server.web.desk.audit import Trace
from velkahra.server.web.kit.pages import from_template, title_of
from velkahra.server.web.lobby import link_pages
from velkahra.server.web.rulebook.leaflet import leaflet_address
from velkahra.server.web.timing.pages import minutes_field

STYLES: Final = (link_pages.STYLE, "desk/desk.css")


def desk_page(
    language: str,
    room: Room,
    path: str,
    rows: Sequence[link_pages.SeatLink],
    origin: str,
    wrong: str = "",
    answers: Mapping[str, str] | None = None,
    printables: Sequence[Printable] = (),
    done: str = "",
) -> str:
    """Return the desk. `rows` are the links of the teams, `wrong` says what could not be done.

    `answers` are those of a form that could not be entered, `done` the form that was just entered.
    """
    say, state = speaker(language), room.ledger.state
    facts = {
        "room": room,
        "ledger": room.ledger,
        "path": path,
        "wrong": wrong,
        "done": _desk(room).done(done, language) if done else "",
        "answers": answers or {},
        "over": state.is_over(),
        "practice": practice.practice_of(room, language),
        "acting": _names(language, room, room.acting()),
        "silent": _names(language, room, service.DeskService(room).silent()),
        "longest": service.LONGEST_REASON,
        "links": [link_pages.link_row(language, row, origin) for row in rows],
        "origin": origin,
        "local": link_pages.is_local(origin),
        "files": {one.file for one in printables},
        "state_file": printing.STATE,
        "all_files": printing.ALL,
        "leaflet": leaflet_address(room.ledger.game, language),
        "printables": [(part, list(its)) for part, its in groupby(printables, attrgetter("part"))],
        **_of_game(language, room, _desk(room)),
        **_clock(language, room),
        **_own_map(room),
    }
    heading, title = say("desk-title"), title_of(room.ledger.game, language)
    return from_template(
        language,
        heading,
        "desk/desk.html",
        facts,
        title=f"{heading} · {title}",
        about=room.ledger.game,
        styles=STYLES,
        scripts=["desk/page.js"],
    )


def _desk(room: Room) -> Desk:
    desk = room.ledger.game.desk
    assert desk is not None, "whoever shows a desk has looked whether there is one"
    return desk


def _names(language: str, room: Room, seats: Iterable[int]) -> str:
    words = room.ledger.game.words
    return ", ".join(words.seat(language, room.row.options, seat) for seat in seats)


def _of_game(language: str, room: Room, desk: Desk) -> dict[str, object]:
    """Return what the game says: its forms, those it waits for separately, slips and chart."""
    state, options = room.ledger.state, room.row.options
    forms, slips = desk.forms(state, options, language), desk.slips(state, language)
    due = [form for form in forms if form.waits]
    leading = next((form for form in forms if form.leads), None)
    not_out = sum(slip.name not in room.ledger.desk.slips for slip in slips)
    return {
        "desk": desk,
        "due": due,
        "leading": leading,
        "day": desk.day(state, language, room.ledger.agreements.paused),
        "optional": [form for form in forms if not form.waits and form is not leading],
        "prompt": "" if due else room.scene(SPECTATOR, language).prompt,
        "goes_on": desk.goes_on(state),
        "slips_due": not_out if slips else None,
        "chart": desk.chart(state, options, language),
        "squares": desk.squares(state),
    }


def _clock(language: str, room: Room) -> dict[str, object]:
    """Return the dials; where whole turns are timed, only those of turns that have begun."""
    terms = room.clock.timing.terms if room.clock is not None else None
    whole, turn = (
        terms is not None and terms.whole,
        room.ledger.game.clock.turn_of(room.ledger.state),
    )
    minutes = terms.seconds // 60 if terms is not None else 0
    dials = room.dials()
    return {
        "running": any(runs for _, _, runs in dials),
        "dials": [
            (seat, _names(language, room, [seat]), left, runs)
            for seat, left, runs in dials
            if runs or not whole or seat == turn
        ],
        "turns": whole and minutes_field(language, speaker(language)("desk-turns"), minutes),
    }


def _own_map(room: Room) -> dict[str, object]:
    return {
        "has_map": map_upload.has_map(room),
        "ground": room.ledger.desk.ground,
        "letters": ascii_uppercase,
        "most_metres": map_upload.MOST_METRES,
        "sides": map_upload.SIDES,
    }


def slips_page(language: str, room: Room, path: str) -> str:
    """Return the page of what each team has learnt, to be written on slips and handed out."""
    found = sorted(_desk(room).slips(room.ledger.state, language), key=attrgetter("seat"))
    teams = [
        (_names(language, room, [seat]), list(its))
        for seat, its in groupby(found, attrgetter("seat"))
    ]
    lead = "desk-slips-lead" if found else "desk-slips-none"
    handed_out = room.ledger.desk.slips
    return _inner(language, room, "slips", path=path, lead=lead, teams=teams, handed_out=handed_out)


def log_page(
    language: str, room: Room, path: str, traces: Sequence[Trace], stops: Collection[int], more: int
) -> str:
    """Return the audit trail, latest first, less `more` rows; undo is possible to plies `stops`."""
    return _inner(
        language,
        room,
        "log",
        path=path,
        lead="desk-log-lead",
        version=room.ledger.version,
        traces=traces,
        stops=stops,
        more=more,
        moment=_moment,
        longest=service.LONGEST_REASON,
    )


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def _inner(language: str, room: Room, name: str, **facts: object) -> str:
    say, file, game = speaker(language), f"desk/{name}.html", room.ledger.game
    heading = say(f"desk-{name}")
    title = f"{heading} · {say('desk-title')}"
    return from_template(language, heading, file, facts, title=title, about=game, styles=STYLES)


def restore_page(language: str, most: int, wrong: str = "") -> str:
    """Return the page that restores a camp from a file of `most` bytes; `wrong` is in English."""
    return from_template(
        language,
        speaker(language)("desk-restore"),
        "desk/restore.html",
        {"most": most, "wrong": wrong},
        styles=["replay/replay.css", *STYLES],
        scripts=["shared/upload.js"],
    )
