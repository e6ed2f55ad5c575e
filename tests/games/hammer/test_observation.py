"""Observations of the camp game beside the view of the same team."""

from collections.abc import Iterator

import pytest
from tests.games import observed
from tests.games.hammer.made import names
from tests.games.hammer.table import read, seat_of
from tests.sampling import ALL

import velkahra
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.view.build import view_of
from velkahra.games.hammer.view.model import Team, View
from velkahra.games.hammer.view.observation import CARDS_OF, GROUPS_OF, PHASES
from velkahra.testing.observation import Observed, layout_for

GAMES = 6 if velkahra.compiled() else 2
EVERY = (1 if ALL else 3) if velkahra.compiled() else 12
OPTIONS = {"rounds": "5", "level": "mini"}
TABLES = [(2, OPTIONS), (3, {**OPTIONS, "swaps": "together"}), (5, OPTIONS)]

Moment = tuple[HammerState, int, Observed, View]


def moments(seats: int, options: dict[str, str]) -> Iterator[Moment]:
    return observed.moments(GAME, view_of, seats, options, GAMES, (EVERY, 0))


def row_of(view: View, seat: int) -> int:
    """Return the row of a team for the viewer; -1 for none."""
    return (seat - max(view.seat, 0)) % view.seats if seat >= 0 else -1


def cards(state: HammerState, seen: Observed) -> dict[int, dict[str, int]]:
    """Return the rows of cards by their places in the set."""
    places = CARDS_OF[sum(1 << power for power in state.powers)]
    return {int(card): row for card, row in zip(places, seen.rows("cards"), strict=True)}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_teams_are_those_of_the_view(seats: int, options: dict[str, str]) -> None:
    for _, _, seen, view in moments(seats, options):
        rows = seen.rows("teams")
        for seat, team in enumerate(view.teams):
            row = rows[row_of(view, seat)]
            assert (row["acts"], row["active"]) == (seat in view.deciders, seat == view.turn)
            names = ("power", "sb", "bm", "points", "debt", "rank", "how", "place", "special")
            assert [row[name] for name in names] == [getattr(team, name) for name in names]
            assert (row["joker"], row["chosen"], row["bet"]) == (
                *(team.joker, team.chosen),
                -2 if team.bet is None else row_of(view, team.bet),
            )
            assert (row["hand"], row["deck"]) == (team.hand_size, team.deck)
            assert row["limit"] == (-1 if team.limit is None else team.limit)
            assert (row["pieces"], row["coming"]) == (team.pieces, team.coming)
            assert (row["returning"], row["guessed"]) == (team.returning, team.guessed)
            assert guess_of(row) == (-1 if team.guess is None else team.guess)
            pacts = {other for other in range(seats) if row[f"pact-{row_of(view, other)}"]}
            assert pacts == {*team.pacts}
        ends = [sum(row[name] for name in row if name.startswith("until")) for row in rows]
        assert sum(ends) == len([whose for whose, _ in view.lasting if whose >= 0])


def guess_of(row: dict[str, int]) -> int:
    return 24 * row["guess-column"] + row["guess-line"] if row["guess-line"] >= 0 else -1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_HM_EDGE_INFO_05_cards_are_where_views_show(seats: int, options: dict[str, str]) -> None:
    for state, _, seen, view in moments(seats, options):
        found = cards(state, seen)
        where = {card: row["where"] for card, row in found.items()}
        held = [
            *(card for team in view.teams for card in team.hand or ()),
            *(card for group in view.groups for card in group.hand or ()),
            *(card for known in view.knows for card in known),
        ]
        assert {*held} <= {card for card in where if where[card] == 2}
        assert all(state.zone[card] == 1 for card in where if where[card] == 2)
        piles = [team.pile for team in view.teams] + [group.pile for group in view.groups]
        assert {card for card in where if where[card] == 4} == {c for pile in piles for c in pile}
        for pile in piles:
            assert [*pile] == sorted(pile, key=lambda card: -found[card]["order"])
        for seat, team in enumerate(view.teams):
            check_table(found, row_of(view, seat), team)
            tops = [found[card]["depth"] for card in view.tops[seat]]
            assert tops == [*range(1, 1 + len(tops))]
            assert all(found[card]["depth"] < 0 for card in view.bottoms[seat])


@pytest.mark.parametrize(("power", "shown"), [("usa", True), ("china", False)])
def test_HM_COOP_09_an_open_hand_shows_its_joint_cards(power: str, shown: bool) -> None:
    state = read(
        "pact usa gla\npact japan russia\njoint play usa-gla-open-secret\n"
        "joint hand japan-russia-sonar\nat usa"
    )
    seat, sonar = seat_of(state, power), names()["japan-russia-sonar"]
    assert any(sonar in (group.hand or ()) for group in view_of(state, seat).groups) == shown
    assert (cards(state, Observed(GAME, state, seat))[sonar]["where"] == 2) == shown


