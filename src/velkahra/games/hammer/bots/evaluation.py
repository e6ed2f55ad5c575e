"""Evaluation of any position for bots, even in the middle of an effect or of a turn.

The team's own pending choices are made as a greedy player would, its turn is ended without doing
more, and what partners are asked is answered by the rule of `rule`. What then stands on the
table is valued in SB (`worth`, `prices`). Cards that are to be drawn and clues that
are to be stolen have a value whichever they will be. Where T. H. hides is used nowhere: whether a
square that was named is right shows in no value, so that it makes no difference what redrawing
made of it.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.games.hammer.bots import rule, worth
from velkahra.games.hammer.bots.prices import SIFTED, STOLEN_CLUE, prices
from velkahra.games.hammer.cards.columns import KIND
from velkahra.games.hammer.cards.opcodes import SPY
from velkahra.games.hammer.rules import actions, arrays, decisions, frames, values
from velkahra.games.hammer.rules.chapters import finding, results, teams
from velkahra.games.hammer.rules.effects import supply
from velkahra.games.hammer.rules.state import Position

STEPS: Final[i64] = 40  # choices looked ahead, one after the other
JOINT_DRAWN: Final = 3.5  # a joint card, in addition to the SB for it
TIME_LOST: Final = 5.0
IDLE: Final = 0.1  # end a turn in which nothing more can be done
LATER: Final = 0.1  # later is better: new spies are safe, joint cards can be played
FORFEITED: Final = 0.6  # each SB that would be lost if nothing more was done
NEVER: Final = 20.0
NAMED: Final = 2.0  # a square that may be right
HOPE: Final = 60.0  # value of naming the right square
HOPEFUL: Final[i64] = 100  # most squares left for which naming one is considered
LOST_BY_WAITING: Final = 0.5  # share of later chances lost by a wrong square and its pause
LOST_FOR_GOOD: Final = 0.9  # the same where a team names one square in the whole camp
EARLY: Final = 0.5  # lost by naming before all else is done, which could show more
FOUND: Final = 3.0  # each point once T. H. is found, when nothing else decides the camp
NEW_CARD: Final = 0.75  # each card of a hand that is replaced
LOOKED: Final = 0.1  # the top card of a deck, only looked at
SPY_IN_HAND: Final = 1.5  # a new hand, in addition to its number of cards
# Lead that makes the odds to win e times as good, fitted to camps of greedy bots with 2, 3 and 5
# teams, of 10 and of 5 rounds.
TEMPERATURE: Final = 4.5  # once T. H. is found
UNFOUND: Final = 15.0  # before that, in the last round
UNSURE: Final = 5.0  # added to it for each round left
OPENING: Final = 100.0  # added in the first round, when nothing tells yet; later, by its square
HORIZON: Final[i64] = 2  # turns played on before a position is valued


def sensible_actions(state: Position, seat: i64) -> vec[i64]:
    """List the legal actions worth searching: no lapse of time, and of equal squares only one."""
    choices = decisions.legal_actions(state, seat)
    if state.over or state.frame_seat() != seat:
        return choices
    if len(choices) > 1:
        choices = arrays.all_but(choices, actions.A_TIME_UP)
    if state.frame_kind() == frames.SQUARE:
        return vec[i64]([actions.A_SQUARE + _square_to_name(state, seat)])
    if (
        state.frame_kind() == frames.MAIN
        and finding.may_guess(state, seat)
        and not _is_worth_naming(state, seat)
    ):
        return arrays.all_but(choices, actions.A_GUESS)
    return choices


def _is_worth_naming(state: Position, seat: i64) -> bool:
    left = i64(len(finding.squares_open(state, seat)))
    hopeful = left <= HOPEFUL and _hope(state, left) > 0.0
    return hopeful or rule.names_square(state, left)


def temperature(state: Position) -> float:
    """Return the difference in `static_value` that makes the odds to win e times as good."""
    if state.finder >= 0:
        return TEMPERATURE
    number = float(max(i64(1), state.round))
    return UNFOUND + UNSURE * (float(state.rounds) - number) + OPENING / (number * number)


def seen_through(state: Position, seat: i64, keen: bool) -> float:
    """Return the value after finishing what was begun; with `keen`, a square is named too."""
    world = cast(Position, state.clone())
    before = finish(world, seat, keen)
    return before + worth.value(world, seat, keen) + pending(world, seat)


def finish(world: Position, seat: i64, keen: bool) -> float:
    """Finish what a team has begun and end its turn, as a greedy player would.

    With `keen` it names a square too. Returns: what that brings besides the position, in SB.
    """
    before = FOUND * float(world.points[seat]) if world.finder >= 0 else 0.0
    if world.guess[seat]:
        before += _named(world, seat, keen)
    for _ in range(STEPS):
        if world.over:
            break
        kind = world.frame_kind()
        if kind <= frames.LAST_CHANCE:
            if not _is_small(world, kind):
                break
            before += _leave_to_chance(world, seat, kind, keen)
        elif kind == frames.BET or world.frame_seat() != seat:
            if not _answered(world, kind):
                break
        elif kind in (frames.SWAP, frames.WAIVE, frames.ORDER):
            break
        else:
            before += _go_on(world, seat, kind, keen)
    return before


def unseen_value(state: Position, seat: i64) -> float:
    """Return the value of bets, offers and a chosen position, which the table does not show."""
    total = LATER * float(max(i64(0), state.place[seat])) if state.turn < 0 else 0.0
    if state.hurried == seat + 1:
        total -= TIME_LOST
    if state.round == 0 and _has_spy(state, seat):
        total += SPY_IN_HAND
    if state.bet[seat] and state.place[seat] < 0:
        total += _bet(state, state.bet[seat])
    if state.leaving[seat]:
        total -= NEVER
    talks = state.talks
    for at in range(i64(0), i64(len(talks)), values.TALKS):
        if talks[at + values.TALK_WHO] != seat:
            continue
        if (
            at > 0
            or talks[at + values.TALK_WHAT] == values.PART
            or not rule.offers(state, seat, talks[at + values.TALK_WITH])
        ):
            total -= NEVER
    return total


def _has_spy(state: Position, seat: i64) -> bool:
    return any(state.in_hand(seat, card) and state.of(card, KIND) == SPY for card in state.cards)


def _bet(state: Position, bet: i64) -> float:
    if bet == results.NO_BET:
        return 0.0 if rule.may_bet(state) else NEVER
    return rule.mean_points(state, bet - 1)


def _named(state: Position, seat: i64, keen: bool) -> float:
    """Return the value of the square that a team has handed in."""
    squares = finding.squares_open(state, seat)
    if not any(square == state.guess[seat] - 1 for square in squares):
        return -NAMED
    if keen:
        return _hope(state, i64(len(squares)))
    return NAMED if rule.names_square(state, i64(len(squares))) else -NEVER


def _hope(state: Position, left: i64) -> float:
    """Return the value of naming one square of `left`, less the chances a wrong one costs."""
    if left <= 0:
        return 0.0
    right = 1.0 / float(left)
    return HOPE * (right - (1.0 - right) * _lost(state))


def _lost(state: Position) -> float:
    """Return the share of its later chances that a team loses by a wrong square."""
    if state.round == state.rounds or not state.agreed[values.NAMING]:
        return 0.0
    return LOST_FOR_GOOD if state.agreed[values.NAMING] == values.ONCE else LOST_BY_WAITING


def _is_small(state: Position, kind: i64) -> bool:
    """Return whether chance decides a detail inside a turn rather than the course of the camp."""
    if kind == frames.DEAL:
        return state.kind_below() != frames.HANDS
    if kind == frames.COIN:
        return state.slot(frames.COIN_PURPOSE) == frames.FOR_EFFECT
    return kind in (
        frames.JOINT,
        frames.LOSE_CARD,
        frames.COPY,
        frames.MILL,
        frames.LOOK,
        frames.RESTOCK,
        frames.PICK,
    )


def _leave_to_chance(state: Position, seat: i64, kind: i64, keen: bool) -> float:
    """Skip a draw of the dealer, and return the value of whatever it brings."""
    if kind == frames.COIN:
        lost: i64 = 0 if state.slot(frames.COIN_PERCENT) >= 50 else 1
        decisions.advance(state, -1, actions.A_COIN + lost, None)
        return 0.0
    if kind == frames.PICK:
        decisions.advance(state, -1, decisions.legal_actions(state, -1)[0], None)
        return 0.0
    brought = _chance_worth(state, seat, kind, keen)
    state.drop()
    decisions.settle(state, None)
    return brought


def _chance_worth(state: Position, seat: i64, kind: i64, keen: bool) -> float:
    if kind == frames.JOINT:
        if not (teams.group_seats(state, state.slot(frames.JOINT_GROUP)) >> seat) & 1:
            return 0.0
        later = worth.turns_left(state, seat) > state.rounds - state.round
        return JOINT_DRAWN - (worth.HELD if later else 0.0)
    if kind == frames.LOSE_CARD:
        each = -worth.HELD if state.frame_seat() == seat else 0.3
        return each * float(state.slot(frames.LOSE_CARD_LEFT))
    if state.frame_seat() != seat:
        return 0.0
    if kind == frames.DEAL:
        return worth.HELD
    if kind == frames.COPY:
        fresh = 1.0 - float(state.pieces_of(seat)) / float(state.pieces)
        held = state.pieces_of(state.slot(frames.COPY_FROM))
        number = min(state.slot(frames.COPY_LEFT), held)
        return STOLEN_CLUE / 2.5 * worth.clue_worth(state, seat, keen) * fresh * float(number)
    if kind == frames.LOOK:
        return SIFTED if state.slot(frames.LOOK_PURPOSE) != frames.FOR_LOOKING else LOOKED
    return 0.5 if kind == frames.RESTOCK else -0.1


def _answered(state: Position, kind: i64) -> bool:
    """Answer what another team is asked, and return whether it was asked anything."""
    seat = state.frame_seat()
    if kind == frames.JOIN:
        yes = rule.joins(state, seat, state.slot(frames.JOIN_GROUP))
    elif kind == frames.CONSENT:
        yes = rule.consents(state, state.slot(frames.CONSENT_CARD), seat, state.shares[seat])
    elif kind == frames.ALLY:
        yes = rule.suits(state, state.slot(frames.ALLY_WITH), seat)
    elif kind == frames.PART:
        yes = False
    else:
        return False
    decisions.advance(state, seat, actions.A_AGREE if yes else actions.A_REFUSE, None)
    return True


def _go_on(state: Position, seat: i64, kind: i64, keen: bool) -> float:
    """Make the team's next choice, and return the value of what it keeps by it."""
    if kind == frames.MAIN:
        return _end_turn(state, seat, keen)
    if kind == frames.SQUARE:
        state.drop()
        state.guess[seat] = 1 + _square_to_name(state, seat)
        state.guessed[seat] += u8(1)
        return _named(state, seat, keen)
    decisions.advance(state, seat, _choice(state, seat, kind), None)
    return 0.0


