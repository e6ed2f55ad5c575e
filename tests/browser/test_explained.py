"""What a finger learns of signs and figures, and the list of all cards with its filters."""

import pytest
from playwright.sync_api import expect
from tests.browser.clicker import PHONE, Browsed, box_of, stop_clock


@pytest.mark.parametrize(
    ("position", "sign"), [("hammer main", "#points-0"), ("viceroy bid", ".count[title]")]
)
def test_a_tap_on_a_figure_says_what_it_means(laid: Browsed, position: str, sign: str) -> None:
    page = laid.open(laid.paths[position], *PHONE, touch=True)
    stop_clock(page)  # it is shown for some seconds
    page.locator(".leaves a").first.tap()
    figure = page.locator(f"#game {sign}").locator("visible=true").first
    figure.tap()
    shown = page.locator(".explained")
    expect(shown).to_have_text(figure.get_attribute("title") or "no title")
    box = box_of(shown)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    page.locator(".leaves a").first.tap()
    expect(shown).to_have_count(0)


def test_a_tap_on_the_desk_says_what_it_means(laid: Browsed) -> None:
    page = laid.open("/", *PHONE, touch=True)
    page.tap("form[action='/learn/hammer/desk'] button")
    page.wait_for_selector("#practice")
    page.wait_for_load_state()  # its scripts answer a tap
    for sign in ("#standings th[title] >> nth=2", "#day .timeline li[title] >> nth=0"):
        page.locator(sign).tap()
        expect(page.locator(".explained")).to_have_text(page.get_attribute(sign, "title") or "")
    nameless = page.locator("#standings th[scope=col]:not([title])")
    expect(nameless).to_have_count(0)


def test_all_cards_of_a_camp_can_be_filtered(laid: Browsed) -> None:
    page = laid.open("/")
    page.goto(f"{laid.base}{laid.paths['hammer main']}/cards")
    cards = page.locator(".all-cards li:visible h2")
    every = cards.count()
    page.select_option("select[name=kind]", index=1)
    some = cards.count()
    assert 0 < some < every
    page.uncheck("input[name=here]")
    assert cards.count() < some
    page.check("input[name=here]")
    page.select_option("select[name=kind]", index=0)
    assert cards.count() == every


def test_the_address_keeps_the_filter_of_all_cards(laid: Browsed) -> None:
    page = laid.open("/")
    page.goto(f"{laid.base}{laid.paths['pamir turn']}/cards?language=en")
    page.select_option("select[name=suit]", "military")
    page.select_option("select[name=region]", "Persia")
    page.fill("[type=search]", "army")
    shown = page.locator("#filter output").text_content()
    found = page.locator(".all-cards li:visible").count()
    assert shown == f"Shown: {found} of 116"
    assert 0 < found < 10
    page.reload()
    expect(page.locator("#filter output")).to_have_text(shown)
    expect(page.locator("select[name=region]")).to_have_value("Persia")
    sizes = page.eval_on_selector_all(
        ".all-cards li p", "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 14
    page.click("#filter [type=reset]")
    expect(page.locator("#filter output")).to_have_text("Shown: 116 of 116")
