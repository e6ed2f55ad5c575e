"""What a preview tells before an action of the camp game is done."""

from collections.abc import Iterator

import pytest
from librt.random import Random

import velkahra
from velkahra.core.play.play import Play
from velkahra.server.domain.wording import preview_of
from velkahra.testing.walk import random_game

pytestmark = pytest.mark.plain

GAME = velkahra.game("hammer")
EVERY = 9


def decisions() -> Iterator[tuple[Play, int, int]]:
    """Yield positions of random games, the seat that decides and one of its actions."""
    for seats in (2, 5):
        for play in random_game(GAME, seats, GAME.complete({}), seats):
            seat = -1 if play.state.is_over() else int(play.state.actor())
            if seat >= 0 and play.version % EVERY == 0:
                yield from ((play, seat, action) for action in play.state.legal_actions(seat)[:3])


def lines_before(play: Play, seat: int, action: int) -> tuple[str, ...]:
    return preview_of(GAME, play.state, "en", play.options, seat, action).lines


def test_a_card_that_is_played_or_discarded_is_told() -> None:
    """What a seat does with a card of its own is nothing that it cannot know yet."""
    named = 0
    for play, seat, action in decisions():
        kind, *_ = GAME.write(seat, action).split()
        if kind in ("play", "discard"):
            assert lines_before(play, seat, action), GAME.write(seat, action)
            named += 1
    assert named > 10


def test_HM_CHAR_02_a_preview_knows_only_what_the_seat_knows() -> None:
    for number, (play, seat, action) in enumerate(decisions()):
        world = play.state.determinize(seat, Random(number))
        there = preview_of(GAME, world, "en", play.options, seat, action).lines
        assert there == lines_before(play, seat, action)


def test_HM_SETUP_05_what_is_chosen_for_the_first_hand_is_told_to_its_owner_alone() -> None:
    play = next(play for play in random_game(GAME, 2, GAME.complete({}), 0) if play.state.acting())
    seat = int(play.state.actor())
    lines = {action: lines_before(play, seat, action) for action in play.state.legal_actions(seat)}
    assert len(set(lines.values())) == len(lines) > 1
    own, other = (e for e in play.act(seat, min(lines)) if e.kind.startswith("chose-hand"))
    assert (own.visible_to(seat), own.visible_to(1 - seat)) == (True, False)
    assert (other.visible_to(seat), other.visible_to(1 - seat)) == (False, True)
    assert "choice" not in other.facts
