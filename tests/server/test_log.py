"""The log as pages are told it: lines, and which of them begin a turn."""

import random
import re
from pathlib import Path

import pytest
from tests.browser.positions import shelf
from tests.server.helpers import serving

from velkahra.core import registry
from velkahra.core.choice.choice import NO_CHOICE
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.state import CHANCE
from velkahra.server.domain.ledger import Ledger
from velkahra.server.domain.wording import ROUND
from velkahra.server.live.protocol import LogLines, Update, encode
from velkahra.server.room.story import Story

MOST_BYTES = 30
PLIES = 400


def played(name: str) -> Ledger:
    """Play some plies of a game at random."""
    game, rng = registry.game(name), random.Random(5)
    ledger = Ledger(game, 3, game.complete({}), "seed")
    while ledger.play.version < PLIES and not ledger.state.is_over():
        seat = ledger.state.actor()
        if seat == CHANCE:
            ledger.fold(ledger.act(CHANCE, ledger.dealer.draw(ledger.state, ledger.play.version)))
        else:
            ledger.fold(ledger.act(seat, rng.choice(list(ledger.state.legal_actions(seat)))))
    return ledger


@pytest.mark.parametrize("name", ["euphrates", "hammer", "pamir", "viceroy"])
def test_every_game_says_which_lines_begin_a_turn(name: str) -> None:
    ledger = played(name)
    story = Story(ledger, ledger.play.options, SPECTATOR, "en").go_on()
    events = [event for happened in ledger.play.happened for event in happened]
    begun = [event.facts.get("seat", ROUND) for event in events if event.kind in ledger.game.turns]
    assert begun
    assert [seat for _, seat in story.turns] == begun
    assert all(line < len(story.log) for line, _ in story.turns)


@pytest.mark.parametrize("name", ["euphrates", "hammer", "pamir", "viceroy"])
def test_actions_have_pictures_made_of_the_drawings_of_the_page(name: str) -> None:
    ledger = played(name)
    game, options = ledger.game, ledger.play.options
    story = Story(ledger, options, SPECTATOR, "en").go_on()
    icons = game.pages.event_icons()
    assert {sign for _, _, sign, _ in story.acts} <= set(icons)
    assert len({line for line, _, _, _ in story.acts}) == len(story.acts)
    assert {seat for _, seat, _, _ in story.acts} - {-1} == set(range(3))
    assert story.asides
    assert not set(story.asides) & {line for line, _, _, _ in story.acts}
    layout = game.pages.drawings() + game.layout(game.view(ledger.state, SPECTATOR), "en")
    for drawing in re.findall('href="#([^"]+)"', "".join(icons.values())):
        assert f'id="{drawing}"' in layout


@pytest.mark.parametrize("name", ["euphrates", "hammer", "pamir", "viceroy"])
def test_every_seat_that_has_turns_has_a_sign_on_the_page(name: str) -> None:
    ledger = played(name)
    game, options = ledger.game, ledger.play.options
    layout = game.pages.drawings() + game.layout(game.view(ledger.state, SPECTATOR), "en")
    for seat, sign in game.pages.seat_signs(options, 3).items():
        assert seat >= 3 or "<use" in sign
        drawing = sign.split('href="#')[1].split('"')[0]
        assert f'id="{drawing}"' in layout


def test_a_turn_that_begins_costs_few_bytes() -> None:
    def message(*turns: tuple[int, int]) -> bytes:
        lines = LogLines(900, ["A turn begins."], [()], [""], [-1], list(turns))
        return encode(Update(3, "", False, NO_CHOICE, lines, False, False))

    assert b"turns" not in message()
    assert len(message((900, 1))) - len(message()) <= MOST_BYTES


def test_a_page_that_arrives_late_is_told_whole_turns(tmp_path: Path) -> None:
    path = shelf(tmp_path, "own turn")["own turn"]
    with serving(tmp_path) as site, site.page(path) as late:
        log = late.update()["log"]
        assert log["first"] > 0
        assert log["turns"][0][0] == log["first"]
        assert log["lines"][0].endswith("turn.")
