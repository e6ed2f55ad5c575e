"""Describes the observation of a seat of Pax Pamir.

Players are in the order of the seats from the observer on, Wakhan last; this number of a player is
its *row*. Cards are their printed numbers. Rules: PP-EDGE-60.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from velkahra.core.contract import entries, spans
from velkahra.core.contract.decision import slots_called, what_is_due
from velkahra.core.contract.entries import Entries
from velkahra.core.contract.observer import Observer
from velkahra.core.contract.state import FRAME, in_slot
from velkahra.games.pamir.rules import actions, facts, frames, places, storage, tables
from velkahra.games.pamir.rules import state as piles
from velkahra.games.pamir.rules.card_actions.battle import OF_NOBODY, removed_of
from velkahra.games.pamir.rules.chapters.bribe import price_asked
from velkahra.games.pamir.rules.chapters.dominance import influence
from velkahra.games.pamir.rules.chapters.ruler import ruler
from velkahra.games.pamir.rules.state import Position

DECISIONS: Final = (
    ("draw", frames.FRAMES[0].meaning),
    *what_is_due(frames.FRAMES, int(frames.LAST_DECISION))[1:],
)
OVER: Final[i64] = 31

MOST_MONEY: Final[i64] = 999
MOST_POINTS: Final[i64] = 999
MOST_ASKED: Final[i64] = 99
LATEST_TURN: Final[i64] = 9999
MOST_BRIBE: Final[i64] = 10
MOST: Final[i64] = 99
LAST_SIDE: Final[i64] = tables.COALITIONS - 1
LAST_REGION: Final[i64] = tables.REGIONS - 1
COURTS_OF_A_PILE: Final[i64] = piles.courts_of_pile(places.MOST_PLAYERS)

# Where a card is, besides the places of players: 4 + a row for a hand, then as many for the courts,
# then for the prizes. Those before are the numbers of the state.
NOWHERE: Final[i64] = 0
FIRST_PLACE: Final[i64] = 4
WHERE: Final = tuple(
    "0 unseen, 1 on the market, 2 discarded, 3 an event in force, 4 + row in a hand, "
    f"{4 + players} + row in a court, {4 + 2 * players} + row a prize"
    for players in range(int(places.MOST_PLAYERS) + 1)
)
CONCERNS: Final = tuple(
    f"event in force: row, {players} all; -1 none"
    for players in range(int(places.MOST_PLAYERS) + 1)
)
NOT_YET: Final = vec[i64]([i64(-1) for _ in range(int(places.MOST_PLAYERS))])

# Slots by the kind of frame.
_DECIDED: Final = frames.FRAMES[: int(frames.LAST_DECISION)]
HOLDER: Final = slots_called(_DECIDED, "holder")
PAYER: Final = slots_called(_DECIDED, "payer")
ACTION: Final = slots_called(_DECIDED, "action")
PRICE: Final = slots_called(_DECIDED, "price")
OFFERED: Final = slots_called(_DECIDED, "offered")
LEFT: Final = slots_called(_DECIDED, "left", "owed", "spies")
MADE: Final = slots_called(_DECIDED, "taken", "placed", "made")
SITE: Final = slots_called(_DECIDED, "site")
CARD: Final = slots_called(_DECIDED, "card")
REGION: Final = slots_called(_DECIDED, "region")
COALITION: Final = slots_called(_DECIDED, "coalition")
PLACE: Final = slots_called(_DECIDED, "place")
RANK: Final = slots_called(_DECIDED, "rank")
FREE: Final = slots_called(_DECIDED, "free")

SIDES: Final[tuple[str, ...]] = facts.COALITION_NAMES
SUITS: Final[tuple[str, ...]] = facts.SUIT_NAMES
GIFTS: Final[tuple[str, ...]] = ("2", "4", "6")
PIECES: Final = ", ".join(places.PLACE_KINDS) + " to place"
LAST_PIECE: Final[i64] = len(places.PLACE_KINDS) - 1


@final
class PamirObserver(Observer[Position]):
    """The observations of Pax Pamir."""

    def describe(self, w: Entries, state: Position, observer: i64) -> None:
        """Describe what a seat, or SPECTATOR, may know. Rules: PP-EDGE-60."""
        out = w.out
        first = entries.first_seat(observer)
        kind = state.frame_kind() if state.over == storage.PLAYING else i64(0)
        rulers: vec[i64] = vec[i64](capacity=tables.REGIONS)
        for region in range(tables.REGIONS):
            rulers = append(rulers, ruler(state, region))
        _describe_players(w, state, kind, first, rulers)
        w.entities("regions", "the regions, in the order of the map")
        for region in range(tables.REGIONS):
            _describe_region(w, state, first, region, rulers[region])
        w.entities("borders", "the borders, in the order of the map")
        for border in range(tables.BORDERS):
            w.row()
            at = w.columns("", SIDES, 0, storage.BLOCKS_EACH, "its roads", "pieces")
            for coalition in range(tables.COALITIONS):
                out[at + coalition] = i16(state.roads(coalition, border))
        _describe_cards(w, state, observer, first)
        _describe_market(w, state)
        w.one_hot("decision", kind - 1 if kind else OVER, "the decision that is due", DECISIONS)
        _describe_pending(w, state, kind, first)
        if state.wakhan >= 0:
            _describe_wakhan(w, state, kind)
        _describe_clock(w, state)


def row_of(state: Position, player: i64, first: i64) -> i64:
    """Return the row of a player; -1 for none. `first` is the seat in row 0."""
    if player < 0 or player == state.wakhan:
        return player
    return entries.relative_seat(player, first, state.seats)


def player_in(state: Position, row: i64, first: i64) -> i64:
    """Return the player in a row. `first` is the seat in row 0."""
    return row if row == state.wakhan else entries.seat_after(first, row, state.seats)


def _describe_players(w: Entries, state: Position, kind: i64, first: i64, rulers: vec[i64]) -> None:
    """Describe the players. `rulers` has the ruler of each region."""
    out = w.out
    turns: vec[i64] = NOT_YET[:]
    if state.anchor >= 0:  # before the first loyalty nobody has a place
        player = first
        for steps in range(state.players):
            turns[player] = steps
            player = state.next_player(player)
    tribes = state.slot(frames.BATTLE_TRIBES) if SITE[kind] else i64(0)
    spies = state.slot(frames.BATTLE_SPIES) if SITE[kind] else i64(0)
    w.entities("players", "from the observer on; Wakhan is the last")
    for row in range(state.players):
        player = player_in(state, row, first)
        w.row()
        out[w.flag("acts", "it has to decide now")] = entries.bit(state.actor() == player)
        out[w.flag("active", "it is its turn")] = entries.bit(state.active == player)
        last, after = state.players - 1, turns[player]
        out[w.count("after", -1, last, "turns after the observer's; -1 unknown", "turns")] = i16(
            after
        )
        _describe_supply(w, state, player)
        _describe_court(w, state, player)
        lost_tribes, lost_spies = removed_of(tribes, player), removed_of(spies, player)
        out[w.count("lost-tribes", 0, 3, "removed in the battle that goes on", "pieces")] = i16(
            lost_tribes
        )
        out[w.count("lost-spies", 0, 3, "removed in the battle that goes on", "pieces")] = i16(
            lost_spies
        )
        ruled = _count_regions(rulers, player)
        out[w.count("rules", 0, tables.REGIONS, "regions it rules", "regions")] = i16(ruled)
        out[w.code("number", 0, last, "its number, by which actions name it")] = i16(player)


def _describe_supply(w: Entries, state: Position, player: i64) -> None:
    """Describe a player's loyalty, and what lies before it."""
    out = w.out
    loyalty = state.loyalty(player)
    out[w.code("loyalty", -1, LAST_SIDE, "coalition; -1 none")] = i16(loyalty)
    rupees, points = min(state.money(player), MOST_MONEY), min(state.points(player), MOST_POINTS)
    out[w.count("rupees", 0, MOST_MONEY, "its money", "rupees")] = i16(rupees)
    out[w.count("points", 0, MOST_POINTS, "victory points", "points")] = i16(points)
    out[w.count("hand", 0, storage.ROOM, "cards in its hand", "cards")] = i16(
        state.hand_size(player)
    )
    out[w.count("court", 0, storage.ROOM, "cards in its court", "cards")] = i16(
        state.court_size(player)
    )
    cylinders = state.cylinders(player)
    out[w.count("cylinders", 0, storage.CYLINDERS_EACH, "left in its supply", "pieces")] = i16(
        cylinders
    )
    power = influence(state, player, loyalty) if loyalty >= 0 else i64(0)
    out[w.count("influence", 0, MOST, "with its own coalition; 0 for Wakhan", "points")] = i16(
        power
    )


