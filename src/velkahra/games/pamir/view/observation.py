"""The observation of a seat of Pax Pamir: its layout, and what writes it.

Players are in the order of the seats from the observer on, Wakhan last; this number of a player is
its *row*. Cards are their printed numbers. Rules: PP-EDGE-60.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from velkahra.core.contract import entries, observation
from velkahra.core.contract.observation import Column, Layout, Part
from velkahra.core.contract.state import FRAME
from velkahra.games.pamir.rules import actions, facts, frames, places, storage, tables
from velkahra.games.pamir.rules.card_actions.battle import OF_NOBODY, removed_of
from velkahra.games.pamir.rules.chapters.dominance import influence
from velkahra.games.pamir.rules.chapters.ruler import ruler
from velkahra.games.pamir.rules.state import (
    COURT,
    DISCARDED,
    HAND,
    IN_FORCE,
    MARKET,
    PRIZES,
    UNSEEN,
    Position,
    courts_of_pile,
)

DECISIONS: Final = (
    ("draw", "chance draws a card for the market"),
    ("first", "chance draws who chooses a loyalty first"),
    ("back", "chance turns up the back of Wakhan's next card"),
    ("ai", "chance draws Wakhan's card"),
    ("wakhan", "Wakhan takes a step"),
    ("loyalty", "a seat chooses its loyalty"),
    ("turn", "the active seat acts, or ends its turn"),
    ("bribe", "a seat pays a bribe, asks for less, or withdraws"),
    ("answer", "the receiver of a bribe answers an offer"),
    ("tax", "a seat takes rupees"),
    ("gift", "a seat chooses a gift space"),
    ("build", "a seat places blocks"),
    ("move", "a seat moves pieces"),
    ("betray", "a seat chooses the card to betray"),
    ("prize", "a seat may take the prize of a betrayed card"),
    ("site", "a seat chooses where to battle"),
    ("battle", "a seat removes pieces"),
    ("road", "a seat chooses the border of a road"),
    ("spy", "a seat chooses the card of a spy"),
    ("take", "a seat takes a piece from play, since the supply is empty"),
    ("debt", "a seat discards a card for leverage"),
    ("shed", "a seat loses court cards"),
    ("court", "a seat discards from a court that is too large"),
    ("hand", "a seat discards from a hand that is too large"),
    ("confidence", "a seat discards a hand card for Confidence Failure"),
    ("house", "a seat may put lost spies into a Safe House"),
    ("blackmail", "a seat may put a spy on a card without spies"),
    ("rumor", "a seat names someone for Rumor"),
    ("swap", "a seat chooses with whom to swap hands"),
    ("suit", "a seat chooses the favored suit"),
    ("rebuke", "a seat chooses the region to rebuke"),
    ("over", "the game is over"),
)
OVER: Final[i64] = 31

MOST_MONEY: Final[i64] = 999
MOST_POINTS: Final[i64] = 999
MOST_ASKED: Final[i64] = 99
LATEST_TURN: Final[i64] = 9999
MOST_BRIBE: Final = 10

# Where a card is, besides the places of players: 4 + a row for a hand, then as many for the courts,
# then for the prizes.
ON_MARKET: Final[i64] = 1
ON_PILE: Final[i64] = 2
LASTING: Final[i64] = 3
FIRST_PLACE: Final[i64] = 4

PLAYER_COLUMNS: Final[i64] = 27
CARD_COLUMNS: Final[i64] = 4  # and the spies of each player
PENDING: Final[i64] = 19


def layout_of(players: int, wakhan: bool) -> Layout:
    """Return the layout for a number of players; with `wakhan` she is the last of them."""
    return Layout(
        (
            _players(players),
            _regions(players),
            _borders(),
            _cards(players),
            _market(),
            observation.one_hot("decision", "what is decided now", DECISIONS),
            _pending(players),
            *([_wakhan()] if wakhan else []),
            _clock(),
        )
    )


def _players(players: int) -> Part:
    side = int(tables.COALITIONS) - 1
    columns = [
        Column("acts", 0, 1, "it has to decide now"),
        Column("active", 0, 1, "it is its turn"),
        Column("after", -1, players - 1, "turns after the observer's; -1 unknown", "turns"),
        Column("loyalty", -1, side, "coalition; -1 none", "code"),
        Column("rupees", 0, int(MOST_MONEY), "its money", "rupees"),
        Column("points", 0, int(MOST_POINTS), "victory points", "points"),
        Column("hand", 0, int(storage.ROOM), "cards in its hand", "cards"),
        Column("court", 0, int(storage.ROOM), "cards in its court", "cards"),
        Column("cylinders", 0, int(storage.CYLINDERS_EACH), "left in its supply", "pieces"),
        Column("influence", 0, 99, "with its own coalition; 0 for Wakhan", "points"),
        *(Column(suit, 0, 99, "stars of its court", "stars") for suit in facts.SUIT_NAMES),
        *(
            Column(f"gift-{2 * n}", 0, 1, "a gift lies there")
            for n in range(1, places.GIFT_SPACES + 1)
        ),
        *(Column(f"prizes-{side}", 0, 99, "prizes won", "cards") for side in facts.COALITION_NAMES),
        *(
            Column(f"patriots-{side}", 0, 99, "in its court", "cards")
            for side in facts.COALITION_NAMES
        ),
        Column("lost-tribes", 0, 3, "removed in the battle that goes on", "pieces"),
        Column("lost-spies", 0, 3, "removed in the battle that goes on", "pieces"),
        Column("rules", 0, int(tables.REGIONS), "regions it rules", "regions"),
        Column("number", 0, players - 1, "its number, by which actions name it", "code"),
    ]
    return observation.entities(
        "players", players, "from the observer on; Wakhan is the last", columns
    )


def _regions(players: int) -> Part:
    columns = [
        *(
            Column(f"armies-{side}", 0, 12, "its armies", "pieces")
            for side in facts.COALITION_NAMES
        ),
        *(Column(f"tribes-{row}", 0, 10, "of this player", "pieces") for row in range(players)),
        Column("ruler", -1, players - 1, "row of the player who rules it; -1 nobody", "code"),
    ]
    return observation.entities(
        "regions", int(tables.REGIONS), "the regions, in the order of the map", columns
    )


def _borders() -> Part:
    columns = [
        Column(side, 0, int(storage.BLOCKS_EACH), "its roads", "pieces")
        for side in facts.COALITION_NAMES
    ]
    return observation.entities(
        "borders", int(tables.BORDERS), "the borders, in the order of the map", columns
    )


def _cards(players: int) -> Part:
    columns = [
        Column(
            *("where", 0, int(FIRST_PLACE) + 3 * players - 1),
            "0 unseen, 1 on the market, 2 discarded, 3 an event in force, 4 + row in a hand, "
            f"{4 + players} + row in a court, {4 + 2 * players} + row a prize",
            *("code", ("PP-EDGE-60",)),
        ),
        Column(
            "at", 0, int(storage.ROOM), "on the market 1 + its space, or place in a court", "place"
        ),
        Column("used", 0, 1, "it has acted this turn"),
        Column("concerns", -1, players, f"event in force: row, {players} all; -1 none", "code"),
        *(Column(f"spies-{row}", 0, 10, "of this player", "pieces") for row in range(players)),
    ]
    return observation.entities("cards", int(tables.CARDS), "the cards 1..116", columns)


def _market() -> Part:
    columns = [
        Column("card", 0, int(tables.CARDS), "0 none", "card"),
        Column("rupees", 0, int(MOST_MONEY), "rupees on it", "rupees"),
        Column("barred", 0, 1, "the active player put a rupee on it this turn"),
    ]
    return observation.entities(
        "market", int(storage.SLOTS), "the upper row from the left, then the lower", columns
    )


def _pending(players: int) -> Part:
    row, bribe, code = players - 1, MOST_BRIBE, "code"
    return observation.vector(
        "pending",
        "the decision that waits; -1 where it has none of this",
        [
            Column("payer", -1, row, "row of who pays a bribe", code),
            Column("holder", -1, row, "row of who receives it", code),
            Column(
                "action", -1, int(actions.ACTIONS) - 1, "the action that the bribe is for", code
            ),
            Column("full", -1, bribe, "the full bribe", "rupees"),
            Column("asked", -1, bribe, "what is asked", "rupees"),
            Column("offered", -1, bribe, "what is offered", "rupees"),
            Column("left", -1, 9, "moves, rupees, pieces or cards that are left", "pieces"),
            Column("made", -1, 9, "moves, rupees or pieces so far", "pieces"),
            Column("free", -1, 1, "the free block of Infrastructure"),
            Column("card", -1, int(tables.CARDS), "the card it is about", "card"),
            Column("icon", -1, int(tables.ICONS_A_CARD), "icons of that card so far", "icons"),
            Column("region", -1, int(tables.REGIONS) - 1, "the region it is about", code),
            Column("coalition", -1, int(tables.COALITIONS) - 1, "whose road or army it is", code),
            Column(
                "piece",
                -1,
                len(places.PLACE_KINDS) - 1,
                ", ".join(places.PLACE_KINDS) + " to place",
                code,
            ),
            Column(
                "spot", -1, int(tables.COURT_CARDS), "the region, border or card to place it", code
            ),
            Column("struck", -1, 3, "blocks removed in the battle", "pieces"),
            Column(
                "reason", -3, int(tables.REGIONS) - 1, "cards lost: a region, or -1 - loyalty", code
            ),
            Column("rank", -1, 3, "the rank of the card that fights", "stars"),
            Column("shedding", 0, 1, "cards are lost for that reason"),
        ],
    )


def _wakhan() -> Part:
    columns = [
        Column("card", 0, int(tables.AI_CARDS), "her card; 0 none", "card"),
        Column("back", -1, int(tables.AI_BACKS) - 1, "the back that shows; -1 none", "code"),
        Column("line", -1, int(tables.LINES_A_CARD) - 1, "the line she tries next", "code"),
        Column(
            "idle", -1, int(tables.LINES_A_CARD), "lines in a row that came to nothing", "lines"
        ),
        Column("bonus", 0, 1, "she takes bonus actions now"),
        *(Column(f"seen-{n}", 0, 1, "is not in her pile") for n in range(1, tables.AI_CARDS + 1)),
    ]
    return observation.vector("wakhan", "Wakhan's cards", columns)


def _clock() -> Part:
    most = int(courts_of_pile(places.MOST_PLAYERS))
    columns = [
        Column("turn", 0, int(LATEST_TURN), "turns begun, at most so many", "turns"),
        Column("actions", 0, 9, "actions left this turn", "actions"),
        Column("requests", 0, int(MOST_ASKED), "bribes haggled over this turn", "requests"),
        Column("checks", 0, int(tables.CHECKS), "dominance checks gone", "cards"),
        Column("pile", 0, int(tables.PILES), "the pile drawn from", "code"),
        Column("pile-courts", 0, most, "court cards left in it", "cards"),
        Column("pile-events", 0, 2, "events left in it", "cards"),
        Column("pile-checks", 0, 1, "dominance checks left in it", "cards"),
        Column("ending", 0, 2, "why it is over: 1 a lead, 2 the last check", "code"),
        *(Column(f"favored-{suit}", 0, 1, "the favored suit") for suit in facts.SUIT_NAMES),
        *(
            Column(f"blocks-{side}", 0, 12, "in the supply", "pieces")
            for side in facts.COALITION_NAMES
        ),
    ]
    return observation.vector("clock", "how far the game is, and the supplies", columns)


def observe(state: Position, observer: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat may know, as `layout_of` declares, into `out` from `at` on.

    `observer` is a seat or SPECTATOR.
    """
    first = entries.first_seat(observer)
    kind = state.frame_kind() if state.over == storage.PLAYING else 0
    players = at
    at = _write_players(state, first, out, at)
    at = _write_regions(state, first, out, at, players)
    for border in range(tables.BORDERS):
        for coalition in range(tables.COALITIONS):
            out[at + coalition] = i16(state.roads(coalition, border))
        at += tables.COALITIONS
    at = _write_cards(state, observer, first, out, at)
    at = _write_market(state, out, at)
    at = entries.fill_one_hot(out, at, i64(len(DECISIONS)), kind - 1 if kind else OVER)
    at = _write_pending(state, kind, first, out, at, players)
    if state.wakhan >= 0:
        at = _write_wakhan(state, kind, out, at)
    _write_clock(state, out, at)


