"""Playing a card and its impact icons (PP-PLAY)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, places, tables
from velkahra.games.pamir.rules.chapters import bribe, event, loyalty, pieces
from velkahra.games.pamir.rules.state import Position


def play(state: Position, player: i64, card: i64, right: bool, events: Events | None) -> None:
    """Add a hand card to one end of the court; a patriot may change the loyalty; then come icons.

    It goes to the left end, or to the `right` one.
    Rules: PP-PLAY-01, PP-PLAY-05, PP-PLAY-06, PP-PLAY-07, PP-LOYAL-03, PP-EDGE-16, PP-EDGE-55,
        PP-EDGE-56.
    """
    state.take_from_hand(player, card)
    state.add_to_court(player, card, right)
    if events is not None:
        events.emit("played", {"seat": player, "card": card, "right": int(right)})
    state.push(frames.ICONS, player, card, 0)
    if i64(tables.PATRIOT[card]) != tables.NONE:
        loyalty.begin_change(state, player, i64(tables.PATRIOT[card]), events)


def coalition_of(state: Position, player: i64) -> i64:
    """Return the coalition whose blocks a player places; for Wakhan the pragmatic one.

    Rules: PP-LOYAL-01, PP-COMP-03, PP-EX-02, PP-WAKHAN-09, PP-WAKHAN-42.
    """
    return pragmatic_loyalty(state) if player == state.wakhan else state.loyalty(player)


def pragmatic_loyalty(state: Position) -> i64:
    """Return Wakhan's pragmatic loyalty: the leftmost on her card that no seat is loyal to.

    Rules: PP-WAKHAN-09, PP-EDGE-84.
    """
    for index in range(tables.COALITIONS):
        coalition = tables.ai_loyalty(state.ai - 1, index)
        taken = False
        for seat in range(state.seats):
            taken = taken or state.loyalty(seat) == coalition
        if not taken:
            return coalition
    return tables.NONE


@final
class Icons(decision.Step):
    """The impact icons of a card."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Resolve the next icon, from top to bottom as printed.

        A card that was lost before its first icon has none; once begun, all icons are resolved.
        Rules: PP-PLAY-07, PP-PLAY-08, PP-PLAY-09, PP-PLAY-10, PP-PLAY-11, PP-PLAY-12, PP-PLAY-13,
            PP-EDGE-12, PP-EDGE-54, PP-EDGE-55, PP-EX-08.
        """
        player = state.frame_seat()
        card = state.slot(frames.ICONS_CARD)
        index = state.slot(frames.ICONS_ICON)
        icon = tables.icon_at(card, index)
        if icon == tables.NO_ICON or (index == 0 and not state.in_court(player, card)):
            state.drop()
            return
        state.set_slot(frames.ICONS_ICON, index + 1)
        region = i64(tables.REGION[card])
        if icon == tables.ICON_ROAD:
            state.push(frames.ROAD, player, region, coalition_of(state, player))
        elif icon == tables.ICON_ARMY:
            place = places.army_place(coalition_of(state, player), region)
            state.push(frames.PUT, player, place)
        elif icon == tables.ICON_TRIBE:
            state.push(frames.PUT, player, places.tribe_place(player, region))
        elif icon == tables.ICON_SPY:
            state.push(frames.SPY, player, region)
        elif icon == tables.ICON_LEVERAGE:
            state.add_money(player, tables.LEVERAGE)
            if events is not None:
                facts = {"seat": player, "rupees": tables.LEVERAGE, "card": card}
                events.emit("leverage", facts)
        else:
            event.favor_suit(state, icon - tables.ICON_SUIT, events)


@final
class Road(decision.Decision):
    """The choice of the border of a road from an icon."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the borders of the icon's region."""
        for border in range(tables.BORDERS):
            if touches(border, state.slot(frames.ROAD_REGION)):
                out = append(out, actions.A_ROAD + border)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a border of another region, or None. Rules: PP-PLAY-08."""
        border, region = action - actions.A_ROAD, state.slot(frames.ROAD_REGION)
        if touches(border, region):
            return None
        return Refusal("PP-PLAY-08", {"border": int(border), "region": int(region)})

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Place the road. Rules: PP-PLAY-08."""
        coalition = state.slot(frames.ROAD_COALITION)
        state.drop()
        state.push(frames.PUT, player, places.road_place(coalition, action - actions.A_ROAD))

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the road if there is no block for it. Rules: PP-EDGE-03."""
        coalition = state.slot(frames.ROAD_COALITION)
        if pieces.can_place_block(state, coalition, state.frame_seat()):
            return False
        if events is not None:
            place = places.road_place(coalition, 0)
            events.emit("lapsed", {"seat": state.frame_seat(), "place": place})
        state.drop()
        return True


class SpyCard(decision.Decision):
    """The choice of a card for a spy."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the cards, and declining if allowed. Rules: PP-ABIL-09, PP-ABIL-11, PP-ABIL-12."""
        for card in range(1, tables.COURT_CARDS + 1):
            if can_take_spy(state, card):
                out = append(out, actions.A_SPY + card - 1)
        return out if state.frame_kind() == frames.SPY else append(out, actions.A_DECLINE)

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a card on which the spy cannot be put, or None.

        Rules: PP-PLAY-11, PP-ABIL-09, PP-ABIL-11, PP-ABIL-12.
        """
        card, kind = action - actions.A_SPY + 1, state.frame_kind()
        if action == actions.A_DECLINE or can_take_spy(state, card):
            return None
        if kind == frames.HOUSE:
            return Refusal("PP-ABIL-09", {"card": int(card)})
        facts = {"card": int(card), "region": int(_region_of_spy(state))}
        if kind == frames.BLACKMAIL:
            kandahar = state.slot(frames.BLACKMAIL_REGION) == tables.KANDAHAR
            return Refusal("PP-ABIL-11", facts) if kandahar else Refusal("PP-ABIL-12", facts)
        return Refusal("PP-PLAY-11", facts)

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Put the spy on a card, or decline.

        Rules: PP-PLAY-11, PP-ABIL-09, PP-ABIL-11, PP-ABIL-12, PP-EDGE-32.
        """
        declines = action == actions.A_DECLINE
        left: i64 = 0
        if state.frame_kind() == frames.HOUSE:
            left = state.slot(frames.HOUSE_SPIES) - 1
            state.set_slot(frames.HOUSE_SPIES, left)
        if declines or left == 0:
            state.drop()
        if not declines:
            state.push(frames.PUT, player, places.spy_place(action - actions.A_SPY + 1, player))
        elif events is not None:
            events.emit("declined", {"seat": player})


