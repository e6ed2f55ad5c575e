"""The view of a seat of the camp game, as data; `build` makes it.

This module stays interpreted: msgspec reads the annotations that compiling erases.
"""

import msgspec

Code = tuple[int, int]
"""A row of the encoded picture, from 1, and its code: 16 * first + second dark mark."""


class InPlay(msgspec.Struct, frozen=True):
    """A permanent in play.

    Attributes:
        card: its place in the set (`slots`).
        state: 0 ready, 1 tired, 2 detained.
        owners, controllers: seats.
        used: how often each of its abilities was used in its period.
    """

    card: int
    state: int
    owners: tuple[int, ...]
    controllers: tuple[int, ...]
    used: tuple[int, ...]


class Team(msgspec.Struct, frozen=True):
    """A team.

    Attributes:
        power: an index of `language.POWERS`.
        rank: place in the partial game of this round, 0 before; place: position in the order of
            turns from 1, 0 before.
        how: in that game 0 it took part, 1 it was missing, 2 it gets nothing.
        joker: it still has its joker; chosen: it has chosen whether to bet it this round;
            bet: the seat it bets on, -1 for none, None where that is hidden.
        special: its special ability: 0 unused, 1 in play, 2 spent.
        hand: cards of its own in hand, None where they are hidden; hand_size: how many cards it
            holds, joint ones too.
        limit: how many it may hold, None where that is hidden.
        deck: cards in its deck; pile: its discard pile, the top card first.
        table: what it has in play, the oldest first; joint permanents stand with each ally.
        returning: a spy comes back to it when its turn begins, unless it waives.
        pieces: how many clues it has; coming: how many it will get after this turn.
        rows: which, with their codes, None where hidden; due: which rows are coming.
        pacts: the seats it co-operates with.
        guessed: it has handed in a square in this turn; guess: which, -1 for none.
        guesses: wrong squares it named, with their rounds.
        won: 1 for a winner once the game is over.
    """

    power: int
    sb: int
    bm: int
    points: int
    debt: int
    rank: int
    how: int
    place: int
    joker: bool
    chosen: bool
    bet: int | None
    special: int
    returning: bool
    hand: tuple[int, ...] | None
    hand_size: int
    limit: int | None
    deck: int
    pile: tuple[int, ...]
    table: tuple[InPlay, ...]
    pieces: int
    coming: int
    rows: tuple[Code, ...] | None
    due: tuple[int, ...] | None
    pacts: tuple[int, ...]
    guessed: bool
    guess: int | None
    guesses: tuple[tuple[int, int], ...] | None
    won: bool


class Group(msgspec.Struct, frozen=True):
    """A group of teams that has a joint deck.

    Attributes:
        group: an index of `card_ids.GROUPS`; seats: its teams; complete: all of them co-operate.
        deck: cards in the deck; hand: the joint cards in hand, None where hidden; hand_size.
        pile: the joint pile, the top card first.
    """

    group: int
    seats: tuple[int, ...]
    complete: bool
    deck: int
    hand: tuple[int, ...] | None
    hand_size: int
    pile: tuple[int, ...]


class Price(msgspec.Struct, frozen=True):
    """The price of a hand card (its place in the set) now; `rule` forbids playing it, or ""."""

    card: int
    sb: int
    bm: int
    rule: str


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything `seat` may know now; it may be SPECTATOR, or OPEN, who sees all.

    Attributes:
        cards: the name of the set of cards.
        by_hand: results of partial games are entered by the organiser.
        any_time: a co-operation can be offered and left at any time.
        round, rounds: the round that is played, from 1, 0 before; how many there are to be.
        phase: "setup", "game" (the partial game and what belongs to it), "order", "refresh",
            "draw", "main", "discard", "end" (after a turn), or "over".
        decision: a value of `build.DECISIONS`, "chance", "cards", "desk",
            "results", or "over";
            deciders: who decides.
        turn: the seat whose turn it is, or -1.
        card: the card or source the decision is about, or -1; other: a team it is about, or -1;
            group: a joint deck it is about, or -1; left: how many are still to be chosen, None
            where that is hidden.
        deed: what will be done to the cards that are chosen, an op name, or "".
        cost: SB the decision is about: for one BM, for a joint draw (of a pair, where the group is
            not chosen yet), for the decider's share of a joint card, or to be shared out; 0 for
            none, None where that is hidden.
        size: squares along a side of the map; marks: the rows of the encoded picture, as letters.
        codes: for OPEN, every code; square: where T. H. is (24 * column + line), None where
            that is hidden.
        finder: who has found T. H., or -1; finders: it and those that came as early.
        groups: the joint decks of the powers that play.
        lasting: sources of what holds for a time: seat and until (`opcodes.UNTILS`).
        knows: for each team the cards that the viewer knows to be in its hand; tops: those it
            knows to lie on top of the team's deck; bottoms: at its bottom, the lowest card first;
            peeks: rows it knows the team to have.
        prices: for the cards in the viewer's own hand, joint ones too.
        studies: the viewer may look which cards are in its own deck.
        deck_list: all cards of the viewer's own deck that are not elsewhere in its sight, while
            it may look.
        memory: for OPEN, who knows each card, where it lies in a deck, and who knows of whose rows.
        last: the events of the last action, kind and facts, as far as the viewer may know them.
        turn_number: which turn of the round is played, from 1; 0 outside turns.
        chance: what the dealer or the organiser is about to say, a value of `build.CHANCES`,
            or "" while a team decides; chance_seat: the team it is about, or -1.
        ground: the address of the camp's own map, "" without one; metres: how long a square's side
            is on it, 0 if nobody has said.
        ending: "last-round" once the game is over, which is its only end, else ""; `finder` says
            whether T. H. was found.
    """

    game: str
    seat: int
    seats: int
    cards: str
    by_hand: bool
    any_time: bool
    round: int
    rounds: int
    phase: str
    decision: str
    deciders: tuple[int, ...]
    turn: int
    card: int
    other: int
    group: int
    left: int | None
    deed: str
    cost: int | None
    size: int
    marks: tuple[str, ...]
    codes: tuple[int, ...]
    square: int | None
    finder: int
    finders: tuple[int, ...]
    teams: tuple[Team, ...]
    groups: tuple[Group, ...]
    lasting: tuple[tuple[int, int], ...]
    knows: tuple[tuple[int, ...], ...]
    tops: tuple[tuple[int, ...], ...]
    bottoms: tuple[tuple[int, ...], ...]
    peeks: tuple[tuple[int, ...], ...]
    prices: tuple[Price, ...]
    studies: bool
    deck_list: tuple[int, ...]
    memory: tuple[int, ...]
    last: tuple[tuple[str, dict[str, int]], ...]
    turn_number: int
    chance: str
    chance_seat: int
    ending: str
    ground: str = ""
    metres: int = 0

    @property
    def mine(self) -> Team | None:
        """The viewer's own team, if it has one."""
        return self.teams[self.seat] if 0 <= self.seat < self.seats else None
