"""Battle, in a region or on a court card (PP-BATTLE)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.actions import (
    A_COURT,
    A_FIELD,
    A_STOP,
    A_STRIKE_ARMY,
    A_STRIKE_ROAD,
    A_STRIKE_SPY,
    A_STRIKE_TRIBE,
)
from velkahra.games.pamir.rules.card_actions.move import tribes_fight
from velkahra.games.pamir.rules.chapters.event import overthrow
from velkahra.games.pamir.rules.chapters.pieces import remove
from velkahra.games.pamir.rules.chapters.play import loyal_to, touches
from velkahra.games.pamir.rules.printed import (
    ADVISORS,
    CITADEL_KABUL,
    CITADEL_TRANSCASPIA,
    COALITIONS,
    COURT_CARDS,
    EDGES,
    KABUL,
    REGIONS,
    SAFE_HOUSES,
    TRANSCASPIA,
)
from velkahra.games.pamir.rules.state import (
    ARMY,
    F_BATTLE,
    F_HOUSE,
    F_SITE,
    MOST_PLAYERS,
    ROAD,
    SPY,
    TRIBE,
    Position,
)

ON_CARD: i64 = 10  # a site is a region, or this plus a card


def strength(state: Position, player: i64, site: i64) -> i64:
    """Count what a player fights with at a site: the limit of what can be removed.

    Rules: PP-BATTLE-03, PP-EVENT-110, PP-EDGE-30, PP-EDGE-31.
    """
    if site >= ON_CARD:
        return i64(state.pieces[SPY + (site - ON_CARD) * MOST_PLAYERS + player])
    units = i64(state.pieces[ARMY + loyal_to(state, player) * 6 + site])
    if tribes_fight(state, player):
        units += state.tribes(player, site)
    return units


def is_tribe_target(state: Position, player: i64, other: i64, region: i64) -> bool:
    """Say whether another player's tribes in a region can be struck.

    Rules: PP-BATTLE-02, PP-BATTLE-05, PP-ABIL-05, PP-ABIL-06, PP-EDGE-33, PP-EDGE-83, PP-EX-14.
    """
    if other == player or state.pieces[TRIBE + other * 6 + region] == 0:
        return False
    people = player != state.wakhan and other != state.wakhan
    if people and state.loyalty(other) == state.loyalty(player):
        return False
    if region == KABUL and state.in_court(other, CITADEL_KABUL):
        return False
    return not (region == TRANSCASPIA and state.in_court(other, CITADEL_TRANSCASPIA))


def is_spy_target(state: Position, player: i64, other: i64, card: i64) -> bool:
    """Say whether another player's spies on a card can be struck.

    Rules: PP-BATTLE-02, PP-BATTLE-05, PP-ABIL-01, PP-EDGE-34, PP-EX-15.
    """
    if other == player or state.pieces[SPY + card * MOST_PLAYERS + other] == 0:
        return False
    return not state.in_court(other, ADVISORS)


def has_target(state: Position, player: i64, site: i64) -> bool:
    """Say whether there is anything to strike at a site. Rules: PP-BATTLE-02, PP-EDGE-29."""
    if site >= ON_CARD:
        for other in range(state.players):
            if is_spy_target(state, player, other, site - ON_CARD):
                return True
        return False
    loyal = loyal_to(state, player)
    for coalition in range(COALITIONS):
        if coalition != loyal and state.pieces[ARMY + coalition * 6 + site]:
            return True
    for other in range(state.players):
        if is_tribe_target(state, player, other, site):
            return True
    for border in range(EDGES):
        if touches(border, site):
            for coalition in range(COALITIONS):
                if coalition != loyal and state.pieces[ROAD + coalition * 9 + border]:
                    return True
    return False


def count_targets(state: Position, player: i64, site: i64) -> i64:
    """Count the pieces at a site that can be struck. Rules: PP-BATTLE-02, PP-EDGE-29."""
    count: i64 = 0
    for other in range(state.players):
        if site >= ON_CARD:
            if is_spy_target(state, player, other, site - ON_CARD):
                count += state.spies(site - ON_CARD, other)
        elif is_tribe_target(state, player, other, site):
            count += state.tribes(other, site)
    if site >= ON_CARD:
        return count
    for coalition in range(COALITIONS):
        if coalition == loyal_to(state, player):
            continue
        count += state.armies(coalition, site)
        for border in range(EDGES):
            if touches(border, site):
                count += state.roads(coalition, border)
    return count


def may_battle(state: Position, player: i64, site: i64) -> bool:
    """Say whether a player can fight at a site. Rules: PP-BATTLE-01, PP-BATTLE-03, PP-EDGE-29."""
    return strength(state, player, site) > 0 and has_target(state, player, site)


def can_battle(state: Position, player: i64) -> bool:
    """Say whether a player can fight anywhere. Rules: PP-EDGE-58."""
    for region in range(REGIONS):
        if may_battle(state, player, region):
            return True
    for card in range(1, COURT_CARDS + 1):
        spies = state.pieces[SPY + card * MOST_PLAYERS + player]
        if spies and may_battle(state, player, ON_CARD + card):
            return True
    return False


def go_to(state: Position, player: i64, site: i64, events: Events | None) -> None:
    """Choose the site. How much is to be removed is settled now.

    Rules: PP-BATTLE-01, PP-BATTLE-02, PP-BATTLE-03, PP-EDGE-31.
    """
    rank = state.top(2)
    state.drop()
    state.push(F_BATTLE, player, min(rank, strength(state, player, site)), site, 0, 0)
    if events is not None:
        if site < ON_CARD:
            events.emit("battle", {"seat": player, "region": site})
        else:
            events.emit("battle-court", {"seat": player, "card": site - ON_CARD})


def strike(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Remove one piece. Overthrow waits for the end of the battle.

    Rules: PP-BATTLE-02, PP-BATTLE-06, PP-EDGE-17, PP-EDGE-29.
    """
    site = state.top(3)
    state.set_top(2, state.top(2) - 1)
    if action < A_STRIKE_ARMY:
        other = action - A_STRIKE_TRIBE
        remove(state, other, TRIBE + other * 6 + site)
        _note(state, 4, other)
        _emit_struck(events, player, TRIBE + other * 6 + site, other)
    elif action < A_STRIKE_ROAD:
        at = ARMY + (action - A_STRIKE_ARMY) * 6 + site
        remove(state, player, at)
        _note(state, 4, 5)
        _emit_struck(events, player, at, -1)
    elif action < A_STRIKE_SPY:
        at = ROAD + action - A_STRIKE_ROAD
        remove(state, player, at)
        _note(state, 4, 5)
        _emit_struck(events, player, at, -1)
    else:
        other = action - A_STRIKE_SPY
        at = SPY + (site - ON_CARD) * MOST_PLAYERS + other
        remove(state, other, at)
        _note(state, 5, other)
        _emit_struck(events, player, at, other)