def _describe_court(w: Entries, state: Position, player: i64) -> None:
    """Describe a player's stars, gifts, prizes and patriots."""
    out = w.out
    at = w.columns("", SUITS, 0, MOST, "stars of its court", "stars")
    for suit in range(tables.SUITS):
        out[at + suit] = i16(state.stars(player, suit))
    at = w.columns("gift-", GIFTS, 0, 1, "a gift lies there")
    for space in range(places.GIFT_SPACES):
        out[at + space] = entries.bit(state.has_gift(player, space))
    at = w.columns("prizes-", SIDES, 0, MOST, "prizes won", "cards")
    for coalition in range(tables.COALITIONS):
        out[at + coalition] = i16(state.prizes(player, coalition))
    at = w.columns("patriots-", SIDES, 0, MOST, "in its court", "cards")
    for coalition in range(tables.COALITIONS):
        out[at + coalition] = i16(state.patriots(player, coalition))


def _count_regions(rulers: vec[i64], player: i64) -> i64:
    """Count the regions that a player rules."""
    number: i64 = 0
    for ruled_by in rulers:
        if ruled_by == player:
            number += 1
    return number


def _describe_region(w: Entries, state: Position, first: i64, region: i64, ruled_by: i64) -> None:
    out = w.out
    w.row()
    at = w.columns("armies-", SIDES, 0, 12, "its armies", "pieces")
    for coalition in range(tables.COALITIONS):
        out[at + coalition] = i16(state.armies(coalition, region))
    at = w.numbered("tribes-", 0, state.players, 0, 10, "of this player", "pieces")
    for row in range(state.players):
        out[at + row] = i16(state.tribes(player_in(state, row, first), region))
    meaning = "row of the player who rules it; -1 nobody"
    out[w.code("ruler", -1, state.players - 1, meaning)] = i16(row_of(state, ruled_by, first))


