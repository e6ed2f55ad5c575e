"""What the pages of tournaments show, in words."""

import string
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

import msgspec

from velkahra.core import registry
from velkahra.server.domain import clocks
from velkahra.server.domain.texts import speaker
from velkahra.server.domain.tournaments import calendar, model, pairing
from velkahra.server.domain.tournaments.ranking import in_groups, standings
from velkahra.server.store.tournaments import GOING, Board, Correction, Tournament, Whole
from velkahra.server.web.kit import pages
from velkahra.server.web.timing.pages import clock_name

EVERY: Final = (3600, 2 * 3600, 86_400, 7 * 86_400, 14 * 86_400)
COLUMNS: Final = ("place", "who", "points", "opponents", "beaten", "wins", "played")
LETTERS: Final = string.ascii_uppercase
SHOWN: Final = 128
"""Boards on a page, about: the rounds before are on others."""
CLOCKS: Final = ("bank-1500-30", *(name for name in clocks.offered(has_turns=False)), "none")


class BoardRow(msgspec.Struct, frozen=True):
    """A table of a round in words: its `group`, or "", the entrants by seats, and the `result`.

    `number` is from 0, within its round.
    """

    number: int
    group: str
    who: Sequence[str]
    result: str
    board: Board


class InWords:
    """A tournament in the words of a language, for its page and for paper.

    Attributes:
        names: what each entrant is called.
        times: when each round began, or is planned to.
    """

    def __init__(self, language: str, whole: Whole) -> None:
        self.whole: Final = whole
        self.facts: Final = facts_of(language, whole.about)
        self.times: Final = times_of(whole)
        self.language: Final = language
        self._say: Final = speaker(language)
        self.names: Final[dict[int, str]] = {}
        for entry in whole.entries:
            key = "tournament-bot" if entry.bot else "tournament-gone"
            number = entry.number
            self.names[number] = entry.called or self._say(key, number=number + 1)

    @property
    def standings(self) -> list[list[str]]:
        """The rows of the standings, a cell for each of COLUMNS."""
        whole = self.whole
        return [
            [
                f"{row.place}.",
                self.names[row.entrant],
                *(self._decimal(part) for part in (row.points, row.opponents, row.beaten)),
                str(row.wins),
                str(row.played),
            ]
            for row in standings(whole.about.terms, whole.entrants, whole.rounds)
        ]

    def _decimal(self, value: Fraction) -> str:
        """Return points with two decimals at most."""
        text = f"{float(value):.2f}".rstrip("0").rstrip(".")
        return text if self.language == "en" else text.replace(".", ",")

    @property
    def groups(self) -> list[list[int]]:
        """The entrants of each group, once they have been drawn."""
        whole = self.whole
        drawn = whole.about.terms.form == "groups" and whole.rounds
        groups = in_groups(whole.about.terms, whole.entrants) if drawn else ()
        return [[entrant.number for entrant in group] for group in groups]

    def boards(self, number: int) -> list[BoardRow]:
        """Return the tables of a round."""
        say, rows = self._say, []
        for n, board in enumerate(self.whole.rounds[number - 1]):
            group = ""
            if board.group != model.NO_GROUP:
                group = say("tournament-group", name=LETTERS[board.group % len(LETTERS)])
            elif self.whole.about.terms.form == "groups":
                group = say("tournament-finals")
            result = say("tournament-bye" if board.is_bye else "tournament-going")
            if board.places:
                result = self._ends(board, board.places)
            rows.append(BoardRow(n, group, self._who(board), result, board))
        return rows

    def _who(self, table: model.Table) -> list[str]:
        return [self.names[entrant] for entrant in table.seats]

    def _ends(self, table: model.Table, places: Sequence[int]) -> str:
        """Return places at a table in words, the best first."""
        say = self._say
        ends = sorted(
            (place == model.FORFEIT, place, name)
            for place, name in zip(places, self._who(table), strict=False)
        )
        return ", ".join(
            say("tournament-forfeit", name=name) if forfeit else f"{place}. {name}"
            for forfeit, place, name in ends
        ) or say("tournament-open-result")

    @property
    def corrections(self) -> list[tuple[int, str]]:
        """When each correction was made, in Unix seconds; who changed what and why, in words."""
        return [(one.at, self._correction(one)) for one in self.whole.corrections]

    def _correction(self, one: Correction) -> str:
        say, facts = self._say, {"why": one.why, "name": self.names.get(one.about, "")}
        facts["who"] = self.whole.about.organiser or say("tournament-organiser-gone")
        if one.kind == "result":
            table = self.whole.rounds[one.round - 1][one.board]
            facts |= {"old": self._ends(table, one.old), "new": self._ends(table, one.new)}
        return say(f"tournament-did-{one.kind}", round=one.round, board=one.board + 1, **facts)


def page_facts(words: InWords, newest: int) -> dict[str, Any]:
    """Return what the page of a tournament shows to everybody; the round `newest` comes first."""
    whole, rounds = words.whole, shown_rounds(words.whole, newest)
    number = len(whole.rounds) + 1
    return {
        "words": words,
        "whole": whole,
        "about": whole.about,
        "next": number,
        "columns": COLUMNS,
        "rounds": [(one, words.boards(one)) for one in rounds],
        "elsewhere": [one for one in range(1, number) if one not in rounds],
        "most": model.most_entrants(whole.about.terms),
    }


def shown_rounds(whole: Whole, newest: int) -> list[int]:
    """List the rounds of a page, the newest first: at least one, and about SHOWN boards."""
    found: list[int] = []
    room = SHOWN
    for number in range(min(max(newest, 1), len(whole.rounds)), 0, -1):
        room -= len(whole.rounds[number - 1])
        if found and room < 0:
            break
        found.append(number)
    return found


def times_of(whole: Whole) -> list[int]:
    """Return when each round began, or is planned to."""
    about = whole.about
    going = about.state in GOING
    planned = pairing.planned_rounds(about.terms, max(2, len(whole.entries))) if going else 0
    return calendar.schedule(about.starts, about.every, whole.began, planned)


def facts_of(language: str, about: Tournament) -> list[str]:
    """Return the game, form, tables and clock of a tournament."""
    say, terms = speaker(language), about.terms
    clock = clock_name(language, about.clock)
    return [
        pages.title_of(registry.game(about.game), language),
        say(f"tournament-form-{terms.form}"),
        say("tournament-at", count=terms.size),
        say("tournament-no-clock") if about.clock == clocks.NO_CLOCK else clock,
        *([say("tournament-teams")] if about.teams else []),
        *([say("rated")] if about.rated else []),
    ]


def choices(language: str) -> dict[str, list[tuple[str, str]]]:
    """Return the choices of the form for a new tournament, as pairs of a value and its words."""
    say, forms = speaker(language), dict.fromkeys(("swiss", *model.FORMS))
    counts = {"rounds": range(1, model.MOST_ROUNDS // 2), "groups": range(2, model.MOST_ROUNDS + 1)}
    return {
        name: [("0", say(f"tournament-{name}-auto")), *((str(n), str(n)) for n in some)]
        for name, some in counts.items()
    } | {
        "games": pages.titles(language),
        "forms": [(form, say(f"tournament-form-{form}")) for form in forms],
        "sizes": [(str(n), str(n)) for n in (2, 3, 4, 5)],
        "clocks": [(name, clock_name(language, name)) for name in dict.fromkeys(CLOCKS)],
        "every": [(str(n), say(f"tournament-every-{n}")) for n in EVERY],
    }