def _note(state: Position, part: i64, who: i64) -> None:
    """Count a removal in the frame, two bits a player."""
    one: i64 = 1
    state.set_top(part, state.top(part) + (one << (2 * who)))


def _emit_struck(events: Events | None, player: i64, place: i64, other: i64) -> None:
    if events is not None:
        events.emit("struck", {"seat": player, "place": place, "other": other})


def may_stop(state: Position) -> bool:
    """Say whether the battle on top may end with targets left: by option, after any piece.

    Rules: PP-BATTLE-02, PP-EDGE-29.
    """
    return state.any_battle == 1 and _struck_any(state)


def refuse_stop(state: Position) -> Refusal | None:
    """Refuse to stop a battle before as much is removed as must be. Rules: PP-EDGE-29."""
    if may_stop(state):
        return None
    if state.any_battle:
        return Refusal("PP-EDGE-58", variant="nothing")
    targets = count_targets(state, state.top(1), state.top(3))
    return Refusal("PP-EDGE-29", {"count": int(min(state.top(2), targets))}, variant="rest")


def _struck_any(state: Position) -> bool:
    return state.top(4) > 0 or state.top(5) > 0


def battle_ends(state: Position) -> bool:
    """End the battle on top when nothing more can be removed. Rules: PP-BATTLE-02."""
    if state.top(2) > 0 and has_target(state, state.top(1), state.top(3)):
        return False
    end_battle(state)
    return True


def end_battle(state: Position) -> None:
    """After a battle: who lost the last tribe sheds; who lost spies may hide them.

    Rules: PP-BATTLE-06, PP-GEN-11, PP-ABIL-09, PP-EDGE-17, PP-EDGE-32.
    """
    site = state.top(3)
    tribes = state.top(4)
    spies = state.top(5)
    state.drop()
    lost: i64 = 0
    one: i64 = 1
    for player in range(state.players):
        if (tribes >> (2 * player)) & 3:
            lost |= one << player
    if lost:
        overthrow(state, lost, site)
    if spies:
        _offer_houses(state, spies)


def _offer_houses(state: Position, spies: i64) -> None:
    """Ask those with a Safe House, in turn order. Rules: PP-ABIL-09, PP-EDGE-32."""
    order: i64 = 0
    player = state.active
    for _ in range(state.players):
        order = order * 8 + player
        player = state.next_player(player)
    for _ in range(state.players):
        player = order % 8
        order //= 8
        count = (spies >> (2 * player)) & 3
        if count and has_house(state, player):
            state.push(F_HOUSE, player, count)


def has_house(state: Position, player: i64) -> bool:
    """Say whether a player has a Safe House. Rules: PP-ABIL-09."""
    return any(state.in_court(player, i64(card)) for card in SAFE_HOUSES)