def row_of(state: Position, player: i64, first: i64) -> i64:
    """Return the row of a player. `first` is the seat in row 0."""
    return player if player == state.wakhan else entries.relative_seat(player, first, state.seats)


def _write_players(state: Position, first: i64, out: vec[i16], at: i64) -> i64:
    actor = state.actor()
    for player in range(state.players):
        place = at + PLAYER_COLUMNS * row_of(state, player, first)
        loyalty = state.loyalty(player)
        out[place] = 1 if actor == player else 0
        out[place + 1] = 1 if state.active == player else 0
        out[place + 2] = -1
        out[place + 3] = i16(loyalty)
        out[place + 4] = i16(min(state.money(player), MOST_MONEY))
        out[place + 5] = i16(min(state.points(player), MOST_POINTS))
        out[place + 6] = i16(state.hand_size(player))
        out[place + 7] = i16(state.court_size(player))
        out[place + 8] = i16(state.cylinders(player))
        out[place + 9] = i16(influence(state, player, loyalty)) if loyalty >= 0 else 0
        _write_court(state, player, out, place + 10)
        entries.fill(out, place + 23, 3, 0)
        out[place + 26] = i16(player)
    if state.anchor >= 0:  # before the first loyalty nobody has a place
        player = first
        for steps in range(state.players):
            out[at + PLAYER_COLUMNS * row_of(state, player, first) + 2] = i16(steps)
            player = state.next_player(player)
    return at + PLAYER_COLUMNS * state.players


