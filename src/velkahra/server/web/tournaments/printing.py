"""A tournament as one PDF: facts, standings, every round, and the corrections."""

from velkahra.core.print_model import Block, Columns, Printable, Sheet, Words
from velkahra.server.domain.texts import speaker
from velkahra.server.web.kit.templates import moment
from velkahra.server.web.tournaments.pages import COLUMNS, InWords


def printable(words: InWords) -> Printable:
    """Return the file of a tournament."""
    language, about = words.language, words.whole.about
    say = speaker(language)
    club = say("tournament-of-club", club=about.club_name)
    blocks: list[Block] = [
        Words(about.title, "title"),
        Words(" · ".join(words.facts)),
        *([Words(club)] if about.club_name else ()),
    ]
    if standings := words.standings:
        blocks += [
            Words(say("tournament-standings"), "lead"),
            Columns(_heads(language, *COLUMNS), tuple(tuple(row) for row in standings)),
            Words(say("tournament-ties"), "small"),
        ]
    for number, at in enumerate(words.times, 1):
        heading = say("tournament-round", number=number)
        blocks.append(Words(f"{heading} · {moment(at)}", "lead"))
        if number <= len(words.whole.rounds):
            rows = (
                (f"{row.number + 1} {row.group}".strip(), " · ".join(row.who), row.result)
                for row in words.boards(number)
            )
            blocks.append(Columns(_heads(language, "table", "seats", "result"), tuple(rows)))
    if corrected := words.corrections:
        blocks.append(Words(say("tournament-corrections"), "lead"))
        blocks += [Words(f"{moment(at)}: {what}", "small") for at, what in corrected]
    name = f"tournament-{about.name}"
    sheet = Sheet(name, about.title, language, (tuple(blocks),))
    return Printable(f"{name}.pdf", "", about.title, lambda: sheet)


def _heads(language: str, *columns: str) -> tuple[str, ...]:
    return tuple(speaker(language)(f"tournament-col-{column}") for column in columns)
