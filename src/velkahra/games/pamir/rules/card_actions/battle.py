"""Battle, in a region or on a court card (PP-BATTLE)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, places, tables
from velkahra.games.pamir.rules.card_actions.move import tribes_fight
from velkahra.games.pamir.rules.chapters import event, pieces, play
from velkahra.games.pamir.rules.state import Position


def battle_strength(state: Position, player: i64, site: i64) -> i64:
    """Return a player's strength at a site, which limits the pieces removed.

    A site is a region, 0..5, or that of a card (`places.court_site`).
    Rules: PP-BATTLE-03, PP-EVENT-110, PP-EDGE-30, PP-EDGE-31.
    """
    if places.is_court_site(site):
        return state.spies(places.card_of_site(site), player)
    units = state.armies(play.coalition_of(state, player), site)
    if tribes_fight(state, player):
        units += state.tribes(player, site)
    return units


def _has_enemy_tribe(state: Position, player: i64, other: i64, region: i64) -> bool:
    """Return whether another player is an enemy with tribes in a region, protected or not.

    Rules: PP-BATTLE-05, PP-EDGE-83.
    """
    if other == player or state.tribes(other, region) == 0:
        return False
    if player == state.wakhan or other == state.wakhan:
        return True
    return state.loyalty(other) != state.loyalty(player)


def is_tribe_target(state: Position, player: i64, other: i64, region: i64) -> bool:
    """Return whether another player's tribes in a region can be struck.

    Rules: PP-BATTLE-02, PP-BATTLE-05, PP-ABIL-05, PP-ABIL-06, PP-EDGE-33, PP-EDGE-83, PP-EX-14.
    """
    if not _has_enemy_tribe(state, player, other, region):
        return False
    if region == tables.KABUL and state.in_court(other, tables.CITADEL_KABUL):
        return False
    return not (region == tables.TRANSCASPIA and state.in_court(other, tables.CITADEL_TRANSCASPIA))


def is_spy_target(state: Position, player: i64, other: i64, card: i64) -> bool:
    """Return whether another player's spies on a card can be struck.

    Rules: PP-BATTLE-02, PP-BATTLE-05, PP-ABIL-01, PP-EDGE-34, PP-EX-15.
    """
    if other == player or state.spies(card, other) == 0:
        return False
    return not state.in_court(other, tables.ADVISORS)


def has_target(state: Position, player: i64, site: i64) -> bool:
    """Return whether there is anything to strike at a site. Rules: PP-BATTLE-02, PP-EDGE-29."""
    if places.is_court_site(site):
        for other in range(state.players):
            if is_spy_target(state, player, other, places.card_of_site(site)):
                return True
        return False
    loyal = play.coalition_of(state, player)
    for coalition in range(tables.COALITIONS):
        if coalition != loyal and state.armies(coalition, site):
            return True
    for other in range(state.players):
        if is_tribe_target(state, player, other, site):
            return True
    for border in range(tables.BORDERS):
        if play.touches(border, site):
            for coalition in range(tables.COALITIONS):
                if coalition != loyal and state.roads(coalition, border):
                    return True
    return False


def count_targets(state: Position, player: i64, site: i64) -> i64:
    """Count the pieces at a site that can be struck. Rules: PP-BATTLE-02, PP-EDGE-29."""
    count: i64 = 0
    for other in range(state.players):
        if places.is_court_site(site):
            if is_spy_target(state, player, other, places.card_of_site(site)):
                count += state.spies(places.card_of_site(site), other)
        elif is_tribe_target(state, player, other, site):
            count += state.tribes(other, site)
    if places.is_court_site(site):
        return count
    for coalition in range(tables.COALITIONS):
        if coalition == play.coalition_of(state, player):
            continue
        count += state.armies(coalition, site)
        for border in range(tables.BORDERS):
            if play.touches(border, site):
                count += state.roads(coalition, border)
    return count


def may_battle(state: Position, player: i64, site: i64) -> bool:
    """Return whether one can fight at a site. Rules: PP-BATTLE-01, PP-BATTLE-03, PP-EDGE-29."""
    return battle_strength(state, player, site) > 0 and has_target(state, player, site)


def can_battle(state: Position, player: i64) -> bool:
    """Return whether a player can fight anywhere. Rules: PP-EDGE-58."""
    for region in range(tables.REGIONS):
        if may_battle(state, player, region):
            return True
    for card in state.cards_with_spies(player):
        if may_battle(state, player, places.court_site(card)):
            return True
    return False


def meets_protected(state: Position, player: i64) -> bool:
    """Return whether a player who can fight nowhere has units next to enemies: all are protected.

    Rules: PP-ABIL-01, PP-ABIL-05, PP-ABIL-06, PP-EDGE-58.
    """
    for other in range(state.players):
        for card in state.cards_with_spies(player):
            if other != player and state.spies(card, other) > 0:
                return True
        for region in range(tables.REGIONS):
            armed = battle_strength(state, player, region) > 0
            if armed and _has_enemy_tribe(state, player, other, region):
                return True
    return False


def begin_battle(state: Position, player: i64, site: i64, rank: i64, events: Events | None) -> None:
    """Begin a battle at a site, a region or a card's (`places.court_site`), with a card's rank.

    How much is to be removed is settled now.
    Rules: PP-BATTLE-01, PP-BATTLE-02, PP-BATTLE-03, PP-EDGE-31.
    """
    state.push(frames.BATTLE, player, min(rank, battle_strength(state, player, site)), site)
    if events is not None:
        if not places.is_court_site(site):
            events.emit("battle", {"seat": player, "region": site})
        else:
            events.emit("battle-court", {"seat": player, "card": places.card_of_site(site)})


@final
class Site(decision.Decision):
    """The choice where to battle."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the regions and the court cards where one can fight."""
        for region in range(tables.REGIONS):
            if may_battle(state, player, region):
                out = append(out, actions.A_FIELD + region)
        for card in state.cards_with_spies(player):
            if may_battle(state, player, places.court_site(card)):
                out = append(out, actions.A_COURT + card - 1)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Refuse a site without own units or without enemies. Rules: PP-BATTLE-01, PP-BATTLE-03."""
        site = _site_of(action)
        where, facts = "", {"region": int(site)}
        if places.is_court_site(site):
            where, facts = "-court", {"card": int(places.card_of_site(site))}
        if battle_strength(state, player, site) == 0:
            return Refusal("PP-BATTLE-03", facts, variant="weak" + where)
        if not has_target(state, player, site):
            return Refusal("PP-BATTLE-02", facts, variant="peace" + where)
        return None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Begin a battle there. Rules: PP-BATTLE-01, PP-BATTLE-02, PP-BATTLE-03."""
        rank = state.slot(frames.SITE_RANK)
        state.drop()
        begin_battle(state, player, _site_of(action), rank, events)