def _write_court(state: Position, player: i64, out: vec[i16], at: i64) -> None:
    """Write a player's stars, gifts, prizes and patriots."""
    for suit in range(tables.SUITS):
        out[at + suit] = i16(state.stars(player, suit))
    for space in range(places.GIFT_SPACES):
        out[at + 4 + space] = 1 if state.has_gift(player, space) else 0
    for coalition in range(tables.COALITIONS):
        out[at + 7 + coalition] = i16(state.prizes(player, coalition))
        out[at + 10 + coalition] = i16(state.patriots(player, coalition))


def _write_regions(state: Position, first: i64, out: vec[i16], at: i64, players: i64) -> i64:
    """Write the regions, and count those that each player rules; the players are at `players`."""
    for region in range(tables.REGIONS):
        for coalition in range(tables.COALITIONS):
            out[at + coalition] = i16(state.armies(coalition, region))
        at += tables.COALITIONS
        for player in range(state.players):
            out[at + row_of(state, player, first)] = i16(state.tribes(player, region))
        at += state.players
        who = ruler(state, region)
        out[at] = -1
        if who >= 0:
            row = row_of(state, who, first)
            out[at] = i16(row)
            out[players + PLAYER_COLUMNS * row + 25] += 1
        at += 1
    return at


def _write_cards(state: Position, observer: i64, first: i64, out: vec[i16], at: i64) -> i64:
    """Write the list of cards. Rules: PP-EDGE-60."""
    columns = CARD_COLUMNS + state.players
    begin = at - columns
    entries.fill(out, at, columns * tables.CARDS, 0)
    for card in range(i64(1), tables.CARDS + 1):
        out[at + 3] = -1
        where = state.place[card]
        if where >= COURT:
            _write_kept(state, card, where, first, out, at)
        elif where >= HAND:
            owner = i64(where - HAND)
            if owner == observer or state.open_hands == 1 or state.over != storage.PLAYING:
                out[at] = i16(FIRST_PLACE + row_of(state, owner, first))
        elif where != UNSEEN:
            _write_public(state, card, where, first, out, at)
        at += columns
    for slot in range(storage.SLOTS):
        card = i64(state.market[slot])
        if card:
            out[begin + columns * card + 1] = 1 + i16(slot)
    for player in range(state.players):
        for index in range(state.court_size(player)):
            out[begin + columns * state.court_card(player, index) + 1] = 1 + i16(index)
    return at


