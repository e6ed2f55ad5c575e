"""What the pages of tournaments show, in words."""

import string
from collections.abc import Container, Mapping, Sequence
from fractions import Fraction
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.bots.levels import LEVELS
from velkahra.core import registry
from velkahra.server.domain import clocks
from velkahra.server.domain.texts import speaker
from velkahra.server.domain.tournaments import calendar, model, pairing
from velkahra.server.domain.tournaments.ranking import in_groups, standings
from velkahra.server.store.tournaments import GOING, Board, Correction, Tournament, Whole
from velkahra.server.web.kit import pages, templates
from velkahra.server.web.timing.pages import clock_name

STYLES: Final = ("lobby/lobby.css", "tournaments/tournaments.css")
SCRIPT: Final = "tournaments/page.js"
EVERY: Final = (3600, 2 * 3600, 86_400, 7 * 86_400, 14 * 86_400)
LONGEST_TITLE: Final = 60
LONGEST_WHY: Final = 200
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


def names_of(language: str, whole: Whole) -> dict[int, str]:
    """Return what each entrant is called."""
    say, found = speaker(language), {}
    for entry in whole.entries:
        number = entry.entrant.number
        bot = say("tournament-bot", number=number + 1) if entry.bot else ""
        found[number] = bot or entry.called or say("tournament-gone", number=number + 1)
    return found


def decimal(language: str, value: Fraction) -> str:
    """Return points with two decimals at most."""
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return text if language == "en" else text.replace(".", ",")


def standing_rows(language: str, whole: Whole) -> list[list[str]]:
    """Return the rows of the standings, a cell for each of COLUMNS."""
    names = names_of(language, whole)
    return [
        [
            f"{row.place}.",
            names[row.entrant],
            *(decimal(language, part) for part in (row.points, row.opponents, row.beaten)),
            str(row.wins),
            str(row.played),
        ]
        for row in standings(whole.about.terms, whole.entrants, whole.history)
    ]


def board_rows(language: str, whole: Whole, number: int) -> list[BoardRow]:
    """Return the tables of a round."""
    names, rows = names_of(language, whole), []
    for at, board in enumerate(whole.rounds[number - 1]):
        who = [names[entrant] for entrant in board.table.seats]
        group, result = _group(language, whole, board), _result(language, board, who)
        rows.append(BoardRow(at, group, who, result, board))
    return rows


def shown_rounds(whole: Whole, newest: int) -> list[int]:
    """List the rounds of a page, the newest first: at least one, and about SHOWN boards."""
    found: list[int] = []
    room = SHOWN
    for number in range(newest, 0, -1):
        room -= len(whole.rounds[number - 1])
        if found and room < 0:
            break
        found.append(number)
    return found


def _group(language: str, whole: Whole, board: Board) -> str:
    say, group = speaker(language), board.table.group
    if group != model.NO_GROUP:
        return say("tournament-group", name=LETTERS[group % len(LETTERS)])
    return say("tournament-finals") if whole.about.terms.form == "groups" else ""


def _result(language: str, board: Board, who: Sequence[str]) -> str:
    if not board.table.places:
        return speaker(language)("tournament-bye" if board.table.is_bye else "tournament-going")
    return _ends(language, board.table.places, who)


def _ends(language: str, places: Sequence[int], who: Sequence[str]) -> str:
    """Return the places at a table in words, the best first."""
    say = speaker(language)
    ends = sorted(
        (place == model.FORFEIT, place, name) for place, name in zip(places, who, strict=False)
    )
    found = [
        say("tournament-forfeit", name=name) if forfeit else f"{place}. {name}"
        for forfeit, place, name in ends
    ]
    return ", ".join(found) or say("tournament-open-result")


def correction_rows(
    language: str, whole: Whole, corrected: Sequence[Correction]
) -> list[tuple[int, str]]:
    """Return when each correction was made, in Unix seconds; who changed what and why, in words."""
    say, names = speaker(language), names_of(language, whole)
    who = whole.about.organiser or say("tournament-organiser-gone")
    return [
        (
            one.at,
            say(
                f"tournament-did-{one.kind}",
                who=who,
                why=one.why,
                name=names.get(one.about, ""),
                round=one.round,
                board=one.board + 1,
                old=_ends(language, one.old, seats),
                new=_ends(language, one.new, seats),
            ),
        )
        for one in corrected
        for seats in [_seats(names, whole, one)]
    ]


