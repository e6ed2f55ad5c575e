"""Bribes without waiting: one click accepts, and an automatic answer ends further questions."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import DESKTOP, PHONE, SIZES, Browsed, box_of
from tests.browser.positions import SECRET

from velkahra.server.domain import links

YOURS = re.compile(r"\byours\b")
DEMANDED = "Bribes: Blue \u2013 demand the full bribe"


def asked(laid_anew: Browsed, *size: int) -> Page:
    """Open the page of Gray, to whom Blue offers nothing for a bribe of 1."""
    page = laid_anew.open(laid_anew.paths["pamir bribe"], *size)
    expect(page.locator("#table")).to_have_class(YOURS)
    return page


@pytest.mark.parametrize(
    ("press", "line", "size"),
    [
        (lambda page: page.click("#do-accept"), "agrees to no bribe", DESKTOP),
        (lambda page: page.click("#do-refuse"), "asks Blue", PHONE),
        (
            lambda page: [page.keyboard.press(key) for key in ("n", "Enter")],
            "agrees to no",
            DESKTOP,
        ),
    ],
    ids=("accept", "refuse", "by keyboard"),
)
def test_one_click_or_two_keys_answer(
    laid_anew: Browsed, press: Callable[[Page], object], line: str, size: tuple[int, int]
) -> None:
    page = asked(laid_anew, *size)
    press(page)
    expect(page.locator("#table")).not_to_have_class(YOURS)
    expect(page.locator("#log li[data-n]").first).to_contain_text(line)


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_a_standing_answer_is_the_seat_s_secret(laid_anew: Browsed, wide: int, high: int) -> None:
    page = asked(laid_anew, wide, high)
    gray = laid_anew.paths["pamir bribe"]
    blue = laid_anew.open(f"{gray.rpartition('/')[0]}/{links.token(SECRET, 1)}")
    page.click("#stand")
    expect(page.locator("#auto-answers")).to_be_visible()
    everybody, to_blue, to_tan = page.locator("#auto-answers select").all()
    for select in (everybody, to_blue, to_tan):
        assert box_of(select)["height"] >= (44 if wide < 500 else 24)
    to_blue.select_option("whole")
    expect(page.locator("#log li[data-n]").first).to_contain_text(
        "Gray asks Blue for 1 rupee. (automatic answer)"
    )
    expect(everybody).to_have_value("")
    expect(to_tan).to_have_value("ask")
    page.keyboard.press("Escape")
    expect(page.locator("#stand")).to_be_hidden()
    expect(page.locator("#auto-answer-now")).to_have_text(DEMANDED)
    expect(blue.locator("#log li[data-n]").first).to_contain_text("(automatic answer)")
    assert "demand the full bribe" not in (blue.locator("#auto-answer-now").text_content() or "")
    expect(blue.locator("#auto-answers select").first).to_have_value("ask")
    blue.click("#do-offer")
    blue.click("[data-control=number-0]")
    expect(blue.locator("#log li[data-n]", has_text="(automatic answer)")).to_have_count(2)
    expect(page.locator("#table")).not_to_have_class(YOURS)
    page.reload()
    expect(page.locator("#auto-answer-now")).to_have_text(DEMANDED)


def test_everybody_is_set_at_once_with_the_keyboard(laid_anew: Browsed) -> None:
    page = asked(laid_anew)
    page.focus("#auto-answer-card button")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("#auto-answers select").first).to_be_focused()
    page.keyboard.press("End")
    for select in page.locator("#auto-answers select").all():
        expect(select).to_have_value("waive")
    expect(page.locator("#log li[data-n]").first).to_contain_text(
        "agrees to no bribe at all. (automatic"
    )
    page.keyboard.press("Escape")
    expect(page.locator("#auto-answer-card button")).to_be_focused()
