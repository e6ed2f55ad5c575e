"""Playing cards, using abilities and the special ability.

Rules: HM-MAIN-01 to -04, HM-ACT-01 to -05, HM-ABILITY-01 to -03, HM-CARD-04, HM-EDGE-ACT-03,
HM-EDGE-ACT-04, HM-EDGE-COOP-09 to -11.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import actions, arrays, decision, frames, listing, values
from velkahra.games.hammer.rules.chapters import finding, pact, playable, teams, turn, zones
from velkahra.games.hammer.rules.effects import demand, harm, match, modify, run, supply
from velkahra.games.hammer.rules.state import Position


def refuse_play(state: Position, seat: i64, card: i64) -> Refusal | None:
    """Return a refusal to play a card of the hand, or None. Rules: HM-MAIN-02."""
    facts = {"seat": int(seat), "card": int(card)}
    if not state.in_hand(seat, card):
        return Refusal("HM-MAIN-01", facts)
    if modify.forbidden(state, seat, opcodes.NO_PLAY, card, -1):
        return Refusal("HM-GOLD-01", facts, "play")
    side = state.owners_of(card)
    if state.is_joint(card):
        refused = _refuse_joint(state, seat, card, side, facts)
        if refused is not None:
            return refused
    elif modify.power_price(state, seat, card) > state.bm[seat]:
        facts["need"], facts["have"] = (
            int(modify.power_price(state, seat, card)),
            int(state.bm[seat]),
        )
        return Refusal("HM-MAIN-02", facts, "bm")
    elif modify.price(state, seat, card) > state.sb[seat]:
        facts["need"], facts["have"] = int(modify.price(state, seat, card)), int(state.sb[seat])
        return Refusal("HM-MAIN-02", facts, "sb")
    return _refuse_deed(state, seat, card, side, facts)


def _refuse_deed(
    state: Position, seat: i64, card: i64, side: i64, facts: dict[str, int]
) -> Refusal | None:
    if not match.holds(state, state.of(card, columns.REQUIRES), seat, side, card):
        return Refusal("HM-MAIN-02", facts, "condition")
    if state.of(card, columns.KIND) != opcodes.ACTION:
        if not zones.room_for(state, seat, card):
            return Refusal("HM-GOLD-01", facts, "room")
        if harm.burdens_partner(state, card, seat, side):
            return Refusal("HM-COOP-02", facts)
        if state.agreed[values.CORRECTED] and not playable.enters_with_targets(
            state, card, seat, side
        ):
            return Refusal("HM-TARGET-02", facts)
    return refuse_effect(state, state.of(card, columns.EFFECT), card, seat, side, facts)


def _refuse_joint(
    state: Position, seat: i64, card: i64, side: i64, facts: dict[str, int]
) -> Refusal | None:
    """Return a refusal of a joint card, or None. Rules: HM-COOP-12, HM-COOP-13, HM-COOP-18."""
    if not teams.complete(state, side):
        return Refusal("HM-COOP-18", facts)
    if teams.last_of(state, side) != seat:
        facts["other"] = int(teams.last_of(state, side))
        return Refusal("HM-COOP-22" if arrays.ones(side) > 2 else "HM-COOP-12", facts)
    if state.refused[card]:
        return Refusal("HM-EDGE-COOP-09", facts)
    together: i64 = 0
    for other in range(state.seats):
        if (side >> other) & 1:
            together += state.sb[other]
            if modify.power_price(state, other, card) > state.bm[other]:
                facts["other"] = int(other)
                facts["need"] = int(modify.power_price(state, other, card))
                facts["have"] = int(state.bm[other])
                return Refusal("HM-COOP-13", facts, "bm")
    if modify.price(state, seat, card) > together:
        facts["need"], facts["have"] = int(modify.price(state, seat, card)), int(together)
        return Refusal("HM-COOP-13", facts, "sb")
    return None


def refuse_effect(
    state: Position, effect: i64, source: i64, seat: i64, side: i64, facts: dict[str, int]
) -> Refusal | None:
    """Return a refusal of an effect, or None: it has no target or no use, or harms a partner.

    `seat` starts it from `source` for `side`, seats as bits; `facts` go into the refusal.
    """
    if effect < 0:
        return None
    if harm.harms_partner(state, effect, seat, side, source):
        return Refusal("HM-COOP-02", facts)
    if playable.only_informs(state, effect):
        if run.nothing_left(state, seat):
            return Refusal("HM-EDGE-INFO-02", facts)
        if modify.forbidden(state, seat, opcodes.NO_GAIN_CLUES, -1, -1):
            return Refusal("HM-GOLD-01", facts, "info")
    found = playable.has_targets(state, effect, source, seat, side)
    return None if found else Refusal("HM-TARGET-02", facts)


def refuse_use(state: Position, seat: i64, card: i64, number: i64) -> Refusal | None:
    """Return a refusal of ability `number`, from 0, of a card, or None.

    Rules: HM-ACT-02 to -04, HM-CARD-04.
    """
    facts = {"seat": int(seat), "card": int(card), "number": int(number + 1)}
    if not state.controls(seat, card) or number >= state.of(card, columns.ABILITY_COUNT):
        return Refusal("HM-ACT-02", facts)
    row = (state.of(card, columns.ABILITIES) + number) * columns.ABILITY_WIDTH
    table = state.tables.abilities
    if table[row + columns.ABILITY_TIRES] and state.tired[card] != values.READY:
        return Refusal("HM-ACT-03", facts, "tired")
    if modify.forbidden(state, seat, opcodes.NO_ACTIVATE, card, -1):
        return Refusal("HM-GOLD-01", facts, "use")
    if (
        table[row + columns.ABILITY_LIMIT]
        and i64(state.used[table[row + columns.ABILITY_COUNTER]])
        >= table[row + columns.ABILITY_LIMIT]
    ):
        return Refusal("HM-ACT-04", facts)
    if state.of(card, columns.KIND) == opcodes.SPY and state.slot(
        frames.MAIN_USED
    ) >= modify.parameter(state, seat, opcodes.P_SPY_ABILITY_LIMIT):
        return Refusal("HM-GOLD-01", facts, "uses")
    refused = _refuse_ability_price(state, seat, card, row, facts)
    if refused is not None:
        return refused
    side = state.controllers_of(card)
    return refuse_effect(state, table[row + columns.ABILITY_EFFECT], card, seat, side, facts)


def _refuse_ability_price(
    state: Position, seat: i64, card: i64, row: i64, facts: dict[str, int]
) -> Refusal | None:
    table = state.tables.abilities
    due = modify.ability_price(state, seat, card, table[row + columns.ABILITY_SB])
    if due > state.sb[seat]:
        facts["need"], facts["have"] = int(due), int(state.sb[seat])
        return Refusal("HM-ACT-03", facts, "sb")
    if table[row + columns.ABILITY_BM] > state.bm[seat]:
        facts["need"], facts["have"] = int(table[row + columns.ABILITY_BM]), int(state.bm[seat])
        return Refusal("HM-ACT-03", facts, "bm")
    if table[row + columns.ABILITY_DISCARDS] > state.hand_size(seat):
        facts["need"], facts["have"] = (
            int(table[row + columns.ABILITY_DISCARDS]),
            int(state.hand_size(seat)),
        )
        return Refusal("HM-ACT-03", facts, "cards")
    return None


def refuse_special(state: Position, seat: i64) -> Refusal | None:
    """Return a refusal of the special ability, or None. The team has not used it yet.

    Rules: HM-ABILITY-02, HM-EDGE-ABILITY-03.
    """
    facts = {"seat": int(seat)}
    if state.special[seat] != values.UNUSED:
        return Refusal("HM-ABILITY-02", facts)
    source = card_ids.ABILITY + state.powers[seat]
    if not match.holds(
        state, state.of(source, columns.REQUIRES), seat, arrays.seat_bit(seat), source
    ):
        facts["card"] = int(source)
        return Refusal("HM-MAIN-02", facts, "condition")
    return refuse_effect(
        state, state.of(source, columns.EFFECT), source, seat, arrays.seat_bit(seat), facts
    )


@final
class Main(decision.Decision):
    """A team plays cards and uses abilities."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List what can be done in the main phase. Rules: HM-MAIN-01, HM-MAIN-04."""
        out = append(append(out, actions.A_END), actions.A_TIME_UP)
        for card in supply.hand_of(state, seat):
            if playable.can_play(state, seat, card):
                out = append(out, actions.A_PLAY + card)
        for card in state.cards:
            if state.controls(seat, card):
                for number in range(state.of(card, columns.ABILITY_COUNT)):
                    if playable.can_use(state, seat, card, number):
                        out = append(out, actions.A_USE + card * actions.ABILITY_MOST + number)
        if playable.can_use_special(state, seat):
            out = append(out, actions.A_SPECIAL)
        out = listing.join_lists(out, pact.list_announcements(state, seat))
        return append(out, actions.A_GUESS) if finding.may_guess(state, seat) else out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of an action of the main phase, or None. Rules: HM-MAIN-02."""
        if action < actions.A_PLAY:
            return None
        if action < actions.A_USE:
            return refuse_play(state, seat, action - actions.A_PLAY)
        if action < actions.A_SPECIAL:
            card, number = _ability(action)
            return refuse_use(state, seat, card, number)
        if action == actions.A_SPECIAL:
            return refuse_special(state, seat)
        return (
            finding.refuse_guess(state, seat)
            if action == actions.A_GUESS
            else pact.refuse_announcing(state, seat, action)
        )

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Play a card, use an ability, name a square, or end the phase or the turn."""
        if action == actions.A_GUESS:
            state.push(frames.SQUARE, seat)
        elif action == actions.A_SPECIAL:
            use_special(state, seat, events)
        elif action >= actions.A_USE:
            card, number = _ability(action)
            use(state, seat, card, number, events)
        elif action >= actions.A_PLAY:
            play(state, seat, action - actions.A_PLAY, events)
        else:
            turn.end_phase(state, action, events)


