"""Playing a card and its impact icons (PP-PLAY)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.actions import A_PLAY, A_ROAD, A_SPY
from velkahra.games.pamir.rules.chapters.bribe import bribe, briber, can_settle
from velkahra.games.pamir.rules.chapters.court import from_hand, into_court
from velkahra.games.pamir.rules.chapters.event import favor
from velkahra.games.pamir.rules.chapters.loyalty import begin_change
from velkahra.games.pamir.rules.chapters.pieces import can_place, push_put
from velkahra.games.pamir.rules.printed import (
    AI_LOYALTY,
    COURT_CARDS,
    EDGE_REGIONS,
    EDGES,
    ICON_ARMY,
    ICON_LEVERAGE,
    ICON_ROAD,
    ICON_SPY,
    ICON_SUIT,
    ICON_TRIBE,
    ICONS,
    ICONS_A_CARD,
    KANDAHAR,
    NO_ICON,
    NONE,
    PATRIOT,
    REGION,
    SAFE_HOUSES,
)
from velkahra.games.pamir.rules.state import (
    ARMY,
    F_BLACKMAIL,
    F_HOUSE,
    F_ICONS,
    F_ROAD,
    F_SPY,
    HAND,
    MONEY,
    MOST_PLAYERS,
    ROAD,
    SPY,
    TRIBE,
    Position,
)


def play(state: Position, player: i64, card: i64, right: bool, events: Events | None) -> None:
    """Add a hand card to the court; a patriot may change the loyalty; then come the icons.

    Rules: PP-PLAY-01, PP-PLAY-05, PP-PLAY-06, PP-PLAY-07, PP-LOYAL-03, PP-EDGE-16, PP-EDGE-55,
        PP-EDGE-56.
    """
    from_hand(state, player, card)
    into_court(state, player, card, right)
    if events is not None:
        events.emit("played", {"seat": player, "card": card, "right": int(right)})
    state.push(F_ICONS, player, card, 0)
    if i64(PATRIOT[card]) != NONE:
        begin_change(state, player, i64(PATRIOT[card]), events)


def loyal_to(state: Position, player: i64) -> i64:
    """Give the coalition whose blocks a player places; for Wakhan the pragmatic one.

    Rules: PP-LOYAL-01, PP-COMP-03, PP-EX-02, PP-WAKHAN-09, PP-WAKHAN-42.
    """
    return pragmatic(state) if player == state.wakhan else state.loyalty(player)


def pragmatic(state: Position) -> i64:
    """Give Wakhan's pragmatic loyalty: the leftmost on her card that no seat is loyal to.

    Rules: PP-WAKHAN-09, PP-EDGE-84.
    """
    for index in range(3):
        coalition = i64(AI_LOYALTY[3 * (state.ai - 1) + index])
        taken = False
        for seat in range(state.seats):
            taken = taken or state.loyalty(seat) == coalition
        if not taken:
            return coalition
    return NONE


def icons(state: Position, events: Events | None) -> None:
    """Resolve the next icon of a card, from top to bottom as printed.

    If the card was lost before its first icon there are none; once begun they are all resolved.
    Rules: PP-PLAY-07, PP-PLAY-08, PP-PLAY-09, PP-PLAY-10, PP-PLAY-11, PP-PLAY-12, PP-PLAY-13,
        PP-EDGE-12, PP-EDGE-54, PP-EDGE-55, PP-EX-08.
    """
    player = state.top(1)
    card = state.top(2)
    index = state.top(3)
    icon = NO_ICON if index >= ICONS_A_CARD else i64(ICONS[card * ICONS_A_CARD + index])
    if icon == NO_ICON or (index == 0 and not state.in_court(player, card)):
        state.drop()
        return
    state.set_top(3, index + 1)
    region = i64(REGION[card])
    if icon == ICON_ROAD:
        state.push(F_ROAD, player, region, loyal_to(state, player))
    elif icon == ICON_ARMY:
        push_put(state, player, ARMY + loyal_to(state, player) * 6 + region)
    elif icon == ICON_TRIBE:
        push_put(state, player, TRIBE + player * 6 + region)
    elif icon == ICON_SPY:
        state.push(F_SPY, player, region)
    elif icon == ICON_LEVERAGE:
        state.counts[MONEY + player] += 2
        if events is not None:
            events.emit("leverage", {"seat": player, "rupees": 2, "card": card})
    else:
        favor(state, icon - ICON_SUIT, events)


def spy_lapses(state: Position, events: Events | None) -> bool:
    """Drop the spy on top if there is no court card or no cylinder for it. Rules: PP-EDGE-12."""
    player = state.top(1)
    region = state.top(2)
    found = False
    for card in range(1, COURT_CARDS + 1):
        if i64(REGION[card]) == region and state.owner(card) >= 0:
            found = True
            break
    if found and can_place(state, TRIBE + player * 6, player):
        return False
    state.drop()
    if events is not None:
        events.emit("lapsed", {"seat": player, "place": SPY + player})
    return True


def road_lapses(state: Position, events: Events | None) -> bool:
    """Drop the road on top if there is no block for it. Rules: PP-EDGE-03."""
    place = ROAD + state.top(3) * 9
    if can_place(state, place, state.top(1)):
        return False
    if events is not None:
        events.emit("lapsed", {"seat": state.top(1), "place": place})
    state.drop()
    return True


def choose_road(state: Position, player: i64, border: i64) -> None:
    """Choose the border of a road. Rules: PP-PLAY-08."""
    coalition = state.top(3)
    state.drop()
    push_put(state, player, ROAD + coalition * 9 + border)


def choose_spy(state: Position, player: i64, card: i64) -> None:
    """Choose the card of a spy: an icon, Blackmail, or a spy saved in a Safe House.

    Rules: PP-PLAY-11, PP-ABIL-09, PP-ABIL-11, PP-ABIL-12, PP-EDGE-32.
    """
    if state.top() == F_HOUSE:
        left = state.top(2) - 1
        state.set_top(2, left)
        if left == 0:
            state.drop()
    else:
        state.drop()
    push_put(state, player, SPY + card * MOST_PLAYERS + player)


def touches(border: i64, region: i64) -> bool:
    """Say whether a border is one of a region's. Rules: PP-PLAY-08."""
    return i64(EDGE_REGIONS[2 * border]) == region or i64(EDGE_REGIONS[2 * border + 1]) == region


