"""Pax Pamir through the page, with the mouse: a whole game, and what Wakhan's turns look like."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import PHONE, SIZES, Browsed, box_of, click_once
from tests.browser.test_viceroy import check_the_end

NEAR = 48  # pixels
LOW = 500  # pixels from the top of a phone: a card there lies under a notice at the lower edge


def play_to_the_end(page: Page, rng: random.Random) -> int:
    """Click whatever is on offer until the game is over. Returns: the number of clicks."""
    clicks = 0
    while click_once(page, rng):
        clicks += 1
    return clicks


def test_a_whole_game_alone_against_wakhan(site: Browsed) -> None:
    page = site.open("/new?game=pamir&start=wakhan")
    expect(page.locator("#alone")).to_be_visible()
    expect(page.locator("[name=option-third]")).to_be_hidden()
    page.click("#new > button")
    page.wait_for_selector("#table[data-version]")
    assert play_to_the_end(page, random.Random(2)) > 2
    for step in ("Wakhan draws card", "of her card:", "Wakhan ends the turn"):
        assert page.locator("#log li[data-n]", has_text=step).count() > 0
    check_the_end(page)


def test_wakhan_is_third_for_two_only_and_the_form_names_the_seats(site: Browsed) -> None:
    page = site.open("/new?game=pamir")
    third = page.locator("[name=option-third]")
    expect(third).to_be_hidden()
    page.select_option("[name=seat-2]", "nobody")
    third.select_option("wakhan")
    page.click("#new > button")
    page.wait_for_selector("#table[data-version]")
    expect(page.locator("#player-wakhan")).to_be_visible()
    page.goto(f"{site.base}/new?game=pamir")
    page.click("#remembered button")
    page.select_option("[name=seat-1]", "nobody")
    page.select_option("[name=seat-3]", "bot beginner")
    names = page.locator("#seats .field > span")
    expect(names).to_have_text(["Gray", "Red", "Blue", "Tan", "Black"])
    page.click("#new > button")
    page.wait_for_selector("#table[data-version]")
    expect(page.locator("#player-blue")).to_be_visible()
    assert page.locator("#player-red").count() == 0


def test_a_phone_shows_the_market_first_and_leads_to_other_choices(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir turn"], *PHONE, touch=True)
    expect(page.locator("#tab-market")).to_be_visible()
    expect(page.locator(".go-market")).to_be_hidden()
    page.tap(".go-own")
    expect(page.locator("#tab-own")).to_be_visible()
    expect(page.locator(".go-market .at-turn")).to_have_text("Buy a card")
    expect(page.locator(".go-market .at-step")).to_be_hidden()
    page.tap(".go-courts")
    expect(page.locator("#tab-courts")).to_be_visible()


def test_a_phone_turns_to_the_part_with_the_choice(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir battle"] + "#tab-own", *PHONE, touch=True)
    expect(page.locator("#tab-map")).to_be_visible()
    page.tap(".to-state")
    expect(page.locator("#tab-state")).to_be_visible()
    page.tap(".to-courts")
    page.tap("#tab-courts .court-card >> nth=0", force=True)
    expect(page.locator("#notice")).to_be_visible()
    expect(page.locator("#tab-courts")).to_be_visible()


def test_a_finger_reads_a_card_before_it_buys(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir turn"], *PHONE, touch=True)
    page.tap("#m-a3", force=True)
    look = page.locator("#look")
    expect(look.locator(".about")).to_contain_text("cannot afford")
    expect(look.locator("[value=do]")).to_be_hidden()
    page.tap("#look [value=close]")
    expect(look).to_be_hidden()
    page.tap("#m-b0")
    expect(look.locator("[value=do]")).to_have_text("Take it for nothing")
    page.tap("#look [value=do]")
    expect(page.locator("#m-b0 .face")).to_have_count(0)
    expect(page.locator("#log li[data-n]").first).to_contain_text("buys")


@pytest.mark.parametrize("size", SIZES)
def test_less_is_offered_beside_the_button(laid_anew: Browsed, size: tuple[int, int]) -> None:
    page = laid_anew.open(laid_anew.paths["pamir debtor"], *size)
    page.click("#do-offer")
    expect(page.locator("#half")).to_have_text("Offer less\u2026 How much?")
    asked, amounts = box_of(page.locator("#do-offer")), box_of(page.locator("#controls"))
    beside = asked["x"] - amounts["x"] - amounts["width"]
    above = asked["y"] - amounts["y"] - amounts["height"]
    assert 0 <= max(beside, above) < NEAR
    page.click("[data-control^=number]")
    expect(page.locator("#log li[data-n]").first).to_contain_text("offers")


def test_a_court_opens_in_its_place_and_a_term_tells_what_it_means(laid: Browsed) -> None:
    page = laid.open(laid.paths["pamir turn"])
    cards, place = page.locator(".foes .court-card"), box_of(page.locator(".foes"))
    small = box_of(cards.first)
    page.click(".foes summary >> nth=0")
    assert box_of(cards.first)["width"] > small["width"]
    assert box_of(page.locator(".foes .seat >> nth=0")) == place
    assert page.locator(".foes details[open]").count() == 1
    meaning = page.locator("#term-dominance")
    expect(meaning).to_be_hidden()
    page.locator("#dominance .term", has_text="dominates").focus()
    page.keyboard.press("Enter")
    expect(meaning).to_be_visible()
    page.keyboard.press("Escape")
    expect(meaning).to_be_hidden()


def test_a_refusal_on_a_phone_covers_no_tap(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["hammer main"], *PHONE, touch=True)
    card = page.locator("#game [id^=h-][aria-disabled=true]").last
    for top in (330, LOW):
        card.evaluate("(e, top) => scrollBy(0, e.getBoundingClientRect().top - top)", top)
        card.tap(force=True)
        notice = page.locator("#notice")
        expect(notice).to_be_visible()
        tapped, box = box_of(card), box_of(notice)
        assert not box["y"] < tapped["y"] + tapped["height"] / 2 < box["y"] + box["height"]
        page.tap("#notice-close")
