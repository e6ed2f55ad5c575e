"""Settings, zoom, the log that points at the board, half a choice in words."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import PHONE, SIZES, Browsed, box_of, wait_until
from tests.browser.fingers import Fingers
from tests.server.helpers import Site

HOLD_THE_SOCKET = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    window.held = this;
    send.call(this, text);
  };
}"""
HEAR = """() => {
  document.addEventListener("sound", ({ detail }) => {
    document.body.dataset.heard = `${document.body.dataset.heard ?? ""} ${detail}`;
  });
}"""
KEEP = "addEventListener('table:update', ({detail}) => { window.first ??= detail; }, true)"
COINS = """() => {
  const main = document.querySelector("main");
  const update = (yours, v) => main.dispatchEvent(new CustomEvent("table:update", {
    detail: {...window.first, yours, v, layout: undefined},
  }));
  update(false, 1001);
  main.dispatchEvent(new CustomEvent("table:before"));
  document.getElementById("game").insertAdjacentHTML("beforeend", "<i data-moves='coin 1'></i>");
  update(true, 1002);
}"""
"""Moves coins, after which it is the viewer's turn."""
FOCUS_IS_SEEN = """() => {
  const box = document.activeElement.getBoundingClientRect();
  const frame = document.getElementById("board").getBoundingClientRect();
  const ask = document.getElementById("ask").getBoundingClientRect();
  const above = ask.top < frame.top ? ask.bottom : 0;
  return box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= Math.max(frame.top, above) - 1
    && box.bottom <= Math.min(frame.bottom, innerHeight) + 1;
}"""


def set_to(page: Page, name: str, value: str) -> None:
    page.click("[data-opens=settings]")
    page.check(f"#settings input[name='{name}'][value='{value}']")
    page.keyboard.press("Escape")
    expect(page.locator("#settings")).to_be_hidden()


def colour(page: Page, selector: str, name: str) -> str:
    found: str = page.evaluate(
        f"getComputedStyle(document.querySelector({selector!r})).getPropertyValue({name!r})"
    )
    return found


def alone(site: Site, game: str = "euphrates") -> str:
    """Open a table against a bot. Returns the path of the person's seat."""
    (path,) = site.table(game, "me", "bot random")
    return path


def on_turn(page: Page) -> Page:
    page.wait_for_selector("#table.yours")
    return page


def test_the_theme_is_chosen_and_kept_on_every_page(site: Browsed) -> None:
    page = site.open("/")
    light = colour(page, "body", "background-color")
    set_to(page, "page/theme", "dark")
    assert colour(page, "body", "background-color") != light
    nothing = {"body": "", "content_type": "text/javascript"}
    page.route("**/settings.js", lambda route: route.fulfill(**nothing))
    page.reload()
    expect(page.locator(":root[data-theme=dark]")).to_have_count(1)  # before the first paint
    page.unroute("**/settings.js")
    page.goto(site.base + alone(site))
    page.wait_for_selector("#table[data-version]")
    assert colour(page, ":root", "color-scheme") == "dark"
    dark = colour(page, "body", "background-color")
    set_to(page, "page/theme", "auto")
    assert colour(page, "body", "background-color") != dark
    assert page.get_attribute(":root", "data-theme") is None
    page.goto(site.base)
    for nonsense in ("{", "null", '{"page/theme": "pink", "page/motion": 7}'):
        page.evaluate("text => localStorage.setItem('settings', text)", nonsense)
        page.reload()
        assert page.is_checked("#settings input[value=auto]")
        expect(page.locator(":root")).not_to_have_attribute("data-theme", "pink")


def test_the_game_has_switches_of_its_own(site: Browsed) -> None:
    page = site.open(alone(site))
    expect(page.locator(".euphrates .coordinates")).to_be_visible()
    set_to(page, "euphrates/coordinates", "off")
    set_to(page, "euphrates/strengths", "off")
    set_to(page, "euphrates/kingdoms", "faint")
    expect(page.locator(".euphrates .coordinates")).to_be_hidden()
    page.reload()
    page.wait_for_selector("#table[data-version]")
    area = page.locator(".euphrates")
    expect(area).to_have_attribute("data-coordinates", "off")
    expect(area).to_have_attribute("data-strengths", "off")
    expect(area).to_have_attribute("data-kingdoms", "faint")
    set_to(page, "euphrates/kingdoms", "strong")
    assert area.get_attribute("data-kingdoms") is None
    assert colour(page, ".leader", "transition-duration") == "0.35s"
    set_to(page, "page/motion", "off")
    assert colour(page, ".leader", "transition-duration") == "0s"