def check_table(found: dict[int, dict[str, int]], row: int, team: Team) -> None:
    mine = [card for card, entry in found.items() if entry[f"team-{row}"]]
    assert sorted(mine, key=lambda c: found[c]["order"]) == [held.card for held in team.table]
    for held in team.table:
        entry = found[held.card]
        used = [entry[f"used-{number}"] for number in (1, 2, 3)]
        assert (entry["where"], entry["state"]) == (3, held.state)
        assert used[: len(held.used)] == [*held.used]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_pieces_and_the_picture_are_those_of_the_view(seats: int, options: dict[str, str]) -> None:
    for state, _, seen, view in moments(seats, options):
        rows = dict(enumerate(seen.rows("pieces"), 1))
        mine = view.mine
        own = {n: 16 * row["first"] + row["second"] for n, row in rows.items() if row["own"]}
        assert own == dict(mine.rows or () if mine else ())
        coming = tuple(n for n, row in rows.items() if row["coming"])
        assert coming == ((mine.due or ()) if mine else ())
        for seat, peeked in enumerate(view.peeks):
            if row_of(view, seat):
                known = tuple(n for n, row in rows.items() if row[f"team-{row_of(view, seat)}"])
                assert known == peeked
        size = int(state.size)
        shown = [seen.parts["marks"][at : at + size] for at in range(0, len(rows) * size, size)]
        marks = [[ord(mark) - ord("A") for mark in row] for row in view.marks]
        assert shown == (marks or [[-1] * size] * len(rows))
        tried = {at: n for at, n in enumerate(seen.parts["tried"]) if n}
        guesses = dict((mine.guesses or ()) if mine else ())
        assert tried == {s // 24 * size + s % 24: played for s, played in guesses.items()}
        dark = [own_dark(own.get(n), marks) for n, marks in enumerate(view.marks, 1)]
        assert seen.parts["open"] == [
            int(not is_shut(dark, column, line, size) and not tried.get(column * size + line))
            for column in range(size)
            for line in range(size)
        ]


def own_dark(code: int | None, marks: str) -> set[int]:
    """Return the places of a row that its code makes dark: none without the code."""
    dark = set() if code is None else {code >> 4, code & 15}
    return {place for place, mark in enumerate(marks) if ord(mark) - ord("A") in dark}


def is_shut(dark: list[set[int]], column: int, line: int, size: int) -> bool:
    """Return whether a dark place of a panel, of columns, lines or sectors, rules a square out."""
    places = (column, line, (column + line) % size)
    third = len(dark) // 3
    return any(
        place in row
        for panel, place in enumerate(places)
        for row in dark[panel * third : (panel + 1) * third]
    )


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_decisions_groups_and_clock_are_the_views(seats: int, options: dict[str, str]) -> None:
    for state, _, seen, view in moments(seats, options):
        pending, clock = seen.row("pending"), seen.row("clock")
        assert PHASES[seen.parts["phase"].index(1)] == view.phase
        assert sum(seen.parts["decision"]) == sum(seen.parts["phase"]) == 1
        assert pending["source"] == view.card
        assert (pending["other"], pending["group"]) == (row_of(view, view.other), view.group)
        if view.left:
            assert pending["left"] == view.left
        if view.cost:
            assert pending["cost"] == view.cost
        assert pending["drawing"] == row_of(view, view.chance_seat)
        assert (clock["round"], clock["turn"]) == (view.round, view.turn_number)
        square = -1 if view.square is None else view.square
        assert clock["finder"] == row_of(view, view.finder)
        if clock["line"] >= 0 or square >= 0:
            assert 24 * clock["column"] + clock["line"] == square
        groups = [int(g) for g in GROUPS_OF[sum(1 << power for power in state.powers)]]
        assert groups == [group.group for group in view.groups]
        for row, group in zip(seen.rows("groups"), view.groups, strict=True):
            assert tuple(row.values()) == (group.deck, group.hand_size, group.complete)


def test_the_layout_has_the_cards_of_the_powers_that_play() -> None:
    alone = layout_for(GAME, GAME.start(2, OPTIONS))
    assert alone.part("cards").shape == (2 * 31 + 8, 11)
    assert layout_for(GAME, GAME.start(5, OPTIONS)).part("cards").shape == (302, 14)
    assert layout_for(GAME, GAME.start(2)).part("marks").size > alone.part("marks").size
