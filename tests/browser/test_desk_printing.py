"""The card "Print" of the organiser's desk: it says that a sheet is being made, then saves it."""

import threading

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.clicker import PHONE, Browsed
from tests.browser.test_axe import audit
from tests.server.helpers import Site

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.print_model import Sheet
from velkahra.press import pdf as typeset


def opened(site: Site) -> str:
    fields = {"game": "hammer", "seat-0": "person", "seat-1": "person", "language": "en"}
    return site.post("/tables", {**fields, "option-results": "organiser"}).headers["location"]


def test_a_sheet_is_being_made_and_then_saved(
    site: Browsed, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, real = threading.Event(), typeset.pdf

    def slowly(sheet: Sheet) -> bytes:
        go.wait(30)
        return real(sheet)

    monkeypatch.setattr(typeset, "pdf", slowly)
    desk = site.open(opened(site), *PHONE)
    card, news = desk.locator("#printing"), desk.locator("#print-news")
    card.get_by_text("Powers", exact=True).click()
    with desk.expect_download() as saved:
        card.get_by_role("link", name="The powers").click()
        expect(news).to_have_text("Preparing: The powers …")
        assert audit(desk) == []
        go.set()
    assert saved.value.suggested_filename.endswith("-powers.pdf")
    expect(news).to_have_text("Ready: The powers")
    assert desk.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_what_fails_is_said_where_it_was_asked_for(
    browser: Browser, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(sheet: Sheet) -> bytes:
        raise VelkahraError("there are no fonts")

    monkeypatch.setattr(typeset, "pdf", refuse)
    with browser.new_context(accept_downloads=True) as context:  # the browser logs a refusal
        desk = context.new_page()
        desk.goto(site.base + opened(site))
        desk.locator("#printing").get_by_text("Forms", exact=True).click()
        desk.get_by_role("link", name="Order and result of the rounds").click()
        expect(desk.locator("#print-news")).to_contain_text("rounds.pdf: there are no fonts")