def _site_of(action: i64) -> i64:
    """Return the site that an action chooses."""
    if action < actions.A_COURT:
        return action - actions.A_FIELD
    return places.court_site(action - actions.A_COURT + 1)


@final
class Battle(decision.Decision):
    """The choice of a piece to remove in a battle."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List what can be removed next, and stopping if allowed."""
        site = state.slot(frames.BATTLE_SITE)
        if places.is_court_site(site):
            for other in range(state.players):
                if is_spy_target(state, player, other, places.card_of_site(site)):
                    out = append(out, actions.A_STRIKE_SPY + other)
        else:
            out = _list_field(state, player, site, out)
        return append(out, actions.A_STOP) if may_stop(state) else out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a target that is not there, friendly, or protected, or None.

        Rules: PP-BATTLE-02, PP-BATTLE-04, PP-BATTLE-05, PP-ABIL-01, PP-ABIL-05, PP-ABIL-06.
        """
        if action == actions.A_STOP:
            return _refuse_stop(state)
        site = state.slot(frames.BATTLE_SITE)
        if (action >= actions.A_STRIKE_SPY) != places.is_court_site(site):
            return Refusal("PP-BATTLE-01", variant="elsewhere")
        if action >= actions.A_STRIKE_SPY:
            card = places.card_of_site(site)
            return _refuse_spy(state, player, action - actions.A_STRIKE_SPY, card)
        if action < actions.A_STRIKE_ARMY:
            return _refuse_tribe(state, player, action - actions.A_STRIKE_TRIBE, site)
        if action < actions.A_STRIKE_ROAD:
            coalition = action - actions.A_STRIKE_ARMY
        else:
            coalition, border = _road_struck(action)
            if not play.touches(border, site):
                return Refusal("PP-EDGE-30", {"border": int(border), "region": int(site)})
        if coalition == play.coalition_of(state, player):
            return Refusal("PP-BATTLE-04", {"coalition": int(coalition)})
        at = _block_struck(site, action)
        if state.pieces[at] == 0:
            return Refusal("PP-BATTLE-02", {"place": int(at)}, variant="absent")
        return None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Remove one piece, or stop. Overthrow waits for the end of the battle.

        Rules: PP-BATTLE-02, PP-BATTLE-06, PP-EDGE-17, PP-EDGE-29.
        """
        if action == actions.A_STOP:
            end_battle(state)
            return
        site = state.slot(frames.BATTLE_SITE)
        counted = frames.BATTLE_TRIBES
        if action < actions.A_STRIKE_ARMY:
            owner = action - actions.A_STRIKE_TRIBE
            at = places.tribe_place(owner, site)
        elif action < actions.A_STRIKE_SPY:
            owner = OF_NOBODY
            at = _block_struck(site, action)
        else:
            counted = frames.BATTLE_SPIES
            owner = action - actions.A_STRIKE_SPY
            at = places.spy_place(places.card_of_site(site), owner)
        one: i64 = 1
        state.set_slot(frames.BATTLE_LEFT, state.slot(frames.BATTLE_LEFT) - 1)
        state.set_slot(counted, state.slot(counted) + (one << (REMOVAL_BITS * owner)))
        pieces.return_piece(state, player if owner == OF_NOBODY else owner, at)
        if events is not None:
            other = -1 if owner == OF_NOBODY else owner
            events.emit("struck", {"seat": player, "place": at, "other": other})

    def lapses(self, state: Position, events: Events | None) -> bool:
        """End the battle if nothing more can be removed. Rules: PP-BATTLE-02."""
        site = state.slot(frames.BATTLE_SITE)
        if state.slot(frames.BATTLE_LEFT) > 0 and has_target(state, state.frame_seat(), site):
            return False
        end_battle(state)
        return True


