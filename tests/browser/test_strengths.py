"""Who counts for themselves switches the strengths off: then nothing on the page tells them."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import PHONE, Browsed, visit
from tests.browser.test_preferences import set_to

TOLD = {
    "en": r"(?i)strength \d|attack \d|defence \d|attacks with \d",
    "cs": r"(?i)síla \d|silou \d|útok \d|obrana \d",
    "pl": r"(?i)siła \d|siłą \d|atak \d|obrona \d",
}
WRITTEN = """() => [
  document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [title], [aria-description]")].map((e) =>
    ["aria-label", "title", "aria-description"].map((name) => e.getAttribute(name) ?? "").join()),
].join("\\n")"""
SUMS = ".euphrates :is(.supporters, .base-strength, .strength, .why)"


def shown_strengths(page: Page, language: str) -> list[str]:
    """List texts on strengths that the page shows or gives to screen readers."""
    everything = page.evaluate(WRITTEN) + page.locator("body").aria_snapshot()
    return re.findall(TOLD[language], everything)


def switched(page: Page, value: str) -> None:
    with page.expect_navigation():
        set_to(page, "euphrates/strengths", value)
    page.wait_for_selector("#table[data-version]")


@pytest.mark.parametrize("language", TOLD)
def test_a_conflict_tells_the_strengths_or_does_not(laid: Browsed, language: str) -> None:
    page = laid.open(f"{laid.paths['conflict']}?language={language}")
    before = shown_strengths(page, language)
    assert len(before) >= 10, "leaders, the prompt and the log"
    assert page.locator(SUMS).first.is_visible()
    assert re.search(TOLD[language], page.inner_text("#prompt"))
    switched(page, "off")
    assert shown_strengths(page, language) == []
    assert page.locator(SUMS).count() > 0
    assert not any(sum_.is_visible() for sum_ in page.locator(SUMS).all())
    assert page.get_attribute(":root", "lang") == language
    expect(page.locator("#conflict")).to_be_visible()
    switched(page, "on")
    assert shown_strengths(page, language) == before
    assert page.locator(SUMS).first.is_visible()


def test_a_replay_follows_the_switch_too(laid: Browsed) -> None:
    page = laid.open(laid.paths["final score"])
    switched(page, "off")
    page.goto(f"{laid.base}{laid.paths['final score']}/replay?ply=184")
    page.wait_for_selector("#replay")
    assert shown_strengths(page, "en") == []
    page.click("#go-back")
    page.wait_for_selector("#replay[data-shown='183']")
    assert shown_strengths(page, "en") == []
    page.wait_for_url("**ply=183**")  # the address follows a moment later, without a reload
    with page.expect_navigation():
        set_to(page, "euphrates/strengths", "on")
    assert shown_strengths(page, "en")


def test_the_choice_holds_for_lessons_without_a_cookie_and_after_a_move(laid_anew: Browsed) -> None:
    page = laid_anew.open("/learn/euphrates?lesson=revolt&step=2")
    page.wait_for_selector("#table[data-state]")
    assert shown_strengths(page, "en")
    switched(page, "off")
    assert shown_strengths(page, "en") == []
    page.context.clear_cookies()
    page.goto(laid_anew.base + laid_anew.paths["conflict"])
    page.wait_for_function("() => document.cookie.includes('manner-euphrates=tacit')")
    page.wait_for_load_state()
    page.wait_for_selector("#table[data-version]")
    assert shown_strengths(page, "en") == []
    version = page.get_attribute("#table", "data-version")
    page.click("#controls button >> nth=0")
    page.wait_for_function("v => document.getElementById('table').dataset.version > v", arg=version)
    assert shown_strengths(page, "en") == []


def test_a_browser_that_keeps_no_cookies_is_not_reloaded_for_ever(laid: Browsed) -> None:
    page = laid.open(laid.paths["conflict"])
    page.add_init_script(
        "Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })"
    )
    page.evaluate("localStorage.setItem('settings', '{\"euphrates/strengths\":\"off\"}')")
    page.reload()
    page.wait_for_selector("#table[data-version] .euphrates[data-strengths=off]")
    expect(page.locator(SUMS).first).to_be_hidden()


def test_treasures_stand_below_the_points_in_every_row_of_the_score(laid: Browsed) -> None:
    page = laid.open("/", *PHONE)
    for language in TOLD:
        visit(page, laid, f"{laid.paths['final score']}?language={language}")
        tops = page.evaluate(
            """() => [...document.querySelectorAll("#score small")].map((small) => {
              const range = document.createRange();
              range.selectNode(small.previousSibling);
              return small.getBoundingClientRect().top - range.getBoundingClientRect().bottom;
            })"""
        )
        assert len(tops) > 3
        assert min(tops) > -6
        assert page.evaluate("[scrollX, document.body.scrollWidth <= innerWidth]") == [0, True]
