"""The pages of the desk: plain functions that return markup, with every text escaped."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from string import ascii_uppercase
from typing import Final

from markupsafe import Markup

from velkahra.core.desk import Chart, Desk, Form, Slip
from velkahra.core.events import SPECTATOR
from velkahra.core.game import Ground
from velkahra.core.paper import Printable
from velkahra.server.domain.clocks import Terms
from velkahra.server.domain.texts import Say, speaker
from velkahra.server.room.room import Room
from velkahra.server.web.desk import forms, map_upload
from velkahra.server.web.desk.audit import Trace
from velkahra.server.web.desk.printing import ALL, STATE
from velkahra.server.web.desk.service import Clerk
from velkahra.server.web.kit.pages import NOTHING, TAG, page, title_of
from velkahra.server.web.lobby import link_pages
from velkahra.server.web.lobby.link_pages import SeatLink
from velkahra.server.web.timing.pages import minutes_field

STYLES: Final = (link_pages.STYLE, "desk/desk.css")
MINUTES: Final = (1, 5, -1)
HELP: Final = ("before", "day", "end", "power")


def desk_page(
    language: str,
    room: Room,
    path: str,
    rows: Sequence[SeatLink],
    origin: str,
    wrong: str = "",
    answers: Mapping[str, str] | None = None,
    printables: Sequence[Printable] = (),
) -> str:
    """Make the desk. `rows` are the links of the teams, `wrong` says what could not be done.

    `answers` are what a form was filled with that could not be entered, `printables` what there
    is to print.
    """
    say, desk = speaker(language), _desk(room)
    alert = TAG('<p class="alert" role="alert">{}</p>').format(wrong) if wrong else NOTHING
    body = TAG(
        '<main class="sheet desk" id="desk" data-live="{path}/live" data-v="{v}">'
        '<p class="lead">{lead}</p>{alert}<p class="alert" id="desk-news" role="status" hidden>'
        '<a class="button" href="{path}">{news}</a></p>'
        '<p class="alert" id="desk-lost" role="status" hidden>{lost}</p>'
        '<div class="desk-parts"><div>{first}</div><div>{second}</div></div>{teams}</main>'
    ).format(
        path=path,
        v=room.ledger.version,
        lead=say("desk-lead"),
        alert=alert,
        news=say("desk-news"),
        lost=say("desk-lost"),
        first=_now(say, language, room, desk, path, answers or {})
        + _clock(say, language, room, path)
        + _entries(say, language, room, desk, path)
        + _slips_part(say, room, desk, path),
        second=_standings(
            say, path, desk.chart(room.ledger.state, room.row.options, language), printables
        )
        + _own_map(say, path, room, desk)
        + _printing(say, path, printables)
        + _keeping(say, path)
        + _help(say),
        teams=_teams(say, rows, origin),
    )
    heading = say("desk-title")
    return page(
        language,
        f"{heading} · {title_of(room.ledger.game, language)}",
        body,
        heading=heading,
        styles=STYLES,
        scripts=["desk/page.js"],
    )


def _desk(room: Room) -> Desk:
    desk = room.ledger.game.desk
    assert desk is not None, "whoever shows a desk has looked whether there is one"
    return desk


def _part(name: str, title: str, body: Markup) -> Markup:
    return TAG(
        '<section class="card" id="{0}" data-part aria-labelledby="{0}-title">'
        '<h2 id="{0}-title">{1}</h2>{2}</section>'
    ).format(name, title, body)


def _names(language: str, room: Room, seats: Iterable[int]) -> str:
    words = room.ledger.game.words
    return ", ".join(words.seat(language, room.row.options, seat) for seat in seats)


def _now(
    say: Say, language: str, room: Room, desk: Desk, path: str, answers: Mapping[str, str]
) -> Markup:
    """Say who must act, with the forms the game waits for, and how turns follow each other."""
    ledger, version = room.ledger, room.ledger.version
    due = [form for form in desk.forms(ledger.state, room.row.options, language) if form.waits]
    body = TAG('<p class="desk-state" role="status">{}</p>').format(
        _state(say, language, room, due)
    )
    if not due:
        body += TAG("<p>{}</p>").format(room.scene(SPECTATOR, language).prompt)
    body += TAG("").join(
        TAG('<h3>{}</h3><p class="lead">{}</p>{}').format(
            form.title, form.lead, forms.form(say, form, path, version, answers)
        )
        for form in due
    )
    return _part("now", say("desk-now"), body + _holding(say, language, room, desk, path))


def _state(say: Say, language: str, room: Room, due: Sequence[Form]) -> str:
    ledger = room.ledger
    if ledger.state.is_over():
        return say("desk-over")
    if due:
        return say("desk-waits", what=due[0].title)
    acting = room.acting()
    if acting:
        return say("desk-acts", seats=_names(language, room, acting))
    return say("desk-held")


def _holding(say: Say, language: str, room: Room, desk: Desk, path: str) -> Markup:
    ledger = room.ledger
    if ledger.state.is_over():
        return NOTHING
    go = NOTHING
    if desk.goes_on(ledger.state):
        go = forms.button(say("desk-go-on"), path, "go-on", main=True, v=str(ledger.version))
    if silent := Clerk(room).silent():
        names = _names(language, room, silent)
        go += forms.button(say("desk-without", seats=names), path, "without", v=str(ledger.version))
    held = ledger.desk.held
    switch = forms.button(
        say("desk-free" if held else "desk-hold"), path, "free" if held else "hold"
    )
    return TAG('<div class="does">{}{}</div><p class="hint">{}</p>').format(
        go, switch, say("desk-hold-why")
    )


def _clock(say: Say, language: str, room: Room, path: str) -> Markup:
    said = room.ledger.agreements
    if said.ended or room.ledger.state.is_over():
        return NOTHING
    if said.paused:
        stop = forms.button(say("desk-resume"), path, "resume", main=True)
    else:
        stop = forms.reasoned(say, say("desk-pause"), path, "pause")
    if room.clock is None:
        return _part(
            "clock", say("desk-clock"), TAG("<p>{}</p>{}").format(say("desk-no-clock"), stop)
        )
    running = [seat for seat, _, runs in room.dials() if runs]
    dials = TAG("").join(
        _dial(say, language, room, path, seat, left, runs)
        for seat, left, runs in room.dials()
        if runs or not room.clock.timing.terms.whole or _had(room, seat)
    )
    none = NOTHING if running or said.paused else TAG("<p>{}</p>").format(say("desk-no-turn"))
    paused = (
        TAG('<p class="desk-state">{}</p>').format(say("time-paused")) if said.paused else NOTHING
    )
    turns = _turns(language, path, room.clock.timing.terms)
    body = TAG('{}{}<ul class="dials">{}</ul>{}{}').format(none, paused, dials, stop, turns)
    return _part("clock", say("desk-clock"), body)


def _turns(language: str, path: str, terms: Terms) -> Markup:
    """Ask how long whole turns shall last from now on, where they are timed."""
    if not terms.whole:
        return NOTHING
    say = speaker(language)
    return TAG(
        '<form method="post" action="{}" class="turns"><input type="hidden" name="do" '
        'value="turns">{}<button type="submit">{}</button></form>'
    ).format(
        path, minutes_field(language, say("desk-turns"), terms.seconds // 60), say("desk-turns-go")
    )


def _had(room: Room, seat: int) -> bool:
    """Say whether it is a paused turn of this seat."""
    return room.ledger.game.turn_of(room.ledger.state) == seat


def _dial(
    say: Say, language: str, room: Room, path: str, seat: int, left: int, runs: bool
) -> Markup:
    name = _names(language, room, [seat])
    texts = {n: say("desk-more" if n > 0 else "desk-less", count=abs(n)) for n in MINUTES}
    more = TAG("").join(
        forms.button(
            texts[count],
            path,
            "extend",
            label=f"{texts[count]}: {name}",
            seat=str(seat),
            minutes=str(count),
        )
        for count in MINUTES
    )
    seconds = -(-left // 1000)
    return TAG(
        '<li{}><span>{}</span> <b role="timer" aria-live="off" data-left="{}" data-runs="{}" '
        'data-up="{}">{}</b><span class="does">{}</span></li>'
    ).format(
        TAG(' class="runs"') if runs else "",
        name,
        left,
        "yes" if runs else "no",
        say("time-up"),
        f"{seconds // 60}:{seconds % 60:02}" if seconds else say("time-up"),
        more,
    )


def _standings(say: Say, path: str, chart: Chart, printables: Sequence[Printable]) -> Markup:
    """Show how the seats stand; all there is to know of it is a sheet, where a game makes one."""
    head = TAG("").join(TAG('<th scope="col">{}</th>').format(cell) for cell in chart.head)
    rows = TAG("").join(
        TAG('<tr><th scope="row">{}</th>{}</tr>').format(
            row[0], TAG("").join(TAG("<td>{}</td>").format(cell) for cell in row[1:])
        )
        for row in chart.rows
    )
    body = TAG(
        '<div class="scrolls" tabindex="0" role="group" aria-labelledby="standings-title">'
        "<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>"
        '<p class="does">{}</p>'
    ).format(head, rows, _state_link(say, path, printables))
    return _part("standings", say("desk-standings"), body)


def _state_link(say: Say, path: str, printables: Sequence[Printable]) -> Markup:
    """Link to the sheet of the whole state; without one the page itself is printed."""
    if any(one.file == STATE for one in printables):
        return _sheet_link(path, STATE, say("desk-state"), "button")
    return TAG('<button type="button" data-print>{}</button>').format(say("desk-state"))


def _entries(say: Say, language: str, room: Room, desk: Desk, path: str) -> Markup:
    """Make the forms that can be answered at any time, with what waits to be entered."""
    ledger, version = room.ledger, room.ledger.version
    found = desk.forms(ledger.state, room.row.options, language)
    details = TAG("").join(
        TAG("<details><summary>{}</summary><p>{}</p>{}</details>").format(
            form.title, form.lead, forms.form(say, form, path, version, {})
        )
        for form in found
        if not form.waits
    )
    remark = TAG("<details><summary>{}</summary>{}</details>").format(
        say("desk-remark"), forms.remark(say, path)
    )
    waiting = TAG("").join(
        TAG("<li><span>{}: <strong>{}</strong> {}</span>{}</li>").format(
            say("desk-waiting"),
            desk.told(post.text, room.row.options, language),
            post.reason,
            forms.button(say("desk-drop"), path, "drop", n=str(post.n)),
        )
        for post in ledger.desk.waiting
    )
    lead = TAG("<p>{}</p>").format(say("desk-entries-lead")) if details else NOTHING
    body = TAG('{}<ul class="waits">{}</ul>{}{}').format(lead, waiting, details, remark)
    return _part("entries", say("desk-entries"), body)


def _slips_part(say: Say, room: Room, desk: Desk, path: str) -> Markup:
    slips = desk.slips(room.ledger.state, "en")
    due = sum(slip.name not in room.ledger.desk.slips for slip in slips)
    told = say("desk-slips-due", count=due) if slips else say("desk-slips-none")
    link = TAG('<p><a class="button" href="{}/slips">{}</a></p>').format(path, say("desk-slips"))
    return _part("slips", say("desk-slips"), TAG("<p>{}</p>{}").format(told, link))


def _teams(say: Say, rows: Sequence[SeatLink], origin: str) -> Markup:
    links = TAG("").join(link_pages.link_row(say, row, origin) for row in rows)
    return TAG(
        '<section class="card teams" id="teams" aria-labelledby="teams-title"><h2 id="teams-title">'
        '{}</h2><p>{}</p><ul class="links">{}</ul></section>'
    ).format(say("desk-teams"), say("desk-teams-lead"), links)


def _printing(say: Say, path: str, printables: Sequence[Printable]) -> Markup:
    """List what can be printed. A script says that a sheet is being made; links work without."""
    if not printables:
        return NOTHING
    parts = TAG("").join(
        TAG("<details><summary>{}</summary>{}</details>").format(part, _sheets(path, tuple(sheets)))
        for part, sheets in groupby(printables, key=lambda one: one.part)
    )
    body = TAG(
        '<p>{lead}</p>{parts}<p class="does">{all}</p>'
        '<p class="prints-news" id="print-news" role="status" data-makes="{makes}" '
        'data-made="{made}" data-lost="{lost}"></p>'
    ).format(
        lead=say("desk-print-lead"),
        parts=parts,
        all=_sheet_link(path, ALL, say("desk-print-all"), "button"),
        makes=say("desk-print-makes"),
        made=say("desk-print-made"),
        lost=say("desk-print-lost"),
    )
    return _part("printing", say("desk-print"), body)


def _sheets(path: str, sheets: Sequence[Printable]) -> Markup:
    reasons = dict.fromkeys(one.waits for one in sheets if one.waits)
    waits = TAG("").join(TAG('<p class="hint">{}</p>').format(why) for why in reasons)
    rows = TAG("").join(
        TAG("<li>{}</li>").format(
            one.title if one.waits else _sheet_link(path, one.file, one.title)
        )
        for one in sheets
    )
    return TAG('{}<ul class="prints">{}</ul>').format(waits, rows)


def _sheet_link(path: str, file: str, title: str, css: str = "") -> Markup:
    return TAG('<a href="{}/print/{}" data-sheet{}>{}</a>').format(
        path, file, TAG(' class="{}"').format(css) if css else "", title
    )


def _own_map(say: Say, path: str, room: Room, desk: Desk) -> Markup:
    """Ask for the camp's own map and its scale, and show how its squares lie."""
    if not map_upload.has_map(room):
        return NOTHING
    has = room.ledger.desk.ground
    body = TAG(
        "<p>{lead}</p>{shown}<details{opened}><summary>{go}</summary>"
        '<form method="post" action="{path}/map" enctype="multipart/form-data">'
        '<label class="field"><span>{file}</span><input type="file" name="picture" '
        'accept="image/png,image/jpeg"{required}></label><label class="field"><span>{metres}</span>'
        '<input type="number" name="metres" min="1" max="{most}" value="{value}" required></label>'
        '<p class="hint">{crop}</p><div class="crop">{sides}</div>'
        '<button type="submit">{go}</button></form></details>'
    ).format(
        lead=say("desk-map-has", metres=has.metres) if has else say("desk-map-lead"),
        shown=_squares(say, has, desk.squares(room.ledger.state)) if has else NOTHING,
        opened=NOTHING if has else TAG(" open"),
        path=path,
        file=say("desk-map-file-again" if has else "desk-map-file"),
        required=NOTHING if has else TAG(" required"),
        metres=say("desk-map-metres"),
        most=map_upload.MOST_METRES,
        value=has.metres if has else "",
        crop=say("desk-map-crop"),
        sides=TAG("").join(
            TAG(
                '<label class="field"><span>{}</span><input type="number" name="{}" min="0" '
                'max="10000" step="any"></label>'
            ).format(say(f"desk-map-{side}"), side)
            for side in map_upload.SIDES
        ),
        go=say("desk-map-go"),
    )
    return _part("own-map", say("desk-map"), body)


