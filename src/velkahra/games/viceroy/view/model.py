"""The view of a seat of Viceroy, as data; `build` makes it.

This module stays interpreted: msgspec reads the annotations that compiling erases.
"""

import msgspec

Four = tuple[int, int, int, int]
"""A number for each colour: blue, red, green, yellow."""


class Laid(msgspec.Struct, frozen=True):
    """A card in a pyramid."""

    card: int  # its number
    level: int  # from 1
    column: int  # 0 is that of the first card
    # kind (see `tables.TOKEN_NAMES`) and number of what lies on it
    tokens: tuple[tuple[int, int], ...]
    tucked: tuple[int, ...]  # the cards under it
    circle: int  # the colour of the one-coloured circle it closes, or -1
    tint: int  # the colour it was given at the end, or -1
    free: bool  # it is a free card


class Player(msgspec.Struct, frozen=True):
    """A seat."""

    lowest: int  # the lowest number in the pyramid, which decides the order
    pyramid: tuple[Laid, ...]  # the cards, by level and column
    hand: tuple[int, ...] | None  # the cards in hand, None where they are hidden
    hand_size: int  # how many cards it has in hand
    seen: tuple[int, ...]  # the cards in hand that everybody saw being taken
    gems: Four | None  # gems behind the screen, None where hidden
    attack: int | None  # attack tokens, None where hidden
    held: tuple[int, ...]  # tokens in the pyramid, by kind
    unused: Four  # eternal gems that can still lower a cost in this building phase
    status: str  # "bidding", "served", "passed" or "skipping" in an auction, else ""
    out: bool  # builds no more in this phase
    skips: bool  # leaves out the next auction
    chosen: bool  # has chosen in secret
    choice: int | None  # that action, None where hidden
    bid: int  # what was revealed in this auction round and is not settled: 0..3, 4 attack, 5 empty
    played: int  # the card turned over in this building round that is still to be laid, or 0
    due: int  # gems that are still to be taken for passing, 0 where none are
    # the points now under each of the seven headings, None where hidden cards count for them
    points: tuple[int | None, ...]
    place: int  # the final place, 0 while the game goes on


class Robot(msgspec.Struct, frozen=True):
    """A virtual opponent: what it bid in this auction round, -1 before, and whether it is done."""

    bid: int
    done: bool


class Draw(msgspec.Struct, frozen=True):
    """The dealer's next draw: `kind` is the decision. Numbers that do not belong to it are -1."""

    kind: str
    seat: int  # for whom, in "back" (two of eight gems go back) and "deal" (a card into the hand)
    deck: int  # from which deck in "deal": 0 characters, 1 laws
    slot: int  # the place of the display in "show", as in `View.display`
    robot: int  # the virtual opponent that bids in "virtual", from 0


class Spot(msgspec.Struct, frozen=True):
    """A place for the card on turn."""

    level: int  # from 1
    column: int  # 0 is that of the first card
    legal: bool  # it can be laid there now
    cost: Four  # gems to pay
    less: Four  # eternal gems used
    short: Four  # gems missing, per colour
    circle: int  # the colour of the one-coloured circle it would close itself, or -1
    # colours of the circles that would become one-coloured, each with its gem if the supply has one
    closes: tuple[int, ...]
    gems: Four  # the gems that come for them, per colour
    left: int  # how many gems the supply then has for the reward
    replaces: int  # the card that lies there, or 0


class View(msgspec.Struct, frozen=True):
    """Everything `seat` may know now; it may be SPECTATOR, or OPEN, who sees all.

    Cards are their printed numbers (laws from 65). Colours are 0 blue, 1 red, 2 green, 3 yellow.
    """

    game: str
    seat: int
    seats: int
    laws: str  # the name of the set of laws
    corrected: bool  # the table plays by the corrections of rules 2
    always_drawn: bool  # it plays by draws in every auction (VC-EDGE-41)
    last_appointment: bool  # it plays with law 69 in round 12 (VC-EDGE-27)
    round: int  # 1 to 12, 0 before
    auction_round: int  # 1 to 3, 0 outside
    building_round: int  # 1 to 3, 0 outside
    phase: str  # "setup", "auction", "building", "end" or "over"
    ending: str  # how the game ended, "won", "shared" or (with one seat) "alone"; "" before
    decision: str  # a value of view.DECISIONS, "chance", or "over"
    deciders: tuple[int, ...]  # who decides
    card: int  # the card the decision is about, or 0
    colour: int  # the colour it is about, or -1
    left: int  # gems still to take, give or put back, cards still to put back
    least: int  # the fewest gems that can be taken or stored now, 0 where it can be left
    discards: int  # cards still to be discarded for virtual opponents, after the one asked for now
    display: tuple[int, ...]  # lower places of the four colours, then the upper ones; 0 for none
    supply: Four  # gems in the supply
    box: Four  # gems a virtual opponent may draw, per colour
    large: int  # cards in the large deck
    small: int  # cards in the small one
    law_deck: int  # laws in their deck
    # laws on top of their deck, the top one last; None if the viewer does not know them
    put_back: tuple[int | None, ...]
    robots: tuple[Robot, ...]  # the virtual opponents
    players: tuple[Player, ...]
    spots: tuple[Spot, ...]  # where the card on turn could go, for its owner
    fresh: tuple[int, ...]  # cards just taken that may be tucked, for their owner
    gone: tuple[int, ...]  # the discarded cards; hands too, once the game has ended
    memory: tuple[int, ...]  # for OPEN, who knows each card (bits of seats)
    # the events of the last action, kind and facts, as far as the viewer may know them
    last: tuple[tuple[str, dict[str, int]], ...]
    draw: Draw | None  # what the dealer draws now, None while somebody decides

    @property
    def mine(self) -> Player | None:
        """The viewer's own seat, if it has one."""
        return self.players[self.seat] if 0 <= self.seat < self.seats else None
