"""Passkeys: they open one's own account, once for each challenge, and nobody else's."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.authenticator import Authenticator, decoded, encoded
from tests.server.device import Device
from tests.server.helpers import Answer, Serve, Site, serving, sqlite_of
from tests.server.test_accounts import PASSWORD, signed_in

from velkahra.server.web.identity import accounts, passkeys
from velkahra.server.web.identity.passkeys import NOBODY, Challenges, PasskeyError, domain_of

BASE = "https://localhost:8443"


@pytest.fixture
def open_site(tmp_path: Path, toys: None) -> Iterator[Site]:
    with serving(tmp_path / "people", accounts=True, base_url=BASE) as running:
        yield running


def asked(device: Device, path: str = "/account/passkeys/ask") -> dict[str, Any]:
    answer = device.post(path)
    assert answer.status == 200, answer.text
    found: dict[str, Any] = json.loads(answer.text)
    return found


def added(device: Device, key: Authenticator) -> Answer:
    return device.post("/account/passkeys/add", answer=key.make(asked(device)))


def enter(device: Device, answer: str, **more: str) -> Answer:
    return device.post("/account/passkey", answer=answer, **more)


def refused(answer: Answer, why: str) -> bool:
    return answer.status == 400 and why in json.loads(answer.text)["why"]


def with_response(answer: str, **changes: str) -> str:
    found = json.loads(answer)
    found["response"] |= changes
    return json.dumps(found)


@pytest.mark.usefixtures("both_stores")
def test_a_passkey_opens_the_account_and_so_does_the_password(open_site: Site) -> None:
    home, key = signed_in(open_site), Authenticator(BASE)
    assert json.loads(added(home, key).text) == {"to": "/account#passkeys"}
    assert 'value="Passkey 1"' in home.get("/account").text
    for _ in range(2):
        phone = Device(open_site)
        answer = enter(phone, key.sign(asked(phone, "/account/passkey/ask")))
        assert json.loads(answer.text) == {"to": "/"}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "Secure" in cookie
        assert "signed in as Anna" in phone.get("/account").text
    other = Device(open_site)
    assert other.post("/account/sign-in", name="Anna", password=PASSWORD).status == 303
    assert "last used 20" in home.get("/account").text


def test_what_a_browser_is_asked(open_site: Site) -> None:
    home, key = signed_in(open_site), Authenticator(BASE)
    new = asked(home)
    assert new["rp"]["id"] == "localhost"
    assert new["attestation"] == "none"
    assert new["authenticatorSelection"]["residentKey"] == "required"
    assert new["authenticatorSelection"]["userVerification"] == "preferred"
    assert len(decoded(new["challenge"])) == 32
    added(home, key)
    again = asked(home)
    assert [known["id"] for known in again["excludeCredentials"]] == [encoded(key.id)]
    assert again["user"]["id"] == encoded(key.handle)
    known = asked(Device(open_site), "/account/passkey/ask")
    assert known["rpId"] == "localhost"
    assert known["allowCredentials"] == [], "nobody learns which passkeys there are"
    assert known["userVerification"] == "preferred"


def test_a_devices_tables_come_along(open_site: Site) -> None:
    home, key = signed_in(open_site), Authenticator(BASE)
    added(home, key)
    phone = Device(open_site)
    phone.open("morra", "me", "bot random")
    enter(phone, key.sign(asked(phone, "/account/passkey/ask")), bring="yes")
    assert len(home.links()) == 1


def test_an_answer_is_taken_once(open_site: Site) -> None:
    home, key, phone = signed_in(open_site), Authenticator(BASE), Device(open_site)
    made = key.make(asked(home))
    assert home.post("/account/passkeys/add", answer=made).status == 200
    assert refused(home.post("/account/passkeys/add", answer=made), "too long")
    answer = key.sign(asked(phone, "/account/passkey/ask"))
    assert enter(phone, answer).status == 200
    assert refused(enter(Device(open_site), answer), "too long")


def test_only_our_own_challenges_are_answered(open_site: Site) -> None:
    home, key, phone = signed_in(open_site), Authenticator(BASE), Device(open_site)
    added(home, key)
    guessed = {"challenge": encoded(bytes(32))}
    assert refused(enter(phone, key.sign(guessed)), "too long")
    assert refused(enter(phone, key.sign(asked(home))), "too long"), "one for adding"
    made = key.make({**asked(home), **asked(phone, "/account/passkey/ask")})
    assert refused(home.post("/account/passkeys/add", answer=made), "too long"), "for signing in"
    eve = signed_in(open_site, "Eve")
    made = key.make(asked(eve))
    assert refused(home.post("/account/passkeys/add", answer=made), "too long"), "another's"


@pytest.mark.parametrize(
    ("origin", "rp_id"),
    [
        ("https://evil.example", "localhost"),
        (BASE, "evil.example"),
        ("http://localhost:8443", "localhost"),
        ("https://localhost", "localhost"),
    ],
)
def test_what_was_signed_elsewhere_opens_nothing(open_site: Site, origin: str, rp_id: str) -> None:
    home, phone = signed_in(open_site), Device(open_site)
    assert refused(added(home, Authenticator(origin, rp_id)), "could not be verified")
    key = Authenticator(BASE)
    added(home, key)
    key.origin, key.rp_id = origin, rp_id
    answer = enter(phone, key.sign(asked(phone, "/account/passkey/ask")))
    assert refused(answer, "could not be verified")
    assert "session" not in phone.cookies


def test_a_foreign_passkey_opens_nothing(open_site: Site) -> None:
    anna, eve = signed_in(open_site), signed_in(open_site, "Eve")
    annas, eves, unknown = (Authenticator(BASE) for _ in range(3))
    added(anna, annas)
    added(eve, eves)
    phone = Device(open_site)

    def tried(key: Authenticator, **changes: str) -> Answer:
        signed = key.sign(asked(phone, "/account/passkey/ask"))
        return enter(phone, with_response(signed, **changes))

    assert refused(tried(unknown), "belongs to no account")
    assert refused(tried(eves, userHandle=encoded(annas.handle)), "belongs to no account")
    assert refused(tried(eves, userHandle=""), "belongs to no account")
    assert refused(tried(annas, signature=encoded(b"0" * 70)), "could not be verified")
    forger = Authenticator(BASE)
    forger.id, forger.handle = annas.id, annas.handle
    assert refused(tried(forger), "could not be verified")
    assert "session" not in phone.cookies
    eves.id = annas.id
    assert refused(added(eve, eves), "already in use")


@pytest.mark.usefixtures("both_stores")
def test_a_copied_passkey_is_noticed_by_its_count(open_site: Site) -> None:
    home, key, phone = signed_in(open_site), Authenticator(BASE), Device(open_site)
    added(home, key)
    for count, status in ((5, 200), (3, 400), (5, 400), (6, 200), (6, 400)):
        key.count = count
        answer = enter(phone, key.sign(asked(phone, "/account/passkey/ask")))
        assert answer.status == status
        assert key.count == count + 1


@pytest.mark.usefixtures("both_stores")
def test_a_passkey_is_renamed_and_removed_by_its_owner_only(open_site: Site) -> None:
    home, eve, key = signed_in(open_site), signed_in(open_site, "Eve"), Authenticator(BASE)
    added(home, key)
    name = encoded(key.id)
    for fields in ({"name": "Mine"}, {"do": "remove"}):
        eve.post("/account/passkeys", key=name, **fields)
    assert 'value="Passkey 1"' in home.get("/account").text
    assert home.post("/account/passkeys", key=name, name=" <b>Key</b> ").status == 303
    page = home.get("/account").text
    assert 'value="&lt;b&gt;Key&lt;/b&gt;"' in page
    assert "<b>Key" not in page
    for bad in ("", " ", "x" * 41, "a\u200bb"):
        answer = home.post("/account/passkeys", key=name, name=bad)
        assert answer.status == 400
        assert "1 to 40" in answer.text
    assert home.post("/account/passkeys", key=name, do="remove").status == 303
    assert "&lt;b&gt;Key" not in home.get("/account").text
    phone = Device(open_site)
    assert refused(
        enter(phone, key.sign(asked(phone, "/account/passkey/ask"))), "belongs to no account"
    )
    assert Device(open_site).post("/account/passkeys", key=name, do="remove").status == 404


def test_passkeys_go_with_their_account(open_site: Site) -> None:
    home, key = signed_in(open_site), Authenticator(BASE)
    added(home, key)
    home.post("/account/delete", password=PASSWORD)
    phone = Device(open_site)
    assert refused(
        enter(phone, key.sign(asked(phone, "/account/passkey/ask"))), "belongs to no account"
    )
    rows = sqlite_of(open_site.store).execute("SELECT count(*) FROM passkeys")
    assert rows.fetchone() == (0,)


@pytest.mark.usefixtures("both_stores")
def test_a_passkey_replaces_a_password(open_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    home, key = signed_in(open_site), Authenticator(BASE)
    added(home, key)
    assert "Forgotten your password?" in home.get("/account").text
    assert "The password is wrong" in home.post("/account/password", new="another one").text
    phone = Device(open_site)
    enter(phone, key.sign(asked(phone, "/account/passkey/ask")))
    page = phone.get("/account").text
    assert "you do not need your password" in page
    assert 'autocomplete="current-password"' not in page
    assert "is changed" in phone.post("/account/password", new="another one").text
    assert home.get("/account").text.count("signed in as") == 0
    soon = time.time() + accounts.FRESH_SECONDS
    monkeypatch.setattr(time, "time", lambda: soon)
    assert "The password is wrong" in phone.post("/account/delete").text
    assert phone.post("/account/delete", password="another one").status == 303


@pytest.mark.parametrize("session", ["1.", ".", "x.y", "99999999999.abc", "²."])
def test_a_made_up_session_is_nobody_s(open_site: Site, session: str) -> None:
    device = Device(open_site)
    device.cookies["session"] = session
    assert "signed in as" not in device.get("/account").text
    assert "no longer signed in" in device.post("/account/delete").text


def test_an_account_has_so_many_passkeys(open_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MOST_PASSKEYS", 1)
    home = signed_in(open_site)
    added(home, Authenticator(BASE))
    assert refused(home.post("/account/passkeys/ask"), "at most")


@pytest.mark.parametrize(
    "answer",
    ["", "nonsense", "[]", "{}", '{"id":"a","response":{"clientDataJSON":"!"}}',
     '{"id":"a","response":{"clientDataJSON":"e30"}}', "x" * 20_000],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(open_site: Site, answer: str) -> None:
    home = signed_in(open_site)
    for path in ("/account/passkey", "/account/passkeys/add"):
        assert refused(home.post(path, answer=answer), "could not be verified")


def test_broken_answers_to_real_challenges_are_refused(open_site: Site) -> None:
    home, key, phone = signed_in(open_site), Authenticator(BASE), Device(open_site)
    bad = with_response(key.make(asked(home)), attestationObject=encoded(b"\xff\x00"))
    assert refused(home.post("/account/passkeys/add", answer=bad), "could not be verified")
    added(home, key)
    signed = key.sign(asked(phone, "/account/passkey/ask"))
    bad = with_response(signed, authenticatorData=encoded(b"short"))
    assert refused(enter(phone, bad), "could not be verified")


def test_browsers_are_not_asked_without_end(open_site: Site) -> None:
    device = Device(open_site)
    statuses = [
        device.post("/account/passkey/ask").status for _ in range(passkeys.ASKS_AT_ONCE + 1)
    ]
    assert statuses[-1] == 429


def test_only_who_is_signed_in_adds_a_passkey(open_site: Site) -> None:
    device = Device(open_site)
    assert device.post("/account/passkeys/ask").status == 404
    assert device.post("/account/passkeys/add", answer="x").status == 404
    foreign = open_site.post("/account/passkey/ask", {}, Origin="https://elsewhere.example")
    assert foreign.status == 403


def test_without_a_name_or_encryption_there_are_no_passkeys(serve: Serve) -> None:
    with serve(accounts=True) as site:
        home = signed_in(site)
        assert home.post("/account/passkeys/ask").status == 404
        assert "To add a passkey" in home.get("/account").text
        assert "passkey-go" not in Device(site).get("/account").text


def test_challenges_end_and_the_first_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(passkeys, "MOST_CHALLENGES", 2)
    open_ones = Challenges(lambda: now[0])
    late = open_ones.new(NOBODY)
    now[0] = passkeys.LIFE_SECONDS + 1
    with pytest.raises(PasskeyError, match="late"):
        open_ones.take(late, NOBODY)
    first, second, third = (open_ones.new(7, b"handle") for _ in range(3))
    with pytest.raises(PasskeyError):
        open_ones.take(first, 7)
    with pytest.raises(PasskeyError):
        open_ones.take(second, NOBODY)
    assert open_ones.take(third, 7) == b"handle"


@pytest.mark.parametrize(
    ("base", "here", "name", "origin"),
    [
        ("https://Table.Example.org", "http://x", "table.example.org", "https://table.example.org"),
        ("https://a.org:443", "http://x", "a.org", "https://a.org"),
        ("https://a.org:8443", "http://x", "a.org", "https://a.org:8443"),
        ("", "http://localhost:8000", "localhost", "http://localhost:8000"),
        ("http://localhost:80", "http://x", "localhost", "http://localhost"),
    ],
)
def test_a_passkey_belongs_to_the_site(base: str, here: str, name: str, origin: str) -> None:
    domain = domain_of(base, here)
    assert domain is not None
    assert (domain.name, domain.origin) == (name, origin)


@pytest.mark.parametrize(
    ("base", "here"),
    [
        ("", "https://evil.example"),
        ("", "http://127.0.0.1:8000"),
        ("http://a.org", "http://localhost:8000"),
        ("https://192.0.2.1", "http://localhost:8000"),
        ("https://[2001:db8::1]", "http://localhost:8000"),
    ],
)
def test_an_address_that_only_the_visitor_names_is_no_site(base: str, here: str) -> None:
    assert domain_of(base, here) is None