def _end_turn(state: Position, seat: i64, keen: bool) -> float:
    """End a turn without opening the named square; return the value of what could still be done."""
    kept = worth.eagerness(state, seat, keen) - IDLE
    if keen and state.guess[seat] and kept > 0.0:
        kept -= EARLY
    if keen and finding.may_guess(state, seat):
        kept += max(0.0, _hope(state, i64(len(finding.squares_open(state, seat)))))
    points = state.sb[seat]
    state.guess[seat] = 0
    decisions.advance(state, seat, actions.A_END, None)
    return kept + FORFEITED * float(max(i64(0), points - state.sb[seat]))


def _square_to_name(state: Position, seat: i64) -> i64:
    """Return a square that can be right, different for each team; if none can, any."""
    squares = finding.squares_open(state, seat)
    if state.guess[seat]:
        squares = arrays.all_but(squares, state.guess[seat] - 1)
    left = i64(len(squares))
    return squares[left * seat // state.seats] if left > 0 else 0


def _choice(state: Position, seat: i64, kind: i64) -> i64:
    """Return the action for a simple choice, or else the one with the best immediate result."""
    if kind == frames.REFRESH:
        return actions.A_END
    if kind == frames.DRAW:
        return actions.A_DRAW
    if kind in (frames.DISCARD, frames.OWN_DISCARD):
        return actions.A_DISCARD + worth.worst_card(state, seat)
    if kind == frames.ROW:
        return actions.A_ROW + worth.least_known_row(state, seat, supply.unknown_rows(state, seat))
    if kind == frames.STEAL_ROW:
        among = state.rows[state.slot(frames.STEAL_ROW_FROM)] & supply.unknown_rows(state, seat)
        return actions.A_ROW + worth.least_known_row(state, seat, among)
    if kind == frames.SHARE:
        return _share(state, seat)
    return _best(state, seat)


def _share(state: Position, seat: i64) -> i64:
    """Return the action that asks a partner for its fair share, or for the most below it."""
    card, partner = state.slot(frames.SHARE_CARD), state.slot(frames.SHARE_PARTNER)
    wanted = actions.A_SHARE + rule.fair_share(state, card, partner)
    choices = decisions.legal_actions(state, seat)
    best = choices[0]
    for action in choices:
        if action <= wanted:
            best = action
    return best


def _best(state: Position, seat: i64) -> i64:
    """Return the action that looks best at once."""
    choices = decisions.legal_actions(state, seat)
    best = choices[0]
    if len(choices) == 1:
        return best
    most = -1e9
    for action in choices:
        after = cast(Position, state.clone())
        decisions.advance(after, seat, action, None)
        here = worth.value(after, seat)
        if here > most:
            most, best = here, action
    return best


def _new_hand(state: Position, seat: i64) -> float:
    """Return the value of dealing a first hand again, less the value of the hand until then."""
    size = state.hand_size(seat) - (1 if state.swaps[seat] == values.SWAPS_PAYING else 0)
    bare = cast(Position, state.clone())
    for card in bare.cards:
        if bare.in_hand(seat, card):
            bare.zone[card] = values.DECK
    spy = SPY_IN_HAND if _has_spy(state, seat) else 0.0
    held = worth.value(state, seat) - worth.value(bare, seat) + spy
    return NEW_CARD * float(size) + SPY_IN_HAND - held


def pending(state: Position, seat: i64) -> float:
    """Return the value of effects still to come: a new hand, a partner's card."""
    if state.over:
        return 0.0
    if state.swaps[seat] > values.KEEPS:
        return _new_hand(state, seat)
    if state.frame_kind() == frames.DEAL and state.frame_seat() == seat:
        left = state.slot_below(frames.HANDS_LEFT) + 1
        return NEW_CARD * float(left) + SPY_IN_HAND
    effect = state.run[values.EFFECT_OF]
    if effect >= 0 and (state.run[values.SIDE_OF] >> seat) & 1:
        return prices(state.tables).effects[effect]
    return 0.0