def test_half_a_choice_is_told_and_a_line_of_the_log_points_at_the_board(site: Browsed) -> None:
    page = on_turn(site.open(alone(site)))
    tile = page.get_attribute("#hand-0", "aria-label")
    assert tile
    page.click("#hand-0")
    half = page.locator("#half")
    expect(half).to_contain_text(tile)
    expect(page.locator("#prompt")).to_be_hidden()
    space = page.locator(".space.can").first
    name = str(space.get_attribute("id")).removeprefix("s-")
    before = page.get_attribute("#table", "data-version")
    space.hover()
    expect(half).to_contain_text(f"on {name}.")
    assert page.get_attribute("#table", "data-version") == before
    page.mouse.move(5, 5)
    expect(half).to_contain_text(tile)
    page.keyboard.press("Escape")
    expect(half).to_be_hidden()
    expect(page.locator("#prompt")).to_be_visible()
    page.click("#hand-0")
    space = page.locator(".space.can").first
    square = space.get_attribute("id")
    space.click()
    line = page.locator(f"#log li[data-highlights~='{square}']").first
    line.hover()
    expect(page.locator(".pointed")).not_to_have_count(0)
    expect(page.locator(f"#{square}")).to_have_class(re.compile("pointed"))
    page.click("#undo")
    page.mouse.move(0, 0)  # from the strip, which has come to where the button was
    expect(page.locator("#undo")).to_be_hidden()
    expect(page.locator(".pointed")).to_have_count(0)
    page.keyboard.press("l")
    page.keyboard.press("ArrowDown")
    focused = page.locator("#log :focus")
    expect(focused).to_have_count(1)
    assert page.locator("#log [data-n]").nth(1).evaluate("e => e === document.activeElement")


def test_the_board_zooms_by_buttons_keys_and_wheel(site: Browsed) -> None:
    page = on_turn(site.open(alone(site)))
    whole = page.get_attribute("#board", "viewBox")
    size = box_of(page.locator("#s-H6"))
    frame = page.locator("#board").bounding_box()
    page.click("[data-zoom=in]")
    larger = box_of(page.locator("#s-H6"))
    assert larger["width"] == pytest.approx(2 * size["width"], abs=0.1)
    assert page.locator("#board").bounding_box() == frame
    page.keyboard.press("-")
    assert page.get_attribute("#board", "viewBox") == whole
    page.mouse.move(size["x"] + 10, size["y"] + 10)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    expect(page.locator("#board")).not_to_have_attribute("viewBox", whole)
    page.keyboard.up("Control")
    zoomed = str(page.get_attribute("#board", "viewBox"))
    under = page.evaluate(
        "p => document.elementsFromPoint(...p).map(e => e.id)", [size["x"] + 10, size["y"] + 10]
    )
    assert "s-H6" in under, "the wheel did not zoom around the pointer"
    page.click("#hand-0")
    page.focus(".space.can[tabindex='0']")
    page.keyboard.press("Enter")
    expect(page.locator("#undo")).to_be_visible()
    assert str(page.get_attribute("#board", "viewBox")).split()[2] == zoomed.split()[2]
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("0")
    assert page.get_attribute("#board", "viewBox") == whole


def test_a_new_game_area_keeps_the_zoom_and_the_settings(site: Browsed) -> None:
    page = on_turn(site.open(alone(site)))
    set_to(page, "euphrates/kingdoms", "off")
    page.click("[data-zoom=in]")
    zoomed = str(page.get_attribute("#board", "viewBox"))
    page.evaluate(HOLD_THE_SOCKET)
    frame = box_of(page.locator("#board"))
    page.mouse.click(frame["x"] + frame["width"] / 2, frame["y"] + 20)  # asks why not
    expect(page.locator("#notice")).to_be_visible()
    page.evaluate("document.getElementById('table').removeAttribute('data-version')")
    page.evaluate("held.close()")
    page.wait_for_selector("#table[data-version]")
    expect(page.locator("#board")).to_have_attribute("viewBox", zoomed)
    expect(page.locator(".euphrates")).to_have_attribute("data-kingdoms", "off")
    page.keyboard.press("0")
    expect(page.locator("#board")).not_to_have_attribute("viewBox", zoomed)


def test_the_focus_is_never_outside_a_zoomed_board(site: Browsed) -> None:
    page = site.open(alone(site))
    page.keyboard.press("b")
    page.keyboard.press("+")
    page.keyboard.press("+")
    for key in ["ArrowRight"] * 6 + ["ArrowDown"] * 10:
        page.keyboard.press(key)
        assert page.evaluate(FOCUS_IS_SEEN), page.evaluate("document.activeElement.id")
    assert page.evaluate("document.activeElement.id") == "s-G11"
    assert page.evaluate("scrollY") < 100


