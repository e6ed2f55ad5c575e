"""How things would be, beside how they are; and where somebody who comes back goes on."""

from playwright.sync_api import Page, expect
from tests.browser.cable import cable
from tests.browser.clicker import PHONE, Browsed, at_rest

PANEL = "#dominance"


def strike(page: Page) -> str:
    """Name an enemy block that can be removed."""
    return "#" + page.locator("#tab-map .can[id^=army]").first.get_attribute("id")  # type: ignore[operator]


def hold(page: Page, selector: str) -> None:
    """Put a finger on an element and leave it there."""
    x, y = at_rest(page, selector)
    session = page.context.new_cdp_session(page)
    touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    session.send("Input.dispatchTouchEvent", touch)
    expect(page.locator("#status .then")).to_have_count(1)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_is_aimed_at_shows_the_figures_it_would_lead_to(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir battle"])
    before = page.locator(PANEL).inner_html()
    page.hover(strike(page))
    expect(page.locator(f"{PANEL} .then")).to_have_count(1)
    expect(page.locator("#half")).to_contain_text("In a check after that")
    page.mouse.move(5, 5)
    expect(page.locator(".then")).to_have_count(0)
    assert page.locator(PANEL).inner_html() == before
    page.hover(strike(page))
    expect(page.locator(f"{PANEL} .then")).to_have_text("4")
    page.click(strike(page))
    expect(page.locator(f"{PANEL} .bar-of.british b")).to_have_text("4")
    expect(page.locator(".then")).to_have_count(0)


def test_a_finger_that_is_held_is_told_and_chooses_nothing(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir battle"], *PHONE, touch=True)
    version = page.get_attribute("#table", "data-version")
    hold(page, strike(page))
    expect(page.locator(".then")).to_have_count(0)
    assert page.get_attribute("#table", "data-version") == version
    page.touchscreen.tap(*at_rest(page, strike(page)))
    expect(page.locator("#table")).not_to_have_attribute("data-version", str(version))


def test_a_phone_opens_where_something_is_to_choose(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir battle"], *PHONE)
    expect(page.locator("#tab-map")).to_be_visible()
    expect(page.locator("#tab-courts")).to_be_hidden()
    page.click("#game .to-courts")
    expect(page.locator("#tab-courts")).to_be_visible()
    expect(page.locator("#tab-map")).to_be_hidden()
    page.goto(laid_anew.base + laid_anew.paths["pamir turn"])
    expect(page.locator("#tab-market")).to_be_visible()


def test_large_cards_stay_when_the_connection_comes_back(laid_anew: Browsed) -> None:
    with cable(laid_anew.port) as way, laid_anew.looking("/", *PHONE) as page:
        page.goto(f"http://127.0.0.1:{way.port}{laid_anew.paths['pamir turn']}")
        page.wait_for_selector("#table[data-version]")
        page.check(".pamir .reader input", force=True)
        way.cut()
        expect(page.locator("#lost")).to_be_visible()
        page.evaluate("document.getElementById('table').removeAttribute('data-version')")
        way.mend()
        page.wait_for_selector("#table[data-version]")
        expect(page.locator("#lost")).to_be_hidden()
        expect(page.locator(".pamir .reader input")).to_be_checked()


def test_who_comes_back_sees_where_the_log_goes_on(site: Browsed) -> None:
    one, two, _ = site.table("claims", "person", "person")
    page = site.open(one)
    expect(page.locator("#log .since")).to_have_count(0)
    lines = page.locator("#log li[data-n]").count()
    page.goto("about:blank")
    with site.looking(two) as other:
        other.click("#stone-5")
        other.click("#s-D2")
        expect(other.locator("#supply")).to_have_text("stones left: 5")
    page.goto(site.base + one)
    expect(page.locator("#missed")).to_have_text("New since you last looked: 1")
    expect(page.locator(f"#log li:nth-last-child({lines + 1})")).to_have_class("since")
    page.click("#missed")
    expect(page.locator("#missed")).to_be_hidden()
    page.click("#stone-0")
    page.click("#s-A1")
    expect(page.locator("#log .since")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#log li[data-n]")
    expect(page.locator("#missed")).to_be_hidden()
