"""Observations of Viceroy beside the view of the same seat."""

from collections.abc import Iterator

import pytest
from tests.games import observed
from tests.sampling import ALL

import velkahra
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.game import GAME
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES
from velkahra.games.viceroy.view.build import STATUSES, view_of
from velkahra.games.viceroy.view.model import View
from velkahra.games.viceroy.view.observation import DECISIONS
from velkahra.testing.observation import Observed, layout_for

GAMES = 12 if velkahra.compiled() else 3
EVERY = (1 if ALL else 3) if velkahra.compiled() else 4

Moment = tuple[ViceroyState, int, Observed, View]


def moments(seats: int, **options: str) -> Iterator[Moment]:
    return observed.moments(GAME, view_of, seats, options, GAMES, (EVERY, 0))


def gems(row: dict[str, int], what: str = "") -> tuple[int, ...]:
    return tuple(row[f"{what}{colour}"] for colour in COLOUR_NAMES)


@pytest.mark.parametrize("seats", GAME.seats)
def test_VC_FLOW_04_players_show_what_lies_open(seats: int) -> None:
    for _, seat, seen, view in moments(seats):
        for steps, row in enumerate(seen.rows("players")):
            owner = (max(seat, 0) + steps) % seats
            player = view.players[owner]
            assert row["acts"] == (owner in view.deciders)
            assert row["chosen"] == player.chosen
            assert row["lowest"] == (player.lowest if player.pyramid else 0)
            assert row["hand"] == player.hand_size
            assert gems(row, "gems-") == (player.gems or (-1,) * 4)
            assert row["attack"] == (-1 if player.attack is None else player.attack)
            assert gems(row, "unused-") == player.unused
            assert row["status"] == (1 + STATUSES.index(player.status) if player.status else 0)
            assert (row["out"], row["skips"]) == (player.out, player.skips)
            assert (row["bid"], row["played"], row["due"]) == (
                *(player.bid, player.played, player.due),
            )
            assert tuple(row.values())[-32:] == player.held


@pytest.mark.parametrize("seats", [2, 4])
def test_VC_EDGE_04_cards_are_where_the_view_shows_them(seats: int) -> None:
    for state, seat, seen, view in moments(seats, screens="open"):
        cards = dict(enumerate(seen.rows("cards"), 1))
        tokens = dict(enumerate(seen.rows("tokens"), 1))
        shown = {card: slot for slot, card in enumerate(view.display) if card}
        assert {c: row["at"] - 1 for c, row in cards.items() if row["where"] == 1} == shown
        assert [c for c, row in cards.items() if row["where"] == 2] == list(view.gone)
        put_back = {law: height for height, law in enumerate(view.put_back, 1) if law}
        assert {c: row["at"] for c, row in cards.items() if row["where"] == 3} == put_back
        for owner, player in enumerate(view.players):
            place = 4 + (owner - max(seat, 0)) % seats
            hand = {card for card, row in cards.items() if row["where"] == place}
            assert hand >= {*player.seen, *(player.hand or ())}
            assert all(state.is_in_hand(owner, card) for card in hand)
            assert [card for card in sorted(hand) if cards[card]["seen"]] == list(player.seen)
            laid = {card for card, row in cards.items() if row["where"] == place + seats}
            assert laid == {card.card for card in player.pyramid}
            for card in player.pyramid:
                row = cards[card.card]
                assert (row["level"], row["column"]) == (card.level, card.column)
                assert (row["circle"], row["tinted"]) == (card.circle, card.tint >= 0)
                kinds = enumerate(tokens[card.card].values())
                assert tuple((kind, number) for kind, number in kinds if number) == card.tokens
                tucked = [c for c, row in cards.items() if row["where"] == place + 2 * seats]
                assert [c for c in tucked if cards[c]["at"] == card.card] == list(card.tucked)
        assert tuple(card for card, row in cards.items() if row["fresh"]) == view.fresh


def test_the_decision_and_what_it_is_about_are_those_of_the_view() -> None:
    for _, seat, seen, view in moments(3):
        decision, pending = seen.parts["decision"], seen.row("pending")
        name = DECISIONS[decision.index(1)][0]
        assert sum(decision) == 1
        assert name == (view.decision if not view.draw else view.draw.kind)
        assert (pending["card"], pending["left"]) == (view.card, view.left)
        assert (pending["colour"], pending["discards"]) == (view.colour, view.discards)
        assert pending["put-back"] == len(view.put_back)
        choice = view.mine.choice if view.mine else None
        assert pending["choice"] == (-1 if choice is None else choice)
        draw = view.draw
        owner = -1 if draw is None or draw.seat < 0 else (draw.seat - max(seat, 0)) % 3
        assert pending["drawing"] == owner
        others = (draw.deck, draw.slot, draw.robot) if draw else (-1, -1, -1)
        assert (pending["deck"], pending["slot"], pending["virtual"]) == others


def test_supplies_decks_and_rounds_are_those_of_the_view() -> None:
    for _, _, seen, view in moments(2, virtual="two"):
        assert gems(seen.row("supply")) == view.supply
        assert gems(seen.row("box")) == view.box
        robots = [(row["bid"], bool(row["done"])) for row in seen.rows("virtual")]
        assert robots == [(robot.bid, robot.done) for robot in view.robots]
        assert seen.parts["clock"] == [
            *(view.round, view.auction_round, view.building_round),
            *(view.large, view.small, view.law_deck),
        ]


def test_one_seat_always_has_a_virtual_opponent() -> None:
    assert layout_for(GAME, GAME.start(1)).part("virtual").shape == (1, 2)
    assert "virtual" not in [part.name for part in layout_for(GAME, GAME.start(3)).parts]
