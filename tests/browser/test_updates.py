"""What a change of the table must leave alone: highlights, half a choice, the focus, the nodes."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import Browsed

SVG = "http://www.w3.org/2000/svg"


@pytest.fixture
def pages(site: Browsed) -> tuple[Page, Page]:
    """The pages of both seats of a game of claims."""
    one, two, _ = site.table("claims", "person", "person")
    return site.open(one), site.open(two)


def claim(page: Page, stone: int, space: str, left: int) -> None:
    """Put a stone on a space, and wait until so many are left."""
    page.click(f"#stone-{stone}")
    page.click(f"#s-{space}")
    expect(page.locator("#supply")).to_have_text(f"stones left: {left}")


def test_highlights_half_a_choice_and_the_focus_stay(pages: tuple[Page, Page]) -> None:
    ash, birch = pages
    expect(ash.locator(".can")).to_have_count(6)
    claim(birch, 5, "D2", 5)
    expect(ash.locator(".can")).to_have_count(5)
    ash.click("#stone-0")
    expect(ash.locator("rect.can")).to_have_count(7)
    ash.focus("#stone-2")
    claim(birch, 2, "B1", 4)
    expect(ash.locator("rect.can")).to_have_count(6)
    expect(ash.locator("#stone-0")).to_have_class(re.compile("picked"))
    assert ash.evaluate("document.activeElement.id") == "stone-2"
    ash.click("#s-A1")
    expect(ash.locator("#supply")).to_have_text("stones left: 3")


def test_half_a_choice_that_became_impossible_is_dropped(pages: tuple[Page, Page]) -> None:
    ash, birch = pages
    ash.click("#stone-0")
    claim(birch, 0, "A1", 5)
    expect(ash.locator(".picked")).to_have_count(0)
    expect(ash.locator(".can")).to_have_count(5)
    expect(ash.locator("[data-control=cancel]")).to_have_count(0)
    ash.click("#stone-1")
    ash.locator("#s-A1").click(position={"x": 5, "y": 5}, force=True)
    expect(ash.locator("#notice")).to_contain_text("the space is somebody's")


def test_an_element_that_changes_stays_the_same_node(pages: tuple[Page, Page]) -> None:
    ash, birch = pages
    ash.evaluate("document.getElementById('stone-1').mine = true")
    ash.evaluate(
        """() => {
          const stone = document.getElementById("stone-1");
          stone.style.transitionDuration = "3s";  // it takes some frames on a busy machine, too
          window.seen = new Set();
          const look = () => {
            window.seen.add(Math.round(stone.getBoundingClientRect().x));
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    claim(birch, 1, "D1", 5)
    expect(ash.locator("#supply")).to_have_text("stones left: 5")
    assert ash.evaluate("document.getElementById('stone-1').mine") is True
    assert ash.evaluate("document.getElementById('s-D1').namespaceURI") == SVG
    assert ash.evaluate("document.querySelector('#stone-1 circle').namespaceURI") == SVG
    ash.wait_for_function("() => window.seen.size > 4")  # the stone glides


def test_a_stale_click_is_explained_and_loses_nothing(pages: tuple[Page, Page]) -> None:
    ash, birch = pages
    ash.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            send.call(this, text.replace(/"v":\\d+/, '"v":999'));
          };
        }"""
    )
    ash.click("#stone-0")
    ash.click("#s-A1")
    expect(ash.locator("#notice")).to_contain_text("changed before your action arrived")
    expect(ash.locator("#stone-0")).to_have_class(re.compile("can"))
    expect(birch.locator("#supply")).to_have_text("stones left: 6")


def test_spectators_see_and_cannot_click(site: Browsed) -> None:
    one, _two, watch = site.table("claims", "person", "person")
    crowd, ash = site.open(watch), site.open(one)
    expect(crowd.locator(".can")).to_have_count(0)
    claim(ash, 0, "A1", 5)
    expect(crowd.locator("#supply")).to_have_text("stones left: 5")
    crowd.click("#stone-1", force=True)
    expect(crowd.locator("#notice")).to_be_hidden()