OF_NOBODY: Final[i64] = places.MOST_PLAYERS
"""The owner of blocks, where removals are counted by owner."""
REMOVAL_BITS: Final[i64] = 2
"""Bits for each owner in a slot that counts removals."""
MOST_REMOVALS: Final[i64] = 3


def removed_of(removals: i64, owner: i64) -> i64:
    """Return how many pieces of an owner a slot counts; `removals` packs them for all owners."""
    return (removals >> (REMOVAL_BITS * owner)) & MOST_REMOVALS


def _block_struck(site: i64, action: i64) -> i64:
    """Return the place of the army or road that an action removes."""
    if action < actions.A_STRIKE_ROAD:
        return places.army_place(action - actions.A_STRIKE_ARMY, site)
    coalition, border = _road_struck(action)
    return places.road_place(coalition, border)


def _road_struck(action: i64) -> tuple[i64, i64]:
    """Return the coalition and the border of the road that an action removes."""
    number = action - actions.A_STRIKE_ROAD
    return number // tables.BORDERS, number % tables.BORDERS


def may_stop(state: Position) -> bool:
    """Return whether the battle on top may end with targets left: by option, after any piece.

    Rules: PP-BATTLE-02, PP-EDGE-29.
    """
    struck = state.slot(frames.BATTLE_TRIBES) > 0 or state.slot(frames.BATTLE_SPIES) > 0
    return state.any_battle == 1 and struck


