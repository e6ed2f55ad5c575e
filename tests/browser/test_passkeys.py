"""An account opened by a passkey, with Chromium's virtual authenticator."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Page, expect
from tests.browser.clicker import Browsed
from tests.browser.conftest import Serve
from tests.browser.lending import PATIENCE
from tests.browser.test_company import register


@contextmanager
def with_key(site: Browsed) -> Iterator[Page]:
    """A browser with a virtual authenticator, on a page that a passkey can be bound to."""
    context = site.browser.new_context()
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


def test_an_account_is_made_gets_a_passkey_and_is_opened_by_it(club: Browsed) -> None:
    with with_key(club) as page:
        devtools, key = authenticator(page)
        register(page, "Anna")
        page.goto(page.url.rstrip("/") + "/account")
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
        page.goto(f"http://localhost:{club.port}/account")
        page.click("#passkey-go")
        page.wait_for_url(f"http://localhost:{club.port}/")
        expect(page.get_by_role("link", name="Account: Anna")).to_be_visible()
        page.goto(f"http://localhost:{club.port}/account")
        expect(page.locator("#passkeys .note")).to_contain_text("last used 20")
        page.click("#passkeys [value=remove]")
        expect(page.locator("#passkeys [name=name]")).to_have_count(0)
        page.click("form[action$='/sign-out'] button")
        page.goto(f"http://localhost:{club.port}/account")
        page.click("#passkey-go")
        expect(page.locator("#passkey-state")).to_contain_text("belongs to no account here")


def test_where_there_can_be_no_passkey_it_says_why(serve: Serve) -> None:
    with serve(accounts=True, base_url="https://table.example") as site:
        page = site.open("/account")
        expect(page.locator("#passkey-go")).to_be_hidden()
        expect(page.locator("#passkey-state")).to_have_text(
            "This server\u2019s passkeys work only at https://table.example."
        )
