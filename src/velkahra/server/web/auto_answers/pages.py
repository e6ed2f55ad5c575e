"""What a seat's page has to set standing answers: a dialog, and what opens it."""

from typing import Final

from markupsafe import Markup

from velkahra.core.game import Standing
from velkahra.server.domain.auto_answers import ALL
from velkahra.server.domain.texts import of_game, speaker
from velkahra.server.room.room import Room
from velkahra.server.web.kit import preferences

TAG: Final = Markup

SCRIPT: Final = "/static/standing.js"


def can_be_set(room: Room, seat: int) -> bool:
    """Say whether a viewer can answer anything once for all."""
    return seat >= 0 and any(_whom(room, seat, s) for s in room.ledger.game.standing)


def opener(language: str, room: Room, seat: int) -> Markup:
    """Make the button of the bar that is shown while a question waits."""
    if not can_be_set(room, seat):
        return TAG("")
    return TAG(
        '<button id="stand" type="button" data-opens="standing" aria-haspopup="dialog" hidden>{}'
        "</button>"
    ).format(speaker(language)("standing-open"))


def card(language: str, room: Room, seat: int) -> Markup:
    """Make the panel that says what is set, and opens the dialog."""
    if not can_be_set(room, seat):
        return TAG("")
    return TAG(
        '<section class="card" id="standing-card"><button type="button" data-opens="standing" '
        'aria-haspopup="dialog">{}</button><p id="standing-now" hidden></p></section>'
    ).format(speaker(language)("standing-open"))


def dialog(language: str, room: Room, seat: int) -> Markup:
    """Make the dialog that sets them."""
    if not can_be_set(room, seat):
        return TAG("")
    say = speaker(language)
    groups = TAG("").join(_group(language, room, seat, s) for s in room.ledger.game.standing)
    lead = TAG('<p class="lead">{}</p>').format(say("standing-lead"))
    return preferences.sheet("standing", say("standing"), lead + groups, say)


def _group(language: str, room: Room, seat: int, standing: Standing) -> Markup:
    """Make the choices for one question; for all others at once too, where there are several."""
    key, game = f"standing-{standing.name}", room.ledger.game
    whom = _whom(room, seat, standing)
    rows = TAG("").join(_row(language, room, standing, [other]) for other in whom)
    if len(whom) > 1:
        rows = _row(language, room, standing, whom) + rows
    others_bots = any(s.bot for n, s in enumerate(room.row.seats) if n != seat)
    bots = of_game(game, language, f"{key}-bots") if standing.bots and others_bots else ""
    return TAG(
        '<fieldset class="switch" data-name="{}"><legend>{}</legend><p>{}</p>{}{}</fieldset>'
    ).format(
        standing.name,
        of_game(game, language, key),
        of_game(game, language, f"{key}-lead"),
        rows,
        TAG("<p>{}</p>").format(bots) if bots else "",
    )


def _row(language: str, room: Room, standing: Standing, whom: list[int]) -> Markup:
    """Make the choice of an answer to these seats; to several only if it is the same to all."""
    say, game = speaker(language), room.ledger.game
    options = TAG("").join(
        TAG('<option value="{}">{}</option>').format(
            value, of_game(game, language, f"standing-{standing.name}-{value}")
        )
        for value in standing.values
    )
    if len(whom) > 1:
        label = say("standing-all")
        options = TAG('<option value="" hidden>{}</option>').format(say("standing-mixed")) + options
    elif whom == [ALL]:
        label = of_game(game, language, f"standing-{standing.name}")
    else:
        label = game.words.seat(language, room.row.options, whom[0])
    listed = " ".join(str(other) for other in whom)
    return TAG(
        '<label class="field"><span>{}</span><select data-whom="{}">{}</select></label>'
    ).format(label, listed, options)


def _whom(room: Room, seat: int, standing: Standing) -> list[int]:
    """List for whom there is an answer of one's own."""
    others = [n for n in range(len(room.row.seats)) if n != seat]
    return others if standing.whom else [ALL]
