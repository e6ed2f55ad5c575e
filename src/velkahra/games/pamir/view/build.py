"""Builds the view of a seat: everything but the others' hands. Rules: PP-EDGE-60."""

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import OPEN, Event
from velkahra.core.contract.state import CHANCE, FIRST_SLOT, NOBODY, in_slot
from velkahra.games.pamir.rules import actions, facts, frames, storage, tables
from velkahra.games.pamir.rules.card_actions import act, battle, tax
from velkahra.games.pamir.rules.chapters import bribe, dominance, market, play, turn
from velkahra.games.pamir.rules.chapters.ruler import holder, ruler
from velkahra.games.pamir.rules.state import DISCARDED, IN_FORCE, Position
from velkahra.games.pamir.rules.wakhan.card import column_pointed_at, points_to_top_left
from velkahra.games.pamir.view import model, observation

DECISIONS: Final = {kind: name for kind, (name, _) in enumerate(observation.DECISIONS[:-1], 1)}
ENDINGS: Final = ("", "lead", "last-check")
"""Which way the game ended, by `Position.over`."""


def view_of(state: Position, seat: int, last: Sequence[Event] = ()) -> model.View:
    """Return what `seat` may know now; it may be SPECTATOR or OPEN.

    `last` are the events of the last action, which the view marks as far as `seat` may know them.

    Rules: PP-EDGE-60, PP-GEN-01, PP-COMP-01.
    """
    decision = "over" if state.actor() == NOBODY else DECISIONS[state.frame_kind()]
    return model.View(
        game="pamir",
        seat=seat,
        seats=int(state.seats),
        wakhan=int(state.wakhan),
        order=_order(state, seat),
        favored=int(state.favored),
        turn_number=int(state.turn_number),
        active=int(state.active),
        left=int(state.left),
        decision=decision,
        deciders=(int(state.actor()),) if state.actor() >= 0 else (),
        pending=_pending(state),
        gap=int(market.next_empty_slot(state)) if decision == "draw" else -1,
        market=tuple(_slot(state, seat, slot) for slot in range(storage.SLOTS)),
        deck=int(state.deck_size()),
        pile=(state.pile, state.pile_courts, state.pile_events, state.pile_checks),
        discarded=tuple(c for c in range(1, facts.CARDS + 1) if state.place[c] == DISCARDED),
        players=_players(state, seat),
        regions=tuple(_region(state, region) for region in range(6)),
        roads=tuple(_three(state.roads(c, border) for c in range(3)) for border in range(9)),
        dominance=_dominance(state),
        lasting=_lasting(state),
        bribe=_bribe(state),
        battle=_battle(state) if decision == "battle" else None,
        automaton=_automaton(state) if state.wakhan >= 0 else None,
        over=int(state.over),
        ending=ENDINGS[state.over],
        last=tuple((e.kind, e.facts) for e in last if e.visible_to(seat)),
    )


def _three(values: Iterable[int]) -> tuple[int, int, int]:
    one, two, three = (int(value) for value in values)
    return one, two, three


def _pending(state: Position) -> tuple[int, int, int, int]:
    if state.actor() in (NOBODY, CHANCE):
        return 0, 0, 0, 0
    first, second, third, fourth = (int(state.slot(FIRST_SLOT + at)) for at in range(4))
    if state.frame_kind() == frames.ROAD:
        return first, second, *_road_of(state)
    return first, second, third, fourth


def _road_of(state: Position) -> tuple[int, int]:
    """Return the number of the road being placed, from 1, and of all roads of the card."""
    for kind, _, card, icon, *_ in reversed(storage.pending_frames(state)):
        if kind == frames.ICONS:
            roads = [
                int(tables.icon_at(card, at) == tables.ICON_ROAD) for at in range(facts.MOST_ICONS)
            ]
            return sum(roads[:icon]), sum(roads)
    return 1, 1


def _order(state: Position, seat: int) -> tuple[int, ...]:
    player = max(seat, 0)
    order = [player]
    if state.anchor < 0:  # before the first loyalty nobody has a place
        return tuple((player + step) % state.players for step in range(state.players))
    while len(order) < state.players:
        order.append(int(state.next_player(order[-1])))
    return tuple(order)


def _slot(state: Position, seat: int, slot: int) -> model.Slot:
    card = int(state.market[slot])
    buyer = seat if seat >= 0 else max(int(state.active), 0)
    return model.Slot(
        card=card,
        rupees=int(state.coins[slot]),
        price=int(market.price(state, buyer, slot)),
        free=bool(card) and bool(market.is_free(state, buyer, card)),
        barred=bool(state.is_barred(slot)),
        buyable=seat >= 0 and seat == state.active and bool(market.can_buy(state, seat, slot)),
    )


def _players(state: Position, viewer: int) -> tuple[model.Player, ...]:
    gains = dominance.scores(state, dominance.next_is_last(state))
    usable = _usable(state)
    return tuple(_player(state, p, viewer, int(gains[p]), usable) for p in range(state.players))


def _usable(state: Position) -> frozenset[int]:
    """Return the court cards with which the player whose turn it is can act now.

    Hands play no part in it, so everybody may know. Rules: PP-ACT-01, PP-EDGE-58, PP-EDGE-60.
    """
    player = state.actor()
    if player < 0 or state.frame_kind() != frames.TURN:
        return frozenset()
    acts = act.list_acts(state, player, vec[i64]())
    return frozenset({int(actions.card_of(action)) for action in acts})


