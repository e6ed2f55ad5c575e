"""Web push: what a push service is sent, who can read it, and which addresses are called at all."""

import base64
import http.client
import json
import logging
import re
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from tests.server.certificates import certificate, server_context
from tests.server.helpers import Answer, Serve, Site, rows_in, serving, sqlite_of
from tests.server.hours import wait_until
from tests.server.pushservice import FakeBrowser, PushService, push_service

from velkahra.server.web.notices import browsers, push, webpush
from velkahra.server.web.notices.browsers import KEY_FILE, MOST_BROWSERS, PushError, Subscription


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    trusted = certificate(tmp_path / "trusted")
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    with push_service(trusted) as made:
        yield made


@pytest.fixture
def pushing(tmp_path: Path, toys: None) -> Iterator[Site]:
    with serving(tmp_path / "data", push_private=True, push_after=0) as site:
        yield site


def subscribe(site: Site, seat: str, browser: FakeBrowser, **more: str) -> Answer:
    site.get(f"{seat}/notices")  # this page makes the server's key
    return site.post(f"{seat}/push", browser.form(), **more)


def endpoints(site: Site) -> list[str]:
    rows = rows_in(site.store, "SELECT endpoint FROM push_subscriptions ORDER BY made")
    return [endpoint for (endpoint,) in rows]


def test_a_browser_alone_can_read_what_it_is_told(pushing: Site, service: PushService) -> None:
    one, two, _ = pushing.table("draws", "person", "person")
    table, browser = two.split("/")[2], FakeBrowser(service)
    assert json.loads(subscribe(pushing, two, browser, Cookie="language=cs").text) == {"on": True}
    with pushing.at(one) as ash:
        assert service.silent()
        ash.act("bid 1")
        ash.update()
        path, headers, body = service.next()
        assert path == "/one"
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["ttl"] == "86400"
        assert headers["topic"] == f"{table}-1"
        note = browser.read(body)
        assert note["body"] == "Jsi na tahu: Birch"
        assert note["url"] == f"/turn/{table}/1"
        assert b"Birch" not in body
        for link in (one, two):
            assert link.split("/")[3] not in json.dumps(note)


def test_the_server_signs_what_it_sends(pushing: Site, service: PushService) -> None:
    one, *_ = pushing.table("draws", "person", "person")
    browser = FakeBrowser(service)
    page = pushing.get(f"{one}/notices").text
    subscribe(pushing, one, browser)
    _, headers, _ = service.next()
    token, key = (part.partition("=")[2] for part in headers["authorization"][6:].split(", "))
    assert f'data-key="{key}"' in page
    head, claims, signed = token.split(".")
    assert json.loads(plain(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(plain(claims))
    assert told["aud"] == service.url
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    raw = plain(signed)
    signature = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key)).verify(
        signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )


