"""The dialog in which a seat's page sets automatic answers."""

from markupsafe import Markup

from velkahra.core.contract.table import AutoAnswer
from velkahra.server.domain import auto_answers, texts
from velkahra.server.room.room import Room
from velkahra.server.web.kit.templates import render


def can_be_set(room: Room, seat: int) -> bool:
    """Return whether a viewer can set any automatic answer."""
    return seat >= 0 and any(_whom(room, seat, s) for s in room.ledger.game.auto_answers.offered)


def dialog(language: str, room: Room, seat: int) -> Markup:
    """Return the dialog that sets them; nothing for viewers who can set none."""
    if not can_be_set(room, seat):
        return Markup()
    groups = [
        _group(language, room, seat, answer) for answer in room.ledger.game.auto_answers.offered
    ]
    return render("auto_answers/dialog.html", language, groups=groups)


def _group(language: str, room: Room, seat: int, answer: AutoAnswer) -> dict[str, object]:
    """Return the choices for one question; for all others at once too, where there are several."""
    key, game, whom = f"auto-answer-{answer.name}", room.ledger.game, _whom(room, seat, answer)
    rows = [{"label": _of(language, room, key, other), "whom": [other]} for other in whom]
    if len(whom) > 1:
        rows.insert(0, {"label": texts.speaker(language)("auto-answer-all"), "whom": whom})
    others_bots = any(s.bot for n, s in enumerate(room.row.seats) if n != seat)
    return {
        "name": answer.name,
        "legend": texts.of_game(game, language, key),
        "lead": texts.of_game(game, language, f"{key}-lead"),
        "rows": rows,
        "answers": [(v, texts.of_game(game, language, f"{key}-{v}")) for v in answer.values],
        "bots": answer.bots and others_bots and texts.of_game(game, language, f"{key}-bots"),
    }


def _of(language: str, room: Room, key: str, whom: int) -> str:
    """Return whom an answer is for; one for everybody has the name of its question."""
    if whom == auto_answers.ALL:
        return texts.of_game(room.ledger.game, language, key)
    return room.ledger.game.words.seat(language, room.row.options, whom)


def _whom(room: Room, seat: int, answer: AutoAnswer) -> list[int]:
    others = [n for n in range(len(room.row.seats)) if n != seat]
    return others if answer.whom else [auto_answers.ALL]