def list_sites(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the regions and the court cards where one can fight."""
    for region in range(REGIONS):
        if may_battle(state, player, region):
            out = append(out, A_FIELD + region)
    for card in range(1, COURT_CARDS + 1):
        spies = state.pieces[SPY + card * MOST_PLAYERS + player]
        if spies and may_battle(state, player, ON_CARD + card):
            out = append(out, A_COURT + card - 1)
    return out


def list_strikes(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List what can be removed next, and stopping where that is allowed."""
    site = state.top(3)
    if site >= ON_CARD:
        for other in range(state.players):
            if is_spy_target(state, player, other, site - ON_CARD):
                out = append(out, A_STRIKE_SPY + other)
    else:
        out = _list_field(state, player, site, out)
    if may_stop(state):
        out = append(out, A_STOP)
    return out


def _list_field(state: Position, player: i64, site: i64, out: vec[i64]) -> vec[i64]:
    loyal = loyal_to(state, player)
    for other in range(state.players):
        if is_tribe_target(state, player, other, site):
            out = append(out, A_STRIKE_TRIBE + other)
    for coalition in range(COALITIONS):
        if coalition != loyal and state.pieces[ARMY + coalition * 6 + site]:
            out = append(out, A_STRIKE_ARMY + coalition)
    for coalition in range(COALITIONS):
        if coalition == loyal:
            continue
        for border in range(EDGES):
            if touches(border, site) and state.pieces[ROAD + coalition * 9 + border]:
                out = append(out, A_STRIKE_ROAD + coalition * EDGES + border)
    return out


def refuse_site(state: Position, player: i64, site: i64) -> Refusal | None:
    """Refuse a site without own units or without enemies. Rules: PP-BATTLE-01, PP-BATTLE-03."""
    if state.top() != F_SITE:
        return Refusal("PP-BATTLE-01", variant="none")
    facts = {"region": int(site)} if site < ON_CARD else {"card": int(site - ON_CARD)}
    where = "" if site < ON_CARD else "-court"
    if strength(state, player, site) == 0:
        return Refusal("PP-BATTLE-03", facts, variant="weak" + where)
    if not has_target(state, player, site):
        return Refusal("PP-BATTLE-02", facts, variant="peace" + where)
    return None


def refuse_strike(state: Position, player: i64, action: i64) -> Refusal | None:
    """Refuse a target that is not there, friendly, or protected.

    Rules: PP-BATTLE-02, PP-BATTLE-04, PP-BATTLE-05, PP-ABIL-01, PP-ABIL-05, PP-ABIL-06.
    """
    if state.top() != F_BATTLE:
        return Refusal("PP-BATTLE-01", variant="none")
    site = state.top(3)
    if (action >= A_STRIKE_SPY) != (site >= ON_CARD):
        return Refusal("PP-BATTLE-01", variant="elsewhere")
    if action >= A_STRIKE_SPY:
        return _refuse_spy(state, player, action - A_STRIKE_SPY, site - ON_CARD)
    if action < A_STRIKE_ARMY:
        return _refuse_tribe(state, player, action - A_STRIKE_TRIBE, site)
    if action < A_STRIKE_ROAD:
        coalition = action - A_STRIKE_ARMY
        at = ARMY + coalition * 6 + site
    else:
        coalition = (action - A_STRIKE_ROAD) // EDGES
        border = (action - A_STRIKE_ROAD) % EDGES
        at = ROAD + coalition * 9 + border
        if not touches(border, site):
            return Refusal("PP-EDGE-30", {"border": int(border), "region": int(site)})
    if coalition == loyal_to(state, player):
        return Refusal("PP-BATTLE-04", {"coalition": int(coalition)})
    if state.pieces[at] == 0:
        return Refusal("PP-BATTLE-02", {"place": int(at)}, variant="absent")
    return None


def _refuse_tribe(state: Position, player: i64, other: i64, site: i64) -> Refusal | None:
    if other == player:
        return Refusal("PP-EDGE-29")
    if other >= state.players or state.pieces[TRIBE + other * 6 + site] == 0:
        return Refusal("PP-BATTLE-02", {"place": int(TRIBE + other * 6 + site)}, variant="absent")
    if is_tribe_target(state, player, other, site):
        return None
    if state.loyalty(other) == state.loyalty(player):
        return Refusal("PP-BATTLE-05", {"seat": int(other)})
    facts = {"seat": int(other), "region": int(site)}
    return Refusal("PP-ABIL-05", facts) if site == KABUL else Refusal("PP-ABIL-06", facts)


def _refuse_spy(state: Position, player: i64, other: i64, card: i64) -> Refusal | None:
    if other == player:
        return Refusal("PP-EDGE-29")
    if other >= state.players or state.pieces[SPY + card * MOST_PLAYERS + other] == 0:
        place = int(SPY + card * MOST_PLAYERS + other)
        return Refusal("PP-BATTLE-02", {"place": place}, variant="absent")
    if is_spy_target(state, player, other, card):
        return None
    return Refusal("PP-ABIL-01", {"seat": int(other)})