def _write_public(
    state: Position, card: i64, where: u8, first: i64, out: vec[i16], at: i64
) -> None:
    """Write a card on the market, on the discard pile, or in force."""
    if where == MARKET:
        out[at] = i16(ON_MARKET)
    elif where == DISCARDED:
        out[at] = i16(ON_PILE)
    elif where == IN_FORCE:
        out[at] = i16(LASTING)
        if card >= tables.FIRST_EVENT:
            how = state.lasting(card)
            row = state.players if how == storage.THROWN else row_of(state, how - 1, first)
            out[at + 3] = i16(row)


def _write_kept(state: Position, card: i64, where: u8, first: i64, out: vec[i16], at: i64) -> None:
    """Write a prize, or a court card with the spies on it."""
    if where >= PRIZES:
        row = row_of(state, i64(where - PRIZES), first)
        out[at] = i16(FIRST_PLACE + 2 * state.players + row)
        return
    out[at] = i16(FIRST_PLACE + state.players + row_of(state, i64(where - COURT), first))
    out[at + 2] = 1 if state.is_used(card) else 0
    for player in range(state.players):
        spies = state.spies(card, player)
        out[at + CARD_COLUMNS + row_of(state, player, first)] = i16(spies)


def _write_market(state: Position, out: vec[i16], at: i64) -> i64:
    for slot in range(storage.SLOTS):
        out[at] = i16(state.market[slot])
        out[at + 1] = i16(min(state.coins[slot], MOST_MONEY))
        out[at + 2] = 1 if state.is_barred(slot) else 0
        at += 3
    return at


