"""The view of a seat of Tigris & Euphrates, as data; `build` makes it. Rules: TE-EDGE-85."""

import msgspec

Four = tuple[int, int, int, int]


class Conflict(msgspec.Struct, frozen=True):
    """A conflict that waits for tiles from the hands."""

    kind: str  # "revolt" or "war"
    colour: int  # that of the tiles that count
    attacker: int  # a leader, seat * 4 + office
    defender: int
    attack: int  # the attacker's strength, hidden tiles left out
    defence: int
    added: int  # the tiles that the attacker has added, -1 before
    # the legal numbers for the viewer who must add now, and for OPEN; empty for everybody else
    numbers: tuple[int, ...]


class Draw(msgspec.Struct, frozen=True):
    """The dealer's next draw: "first" (who begins) or "refill" (`tiles` for `seat`, else -1)."""

    kind: str
    seat: int
    tiles: int


class FinalRank(msgspec.Struct, frozen=True):
    """A seat's final place, from 1, and its points by colour with the treasures assigned.

    `assigned` says how many treasures each colour got.
    """

    seat: int
    place: int
    points: Four
    assigned: Four


class View(msgspec.Struct, frozen=True):
    """Everything `seat` may know now; it may be SPECTATOR, or OPEN, who sees all.

    Spaces are row * 16 + column. Colours are 0 red, 1 blue, 2 green, 3 black; offices have the same
    numbers (priest, farmer, trader, king). A leader is seat * 4 + office.
    """

    game: str
    board: str  # "standard" or "advanced"
    english: bool  # the English variant is played
    open_points: bool  # everybody sees everybody's points
    seat: int
    seats: int
    dynasties: tuple[str, ...]
    # the contents of each of the 176 spaces: 0 nothing, 1..4 a face-up tile of colour - 1, 5..8 a
    # face-down one (under a monument), 9 a catastrophe tile, 16..31 a leader
    cells: tuple[int, ...]
    # the leaders of the kingdom each space belongs to, as a bit set; 0 for none
    kingdoms: tuple[int, ...]
    treasures: tuple[int, ...]  # the spaces with a treasure, ascending
    monuments: tuple[int, ...]  # for each of the six, its north-west space, or -1
    union: int  # the space under the unification tile, or -1
    leaders: tuple[int, ...]  # the space of each leader, or -1 when off the board
    # for each leader on the board, the tiles of its colour in its kingdom
    supporters: tuple[int, ...]
    temples: tuple[int, ...]  # for each leader on the board, the face-up temples next to it
    # per seat the tiles in hand per colour, None where they are hidden from the viewer
    hands: tuple[Four | None, ...]
    hand_sizes: tuple[int, ...]  # the number of tiles in each hand
    # per seat the tiles put away in swaps per colour, None for all but OPEN
    swapped: tuple[Four | None, ...]
    # per seat the points per colour, None where they are hidden from the viewer
    points: tuple[Four | None, ...]
    held: tuple[int | None, ...]  # per seat the treasures taken, None where hidden
    catastrophes: tuple[int, ...]  # the catastrophe tiles each seat has left
    bag: int  # the number of tiles in the bag
    in_bag: Four | None  # the tiles in the bag per colour, None for all but OPEN
    turn_number: int  # the turns that have begun
    active: int  # the seat whose turn it is, -1 before the start
    actions_left: int  # actions the active seat may still take this turn
    # the decision: "turn", "add", "war", "monument", "treasure", "chance" or "over"
    decision: str
    deciders: tuple[int, ...]  # the seats that decide now
    conflict: Conflict | None  # the conflict being fought, if any
    war_colours: tuple[int, ...]  # the colours among which the active seat chooses the next war
    # the (north-west space, monument) pairs that can be built now
    squares: tuple[tuple[int, int], ...]
    takeable: tuple[int, ...]  # the treasure spaces the trader's owner may take now
    treasures_due: int  # the treasures the trader's owner must take still, counting this one
    draw: Draw | None  # what the dealer draws now, None while somebody decides
    last: tuple[int, ...]  # the spaces the last action touched
    standings: tuple[FinalRank, ...]  # the final ranking, best first; empty while the game goes on
    # which way the game ended: "treasures" (at most two were left), "bag" (it held too few tiles
    # for a refill), or "" while it goes on
    ending: str

    @property
    def hand(self) -> Four | None:
        """The viewer's own tiles per colour; None for a viewer without a seat."""
        return self.hands[self.seat] if self.seat >= 0 else None
