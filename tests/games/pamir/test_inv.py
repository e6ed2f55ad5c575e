"""PP-INV: facts that are true of every position, and checks that would notice if they were not."""

from collections import Counter
from functools import cache

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read
from tests.games.pamir.random_games import TABLES, Step, play

from velkahra.core.contract.events import Event
from velkahra.core.contract.state import NOBODY
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import frames, places
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.rules.chapters.turn import hand_limit
from velkahra.games.pamir.rules.invariants import census, faults
from velkahra.games.pamir.rules.state import COURT, DISCARDED, HAND, IN_FORCE, MARKET, UNSEEN
from velkahra.games.pamir.rules.tables import PATRIOT, PRIZE, WITHDRAWAL

SEEDS = range(3)
ORDINARY = """
    seats 3; gray court 11 61; blue court 14; gray hand 9
    61 spy blue 1; kabul tribe gray 2; kabul army afghan 1
    gray prizes 4
    market a0 1 2; market b0 101; lasting 110 gray
"""


@cache
def games() -> list[list[Step]]:
    """Return some games at every table."""
    tables = [(seed, *table) for table in TABLES for seed in SEEDS]
    return [[*play(seats, wakhan, 100 * n + 10 * seats + wakhan)] for n, seats, wakhan in tables]


def faulty(state: PamirState, part: str) -> bool:
    return any(part in fault for fault in faults(state))


def test_PP_INV_01_a_lost_or_an_additional_piece_is_noticed() -> None:
    whole = census(read(ORDINARY))
    assert whole == {
        **{"afghan": 12, "british": 12, "russian": 12},
        **{"gray": 10, "blue": 10, "tan": 10},
    }
    for place, name in (
        (places.army_place(0, 1), "afghan"),
        (places.road_place(1, 0), "british"),
        (places.tribe_place(0, 1), "gray"),
        (places.gift_place(1, 0), "blue"),
        (places.spy_place(61, 2), "tan"),
    ):
        state = read(ORDINARY)
        state.pieces[place] += 1
        assert census(state) == {**whole, name: whole[name] + 1}
    state = read(ORDINARY)
    state.add_blocks(2, -1)
    assert census(state) == {**whole, "russian": whole["russian"] - 1}
    state = read(ORDINARY)
    state.add_cylinders(1, -1)
    assert census(state) == {**whole, "blue": whole["blue"] - 1}


def test_PP_INV_02_every_card_is_in_exactly_one_place() -> None:
    for game in games():
        for step in game:
            state = step.after
            where = Counter(int(place) for place in list(state.place)[1:])
            assert where[int(MARKET)] == sum(card > 0 for card in state.market)
            for player in range(state.players):
                assert where[int(HAND) + player] == state.hand_size(player)
                assert where[int(COURT) + player] == state.court_size(player)
            checks = sum(state.place[card] == UNSEEN for card in range(101, 105))
            assert checks == state.pile_checks + min(4, 5 - state.pile)
            assert where[int(UNSEEN)] >= state.deck_size()


@pytest.mark.parametrize(
    ("card", "place"), [(9, MARKET), (1, DISCARDED), (11, HAND), (30, MARKET), (61, UNSEEN)]
)
def test_PP_INV_02_a_card_that_is_elsewhere_is_noticed(card: int, place: int) -> None:
    state = read(ORDINARY)
    state.place[card] = place
    assert faulty(state, f"card {card} lies in")


def test_PP_INV_02_a_card_in_two_places_is_noticed() -> None:
    state = read(ORDINARY)
    state.market[5] = state.market[0]
    assert faulty(state, "card 1 lies in [1, 1]")


def test_PP_INV_03_a_spy_outside_of_the_courts_is_noticed() -> None:
    for card in (1, 9, 33):
        state = read(ORDINARY)
        state.pieces[places.spy_place(card, 0)] += 1
        assert faulty(state, f"a spy stands on card {card}")
    # Rupees on no card are noticed.
    state = read(ORDINARY)
    state.coins[7] = 1
    assert faulty(state, "rupees lie on the empty space 7")
    # More fresh pieces than there are are noticed.
    state = read(ORDINARY)
    state.fresh[places.tribe_place(0, 1)] = 3
    assert faulty(state, "more fresh")
    # Rupees may lie on vacated spaces during the cleanup only.
    state = after("gray hand 9\nmarket a0 114 2\ndeck none", "end")
    assert (see.decider(state), state.coins[0], state.market[0]) == ("gray", 2, 0)
    assert faults(state) == []
    act(state, "discard 9")
    assert (see.decider(state), state.coins[0]) == ("blue", 0)