def _ability(action: i64) -> tuple[i64, i64]:
    """Return the card and the number of its ability, from 0, that an action uses."""
    number = action - actions.A_USE
    return number // actions.ABILITY_MOST, number % actions.ABILITY_MOST


def play(state: Position, seat: i64, card: i64, events: Events | None) -> None:
    """Play a card: pay for it, and choose for its effect. Rules: HM-MAIN-03, HM-COOP-13."""
    if not state.is_joint(card):
        _pay(state, seat, card, modify.price(state, seat, card))
        begin(state, seat, card, events)
        return
    others = state.owners_of(card) & ~arrays.seat_bit(seat)
    state.shares = vec[i64]([i64(0) for _ in range(card_ids.SEATS)])
    if events is not None:
        events.emit("proposed", {"seat": int(seat), "card": int(card)})
    ask_for_share(state, seat, card, others, modify.price(state, seat, card))


def ask_for_share(state: Position, seat: i64, card: i64, others: i64, left: i64) -> None:
    """Push the choice of how much the next partner pays for a joint card.

    `others` are the partners to be asked, as bits, and `left` the SB not shared out yet. Without
    either they are asked for consent. Rules: HM-COOP-13.
    """
    for other in range(state.seats):
        if (others >> other) & 1:
            if left > 0:
                rest = others & ~arrays.seat_bit(other)
                state.push(frames.SHARE, seat, card, other, rest, left)
                return
            break
    state.shares[seat] = left
    owners = state.owners_of(card) & ~arrays.seat_bit(seat)
    ask_for_consent(state, card, seat, owners)


