"""The game in `examples/dudo`: a whole game through its page."""

import random

import pytest
from playwright.sync_api import expect
from tests.browser.clicker import PHONE, SIZES, Browsed, finish_action, is_over, tap
from tests.browser.test_axe import audit
from tests.sampling import usual
from tests.server.helpers import read_here

from dudo.game import GAME
from velkahra.core import registry
from velkahra.core.play.play import Play
from velkahra.core.play.record import read_record


@pytest.fixture(autouse=True)
def dudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game in the server's own process, where files are read then."""
    monkeypatch.setattr(registry, "_extra", {GAME.name: GAME})
    read_here(monkeypatch)


@pytest.mark.parametrize("size", usual(PHONE, SIZES))
def test_a_whole_game_is_played(site: Browsed, size: tuple[int, int]) -> None:
    own, *_ = site.table("dudo", "person", "bot greedy", "bot random", dice="three")
    page = site.open(own, *size)
    rng, shown = random.Random(size[0]), False
    while not is_over(page):
        finish_action(page, rng)
        if not shown and page.locator("#showdown").is_visible():
            shown = True
            assert audit(page) == []
    assert shown
    expect(page.locator("#bid")).to_contain_text("wins")
    replayed = Play.replay(read_record(site.get(f"{own}/record").text), GAME)
    assert replayed.state.is_over()


def test_a_bid_is_a_face_and_then_a_count(site: Browsed) -> None:
    own, *_ = site.table("dudo", "person", "person", dice="three")
    page = site.open(own)
    assert audit(page) == []
    tap(page, "#face-1")
    expect(page.locator("#notice")).to_contain_text("cannot be aces")
    page.click("#face-5")
    page.click("#count-2")
    expect(page.locator("#bid")).to_contain_text("2 fives")
    expect(page.locator("#prompt")).to_contain_text("Llama is deciding")