def _describe_cards(w: Entries, state: Position, observer: i64, first: i64) -> None:
    """Describe the list of cards. Rules: PP-EDGE-60."""
    out, players = w.out, state.players
    w.entities("cards", "the cards 1..116")
    most = FIRST_PLACE + 3 * players - 1
    where = w.hidden("where", 0, most, WHERE[players], "code", "PP-EDGE-60")
    meaning = "on the market 1 + its space, or place in a court"
    spot = w.count("at", 0, storage.ROOM, meaning, "place")
    used = w.flag("used", "it has acted this turn")
    concerns = w.code("concerns", -1, players, CONCERNS[players])
    spies = w.numbered("spies-", 0, players, 0, 10, "of this player", "pieces")
    width = w.rows(tables.CARDS)
    spans.fill(out, where, width * tables.CARDS, 0)
    for card in range(i64(1), tables.CARDS + 1):
        place, at = state.place[card], width * (card - 1)
        out[concerns + at] = -1
        if place == piles.UNSEEN:
            continue
        out[where + at] = i16(_where(state, place, observer, first))
        if piles.COURT <= place < piles.PRIZES:
            out[used + at] = entries.bit(state.is_used(card))
            for player in range(players):
                out[spies + at + row_of(state, player, first)] = i16(state.spies(card, player))
        elif place == piles.IN_FORCE and card >= tables.FIRST_EVENT:
            out[concerns + at] = i16(_concerned(state, card, first))
    _write_spots(out, state, spot - width, width)


def _write_spots(out: vec[i16], state: Position, spots: i64, width: i64) -> None:
    """Write 1 + the space on the market or the place in a court of each card.

    That of a card is at `spots` + `width` times its number.
    """
    for slot in range(storage.SLOTS):
        card = i64(state.market[slot])
        if card:
            out[spots + width * card] = 1 + i16(slot)
    for player in range(state.players):
        for index in range(state.court_size(player)):
            out[spots + width * state.court_card(player, index)] = 1 + i16(index)


def _where(state: Position, place: u8, observer: i64, first: i64) -> i64:
    """Return where an observer sees a card whose place is `place`. Rules: PP-EDGE-60."""
    players = state.players
    if place >= piles.PRIZES:
        return FIRST_PLACE + 2 * players + row_of(state, i64(place - piles.PRIZES), first)
    if place >= piles.COURT:
        return FIRST_PLACE + players + row_of(state, i64(place - piles.COURT), first)
    if place >= piles.HAND:
        owner = i64(place - piles.HAND)
        shown = owner == observer or state.open_hands == 1 or state.over != storage.PLAYING
        return FIRST_PLACE + row_of(state, owner, first) if shown else NOWHERE
    return i64(place)