def _squares(say: Say, ground: Ground, across: int) -> Markup:
    """Draw a map with the lines between its squares and, along two edges, their names."""
    ends = range(1, across)
    lines = " ".join(f"M{at} 0v{across}M0 {at}h{across}" for at in ends)
    names = TAG("").join(
        TAG('<text x="{0}.5" y="-.3">{1}</text><text x="-.6" y="{0}.8">{2}</text>').format(
            at, ascii_uppercase[at], at + 1
        )
        for at in range(across)
    )
    return TAG(
        '<svg class="own-map" viewBox="-1.2 -1.2 {whole} {whole}" role="img" aria-label="{alt}">'
        '<image href="{address}" width="{across}" height="{across}"/><path d="{lines}"/>{names}'
        "</svg>"
    ).format(
        whole=across + 1.4,
        alt=say("desk-map-alt", size=across),
        address=ground.address,
        across=across,
        lines=lines,
        names=names,
    )


def _keeping(say: Say, path: str) -> Markup:
    body = TAG(
        '<p><a class="button" href="{path}/log">{log}</a></p><p>{lead}</p>'
        '<p class="does"><a class="button main" href="{path}/file" download>{save}</a>'
        '<a class="button" href="/desk">{restore}</a></p>'
    ).format(
        path=path,
        log=say("desk-log"),
        lead=say("desk-file-lead"),
        save=say("desk-file-go"),
        restore=say("desk-restore"),
    )
    return _part("keeping", say("desk-file"), body)


