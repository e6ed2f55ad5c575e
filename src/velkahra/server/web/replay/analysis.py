"""The card on a replay's page with the analysis of a game, and its progress."""

from typing import Final

from markupsafe import Markup

from velkahra.bots.analysis import Analysis
from velkahra.server.domain import texts
from velkahra.server.domain.verdicts import chart, uncounted, verdicts
from velkahra.server.room.analyses import Status
from velkahra.server.room.room import Room
from velkahra.server.web.kit.templates import render
from velkahra.server.web.replay.page import ReplayCursor, eyes_name

WIDE: Final = 420.0
HIGH: Final = 300.0


def card(language: str, room: Room, cursor: ReplayCursor, status: Status, problem: str = "") -> str:
    """Return the card of the analysis; `problem` is the message key of a failure."""
    shown = status.found if not status.under_way else None
    return render(
        "replay/analysis.html",
        language,
        cursor=cursor,
        status=status,
        announcement=_announcement(language, status, problem),
        eyes=eyes_name(room, cursor.eyes),
        **(_found(language, room, cursor.ply, shown) if shown and shown.decisions else {}),
    )


def _announcement(language: str, status: Status, problem: str) -> str:
    """Return the latest change of the analysis, for screen readers."""
    say = texts.speaker(language)
    if problem:
        return say(problem)
    if status.failed:
        return say("analysis-failed")
    if status.found is not None:
        return say("analysis-note", nodes=status.found.nodes)
    if status.ahead:
        return say("analysis-waiting", ahead=status.ahead)
    return say("analysis-starting") if status.under_way and not status.decisions else ""


def _found(language: str, room: Room, ply: int, found: Analysis) -> dict[str, object]:
    play = room.ledger.play
    about = language, play.game, dict(play.options)
    drawn = chart(*about, found, wide=WIDE, high=HIGH, now=ply)
    return {
        "curve": Markup(drawn),
        "uncounted": uncounted(*about, play.seats),
        "verdicts": verdicts(*about, list(play.plies), found),
    }