def test_PP_INV_04_a_foreign_patriot_or_prize_is_noticed() -> None:
    state = read(ORDINARY)
    state.set_loyalty(0, 1)
    assert faulty(state, "gray keeps the foreign patriot 11")
    assert faulty(state, "gray keeps a foreign prize")
    # Wakhan may keep any.
    state = read("seats 1\nwakhan\nai 8 3\nwakhan court 11 50 100\nwakhan prizes 4 1 25")
    assert faults(state) == []


def test_PP_INV_04_miscounted_patriots_prizes_and_events_are_noticed() -> None:
    for player, coalition, name in ((0, 0, "gray"), (1, 1, "blue")):
        state = read(ORDINARY)
        state.add_patriots(player, coalition, -1 if state.patriots(player, coalition) else 1)
        assert faulty(state, f"the patriots of {name}")
    state = read(ORDINARY)
    state.add_prizes(0, 0, -1 if state.prizes(0, 0) else 1)
    assert faulty(state, "the prizes of gray")
    for event in (110, 105):
        state = read(ORDINARY)
        state.set_lasting(event, 0 if state.lasting(event) else 1)
        assert faulty(state, f"event {event}")
    state = read(ORDINARY)
    state.place[112] = IN_FORCE
    assert faulty(state, "event 112")


def test_PP_INV_04_miscounted_stars_are_noticed() -> None:
    for suit in range(4):
        state = read(ORDINARY)
        state.add_stars(0, suit, 1)
        assert faulty(state, "the stars of gray are miscounted")
    # After any complete effect in random games.
    for game in games():
        for step in game:
            state = step.after
            if state.frame_kind() != frames.TURN:
                continue
            for seat in range(state.seats):
                loyalty = int(state.loyalty(seat))
                court = [state.court_card(seat, i) for i in range(state.court_size(seat))]
                prizes = [c for c in range(1, 101) if state.has_prize(seat, c)]
                assert {int(PATRIOT[card]) for card in court} <= {3, loyalty}
                assert {int(PRIZE[card]) for card in prizes} <= {loyalty}


def test_PP_INV_05_negative_rupees_are_noticed() -> None:
    state = read(ORDINARY)
    state.add_money(2, -1 - state.money(2))
    assert faults(state) == ["tan has negative rupees"]


def test_PP_INV_06_after_the_cleanup_court_and_hand_are_within_limits() -> None:
    seen = 0
    for game in games():
        strayed = False
        for step in game:
            kinds = {event.kind for event in step.events}
            if "ended" in kinds:
                strayed = False
            strayed = strayed or "thrown" in kinds
            if "turn" in kinds and step.before.active >= 0 and not strayed:
                state, last = step.after, step.before.active
                assert state.court_size(last) <= state.court_limit(last)
                assert state.hand_size(last) <= hand_limit(state, last)
                seen += 1
    assert seen > 200


def test_PP_EDGE_99_PP_INV_06_riots_after_the_limits_were_checked_are_not_checked_again() -> None:
    state = after("gray court 24 15 16 61 9\npunjab tribe gray 1\nmarket a0 109\ndeck none", "end")
    assert (state.court_size(0), state.court_limit(0), see.decider(state)) == (4, 3, "blue")
    act(state, "end", "end")
    assert legal(state) == {"discard 15", "discard 16", "discard 61", "discard 9"}
    # Two dominance checks in the market are noticed.
    state = read(ORDINARY)
    state.market[11], state.place[104] = 104, MARKET
    assert faults(state) == ["two dominance checks lie in the market"]
    # At most one dominance check lies in the market.
    for game in games():
        for step in game:
            assert sum(101 <= int(card) <= 104 for card in step.after.market) <= 1


def test_PP_INV_07_two_to_four_scorings_a_game_and_no_card_is_used_twice() -> None:
    endings: Counter[int] = Counter()
    for game in games():
        events: list[Event] = []
        for step in game:
            events += step.events
            gone = [card for card in range(101, 105) if step.after.place[card] == DISCARDED]
            assert len(gone) == step.after.checks
            endings[int(step.after.over)] += step.after.actor() == NOBODY
        kinds = Counter(event.kind for event in events)
        assert kinds["check"] == step.after.checks - kinds["unstable"]
        if step.after.over == 2:
            assert 2 <= kinds["check"] <= 4
            assert step.after.checks == 4
        assert 1 <= kinds["check"] <= 4
    assert endings[1] > 0
    assert endings[2] > 0