def _help(say: Say) -> Markup:
    lines = TAG("").join(TAG("<p>{}</p>").format(say(f"desk-help-{name}")) for name in HELP)
    return TAG('<section class="card"><details><summary>{}</summary>{}</details></section>').format(
        say("desk-help"), lines
    )


def slips_page(language: str, room: Room, path: str) -> str:
    """Make the page of what each team has learnt, to be written on slips and handed out."""
    say, desk = speaker(language), _desk(room)
    found = sorted(desk.slips(room.ledger.state, language), key=lambda slip: slip.seat)
    teams = TAG("").join(
        TAG('<section class="card"><h2>{}</h2><ul class="slips">{}</ul></section>').format(
            _names(language, room, [seat]),
            TAG("").join(
                _slip(say, slip, slip.name in room.ledger.desk.slips, path) for slip in its
            ),
        )
        for seat, its in groupby(found, key=lambda slip: slip.seat)
    )
    lead = say("desk-slips-lead" if found else "desk-slips-none")
    return _inner(say, language, say("desk-slips"), lead, path, teams)


def _slip(say: Say, slip: Slip, out: bool, path: str) -> Markup:
    lines = TAG("").join(TAG("<span>{}</span>").format(line) for line in slip.lines)
    mark = TAG("<em>✓ {}</em>").format(say("desk-out")) if out else NOTHING
    key, name = ("not-out", "desk-not-out") if out else ("hand-out", "desk-hand-out")
    return TAG('<li{}><p class="slip">{}</p>{}{}</li>').format(
        TAG(' class="out"') if out else "",
        lines,
        mark,
        forms.button(say(name), path, key, main=not out, slip=slip.name),
    )


