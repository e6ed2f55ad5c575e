"""Two people meet in a browser: friends, a club with its table, blocking, a report."""

from playwright.sync_api import Page, expect
from tests.browser.clicker import Browsed
from tests.server.helpers import sqlite_of


def register(page: Page, name: str) -> None:
    page.fill("form[action$='/new'] [name=name]", name)
    page.fill("form[action$='/new'] [name=password]", "correct horse")
    page.click("form[action$='/new'] button")
    page.wait_for_selector(".games")


def test_two_people_become_friends_found_a_club_and_part(club: Browsed) -> None:
    anna, bob = club.open("/account"), club.open("/account")
    register(anna, "Anna")
    register(bob, "Bob")
    anna.click("a[href='/circle']")
    anna.fill("[name=name]", "Bob")
    anna.keyboard.press("Enter")
    expect(anna.locator("section[aria-labelledby=circle-sent]")).to_contain_text("Bob")
    bob.goto(f"{club.base}/circle")
    bob.get_by_role("button", name="Accept: Anna").click()
    expect(bob.locator("section[aria-labelledby=circle-friend]")).to_contain_text("Anna")
    anna.goto(f"{club.base}/clubs")
    anna.fill("[name=name]", "Night Owls")
    anna.get_by_role("button", name="Start the club").click()
    expect(anna.locator("h1")).to_have_text("Night Owls")
    door = anna.locator(".links input").first.input_value()
    anna.fill("textarea", "Tuesdays at eight.\n<b>Bring cake.</b>")
    anna.get_by_role("button", name="Save the text").click()
    expect(anna.locator(".club-text")).to_contain_text("<b>Bring cake.</b>")
    bob.goto(door)
    bob.get_by_role("button", name="Join the club").click()
    anna.click("a[href*='game=viceroy']")
    anna.select_option("[name=least]", "80")
    anna.click("#new > button")
    anna.wait_for_selector(".seats")
    bob.goto(f"{club.base}/clubs/Night%20Owls")
    expect(bob.locator("#public")).to_contain_text("reliability from 80 %")
    anna.goto(f"{club.base}/clubs/Night%20Owls")
    bob.set_viewport_size({"width": 1440, "height": 900})
    bob.locator("#public button[name=seat]").first.click()
    bob.wait_for_selector("#table[data-version]")
    bob.locator("#people .person-menu summary").click()
    bob.get_by_role("link", name="Report: ").click()
    bob.fill("[name=why]", "Eats all the cake")
    bob.click("main button.main")
    expect(bob.get_by_role("status")).to_contain_text("Thank you")
    bob.go_back()
    bob.go_back()
    bob.wait_for_selector("#table[data-version]")
    bob.locator("#people .person-menu summary").click()
    with bob.expect_navigation():
        bob.locator("#people").get_by_role("button", name="Block: ").click()
    bob.locator("#people .person-menu summary").click()
    expect(bob.locator("#people").get_by_role("button", name="Unblock: ")).to_be_visible()
    anna.goto(f"{club.base}/circle")
    expect(anna.locator("main")).not_to_contain_text("Bob")
    sql = "INSERT INTO moderators SELECT id, 5 FROM accounts WHERE name = 'Bob'"
    sqlite_of(club.store).execute(sql)
    bob.goto(f"{club.base}/moderation")
    bob.select_option("[name=do]", "warn")
    bob.fill("[name=why]", "Leave some cake")
    bob.get_by_role("button", name="Decide").click()
    expect(bob.locator("section[aria-labelledby=trail-title]")).to_contain_text("Warning")
    anna.reload()
    expect(anna.locator(".alert")).to_contain_text("Leave some cake")
