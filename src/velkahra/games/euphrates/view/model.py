"""The view of a seat of Tigris & Euphrates, as data; `build` makes it. Rules: TE-EDGE-85."""

import msgspec

Four = tuple[int, int, int, int]


class Conflict(msgspec.Struct, frozen=True):
    """A conflict that waits for tiles from the hands.

    `kind` is "revolt" or "war", `colour` that of the tiles that count. `attacker` and `defender`
    are leaders, indices seat * 4 + office; `attack` and `defence` are their strengths without what
    is still hidden; `added` is what the attacker has added, -1 while that is open. `numbers` are
    the legal numbers for the viewer who must add now, and for OPEN; empty for everybody else.
    """

    kind: str
    colour: int
    attacker: int
    defender: int
    attack: int
    defence: int
    added: int
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

    Attributes:
        board: "standard" or "advanced".
        english: the English variant is played.
        open_points: everybody sees everybody's points.
        cells: what lies on each of the 176 spaces: 0 nothing, 1..4 a face-up tile of colour - 1,
            5..8 a face-down one (under a monument), 9 a catastrophe tile, 16..31 a leader.
        kingdoms: the leaders of the kingdom each space belongs to, as a bit set; 0 for none.
        treasures: the spaces with a treasure, ascending.
        monuments: for each of the six, its north-west space, or -1.
        union: the space under the unification tile, or -1.
        leaders: the space of each leader, or -1 when off the board.
        supporters: for each leader on the board, the tiles of its colour in its kingdom.
        temples: for each leader on the board, the face-up temples next to it.
        hands: per seat the tiles in hand per colour, None where they are hidden from the viewer.
        hand_sizes: the number of tiles in each hand.
        swapped: per seat the tiles put away in swaps per colour, None for all but OPEN.
        points: per seat the points per colour, None where they are hidden from the viewer.
        held: per seat the treasures taken, None where hidden.
        catastrophes: the catastrophe tiles each seat has left.
        bag: the number of tiles in the bag.
        in_bag: the tiles in the bag per colour, None for all but OPEN.
        turn_number: the turns that have begun.
        active: the seat whose turn it is, -1 before the start.
        actions_left: actions the active seat may still take this turn.
        decision: what is to be decided: "turn", "add", "war", "monument", "treasure", "chance"
            or "over".
        deciders: the seats that decide now.
        conflict: the conflict being fought, if any.
        war_colours: the colours among which the active seat chooses the next war.
        squares: the (north-west space, monument) pairs that can be built now.
        takeable: the treasure spaces the trader's owner may take now.
        treasures_due: the treasures the trader's owner must take still, counting this one.
        draw: what the dealer draws now, None while somebody decides.
        last: the spaces the last action touched.
        standings: the final ranking, best first; empty while the game goes on.
        ending: which way the game ended: "treasures" (at most two were left), "bag" (it held too
            few tiles for a refill), or "" while it goes on.
    """

    game: str
    board: str
    english: bool
    open_points: bool
    seat: int
    seats: int
    dynasties: tuple[str, ...]
    cells: tuple[int, ...]
    kingdoms: tuple[int, ...]
    treasures: tuple[int, ...]
    monuments: tuple[int, ...]
    union: int
    leaders: tuple[int, ...]
    supporters: tuple[int, ...]
    temples: tuple[int, ...]
    hands: tuple[Four | None, ...]
    hand_sizes: tuple[int, ...]
    swapped: tuple[Four | None, ...]
    points: tuple[Four | None, ...]
    held: tuple[int | None, ...]
    catastrophes: tuple[int, ...]
    bag: int
    in_bag: Four | None
    turn_number: int
    active: int
    actions_left: int
    decision: str
    deciders: tuple[int, ...]
    conflict: Conflict | None
    war_colours: tuple[int, ...]
    squares: tuple[tuple[int, int], ...]
    takeable: tuple[int, ...]
    treasures_due: int
    draw: Draw | None
    last: tuple[int, ...]
    standings: tuple[FinalRank, ...]
    ending: str

    @property
    def hand(self) -> Four | None:
        """The viewer's own tiles per colour; None for a viewer without a seat."""
        return self.hands[self.seat] if self.seat >= 0 else None