def _concerned(state: Position, card: i64, first: i64) -> i64:
    """Return the row that an event in force concerns, or the number of players for all."""
    how = state.lasting(card)
    return state.players if how == storage.THROWN else row_of(state, how - 1, first)


def _describe_market(w: Entries, state: Position) -> None:
    out = w.out
    w.entities("market", "the upper row from the left, then the lower")
    for slot in range(storage.SLOTS):
        rupees, barred = min(i64(state.coins[slot]), MOST_MONEY), state.is_barred(slot)
        w.row()
        out[w.count("card", 0, tables.CARDS, "0 none", "card")] = i16(i64(state.market[slot]))
        out[w.count("rupees", 0, MOST_MONEY, "rupees on it", "rupees")] = i16(rupees)
        out[w.flag("barred", "the active player put a rupee on it this turn")] = entries.bit(barred)


def _describe_pending(w: Entries, state: Position, kind: i64, first: i64) -> None:
    """Describe what the decision of a kind is about; 0 is none."""
    out = w.out
    w.vector("pending", "the decision that waits; -1 where it has none of this")
    action = _describe_bribe(w, state, kind, first)
    meaning = "moves, rupees, pieces or cards that are left"
    out[w.count("left", -1, 9, meaning, "pieces")] = i16(_left(state, kind))
    made, free = in_slot(state, MADE[kind]), in_slot(state, FREE[kind])
    out[w.count("made", -1, 9, "moves, rupees or pieces so far", "pieces")] = i16(made)
    out[w.count("free", -1, 1, "the free block of Infrastructure", "flag")] = i16(free)
    icons = _icons(state) if kind else i64(-1)
    card = state.stack[icons + frames.ICONS_CARD] if icons >= 0 else _card(state, kind, action)
    icon = state.stack[icons + frames.ICONS_ICON] if icons >= 0 else i64(-1)
    out[w.count("card", -1, tables.CARDS, "the card it is about", "card")] = i16(card)
    out[w.count("icon", -1, tables.ICONS_A_CARD, "icons of that card so far", "icons")] = i16(icon)
    _describe_piece(w, state, kind)
    struck = removed_of(state.slot(frames.BATTLE_TRIBES), OF_NOBODY) if SITE[kind] else i64(-1)
    out[w.count("struck", -1, 3, "blocks removed in the battle", "pieces")] = i16(struck)
    shedding = kind == frames.SHED
    reason = in_slot(state, REGION[kind]) if shedding else i64(-1)
    out[w.code("reason", -3, LAST_REGION, "cards lost: a region, or -1 - loyalty")] = i16(reason)
    rank = in_slot(state, RANK[kind])
    out[w.count("rank", -1, 3, "the rank of the card that fights", "stars")] = i16(rank)
    out[w.flag("shedding", "cards are lost for that reason")] = entries.bit(shedding)


def _describe_bribe(w: Entries, state: Position, kind: i64, first: i64) -> i64:
    """Describe the bribe that is haggled over. Return the action it is for, or -1."""
    out, action = w.out, in_slot(state, ACTION[kind])
    payer, holder = i64(-1), i64(-1)
    if HOLDER[kind]:
        payer, holder = state.frame_seat(), state.slot(HOLDER[kind])
    elif PAYER[kind]:
        payer, holder = state.slot(PAYER[kind]), state.frame_seat()
    full, offered = in_slot(state, PRICE[kind]), in_slot(state, OFFERED[kind])
    asked = price_asked(state) if full >= 0 else i64(-1)
    last = state.players - 1
    out[w.code("payer", -1, last, "row of the payer")] = i16(row_of(state, payer, first))
    out[w.code("holder", -1, last, "row of the receiver")] = i16(row_of(state, holder, first))
    out[w.code("action", -1, actions.ACTIONS - 1, "the action that the bribe is for")] = i16(action)
    out[w.count("full", -1, MOST_BRIBE, "the full bribe", "rupees")] = i16(full)
    out[w.count("asked", -1, MOST_BRIBE, "the price asked", "rupees")] = i16(asked)
    out[w.count("offered", -1, MOST_BRIBE, "the amount offered", "rupees")] = i16(offered)
    return action


def _left(state: Position, kind: i64) -> i64:
    """Return how much is left to do, or -1."""
    if kind == frames.BUILD:
        return state.slot(frames.BUILD_MOST) - state.slot(frames.BUILD_PLACED)
    return in_slot(state, LEFT[kind])