def _refuse_stop(state: Position) -> Refusal | None:
    """Return a refusal to stop before all that must be removed is, or None. Rules: PP-EDGE-29."""
    if may_stop(state):
        return None
    if state.any_battle:
        return Refusal("PP-EDGE-58", variant="nothing")
    targets = count_targets(state, state.frame_seat(), state.slot(frames.BATTLE_SITE))
    facts = {"count": int(min(state.slot(frames.BATTLE_LEFT), targets))}
    return Refusal("PP-EDGE-29", facts, variant="rest")


def end_battle(state: Position) -> None:
    """Overthrow players who lost their last tribe, then offer Safe Houses to those who lost spies.

    Safe Houses are offered in turn order.
    Rules: PP-BATTLE-06, PP-GEN-11, PP-ABIL-09, PP-EDGE-17, PP-EDGE-32.
    """
    site = state.slot(frames.BATTLE_SITE)
    tribes = state.slot(frames.BATTLE_TRIBES)
    spies = state.slot(frames.BATTLE_SPIES)
    state.drop()
    lost: i64 = 0
    one: i64 = 1
    for player in range(state.players):
        if removed_of(tribes, player):
            lost |= one << player
    if lost:
        event.overthrow(state, lost, site)
    if spies:
        for player in state.players_backwards():
            count = removed_of(spies, player)
            houses = [card for card in tables.SAFE_HOUSES if state.in_court(player, i64(card))]
            if count and houses:
                state.push(frames.HOUSE, player, count)


def _list_field(state: Position, player: i64, site: i64, out: vec[i64]) -> vec[i64]:
    loyal = play.coalition_of(state, player)
    for other in range(state.players):
        if is_tribe_target(state, player, other, site):
            out = append(out, actions.A_STRIKE_TRIBE + other)
    for coalition in range(tables.COALITIONS):
        if coalition != loyal and state.armies(coalition, site):
            out = append(out, actions.A_STRIKE_ARMY + coalition)
    for coalition in range(tables.COALITIONS):
        if coalition == loyal:
            continue
        for border in range(tables.BORDERS):
            if play.touches(border, site) and state.roads(coalition, border):
                out = append(out, actions.A_STRIKE_ROAD + coalition * tables.BORDERS + border)
    return out


def _refuse_tribe(state: Position, player: i64, other: i64, site: i64) -> Refusal | None:
    if other == player:
        return Refusal("PP-EDGE-29")
    if other >= state.players or state.tribes(other, site) == 0:
        return Refusal(
            "PP-BATTLE-02", {"place": int(places.tribe_place(other, site))}, variant="absent"
        )
    if is_tribe_target(state, player, other, site):
        return None
    if state.loyalty(other) == state.loyalty(player):
        return Refusal("PP-BATTLE-05", {"seat": int(other)})
    facts = {"seat": int(other), "region": int(site)}
    return Refusal("PP-ABIL-05", facts) if site == tables.KABUL else Refusal("PP-ABIL-06", facts)


def _refuse_spy(state: Position, player: i64, other: i64, card: i64) -> Refusal | None:
    if other == player:
        return Refusal("PP-EDGE-29")
    if other >= state.players or state.spies(card, other) == 0:
        place = int(places.spy_place(card, other))
        return Refusal("PP-BATTLE-02", {"place": place}, variant="absent")
    if is_spy_target(state, player, other, card):
        return None
    return Refusal("PP-ABIL-01", {"seat": int(other)})


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Site(frames.SITE, "field", "court"),
    Battle(frames.BATTLE, "strike-tribe", "strike-army", "strike-road", "strike-spy", "stop"),
)
