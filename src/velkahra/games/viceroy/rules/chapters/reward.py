"""Rewards and taking gems (VC-REWARD, VC-PASS)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, storage, tables
from velkahra.games.viceroy.rules.chapters.flow import refuse_other
from velkahra.games.viceroy.rules.state import Position


@final
class Reward(decision.Step):
    """The next part of a reward is granted."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Grant the next part of a reward, in printed order.

        Rules: VC-BUILD-11, VC-EDGE-22, VC-REWARD-01, VC-REWARD-02, VC-REWARD-03, VC-REWARD-04,
            VC-REWARD-05, VC-REWARD-06, VC-REWARD-07, VC-REWARD-08, VC-LIMIT-03, VC-EX-08.
        """
        seat, source = state.frame_seat(), state.slot(frames.REWARD_SOURCE)
        part, card = state.slot(frames.REWARD_PART), state.slot(frames.REWARD_CARD)
        printed = state.tables()
        what = (
            printed.part(source, part, tables.WHAT) if part < tables.PARTS_EACH else tables.NO_PART
        )
        if what == tables.NO_PART:
            state.drop()
            return
        state.set_slot(frames.REWARD_PART, part + 1)
        number, kind = (
            printed.part(source, part, tables.NUMBER),
            printed.part(source, part, tables.KIND),
        )
        if what == tables.GEMS:
            state.push(frames.GEMS, seat, number)
        elif what == tables.CARD:
            state.push(frames.CARDS, seat, number)
        elif what == tables.TOKEN:
            add_reward_token(state, seat, card, kind, number, events)
        elif what == tables.ATTACK:
            add_attack_tokens(state, seat, number, events)
        elif what == tables.ETERNAL_GEM and kind == tables.ANY_COLOUR:
            state.push(frames.COLOUR, seat, card)
        else:
            add_eternal_gem(state, seat, card, kind, events)


def add_reward_token(
    state: Position, seat: i64, card: i64, kind: i64, number: i64, events: Events | None
) -> None:
    """Put `number` tokens of a kind, an index of TOKEN_NAMES, on a card. Rules: VC-REWARD-02."""
    state.add_tokens(seat, card, kind, number)
    if events is not None:
        facts = {"seat": seat, "card": card, "token": kind, "count": number}
        events.emit("token", facts)


def add_attack_tokens(state: Position, seat: i64, number: i64, events: Events | None) -> None:
    """Put attack tokens behind a screen. Rules: VC-REWARD-07, VC-EDGE-33, VC-LIMIT-04."""
    state.attack[seat] += u8(number)
    if events is not None:
        events.emit("armed", {"seat": seat, "count": number})


def add_eternal_gem(
    state: Position, seat: i64, card: i64, colour: i64, events: Events | None
) -> None:
    """Put an eternal gem on a card, from the supply, else from behind the own screen, or none.

    Rules: VC-REWARD-09, VC-LIMIT-02, VC-EDGE-24.
    """
    facts = {"seat": seat, "card": card, "colour": colour}
    if state.gems_of(storage.SUPPLY, colour):
        state.remove_gems(storage.SUPPLY, colour, 1)
        state.add_tokens(seat, card, tables.ETERNAL + colour, 1)
        if events is not None:
            events.emit("eternal", facts)
    elif state.gems_of(seat, colour):
        state.push(frames.OWN_GEM, seat, card, colour)
    elif events is not None:
        events.emit("eternal-lost", facts)


@final
class OwnGem(decision.Decision):
    """A seat may use its own gem as an eternal gem."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List using the own gem and declining. Rules: VC-EDGE-24."""
        return append(append(out, actions.A_OWN_GEM), actions.A_DECLINE)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Use a gem of one's own as an eternal gem, or lose the reward. Rules: VC-REWARD-09."""
        card, colour = state.slot(frames.OWN_GEM_CARD), state.slot(frames.OWN_GEM_COLOUR)
        state.drop()
        use = action == actions.A_OWN_GEM
        if use:
            state.remove_gems(seat, colour, 1)
            state.add_tokens(seat, card, tables.ETERNAL + colour, 1)
        if events is not None:
            facts = {"seat": seat, "card": card, "colour": colour}
            events.emit("eternal-own" if use else "eternal-lost", facts)


@final
class Colour(decision.Decision):
    """A seat chooses the colour of an eternal gem."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the four colours."""
        for colour in range(tables.COLOURS):
            out = append(out, actions.A_COLOUR + colour)
        return out

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Set the colour of an eternal gem."""
        card = state.slot(frames.COLOUR_CARD)
        state.drop()
        add_eternal_gem(state, seat, card, action - actions.A_COLOUR, events)


def gems_due(state: Position) -> i64:
    """Return the size of the next handful: all gems left, at most eight. Rules: VC-EDGE-53."""
    return _lower(
        _lower(state.slot(frames.GEMS_LEFT), state.all_gems_of(storage.SUPPLY)), tables.HANDFUL
    )


def gems_at_least(state: Position) -> i64:
    """Return the fewest gems of the next handful; 0 if it may be declined. Rules: VC-EDGE-12."""
    must = state.slot(frames.GEMS_LEFT) - state.slot(frames.GEMS_FREE)
    return _lower(must, tables.HANDFUL) if must > 0 else i64(0)


def list_handfuls(
    state: Position, holder: i64, fewest: i64, most: i64, start: i64, out: vec[i64]
) -> vec[i64]:
    """Append a holder's handfuls of `fewest` to `most` gems to `out`, as actions from `start`."""
    yellow_there = state.gems_of(holder, tables.YELLOW)
    for blue in range(_lower(state.gems_of(holder, tables.BLUE), most) + 1):
        for red in range(_lower(state.gems_of(holder, tables.RED), most - blue) + 1):
            for green in range(_lower(state.gems_of(holder, tables.GREEN), most - blue - red) + 1):
                taken = blue + red + green
                lack = fewest - taken if fewest > taken else (i64(0) if taken else i64(1))
                for yellow in range(lack, _lower(yellow_there, most - taken) + 1):
                    out = append(out, start + tables.handful_of(blue, red, green, yellow))
    return out


