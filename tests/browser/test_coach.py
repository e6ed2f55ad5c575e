"""The coach of a first game: each kind of decision is introduced once, and one tap ends it."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import PHONE, Browsed, finish_action, quick_start

import velkahra

STARTS = {"euphrates": "two", "pamir": "wakhan", "viceroy": "alone", "hammer": "two"}
COVERED = """() => {
  const box = document.getElementById("coach").getBoundingClientRect();
  return [...document.querySelectorAll("#prompt, #game .can")].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && right > box.left && left < box.right
      && bottom > box.top + 1 && top < box.bottom - 1 && !element.closest(".dock");
  }).length;
}"""
"""Counts the questions and buttons below or above the coach's card."""

every_game = pytest.mark.parametrize("game", STARTS)


def begin(page: Page, game: str) -> None:
    """Open a first game from the start page, and read what wins."""
    quick_start(page, game, STARTS[game])
    page.wait_for_selector("#table.yours[data-version]")
    expect(page.locator("#coach")).to_be_hidden()
    page.click("#welcome-done")


def introductions(game: str) -> set[str]:
    return set(velkahra.game(game).words.introductions("en").values())


@every_game
def test_each_kind_of_decision_is_introduced_once(site: Browsed, game: str) -> None:
    rng, said = random.Random(2), []
    with site.looking("/") as page:
        begin(page, game)
        expect(page.locator("#coach-text")).not_to_be_empty()
        for _ in range(8):
            if page.locator("#coach").is_visible():
                expect(page.locator("#coach-text")).not_to_be_empty()
                said.append(page.inner_text("#coach-text"))
                page.click("#coach-done")
            expect(page.locator("#coach")).to_be_hidden()
            finish_action(page, rng)
    assert set(said) <= introductions(game)
    assert len(set(said)) == len(said) >= 1


def test_what_was_introduced_is_not_introduced_again_after_a_reload(site: Browsed) -> None:
    page = site.open("/")
    begin(page, "euphrates")
    page.reload()
    expect(page.locator("#coach")).to_be_visible()  # nobody has read it yet
    page.click("#coach-hint")
    expect(page.locator("#hints .reason").first).to_be_visible()
    page.click("#coach-done")
    page.reload()
    page.wait_for_selector("#table.yours[data-version]")
    expect(page.locator("#coach")).to_be_hidden()


def test_one_tap_switches_the_coach_off_and_the_help_switches_it_on(site: Browsed) -> None:
    page = site.open("/")
    begin(page, "viceroy")
    page.click("#coach [data-coach=off]")
    expect(page.locator("#coach")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#table.yours[data-version]")
    expect(page.locator("#coach")).to_have_count(0)
    page.keyboard.press("?")
    page.click("#help summary:has-text('Rules')")
    page.click("#coach-switch [data-coach=on]")
    expect(page.locator("#coach")).to_be_visible()


@every_game
def test_the_card_covers_no_choice_and_keys_reach_it(site: Browsed, game: str) -> None:
    page = site.open("/", *PHONE)
    begin(page, game)
    expect(page.locator("#coach")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=".").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(COVERED) == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.focus("#coach-done")
    page.keyboard.press("Enter")
    expect(page.locator("#coach")).to_be_hidden()
