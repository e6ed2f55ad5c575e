"""The view of a seat of Viceroy, as data; `build` makes it.

This module stays interpreted: msgspec reads the annotations that compiling erases.
"""

import msgspec

Four = tuple[int, int, int, int]
"""A number for each colour: blue, red, green, yellow."""


class Laid(msgspec.Struct, frozen=True):
    """A card in a pyramid.

    Attributes:
        card: its number; level from 1; column: 0 is that of the first card.
        tokens: kind (see `tables.TOKEN_NAMES`) and number of what lies on it.
        tucked: the cards under it.
        circle: the colour of the one-coloured circle it closes, or -1; tint: the colour it was
            given at the end, or -1.
        free: it is a free card.
    """

    card: int
    level: int
    column: int
    tokens: tuple[tuple[int, int], ...]
    tucked: tuple[int, ...]
    circle: int
    tint: int
    free: bool


class Player(msgspec.Struct, frozen=True):
    """A seat.

    Attributes:
        lowest: the lowest number in the pyramid, which decides the order.
        pyramid: the cards, by level and column.
        hand: the cards in hand, None where they are hidden; hand_size: how many.
        seen: the cards in hand that everybody saw being taken.
        gems: behind the screen, None where hidden; attack: attack tokens, None where hidden.
        held: tokens in the pyramid, by kind.
        unused: eternal gems that can still lower a cost in this building phase.
        status: "bidding", "served", "passed" or "skipping" in an auction, else "".
        out: builds no more in this phase; skips: leaves out the next auction.
        chosen: has chosen in secret; choice: the action, None where hidden.
        bid: what was revealed in this auction round and is not settled: 0..3, 4 attack, 5 empty.
        played: the card turned over in this building round that is still to be laid, or 0.
        due: gems that are still to be taken for passing, 0 where none are.
        points: the seven headings as they stand now, None where they rest on what is hidden.
        place: the final place, 0 while the game goes on.
    """

    lowest: int
    pyramid: tuple[Laid, ...]
    hand: tuple[int, ...] | None
    hand_size: int
    seen: tuple[int, ...]
    gems: Four | None
    attack: int | None
    held: tuple[int, ...]
    unused: Four
    status: str
    out: bool
    skips: bool
    chosen: bool
    choice: int | None
    bid: int
    played: int
    due: int
    points: tuple[int | None, ...]
    place: int


class Robot(msgspec.Struct, frozen=True):
    """A virtual opponent: what it bid in this auction round, -1 before, and whether it is done."""

    bid: int
    done: bool


class Draw(msgspec.Struct, frozen=True):
    """The dealer's next draw: `kind` is the decision.

    Attributes:
        seat: for whom, in "back" (two of eight gems go back) and "deal" (a card into the hand).
        deck: from which deck in "deal": 0 characters, 1 laws.
        slot: the place of the display in "show", as in `View.display`.
        robot: the virtual opponent that bids in "virtual", from 0. All are -1 elsewhere.
    """

    kind: str
    seat: int
    deck: int
    slot: int
    robot: int


class Spot(msgspec.Struct, frozen=True):
    """A place for the card on turn.

    Attributes:
        level, column: where; legal: it can be laid there now.
        cost: gems to pay; less: eternal gems used; short: gems missing, per colour.
        circle: the colour of the one-coloured circle it would close itself, or -1.
        closes: the colours of the circles that would become one-coloured, each with its gem if the
            supply has one; gems: the gems that come for them, per colour.
        left: how many gems the supply then has for the reward.
        replaces: the card that lies there, or 0.
    """

    level: int
    column: int
    legal: bool
    cost: Four
    less: Four
    short: Four
    circle: int
    closes: tuple[int, ...]
    gems: Four
    left: int
    replaces: int


class View(msgspec.Struct, frozen=True):
    """Everything `seat` may know now; it may be SPECTATOR, or OPEN, who sees all.

    Cards are their printed numbers (laws from 65). Colours are 0 blue, 1 red, 2 green, 3 yellow.

    Attributes:
        laws: the name of the set of laws.
        corrected, always_drawn, last_appointment: whether the table plays by the corrections of
            rules 2, by draws in every auction (VC-EDGE-41), and with law 69 in round 12
            (VC-EDGE-27).
        round: 1 to 12, 0 before; auction_round, building_round: 1 to 3, 0 outside.
        phase: "setup", "auction", "building", "end" or "over".
        ending: how the game ended, "won", "shared" or (with one seat) "alone"; "" before.
        decision: a value of view.DECISIONS, "chance", or "over"; deciders: who decides.
        card: the card the decision is about, or 0; colour: the colour it is about, or -1.
        left: gems still to take, give or put back, cards still to put back.
        least: the fewest gems that can be taken or stored now, 0 where it can be left.
        discards: cards still to be discarded for virtual opponents, after the one asked for now.
        display: lower places of the four colours, then the upper ones; 0 for none.
        supply: gems in the supply; box: gems a virtual opponent may draw, per colour.
        large, small, law_deck: cards in the decks.
        put_back: laws on top of their deck, the top one last: None for who does not know them.
        robots: the virtual opponents.
        spots: where the card on turn could go, for its owner.
        fresh: cards just taken that may be tucked, for their owner.
        gone: the discarded cards; hands too, once the game has ended.
        memory: for OPEN, who knows each card (bits of seats).
        last: the events of the last action, kind and facts, as far as the viewer may know them.
        draw: what the dealer draws now, None while somebody decides.
    """

    game: str
    seat: int
    seats: int
    laws: str
    corrected: bool
    always_drawn: bool
    last_appointment: bool
    round: int
    auction_round: int
    building_round: int
    phase: str
    ending: str
    decision: str
    deciders: tuple[int, ...]
    card: int
    colour: int
    left: int
    least: int
    discards: int
    display: tuple[int, ...]
    supply: Four
    box: Four
    large: int
    small: int
    law_deck: int
    put_back: tuple[int | None, ...]
    robots: tuple[Robot, ...]
    players: tuple[Player, ...]
    spots: tuple[Spot, ...]
    fresh: tuple[int, ...]
    gone: tuple[int, ...]
    memory: tuple[int, ...]
    last: tuple[tuple[str, dict[str, int]], ...]
    draw: Draw | None

    @property
    def mine(self) -> Player | None:
        """The viewer's own seat, if it has one."""
        return self.players[self.seat] if 0 <= self.seat < self.seats else None