def list_plays(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the hand cards that can be played, each on both sides."""
    for index in range(state.hand_size(player)):
        action = A_PLAY + 2 * (state.hand_card(player, index) - 1)
        if can_settle(state, player, action):
            out = append(out, action)
            out = append(out, action + 1)
    return out


def list_roads(state: Position, out: vec[i64]) -> vec[i64]:
    """List the borders of a road icon's region."""
    for border in range(EDGES):
        if touches(border, state.top(2)):
            out = append(out, A_ROAD + border)
    return out


def list_spies(state: Position, out: vec[i64]) -> vec[i64]:
    """List the court cards on which the spy on top can be put."""
    for card in range(1, COURT_CARDS + 1):
        if can_take_spy(state, card):
            out = append(out, A_SPY + card - 1)
    return out


def can_take_spy(state: Position, card: i64) -> bool:
    """Say whether the spy on top can be put on a card.

    Rules: PP-PLAY-11, PP-ABIL-09, PP-ABIL-11, PP-ABIL-12.
    """
    kind = state.top()
    player = state.top(1)
    if kind == F_HOUSE:
        return state.in_court(player, card) and is_safe_house(card)
    if i64(REGION[card]) != state.top(2) or state.owner(card) < 0:
        return False
    return kind == F_SPY or is_bare(state, card)


def is_safe_house(card: i64) -> bool:
    """Say whether a card is a Safe House. Rules: PP-ABIL-09."""
    return any(i64(house) == card for house in SAFE_HOUSES)


def is_bare(state: Position, card: i64) -> bool:
    """Say whether nobody has a spy on a card. Rules: PP-ABIL-11, PP-ABIL-12."""
    for player in range(state.players):
        if state.pieces[SPY + card * MOST_PLAYERS + player]:
            return False
    return True


def refuse_play(state: Position, player: i64, action: i64) -> Refusal | None:
    """Refuse a card that is not in hand, or whose bribe can neither be paid nor haggled over.

    Rules: PP-PLAY-01, PP-PLAY-02, PP-PLAY-04, PP-EDGE-24.
    """
    card = (action - A_PLAY) // 2 + 1
    if state.place[card] != HAND + u8(player):
        return Refusal("PP-PLAY-01", {"card": int(card)})
    return refuse_bribe(state, player, action, card)


def refuse_bribe(state: Position, player: i64, action: i64, card: i64) -> Refusal | None:
    """Refuse an action whose bribe can neither be paid nor haggled over."""
    if can_settle(state, player, action):
        return None
    who = briber(state, player, action)
    if who < 0:
        return Refusal("PP-ACT-02", {"card": int(card), "rupees": int(state.money(player))})
    facts = {
        "card": int(card),
        "seat": int(who),
        "price": int(bribe(state, who, action)),
        "rupees": int(state.money(player)),
    }
    return Refusal("PP-PLAY-02", facts, variant="dear")


def refuse_road(state: Position, border: i64) -> Refusal | None:
    """Refuse a border of another region. Rules: PP-PLAY-08."""
    if touches(border, state.top(2)):
        return None
    return Refusal("PP-PLAY-08", {"border": int(border), "region": int(state.top(2))})


def refuse_spy(state: Position, card: i64) -> Refusal | None:
    """Refuse a card on which the spy on top cannot be put.

    Rules: PP-PLAY-11, PP-ABIL-09, PP-ABIL-11, PP-ABIL-12.
    """
    kind = state.top()
    if kind != F_SPY and kind != F_HOUSE and kind != F_BLACKMAIL:
        return Refusal("PP-PLAY-11", variant="none")
    if can_take_spy(state, card):
        return None
    if kind == F_HOUSE:
        return Refusal("PP-ABIL-09", {"card": int(card)})
    facts = {"card": int(card), "region": int(state.top(2))}
    if kind == F_BLACKMAIL:
        kandahar = state.top(2) == KANDAHAR
        return Refusal("PP-ABIL-11", facts) if kandahar else Refusal("PP-ABIL-12", facts)
    return Refusal("PP-PLAY-11", facts)
