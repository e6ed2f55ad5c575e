"""The view of a seat of Pax Pamir, as data; `build` makes it.

This module stays interpreted: msgspec reads the annotations that compiling erases.
"""

import msgspec


class Slot(msgspec.Struct, frozen=True):
    """A space of the market.

    Attributes:
        card: what lies there, 0 for nothing.
        rupees: the rupees on it.
        price: what it costs the viewer now; for who has no seat, the active player.
        free: an Influence ability makes it free.
        barred: the active player put a rupee on it this turn.
        buyable: the viewer has the turn and could pay for it now, actions left aside.
    """

    card: int
    rupees: int
    price: int
    free: bool
    barred: bool
    buyable: bool


class CourtCard(msgspec.Struct, frozen=True):
    """A card in a court.

    Attributes:
        card: its number.
        spies: the spies of each player on it.
        holder: who holds it hostage, or -1; the bribe is `spies[holder]`.
        used: it has acted this turn.
        bonus: acting with it is a bonus action for its owner now.
        usable: its owner has the turn and can act with it now.
    """

    card: int
    spies: tuple[int, ...]
    holder: int
    used: bool
    bonus: bool
    usable: bool


class Player(msgspec.Struct, frozen=True):
    """A seat, or Wakhan.

    Attributes:
        loyalty: coalition, -1 before it is chosen and for Wakhan.
        money, points: rupees and victory points.
        shelter: rupees that no tax takes; `taxable` those that one may.
        may_be_taxed: the viewer rules where this player has a court card, money aside.
        stars: per suit.
        court: from left to right; court_limit, hand_limit: what cleanup leaves.
        hand: the cards in hand, None where they are hidden; hand_size: how many.
        gifts: for each of the three spaces whether a gift is on it.
        prizes: the cards won.
        supply: cylinders left; out: cylinders in play.
        influence: with the own coalition; for Wakhan with each of the three, in their order.
        scores: what a dominance check now would give.
        place: the final place's share of the victory, 0 while the game goes on.
    """

    loyalty: int
    money: int
    points: int
    shelter: int
    taxable: int
    may_be_taxed: bool
    stars: tuple[int, ...]
    court: tuple[CourtCard, ...]
    court_limit: int
    hand: tuple[int, ...] | None
    hand_size: int
    hand_limit: int
    gifts: tuple[bool, bool, bool]
    prizes: tuple[int, ...]
    supply: int
    out: int
    influence: tuple[int, ...]
    scores: int
    share: float


class Region(msgspec.Struct, frozen=True):
    """A region: armies of each coalition, tribes of each player, the ruler or -1."""

    armies: tuple[int, int, int]
    tribes: tuple[int, ...]
    ruler: int


class Dominance(msgspec.Struct, frozen=True):
    """The result of a dominance check, if it came now.

    Attributes:
        blocks: in play, per coalition; supply: left, per coalition.
        margin: the lead that dominates.
        coalition: the one that would dominate, or 3 for none.
        gone: dominance checks gone; the fourth is the last and counts double.
        last: the next check resolved is certainly the last one.
    """

    blocks: tuple[int, int, int]
    supply: tuple[int, int, int]
    margin: int
    coalition: int
    gone: int
    last: bool


class Lasting(msgspec.Struct, frozen=True):
    """An event in force for a player (-1: for all); `thrown` from the market, not bought."""

    card: int
    player: int
    thrown: bool


class Bribe(msgspec.Struct, frozen=True):
    """A bribe that is haggled over.

    Attributes:
        payer, holder: the players; card: what for; playing: it is to be played, not to act.
        full: the whole bribe; asked: what the holder asks for now; offered: -1, or the offer that
            waits for an answer; haggle: the payer can still ask for less.
        requests: how often one may still ask for less this turn, -1 without a limit.
        able: the payer has what is asked.
    """

    payer: int
    holder: int
    card: int
    playing: bool
    full: int
    asked: int
    offered: int
    haggle: bool
    requests: int
    able: bool = True


class Battle(msgspec.Struct, frozen=True):
    """A battle: how many pieces are still to be removed, all of them if `exact`."""

    pieces: int
    exact: bool


class Automaton(msgspec.Struct, frozen=True):
    """Wakhan's card and what it says: card 0 before the first.

    Attributes:
        back: index of the back that shows, -1 before it does; left: cards in her draw pile.
        loyalty: her pragmatic loyalty, 3 without a card.
        column, upper: where the arrows point: column of the market, upper row or not.
        line: the index of the line she tries next; bonus: she takes bonus actions now.
    """

    card: int
    back: int
    left: int
    loyalty: int
    column: int
    upper: bool
    line: int
    bonus: bool


class View(msgspec.Struct, frozen=True):
    """Everything `seat` may know now; it may be SPECTATOR, or OPEN, who sees all hands.

    Players are seats, Wakhan (`wakhan`, or -1) the last one. Cards are their printed numbers.
    Regions, coalitions, suits and borders are indices into the names of `facts`.

    Attributes:
        order: the players clockwise, beginning with the viewer or the first.
        favored: the favored suit.
        turn_number: the turns that have begun.
        active: whose turn it is, -1 before the start; left: actions still to take.
        decision: a value of DECISIONS, or "over"; deciders: the seats that decide.
        pending: the frame of the decision, without kind and player: see `state`; for a road also
            which of the card's roads it is, from 1, and how many there are.
        gap: the space of the market that the next card drawn comes to, or -1.
        market: the upper row from the left, then the lower one.
        deck: cards in the deck; pile: the pile drawn from, 0 to 5, and what is left in it: court
            cards, events, dominance checks; discarded: the cards that all have seen go.
        roads: per border the roads of each coalition.
        over: 0, 1 a lead of four points, 2 after the last check.
        ending: the same as a word of ENDINGS.
        last: the events of the last action, kind and facts, as far as the viewer may know them.
    """

    game: str
    seat: int
    seats: int
    wakhan: int
    order: tuple[int, ...]
    favored: int
    turn_number: int
    active: int
    left: int
    decision: str
    deciders: tuple[int, ...]
    pending: tuple[int, int, int, int]
    gap: int
    market: tuple[Slot, ...]
    deck: int
    pile: tuple[int, int, int, int]
    discarded: tuple[int, ...]
    players: tuple[Player, ...]
    regions: tuple[Region, ...]
    roads: tuple[tuple[int, int, int], ...]
    dominance: Dominance
    lasting: tuple[Lasting, ...]
    bribe: Bribe | None
    battle: Battle | None
    automaton: Automaton | None
    over: int
    ending: str
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