def _seats(names: Mapping[int, str], whole: Whole, one: Correction) -> list[str]:
    """Return the names at the table that was corrected, [] if it was something else."""
    if one.kind != "result":
        return []
    return [names[number] for number in whole.rounds[one.round - 1][one.board].table.seats]


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


def list_page(
    language: str, public: Sequence[Tournament], own: Sequence[Tournament], *, signed_in: bool
) -> str:
    """Make the list of tournaments."""
    heading, others = speaker(language)("tournaments"), [one for one in public if one not in own]
    facts = {"public": others, "own": own, "signed_in": signed_in, "facts_of": facts_of}
    return _page(language, heading, "tournaments/list.html", **facts)


def club_part(language: str, listed: Sequence[Tournament], club: str) -> Markup:
    """Make the part of a club's page with its tournaments; `club` is its name for organisers."""
    facts = {"listed": listed, "club": club, "facts_of": facts_of}
    return templates.render("tournaments/club.html", language, **facts)


def new_page(language: str, club: str) -> str:
    """Make the form for a new tournament, of a club or "" for none."""
    say = speaker(language)
    games = [(name, pages.title_of(registry.game(name), language)) for name in registry.names()]
    return _page(
        language,
        say("tournament-new"),
        "tournaments/new.html",
        games=games,
        forms=[
            (form, say(f"tournament-form-{form}"))
            for form in dict.fromkeys(("swiss", *model.FORMS))
        ],
        sizes=[(str(n), str(n)) for n in (2, 3, 4, 5)],
        rounds=[("0", say("tournament-rounds-auto"))]
        + [(str(n), str(n)) for n in range(1, model.MOST_ROUNDS // 2)],
        clocks=[(name, clock_name(language, name)) for name in dict.fromkeys(CLOCKS)],
        every=[(str(n), say(f"tournament-every-{n}")) for n in EVERY],
        longest=LONGEST_TITLE,
        club=club,
    )


def tournament_page(
    language: str,
    whole: Whole,
    corrected: Sequence[Correction],
    own: Sequence[str],
    account: int | None,
    address: str,
    secret: str = "",
    seen: Container[int] = (),
    *,
    member: bool,
    newest: int = model.MOST_ROUNDS,
) -> str:
    """Make the page of a tournament for everybody, or with the `secret` for its organiser.

    `own` are the addresses of the visitor's seats now, `account` is None for a stranger, `seen` are
    the accounts whose pages the visitor may see; a `member` may enter, if anybody may. The round
    `newest` comes first.
    """
    mine = whole.entry_of(account) if account is not None else None
    number, about = len(whole.rounds) + 1, whole.about
    rounds = shown_rounds(whole, min(max(newest, 1), len(whole.rounds)))
    return _page(
        language,
        about.title,
        "tournaments/tournament.html",
        about=about,
        whole=whole,
        facts=facts_of(language, about),
        mine=mine,
        here=mine is not None and mine.entrant.plays(number),
        account=account,
        member=member,
        names=names_of(language, whole),
        seen=() if about.teams else seen,
        next=number,
        groups=_groups(whole),
        columns=COLUMNS,
        standings=standing_rows(language, whole),
        own=own,
        rounds=[(one, board_rows(language, whole, one)) for one in rounds],
        elsewhere=[one for one in range(1, number) if one not in rounds],
        corrections=correction_rows(language, whole, corrected),
        times=times_of(whole),
        address=address,
        path=f"/tournaments/{about.name}",
        secret=secret,
        level_name=pages.level_name,
        levels=[(bot, pages.level_name(language, bot)) for bot in LEVELS],
        letters=LETTERS,
        longest=LONGEST_WHY,
        most=model.most_entrants(about.terms),
    )


def _groups(whole: Whole) -> list[list[int]]:
    """Return the entrants of each group, once they have been drawn."""
    if whole.about.terms.form != "groups" or not whole.rounds:
        return []
    groups = in_groups(whole.about.terms, whole.entrants)
    return [[entrant.number for entrant in group] for group in groups]


def team_page(language: str, about: Tournament, team: str, path: str) -> str:
    """Make the page on which somebody may join a team."""
    return _page(language, about.title, "tournaments/team.html", team=team, path=path, about=about)


def _page(language: str, heading: str, template: str, **facts: object) -> str:
    scripts = [SCRIPT, "shared/copy-link.js"]
    return pages.from_template(language, heading, template, facts, styles=STYLES, scripts=scripts)
