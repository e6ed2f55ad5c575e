"""What a change of the table must leave alone: highlights, half a choice, the focus, the nodes."""

import re

from playwright.sync_api import Browser, expect
from tests.browser.clicker import looking
from tests.server.helpers import Site

SVG = "http://www.w3.org/2000/svg"


def test_highlights_stay_after_an_update(browser: Browser, site: Site) -> None:
    one, two, _ = site.table("claims", "person", "person")
    with looking(browser, site, one) as ash, looking(browser, site, two) as birch:
        expect(ash.locator(".can")).to_have_count(6)
        birch.click("#stone-5")
        birch.click("#s-D2")
        expect(ash.locator("#supply")).to_have_text("stones left: 5")
        expect(ash.locator(".can")).to_have_count(5)


def test_half_a_choice_is_kept_where_it_is_still_possible(browser: Browser, site: Site) -> None:
    one, two, _ = site.table("claims", "person", "person")
    with looking(browser, site, one) as ash, looking(browser, site, two) as birch:
        ash.click("#stone-0")
        expect(ash.locator("rect.can")).to_have_count(8)
        birch.click("#stone-5")
        birch.click("#s-D2")
        expect(ash.locator("rect.can")).to_have_count(7)
        expect(ash.locator("#stone-0")).to_have_class(re.compile("picked"))
        ash.click("#s-A1")
        expect(ash.locator("#supply")).to_have_text("stones left: 4")


def test_half_a_choice_that_became_impossible_is_dropped(browser: Browser, site: Site) -> None:
    one, two, _ = site.table("claims", "person", "person")
    with looking(browser, site, one) as ash, looking(browser, site, two) as birch:
        ash.click("#stone-0")
        birch.click("#stone-0")
        birch.click("#s-A1")
        expect(ash.locator(".picked")).to_have_count(0)
        expect(ash.locator(".can")).to_have_count(5)
        expect(ash.locator("[data-control=cancel]")).to_have_count(0)


def test_the_focus_stays_where_it_was(browser: Browser, site: Site) -> None:
    one, two, _ = site.table("claims", "person", "person")
    with looking(browser, site, one) as ash, looking(browser, site, two) as birch:
        ash.focus("#stone-2")
        birch.click("#stone-2")
        birch.click("#s-B1")
        expect(ash.locator("#supply")).to_have_text("stones left: 5")
        assert ash.evaluate("document.activeElement.id") == "stone-2"


def test_an_element_that_changes_stays_the_same_node_and_stays_svg(
    browser: Browser, site: Site
) -> None:
    one, two, _ = site.table("claims", "person", "person")
    with looking(browser, site, one) as ash, looking(browser, site, two) as birch:
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
        birch.click("#stone-1")
        birch.click("#s-D1")
        expect(ash.locator("#supply")).to_have_text("stones left: 5")
        assert ash.evaluate("document.getElementById('stone-1').mine") is True
        assert ash.evaluate("document.getElementById('s-D1').namespaceURI") == SVG
        assert ash.evaluate("document.querySelector('#stone-1 circle').namespaceURI") == SVG
        ash.wait_for_function("() => window.seen.size > 4")  # the stone glides


def test_a_stale_click_is_explained_and_loses_nothing(browser: Browser, site: Site) -> None:
    one, two, _ = site.table("claims", "person", "person")
    with looking(browser, site, one) as ash, looking(browser, site, two) as birch:
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


def test_a_tap_on_what_another_has_taken_says_why(browser: Browser, site: Site) -> None:
    one, two, _ = site.table("claims", "person", "person")
    with looking(browser, site, one) as ash, looking(browser, site, two) as birch:
        birch.click("#stone-0")
        birch.click("#s-A1")
        expect(ash.locator("#supply")).to_have_text("stones left: 5")
        ash.click("#stone-1")
        ash.locator("#s-A1").click(position={"x": 5, "y": 5}, force=True)
        expect(ash.locator("#notice")).to_contain_text("the space is somebody's")


def test_nothing_can_be_typed_inside_what_is_morphed(browser: Browser, site: Site) -> None:
    one, *_ = site.table("euphrates", "person", "person")
    with looking(browser, site, one) as page:
        expect(page.locator("#game :is(input, textarea, select)")).to_have_count(0)


def test_spectators_see_and_cannot_click(browser: Browser, site: Site) -> None:
    one, _two, watch = site.table("claims", "person", "person")
    with looking(browser, site, watch) as crowd, looking(browser, site, one) as ash:
        expect(crowd.locator(".can")).to_have_count(0)
        ash.click("#stone-0")
        ash.click("#s-A1")
        expect(crowd.locator("#supply")).to_have_text("stones left: 5")
        crowd.click("#stone-1", force=True)
        expect(crowd.locator("#notice")).to_be_hidden()
