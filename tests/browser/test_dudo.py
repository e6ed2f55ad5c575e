"""The game in `examples/dudo`: a whole game through its page, on a desktop and on a phone."""

import random

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.clicker import SIZES, finish_action, is_over, looking, tap
from tests.browser.test_axe import audit
from tests.server.helpers import Site, read_here

from dudo.game import GAME
from velkahra.core import registry
from velkahra.core.play.play import Play
from velkahra.core.play.record import read_record


@pytest.fixture(autouse=True)
def dudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game in the server's own process, where files are read then."""
    monkeypatch.setattr(registry, "_extra", {GAME.name: GAME})
    read_here(monkeypatch)


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_a_whole_game_is_played_on_the_page(
    browser: Browser, site: Site, wide: int, high: int
) -> None:
    own, *_ = site.table("dudo", "person", "bot greedy", "bot random", dice="three")
    with looking(browser, site, own, wide, high) as page:
        assert audit(page) == []
        rng, shown = random.Random(wide), False
        while not is_over(page):
            finish_action(page, rng)
            if not shown and page.locator("#showdown").is_visible():
                shown = True
                assert audit(page) == []
        assert shown
        expect(page.locator("#bid")).to_contain_text("wins")
        replayed = Play.replay(read_record(site.get(f"{own}/record").text), GAME)
    assert replayed.state.is_over()


def test_a_bid_is_a_face_and_then_a_count(browser: Browser, site: Site) -> None:
    own, *_ = site.table("dudo", "person", "person", dice="three")
    with looking(browser, site, own) as page:
        tap(page, "#face-1")
        expect(page.locator("#notice")).to_contain_text("cannot be aces")
        page.click("#face-5")
        page.click("#count-2")
        expect(page.locator("#bid")).to_contain_text("2 fives")
        expect(page.locator("#prompt")).to_contain_text("Llama is deciding")