def _write_pending(
    state: Position, kind: i64, first: i64, out: vec[i16], at: i64, players: i64
) -> i64:
    """Write what the decision of a kind is about; the list of players is at `players`."""
    entries.fill(out, at, PENDING, -1)
    out[at + 18] = 0
    if kind in (frames.BRIBE, frames.ANSWER):
        _write_bribe(state, kind, first, out, at)
    elif kind == frames.BATTLE:
        _write_battle(state, first, out, at, players)
    elif frames.TAX <= kind <= frames.HOUSE:
        _write_counts(state, kind, out, at + 6)
        _write_subject(state, kind, out, at + 9)
    elif kind == frames.BLACKMAIL:
        out[at + 11] = i16(state.slot(frames.BLACKMAIL_REGION))
    if kind:
        _write_icons(state, out, at + 9)
    return at + PENDING


def _write_bribe(state: Position, kind: i64, first: i64, out: vec[i16], at: i64) -> None:
    if kind == frames.BRIBE:
        payer, holder = state.frame_seat(), state.slot(frames.BRIBE_HOLDER)
        out[at + 2] = i16(state.slot(frames.BRIBE_ACTION))
        out[at + 3] = i16(state.slot(frames.BRIBE_PRICE))
        out[at + 4] = i16(state.slot(frames.BRIBE_ASKED))
    else:
        payer, holder = state.slot(frames.ANSWER_PAYER), state.frame_seat()
        out[at + 2] = i16(state.slot(frames.ANSWER_ACTION))
        out[at + 3] = i16(state.slot(frames.ANSWER_PRICE))
        out[at + 4] = i16(state.slot_below(frames.BRIBE_ASKED))
        out[at + 5] = i16(state.slot(frames.ANSWER_OFFERED))
    out[at] = i16(row_of(state, payer, first))
    out[at + 1] = i16(row_of(state, holder, first))
    out[at + 9] = i16(actions.card_of(i64(out[at + 2])))


def _write_battle(state: Position, first: i64, out: vec[i16], at: i64, players: i64) -> None:
    """Write where a battle is and what it has removed; the list of players is at `players`."""
    site = state.slot(frames.BATTLE_SITE)
    tribes, spies = state.slot(frames.BATTLE_TRIBES), state.slot(frames.BATTLE_SPIES)
    out[at + 6] = i16(state.slot(frames.BATTLE_LEFT))
    if places.is_court_site(site):
        out[at + 9] = i16(places.card_of_site(site))
    else:
        out[at + 11] = i16(site)
    out[at + 15] = i16(removed_of(tribes, OF_NOBODY))
    for player in range(state.players):
        place = players + PLAYER_COLUMNS * row_of(state, player, first)
        out[place + 23] = i16(removed_of(tribes, player))
        out[place + 24] = i16(removed_of(spies, player))