@final
class ShareCost(decision.Decision):
    """A team says how much a partner pays for a joint card. Rules: HM-COOP-13, HM-EDGE-COOP-09."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List how many SB the partner may be asked for, as actions."""
        for points in range(state.slot(frames.SHARE_LEFT) + 1):
            if may_share(state, points):
                out = append(out, actions.A_SHARE + points)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of a share in SB, or None. Rules: HM-COOP-13."""
        if may_share(state, action - actions.A_SHARE):
            return None
        facts = {
            "seat": int(state.slot(frames.SHARE_PARTNER)),
            "need": int(state.slot(frames.SHARE_LEFT)),
        }
        return Refusal("HM-COOP-13", facts, "share")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Record a partner's share, in SB, and ask for the next one."""
        points = action - actions.A_SHARE
        card = state.slot(frames.SHARE_CARD)
        other = state.slot(frames.SHARE_PARTNER)
        rest, left = state.slot(frames.SHARE_SEATS), state.slot(frames.SHARE_LEFT)
        state.drop()
        state.shares[other] = points
        ask_for_share(state, seat, card, rest, left - points)


def may_share(state: Position, points: i64) -> bool:
    """Return whether the partner can pay so many SB, and the others can pay the rest."""
    seat, other = state.frame_seat(), state.slot(frames.SHARE_PARTNER)
    rest, left = state.slot(frames.SHARE_SEATS), state.slot(frames.SHARE_LEFT)
    others = state.sb[seat]
    for partner in range(state.seats):
        if (rest >> partner) & 1:
            others += state.sb[partner]
    return 0 <= points <= left and points <= state.sb[other] and left - points <= others


def ask_for_consent(state: Position, card: i64, seat: i64, others: i64) -> None:
    """Ask the `others`, seats as bits, in turn. Rules: HM-EDGE-COOP-09, HM-EDGE-COOP-24."""
    for other in range(state.seats):
        if (others >> other) & 1:
            state.push(frames.CONSENT, other, card, seat, others & ~arrays.seat_bit(other))
            return


@final
class AgreeToCard(decision.Answer):
    """A partner says whether a joint card may be played."""

    def answer(self, state: Position, agreed: bool, events: Events | None) -> None:
        """Carry out a partner's answer; after the last yes the card is played.

        Rules: HM-EDGE-COOP-09, HM-EDGE-COOP-10.
        """
        other, card = state.frame_seat(), state.slot(frames.CONSENT_CARD)
        seat, rest = state.slot(frames.CONSENT_PLAYER), state.slot(frames.CONSENT_SEATS)
        state.drop()
        if events is not None:
            kind = "consented" if agreed else "declined"
            events.emit(kind, {"seat": int(other), "card": int(card), "other": int(seat)})
        if not agreed:
            state.refused[card] = u8(1)
        elif rest:
            ask_for_consent(state, card, seat, rest)
        else:
            for owner in range(state.seats):
                if (state.owners_of(card) >> owner) & 1:
                    _pay(state, owner, card, state.shares[owner])
            begin(state, seat, card, events)


