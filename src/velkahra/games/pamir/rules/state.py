"""What changes in Pax Pamir: flat arrays and a few integers.

A *player* is a seat, or Wakhan, who has the number after the last seat. Nothing in a position is
hidden from those who counted: piles are kept as what they can still hold, Wakhan's draw pile as the
back that shows and the cards not yet seen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.games.pamir.rules.printed import (
    CARDS,
    COURT_CARDS,
    PATRIOT,
    POLITICAL,
    RANK,
    REGION,
    SUIT,
)

MOST_PLAYERS: Final[i64] = 5
WAKHAN: Final[int] = 5  # how events and refusals call her, whatever her number as a player
BLOCKS_EACH: Final[i64] = 12
CYLINDERS_EACH: Final[i64] = 10
ROOM: Final[i64] = 60  # cards that a court or a hand has room for
COLUMNS: Final[i64] = 6
SLOTS: Final[i64] = 12

# `place`: where each card is; hands, courts and prizes are these plus the player
UNSEEN: Final[u8] = 0  # in the deck, or never in the game
MARKET: Final[u8] = 1
DISCARDED: Final[u8] = 2
IN_FORCE: Final[u8] = 3
HAND: Final[u8] = 10
COURT: Final[u8] = 20
PRIZES: Final[u8] = 30

# `pieces`: how many stand where; `fresh`: how many of them were placed this turn
ARMY: Final[i64] = 0  # + coalition * 6 + region
ROAD: Final[i64] = 18  # + coalition * 9 + border
TRIBE: Final[i64] = 45  # + player * 6 + region
GIFTS: Final[i64] = 75  # + player * 3 + space
SPY: Final[i64] = 90  # + card * 5 + player
PIECES: Final[i64] = 90 + 101 * 5
USED: Final[i64] = PIECES  # `fresh` only, + card: the card has acted this turn

# `counts`
MONEY: Final[i64] = 0  # + player
POINTS: Final[i64] = 5  # + player
LOYALTY: Final[i64] = 10  # + player; -1 before it is chosen, and for Wakhan
STARS: Final[i64] = 15  # + player * 4 + suit
COURT_SIZE: Final[i64] = 35  # + player
HAND_SIZE: Final[i64] = 40  # + player
PRIZE_COUNT: Final[i64] = 45  # + player * 3 + coalition
PATRIOTS: Final[i64] = 60  # + player * 3 + coalition
BLOCKS: Final[i64] = 75  # + coalition: in the supply
CYLINDERS: Final[i64] = 78  # + player: in the supply
LASTING: Final[i64] = 83  # + event - 105: 0, 1 + player who bought it (or is named), or THROWN
COUNTS: Final[i64] = 95
THROWN: Final[i64] = 10

# Frames of the dealer
F_FILL: Final[i64] = 1  # (-, 1 at setup): cards into the empty spaces of the market
F_FIRST: Final[i64] = 2  # who chooses loyalty first
F_BACK: Final[i64] = 3  # the back of Wakhan's next card
F_AI: Final[i64] = 4  # Wakhan's card
F_WAKHAN: Final[i64] = 5  # (Wakhan, next line, lines in a row that came to nothing, 1 for bonus)
LAST_CHANCE: Final[i64] = 5
# Frames of players
F_LOYALTY: Final[i64] = 6  # choose a coalition
F_TURN: Final[i64] = 7
F_BRIBE: Final[i64] = 8  # (payer, holder, price, asked for, the action)
F_ANSWER: Final[i64] = 9  # (holder, payer, price, offered, the action)
F_TAX: Final[i64] = 10  # (player, rupees left, rupees taken)
F_GIFT: Final[i64] = 11
F_BUILD: Final[i64] = 12  # (player, placed, most, 1 if it is the free block)
F_MOVE: Final[i64] = 13  # (player, moves left, moves made)
F_BETRAY: Final[i64] = 14
F_PRIZE: Final[i64] = 15  # (player, card)
F_SITE: Final[i64] = 16  # (player, rank)
F_BATTLE: Final[i64] = 17  # (player, left, site, tribes struck, spies struck)
F_ROAD: Final[i64] = 18  # (player, region, coalition)
F_SPY: Final[i64] = 19  # (player, region)
F_TAKE: Final[i64] = 20  # (player, a piece's place: what must be taken from play for it)
F_DEBT: Final[i64] = 21  # (player, rupees owed)
F_SHED: Final[i64] = 22  # (player, region, or -1 - coalition for patriots of other coalitions)
F_COURT: Final[i64] = 23  # the court is too large
F_HAND: Final[i64] = 24  # the hand is too large
F_CONFIDENCE: Final[i64] = 25
F_HOUSE: Final[i64] = 26  # (owner, spies that can be saved)
F_BLACKMAIL: Final[i64] = 27  # (player, region)
F_RUMOR: Final[i64] = 28
F_SWAP: Final[i64] = 29
F_SUIT: Final[i64] = 30
F_REBUKE: Final[i64] = 31
LAST_DECISION: Final[i64] = 31
# Frames that resolve themselves
F_ICONS: Final[i64] = 32  # (player, card, next icon)
F_PUT: Final[i64] = 33  # (player, a piece's place)
F_DIAL: Final[i64] = 34  # (player, coalition)
F_WIN_PRIZE: Final[i64] = 35  # (player, card)
F_CLEAN: Final[i64] = 36  # (player, step)
F_SLIDE: Final[i64] = 37
F_CHECK: Final[i64] = 38
F_BEGIN: Final[i64] = 39  # (player): a turn begins
F_PLAY_HAND: Final[i64] = 40  # (Wakhan): cards came into her hand

ANY_NUMBER: Final[i64] = -1

PLAYING: Final[i64] = 0
OVER_LEAD: Final[i64] = 1
OVER_LAST: Final[i64] = 2


def _zeros(length: i64) -> vec[u8]:
    return vec[u8]([u8(0) for _ in range(length)])


def _no_counts(length: i64) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(length)])


NO_FRESH: Final = _zeros(USED + 101)


class Position(State):
    """Everything that is true now; `engine.PamirState` adds what may be done.

    Attributes:
        players: the seats, and Wakhan if she plays.
        wakhan: her number as a player, or -1.
        open_hands: 1 when everybody sees everybody's hand.
        any_battle: 1 when a battle may stop after any piece: PP-EDGE-29.
        most_asked: how often a turn allows to ask for a lower bribe, or ANY_NUMBER: PP-EDGE-96.
        unconfirmed: 1 when a bribe that nobody can lower is paid without a question: PP-EDGE-96.
        place: where each card is.
        courts, hands: ROOM entries a player; a court from left to right, a hand ascending.
        market: the card on each space, row * 6 + column, 0 where there is none.
        coins: rupees on each space of the market.
        pieces: pieces in play, by place.
        fresh: those placed this turn, and the cards used this turn.
        counts: everything that is counted.
        favored: the favored suit.
        turn_number: the turns that have begun.
        active: the player whose turn it is, or -1.
        left: actions the active player may still take.
        barred: bit set of the market's spaces on which the active player put a rupee.
        asked: requests for a lower bribe, and bribes let be, this turn.
        checks: dominance checks gone from the game.
        pile: the pile drawn from, and what it still holds.
        anchor: the seat that chose its loyalty last.
        ai: Wakhan's card on top of her discards, or 0; `ai_back`: the back that shows, or -1;
            `ai_seen`: bit set of her cards that are not in the draw pile.
        over: PLAYING, or why the game ended.
    """

    def __init__(self, seats: i64, players: i64, open_hands: i64) -> None:
        self.seats: i64 = seats
        self.stack: vec[i64] = vec[i64]()
        self.players: i64 = players
        self.wakhan: i64 = seats if players > seats else -1
        self.open_hands: i64 = open_hands
        self.any_battle: i64 = 0
        self.most_asked: i64 = ANY_NUMBER
        self.unconfirmed: i64 = 0
        self.place: vec[u8] = vec[u8]()
        self.courts: vec[u8] = vec[u8]()
        self.hands: vec[u8] = vec[u8]()
        self.market: vec[u8] = vec[u8]()
        self.coins: vec[i64] = vec[i64]()
        self.pieces: vec[u8] = vec[u8]()
        self.fresh: vec[u8] = vec[u8]()
        self.counts: vec[i64] = vec[i64]()
        self.favored: i64 = POLITICAL
        self.turn_number: i64 = 0
        self.active: i64 = -1
        self.left: i64 = 0
        self.barred: i64 = 0
        self.asked: i64 = 0
        self.checks: i64 = 0
        self.pile: i64 = 0
        self.pile_courts: i64 = 0
        self.pile_events: i64 = 0
        self.pile_checks: i64 = 0
        self.anchor: i64 = -1
        self.ai: i64 = 0
        self.ai_back: i64 = -1
        self.ai_seen: i64 = 0
        self.over: i64 = PLAYING

    def empty(self) -> None:
        """Make the arrays of a position before anything has happened."""
        self.place = _zeros(CARDS + 1)
        self.courts = _zeros(ROOM * self.players)
        self.hands = _zeros(ROOM * self.players)
        self.market = _zeros(SLOTS)
        self.coins = _no_counts(SLOTS)
        self.pieces = _zeros(PIECES)
        self.fresh = NO_FRESH[:]
        self.counts = _no_counts(COUNTS)

    def actor(self) -> i64:
        """Give who decides: a seat, CHANCE or NOBODY."""
        if self.over != PLAYING:
            return NOBODY
        return CHANCE if self.top() <= LAST_CHANCE else self.top(1)

    def next_player(self, player: i64) -> i64:
        """Give the player to the left, whose turn comes next. Rules: PP-TURN-02, PP-WAKHAN-05."""
        if player == self.wakhan:
            return self.anchor
        seat = (player + 1) % self.seats
        return self.wakhan if self.wakhan >= 0 and seat == self.anchor else seat

    def owner(self, card: i64) -> i64:
        """Give the player in whose court a card lies, or -1."""
        where = self.place[card]
        return i64(where - COURT) if COURT <= where < PRIZES else -1

    def in_court(self, player: i64, card: i64) -> bool:
        """Say whether a card lies in a player's court: as long as it does, its ability works.

        Rules: PP-GEN-04, PP-ACT-08.
        """
        return self.place[card] == COURT + u8(player)

    def spies(self, card: i64, player: i64) -> i64:
        """Count a player's spies on a court card."""
        return i64(self.pieces[SPY + card * MOST_PLAYERS + player])

    def tribes(self, player: i64, region: i64) -> i64:
        """Count a player's tribes in a region."""
        return i64(self.pieces[TRIBE + player * 6 + region])

    def armies(self, coalition: i64, region: i64) -> i64:
        """Count a coalition's armies in a region."""
        return i64(self.pieces[ARMY + coalition * 6 + region])

    def roads(self, coalition: i64, border: i64) -> i64:
        """Count a coalition's roads on a border."""
        return i64(self.pieces[ROAD + coalition * 9 + border])

    def gifts(self, player: i64) -> i64:
        """Count a player's gifts. Rules: PP-GIFT-02."""
        at = GIFTS + 3 * player
        pieces = self.pieces
        return i64(pieces[at]) + i64(pieces[at + 1]) + i64(pieces[at + 2])

    def money(self, player: i64) -> i64:
        """Count a player's rupees, of which there is no end. Rules: PP-COMP-06."""
        return self.counts[MONEY + player]

    def loyalty(self, player: i64) -> i64:
        """Give the coalition a seat is loyal to, or -1."""
        return self.counts[LOYALTY + player]

    def stars(self, player: i64, suit: i64) -> i64:
        """Add up the ranks of a player's court cards of a suit. Rules: PP-TERM-07."""
        return self.counts[STARS + 4 * player + suit]

    def court_size(self, player: i64) -> i64:
        """Count a player's court cards."""
        return self.counts[COURT_SIZE + player]

    def court_card(self, player: i64, index: i64) -> i64:
        """Give a court card, counted from the left."""
        return i64(self.courts[ROOM * player + index])

    def hand_size(self, player: i64) -> i64:
        """Count a player's hand."""
        return self.counts[HAND_SIZE + player]

    def hand_card(self, player: i64, index: i64) -> i64:
        """Give a hand card, in ascending order."""
        return i64(self.hands[ROOM * player + index])

    def lasting(self, event: i64) -> i64:
        """Say how a lasting event is in force: 0, 1 + a player, or THROWN."""
        return self.counts[LASTING + event - 105]

    def court_limit(self, player: i64) -> i64:
        """Say how many court cards a player may keep. Rules: PP-TERM-05."""
        return 3 + self.counts[STARS + 4 * player + POLITICAL]

    def has_political(self, player: i64, region: i64) -> bool:
        """Say whether a player's court has a political card of a region."""
        at = ROOM * player
        for index in range(self.counts[COURT_SIZE + player]):
            card = i64(self.courts[at + index])
            if i64(REGION[card]) == region and i64(SUIT[card]) == POLITICAL:
                return True
        return False

    def deck_size(self) -> i64:
        """Count the cards of the deck. Rules: PP-SETUP-02, PP-SETUP-03, PP-SETUP-04."""
        size = self.pile_courts + self.pile_events + self.pile_checks
        for pile in range(self.pile + 1, 6):
            size += 5 + self.players + (0 if pile == 0 else 2)
        return size


def count_ranks(state: Position, player: i64, card: i64, sign: i64) -> None:
    """Count a card that joined (1) or left (-1) a court: stars and patriots. Rules: PP-TERM-07."""
    counts = state.counts
    counts[STARS + 4 * player + i64(SUIT[card])] += sign * i64(RANK[card])
    if PATRIOT[card] < 3:
        counts[PATRIOTS + 3 * player + i64(PATRIOT[card])] += sign


def is_court_card(card: i64) -> bool:
    """Say whether a card can lie in a court."""
    return 0 < card <= COURT_CARDS