@final
class House(SpyCard):
    """The choice of a Safe House for a lost spy, or none."""


@final
class Spy(SpyCard):
    """The choice of a card for the spy of an icon."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the spy if there is no card or cylinder for it. Rules: PP-EDGE-12."""
        player = state.frame_seat()
        region = state.slot(frames.SPY_REGION)
        found = False
        for card in range(1, tables.COURT_CARDS + 1):
            if i64(tables.REGION[card]) == region and state.owner(card) >= 0:
                found = True
                break
        if found and pieces.can_place_cylinder(state, player):
            return False
        state.drop()
        if events is not None:
            events.emit("lapsed", {"seat": player, "place": places.spy_place(0, player)})
        return True


@final
class Blackmail(SpyCard):
    """The choice of a card without spies for a spy of Blackmail, or none."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the frame if Blackmail has left the court or no spy can come.

        Rules: PP-GEN-04, PP-ABIL-11, PP-ABIL-12.
        """
        player = state.frame_seat()
        if _keeps_blackmail(state, player) and pieces.can_place_cylinder(state, player):
            for card in range(1, tables.COURT_CARDS + 1):
                if can_take_spy(state, card):
                    return False
        state.drop()
        return True


def _keeps_blackmail(state: Position, player: i64) -> bool:
    """Return whether the card of the Blackmail on top is in the court; by rules 1 it need not be.

    Rules: PP-GEN-04.
    """
    if state.unconfirmed:
        return True
    kandahar = state.slot(frames.BLACKMAIL_REGION) == tables.KANDAHAR
    return state.in_court(player, tables.BLACKMAIL_KANDAHAR if kandahar else tables.BLACKMAIL_HERAT)