def _lower(one: i64, other: i64) -> i64:
    return one if one < other else other


@final
class Gems(decision.Decision):
    """A seat takes gems of the supply."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the handfuls that the supply allows. Rules: VC-PASS-02, VC-REWARD-01, VC-EDGE-12."""
        fewest = gems_at_least(state)
        out = list_handfuls(state, storage.SUPPLY, fewest, gems_due(state), actions.A_GEMS, out)
        return out if fewest else append(out, actions.A_DECLINE)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a handful of gems, for passing or of a reward.

        Rules: VC-PASS-02, VC-PASS-04, VC-REWARD-01, VC-LIMIT-02.
        """
        fewest, most = gems_at_least(state), gems_due(state)
        if action == actions.A_DECLINE:
            return refuse_other(state) if fewest else None
        handful = action - actions.A_GEMS
        passing = state.find_frame(frames.AFTER) >= 0
        if not fewest <= tables.size_of(handful) <= most:
            return _refuse_number(tables.size_of(handful), fewest, most, passing)
        if has_handful(state, storage.SUPPLY, handful):
            return None
        return Refusal("VC-PASS-04" if passing else "VC-LIMIT-02")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Take a handful from the supply. A seat that takes fewer than are due takes no more.

        Rules: VC-PASS-02, VC-REWARD-01, VC-EDGE-04, VC-EDGE-12.
        """
        handful = action - actions.A_GEMS
        number = tables.size_of(handful)
        left = state.slot(frames.GEMS_LEFT) - number if number == gems_due(state) else i64(0)
        state.set_slot(frames.GEMS_LEFT, left)
        state.set_slot(frames.GEMS_FREE, _lower(state.slot(frames.GEMS_FREE), left))
        move_handful(state, handful, storage.SUPPLY, seat)
        if events is not None:
            events.emit("took-gems", {"seat": seat, "short": 0, **facts_of_handful(handful)})

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Take gems without asking if the supply holds no more than must be taken; return whether.

        Rules: VC-PASS-04, VC-REWARD-01, VC-EDGE-12, VC-EDGE-22, VC-LIMIT-02, VC-TX-07.
        """
        seat, left = state.frame_seat(), state.slot(frames.GEMS_LEFT)
        there = state.all_gems_of(storage.SUPPLY)
        if left and there > left - state.slot(frames.GEMS_FREE):
            return False
        state.drop()
        if left:
            _take_whole_supply(state, seat, left - there, events)
        return True


def _refuse_number(number: i64, fewest: i64, most: i64, passing: bool) -> Refusal:
    """Return a refusal of a number of gems, for passing or of a reward, which is exact.

    Rules: VC-EDGE-12, VC-REWARD-01.
    """
    if not passing:
        return Refusal("VC-REWARD-01", {"count": number, "due": most})
    facts = {"count": number, "least": fewest, "more": most - fewest, "due": most}
    return Refusal("VC-EDGE-12", facts)


def _take_whole_supply(state: Position, seat: i64, short: i64, events: Events | None) -> None:
    taken = {"seat": int(seat), "short": int(short)}
    for colour in range(tables.COLOURS):
        number = state.gems_of(storage.SUPPLY, colour)
        state.move_gems(storage.SUPPLY, seat, colour, number)
        if events is not None:
            taken[f"gems{colour}"] = int(number)
    if events is not None:
        events.emit("took-gems", taken)


def move_handful(state: Position, handful: i64, source: i64, target: i64) -> None:
    """Move a handful of gems from the holder `source` to the holder `target`."""
    for colour in range(tables.COLOURS):
        state.move_gems(source, target, colour, tables.gems_in(handful, colour))


def facts_of_handful(handful: i64) -> dict[str, int]:
    """Return a handful of gems as facts of an event: the number of each colour.

    They are called `gems0` to `gems3`.
    """
    return {
        f"gems{colour}": int(tables.gems_in(handful, colour)) for colour in range(tables.COLOURS)
    }


def has_handful(state: Position, holder: i64, handful: i64) -> bool:
    """Return whether a holder has all gems of a handful."""
    for colour in range(tables.COLOURS):
        if state.gems_of(holder, colour) < tables.gems_in(handful, colour):
            return False
    return True


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Gems(frames.GEMS, "gems", "decline"),
    Colour(frames.COLOUR, "colour"),
    OwnGem(frames.OWN_GEM, "own-gem", "decline", drops=False),
    Reward(frames.REWARD),
)
