"""From the start page to the first decision, as somebody who has never been here."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.clicker import DESKTOP, PHONE, SIZES, Browsed, finish_action, quick_start
from tests.sampling import in_turn, usual
from tests.server.helpers import play_on

from velkahra.core import registry
from velkahra.core.plugin import BUILT_IN

STARTS = [
    (game, start.name)
    for game in BUILT_IN
    for start in registry.game(game).front.quick_starts
    if not start.people
]
ON_A_PHONE = pytest.mark.parametrize("size", usual(PHONE, SIZES))
ON_A_DESKTOP = pytest.mark.parametrize("size", usual(DESKTOP, SIZES))


@pytest.mark.parametrize(("start", "size"), in_turn(STARTS, SIZES))
def test_one_click_leads_to_the_first_decision(
    site: Browsed, start: tuple[str, str], size: tuple[int, int]
) -> None:
    """On a desktop and a phone in turn: each game on both."""
    page = site.open("/", *size)
    quick_start(page, *start)
    page.wait_for_selector("#table.yours[data-version]")
    expect(page.locator("#welcome")).to_be_visible()
    expect(page.locator("#game .can").filter(visible=True).first).to_be_in_viewport()
    finish_action(page, random.Random(1))


def test_what_wins_is_shown_until_it_was_read(site: Browsed) -> None:
    page = site.open("/")
    quick_start(page, "viceroy", "three")
    page.wait_for_selector("#table[data-version]")
    page.click("#welcome [data-opens=help]")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    page.click("#welcome-done")
    expect(page.locator("#welcome")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#table[data-version]")
    expect(page.locator("#welcome")).to_have_count(0)


def test_the_keyboard_alone_leads_to_a_table(site: Browsed) -> None:
    page = site.open("/")
    for _ in range(30):
        page.keyboard.press("Tab")
        if (page.evaluate("document.activeElement.ariaLabel") or "").startswith(
            "Play now: Viceroy"
        ):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#table.yours[data-version]")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('.can, button')")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()


def test_friends_gather_by_one_link_and_begin_together(site: Browsed) -> None:
    host = site.open("/")
    host.click("[aria-label='Play with friends: Viceroy']")
    link = host.locator(".link input").input_value().removeprefix(site.base)
    guest = site.open(link)
    guest.fill("[name=name]", "Bea")
    guest.click("text=Join the game")
    expect(host.locator("#guests li").nth(1)).to_have_text("Bea")
    host.click("text=Start the game")
    host.wait_for_selector("#table[data-seat='0'][data-version]")
    guest.wait_for_selector("#table[data-seat='1'][data-version]")


def test_the_last_choices_are_filled_in_and_can_be_forgotten(site: Browsed) -> None:
    page = site.open("/new?game=pamir")
    expect(page.locator("#remembered")).to_be_hidden()
    page.select_option("[name=option-hands]", "open")
    page.click("#new > button")
    page.wait_for_selector("#table[data-version]")
    page.goto(f"{site.base}/new?game=pamir")
    expect(page.locator("[name=option-hands]")).to_have_value("open")
    page.click("#remembered button")
    expect(page.locator("[name=option-hands]")).to_have_value("closed")


def test_the_rules_are_searched_without_accents(site: Browsed) -> None:
    page = site.open("/rules/pamir?language=cs")
    expect(page.locator("#search")).to_be_visible()
    expect(page.locator("#back")).to_be_hidden()  # they lead back only where one came from
    page.fill("#search input", "vachana kontrola")
    expect(page.locator("#PP-COMP-01")).to_be_hidden()
    assert page.locator(".chapter dl > div:visible").count() > 0
    page.fill("#search input", "xyz")
    expect(page.locator("#search output")).not_to_be_empty()


def test_the_end_offers_another_game(laid: Browsed) -> None:
    page = laid.open(laid.paths["final score"])
    expect(page.locator("#over-title")).to_have_text("You came third, 5 points")
    expect(page.locator("#welcome")).to_have_count(0)
    page.click("#over button.main")
    expect(page).to_have_url(re.compile("/host/"))


def ended(site: Browsed) -> list[str]:
    """Play a game of two to its end. Returns: the paths of the seats."""
    one, two, _ = site.table("claims", "person", "person")
    with site.at(one) as first, site.at(two) as second:
        play_on([first, second], random.Random(3))
    return [one, two]


@ON_A_PHONE
def test_the_others_follow_to_the_next_game(site: Browsed, size: tuple[int, int]) -> None:
    one, two = ended(site)
    ash = site.open(one)
    birch = site.open(two, *size)
    birch.wait_for_selector("#table[data-over=true]")
    expect(birch.locator("#next-game")).to_be_empty()
    ash.click("#over button.main")
    expect(ash).to_have_url(re.compile("/host/"))
    expect(birch.locator("#next-game")).to_contain_text("The next game is open.")
    expect(birch.locator("#over .buttons button.main")).to_be_hidden()
    birch.focus("#next-game button")
    birch.keyboard.press("Enter")
    expect(birch.locator("#table")).to_have_attribute("data-over", "false")
    expect(ash.locator(".arrival")).to_have_class(re.compile("here"))
    ash.reload()
    expect(ash.get_by_text("Get the links")).to_have_count(0)
    assert birch.url not in ash.content()


@pytest.mark.parametrize("sizes", usual((PHONE, DESKTOP), [(PHONE, DESKTOP), SIZES]))
def test_the_host_of_the_next_game_gets_the_links_of_those_who_stay_away(
    site: Browsed, sizes: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    guest, host = sizes
    one, two = ended(site)
    birch = site.open(two, *guest)
    ash = site.open(one, *host)
    ash.click("#over button.main")
    expect(ash.locator(".link input")).to_have_count(2)
    expect(birch.locator("#next-game button")).to_be_visible()
    ash.get_by_role("button", name="Get the links").click()
    expect(ash.locator(".link input")).to_have_count(3)
    birch.goto(ash.locator(".link input").nth(1).input_value())
    expect(birch.locator("#table")).to_have_attribute("data-over", "false")


def test_lines_of_the_log_refusals_and_signs_lead_to_their_rules(laid: Browsed) -> None:
    page = laid.open(laid.paths["own turn"])
    line = page.locator("#log li li:has(> .cite)").first
    rule = (line.locator("> .cite").get_attribute("href") or "").partition("#")[2]
    with page.context.expect_page() as opened:
        line.locator("> .cite").click()
    rules = opened.value
    expect(rules.locator(f"[id='{rule}']:target")).to_be_in_viewport()
    with rules.expect_event("close"):  # which may come before a click has been answered
        rules.locator("#back").evaluate("back => void setTimeout(() => back.click())")
    line.focus()
    with page.context.expect_page() as again:
        page.keyboard.press("Enter")
    expect(again.value.locator(f"[id='{rule}']:target")).to_be_in_viewport()
    page.click("#s-B2", force=True)
    page.click("#notice summary")
    link = page.locator("#notice a")
    assert re.fullmatch(r"/rules/euphrates#TE-[A-Z]+-\w+", link.get_attribute("href") or "")
    page.click("#notice-close")
    page.click("[data-opens=help]")
    page.locator("#help summary", has_text="signs").click()
    signs = page.locator("#help .legend .cite")
    assert signs.count() >= 12
    expect(signs.first).to_have_attribute("href", "/rules/euphrates#TE-COMP-02")


@pytest.mark.parametrize("size", SIZES, ids=("wide", "phone"))
def test_a_game_can_be_begun_above_the_fold(site: Browsed, size: tuple[int, int]) -> None:
    page = site.open("/", *size)
    for tables in (0, 1, 4, 5):
        while page.locator("#mine li").count() < min(tables, 4):
            page.request.post(f"{site.base}/play", form={"game": "pamir"})
            page.goto(site.base)
        expect(page.get_by_role("button", name="Play now").first).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.querySelectorAll('*').length") < 1000


@ON_A_PHONE
def test_a_tile_continues_a_game_its_menu_ends_it(site: Browsed, size: tuple[int, int]) -> None:
    page = site.open("/", *size)
    quick_start(page, "viceroy", "three")
    page.wait_for_selector("#table[data-version]")
    table = page.url
    page.goto(site.base)
    expect(page.locator("#mine img")).to_have_js_property("complete", value=True)
    assert page.locator("#mine img").evaluate("e => e.naturalWidth") > 0
    expect(page.get_by_role("button", name="Remove from my list")).to_be_hidden()
    page.click("#mine .menu summary")
    page.get_by_role("link", name="Links").click()
    expect(page.locator("#guests li")).to_have_count(3)
    page.goto(site.base)
    page.get_by_text("Continue").click()
    expect(page).to_have_url(table)


@ON_A_DESKTOP
def test_everybody_comes_to_a_table_by_one_link(site: Browsed, size: tuple[int, int]) -> None:
    host = site.open("/new?game=euphrates", *size)
    host.select_option("[name=seat-1]", "person")
    host.select_option("[name=seat-2]", "person")
    host.click("#new > button")
    link = host.locator(".invitation input").input_value().removeprefix(site.base)
    bea = site.open(link)
    cid = site.open(link)
    for guest, name in ((bea, "Bea"), (cid, "Cid")):
        guest.fill("[name=name]", name)
        guest.click("text=Join the game")
        guest.wait_for_selector("#table[data-version]")
        expect(host.locator("#guests")).to_contain_text(name)
    with site.looking(link) as late:
        late.click("text=Watch the game")
        late.wait_for_selector("#table[data-seat='-1'][data-version]")
    host.click("text=Go to the table")
    host.wait_for_selector("#table[data-version]")
    one_turn = "document.querySelector('#table.yours') !== null"
    assert sum(page.evaluate(one_turn) for page in (host, bea, cid)) == 1
