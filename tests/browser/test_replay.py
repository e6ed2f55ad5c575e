"""The replay page: slider, buttons, keys, links to positions, and what it must not show."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, Response, expect
from tests.browser.clicker import looking
from tests.table.helpers import Site
from tests.table.replays import FINISHED, upload

from velkahra.core import registry
from velkahra.core.record import read_record

LAST = len(read_record(FINISHED.read_text(), registry.game).plies)


@contextmanager
def replaying(browser: Browser, site: Site, path: str, **size: int) -> Iterator[Page]:
    """Open a replay and wait for its first picture."""
    with looking(browser, site, "/", **size) as page:
        page.goto(site.base + path)
        page.wait_for_selector("#replay[data-shown]")
        yield page


def at(page: Page, ply: int) -> None:
    """Wait until a position is shown, and everything says so."""
    page.wait_for_selector(f'#replay[data-shown="{ply}"]')
    assert page.input_value("#ply") == str(ply)
    assert page.text_content("#count") == f"{ply} / {LAST}"


def slide(page: Page, ply: int) -> None:
    """Drag the slider to a position."""
    page.evaluate(
        """(ply) => {
          const slider = document.getElementById("ply");
          slider.value = ply;
          slider.dispatchEvent(new Event("input", { bubbles: true }));
        }""",
        ply,
    )


def picture(page: Page) -> str:
    """Give the picture that is on the page, with what the script itself adds taken away."""
    markup = page.inner_html("#game")
    return re.sub(r' (aria-disabled="true"|tabindex="-1")', "", markup)


def test_the_slider_the_buttons_and_the_keys_lead_through_the_game(
    browser: Browser, site: Site
) -> None:
    path = upload(site, FINISHED.read_text())
    with replaying(browser, site, f"{path}?ply=0") as page:
        at(page, 0)
        expect(page.locator("#go-back")).to_be_disabled()
        page.click("#go-forward")
        at(page, 1)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        at(page, 3)
        page.keyboard.press("ArrowLeft")
        at(page, 2)
        page.keyboard.press("End")
        at(page, LAST)
        expect(page.locator("#score")).to_be_visible()
        page.keyboard.press("Home")
        at(page, 0)
        page.focus("#ply")
        page.keyboard.press("ArrowRight")
        at(page, 1)
        slide(page, 77)
        at(page, 77)
        line = page.locator("#log li[data-ply='90'] a").first
        line.click()
        at(page, 90)
        expect(line).to_have_attribute("aria-current", "step")
        expect(page.locator("#told")).to_contain_text(line.inner_text())
        page.click("#go-last")
        at(page, LAST)
        page.click("#go-first")
        at(page, 0)


def test_what_the_script_puts_together_is_what_the_server_draws(
    browser: Browser, site: Site
) -> None:
    path = upload(site, FINISHED.read_text())
    with replaying(browser, site, f"{path}?ply=10&eyes=lion") as page:
        for ply in (120, 60, LAST):
            slide(page, ply)
            at(page, ply)
            walked = picture(page)
            with replaying(browser, site, f"{path}?ply={ply}&eyes=lion") as fresh:
                assert picture(fresh) == walked


def test_space_plays_and_pauses_and_pieces_glide(browser: Browser, site: Site) -> None:
    path = upload(site, FINISHED.read_text())
    with replaying(browser, site, f"{path}?ply=5") as page:
        page.select_option("#speed", label="very fast")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(" ")
        page.wait_for_function("() => Number(document.getElementById('replay').dataset.shown) > 12")
        expect(page.locator("#go-play")).to_have_attribute("aria-label", "Pause")
        page.keyboard.press(" ")
        expect(page.locator("#go-play")).to_have_attribute("aria-label", "Play")
        expect(page.locator("#count")).to_have_text(
            f"{page.get_attribute('#replay', 'data-shown')} / {LAST}"
        )
        slide(page, 100)
        at(page, 100)
        page.evaluate(
            """() => {
              window.leaders = [...document.querySelectorAll("[id^='leader-']")];
              window.seen = new Set();
              const look = () => {
                const places = window.leaders.map((one) => one.getBoundingClientRect().x | 0);
                window.seen.add(places.join());
                requestAnimationFrame(look);
              };
              look();
            }"""
        )
        page.keyboard.press("Home")
        at(page, 0)
        page.wait_for_function("() => window.seen.size > 4")
        assert page.evaluate("window.leaders.every((one) => one.isConnected)")


def test_a_link_to_a_position_leads_there(browser: Browser, site: Site) -> None:
    path = upload(site, FINISHED.read_text())
    with replaying(browser, site, f"{path}?ply=40&eyes=bull") as page:
        page.keyboard.press("ArrowRight")
        at(page, 41)
        link = page.input_value("#link")
        assert link == f"{site.base}{path}?ply=41&eyes=bull"
        page.click("#copy")
        expect(page.locator("#copy")).to_have_text("Copied")
        page.wait_for_function("() => location.search.includes('ply=41')")
        page.goto(link)
        page.wait_for_selector("#replay[data-shown]")
        at(page, 41)
        expect(page.locator("#look select")).to_have_value("bull")
        with page.expect_navigation():
            page.select_option("#look select", "lion")
        page.wait_for_selector("#replay[data-shown]")
        at(page, 41)


def responses(page: Page) -> list[Response]:
    """Keep everything the page is sent from now on."""
    kept: list[Response] = []

    def keep(got: Response) -> None:
        kept.append(got)

    page.on("response", keep)
    return kept


NAMED = r"{} draws [^.<]*(?:temple|farm|market|settlement)"


def test_a_running_game_s_replay_never_gets_another_hand(browser: Browser, site: Site) -> None:
    """Everything the page is sent, and what it shows, has the own tiles and nobody else's."""
    one, two, *_ = site.table("euphrates", "person", "person")
    for path, own, other in ((one, "Lion", "Bull"), (two, "Bull", "Lion")):
        with looking(browser, site, "/") as page:
            sent = responses(page)
            page.goto(f"{site.base}{path}/replay?ply=0")
            page.wait_for_selector("#replay[data-shown]")
            expect(page.locator("#game button[id^='hand-']")).to_have_count(0)
            page.keyboard.press("End")
            expect(page.locator("#game button[id^='hand-']")).to_have_count(6)
            expect(page.locator("#look, .try")).to_have_count(0)
            whole = "\n".join(got.text() for got in sent if "/replay" in got.url)
        assert "steps" in whole
        assert re.search(NAMED.format(own), whole)
        assert f"{other} draws" in whole
        assert not re.search(NAMED.format(other), whole)


