"""The view of a seat of Pax Pamir, as data; `build` makes it.

This module stays interpreted: msgspec reads the annotations that compiling erases.
"""

import msgspec


class Slot(msgspec.Struct, frozen=True):
    """A space of the market."""

    card: int  # the card there, 0 for none
    rupees: int  # the rupees on it
    price: int  # its price now for the viewer, or for the active player if the viewer has no seat
    free: bool  # an Influence ability makes it free
    barred: bool  # the active player put a rupee on it this turn
    buyable: bool  # the viewer has the turn and could pay for it now, actions left aside


class CourtCard(msgspec.Struct, frozen=True):
    """A card in a court."""

    card: int  # its number
    spies: tuple[int, ...]  # the spies of each player on it
    holder: int  # who holds it hostage, or -1; the bribe is `spies[holder]`
    used: bool  # it has acted this turn
    bonus: bool  # acting with it is a bonus action for its owner now
    usable: bool  # its owner has the turn and can act with it now


class Player(msgspec.Struct, frozen=True):
    """A seat, or Wakhan."""

    loyalty: int  # coalition, -1 before it is chosen and for Wakhan
    money: int  # rupees
    points: int  # victory points
    shelter: int  # rupees that no tax takes
    taxable: int  # rupees that a tax may take
    may_be_taxed: bool  # the viewer rules where this player has a court card, money aside
    stars: tuple[int, ...]  # stars of its court, per suit
    court: tuple[CourtCard, ...]  # from left to right
    court_limit: int  # how many cards cleanup leaves in it
    hand: tuple[int, ...] | None  # the cards in hand, None where they are hidden
    hand_size: int  # how many cards it has in hand
    hand_limit: int  # how many cards cleanup leaves in hand
    gifts: tuple[bool, bool, bool]  # for each of the three spaces whether a gift is on it
    prizes: tuple[int, ...]  # the cards won
    supply: int  # cylinders left
    out: int  # cylinders in play
    # influence with the own coalition; for Wakhan with each of the three, in their order
    influence: tuple[int, ...]
    scores: int  # the points that a dominance check now would give
    share: float  # the final place's share of the victory, 0 while the game goes on


class Region(msgspec.Struct, frozen=True):
    """A region: armies of each coalition, tribes of each player, the ruler or -1."""

    armies: tuple[int, int, int]
    tribes: tuple[int, ...]
    ruler: int


class Dominance(msgspec.Struct, frozen=True):
    """The result of a dominance check, if it came now."""

    blocks: tuple[int, int, int]  # blocks in play, per coalition
    supply: tuple[int, int, int]  # blocks left, per coalition
    margin: int  # the lead that dominates
    coalition: int  # the one that would dominate, or 3 for none
    gone: int  # dominance checks gone; the fourth is the last and counts double
    last: bool  # the next check resolved is certainly the last one


class Lasting(msgspec.Struct, frozen=True):
    """An event in force for a player (-1: for all); `thrown` from the market, not bought."""

    card: int
    player: int
    thrown: bool


class Bribe(msgspec.Struct, frozen=True):
    """A bribe that is haggled over."""

    payer: int  # a player
    holder: int  # a player
    card: int  # the card it is paid for
    playing: bool  # it is to be played, not to act
    full: int  # the whole bribe
    asked: int  # the rupees that the holder asks for now
    offered: int  # -1, or the offer that waits for an answer
    haggle: bool  # the payer can still ask for less
    requests: int  # how often one may still ask for less this turn, -1 without a limit
    able: bool = True  # the payer has the rupees that are asked for


class Battle(msgspec.Struct, frozen=True):
    """A battle: how many pieces are still to be removed, all of them if `exact`."""

    pieces: int
    exact: bool


class Automaton(msgspec.Struct, frozen=True):
    """Wakhan's card and what it says."""

    card: int  # its number, 0 before the first
    back: int  # index of the back that shows, -1 before it does
    left: int  # cards in her draw pile
    loyalty: int  # her pragmatic loyalty, 3 without a card
    column: int  # the column of the market to which the arrows point
    upper: bool  # they point to its upper row
    line: int  # the index of the line she tries next
    bonus: bool  # she takes bonus actions now


class View(msgspec.Struct, frozen=True):
    """Everything `seat` may know now; it may be SPECTATOR, or OPEN, who sees all hands.

    Players are seats, Wakhan (`wakhan`, or -1) the last one. Cards are their printed numbers.
    Regions, coalitions, suits and borders are indices into the names of `facts`.
    """

    game: str
    seat: int
    seats: int
    wakhan: int
    order: tuple[int, ...]  # the players clockwise, beginning with the viewer or the first
    favored: int  # the favored suit
    turn_number: int  # the turns that have begun
    active: int  # whose turn it is, -1 before the start
    left: int  # actions still to take
    decision: str  # a value of DECISIONS, or "over"
    deciders: tuple[int, ...]  # the seats that decide
    # the frame of the decision, without kind and player: see `state`; for a road also which of the
    # card's roads it is, from 1, and how many there are
    pending: tuple[int, int, int, int]
    gap: int  # the space of the market that the next card drawn comes to, or -1
    market: tuple[Slot, ...]  # the upper row from the left, then the lower one
    deck: int  # cards in the deck
    # the pile drawn from, 0 to 5, and how many court cards, events and dominance checks it has
    pile: tuple[int, int, int, int]
    discarded: tuple[int, ...]  # the cards that all have seen go
    players: tuple[Player, ...]
    regions: tuple[Region, ...]
    roads: tuple[tuple[int, int, int], ...]  # per border the roads of each coalition
    dominance: Dominance
    lasting: tuple[Lasting, ...]
    bribe: Bribe | None
    battle: Battle | None
    automaton: Automaton | None
    over: int  # 0, 1 a lead of four points, 2 after the last check
    ending: str  # the same as a word of ENDINGS
    # the events of the last action, kind and facts, as far as the viewer may know them
    last: tuple[tuple[str, dict[str, int]], ...]

    @property
    def hand(self) -> tuple[int, ...]:
        """The viewer's own hand; empty for a viewer without a seat."""
        hand = self.players[self.seat].hand if self.seat >= 0 else ()
        return hand or ()

    @property
    def most_taxed(self) -> int:
        """The rupees the viewer can still take in the tax that it collects. Rules: PP-TAX-01."""
        there = sum(slot.rupees for slot in self.market)
        there += sum(player.taxable for player in self.players if player.may_be_taxed)
        return min(self.pending[0], there)
