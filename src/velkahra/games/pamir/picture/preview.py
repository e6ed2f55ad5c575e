"""Previews of actions beyond their events: scores, losses to come, limits.

A preview ends where somebody has to decide. Where that cannot change the outcome (the border of a
road, the card of a spy), it looks past the decision; it assumes that a bribe is paid, with a note.
It never looks at the deck: cards are dealt after a decision of the dealer.
"""

from collections.abc import Iterator
from typing import Final

from velkahra.core.contract import pages, state
from velkahra.core.contract.events import EVERYBODY, Event, Events
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.picture import dominance, panels, status, stock, words
from velkahra.games.pamir.rules import actions, facts, frames, storage, tables
from velkahra.games.pamir.rules.chapters.bribe import price_asked
from velkahra.games.pamir.rules.chapters.court import coalition_kept, must_shed
from velkahra.games.pamir.text.names import card_name, thrown_name
from velkahra.games.pamir.text.words import PamirWords
from velkahra.games.pamir.view import build, model
from velkahra.picture.words import capital

_WORDS: Final = PamirWords()
_LEFTMOST: Final = (0, 6)
_CLEANING: Final = ("court", "hand")


def preview(state: PamirState, after: PamirState, seat: int, language: str) -> pages.Preview:
    """Describe effects, without events, of an action of `seat`.

    `state` is before the action and `after` behind it. `after` is changed: own decisions that
    change no score are passed by. Rules: PP-PLAY-08, PP-PLAY-11.
    """
    paid = tuple(_paid(state, after, seat, language))
    while after.actor() == seat and after.frame_kind() in (frames.ROAD, frames.SPY):
        after.apply(seat, after.legal_actions(seat)[0])
    now, then = build.view_of(state, seat), build.view_of(after, seat)
    lines = (
        *paid,
        *_losses(after, language),
        *_tolls(now, then, language),
        *_limits(now, then, language),
        *_thrown(now, then, language),
        *_check(now, then, language),
    )
    return pages.Preview(lines, _parts(now, then, language))


def _paid(state: PamirState, after: PamirState, seat: int, language: str) -> Iterator[str]:
    """Pay a bribe that has just come up, and tell what follows. Rules: PP-PLAY-02, PP-ACT-07."""
    if (
        after.actor() != seat
        or after.frame_kind() != frames.BRIBE
        or state.frame_kind() == frames.BRIBE
    ):
        return
    action = actions.SPACE.encode("offer", [int(price_asked(after))])
    if after.refusal(seat, action) is not None:
        return
    events = Events()
    after.apply(seat, action, events)
    yield words.say(language, "then-paid")
    for event in events.happened:
        yield _WORDS.event(language, event, {})


def _losses(after: PamirState, language: str) -> Iterator[str]:
    """Describe cards that their owner must order yet. Rules: PP-GEN-08, PP-GEN-11, PP-LOYAL-04."""
    for kind, player, *slots in reversed(storage.pending_frames(after)):
        if kind == frames.SHED:
            yield from _shed(after, player, slots[frames.SHED_REGION - state.FIRST_SLOT], language)


def _shed(after: PamirState, player: int, reason: int, language: str) -> Iterator[str]:
    """Name the cards of an overthrow, or of a change of loyalty with what it leads to."""
    court = [int(after.court_card(player, index)) for index in range(after.court_size(player))]
    going = [card for card in court if must_shed(reason, card)]
    if going:
        yield words.say(
            language,
            "then-shed",
            player=words.player_name(language, player, int(after.wakhan)),
            cards=", ".join(card_name(language, card) for card in going),
            rupees=int(tables.LEVERAGE) * sum(int(tables.LEVERAGED[card]) for card in going),
        )
    if reason < 0:
        dial = Event("dial", {"seat": player, "coalition": int(coalition_kept(reason))}, EVERYBODY)
        yield _WORDS.event(language, dial, {})


def _tolls(now: model.View, then: model.View, language: str) -> Iterator[str]:
    """Describe the bribe for playing a card that comes into the hand. Rules: PP-PLAY-02."""
    for card in set(then.hand) - set(now.hand):
        if told := stock.toll(language, then, card)[0]:
            yield f"{capital(told)}."


def _limits(now: model.View, then: model.View, language: str) -> Iterator[str]:
    """Describe what cleanup would take, if that has changed. Rules: PP-CLEAN-01."""
    if then.active != then.seat:
        return
    told = panels.surplus(then, language)
    cleaning = then.decision in _CLEANING and now.decision not in _CLEANING
    if told and (cleaning or told != panels.surplus(now, language)):
        yield words.say(language, "must-discard", what=told)


def _thrown(now: model.View, then: model.View, language: str) -> Iterator[str]:
    """Name events that the discards throw out. Rules: PP-CLEAN-03, PP-EVENT-111."""
    if then.decision not in _CLEANING or now.decision != "turn":
        return
    for slot in _LEFTMOST:
        card = then.market[slot].card
        if card > facts.COURT_CARDS:
            name, idle = thrown_name(language, card), int(card == tables.WITHDRAWAL)
            yield words.say(language, "then-thrown", card=name, idle=idle)


def _check(now: model.View, then: model.View, language: str) -> Iterator[str]:
    """Describe how the result of a check would change. Rules: PP-DOM-02 to PP-DOM-06."""
    if then.decision == "over" or now.dominance.gone != then.dominance.gone:
        return
    told = [*_sides(now, then, language), *_gains(now, then, language)]
    if told:
        yield words.say(language, "then-check", what="; ".join(told))


def _sides(now: model.View, then: model.View, language: str) -> Iterator[str]:
    before, after = now.dominance, then.dominance
    for side, (old, new) in enumerate(zip(before.blocks, after.blocks, strict=True)):
        if old != new:
            name = words.coalition_name(language, side)
            yield words.say(language, "blocks", coalition=name, count=new)
    if before.coalition != after.coalition:
        name = (
            words.coalition_name(language, after.coalition)
            if after.coalition < words.NO_COALITION
            else "none"
        )
        yield words.say(language, "then-dominates", coalition=name)


def _gains(now: model.View, then: model.View, language: str) -> Iterator[str]:
    for player in then.order:
        gain = then.players[player].scores
        if gain != now.players[player].scores:
            name = words.player_name(language, player, then.wakhan)
            yield f"{name}: {words.say(language, 'points', count=gain)}"


def _parts(now: model.View, then: model.View, language: str) -> dict[str, str]:
    """Draw what shows the figures of a check, with those of afterwards beside them."""
    found = {}
    before, after = dominance.tally(now), dominance.tally(then)
    if before != after:
        found["dominance"] = dominance.compared(language, before, after)
    if now.dominance.blocks != then.dominance.blocks:
        found["status"] = status.line(now, language, then.dominance)
    return found