def test_PP_INV_07_two_instabilities_make_two_scorings() -> None:
    state = read(
        "seats 3\nkabul tribe gray 1\nherat tribe blue 1\npersia tribe tan 1\nmarket a0 1\n"
        "market b0 2\nmarket a1 101\npile 5 5 0 3"
    )
    act(state, "end", "draw 102", "draw 103", "draw 104")
    assert (state.checks, see.decider(state)) == (4, "nobody")
    assert [see.points(state, name) for name in ("gray", "blue", "tan")] == [3, 3, 3]


def wealth(state: PamirState) -> int:
    """Count all rupees of players and market."""
    return int(sum(state.money(player) for player in range(state.players)) + sum(state.coins))


def logged_change(events: list[Event]) -> int:
    """Add up the rupees that the bank gave and got, by the events."""
    change = 0
    for event in events:
        if event.kind in ("leverage", "aristocracy"):
            change += event.facts["rupees"]
        elif event.kind == "leverage-paid":
            change -= event.facts["rupees"]
    return change


def receiver(state: PamirState, row: int, column: int) -> int:
    """Give the card that gets the rupee for a step of a purchase, or 0."""
    here, there = state.market[6 * row + column], state.market[6 * (1 - row) + column]
    return int(here or there)


def lost_in_purchase(state: PamirState, facts: dict[str, int]) -> int:
    """Say how many rupees of a price find no card, or Public Withdrawal."""
    row, columns = divmod(facts["slot"], 6)
    each = facts["price"] // columns if columns else 0
    cards = [receiver(state, row, column) for column in range(columns)]
    return each * sum(card in (0, WITHDRAWAL) for card in cards)


def lost_in_payment(state: PamirState, rupees: int) -> int:
    """Say how many rupees of the cost of an action find no card, or Public Withdrawal."""
    lost = 0
    for row in range(2):
        cards = [card for card in list(state.market)[6 * row : 6 * row + 6] if card][::-1]
        paid = cards[: rupees // 2]
        lost += rupees // 2 - sum(card != WITHDRAWAL for card in paid)
    return lost


def lost(step: Step) -> int:
    """Say how many rupees left play in the market by a payment."""
    count = 0
    for event in step.events:
        if event.kind == "bought" and event.facts["price"]:
            count += lost_in_purchase(step.before, event.facts)
        elif event.kind == "paid":
            count += lost_in_payment(step.before, event.facts["rupees"])
    return count


def closes_up(step: Step) -> bool:
    """Return whether the market closes up or is filled where that can cost rupees.

    It can with Public Withdrawal, and at the end of the deck.
    """
    closing = {event.kind for event in step.events} & {"turn", "thrown", "unstable", "ended"}
    withdrawal = WITHDRAWAL in [*step.before.market, *step.after.market]
    return bool(closing) and (withdrawal or step.after.deck_size() == 0)


def test_PP_INV_08_money_comes_and_goes_only_where_a_rule_says_so() -> None:
    kinds: Counter[str] = Counter()
    for game in games():
        for step in game:
            kinds.update(event.kind for event in step.events)
            change = wealth(step.after) - wealth(step.before) - logged_change(step.events)
            if closes_up(step):
                assert change <= 0
            else:
                assert change == -lost(step), (SPACE.to_text(step.action), step.events)
    for kind in ("leverage", "leverage-paid", "aristocracy", "bought", "paid", "levied", "bribed"):
        assert kinds[kind] > 0, kind


def book(gains: Counter[int], event: Event, wakhan: int) -> None:
    """Enter what an event says about money into the books."""
    facts = event.facts
    who, other = (wakhan if facts.get(n) == 5 else facts.get(n, -1) for n in ("seat", "other"))
    rupees = facts.get("rupees", 0)
    match event.kind:
        case "leverage" | "aristocracy" | "collected":
            gains[who] += rupees
        case "leverage-paid" | "paid":
            gains[who] -= rupees
        case "bought":
            gains[who] += rupees - facts["price"]
        case "levied":
            gains[who] += rupees
            gains[other] -= rupees
        case "bribed":
            gains[who] -= rupees
            gains[other] += rupees


def test_PP_INV_08_between_players_only_tax_and_bribes_move_rupees() -> None:
    for game in games():
        for step in game:
            gains = Counter[int]()
            for event in step.events:
                book(gains, event, step.after.seats)
            for player in range(step.after.players):
                earned = step.after.money(player) - step.before.money(player)
                assert earned == gains[player], (SPACE.to_text(step.action), step.events)