def touches(border: i64, region: i64) -> bool:
    """Return whether a border is one of a region's. Rules: PP-PLAY-08."""
    return tables.first_end(border) == region or tables.second_end(border) == region


def list_plays(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the hand cards that can be played, each on both sides, as actions appended to `out`."""
    for index in range(state.hand_size(player)):
        action = actions.A_PLAY + 2 * (state.hand_card(player, index) - 1)
        if bribe.can_settle(state, player, action):
            out = append(out, action)
            out = append(out, action + 1)
    return out


def _region_of_spy(state: Position) -> i64:
    """Return the region of the spy on top: from an icon, or from Blackmail."""
    return state.slot(
        frames.SPY_REGION if state.frame_kind() == frames.SPY else frames.BLACKMAIL_REGION
    )


def can_take_spy(state: Position, card: i64) -> bool:
    """Return whether the spy on top can be put on a card.

    Rules: PP-PLAY-11, PP-ABIL-09, PP-ABIL-11, PP-ABIL-12.
    """
    kind = state.frame_kind()
    player = state.frame_seat()
    if kind == frames.HOUSE:
        is_house = any(i64(house) == card for house in tables.SAFE_HOUSES)
        return is_house and state.in_court(player, card)
    if i64(tables.REGION[card]) != _region_of_spy(state) or state.owner(card) < 0:
        return False
    return kind == frames.SPY or is_bare(state, card)


def is_bare(state: Position, card: i64) -> bool:
    """Return whether a card has no spies on it. Rules: PP-ABIL-11, PP-ABIL-12."""
    return all(state.spies(card, player) == 0 for player in range(state.players))


def refuse_play(state: Position, player: i64, action: i64) -> Refusal | None:
    """Return a refusal of a card not in hand, or whose bribe cannot be settled, or None.

    Rules: PP-PLAY-01, PP-PLAY-02, PP-PLAY-04, PP-EDGE-24.
    """
    card = (action - actions.A_PLAY) // 2 + 1
    if not state.in_hand(player, card):
        return Refusal("PP-PLAY-01", {"card": int(card)})
    return refuse_bribe(state, player, action, card)


def refuse_bribe(state: Position, player: i64, action: i64, card: i64) -> Refusal | None:
    """Return a refusal of an action that is too dear, alone or with its bribe, or None.

    Rules: PP-PLAY-02, PP-ACT-02, PP-EDGE-24, PP-EDGE-25.
    """
    if bribe.can_settle(state, player, action):
        return None
    money = state.money(player)
    least = bribe.least_cost(state, player, action)
    if least > money:
        return Refusal("PP-ACT-02", {"card": int(card), "rupees": int(money)})
    who = bribe.receiver_of_bribe(state, player, action)
    price = bribe.full_bribe(state, who, action)
    if price > money:
        return _refuse_dear(state, who, card, price, money)
    facts = {
        "card": int(card),
        "seat": int(who),
        "price": int(price),
        "left": int(money - price),
        "least": int(least),
    }
    return Refusal("PP-EDGE-25", facts, variant="bribe")


def _refuse_dear(state: Position, who: i64, card: i64, price: i64, money: i64) -> Refusal:
    """Return the refusal of a bribe beyond the purse that `who` will not lower.

    Rules: PP-PLAY-02, PP-EDGE-24, PP-EDGE-82.
    """
    if who == state.wakhan:
        facts = {"card": int(card), "price": int(price), "rupees": int(money)}
        return Refusal("PP-EDGE-82", facts, variant="dear")
    facts = {"card": int(card), "seat": int(who), "price": int(price), "rupees": int(money)}
    return Refusal("PP-PLAY-02", facts, variant="dear")


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Road(frames.ROAD, "road"),
    Spy(frames.SPY, "spy"),
    House(frames.HOUSE, "spy", "decline"),
    Blackmail(frames.BLACKMAIL, "spy", "decline"),
    Icons(frames.ICONS),
)
