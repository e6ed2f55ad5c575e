"""Laws when they are laid: options, replacing, doubling, appointing (VC-BUILD-12, VC-BUILD-13)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, storage, tables
from velkahra.games.viceroy.rules.chapters.flow import refuse_other
from velkahra.games.viceroy.rules.chapters.reward import add_eternal_gem, add_reward_token
from velkahra.games.viceroy.rules.chapters.take import tuck_card
from velkahra.games.viceroy.rules.state import LAST_APPOINTMENT, LAST_ROUND, Position

# Eternal gems that can still be copied: a byte for each colour.
GEM_BITS: Final[i64] = 8
GEM_MASK: Final[i64] = 255


def begin_law(state: Position, seat: i64, law: i64, events: Events | None) -> None:
    """Begin what a law does when it is laid. Rules: VC-BUILD-13."""
    effect = state.effect(law)
    if effect == tables.CHOOSE_ONE:
        state.push(frames.OPTION, seat, law)
    elif effect == tables.SWAP:
        state.push(frames.SWAP, seat, law)
    elif effect == tables.APPOINT:
        appoint(state, seat, law, events)
    elif effect == tables.REVIEW:
        state.push(frames.LAWS, seat, state.tables().laws_drawn(law), 0, law)
    elif effect == tables.SECRET_SERVICE:
        state.push(frames.TUCK, seat, law)
    elif effect == tables.FAVOUR:
        state.push(frames.FREE, seat, law)
    elif effect == tables.RESERVE:
        state.push(frames.STORE, seat, law)


def emit_no_effect(seat: i64, law: i64, events: Events | None) -> None:
    """Emit that a law does nothing here."""
    if events is not None:
        events.emit("no-effect", {"seat": seat, "law": law})


def appoint(state: Position, seat: i64, law: i64, events: Events | None) -> None:
    """Push the choice of a card of the display, and skip the next auction, if there is one.

    `law` is the one that does so. Without a card on display, it has no effect. The skipped auction
    is the price of the card: it stays due when the law is replaced.
    Rules: VC-EDGE-27, VC-EDGE-57.
    """
    last = state.round == LAST_ROUND
    if (last and not state.plays(LAST_APPOINTMENT)) or not state.is_any_shown():
        emit_no_effect(seat, law, events)
        return
    if not last:
        state.skip[seat] = u8(1)
        if events is not None:
            events.emit("skips", {"seat": seat, "law": law})
    state.push(frames.TAKE, seat, frames.ANY_CARD, frames.BY_LAW)


def replace_card(state: Position, seat: i64, law: i64, old: i64, events: Events | None) -> None:
    """Take the card `old`, replaced by a law, back into the hand.

    Its tokens and the cards tucked under it stay with the law.
    Rules: VC-EDGE-25, VC-EDGE-30, VC-EDGE-31.
    """
    state.move_tokens(old, law)
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_tucked_under(seat, card, old):
            state.at[card] = law
    state.hold(seat, old, storage.EVERYBODY)
    if events is not None:
        events.emit("replaced", {"seat": seat, "card": old, "law": law})


@final
class Option(decision.Decision):
    """A seat chooses an option of a law."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the options of a law."""
        for option in range(state.tables().options_of(state.slot(frames.OPTION_LAW))):
            out = append(out, actions.A_OPTION + option)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse an option that the law does not have."""
        options = state.tables().options_of(state.slot(frames.OPTION_LAW))
        return None if action < actions.A_OPTION + options else refuse_other(state)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Take one of the options of a law. Rules: VC-EDGE-33."""
        option, law = action - actions.A_OPTION, state.slot(frames.OPTION_LAW)
        state.drop()
        if events is not None:
            events.emit("option", {"seat": seat, "law": law, "option": option + 1})
        state.push(frames.REWARD, seat, tables.option_source(law, option), 0, law)


@final
class Double(decision.Decision):
    """A seat chooses the character whose tokens a law doubles."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the characters of the own pyramid. Rules: VC-EDGE-26."""
        for card in range(i64(1), tables.CHARACTERS + 1):
            if state.is_laid(seat, card):
                out = append(out, actions.A_DOUBLE + card - 1)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a character of another pyramid, or of none. Rules: VC-EDGE-26."""
        card = action - actions.A_DOUBLE + 1
        if state.is_laid(seat, card):
            return None
        return Refusal("VC-EDGE-26", {"card": card}, "elsewhere")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Tuck the law under a character and double the tokens on it. Rules: VC-EDGE-26."""
        card, law = action - actions.A_DOUBLE + 1, state.slot(frames.DOUBLE_LAW)
        state.drop()
        tuck_card(state, seat, law, card, events)
        for kind in range(tables.ETERNAL):
            number = state.tokens_on(card, kind)
            if number:
                add_reward_token(state, seat, card, kind, number, events)
        gems: i64 = 0
        for colour in range(tables.COLOURS):
            gems |= state.eternal_gems_on(card, colour) << (GEM_BITS * colour)
        if gems:
            state.push(frames.COPY, seat, card, gems)


@final
class Copy(decision.Step):
    """The eternal gems of a character are doubled."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Double the next eternal gem, as far as there is a gem for it. Rules: VC-EDGE-26."""
        gems = state.slot(frames.COPY_GEMS)
        if gems == 0:
            state.drop()
            return
        colour: i64 = 0
        while not (gems >> (GEM_BITS * colour)) & GEM_MASK:
            colour += 1
        state.set_slot(frames.COPY_GEMS, gems - (i64(1) << (GEM_BITS * colour)))
        add_eternal_gem(state, state.frame_seat(), state.slot(frames.COPY_CARD), colour, events)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Option(frames.OPTION, "option"),
    Double(frames.DOUBLE, "double"),
    Copy(frames.COPY),
)