def _write_counts(state: Position, kind: i64, out: vec[i16], at: i64) -> None:
    """Write how much is left, how much was done, and whether it is a free block."""
    if kind == frames.TAX:
        out[at] = i16(state.slot(frames.TAX_LEFT))
        out[at + 1] = i16(state.slot(frames.TAX_TAKEN))
    elif kind == frames.BUILD:
        out[at] = i16(state.slot(frames.BUILD_MOST) - state.slot(frames.BUILD_PLACED))
        out[at + 1] = i16(state.slot(frames.BUILD_PLACED))
        out[at + 2] = i16(state.slot(frames.BUILD_FREE))
    elif kind == frames.MOVE:
        out[at] = i16(state.slot(frames.MOVE_LEFT))
        out[at + 1] = i16(state.slot(frames.MOVE_MADE))
    elif kind == frames.DEBT:
        out[at] = i16(state.slot(frames.DEBT_OWED))
    elif kind == frames.HOUSE:
        out[at] = i16(state.slot(frames.HOUSE_SPIES))
    elif kind == frames.SITE:
        out[at + 11] = i16(state.slot(frames.SITE_RANK))


def _write_subject(state: Position, kind: i64, out: vec[i16], at: i64) -> None:
    """Write the card, the region and the piece that the decision is about."""
    if kind == frames.PRIZE:
        out[at] = i16(state.slot(frames.PRIZE_CARD))
    elif kind == frames.ROAD:
        out[at + 2] = i16(state.slot(frames.ROAD_REGION))
        out[at + 3] = i16(state.slot(frames.ROAD_COALITION))
    elif kind == frames.SPY:
        out[at + 2] = i16(state.slot(frames.SPY_REGION))
    elif kind == frames.TAKE:
        place = state.slot(frames.TAKE_PLACE)
        if places.is_block_place(place):
            out[at + 3] = i16(places.owner_of_place(place))
        out[at + 4] = i16(places.kind_of_place(place))
        out[at + 5] = i16(places.spot_of_place(place))
    elif kind == frames.SHED:
        out[at + 7] = i16(state.slot(frames.SHED_REGION))
        out[at + 9] = 1


def _write_icons(state: Position, out: vec[i16], at: i64) -> None:
    """Write which icon of which card is being resolved, if one is."""
    place = i64(len(state.stack)) - FRAME
    while place >= 0 and state.stack[place] != frames.ICONS:
        place -= FRAME
    if place >= 0:
        out[at] = i16(state.stack[place + frames.ICONS_CARD])
        out[at + 1] = i16(state.stack[place + frames.ICONS_ICON])


def _write_wakhan(state: Position, kind: i64, out: vec[i16], at: i64) -> i64:
    acting = kind == frames.WAKHAN
    out[at] = i16(state.ai)
    out[at + 1] = i16(state.ai_back)
    out[at + 2] = i16(state.slot(frames.WAKHAN_LINE)) if acting else -1
    out[at + 3] = i16(state.slot(frames.WAKHAN_IDLE)) if acting else -1
    out[at + 4] = i16(state.slot(frames.WAKHAN_BONUS)) if acting else 0
    for card in range(tables.AI_CARDS):
        out[at + 5 + card] = i16((state.ai_seen >> card) & 1)
    return at + 5 + tables.AI_CARDS


def _write_clock(state: Position, out: vec[i16], at: i64) -> None:
    out[at] = i16(min(state.turn_number, LATEST_TURN))
    out[at + 1] = i16(state.left)
    out[at + 2] = i16(min(state.asked, MOST_ASKED))
    out[at + 3] = i16(state.checks)
    out[at + 4] = i16(state.pile)
    out[at + 5] = i16(state.pile_courts)
    out[at + 6] = i16(state.pile_events)
    out[at + 7] = i16(state.pile_checks)
    out[at + 8] = i16(state.over)
    entries.fill_one_hot(out, at + 9, tables.SUITS, state.favored)
    for coalition in range(tables.COALITIONS):
        out[at + 9 + tables.SUITS + coalition] = i16(state.blocks(coalition))
