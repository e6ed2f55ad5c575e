"""The page on which one says how to be told, and what a closed browser shows then."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import Browsed, browsed, looking, visit
from tests.browser.conftest import Serve
from tests.browser.test_axe import audit
from tests.browser.test_chat import FAKE_NOTIFICATIONS
from tests.server.helpers import serving
from tests.server.letterbox import letterbox, link_in
from tests.server.pushservice import FakeBrowser, PushService
from tests.server.test_push import service

from velkahra.server.settings import MailSettings
from velkahra.server.web.notices.webpush import encoded, public

__all__ = ["service"]

# Headless Chromium reaches no push service, so the test brings its own subscription.
FAKE_SUBSCRIPTION = """([endpoint, p256dh, auth]) => {
  const KEY = "fake-subscription";
  const made = (options) => ({
    options,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { sessionStorage.removeItem(KEY); return true; },
  });
  const key = (text) => Uint8Array.from(text.split(","), Number).buffer;
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly) throw new DOMException("not allowed");
    sessionStorage.setItem(KEY, options.applicationServerKey.join());
    return made({ applicationServerKey: options.applicationServerKey.buffer });
  };
  PushManager.prototype.getSubscription = async () => {
    const kept = sessionStorage.getItem(KEY);
    return kept && made({ applicationServerKey: key(kept) });
  };
}"""


ON = "Notifications are on for this device."


def at_notices(site: Browsed, path: str, fake: FakeBrowser) -> Page:
    page = site.open("/")
    page.context.grant_permissions(["notifications"], origin=site.base)
    keys = [fake.endpoint, encoded(public(fake.key)), encoded(fake.auth)]
    text = ",".join(f'"{key}"' for key in keys)
    page.add_init_script(f"({FAKE_SUBSCRIPTION})([{text}])")
    page.goto(f"{site.base}{path}/notices")
    return page


def test_a_device_is_told_and_a_click_on_it_opens_the_table(
    whole_browser: Browser, tmp_path: Path, toys: None, service: PushService
) -> None:
    """The table's own page leaves it to the push service."""
    fake = FakeBrowser(service)
    with (
        serving(tmp_path / "data", push_private=True, push_after=0) as running,
        browsed(whole_browser, running, {}) as site,
    ):
        one, two, _ = site.table("draws", "person", "person")
        page = at_notices(site, two, fake)
        state = page.locator("#push-state")
        expect(state).to_have_text("Notifications are off for this device.")
        page.click("#push-switch")
        expect(state).to_have_text(ON)
        assert audit(page) == []
        page.reload()
        expect(page.locator("#push-switch")).to_have_text("Stop notifications on this device")
        with site.at(one) as ash:
            ash.act("bid 1")
            note = fake.read(service.next()[2])
        shown = deliver(page, note)
        assert [(entry["body"], entry["data"]) for entry in shown] == [
            ("It is your turn (Birch)", note["url"])
        ]
        assert click(page) == note["url"]
        visit(page, site, two)
        page.goto(site.base + note["url"])
        page.wait_for_url(site.base + two)
        page.add_init_script(f"({FAKE_NOTIFICATIONS})()")
        third, fourth, _ = site.table("draws", "person", "person")
        page.goto(f"{site.base}{fourth}/notices")
        page.click("#push-switch")
        expect(state).to_have_text(ON)
        visit(page, site, fourth)
        page.click("#notify")
        with site.at(third) as ash:
            ash.act("bid 1")
            expect(page.locator("#table.yours")).to_have_count(1)
        assert page.evaluate("window.notices") == []


def deliver(page: Page, note: dict[str, Any]) -> list[dict[str, Any]]:
    """Let the service worker get a push message. Returns: the notifications it shows."""
    worker = page.context.service_workers[0]
    return worker.evaluate(  # type: ignore[no-any-return]
        """async (note) => {
          const waits = [];
          const event = new PushEvent("push", { data: JSON.stringify(note) });
          event.waitUntil = (work) => waits.push(work);
          self.dispatchEvent(event);
          await Promise.all(waits);
          const shown = await self.registration.getNotifications();
          return shown.map(({ title, body, data, tag }) => ({ title, body, data, tag }));
        }""",
        note,
    )


def click(page: Page) -> str:
    """Click the notification while no page of the table is open. Returns: the opened address."""
    worker = page.context.service_workers[0]
    return worker.evaluate(  # type: ignore[no-any-return]
        """async () => {
          const opened = [];
          self.clients.openWindow = async (url) => opened.push(url);
          const [notification] = await self.registration.getNotifications();
          const waits = [];
          const event = new NotificationEvent("notificationclick", { notification });
          event.waitUntil = (work) => waits.push(work);
          self.dispatchEvent(event);
          await Promise.all(waits);
          return opened[0];
        }"""
    )


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "https://"),
        ("delete window.PushManager", "home screen"),
        (
            "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })",
            "blocks notifications",
        ),
    ],
)
def test_where_it_cannot_be_a_sentence_says_why(site: Browsed, script: str, why: str) -> None:
    one, *_ = site.table("claims", "person", "person")
    page = site.open("/")
    page.add_init_script(script)
    page.goto(f"{site.base}{one}/notices")
    expect(page.locator("#push-state")).to_contain_text(why)
    expect(page.locator("#push-switch")).to_be_hidden()


def test_what_the_push_service_refuses_is_said(whole_browser: Browser, site: Browsed) -> None:
    one, *_ = site.table("claims", "person", "person")
    with looking(whole_browser, site, "/") as page:
        page.context.grant_permissions(["notifications"], origin=site.base)
        page.add_init_script("PushManager.prototype.subscribe = async () => { throw Error(); }")
        page.goto(f"{site.base}{one}/notices")
        page.click("#push-switch")
        expect(page.locator("#push-state")).to_contain_text("could not be switched on")


def test_mail_is_left_agreed_to_and_stopped_by_forms_alone(serve: Serve) -> None:
    with letterbox() as box:
        mail = MailSettings("127.0.0.1", "table@example.org", box.port, tls="none", after=3600)
        with serve(mail=mail, base_url="https://table.example") as site:
            one, *_ = site.table("euphrates", "person", "person")
            page = site.open(f"{one}/notices", java_script_enabled=False)
            page.fill("[name=address]", "anna@example.org")
            page.click("#mail button")
            expect(page.locator("#mail")).to_contain_text("sent an email to a…@example.org")
            page.goto(site.base + link_in(box.next()))
            expect(page.locator("main")).to_contain_text("Tigris & Euphrates, Lion")
            page.get_by_role("button", name="Yes, email me").click()
            expect(page.locator("main")).to_contain_text("emails you when it is your turn")
            page.get_by_role("button", name="Stop: Tigris & Euphrates, Lion").click()
            expect(page.locator("main")).to_contain_text("No emails are sent")


def test_the_table_leads_to_the_page_and_back(site: Browsed) -> None:
    one, _, watch = site.table("claims", "person", "person")
    with site.looking(one) as page:
        page.click("#away")
        page.click("main > p > .button")
        page.wait_for_url(site.base + one)
    crowd = site.open(watch)
    expect(crowd.locator("#away")).to_have_count(0)