def test_a_position_is_tried_on_a_phone(browser: Browser, site: Site) -> None:
    path = upload(site, FINISHED.read_text())
    with replaying(browser, site, f"{path}?ply=30&eyes=lion", wide=390, high=844) as page:
        for name in ("first", "back", "play", "forward", "last"):
            box = page.locator(f"#go-{name}").bounding_box()
            assert box is not None
            assert box["width"] >= 40
            assert box["height"] >= 40
            assert box["y"] + box["height"] <= 844
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.click(".try summary")
        page.click(".try button")
        page.wait_for_selector("#table[data-version]")
        page.wait_for_selector("#table.yours")
        page.click(".about summary")
        expect(page.locator(".about")).to_contain_text("actions of this table come from another")


def test_a_record_is_uploaded_from_a_file(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/") as page:
        page.click("text=Watch a record from a file")
        page.set_input_files("#record-file", FINISHED)
        expect(page.locator("#record")).to_have_value(re.compile("^velkahra record 1"))
        page.click("button.main")
        page.wait_for_selector("#replay[data-shown]")
        at(page, 0)


def test_without_the_server_the_replay_says_so_and_goes_on_later(
    browser: Browser, site: Site
) -> None:
    path = upload(site, FINISHED.read_text())
    with looking(browser, site, "/") as page:
        page.goto(f"{site.base}{path}?ply=0")
        page.wait_for_selector("#replay[data-shown]")
        page.route("**/frames*", lambda route: route.fulfill(status=204))
        page.evaluate(
            "fetch = ((real) => (...all) => window.cut ? Promise.reject(new TypeError()) "
            ": real(...all))(fetch); window.cut = true"
        )
        page.keyboard.press("End")
        expect(page.locator("#lost")).to_be_visible()
        page.unroute("**/frames*")
        page.evaluate("window.cut = false")
        page.keyboard.press("End")
        at(page, LAST)
        expect(page.locator("#lost")).to_be_hidden()
