"""The page on which one says how to be told, and what a closed browser shows then."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import looking
from tests.browser.test_axe import audit
from tests.browser.test_chat import FAKE_NOTIFICATIONS
from tests.server.certificates import certificate
from tests.server.helpers import Site, serving
from tests.server.letterbox import letterbox, link_in
from tests.server.pushservice import FakeBrowser, PushService, push_service

from velkahra.server.settings import MailSettings
from velkahra.server.web.notices.webpush import encoded, public

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


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    trusted = certificate(tmp_path / "trusted")
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    with push_service(trusted) as made:
        yield made


@contextmanager
def at_notices(browser: Browser, site: Site, path: str, fake: FakeBrowser) -> Iterator[Page]:
    with looking(browser, site, "/") as page:
        page.context.grant_permissions(["notifications"], origin=site.base)
        keys = [fake.endpoint, encoded(public(fake.key)), encoded(fake.auth)]
        text = ",".join(f'"{key}"' for key in keys)
        page.add_init_script(f"({FAKE_SUBSCRIPTION})([{text}])")
        page.goto(f"{site.base}{path}/notices")
        yield page


def test_a_device_is_told_and_a_click_on_it_opens_the_table(
    whole_browser: Browser, tmp_path: Path, toys: None, service: PushService
) -> None:
    with serving(tmp_path / "data", push_private=True, push_after=0) as site:
        one, two, _ = site.table("draws", "person", "person")
        fake = FakeBrowser(service)
        with at_notices(whole_browser, site, two, fake) as page:
            expect(page.locator("#push-state")).to_have_text(
                "Notifications are off for this device."
            )
            page.click("#push-switch")
            expect(page.locator("#push-state")).to_have_text(
                "Notifications are on for this device."
            )
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
            page.goto(site.base + two)
            page.wait_for_selector("#table[data-version]")
            page.goto(site.base + note["url"])
            page.wait_for_url(site.base + two)


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


def test_the_tables_own_page_leaves_it_to_the_push_service(
    whole_browser: Browser, tmp_path: Path, toys: None, service: PushService
) -> None:
    with serving(tmp_path / "data", push_private=True, push_after=3600) as site:
        one, two, _ = site.table("draws", "person", "person")
        with at_notices(whole_browser, site, two, FakeBrowser(service)) as page:
            page.click("#push-switch")
            expect(page.locator("#push-state")).to_have_text(
                "Notifications are on for this device."
            )
            page.add_init_script(f"({FAKE_NOTIFICATIONS})()")
            page.goto(site.base + two)
            page.wait_for_selector("#table[data-version]")
            page.click("#notify")
            with site.at(one) as ash:
                ash.act("bid 1")
                expect(page.locator("#table.yours")).to_have_count(1)
            assert page.evaluate("window.notices") == []


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
def test_where_it_cannot_be_a_sentence_says_why(
    browser: Browser, site: Site, script: str, why: str
) -> None:
    one, *_ = site.table("claims", "person", "person")
    with looking(browser, site, "/") as page:
        page.add_init_script(script)
        page.goto(f"{site.base}{one}/notices")
        expect(page.locator("#push-state")).to_contain_text(why)
        expect(page.locator("#push-switch")).to_be_hidden()


def test_what_the_push_service_refuses_is_said(whole_browser: Browser, site: Site) -> None:
    one, *_ = site.table("claims", "person", "person")
    with looking(whole_browser, site, "/") as page:
        page.context.grant_permissions(["notifications"], origin=site.base)
        page.add_init_script("PushManager.prototype.subscribe = async () => { throw Error(); }")
        page.goto(f"{site.base}{one}/notices")
        page.click("#push-switch")
        expect(page.locator("#push-state")).to_contain_text("could not be switched on")


def test_mail_is_left_agreed_to_and_stopped_by_forms_alone(
    browser: Browser, tmp_path: Path
) -> None:
    with letterbox() as box:
        mail = MailSettings("127.0.0.1", "table@example.org", box.port, tls="none", after=3600)
        with serving(tmp_path, mail=mail, base_url="https://table.example") as site:
            one, *_ = site.table("euphrates", "person", "person")
            with looking(browser, site, "/", java_script_enabled=False) as page:
                page.goto(f"{site.base}{one}/notices")
                page.fill("[name=address]", "anna@example.org")
                page.click("#mail button")
                expect(page.locator("#mail")).to_contain_text("sent an email to a…@example.org")
                page.goto(site.base + link_in(box.next()))
                expect(page.locator("main")).to_contain_text("Tigris & Euphrates, Lion")
                page.get_by_role("button", name="Yes, email me").click()
                expect(page.locator("main")).to_contain_text("emails you when it is your turn")
                page.get_by_role("button", name="Stop: Tigris & Euphrates, Lion").click()
                expect(page.locator("main")).to_contain_text("No emails are sent")


def test_the_table_leads_to_the_page_and_back(browser: Browser, site: Site) -> None:
    one, _, watch = site.table("claims", "person", "person")
    with looking(browser, site, one) as page:
        page.click("#away")
        page.click("main > p > .button")
        page.wait_for_url(site.base + one)
    with looking(browser, site, watch) as crowd:
        expect(crowd.locator("#away")).to_have_count(0)
