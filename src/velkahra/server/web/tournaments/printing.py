"""A tournament as one PDF: facts, standings, every round, and the corrections."""

from collections.abc import Sequence

from velkahra.core.print_model import Block, Columns, Printable, Sheet, Words
from velkahra.server.domain.texts import speaker
from velkahra.server.store.tournaments import Correction, Whole
from velkahra.server.web.kit.templates import moment
from velkahra.server.web.tournaments import pages


def printable(language: str, whole: Whole, corrected: Sequence[Correction]) -> Printable:
    """Return the file of a tournament."""
    say, name = speaker(language), f"tournament-{whole.about.name}"
    blocks: list[Block] = [
        Words(whole.about.title, "title"),
        Words(" · ".join(pages.facts_of(language, whole.about))),
        Words(say("tournament-standings"), "lead"),
        Columns(
            tuple(say(f"tournament-col-{column}") for column in pages.COLUMNS),
            tuple(tuple(row) for row in pages.standing_rows(language, whole)),
        ),
        Words(say("tournament-ties"), "small"),
    ]
    if whole.about.club_name:
        blocks.insert(2, Words(say("tournament-of-club", club=whole.about.club_name)))
    for number, at in enumerate(pages.times_of(whole), 1):
        heading = say("tournament-round", number=number)
        blocks.append(Words(f"{heading} · {moment(at)}", "lead"))
        if number > len(whole.rounds):
            continue
        blocks.append(
            Columns(
                tuple(say(f"tournament-col-{column}") for column in ("table", "seats", "result")),
                tuple(
                    (f"{row.number + 1} {row.group}".strip(), " · ".join(row.who), row.result)
                    for row in pages.board_rows(language, whole, number)
                ),
            )
        )
    told = pages.correction_rows(language, whole, corrected)
    if told:
        blocks.append(Words(say("tournament-corrections"), "lead"))
        blocks += [Words(f"{moment(at)}: {what}", "small") for at, what in told]
    sheet = Sheet(name, whole.about.title, language, (tuple(blocks),))
    return Printable(f"{name}.pdf", "", whole.about.title, lambda: sheet)
