"""Observations of Pax Pamir beside the view of the same seat."""

from collections.abc import Iterator

import pytest
from tests.games import observed
from tests.sampling import ALL

import velkahra
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.game import GAME
from velkahra.games.pamir.rules.facts import COALITION_NAMES, SUIT_NAMES
from velkahra.games.pamir.view.build import view_of
from velkahra.games.pamir.view.model import View
from velkahra.games.pamir.view.observation import DECISIONS
from velkahra.testing.observation import Observed

GAMES = 12 if velkahra.compiled() else 3
EVERY = (1 if ALL else 3) if velkahra.compiled() else 4
TABLES = [(1, {}), (2, {"third": "wakhan"}), (3, {}), (5, {"hands": "open"})]

Moment = tuple[PamirState, int, Observed, View]


def moments(seats: int, options: dict[str, str]) -> Iterator[Moment]:
    return observed.moments(GAME, view_of, seats, options, GAMES, (EVERY, 0))


def row_of(view: View, player: int) -> int:
    """Return the row of a player for the viewer; -1 for nobody."""
    if player < 0 or player == view.wakhan:
        return view.seats if player >= 0 else -1
    return (player - max(view.seat, 0)) % view.seats


def named(row: dict[str, int], names: tuple[str, ...], what: str = "") -> tuple[int, ...]:
    return tuple(row[what + name] for name in names)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_players_are_those_of_the_view(seats: int, options: dict[str, str]) -> None:
    for state, _, seen, view in moments(seats, options):
        rows = seen.rows("players")
        for number, player in enumerate(view.players):
            row = rows[row_of(view, number)]
            assert row["number"] == number
            assert row["acts"] == (number in view.deciders or state.actor() == number)
            assert row["active"] == (number == view.active)
            assert (row["loyalty"], row["rupees"], row["points"]) == (
                *(player.loyalty, player.money, player.points),
            )
            assert (row["hand"], row["court"]) == (player.hand_size, len(player.court))
            assert row["cylinders"] == player.supply
            influence = player.influence[0] if player.loyalty >= 0 else 0
            assert row["influence"] == influence
            assert named(row, SUIT_NAMES) == player.stars
            assert named(row, ("2", "4", "6"), "gift-") == player.gifts
            assert sum(named(row, COALITION_NAMES, "prizes-")) == len(player.prizes)
            assert row["rules"] == [region.ruler for region in view.regions].count(number)
        if state.anchor >= 0:
            after = [rows[row_of(view, player)]["after"] for player in view.order]
            assert after == [*range(len(view.players))]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_PP_EDGE_60_cards_are_where_views_show_them(seats: int, options: dict[str, str]) -> None:
    for _, _, seen, view in moments(seats, options):
        cards, players = dict(enumerate(seen.rows("cards"), 1)), len(view.players)
        where = {card: row["where"] for card, row in cards.items()}
        assert [card for card in where if where[card] == 2] == list(view.discarded)
        lasting = {card: row["concerns"] for card, row in cards.items() if row["where"] == 3}
        assert lasting == {
            event.card: players if event.thrown else row_of(view, event.player)
            for event in view.lasting
        }
        shown = {card: row["at"] - 1 for card, row in cards.items() if row["where"] == 1}
        assert shown == {slot.card: n for n, slot in enumerate(view.market) if slot.card}
        for number, player in enumerate(view.players):
            row = 4 + row_of(view, number)
            assert [c for c in where if where[c] == row] == sorted(player.hand or ())
            assert [c for c in where if where[c] == row + 2 * players] == list(player.prizes)
            court = [card for card in where if where[card] == row + players]
            assert sorted(court, key=lambda c: cards[c]["at"]) == [c.card for c in player.court]
            for held in player.court:
                entry = cards[held.card]
                assert entry["used"] == held.used
                for other, spies in enumerate(held.spies):
                    assert entry[f"spies-{row_of(view, other)}"] == spies


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_map_and_the_market_are_those_of_the_view(seats: int, options: dict[str, str]) -> None:
    for _, _, seen, view in moments(seats, options):
        for row, region in zip(seen.rows("regions"), view.regions, strict=True):
            assert named(row, COALITION_NAMES, "armies-") == region.armies
            for player, tribes in enumerate(region.tribes):
                assert row[f"tribes-{row_of(view, player)}"] == tribes
            assert row["ruler"] == row_of(view, region.ruler)
        for row, roads in zip(seen.rows("borders"), view.roads, strict=True):
            assert tuple(row.values()) == roads
        for row, slot in zip(seen.rows("market"), view.market, strict=True):
            assert tuple(row.values()) == (slot.card, slot.rupees, slot.barred)
        clock = seen.row("clock")
        assert named(clock, ("turn", "actions", "checks")) == (
            *(view.turn_number, view.left, view.dominance.gone),
        )
        assert named(clock, ("pile", "pile-courts", "pile-events", "pile-checks")) == view.pile
        assert named(clock, SUIT_NAMES, "favored-").index(1) == view.favored
        assert named(clock, COALITION_NAMES, "blocks-") == view.dominance.supply


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_decision_and_bribes_are_those_of_the_view(seats: int, options: dict[str, str]) -> None:
    for _, _, seen, view in moments(seats, options):
        decision, pending = seen.parts["decision"], seen.row("pending")
        assert DECISIONS[decision.index(1)][0] == view.decision
        assert sum(decision) == 1
        bribe = view.bribe
        names = ("payer", "holder", "full", "asked", "offered", "card")
        if bribe:
            assert named(pending, names) == (
                *(row_of(view, bribe.payer), row_of(view, bribe.holder)),
                *(bribe.full, bribe.asked, bribe.offered, bribe.card),
            )
        else:
            assert named(pending, names[:5]) == (-1,) * 5
        if view.automaton:
            wakhan = seen.row("wakhan")
            assert (wakhan["card"], wakhan["back"]) == (view.automaton.card, view.automaton.back)
            unseen = 24 - sum(n for name, n in wakhan.items() if name.startswith("seen"))
            assert unseen == view.automaton.left


def test_PP_EDGE_60_hands_of_others_are_not_observed() -> None:
    """Who counts knows them, but a page does not show them, so an observation does not either."""
    for state, seat, seen, _ in moments(3, {}):
        others = [other for other in range(3) if other != seat]
        if state.is_over() or len(others) < 2:
            continue
        world = state.clone()
        world.swap_hands(others[0], others[1])
        if world.hand_size(others[0]) == state.hand_size(others[0]):
            assert Observed(GAME, world, seat).parts == seen.parts