def log_page(
    language: str, room: Room, path: str, traces: Sequence[Trace], stops: Collection[int], more: int
) -> str:
    """Make the audit trail, the latest first. The game can be taken back to the plies `stops`."""
    say = speaker(language)
    lines = TAG("").join(_trace(say, trace, stops) for trace in reversed(traces))
    rest = TAG('<p><a class="button" href="?all">+ {}</a></p>').format(more) if more else NOTHING
    body = TAG(
        '<form method="post" action="{path}" class="card trail">'
        '<input type="hidden" name="do" value="revert"><input type="hidden" name="v" value="{v}">'
        '{revert}<ol class="traces">{lines}</ol></form>{rest}'
    ).format(
        path=path,
        v=room.ledger.version,
        revert=_revert(say) if stops else NOTHING,
        lines=lines,
        rest=rest,
    )
    return _inner(say, language, say("desk-log"), say("desk-log-lead"), path, body)


def _revert(say: Say) -> Markup:
    return TAG(
        '<details class="revert"><summary>{}</summary><p>{}</p>{}'
        '<button type="submit">{}</button></details>'
    ).format(say("desk-revert"), say("desk-revert-lead"), forms.reason(say), say("desk-revert"))


def _trace(say: Say, trace: Trace, stops: Collection[int]) -> Markup:
    texts = TAG("<br>").join(trace.lines)
    told = TAG("<s>{}</s> <em>({})</em>").format(texts, say("desk-gone")) if trace.gone else texts
    if trace.by_hand:
        told = TAG("{} <em>({})</em>").format(told, say("desk-by-hand"))
    choice = NOTHING
    if trace.ply in stops:
        choice = TAG(
            '<input type="radio" name="to" value="{}" required aria-label="{}: {}">'
        ).format(trace.ply, say("desk-revert"), " ".join(trace.lines))
    return TAG('<li value="{}">{}<span>{} {}</span></li>').format(
        trace.n, choice, _time(trace.at), TAG("<span>{}</span>").format(told)
    )


