"""The position as the rules see it: cards in courts, hands and market, and whose turn it is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.pamir.rules import frames, places, storage, tables

WAKHAN: Final[int] = 5  # her number in events and refusals, whatever her seat

# Zones of cards (`place`); hands, courts and prizes are these plus the player.
UNSEEN: Final[u8] = 0  # in the deck, or removed from the game
MARKET: Final[u8] = 1
DISCARDED: Final[u8] = 2
IN_FORCE: Final[u8] = 3
HAND: Final[u8] = 10
COURT: Final[u8] = 20
PRIZES: Final[u8] = 30


class Position(storage.Storage):
    """The fields of `storage` with accessors for cards; `engine.PamirState` adds the rules."""

    def actor(self) -> i64:
        """Return who has to act: a seat, CHANCE or NOBODY."""
        if self.over != storage.PLAYING:
            return NOBODY
        return CHANCE if self.frame_kind() <= frames.LAST_CHANCE else self.frame_seat()

    def next_player(self, player: i64) -> i64:
        """Return the player to the left, whose turn comes next. Rules: PP-TURN-02, PP-WAKHAN-05."""
        if player == self.wakhan:
            return self.anchor
        seat = (player + 1) % self.seats
        return self.wakhan if self.wakhan >= 0 and seat == self.anchor else seat

    def players_backwards(self) -> vec[i64]:
        """List the players against turn order; the active player comes last.

        Pushing a frame for each of them asks them in the order of turns.
        """
        order: vec[i64] = vec[i64](capacity=places.MOST_PLAYERS)
        player = self.active
        for _ in range(self.players):
            order = append(order, player)
            player = self.next_player(player)
        for index in range(self.players // 2):
            last = self.players - 1 - index
            order[index], order[last] = order[last], order[index]
        return order

    # Hands

    def in_hand(self, player: i64, card: i64) -> bool:
        """Return whether a card is in a player's hand."""
        return self.place[card] == HAND + u8(player)

    def hand_card(self, player: i64, index: i64) -> i64:
        """Return the hand card at an index, in ascending order from 0."""
        return i64(self.hands[storage.ROOM * player + index])

    def add_to_hand(self, player: i64, card: i64) -> None:
        """Add a card to a hand; hands are kept in ascending order."""
        at = storage.ROOM * player
        index = self.hand_size(player)
        hands = self.hands
        while index > 0 and i64(hands[at + index - 1]) > card:
            hands[at + index] = hands[at + index - 1]
            index -= 1
        hands[at + index] = u8(card)
        self.add_hand_size(player, 1)
        self.place[card] = HAND + u8(player)

    def take_from_hand(self, player: i64, card: i64) -> None:
        """Remove a card from a hand. The caller sets its new place."""
        _close_gap(self.hands, storage.ROOM * player, self.hand_size(player), card)
        self.add_hand_size(player, -1)

    def swap_hands(self, one: i64, other: i64) -> None:
        """Swap the hands of two players. Rules: PP-EVENT-114."""
        for index in range(storage.ROOM):
            card = self.hands[storage.ROOM * one + index]
            twin = self.hands[storage.ROOM * other + index]
            if card == 0 and twin == 0:
                break
            self.hands[storage.ROOM * one + index] = twin
            self.hands[storage.ROOM * other + index] = card
            if card:
                self.place[i64(card)] = HAND + u8(other)
            if twin:
                self.place[i64(twin)] = HAND + u8(one)
        more = self.hand_size(other) - self.hand_size(one)
        self.add_hand_size(one, more)
        self.add_hand_size(other, -more)

    # Courts

    def owner(self, card: i64) -> i64:
        """Return the player in whose court a card lies, or -1."""
        where = self.place[card]
        return i64(where - COURT) if COURT <= where < PRIZES else i64(-1)

    def in_court(self, player: i64, card: i64) -> bool:
        """Return whether a card lies in a player's court: as long as it does, its ability works.

        Rules: PP-GEN-04, PP-ACT-08.
        """
        return self.place[card] == COURT + u8(player)

    def court_card(self, player: i64, index: i64) -> i64:
        """Return the court card at an index, counted from the left from 0."""
        return i64(self.courts[storage.ROOM * player + index])

    def add_to_court(self, player: i64, card: i64, right: bool) -> None:
        """Add a card to the left end of a court, or to the `right` end.

        Rules: PP-PLAY-05, PP-TERM-03, PP-TERM-07.
        """
        at = storage.ROOM * player
        size = self.court_size(player)
        courts = self.courts
        if right:
            courts[at + size] = u8(card)
        else:
            for index in range(size, 0, -1):
                courts[at + index] = courts[at + index - 1]
            courts[at] = u8(card)
        self.add_court_size(player, 1)
        self.place[card] = COURT + u8(player)
        self._count_ranks(player, card, 1)

    def discard_from_court(self, player: i64, card: i64) -> None:
        """Lay a court card on the discard pile. Rules: PP-TERM-07."""
        _close_gap(self.courts, storage.ROOM * player, self.court_size(player), card)
        self.add_court_size(player, -1)
        self.place[card] = DISCARDED
        self._count_ranks(player, card, -1)

    def _count_ranks(self, player: i64, card: i64, sign: i64) -> None:
        """Count the stars and patriots of a card that joined (1) or left (-1) a court."""
        self.add_stars(player, i64(tables.SUIT[card]), sign * i64(tables.RANK[card]))
        if i64(tables.PATRIOT[card]) != tables.NONE:
            self.add_patriots(player, i64(tables.PATRIOT[card]), sign)

    def has_political(self, player: i64, region: i64) -> bool:
        """Return whether a player's court has a political card of a region."""
        for index in range(self.court_size(player)):
            card = self.court_card(player, index)
            if i64(tables.REGION[card]) == region and i64(tables.SUIT[card]) == tables.POLITICAL:
                return True
        return False

    # Prizes

    def has_prize(self, player: i64, card: i64) -> bool:
        """Return whether a card is one of a player's prizes."""
        return self.place[card] == PRIZES + u8(player)

    def add_prize(self, player: i64, card: i64) -> None:
        """Lay a card down as a player's prize."""
        self.place[card] = PRIZES + u8(player)
        self.add_prizes(player, i64(tables.PRIZE[card]), 1)

    def discard_prizes(self, player: i64) -> i64:
        """Discard all prizes of a player. Returns: how many there were."""
        count: i64 = 0
        for card in range(1, tables.COURT_CARDS + 1):
            if self.has_prize(player, card):
                self.place[card] = DISCARDED
                self.add_prizes(player, i64(tables.PRIZE[card]), -1)
                count += 1
        return count

    # The market and the deck

    def is_barred(self, slot: i64) -> bool:
        """Return whether the active player put a rupee on space `slot` of the market this turn."""
        return (self.barred >> slot) & 1 == 1

    def bar(self, slot: i64) -> None:
        """Record that the active player put a rupee on space `slot`, and so may not buy there."""
        one: i64 = 1
        self.barred |= one << slot

    def left_of_pile(self) -> i64:
        """Return the number of cards in the open pile."""
        return self.pile_courts + self.pile_events + self.pile_checks

    def deck_size(self) -> i64:
        """Return the number of cards in the deck. Rules: PP-SETUP-02, PP-SETUP-03, PP-SETUP-04."""
        size = self.left_of_pile()
        for pile in range(self.pile + 1, tables.PILES):
            size += courts_of_pile(self.players) + events_of_pile(pile) + checks_of_pile(pile)
        return size


def _close_gap(cards: vec[u8], at: i64, size: i64, card: i64) -> None:
    """Remove a card from a row that begins at index `at`; cards right of it move left."""
    index: i64 = 0
    while i64(cards[at + index]) != card:
        index += 1
    while index < size - 1:
        cards[at + index] = cards[at + index + 1]
        index += 1
    cards[at + size - 1] = 0


def market_slot(row: i64, column: i64) -> i64:
    """Return the number of a space of the market, 0..11, by its row (0 or 1) and column (0..5)."""
    return row * storage.COLUMNS + column


COURTS_OF_A_PILE: Final[i64] = 5  # added to the number of players


def courts_of_pile(players: i64) -> i64:
    """Return how many court cards each pile of the deck begins with, for a number of players.

    Rules: PP-SETUP-02.
    """
    return COURTS_OF_A_PILE + players


def events_of_pile(pile: i64) -> i64:
    """Return how many events a pile (0..5) begins with. Rules: PP-SETUP-04."""
    if pile == 0:
        return 0
    return 2 if pile == 1 else 1


def checks_of_pile(pile: i64) -> i64:
    """Return how many dominance checks a pile (0..5) begins with. Rules: PP-SETUP-03."""
    return 1 if pile >= 2 else 0
