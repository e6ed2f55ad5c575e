"""The card of a seat's notes and plans at its table, its page for planning, the form of rests."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from velkahra.server.domain import plans, rests, texts
from velkahra.server.live.protocol import layout_digest
from velkahra.server.room.plans import Planner
from velkahra.server.room.room import Room
from velkahra.server.store import slow
from velkahra.server.web.kit import pages, templates
from velkahra.server.web.slow import planning

SCRIPT: Final = "slow/table.js"
STYLE: Final = "slow/slow.css"
ZONE_SCRIPT: Final = "slow/zone.js"
LONGEST_DAYS: Final = 11 * rests.MOST_DAYS


async def card(language: str, room: Room, seat: int, path: str, base: str) -> Markup:
    """Return the card of a seat at its table, nothing where it is off.

    Spectators get the line that shows the table in another page; `base` is the server's address.
    """
    if not room.has(Planner):
        return pages.NOTHING
    if seat < 0:
        title = pages.title_of(room.ledger.game, language)
        return templates.render("presence/card.html", language, address=base + path, title=title)
    table = room.row.id
    return templates.render(
        "slow/card.html",
        language,
        path=path,
        table=table,
        notes=await room.store.run(lambda base: slow.notes_of(base, table, seat)),
        longest=slow.LONGEST_NOTES,
        planned=len(room.feature(Planner).lines(seat)),
        plans=not room.ledger.has_desk and not room.is_over,
    )


def rest_part(language: str, rest: rests.Rest, *, mails: bool) -> Markup:
    """Return the part of an account's page on its rests, and on mails where they are sent."""
    most = rests.MOST_RESTED // 86400
    facts = {"rest": rest, "longest": LONGEST_DAYS, "most": most, "mails": mails}
    return templates.render("slow/rest.html", language, **facts)


def plan_page(
    language: str, room: Room, seat: int, path: str, start: plans.Imagined | None, wrong: str = ""
) -> str:
    """Return the page on which a seat plans from `start`; None while it cannot.

    `wrong` is the key of what hindered the last line.
    """
    say, game = texts.speaker(language), room.ledger.game
    layout = game.layout(planning.view_of(start), language) if start else ""
    lines = room.feature(Planner).lines(seat)
    body = templates.render(
        "slow/plan.html",
        language,
        path=path,
        seat=seat,
        start=start,
        wrong=wrong,
        task=planning.task(language, start, room.row.options) if start else "",
        prompt=planning.prompt_of(language, start) if start else "",
        layout=Markup(layout),
        drawn=layout_digest(layout),
        words=pages.script_words(language),
        lines=[_in_words(language, room, seat, start, line) for line in lines],
        signs=game.pages.seat_signs(room.row.options, len(room.row.seats)),
        game=game,
    )
    heading = say("plan-title")
    return pages.page(
        language,
        f"{heading} · {pages.title_of(game, language)} · {say('title')}",
        body,
        heading=heading,
        kind="at-table at-lesson" if start else "plain",
        game=game if start else None,
        styles=["table/moments.css", f"games/{game.name}.css", "lessons/lessons.css", STYLE],
        scripts=["slow/plan-page.js"] if start else [],
    )


def _in_words(
    language: str, room: Room, seat: int, start: plans.Imagined | None, line: plans.Line
) -> Sequence[tuple[str, str]]:
    """Return for each ply of a line whose it is, and what the planning seat would hear of it."""
    steps, here, options = [], start, room.row.options
    for ply in line:
        name = room.ledger.game.words.seat(language, options, ply.seat)
        if ply.seat == seat:
            name = texts.speaker(language)("plan-you", seat=name)
        heard: Sequence[str] = ()
        if here is not None:
            here = here.chosen(here.game.read(ply.text))
            heard = planning.in_words(language, here, options, here.heard)
        steps.append((name, " ".join(heard) or ply.text))
    return steps
