"""Moments at the table: ghosts, a second tap on a phone, pieces that fly, scenes over the board."""

from playwright.sync_api import Page, expect
from tests.browser.clicker import (
    PHONE,
    Browsed,
    at_rest,
    box_of,
    run_until,
    script,
    stop_clock,
    wait_until,
)
from tests.browser.test_travel import WATCH, await_flight

LEAST = 32
"""Pixels of a space that a finger may choose."""
PLACE = "#s-I6"
"""A space where a temple gives a red point in the position "own turn"."""
WIDTHS = """() => [...document.querySelectorAll(".space.can")].map(
    (space) => space.getBoundingClientRect().width)"""

RISING = """() => {
  window.risen = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches(".gain")) window.risen += 1;
    return animate.apply(this, how);
  };
}"""
"""Counts the gains that fly to their counters."""


def act(page: Page, text: str) -> None:
    """Send an action in notation, as the page itself does."""
    page.evaluate(f"async (text) => {script('table/play.js')}.act(text)", text)


def test_a_first_tap_enlarges_the_board_and_the_second_places(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["own turn"], *PHONE, touch=True)
    version = str(page.get_attribute("#table", "data-version"))
    page.locator("#welcome").evaluate_all("(all) => all.forEach((one) => one.remove())")
    page.tap("#hand-0")
    page.touchscreen.tap(*at_rest(page, PLACE))
    expect(page.locator("#sure")).to_contain_text("+1")
    expect(page.locator(".ghost use")).to_have_count(2)
    wait_until(page, lambda: min(page.evaluate(WIDTHS)) >= LEAST)  # the board grows
    for shown in (PLACE, "#hand-0", "#sure button"):
        expect(page.locator(shown)).to_be_in_viewport(ratio=1)
    assert page.get_attribute("#table", "data-version") == version
    page.touchscreen.tap(*at_rest(page, PLACE))
    expect(page.locator("#table")).not_to_have_attribute("data-version", version)
    expect(page.locator("#sure")).to_be_hidden()
    assert page.locator("#board.zoomed").count() == 0


def test_a_ghost_shows_the_piece_and_its_points(laid: Browsed) -> None:
    page = laid.open(laid.paths["own turn"])
    page.click("#hand-0")
    page.hover(PLACE)
    expect(page.locator(".ghost > svg use")).to_have_attribute("href", "#a-cell-1")
    expect(page.locator(".ghost .gain")).to_have_text("+1")
    page.mouse.move(3, 3)
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_tile_flies_from_the_hand_and_its_point_to_the_counter(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["own turn"])
    page.evaluate(WATCH)
    hand = page.locator("#hand-1").bounding_box()
    gain = page.locator("body > .gain")
    stop_clock(page)  # it is shown for a moment
    page.click("#hand-0")
    page.click(PLACE)
    run_until(page, gain.count)
    [[drawing, start, _]] = page.evaluate("flown")
    assert drawing == "a-cell-1"
    assert hand is not None
    assert float(start.split("px, ")[1].split("px")[0]) > hand["y"]
    expect(gain).to_have_text("+1")


def test_a_dominance_check_is_a_scene_that_a_key_ends(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir check due"])
    scene = page.locator(".scenes > .scene")
    stop_clock(page)
    act(page, "buy a3")
    run_until(page, scene.count)
    expect(scene).to_contain_text("no coalition dominates")
    expect(scene.locator(".bar-of")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    page.reload()
    page.wait_for_selector("#table[data-version]")
    page.clock.run_for(300)
    expect(scene).to_have_count(0)


def test_dice_show_the_points_of_each_team_and_go(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["hammer dice"])
    page.evaluate(RISING)
    dice = page.locator(".scenes .die")
    stop_clock(page)
    act(page, "no-bet")
    run_until(page, dice.count)
    expect(dice).to_have_count(5)
    faces = dice.locator("use:last-child").evaluate_all(
        "(all) => all.filter((use) => !use.closest('svg').nextSibling)"
        ".map((use) => use.getAttribute('href'))"
    )
    assert sorted(faces) == [f"#s-die-{points}" for points in range(1, 6)]
    run_until(page, lambda: not dice.count())
    assert page.evaluate("risen") > 0


def test_a_played_card_of_the_camp_game_flies(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["hammer main"])
    page.evaluate(WATCH)
    hand = box_of(page.locator("#hand"))
    page.locator(".hand-card.can").first.click()
    await_flight(page)
    _, start, end = page.evaluate("flown")[0]
    starts, ends = (float(way.split("px, ")[1].split("px")[0]) for way in (start, end))
    assert starts > hand["y"] > ends