def _card(state: Position, kind: i64, action: i64) -> i64:
    """Return the card that a decision is about, or -1. `action` is what a bribe is for, or -1."""
    if SITE[kind] and places.is_court_site(state.slot(SITE[kind])):
        return places.card_of_site(state.slot(SITE[kind]))
    return actions.card_of(action) if action >= 0 else in_slot(state, CARD[kind])


def _icons(state: Position) -> i64:
    """Return where the frame of the card whose icons are being resolved is, or a number below 0."""
    place = i64(len(state.stack)) - FRAME
    while place >= 0 and state.stack[place] != frames.ICONS:
        place -= FRAME
    return place


def _describe_piece(w: Entries, state: Position, kind: i64) -> None:
    """Describe the region and the piece that the decision is about."""
    out = w.out
    coalition, piece, spot = in_slot(state, COALITION[kind]), i64(-1), i64(-1)
    region = i64(-1) if kind == frames.SHED else in_slot(state, REGION[kind])
    if SITE[kind] and not places.is_court_site(state.slot(SITE[kind])):
        region = state.slot(SITE[kind])
    elif PLACE[kind]:
        place = state.slot(PLACE[kind])
        piece, spot = places.kind_of_place(place), places.spot_of_place(place)
        if places.is_block_place(place):
            coalition = places.owner_of_place(place)
    out[w.code("region", -1, LAST_REGION, "the region it is about")] = i16(region)
    out[w.code("coalition", -1, LAST_SIDE, "whose road or army it is")] = i16(coalition)
    out[w.code("piece", -1, LAST_PIECE, PIECES)] = i16(piece)
    out[w.code("spot", -1, tables.COURT_CARDS, "the region, border or card to place it")] = i16(
        spot
    )


def _describe_wakhan(w: Entries, state: Position, kind: i64) -> None:
    out = w.out
    line, idle, bonus = i64(-1), i64(-1), False
    if kind == frames.WAKHAN:
        line, idle = state.slot(frames.WAKHAN_LINE), state.slot(frames.WAKHAN_IDLE)
        bonus = state.slot(frames.WAKHAN_BONUS) == 1
    lines = tables.LINES_A_CARD
    w.vector("wakhan", "Wakhan's cards")
    out[w.count("card", 0, tables.AI_CARDS, "her card; 0 none", "card")] = i16(state.ai)
    out[w.code("back", -1, tables.AI_BACKS - 1, "the back that shows; -1 none")] = i16(
        state.ai_back
    )
    out[w.code("line", -1, lines - 1, "the line she tries next")] = i16(line)
    out[w.count("idle", -1, lines, "lines in a row that came to nothing", "lines")] = i16(idle)
    out[w.flag("bonus", "she takes bonus actions now")] = entries.bit(bonus)
    at = w.numbered("seen-", 1, tables.AI_CARDS + 1, 0, 1, "is not in her pile", "flag")
    for card in range(tables.AI_CARDS):
        out[at + card] = i16((state.ai_seen >> card) & 1)


def _describe_clock(w: Entries, state: Position) -> None:
    out = w.out
    turn, asked = min(state.turn_number, LATEST_TURN), min(state.asked, MOST_ASKED)
    w.vector("clock", "how far the game is, and the supplies")
    out[w.count("turn", 0, LATEST_TURN, "turns begun, at most so many", "turns")] = i16(turn)
    out[w.count("actions", 0, 9, "actions left this turn", "actions")] = i16(state.left)
    out[w.count("requests", 0, MOST_ASKED, "bribes haggled over this turn", "requests")] = i16(
        asked
    )
    out[w.count("checks", 0, tables.CHECKS, "dominance checks gone", "cards")] = i16(state.checks)
    out[w.code("pile", 0, tables.PILES, "the pile drawn from")] = i16(state.pile)
    courts = state.pile_courts
    out[w.count("pile-courts", 0, COURTS_OF_A_PILE, "court cards left in it", "cards")] = i16(
        courts
    )
    out[w.count("pile-events", 0, 2, "events left in it", "cards")] = i16(state.pile_events)
    out[w.count("pile-checks", 0, 1, "dominance checks left in it", "cards")] = i16(
        state.pile_checks
    )
    out[w.code("ending", 0, 2, "why it is over: 1 a lead, 2 the last check")] = i16(state.over)
    at = w.columns("favored-", SUITS, 0, 1, "the favored suit")
    for suit in range(tables.SUITS):
        out[at + suit] = entries.bit(state.favored == suit)
    at = w.columns("blocks-", SIDES, 0, 12, "in the supply", "pieces")
    for coalition in range(tables.COALITIONS):
        out[at + coalition] = i16(state.blocks(coalition))
