"""The replay page: slider, buttons, keys, links to positions, and what it must not show."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import PHONE, SIZES, Browsed, box_of, hold_back, wait_until
from tests.browser.positions import RECORD
from tests.server.helpers import Page as Person
from tests.server.helpers import Site, some_action
from tests.server.replays import FINISHED, RECORDS, lay, upload

from velkahra.core.play.record import read_record

LAST = len(read_record(FINISHED.read_text()).plies)


def replaying(site: Browsed, path: str, *size: int) -> Page:
    """Open a replay and wait for its first picture."""
    page = site.open(path, *size)
    page.wait_for_selector("#replay[data-shown]")
    return page


@pytest.fixture(scope="module")
def path(running: Site) -> str:
    """The address of the replay of a finished game."""
    return upload(running, FINISHED.read_text())


def at(page: Page, ply: int) -> None:
    """Wait until a position is shown, and everything says so."""
    page.wait_for_selector(f'#replay[data-shown="{ply}"]')
    assert page.input_value("#ply") == str(ply)
    assert page.text_content("#count") == f"{ply} / {LAST}"


TOLD = """(last) => {
  const { shown } = document.getElementById("replay").dataset;
  return document.getElementById("count").textContent === `${shown} / ${last}`;
}"""
NEW = """(last) => {
  const count = Number(document.getElementById("ply").max) - last;
  const told = document.querySelector("#fresh button")?.textContent;
  return told === `${count} new step${count > 1 ? "s" : ""}`;
}"""
"""Whether the page counts the positions since one that was the last."""


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


def test_slider_buttons_and_keys_lead_through_the_game(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=0")
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
    expect(page.locator("#try")).to_be_disabled()
    assert not page.get_attribute("#try-over", "hidden")
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.locator("#try")).to_be_enabled()
    page.focus("#ply")
    page.keyboard.press("ArrowRight")
    at(page, 1)
    slide(page, 77)
    at(page, 77)
    line = page.locator("#log li[data-ply='90'] a").first
    line.click()
    at(page, 90)
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator("#announcer")).to_contain_text(line.inner_text())
    page.click("#go-last")
    at(page, LAST)
    page.click("#go-first")
    at(page, 0)


def test_what_the_script_puts_together_is_what_the_server_draws(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=10&eyes=lion")
    for ply in (120, 60, LAST):
        slide(page, ply)
        at(page, ply)
        walked = picture(page)
        assert picture(replaying(site, f"{path}?ply={ply}&eyes=lion")) == walked


def test_space_plays_and_pauses_and_pieces_glide(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=5")
    page.select_option("#speed", label="very fast")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(document.getElementById('replay').dataset.shown) > 12")
    expect(page.locator("#go-play")).to_have_attribute("aria-label", "Pause")
    page.keyboard.press(" ")
    expect(page.locator("#go-play")).to_have_attribute("aria-label", "Play")
    page.wait_for_function(TOLD, arg=LAST)  # a picture may still be on its way
    slide(page, 100)
    at(page, 100)
    page.evaluate(
        """() => {
          window.leaders = [...document.querySelectorAll("[id^='leader-']")];
          const slow = new CSSStyleSheet();
          slow.replaceSync("[id^='leader-'] { transition-duration: 3s !important }");
          document.adoptedStyleSheets = [slow];
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


def test_a_link_to_a_position_leads_there(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=40&eyes=bull")
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
    expect(page.locator("#viewer select")).to_have_value("bull")
    with page.expect_navigation():
        page.select_option("#viewer select", "lion")
    page.wait_for_selector("#replay[data-shown]")
    at(page, 41)


def test_a_position_is_tried_on_a_phone(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=30&eyes=lion", *PHONE)
    for name in ("first", "back", "play", "forward", "last"):
        box = box_of(page.locator(f"#go-{name}"))
        assert box["width"] >= 40
        assert box["height"] >= 40
        assert box["y"] + box["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.click(".try summary")
    page.click(".try button")
    page.wait_for_selector("#table[data-version]")
    page.wait_for_selector("#table.yours")
    page.click(".about summary")
    expect(page.locator(".about")).to_contain_text("actions of this table were played")


UNREACHED = """(selector) => [...document.querySelectorAll(selector)].filter((control) => {
  const box = control.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width && !control.contains(hit);
}).map((control) => control.id || control.textContent)"""


@pytest.mark.parametrize(
    "name",
    [
        "euphrates/greedy-2-advanced",
        "hammer/greedy-5-mini",
        "pamir/greedy-2-ends-by-lead",
        "viceroy/greedy-2",
    ],
)
def test_on_a_narrow_page_nothing_covers_the_controls(site: Browsed, name: str) -> None:
    path = upload(site, (RECORDS / f"{name}.txt").read_text())
    page = replaying(site, f"{path}?ply=60", 800, 900)
    for wide in (800, 390):
        page.set_viewport_size({"width": wide, "height": 844})
        controls = "#playback :is(button, input, select), .kit .dock a"
        assert page.evaluate(UNREACHED, controls) == []


def test_a_record_is_uploaded_from_a_file(site: Browsed) -> None:
    page = site.open("/")
    page.click("text=Watch a saved game")
    page.set_input_files("#record-file", FINISHED)
    expect(page.locator("#record")).to_have_value(re.compile("^velkahra record 1"))
    page.click("button.main")
    page.wait_for_selector("#replay[data-shown]")
    at(page, 0)


def test_a_file_that_is_chosen_before_the_script_runs_is_read(site: Browsed) -> None:
    page = site.open("/")
    held = hold_back(page, "**/all.js**")
    page.click("text=Watch a saved game", no_wait_after=True)
    page.set_input_files("#record-file", FINISHED)
    wait_until(page, lambda: bool(held))
    assert page.input_value("#record") == ""
    held[0].continue_()
    expect(page.locator("#record")).to_have_value(re.compile("^velkahra record 1"))


def test_without_the_server_the_replay_says_so_and_goes_on_later(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=0")
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
    page.goto(f"{site.base}{path}?ply=0")
    page.wait_for_selector("#replay[data-shown]")
    page.evaluate(
        """() => {
          const refusal = '<main><p class="lead">An action was undone.</p></main>';
          window.fetch = async () => new Response(refusal, { status: 409 });
        }"""
    )
    page.keyboard.press("End")
    expect(page.locator("#lost")).to_have_text("An action was undone.")


def test_what_the_viewer_chose_holds_also_on_going_back(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=30&eyes=watch")
    page.check("#hide-later")
    with page.expect_navigation():
        page.select_option("#viewer select", "bull")
    page.wait_for_selector("#replay[data-shown]")
    expect(page.locator("#hide-later")).to_be_checked()
    expect(page.locator("#log .later").last).to_be_hidden()
    page.go_back()
    page.wait_for_selector("#replay[data-eyes=watch][data-shown]")
    expect(page.locator("#viewer select")).to_have_value("watch")
    expect(page.locator("#log .later").last).to_be_hidden()
    page.uncheck("#hide-later")
    expect(page.locator("#log .later").last).to_be_visible()


def test_explanations_on_the_board_open(site: Browsed) -> None:
    path = upload(site, (RECORDS / "viceroy/greedy-2.txt").read_text())
    page = replaying(site, f"{path}?ply=60")
    button = page.locator("#game button[popovertarget]:visible").first
    button.click()
    expect(page.locator(f"#{button.get_attribute('popovertarget')}")).to_be_visible()
    assert button.evaluate("button => button.tabIndex") == 0


def test_all_hands_open_show_what_everybody_held_and_can_be_tried(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=30&eyes=lion")
    expect(page.locator(".behind:visible")).to_have_count(0)
    with page.expect_navigation():
        page.select_option("#viewer select", label="everything revealed")
    page.wait_for_selector("#replay[data-shown]")
    at(page, 30)
    expect(page.locator(".behind:visible")).to_have_count(2)
    held = [int(page.inner_text(f"#tiles-of-{seat}")) for seat in (0, 1)]
    expect(page.locator(".behind .tiles svg")).to_have_count(sum(held))
    expect(page.locator("#hand")).to_be_hidden()
    expect(page.locator("#log")).not_to_contain_text(re.compile(r"draws \d+ tile"))
    page.keyboard.press("ArrowRight")
    at(page, 31)
    page.click(".try summary")
    page.click(".try button")
    page.wait_for_selector("#table.yours")
    expect(page.locator(".behind:visible")).to_have_count(0)


def test_a_line_points_at_the_board_and_leads_to_its_rule(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=0")
    link = page.locator("#log .cite").first
    rule = (link.get_attribute("href") or "").partition("#")[2]
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(f"[id='{rule}']:target")).to_be_in_viewport()
    at(page, 0)
    line = page.locator("#log li[data-highlights*='s-']").nth(20)
    marks = (line.get_attribute("data-highlights") or "").split()
    line.scroll_into_view_if_needed()
    line.hover()
    expect(page.locator(".pointed")).to_have_count(len(marks))
    assert page.eval_on_selector_all(".pointed", "all => all.map((e) => e.id)") == marks
    page.mouse.move(5, 5)
    expect(page.locator(".pointed")).to_have_count(0)
    page.locator("#log a").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#log a:not(.cite)").nth(1)).to_be_focused()
    line.locator("a:not(.cite)").focus()
    expect(page.locator(".pointed")).to_have_count(len(marks))
    ply = int(line.get_attribute("data-ply") or "")
    page.keyboard.press("Enter")
    at(page, ply)
    expect(page.locator(".pointed")).to_have_count(len(marks))


def test_tab_stops_once_in_the_log_and_the_board_stays_enlarged(site: Browsed, path: str) -> None:
    page = replaying(site, f"{path}?ply=40")
    stops = page.locator("#log a:not(.cite)[tabindex='0']")
    expect(stops).to_have_count(1)
    assert int(stops.locator("..").get_attribute("data-ply") or "") <= 40
    page.focus("#hide-later")
    page.keyboard.press("Tab")
    expect(stops).to_be_focused()
    while not page.locator("#log li:focus-within .cite").count():
        page.keyboard.press("ArrowDown")
    expect(stops).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#log .cite[tabindex='0']")).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate("document.getElementById('log').contains(document.activeElement)")
    page.evaluate("document.activeElement.blur()")
    full = page.get_attribute("#board", "viewBox")
    page.click("[data-zoom=in]")
    larger = page.get_attribute("#board", "viewBox")
    assert larger != full
    page.keyboard.press("ArrowRight")
    at(page, 41)
    assert page.get_attribute("#board", "viewBox") == larger
    page.keyboard.press("0")
    assert page.get_attribute("#board", "viewBox") == full
    page.keyboard.press("+")
    assert page.get_attribute("#board", "viewBox") != full
    page.keyboard.press("-")
    assert page.get_attribute("#board", "viewBox") == full


def look_now(page: Page) -> None:
    """Let the page ask for news without waiting."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def act(persons: list[Person], rng: random.Random) -> None:
    """Let whoever is on turn act once."""
    for person in persons:
        while person.version < max(other.version for other in persons):
            person.update()
    person = next(person for person in persons if person.last["yours"])
    person.act(some_action(person.last["choices"], rng))
    person.update()


def end_of(page: Page) -> int:
    return int(page.get_attribute("#ply", "max") or "")


@contextmanager
def playing(site: Site, *paths: str) -> Iterator[list[Person]]:
    """Sit at the seats of two links."""
    with site.at(paths[0]) as one, site.at(paths[1]) as two:
        yield [one, two]


def test_the_replay_of_a_running_game_follows_it(site: Browsed) -> None:
    one, two, *_ = site.table("euphrates", "person", "person")
    rng = random.Random(4)
    with playing(site, one, two) as persons:
        page = replaying(site, f"{one}/replay")
        before = end_of(page)
        act(persons, rng)
        page.wait_for_function(f"() => Number(document.getElementById('ply').max) > {before}")
        last = end_of(page)
        page.wait_for_selector(f'#replay[data-shown="{last}"]')
        expect(page.locator("#count")).to_have_text(f"{last} / {last}")
        expect(page.locator("#fresh button")).to_have_count(0)
        page.keyboard.press("ArrowLeft")
        page.wait_for_selector(f'#replay[data-shown="{last - 1}"]')
        for _ in range(2):
            before = end_of(page)
            act(persons, rng)
            look_now(page)
            page.wait_for_function(f"() => Number(document.getElementById('ply').max) > {before}")
            page.wait_for_function(NEW, arg=last)
            assert page.input_value("#ply") == str(last - 1)
        page.click("#fresh button")
        end = end_of(page)
        page.wait_for_selector(f'#replay[data-shown="{end}"]')
        expect(page.locator("#fresh button")).to_have_count(0)
        expect(page.locator("#ply")).to_be_focused()
        page.evaluate("document.querySelector('.flights')?.remove()")
        walked = picture(page)
        log = page.locator("#log").inner_text()
        anew = replaying(site, f"{one}/replay")
        assert picture(anew) == walked
        assert anew.locator("#log").inner_text() == log


def test_what_is_taken_back_goes_from_the_replay(site: Browsed) -> None:
    one, two, *_ = site.table("euphrates", "person", "person")
    rng = random.Random(4)
    with playing(site, one, two) as persons:
        act(persons, rng)
        while not (mine := next((p for p in persons if p.last["undo"]), None)):
            act(persons, rng)
        page = replaying(site, f"{one}/replay")
        before = end_of(page)
        page.keyboard.press("ArrowLeft")
        mine.say(kind="undo", v=mine.version)
        mine.update()
        page.keyboard.press("Home")
        look_now(page)
        expect(page.locator("#ply")).to_have_attribute("max", str(before - 1))
        page.keyboard.press("End")
        page.wait_for_selector(f'#replay[data-shown="{before - 1}"]')
        expect(page.locator("#lost")).to_be_hidden()
        assert picture(replaying(site, f"{one}/replay")) == picture(page)


def test_when_the_game_ends_all_hands_can_be_opened_without_loading_anew(site: Browsed) -> None:
    one, two = lay(site, FINISHED.read_text(), LAST - 1)
    with playing(site, one, two) as persons:
        page = replaying(site, f"{one}/replay")
        expect(page.locator("#look, .try")).to_have_count(0)
        person = next(person for person in persons if person.last["yours"])
        person.act(FINISHED.read_text().splitlines()[-2].partition(" ")[2])
        person.update()
        look_now(page)
        expect(page.locator("#viewer select")).to_be_visible()
        page.wait_for_selector(f'#replay[data-shown="{end_of(page)}"]')
        expect(page.locator("#score")).to_be_visible()
        assert "/replay/" in page.input_value("#link")
        page.get_by_role("button", name="Analyse the game").click()
        page.wait_for_selector("#analysis[data-state=running]")
        with page.expect_navigation():
            page.select_option("#viewer select", "open")
        page.wait_for_selector("#replay[data-shown]")
        expect(page.locator(".behind:visible")).to_have_count(2)


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_the_board_does_not_jump_and_stays_whole(site: Browsed, wide: int, high: int) -> None:
    """Also after wars, of which there is much to tell."""
    path = upload(site, RECORD.read_text())
    page = replaying(site, f"{path}?ply=180", wide, high)
    places = set()
    for ply in range(180, 205):
        page.wait_for_selector(f'#replay[data-shown="{ply}"]')
        box = box_of(page.locator("#board"))
        places.add((round(box["y"]), round(box["y"] + box["height"])))
        page.keyboard.press("ArrowRight")
    assert len(places) == 1
    assert places.pop()[1] <= high


def test_without_scripts_a_replay_comes_with_its_drawings(site: Browsed) -> None:
    path = upload(site, FINISHED.read_text())
    page = site.open(f"{path}?ply=5", java_script_enabled=False)
    page.wait_for_url("**drawings=here")
    assert "ply=5&" in page.url
    expect(page.locator("#a-chip-0")).to_have_count(1)
    expect(page.locator("script[src*=drawings]")).to_have_count(0)
