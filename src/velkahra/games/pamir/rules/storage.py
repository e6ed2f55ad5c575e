"""The fields of a position, and how its flat arrays are laid out.

Numbers, here and in all rules:
    a *player* is a seat, or Wakhan, who has the number after the last seat;
    a *card* is the number printed on it: 1..100 court cards, 101..104 dominance checks, 105..116
        other events, 0 none;
    a *coalition* is 0 Afghan, 1 British, 2 Russian, 3 none; a *suit* 0 economic, 1 military, 2
        political, 3 intelligence;
    a *region* is 0..5 and a *border* 0..8, in the order of map.json; a *space* of the gift track is
        0..2;
    a *slot* is a space of the market, row * 6 + column, 0..11; `right` is the right end of a court;
    a *place* is where a piece can stand, see `places`; a *site* is where a battle can be: a region,
        or `court_site(card)`;
    a *deed* is a card-based action, TAX to BATTLE in `tables`; an *index* counts from 0.

Nothing in a position is hidden from those who counted: piles are kept as what they can still hold,
Wakhan's draw pile as the back that shows and the cards not yet seen. Index arithmetic on the arrays
is in this module and in `state`; everybody else asks the accessors.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.state import FRAME, State
from velkahra.games.pamir.rules import places, tables

BLOCKS_EACH: Final[i64] = 12
CYLINDERS_EACH: Final[i64] = 10
ROOM: Final[i64] = 60  # most cards of a court or a hand
ROWS: Final[i64] = 2
COLUMNS: Final[i64] = 6
SLOTS: Final[i64] = 12  # spaces of the market
LEAST_COURT_LIMIT: Final[i64] = 3  # court cards that every player may keep

# Offsets in `counts`
_MONEY: Final[i64] = 0  # + player
_POINTS: Final[i64] = 5  # + player
_LOYALTY: Final[i64] = 10  # + player; -1 before it is chosen, and for Wakhan
_STARS: Final[i64] = 15  # + player * 4 + suit
_COURT_SIZE: Final[i64] = 35  # + player
_HAND_SIZE: Final[i64] = 40  # + player
_PRIZES: Final[i64] = 45  # + player * 3 + coalition
_PATRIOTS: Final[i64] = 60  # + player * 3 + coalition
_BLOCKS: Final[i64] = 75  # + coalition: in the supply
_CYLINDERS: Final[i64] = 78  # + player: in the supply
_LASTING: Final[i64] = 83  # + event: how long it is in force, see `lasting`
_COUNTS: Final[i64] = 95

NOT_IN_FORCE: Final[i64] = 0
THROWN: Final[i64] = 10

ANY_NUMBER: Final[i64] = -1

PLAYING: Final[i64] = 0
OVER_LEAD: Final[i64] = 1
OVER_LAST: Final[i64] = 2


def _zeros(length: i64) -> vec[u8]:
    return vec[u8]([u8(0) for _ in range(length)])


def _no_counts(length: i64) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(length)])


NO_FRESH: Final = _zeros(places.PLACES + tables.COURT_CARDS + 1)


class Storage(State):
    """The fields of a position, with accessors for pieces and counts.

    Attributes:
        players: the seats, and Wakhan if she plays.
        wakhan: her number as a player, or -1.
        open_hands: 1 when everybody sees everybody's hand.
        any_battle: 1 when a battle may stop after any piece: PP-EDGE-29.
        most_asked: how often a turn allows to ask for a lower bribe, or ANY_NUMBER: PP-EDGE-96.
        unconfirmed: 1 in games without the corrections of rules 2: a bribe that nobody can lower is
            paid without a question (PP-EDGE-96), and Blackmail outlives its card (PP-GEN-04).
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
        self.favored: i64 = tables.POLITICAL
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
        """Set all arrays to those of a position before the setup."""
        self.place = _zeros(tables.CARDS + 1)
        self.courts = _zeros(ROOM * self.players)
        self.hands = _zeros(ROOM * self.players)
        self.market = _zeros(SLOTS)
        self.coins = _no_counts(SLOTS)
        self.pieces = _zeros(places.PLACES)
        self.fresh = NO_FRESH[:]
        self.counts = _no_counts(_COUNTS)

    def slot_below(self, slot: i64) -> i64:
        """Read a slot of the decision under the innermost one, by its name in `frames`."""
        return self.stack[i64(len(self.stack)) - 2 * FRAME + slot]

    # Pieces

    def armies(self, coalition: i64, region: i64) -> i64:
        """Count a coalition's armies in a region."""
        return i64(self.pieces[places.army_place(coalition, region)])

    def roads(self, coalition: i64, border: i64) -> i64:
        """Count a coalition's roads on a border."""
        return i64(self.pieces[places.road_place(coalition, border)])

    def tribes(self, player: i64, region: i64) -> i64:
        """Count a player's tribes in a region."""
        return i64(self.pieces[places.tribe_place(player, region)])

    def gifts(self, player: i64) -> i64:
        """Return the number of a player's gifts. Rules: PP-GIFT-02."""
        count: i64 = 0
        for space in range(places.GIFT_SPACES):
            count += i64(self.pieces[places.gift_place(player, space)])
        return count

    def has_gift(self, player: i64, space: i64) -> bool:
        """Return whether a player's gift lies on a space of the dial."""
        return self.pieces[places.gift_place(player, space)] > 0

    def spies(self, card: i64, player: i64) -> i64:
        """Count a player's spies on a court card."""
        return i64(self.pieces[places.spy_place(card, player)])

    def cards_with_spies(self, player: i64) -> vec[i64]:
        """List the court cards on which a player has spies, in the order of their numbers."""
        cards: vec[i64] = vec[i64]()
        place = places.spy_place(1, player)
        for card in range(i64(1), tables.COURT_CARDS + 1):
            if self.pieces[place]:
                cards = append(cards, card)
            place += places.MOST_PLAYERS
        return cards

    def clear_place(self, place: i64) -> i64:
        """Remove all pieces from a place and return their number; their supply is unchanged."""
        count = i64(self.pieces[place])
        self.pieces[place] = 0
        self.fresh[place] = 0
        return count

    def is_used(self, card: i64) -> bool:
        """Return whether a court card has acted this turn."""
        return self.fresh[places.PLACES + card] > 0

    def mark_used(self, card: i64) -> None:
        """Record that a court card has acted this turn."""
        self.fresh[places.PLACES + card] = 1

    def forget_fresh(self) -> None:
        """Forget which pieces were placed and which cards acted this turn."""
        self.fresh = NO_FRESH[:]

    # Supplies

    def blocks(self, coalition: i64) -> i64:
        """Count a coalition's blocks in the supply."""
        return self.counts[_BLOCKS + coalition]

    def add_blocks(self, coalition: i64, count: i64) -> None:
        """Add blocks to a coalition's supply; a negative `count` takes them away."""
        self.counts[_BLOCKS + coalition] += count

    def cylinders(self, player: i64) -> i64:
        """Count a player's cylinders in the supply."""
        return self.counts[_CYLINDERS + player]

    def add_cylinders(self, player: i64, count: i64) -> None:
        """Add cylinders to a player's supply; a negative `count` takes them away."""
        self.counts[_CYLINDERS + player] += count

    def supply(self, place: i64, player: i64) -> i64:
        """Count the supply for a place: its coalition's blocks, or a player's cylinders."""
        return self.counts[_supply_of(place, player)]

    def add_to_supply(self, place: i64, player: i64, count: i64) -> None:
        """Add pieces to the supply for a place; a negative `count` takes them away."""
        self.counts[_supply_of(place, player)] += count

    # Counts of each player

    def money(self, player: i64) -> i64:
        """Return a player's rupees; the bank never runs out. Rules: PP-COMP-06."""
        return self.counts[_MONEY + player]

    def add_money(self, player: i64, rupees: i64) -> None:
        """Add rupees to a player's; a negative number takes them away."""
        self.counts[_MONEY + player] += rupees

    def points(self, player: i64) -> i64:
        """Count a player's victory points."""
        return self.counts[_POINTS + player]

    def add_points(self, player: i64, points: i64) -> None:
        """Add victory points to a player's."""
        self.counts[_POINTS + player] += points

    def loyalty(self, player: i64) -> i64:
        """Return the coalition a seat is loyal to, or -1."""
        return self.counts[_LOYALTY + player]

    def set_loyalty(self, player: i64, coalition: i64) -> None:
        """Set the coalition a seat is loyal to, or -1 for none."""
        self.counts[_LOYALTY + player] = coalition

    def stars(self, player: i64, suit: i64) -> i64:
        """Return the sum of the ranks of a player's court cards of a suit. Rules: PP-TERM-07."""
        return self.counts[_STARS + player * tables.SUITS + suit]

    def add_stars(self, player: i64, suit: i64, count: i64) -> None:
        """Add to the stars of a suit in a player's court; a negative `count` takes them away."""
        self.counts[_STARS + player * tables.SUITS + suit] += count

    def patriots(self, player: i64, coalition: i64) -> i64:
        """Count a coalition's patriots in a player's court."""
        return self.counts[_PATRIOTS + player * tables.COALITIONS + coalition]

    def add_patriots(self, player: i64, coalition: i64, count: i64) -> None:
        """Add to a coalition's patriots in a player's court; `count` may be negative."""
        self.counts[_PATRIOTS + player * tables.COALITIONS + coalition] += count

    def prizes(self, player: i64, coalition: i64) -> i64:
        """Count a player's prizes of a coalition."""
        return self.counts[_PRIZES + player * tables.COALITIONS + coalition]

    def add_prizes(self, player: i64, coalition: i64, count: i64) -> None:
        """Add to a player's prizes of a coalition; `count` may be negative."""
        self.counts[_PRIZES + player * tables.COALITIONS + coalition] += count

    def court_size(self, player: i64) -> i64:
        """Count a player's court cards."""
        return self.counts[_COURT_SIZE + player]

    def add_court_size(self, player: i64, count: i64) -> None:
        """Add to the number of a player's court cards; `count` may be negative."""
        self.counts[_COURT_SIZE + player] += count

    def hand_size(self, player: i64) -> i64:
        """Count a player's hand cards."""
        return self.counts[_HAND_SIZE + player]

    def add_hand_size(self, player: i64, count: i64) -> None:
        """Add to the number of a player's hand cards; `count` may be negative."""
        self.counts[_HAND_SIZE + player] += count

    def court_limit(self, player: i64) -> i64:
        """Return how many court cards a player may keep. Rules: PP-TERM-05."""
        return LEAST_COURT_LIMIT + self.stars(player, tables.POLITICAL)

    def lasting(self, event: i64) -> i64:
        """Return how an event is in force: NOT_IN_FORCE, THROWN, or `bought_by(player)`."""
        return self.counts[_LASTING + event - tables.FIRST_EVENT]

    def set_lasting(self, event: i64, how: i64) -> None:
        """Set how an event is in force: NOT_IN_FORCE, THROWN, or `bought_by(player)`."""
        self.counts[_LASTING + event - tables.FIRST_EVENT] = how


def _supply_of(place: i64, player: i64) -> i64:
    if places.is_block_place(place):
        return _BLOCKS + places.owner_of_place(place)
    return _CYLINDERS + player


def bought_by(player: i64) -> i64:
    """Return the code of an event in force that this player bought, or that names this player."""
    return 1 + player


def pending_frames(state: State) -> list[list[int]]:
    """Return every frame on the stack, the innermost last: a list of kind, seat and slots each."""
    stack = [int(number) for number in state.stack]
    return [stack[at : at + int(FRAME)] for at in range(0, len(stack), int(FRAME))]
