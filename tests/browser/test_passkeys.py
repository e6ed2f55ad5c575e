"""An account opened by a passkey, with Chromium's virtual authenticator."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect
from tests.browser.clicker import looking
from tests.browser.lending import PATIENCE
from tests.browser.test_axe import audit
from tests.server.helpers import Site, serving


@pytest.fixture
def open_site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path, accounts=True) as running:
        yield running


@contextmanager
def with_key(browser: Browser, site: Site, wide: int = 1440, high: int = 900) -> Iterator[Page]:
    """A browser with a virtual authenticator, on a page that a passkey can be bound to."""
    context = browser.new_context(viewport={"width": wide, "height": high})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda told: complaints.append(told.text) if told.type == "error" else None)
    page.goto(f"http://localhost:{site.port}/account")
    yield page
    context.close()
    assert [said for said in complaints if "400 (Bad Request)" not in said] == []


def authenticator(page: Page) -> tuple[CDPSession, str]:
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, made["authenticatorId"]


def register(page: Page, name: str) -> None:
    page.fill("form[action$='/new'] [name=name]", name)
    page.fill("form[action$='/new'] [name=password]", "correct horse")
    page.click("form[action$='/new'] button")
    page.goto(page.url.rstrip("/") + "/account")


def test_an_account_is_made_gets_a_passkey_and_is_opened_by_it(
    browser: Browser, open_site: Site
) -> None:
    with with_key(browser, open_site) as page:
        devtools, key = authenticator(page)
        register(page, "Anna")
        page.click("#passkey-go")
        expect(page.locator("#passkeys [name=name]")).to_have_value("Passkey 1")
        kept = devtools.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
        assert [(entry["rpId"], entry["isResidentCredential"]) for entry in kept] == [
            ("localhost", True)
        ]
        page.fill("#passkeys [name=name]", "Phone & key")
        page.click("#passkeys button:not([name=do])")
        expect(page.locator("#passkeys [name=name]")).to_have_value("Phone & key")
        page.click("#passkey-go")
        expect(page.locator("#passkey-state")).to_contain_text("already has one for the account")
        page.click("form[action$='/sign-out'] button")
        page.goto(f"http://localhost:{open_site.port}/account")
        page.click("#passkey-go")
        page.wait_for_url(f"http://localhost:{open_site.port}/")
        expect(page.get_by_role("link", name="Account: Anna")).to_be_visible()
        page.goto(f"http://localhost:{open_site.port}/account")
        expect(page.locator("#passkeys .note")).to_contain_text("last used 20")
        assert audit(page) == []
        page.click("#passkeys [value=remove]")
        expect(page.locator("#passkeys [name=name]")).to_have_count(0)
        page.click("form[action$='/sign-out'] button")
        page.goto(f"http://localhost:{open_site.port}/account")
        page.click("#passkey-go")
        expect(page.locator("#passkey-state")).to_contain_text("belongs to no account here")


def test_where_there_can_be_no_passkey_it_says_why(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path, accounts=True, base_url="https://table.example") as site,
        looking(browser, site, "/account") as page,
    ):
        expect(page.locator("#passkey-go")).to_be_hidden()
        expect(page.locator("#passkey-state")).to_have_text(
            "This server\u2019s passkeys work only at https://table.example."
        )