def _time(at: int) -> Markup:
    if not at:
        return NOTHING
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return TAG('<time datetime="{}">{}</time>').format(
        moment.isoformat(timespec="seconds"), moment.astimezone().strftime("%d. %m. %H:%M:%S")
    )


def _inner(say: Say, language: str, title: str, lead: str, path: str, body: Markup) -> str:
    whole = TAG(
        '<main class="sheet desk inner"><p><a class="button" href="{}">{}</a></p>'
        '<p class="lead">{}</p><p class="hint">{}</p>{}</main>'
    ).format(path, say("desk-back"), lead, say("desk-secret"), body)
    return page(language, f"{title} · {say('desk-title')}", whole, heading=title, styles=STYLES)


def restore_page(language: str, most: int, wrong: str = "") -> str:
    """Make the page on which a camp is restored from a file."""
    say = speaker(language)
    alert = TAG('<p class="alert" role="alert">{}</p>').format(wrong) if wrong else NOTHING
    body = TAG(
        '<main class="sheet"><p class="lead">{lead}</p>{alert}'
        '<form method="post" action="/desk" class="upload"><label class="field"><span>{file}</span>'
        '<input type="file" id="record-file" accept=".json,application/json" data-most="{most}">'
        '</label><p id="file-problem" role="alert" hidden>{too_long}</p>'
        '<label class="paste"><span>{name}</span><textarea name="record" id="record" rows="6" '
        'spellcheck="false" required maxlength="{most}"></textarea></label>'
        '<button class="main" type="submit">{go}</button></form></main>'
    ).format(
        lead=say("desk-restore-lead"),
        alert=alert,
        file=say("desk-restore-file"),
        most=most,
        too_long=say("upload-too-long", most=most // 1000),
        name=say("upload-paste"),
        go=say("desk-restore-go"),
    )
    return page(
        language,
        f"{say('desk-restore')} · {say('title')}",
        body,
        heading=say("desk-restore"),
        styles=["replay/replay.css", *STYLES],
        scripts=["shared/upload.js"],
    )