def test_two_fingers_zoom_one_pans_and_a_tap_still_plays(site: Browsed) -> None:
    page = on_turn(site.open(alone(site), *PHONE, touch=True))
    page.click("#welcome-done")
    page.click("#name-skip")
    fingers = Fingers(page)
    board = box_of(page.locator("#board"))
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2

    fingers.drag([(x, y + 100)], [(x, y - 150)])
    wait_until(page, lambda: page.evaluate("scrollY") > 50)  # a whole board scrolls the page
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator("#s-H6")).to_be_in_viewport()
    fingers.drag([(x - 30, y), (x + 30, y)], [(x - 70, y), (x + 70, y)])
    space = box_of(page.locator("#s-H6"))
    assert space["width"] >= 40
    assert page.evaluate("[scrollY, visualViewport.scale]") == [0, 1]

    before = page.locator("#s-H6").bounding_box()
    fingers.drag([(x, y)], [(x + 60, y + 40)])
    after = box_of(page.locator("#s-H6"))
    assert before is not None
    assert after["x"] - before["x"] == pytest.approx(60, abs=8)
    assert after["y"] - before["y"] == pytest.approx(40, abs=8)
    expect(page.locator("#notice")).to_be_hidden()

    page.tap("[data-zoom=whole]")
    page.tap("[data-zoom=in]")
    page.tap("#hand-0")
    page.evaluate("scrollTo(0, 0)")
    fingers.tap_first(".space.can")
    page.tap("#sure button")
    expect(page.locator("#undo")).to_be_visible()


def test_no_wider_than_the_window_and_no_small_target(site: Browsed) -> None:
    one = alone(site)
    for wide, high in SIZES:
        with site.looking(one, wide, high) as page:
            page.click("[data-opens=settings]")
            assert page.evaluate("document.documentElement.scrollWidth") <= wide
            small = page.evaluate(
                """(least) => [...document.querySelectorAll(".tool, .values label")]
                  .filter((e) => e.checkVisibility())
                  .map((e) => e.getBoundingClientRect())
                  .filter((box) => Math.min(box.width, box.height) < least).length""",
                44 if wide < 990 else 40,
            )
            assert small == 0
            expect(page.locator("#settings a[lang=cs]")).to_be_visible()


def test_an_action_waits_to_be_confirmed(site: Browsed) -> None:
    page = on_turn(site.open(alone(site)))
    set_to(page, "page/confirm", "on")
    before = page.get_attribute("#table", "data-version")
    page.click("#hand-0")
    page.click(".space.can >> nth=0")
    sure = page.locator("[data-control=sure]")
    expect(page.locator("#half")).to_contain_text("Confirm")
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    page.click(".space.can >> nth=0")
    assert page.get_attribute("#table", "data-version") == before
    sure.click()
    expect(page.locator("#undo")).to_be_visible()


def test_the_board_and_cards_can_be_larger(site: Browsed) -> None:
    page = on_turn(site.open(alone(site, "pamir")))
    card, board = page.locator("#game .slot").first, page.locator(".board-box").first
    wide, stage = box_of(card)["width"], box_of(board)["width"]
    set_to(page, "page/cards", "large")
    assert box_of(card)["width"] > 1.05 * wide
    set_to(page, "page/board", "large")
    assert box_of(board)["width"] > stage + 30
    page.reload()
    on_turn(page)
    assert box_of(board)["width"] > stage + 30
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[0][0]


def test_sounds_begin_with_a_click_and_the_header_switches_them(site: Browsed) -> None:
    page = on_turn(site.open(alone(site)))
    page.evaluate(HEAR)
    switch = page.locator("#sound")
    for pressed in ("true", "false"):
        expect(switch).to_have_attribute("aria-pressed", pressed)
        switch.click()
    expect(page.locator("body")).to_have_attribute("data-heard", " wood")
    page.click("#hand-0")
    page.click(".space.can >> nth=0")
    expect(page.locator("body")).to_have_attribute("data-heard", re.compile("^ wood wood"))
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


def test_a_turn_is_heard_after_coins(site: Browsed) -> None:
    page = site.open(alone(site))
    page.add_init_script(KEEP)
    page.reload()
    on_turn(page)
    page.evaluate(HEAR)
    page.locator("h1").first.click()  # sounds begin with a click
    page.evaluate(COINS)
    expect(page.locator("body")).to_have_attribute("data-heard", " wood coin turn")
