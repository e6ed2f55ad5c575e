"""The view of a seat of the camp game, as data; `build` makes it.

This module stays interpreted: msgspec reads the annotations that compiling erases.
"""

import msgspec

Code = tuple[int, int]
"""A row of the encoded picture, from 1, and its code: 16 * first + second dark mark."""


class InPlay(msgspec.Struct, frozen=True):
    """A permanent in play."""

    card: int  # its place in the set (`slots`)
    state: int  # 0 ready, 1 tired, 2 detained
    owners: tuple[int, ...]  # seats
    controllers: tuple[int, ...]  # seats
    used: tuple[int, ...]  # how often each of its abilities was used in its period


class Team(msgspec.Struct, frozen=True):
    """A team."""

    power: int  # an index of `language.POWERS`
    sb: int
    bm: int
    points: int
    debt: int
    rank: int  # place in the partial game of this round, 0 before
    how: int  # in that game: 0 it took part, 1 it was missing, 2 it gets nothing
    place: int  # position in the order of turns from 1, 0 before
    joker: bool  # it still has its joker
    chosen: bool  # it has chosen whether to bet it this round
    bet: int | None  # the seat it bets on, -1 for none, None where that is hidden
    special: int  # its special ability: 0 unused, 1 in play, 2 spent
    returning: bool  # a spy comes back to it when its turn begins, unless it waives
    hand: tuple[int, ...] | None  # cards of its own in hand, None where they are hidden
    hand_size: int  # how many cards it holds, joint ones too
    limit: int | None  # how many cards it may hold, None where that is hidden
    deck: int  # cards in its deck
    pile: tuple[int, ...]  # its discard pile, the top card first
    # what it has in play, the oldest first; joint permanents stand with each ally
    table: tuple[InPlay, ...]
    pieces: int  # how many clues it has
    coming: int  # how many clues it will get after this turn
    rows: tuple[Code, ...] | None  # its clues with their codes, None where hidden
    due: tuple[int, ...] | None  # which rows are coming
    pacts: tuple[int, ...]  # the seats it co-operates with
    guessed: bool  # it has handed in a square in this turn
    guess: int | None  # that square, -1 for none, None where hidden
    guesses: tuple[tuple[int, int], ...] | None  # wrong squares it named, with their rounds
    won: bool  # it is a winner, once the game is over


class Group(msgspec.Struct, frozen=True):
    """A group of teams that has a joint deck."""

    group: int  # an index of `card_ids.GROUPS`
    seats: tuple[int, ...]  # its teams
    complete: bool  # all of them co-operate
    deck: int  # cards in the deck
    hand: tuple[int, ...] | None  # the joint cards in hand, None where hidden
    hand_size: int  # how many joint cards it has in hand
    pile: tuple[int, ...]  # the joint pile, the top card first


class Price(msgspec.Struct, frozen=True):
    """The price of a hand card (its place in the set) now; `rule` forbids playing it, or ""."""

    card: int
    sb: int
    bm: int
    rule: str


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything `seat` may know now; it may be SPECTATOR, or OPEN, who sees all."""

    game: str
    seat: int
    seats: int
    cards: str  # the name of the set of cards
    by_hand: bool  # results of partial games are entered by the organiser
    any_time: bool  # a co-operation can be offered and left at any time
    round: int  # the round that is played, from 1, 0 before
    rounds: int  # how many rounds there are to be
    # "setup", "game" (the partial game and what belongs to it), "order", "refresh", "draw", "main",
    # "discard", "end" (after a turn), or "over"
    phase: str
    # a value of `build.DECISIONS`, "chance", "cards", "desk", "results", or "over"
    decision: str
    deciders: tuple[int, ...]  # who decides
    turn: int  # the seat whose turn it is, or -1
    card: int  # the card or source the decision is about, or -1
    other: int  # a team it is about, or -1
    group: int  # a joint deck it is about, or -1
    left: int | None  # how many are still to be chosen, None where that is hidden
    deed: str  # what will be done to the cards that are chosen, an op name, or ""
    # SB the decision is about: for one BM, for a joint draw (of a pair, where the group is not
    # chosen yet), for the decider's share of a joint card, or to be shared out; 0 for none, None
    # where that is hidden
    cost: int | None
    size: int  # squares along a side of the map
    marks: tuple[str, ...]  # the rows of the encoded picture, as letters
    codes: tuple[int, ...]  # for OPEN, every code
    square: int | None  # where T. H. is (24 * column + line), None where that is hidden
    finder: int  # who has found T. H., or -1
    finders: tuple[int, ...]  # the finder and those that came as early
    teams: tuple[Team, ...]
    groups: tuple[Group, ...]  # the joint decks of the powers that play
    # sources of what holds for a time: seat and until (`opcodes.UNTILS`)
    lasting: tuple[tuple[int, int], ...]
    # for each team the cards that the viewer knows to be in its hand
    knows: tuple[tuple[int, ...], ...]
    tops: tuple[tuple[int, ...], ...]  # those it knows to lie on top of each team's deck
    bottoms: tuple[tuple[int, ...], ...]  # those at its bottom, the lowest card first
    peeks: tuple[tuple[int, ...], ...]  # rows it knows each team to have
    prices: tuple[Price, ...]  # for the cards in the viewer's own hand, joint ones too
    studies: bool  # the viewer may look which cards are in its own deck
    # all cards of the viewer's own deck that are not elsewhere in its sight, while it may look
    deck_list: tuple[int, ...]
    # for OPEN, who knows each card, where it lies in a deck, and who knows of whose rows
    memory: tuple[int, ...]
    # the events of the last action, kind and facts, as far as the viewer may know them
    last: tuple[tuple[str, dict[str, int]], ...]
    turn_number: int  # which turn of the round is played, from 1; 0 outside turns
    # what the dealer or the organiser is about to say, a value of `build.CHANCES`, or "" while
    # a team decides
    chance: str
    chance_seat: int  # the team it is about, or -1
    # "last-round" once the game is over, which is its only end, else ""; `finder` says whether
    # T. H. was found
    ending: str
    ground: str = ""  # the address of the camp's own map, "" without one
    metres: int = 0  # how long a square's side is on it, 0 if nobody has said

    @property
    def mine(self) -> Team | None:
        """The viewer's own team, if it has one."""
        return self.teams[self.seat] if 0 <= self.seat < self.seats else None
