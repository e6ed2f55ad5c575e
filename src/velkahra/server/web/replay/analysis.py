"""The card on a replay's page that shows the analysis of a game, and how far it is."""

from typing import Final

from markupsafe import Markup

from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.record import Ply
from velkahra.server.domain.texts import Say, speaker
from velkahra.server.domain.verdicts import Deed, Verdict, chart, verdicts
from velkahra.server.room.analyses import Status
from velkahra.server.room.room import Room
from velkahra.server.web.replay.page import Sight, eyes_name

TAG: Final = Markup
WIDE: Final = 420.0
HIGH: Final = 300.0


def card(language: str, room: Room, sight: Sight, status: Status, problem: str = "") -> str:
    """Make the card. `problem` names the sentence that says why something was not done."""
    say = speaker(language)
    state = "running" if status.under_way else "done" if status.found else "none"
    return TAG(
        '<section class="card" id="analysis" aria-labelledby="analysis-title" data-state="{state}" '
        'data-path="{path}/analysis"><h2 id="analysis-title">{title}</h2>'
        '<p role="status" id="analysis-told">{told}</p>{body}</section>'
    ).format(
        state=state,
        path=sight.path,
        title=say("analysis-title"),
        told=_told(say, status, problem),
        body=_body(language, room, sight, status),
    )


def _told(say: Say, status: Status, problem: str) -> str:
    """Say what has just changed, for those who do not see it."""
    if problem:
        return say(problem)
    if status.failed:
        return say("analysis-failed")
    if status.found is not None:
        return say("analysis-note", nodes=status.found.nodes)
    return say("analysis-waiting") if status.under_way and not status.decisions else ""


def _body(language: str, room: Room, sight: Sight, status: Status) -> Markup:
    say = speaker(language)
    if status.under_way:
        return _progress(say, sight, status)
    if status.found is None:
        lead = TAG("<p>{}</p>").format(say("analysis-lead"))
        return lead + _form(sight, "", say("analysis-button"), "main")
    play = room.ledger.play
    about = language, play.game, dict(play.options)
    return _found(*about, list(play.plies), eyes_name(room, sight.eyes), sight, status)


def _form(sight: Sight, way: str, words: str, kind: str) -> Markup:
    return TAG(
        '<form method="post" action="{path}/analysis{way}">'
        '<input type="hidden" name="ply" value="{ply}">'
        '<button type="submit" class="{kind}">{words}</button></form>'
    ).format(path=sight.path, way=way, ply=sight.ply, kind=kind, words=words)


def _progress(say: Say, sight: Sight, status: Status) -> Markup:
    words = say("analysis-progress", done=status.done, all=status.decisions)
    bar = TAG('<progress max="{}" value="{}" aria-label="{}"></progress><p>{}</p>').format(
        max(1, status.decisions), status.done, words, words if status.decisions else ""
    )
    return bar + _form(sight, "/cancel", say("analysis-cancel"), "")


def _found(
    language: str,
    game: Game,
    options: Options,
    plies: list[Ply],
    eyes: str,
    sight: Sight,
    status: Status,
) -> Markup:
    say, found = speaker(language), status.found
    assert found is not None
    if not found.decisions:
        return TAG("<p>{}</p>").format(say("analysis-nothing"))
    drawn = chart(language, game, options, found, wide=WIDE, high=HIGH, now=sight.ply)
    told = verdicts(language, game, options, plies, found)
    items = TAG("").join(_item(say, verdict, eyes) for verdict in told)
    listed = TAG("<ol>{}</ol>").format(items) if told else say("analysis-none")
    return TAG('<div class="curve">{}</div><h3>{}</h3>{}').format(
        TAG(drawn), say("analysis-swings"), listed
    )


def _item(say: Say, verdict: Verdict, eyes: str) -> Markup:
    link = TAG('<a href="?ply={0}&amp;eyes={1}" data-ply="{0}">{2}</a>').format(
        verdict.ply,
        eyes,
        say("analysis-went", seat=verdict.seat, ply=verdict.ply, loss=verdict.loss),
    )
    played = _deed(say("analysis-played", chance=verdict.played.chance), verdict.played)
    better = _deed(say("analysis-better", chance=verdict.better.chance), verdict.better)
    return TAG("<li>{}<dl>{}{}</dl></li>").format(link, played, better)


def _deed(words: str, deed: Deed) -> Markup:
    return TAG('<dt>{}</dt><dd title="{}">{}</dd>').format(words, deed.text, deed.told)