def _player(
    state: Position, player: int, viewer: int, gain: int, usable: frozenset[int]
) -> model.Player:
    open_hand = viewer in (player, OPEN) or state.open_hands == 1 or state.over != storage.PLAYING
    size = int(state.hand_size(player))
    loyalty = int(state.loyalty(player))
    sides = range(3) if player == state.wakhan else ([loyalty] if loyalty >= 0 else [])
    return model.Player(
        loyalty=loyalty,
        money=int(state.money(player)),
        points=int(state.points(player)),
        shelter=int(state.stars(player, tables.ECONOMIC)),
        taxable=int(tax.taxable_rupees(state, player)),
        may_be_taxed=viewer >= 0 and bool(tax.may_tax(state, viewer, player)),
        stars=tuple(int(state.stars(player, suit)) for suit in range(tables.SUITS)),
        court=tuple(
            _court_card(state, player, int(state.court_card(player, index)), usable)
            for index in range(state.court_size(player))
        ),
        court_limit=int(state.court_limit(player)),
        hand=tuple(int(state.hand_card(player, i)) for i in range(size)) if open_hand else None,
        hand_size=size,
        hand_limit=int(turn.hand_limit(state, player)),
        gifts=(state.has_gift(player, 0), state.has_gift(player, 1), state.has_gift(player, 2)),
        prizes=tuple(c for c in range(1, 101) if state.has_prize(player, c)),
        supply=int(state.cylinders(player)),
        out=int(dominance.cylinders_out(state, player)),
        influence=tuple(int(dominance.influence(state, player, side)) for side in sides),
        scores=gain,
        share=float(dominance.share_of_victory(state, player))
        if state.over != storage.PLAYING
        else 0.0,
    )


def _court_card(state: Position, owner: int, card: int, usable: frozenset[int]) -> model.CourtCard:
    return model.CourtCard(
        card=card,
        spies=tuple(int(state.spies(card, player)) for player in range(state.players)),
        holder=int(holder(state, card)),
        used=bool(state.is_used(card)),
        bonus=bool(act.is_bonus(state, owner, card)),
        usable=card in usable,
    )


def _region(state: Position, region: int) -> model.Region:
    return model.Region(
        armies=_three(state.armies(coalition, region) for coalition in range(3)),
        tribes=tuple(int(state.tribes(player, region)) for player in range(state.players)),
        ruler=int(ruler(state, region)),
    )


def _dominance(state: Position) -> model.Dominance:
    return model.Dominance(
        blocks=_three(dominance.blocks_out(state, coalition) for coalition in range(3)),
        supply=_three(state.blocks(coalition) for coalition in range(3)),
        margin=int(dominance.margin(state)),
        coalition=int(dominance.dominant(state)),
        gone=int(state.checks),
        last=bool(dominance.next_is_last(state)),
    )


def _lasting(state: Position) -> tuple[model.Lasting, ...]:
    found = []
    for card in range(int(tables.FIRST_EVENT), facts.CARDS + 1):
        if state.place[card] == IN_FORCE:
            how = int(state.lasting(card))
            thrown = how == storage.THROWN
            found.append(model.Lasting(card, -1 if thrown else how - 1, thrown))
    return tuple(found)


def _bribe(state: Position) -> model.Bribe | None:
    kind = int(state.frame_kind()) if state.actor() != NOBODY else 0
    if observation.HOLDER[kind]:
        payer, holder_ = state.frame_seat(), state.slot(observation.HOLDER[kind])
    elif observation.PAYER[kind]:
        payer, holder_ = state.slot(observation.PAYER[kind]), state.frame_seat()
    else:
        return None
    action, asked = state.slot(observation.ACTION[kind]), bribe.price_asked(state)
    return model.Bribe(
        payer=int(payer),
        holder=int(holder_),
        card=int(actions.card_of(action)),
        playing=action < actions.A_ACT,
        full=int(state.slot(observation.PRICE[kind])),
        asked=int(asked),
        offered=int(in_slot(state, observation.OFFERED[kind])),
        haggle=bool(bribe.may_haggle(state, payer, holder_)),
        requests=int(bribe.requests_left(state)),
        able=state.refusal(state.actor(), actions.SPACE.encode("offer", [int(asked)])) is None
        if observation.HOLDER[kind]
        else True,
    )


def _battle(state: Position) -> model.Battle:
    kind = state.frame_kind()
    targets = battle.count_targets(state, state.frame_seat(), state.slot(observation.SITE[kind]))
    return model.Battle(
        pieces=int(min(state.slot(observation.LEFT[kind]), targets)), exact=state.any_battle == 0
    )


def _automaton(state: Position) -> model.Automaton:
    drawn = state.ai > 0 and state.ai_back >= 0
    acting = state.actor() == CHANCE and state.frame_kind() == frames.WAKHAN
    return model.Automaton(
        card=int(state.ai),
        back=int(state.ai_back),
        left=int(tables.AI_CARDS) - int(state.ai_seen).bit_count(),
        loyalty=int(play.pragmatic_loyalty(state)) if state.ai else int(tables.NONE),
        column=int(column_pointed_at(state)) if drawn else 0,
        upper=drawn and bool(points_to_top_left(state)),
        line=int(state.slot(frames.WAKHAN_LINE)) if acting else 0,
        bonus=acting and state.slot(frames.WAKHAN_BONUS) == 1,
    )