def test_encryption_is_that_of_the_standard(monkeypatch: pytest.MonkeyPatch) -> None:
    """RFC 8291, section 5 and appendix A: the same keys and salt give the same bytes."""
    sender = ec.derive_private_key(
        int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    monkeypatch.setattr(ec, "generate_private_key", lambda curve: sender)
    monkeypatch.setattr(http_ece.os, "urandom", lambda n: plain("DGv6ra1nlYgDCS1FRnbzlw"))
    receiver = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        plain(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        plain("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    found = webpush.encrypted(receiver, b"When I grow up, I want to be a watermelon")
    assert webpush.encoded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_key_is_made_once_and_is_secret(tmp_path: Path, toys: None, service: PushService) -> None:
    file, keys = tmp_path / "data" / KEY_FILE, []
    for _ in range(2):
        with serving(tmp_path / "data") as site:
            one, *_ = site.table("draws", "person", "person")
            site.get(one)
            keys.append(site.get(f"{one}/notices").text.split('data-key="')[1][:87])
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert keys[0] == keys[1]
    assert len(plain(keys[0])) == 65
    file.write_text("not a key")
    with pytest.raises(ValueError, match="PEM"):
        webpush.read_or_make_key(tmp_path / "data")


def test_a_key_that_is_broken_is_told_to_the_operator(
    tmp_path: Path, toys: None, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / KEY_FILE).write_text("not a key")
    with serving(tmp_path) as site:
        one, *_ = site.table("draws", "person", "person")
        answer = site.get(f"{one}/notices")
        assert answer.status == 200
        assert 'id="push"' not in answer.text
    assert KEY_FILE in caplog.text


def test_nothing_is_made_or_loaded_before_somebody_asks(tmp_path: Path, toys: None) -> None:
    with serving(tmp_path) as site:
        one, *_ = site.table("draws", "person", "person")
        site.get(one)
        assert not (tmp_path / KEY_FILE).exists()
    modules = "cryptography", "http_ece", "webauthn", "smtplib", "email.mime"
    code = (
        f"import sys, velkahra.server.web.serve; print([m for m in {modules} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.usefixtures("both_stores")
def test_a_gone_browser_is_forgotten(pushing: Site, service: PushService) -> None:
    for service.status in (404, 410):
        one, *_ = pushing.table("draws", "person", "person")
        subscribe(pushing, one, FakeBrowser(service))
        service.next()
        wait_until(lambda: not endpoints(pushing))


def test_a_service_that_fails_is_not_followed_and_the_browser_stays(
    pushing: Site, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "velkahra")
    for number, service.status in enumerate((302, 403, 429, 500), 1):
        one, *_ = pushing.table("draws", "person", "person")
        subscribe(pushing, one, FakeBrowser(service, f"secret-name-{number}"))
        service.next()
        assert service.silent()
        assert len(endpoints(pushing)) == number
        assert str(service.status) in caplog.text
    assert "secret-name" not in caplog.text


def test_a_browser_may_leave(pushing: Site, service: PushService) -> None:
    one, two, watch = pushing.table("draws", "person", "person")
    browser = FakeBrowser(service)
    subscribe(pushing, two, browser)
    for wish, on in (("ask", True), ("off", False), ("ask", False)):
        assert json.loads(pushing.post(f"{two}/push", browser.form(wish)).text) == {"on": on}
    subscribe(pushing, two, browser)
    assert json.loads(pushing.post(f"{one}/push", browser.form("ask")).text) == {"on": False}
    assert pushing.post(f"{watch}/push", browser.form()).status == 404
    elsewhere = pushing.post(f"{two}/push", browser.form(), Origin="https://elsewhere.example")
    assert elsewhere.status == 403


@pytest.mark.usefixtures("both_stores")
def test_the_latest_browsers_of_a_seat_count(serve: Serve, service: PushService) -> None:
    with serve(push_private=True, push_after=3600) as site:
        one, *_ = site.table("draws", "person", "person")
        for n in range(MOST_BROWSERS + 2):
            subscribe(site, one, FakeBrowser(service, str(n)))
        kept = endpoints(site)
        assert len(kept) == MOST_BROWSERS
        assert f"{service.url}/{MOST_BROWSERS + 1}" in kept
        browser, left = FakeBrowser(service), push.ASKS_AT_ONCE - MOST_BROWSERS - 2
        statuses = [subscribe(site, one, browser).status for _ in range(left + 1)]
        assert statuses == [200] * left + [429], "none is added without end"
        assert service.got.empty(), "nor told before its time"


def test_the_switch_can_be_taken_away(tmp_path: Path, toys: None) -> None:
    with serving(tmp_path / "data", push=False) as site:
        one, *_ = site.table("draws", "person", "person")
        page = site.get(f"{one}/notices").text
        assert 'id="push"' not in page
        assert "cannot notify you" in page
        assert site.post(f"{one}/push", {"wish": "on"}).status == 404
        assert not (tmp_path / "data" / KEY_FILE).exists()


def test_only_https_addresses_are_pushed_to() -> None:
    host = "push.example.net"
    for endpoint in (
        *(f"http://{host}/x", "https://", "https:///x", f"https://user@{host}/x"),
        *(f"https://{host}:0/x", f"https://{host}:99999/x", f"https://{host}/ x"),
        *(f"https://{host}/\r\nx: y", f"https://{host}/" + "x" * webpush.LONGEST_ENDPOINT),
        *("file:///etc/hostname", "https://[::1/x", ""),
    ):
        with pytest.raises(PushError):
            webpush.address_of(endpoint)


def test_private_addresses_are_known_in_every_spelling() -> None:
    private = (
        "127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0",
        "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
        "2002:7f00:1::", "2001:db8::1", "::7f00:1", "2002:808:808::1", "::ffff:8.8.8.8",
        "2001:0:808:808::1", "64:ff9b:1::808:808", "2606:4700::1111%eth0",
    )  # fmt: skip
    assert [address for address in private if webpush.is_public(address)] == []
    for address in ("8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"):
        assert webpush.is_public(address), address


def test_no_private_address_is_called(
    serve: Serve, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither when a browser subscribes, nor when a name leads elsewhere later."""
    with serve(push_after=0) as site:
        one, *_ = site.table("draws", "person", "person")
        answer = subscribe(site, one, FakeBrowser(service))
        assert answer.status == 400
        assert "not public" in answer.text
        assert endpoints(site) == []
    browser = FakeBrowser(service)
    with pytest.raises(PushError, match="not public"):
        webpush.post(Subscription(browser.endpoint, b"", b""), b"x", {}, private=False)
    both = [
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, 443)) for ip in ("8.8.8.8", "10.0.0.1")
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: both)
    with pytest.raises(PushError, match="not public"):
        webpush.resolved("https://push.example.net/x", private=False)
    assert service.got.empty()


def test_the_address_that_was_checked_is_the_one_that_is_called(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that leads to a public address first and to a private one then gains nothing."""
    asked = []
    found = socket.getaddrinfo

    def once(*args: object, **more: object) -> object:
        asked.append(args[0])
        return found(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", once)
    browser = FakeBrowser(service)
    assert webpush.post(Subscription(browser.endpoint, b"", b""), b"x", {}, private=True) == 201
    assert asked[0] == "localhost"
    assert "localhost" not in asked[1:]


def test_a_name_that_leads_elsewhere_every_time_is_called_where_it_was_checked(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection goes to the checked address; certificate and host are those of the name."""
    answers = iter(["8.8.8.8", "127.0.0.1", "8.8.4.4"])
    dialled: list[str] = []
    connect = socket.create_connection

    def resolve(*_: object, **__: object) -> list[object]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), 443))]

    def dial(place: tuple[str, int], seconds: float) -> socket.socket:
        dialled.append(place[0])
        with monkeypatch.context() as patch:
            patch.setattr(socket, "getaddrinfo", looked_up)
            return connect(("127.0.0.1", place[1]), seconds)

    looked_up = socket.getaddrinfo
    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(socket, "create_connection", dial)
    to = Subscription(FakeBrowser(service).endpoint, b"", b"")
    assert webpush.post(to, b"x", {}, private=False) == 201
    with pytest.raises(PushError, match="not public"):
        webpush.post(to, b"x", {}, private=False)
    assert webpush.post(to, b"x", {}, private=False) == 201
    assert dialled == ["8.8.8.8", "8.8.4.4"]
    assert service.next()[1]["host"] == service.url.removeprefix("https://")


@pytest.mark.parametrize("begun", [b"\x16\x03\x03\x40\x00", b"HTTP/1.1 201 "])
def test_a_service_that_never_ends_what_it_says_is_left(
    service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    """It would keep a thread for each notice, whether it stops in the handshake or later."""
    monkeypatch.setattr(webpush, "SECONDS", 0.5)
    context = server_context(tmp_path / "trusted" / "localhost.pem")
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def drip() -> None:
            line, _ = listening.accept()
            if begun.startswith(b"HTTP"):
                line = context.wrap_socket(line, server_side=True)
            with line, suppress(OSError):
                line.sendall(begun)
                for _ in range(80):
                    line.sendall(b"x")
                    time.sleep(0.1)

        threading.Thread(target=drip, daemon=True).start()
        to = Subscription(f"https://localhost:{listening.getsockname()[1]}/", b"", b"")
        now = time.monotonic()
        with suppress(OSError, http.client.HTTPException):
            webpush.post(to, b"x", {}, private=True)
        assert time.monotonic() - now < 4


def test_keys_that_make_no_sense_are_refused(pushing: Site, service: PushService) -> None:
    one, *_ = pushing.table("draws", "person", "person")
    for field, value in (
        *(("p256dh", "AAAA"), ("p256dh", "B" * 87), ("p256dh", "ž")),
        *(("auth", "AAAA"), ("auth", "!")),
    ):
        form = {**FakeBrowser(service).form(), field: value}
        assert pushing.post(f"{one}/push", form).status == 400, (field, value)
    assert endpoints(pushing) == []


def test_too_much_is_not_pushed(service: PushService) -> None:
    browser = FakeBrowser(service)
    to = Subscription(browser.endpoint, webpush.public(browser.key), browser.auth)
    with pytest.raises(PushError, match="too many"):
        webpush.encrypted(to, b"x" * (webpush.LONGEST_PAYLOAD + 1))
    assert len(webpush.encrypted(to, b"x" * webpush.LONGEST_PAYLOAD)) <= 4096  # RFC 8030, 7.2


def test_the_worker_serves_the_whole_site_and_the_policy_stays(site: Site) -> None:
    answer = site.get("/push-worker.js")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["service-worker-allowed"] == "/"
    assert "unsafe-eval" not in answer.headers["content-security-policy"]
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert not re.search(r"caches\.open|\.(put|add|addAll)\(", answer.text), "it stores nothing"


def test_a_browser_is_kept_for_each_seat(site: Site) -> None:
    one, *_ = site.table("draws", "person", "person")
    table = one.split("/")[2]
    made = browsers.Browser(Subscription("https://x.example", b"k", b"a"), "en", 5)
    for seat in (0, 1):
        browsers.keep(sqlite_of(site.store), table, seat, made)
    browsers.leave(sqlite_of(site.store), table, 0, "https://x.example")
    assert browsers.of_seat(sqlite_of(site.store), table, 0) == []
    assert browsers.of_seat(sqlite_of(site.store), table, 1) == [made]
    browsers.drop(sqlite_of(site.store), "https://x.example")
    assert browsers.of_seat(sqlite_of(site.store), table, 1) == []
