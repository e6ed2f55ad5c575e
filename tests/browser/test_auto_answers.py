"""Bribes without waiting: one click accepts, and an automatic answer ends further questions."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import SIZES, box_of, looking
from tests.browser.positions import SECRET, shelf
from tests.sampling import in_turn
from tests.server.helpers import Site, serving

from velkahra.server.domain import links

BLUE = f"/table/pamirbribe/{links.token(SECRET, 1)}"
YOURS = re.compile(r"\byours\b")


@contextmanager
def asked(
    browser: Browser, tmp_path: Path, wide: int = 1440, high: int = 900
) -> Iterator[tuple[Page, Site]]:
    """Look at the page of Gray, to whom Blue offers nothing for a bribe of 1."""
    gray = shelf(tmp_path / "shelf", "pamir bribe")["pamir bribe"]
    with serving(tmp_path / "shelf") as site, looking(browser, site, gray, wide, high) as page:
        expect(page.locator("#table")).to_have_class(YOURS)
        yield page, site


@pytest.mark.parametrize(
    ("answer", "size"), in_turn([("accept", "agrees to no"), ("refuse", "asks Blue")], SIZES)
)
def test_one_click_answers(
    browser: Browser, tmp_path: Path, answer: tuple[str, str], size: tuple[int, int]
) -> None:
    button, line = answer
    with asked(browser, tmp_path, *size) as (page, _):
        page.click(f"#do-{button}")
        expect(page.locator("#table")).not_to_have_class(YOURS)
        expect(page.locator("#log li[data-n]").first).to_contain_text(line)


def test_the_keyboard_answers_with_one_key_more(browser: Browser, tmp_path: Path) -> None:
    with asked(browser, tmp_path) as (page, _):
        page.keyboard.press("n")
        expect(page.locator("#do-accept")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#log li[data-n]").first).to_contain_text("agrees to no bribe")


def offer_nothing(page: Page) -> None:
    page.click("#do-offer")
    page.click("[data-control=number-0]")


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_a_standing_answer_answers_at_once_and_is_the_seat_s_own_secret(
    browser: Browser, tmp_path: Path, wide: int, high: int
) -> None:
    with (
        asked(browser, tmp_path, wide, high) as (page, site),
        looking(browser, site, BLUE) as blue,
    ):
        page.click("#stand")
        expect(page.locator("#auto-answers")).to_be_visible()
        everybody, to_blue, to_tan = page.locator("#auto-answers select").all()
        to_blue.select_option("whole")
        expect(page.locator("#log li[data-n]").first).to_contain_text(
            "Gray asks Blue for 1 rupee. (automatic answer)"
        )
        expect(everybody).to_have_value("")
        expect(to_tan).to_have_value("ask")
        page.keyboard.press("Escape")
        expect(page.locator("#stand")).to_be_hidden()
        expect(page.locator("#auto-answer-now")).to_have_text(
            "Bribes: Blue \u2013 demand the full bribe"
        )
        expect(blue.locator("#log li[data-n]").first).to_contain_text("(automatic answer)")
        assert "demand the full bribe" not in (
            blue.locator("#auto-answer-now").text_content() or ""
        )
        expect(blue.locator("#auto-answers select").first).to_have_value("ask")
        offer_nothing(blue)
        expect(blue.locator("#log li[data-n]", has_text="(automatic answer)")).to_have_count(2)
        expect(page.locator("#table")).not_to_have_class(YOURS)
        page.reload()
        expect(page.locator("#auto-answer-now")).to_have_text(
            "Bribes: Blue \u2013 demand the full bribe"
        )


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_the_dialog_can_be_touched(browser: Browser, tmp_path: Path, wide: int, high: int) -> None:
    with asked(browser, tmp_path, wide, high) as (page, _):
        page.click("#stand")
        for select in page.locator("#auto-answers select").all():
            box = box_of(select)
            assert box["height"] >= (44 if wide < 500 else 24)


def test_everybody_is_set_at_once_with_the_keyboard(browser: Browser, tmp_path: Path) -> None:
    with asked(browser, tmp_path) as (page, _):
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