def _pay(state: Position, seat: i64, card: i64, points: i64) -> None:
    """Take the price of a card from a team's supply. Rules: HM-MAIN-03, HM-COOP-13."""
    due = modify.power_price(state, seat, card)
    state.sb[seat] -= points
    state.bm[seat] -= due


def begin(state: Position, seat: i64, card: i64, events: Events | None) -> None:
    """Carry out a card that is paid for: an action's effect, or a permanent entering play.

    Rules: HM-ACTION-01, HM-ACT-01.
    """
    modify.use_up_discounts(state, seat, card)
    side = state.owners_of(card)
    if events is not None:
        events.emit("played", {"seat": int(seat), "card": int(card)})
    state.push(frames.TRIGGERS, seat)
    zones.start_triggers(state, opcodes.W_CARD_PLAYED, card, arrays.seat_bit(seat), side)
    if state.of(card, columns.KIND) != opcodes.ACTION:
        zones.enter(state, card, side, False, events)
        if state.of(card, columns.EFFECT) < 0:
            return
    else:
        state.zone[card] = values.IN_PLAY
        state.control[card] = u8(0)
        state.known[card] = values.EVERYBODY_KNOWS
        state.push(frames.PLAYED, seat, card)
    run.prepare_effect(state, state.of(card, columns.EFFECT), card, seat, side)
    demand.ask_next(state, demand.first_demand(state))


@final
class Played(decision.Step):
    """An action that was carried out goes onto its pile."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Put an action that was carried out onto its pile. Rules: HM-ACTION-01."""
        zones.to_pile(state, state.slot(frames.PLAYED_CARD))
        state.drop()


def use(state: Position, seat: i64, card: i64, number: i64, events: Events | None) -> None:
    """Use ability `number`, from 0, of a card: pay for it, and choose for its effect.

    Rules: HM-ACT-02 to -04, HM-ACT-05, HM-EDGE-ACT-01.
    """
    row = (state.of(card, columns.ABILITIES) + number) * columns.ABILITY_WIDTH
    table = state.tables.abilities
    side = state.controllers_of(card)
    state.sb[seat] -= modify.ability_price(state, seat, card, table[row + columns.ABILITY_SB])
    state.bm[seat] -= table[row + columns.ABILITY_BM]
    if table[row + columns.ABILITY_LIMIT]:
        state.used[table[row + columns.ABILITY_COUNTER]] += 1
    if state.of(card, columns.KIND) == opcodes.SPY and state.frame_kind() == frames.MAIN:
        state.set_slot(frames.MAIN_USED, min(state.slot(frames.MAIN_USED) + 1, opcodes.NO_LIMIT))
    if events is not None:
        facts = {"seat": int(seat), "card": int(card), "number": int(number + 1)}
        events.emit("used", facts)
    state.push(frames.TRIGGERS, seat)
    run.prepare_effect(state, table[row + columns.ABILITY_EFFECT], card, seat, side)
    if table[row + columns.ABILITY_TIRES]:
        state.tired[card] = values.TIRED
    if table[row + columns.ABILITY_SACRIFICES]:
        zones.put_from_play(state, card, side, "sacrificed", events)
    demand.ask_next(state, demand.first_demand(state))
    if table[row + columns.ABILITY_DISCARDS]:
        state.push(frames.OWN_DISCARD, seat, table[row + columns.ABILITY_DISCARDS], -1)


def use_special(state: Position, seat: i64, events: Events | None) -> None:
    """Use the special ability.

    Rules: HM-ABILITY-02, HM-ABILITY-03, HM-EDGE-ABILITY-02, HM-EDGE-ABILITY-04.
    """
    state.special[seat] = values.ACTIVE
    source = card_ids.ABILITY + state.powers[seat]
    if events is not None:
        events.emit("special", {"seat": int(seat)})
    state.push(frames.TRIGGERS, seat)
    run.prepare_effect(state, state.of(source, columns.EFFECT), source, seat, arrays.seat_bit(seat))
    demand.ask_next(state, demand.first_demand(state))


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Main(frames.MAIN, "end", "time-up", "play", "use", "special", "ally", "break", "guess"),
    ShareCost(frames.SHARE, "share"),
    AgreeToCard(frames.CONSENT, "agree", "refuse"),
    Played(frames.PLAYED),
)
