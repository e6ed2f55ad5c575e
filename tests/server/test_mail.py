"""Mails: their readers, how often they are sent, their contents. The mail server is a real one."""

import logging
import queue
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Literal

import pytest
from tests.server.certificates import certificate
from tests.server.device import Device
from tests.server.helpers import Serve, Site, rows_in, serving, sqlite_of
from tests.server.hours import Hours
from tests.server.letterbox import PASSWORD, USER, Letterbox, letterbox, link_in, text_of

from velkahra.server.settings import MailSettings, Settings, SettingsError, check, read_settings
from velkahra.server.store.backend import Connection
from velkahra.server.web.notices import letters, mail, mailboxes
from velkahra.server.web.notices.letters import Letter
from velkahra.server.web.notices.mailboxes import QUIET_SECONDS, Whose, key_of
from velkahra.server.web.serve import serve

BASE = "https://table.example"
ANNA = "anna@example.org"


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with letterbox() as made:
        yield made


@contextmanager
def served(
    folder: Path, box: Letterbox, after: float = 0, gap: float = 0, accounts: bool = False
) -> Iterator[Site]:
    """A server that sends mails to this box."""
    settings = MailSettings(
        "127.0.0.1", "table@example.org", box.port, tls="none", after=after, gap=gap
    )
    with serving(folder, mail=settings, base_url=BASE, accounts=accounts) as site:
        yield site


@pytest.fixture
def mailing(tmp_path: Path, toys: None, box: Letterbox) -> Serve:
    """Run servers that send mails to the box, on the same folder."""
    return partial(served, tmp_path, box)


def leave(site: Site, seat: str, address: str = ANNA, **more: str) -> str:
    """Leave an address at a seat. Returns the page that says what comes of it."""
    answer = site.post(f"{seat}/mail", {"address": address}, **more)
    assert answer.status == 303, answer.text
    return site.get(answer.headers["location"]).text


def agree(site: Site, path: str) -> None:
    """Agree to all that a mailbox is asked."""
    for wish in re.findall(
        r'/yes"><input type="hidden" name="wish" value="(\d+)"', site.get(path).text
    ):
        assert site.post(f"{path}/yes", {"wish": wish}).status == 303


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """Give what our own modules logged."""
    own = [record for record in caplog.records if record.name.startswith("velkahra")]
    return "\n".join(f"{record.getMessage()} {vars(record)}" for record in own)


def nothing_more(box: Letterbox, seconds: float = 0.5) -> bool:
    try:
        box.mails.get(timeout=seconds)
    except queue.Empty:
        return True
    return False


def test_who_agreed_is_mailed_without_secrets(mailing: Serve, box: Letterbox) -> None:
    with mailing() as site:
        one, two, _ = site.table("draws", "person", "person")
        assert "sent an email to a…@example.org" in leave(site, two)
        asked = box.next()
        assert asked["Subject"] == "Do you want an email when it is your turn?"
        with site.at(one) as ash:
            ash.act("bid 1")
            ash.update()
            assert nothing_more(box), "nobody is told who has not agreed"
            agree(site, link_in(asked))
            told = box.next()
            assert told["To"] == ANNA
            assert told["From"] == "table@example.org"
            assert told["Subject"].startswith("Your turn: ")
            assert told["Auto-Submitted"] == "auto-generated"
            assert "Your seat: Birch" in text_of(told)
            for path in (one, two):
                assert path.split("/")[3] not in told.as_string()
        assert "Emails go to a…@example.org" in site.get(f"{two}/notices").text


def test_between_two_mails_there_is_a_pause(mailing: Serve, box: Letterbox, hours: Hours) -> None:
    with mailing(gap=600) as site:
        seats = [site.table("draws", "person", "person")[0] for _ in range(2)]
        for seat in seats:
            leave(site, seat)
        agree(site, link_in(box.next()))
        box.next()
        hours.asleep(1)
        assert hours.wakes == [hours.now + 600]
        assert box.mails.empty()
        hours.go(600)
        box.next()
        hours.asleep(0)
        assert box.mails.empty()


def test_a_stranger_is_written_to_once_whoever_asks(mailing: Serve, box: Letterbox) -> None:
    with mailing() as site:
        one, two, _ = site.table("draws", "person", "person")
        for seat, address in ((one, ANNA), (two, ANNA), (one, "Anna+x@Example.org")):
            assert "have sent an email" in leave(site, seat, address)
        box.next()
        assert nothing_more(box)
        assert site.post(f"{one}/mail/stop", {}).status == 303
        assert "have sent an email" in leave(site, one)
        assert nothing_more(box)


def test_who_opened_the_mailbox_need_not_ask_again(mailing: Serve, box: Letterbox) -> None:
    with mailing(after=3600) as site:
        one, two, _ = site.table("draws", "person", "person")
        leave(site, one)
        path = link_in(box.next())
        agree(site, path)
        cookie = site.get(path).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "Secure" in cookie
        own = f"mailbox={path.split('/')[-1]}"
        assert "Emails go to" in leave(site, two, Cookie=own)
        stranger = leave(site, one, "eve@example.org", Cookie=own)
        assert "sent an email to e…@example.org" in stranger
        assert box.next()["To"] == "eve@example.org"


@pytest.mark.parametrize("fields", [{"List-Unsubscribe": "One-Click"}, {}])
def test_every_mail_has_a_way_to_stop_them(
    mailing: Serve, box: Letterbox, fields: dict[str, str]
) -> None:
    with mailing() as site:
        one, *_ = site.table("draws", "person", "person")
        leave(site, one)
        for _ in range(2):
            found = box.next()
            assert found["List-Unsubscribe"] == f"<{BASE}{link_in(found)}/stop>"
            assert found["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            if found["Subject"].startswith("Do you"):
                agree(site, link_in(found))
        assert site.post(f"{link_in(found)}/stop", fields).status == 303
        assert "No emails are sent" in site.get(link_in(found)).text
        assert "Send me the link" in site.get(f"{one}/notices").text
        dump = "\n".join(sqlite_of(site.store).iterdump())
        assert ANNA not in dump, "an address that is not used is not kept"


@pytest.mark.usefixtures("both_stores")
def test_one_of_several_is_stopped(mailing: Serve, box: Letterbox) -> None:
    with mailing(after=3600) as site:
        one, two, _ = site.table("draws", "person", "person")
        leave(site, one)
        leave(site, two)
        path = link_in(box.next())
        page = site.get(path).text
        assert page.count("Yes, email me") == 4, "on two buttons, and in their names"
        agree(site, path)
        first = re.findall(r'name="wish" value="(\d+)"', site.get(path).text)[0]
        site.post(f"{path}/stop", {"wish": first})
        assert "Emails go to" in site.get(f"{one}/notices").text
        assert "Send me the link" in site.get(f"{two}/notices").text


def test_only_the_mail_opens_a_mailbox(mailing: Serve, box: Letterbox) -> None:
    with mailing() as site:
        one, two, watch = site.table("draws", "person", "person")
        leave(site, one)
        path = link_in(box.next())
        wrong = path[:-1] + ("A" if path[-1] != "A" else "B")
        other = path.replace("/mail/1/", "/mail/2/")
        for bad in (wrong, other, "/mail/1/%C5%99"):
            assert site.get(bad).status == 404
            assert site.post(f"{bad}/yes", {"wish": "1"}).status == 404
            assert site.post(f"{bad}/stop", {}).status == 404
        leave(site, two, "eve@example.org")
        eves = link_in(box.next())
        site.post(f"{eves}/yes", {"wish": "1"})
        site.post(f"{eves}/stop", {"wish": "1"})
        assert "have sent an email" in site.get(f"{one}/notices").text
        assert site.get(f"{watch}/notices").status == 404
        assert site.post(f"{watch}/mail", {"address": ANNA}).status == 404


@pytest.mark.usefixtures("both_stores")
def test_an_account_is_mailed_about_all_its_seats(mailing: Serve, box: Letterbox) -> None:
    with mailing(accounts=True) as site:
        home = Device(site)
        home.post("/account/new", name="Anna", password="correct horse")
        assert home.post("/account/mail", address=ANNA).status == 303
        agree(site, link_in(box.next()))
        assert "Emails go to" in home.get("/account").text
        table = home.open("draws", "me", "person").split("/")[2]
        home.get(f"/turn/{table}/0")
        home.get(home.links()[0])
        assert f"https://table.example/turn/{table}/0" in text_of(box.next())
        assert home.get(f"/turn/{table}/0").status == 303
        assert home.post("/account/mail/stop").status == 303
        assert "Emails go to" not in home.get("/account").text
        assert Device(site).post("/account/mail", address=ANNA).status == 404


def test_a_notice_leads_to_the_seat_only_where_it_is_known(mailing: Serve) -> None:
    with mailing() as site:
        device = Device(site)
        one, two, _ = site.table("draws", "person", "person")
        table = one.split("/")[2]
        device.get(two)
        assert device.get(f"/turn/{table}/1").headers["location"] == two
        for path in (f"/turn/{table}/0", "/turn/nowhere/1"):
            answer = device.get(path)
            assert answer.status == 404
            assert "does not know your seat" in answer.text
        shared = Device(site)
        curtain = shared.open("draws", "me", "me")
        assert shared.get(f"/turn/{curtain.split('/')[2]}/1").headers["location"] == curtain


def test_an_account_is_mailed_about_an_earlier_turn(mailing: Serve, box: Letterbox) -> None:
    with mailing(accounts=True) as site:
        home = Device(site)
        home.post("/account/new", name="Anna", password="correct horse")
        table = home.open("draws", "me", "person").split("/")[2]
        home.get(home.links()[0])
        home.post("/account/mail", address=ANNA)
    with mailing(accounts=True) as site:
        agree(site, link_in(box.next()))
        assert table in text_of(box.next()), "even where it is not in this server's memory"


def test_a_mailbox_is_shown_with_a_damaged_table(mailing: Serve, box: Letterbox) -> None:
    with mailing(after=3600) as site:
        one, _, _ = site.table("draws", "person", "person")
        leave(site, one)
        path = link_in(box.next())
        sql = "INSERT INTO plies (table_id, n, what) SELECT id, 500, x'00' FROM tables"
        sqlite_of(site.store).execute(sql)
    with mailing(after=3600) as site:
        assert site.get(path).status == 200
        assert site.post(f"{path}/yes", {"wish": "1"}).status == 303


def test_what_is_no_address_is_refused(mailing: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "ASKS_AT_ONCE", 100)
    with mailing() as site:
        one, *_ = site.table("draws", "person", "person")
        for address in (
            *("", "anna", "anna@", "@example.org", "anna@example", "a b@example.org"),
            *("a@b.org,c@d.org", "a@b.org\nBcc: c@d.org", "Anna <anna@example.org>"),
            *("ä@example.org", "x" * 65 + "@b.org"),
        ):
            answer = site.post(f"{one}/mail", {"address": address})
            assert answer.status == 400, address
            assert "not a valid email address" in answer.text, address


def test_addresses_are_not_left_without_end(mailing: Serve) -> None:
    with mailing() as site:
        one, *_ = site.table("draws", "person", "person")
        statuses = [
            site.post(f"{one}/mail", {"address": f"a{n}@example.org"}).status
            for n in range(mail.ASKS_AT_ONCE + 1)
        ]
        assert statuses == [303] * mail.ASKS_AT_ONCE + [429]


def test_a_domain_is_mailed_so_often_that_nobody_floods_a_mailbox_by_its_other_names(
    mailing: Serve, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "ASKS_AT_ONCE", 100)
    monkeypatch.setattr(mail, "OF_A_DOMAIN_AT_ONCE", 3)
    with mailing(after=3600) as site:
        one, *_ = site.table("draws", "person", "person")

        def status(address: str) -> int:
            return site.post(f"{one}/mail", {"address": address}).status

        assert [status(f"{name}@example.org") for name in ("a", "a", "A+x", "b", "c")] == [303] * 5
        refused = site.post(f"{one}/mail", {"address": "d@Example.org"})
        assert refused.status == 429
        assert "c…@example.org" in refused.text, "the wish before stands"
        assert [status(f"{name}@gmail.com") for name in "efghi"] == [303] * 5
        assert status("j@example.net") == 303
        letters_to = [str(box.next()["To"]) for _ in range(9)]
        assert letters_to[:3] == ["a@example.org", "b@example.org", "c@example.org"]
        assert nothing_more(box)


def test_a_mail_that_was_refused_may_be_asked_for_again(
    mailing: Serve, box: Letterbox, caplog: pytest.LogCaptureFixture
) -> None:
    box.answer = f"550 no such user {ANNA}"
    caplog.set_level(logging.DEBUG)
    with mailing() as site:
        one, *_ = site.table("draws", "person", "person")
        answer = site.post(f"{one}/mail", {"address": ANNA})
        assert answer.status == 502
        assert "could not be sent" in answer.text
        assert "SMTPDataError 550" in logged(caplog)
        box.answer = "250 OK"
        leave(site, one)
        link = link_in(box.next())
        agree(site, link)
        box.next()
        for secret in (ANNA, link, link.split("/")[-1], one.split("/")[-1]):
            assert secret not in logged(caplog)


def test_a_server_that_is_not_there_harms_nobody(tmp_path: Path, toys: None) -> None:
    with letterbox() as gone:
        pass
    with served(tmp_path, gone) as site:
        one, *_ = site.table("draws", "person", "person")
        assert site.post(f"{one}/mail", {"address": ANNA}).status == 502
        assert "Send me the link" in site.get(f"{one}/notices").text


def test_a_mail_that_was_refused_leaves_the_address_before(mailing: Serve, box: Letterbox) -> None:
    with mailing() as site:
        one, *_ = site.table("draws", "person", "person")
        leave(site, one)
        agree(site, link_in(box.next()))
        box.next()
        box.answer = "451 later"
        assert site.post(f"{one}/mail", {"address": "other@example.org"}).status == 502
        sql = "SELECT b.address, w.agreed FROM mail_wishes w JOIN mailboxes b ON b.id = mailbox_id"
        assert rows_in(site.store, sql) == [(ANNA, 1)]


def test_a_mail_is_in_the_readers_language(mailing: Serve, box: Letterbox) -> None:
    with mailing() as site:
        seats = site.table("euphrates", "person", "person")[:2]
        for seat in seats:  # the dealer says which seat begins
            leave(site, seat, Cookie="language=cs")
        asked = box.next()
        assert asked["Subject"] == "Chceš vědět, až budeš na tahu?"
        agree(site, link_in(asked))
        told = box.next()
        assert told["Subject"] == "Jsi na tahu: Tigris & Euphrates"
        assert re.search("Tvoje místo: (Lev|Býk)", text_of(told))


def test_without_a_mail_server_there_is_no_mail(site: Site) -> None:
    one, *_ = site.table("draws", "person", "person")
    page = site.get(f"{one}/notices").text
    assert 'id="mail"' not in page
    assert "email" not in page
    assert site.post(f"{one}/mail", {"address": ANNA}).status == 404
    assert site.get("/mail/1/x").status == 404


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_mails_are_encrypted_and_the_password_is_shown_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tls: Literal["starttls", "tls"]
) -> None:
    trusted = certificate(tmp_path)
    letter = Letter(ANNA, "Žluťoučký kůň", "text\n", f"{BASE}/mail/1/x")
    with letterbox(tls, trusted, auth=True) as box:
        settings = MailSettings("localhost", "table@example.org", box.port, USER, PASSWORD, tls)
        with pytest.raises(OSError, match="CERTIFICATE"):
            letters.post(settings, letter)
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
        letters.post(settings, letter)
        assert box.next()["Subject"] == "Žluťoučký kůň"
        assert box.encrypted
        assert box.signed_in
        assert PASSWORD not in repr(settings)


def test_a_server_that_offers_no_encryption_gets_no_mail(box: Letterbox) -> None:
    settings = MailSettings("127.0.0.1", "table@example.org", box.port)
    with pytest.raises(OSError, match="STARTTLS"):
        letters.post(settings, Letter(ANNA, "s", "t", BASE))
    assert box.mails.empty()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('host = "x"\nfrom = "nobody"', "not an address"),
        ('host = "x"\nfrom = "a@b.org"\nuser = "u"', "belong together"),
        ('host = "x"\nfrom = "a@b.org"\nuser = "u"\npassword = "p"\ntls = "none"', "read the pass"),
        ('host = "x"\nfrom = "a@b.org"\ntls = "maybe"', "tls"),
        ('host = "x"\nfrom = "a@b.org"\npasword = "p"', "pasword"),
        ('from = "a@b.org"', "host"),
        ('host = "x"\nfrom = "a@b.org"\nport = 70000', "65535"),
    ],
)
def test_settings_that_make_no_sense_are_explained(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f"[mail]\n{text}\n")
    with pytest.raises(SettingsError, match=why):
        read_settings(file, tmp_path)


def test_mails_need_to_know_where_the_server_is(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('[mail]\nhost = "x"\nfrom = "a@b.org"\nuser = "u"\npassword = "p"\n')
    found = read_settings(file, tmp_path)
    assert found.mail is not None
    assert (found.mail.sender, found.mail.port, found.mail.tls) == ("a@b.org", 587, "starttls")
    with pytest.raises(SettingsError, match="base_url"):
        check(found)
    check(Settings(tmp_path))


def test_a_known_mailbox_is_asked_once_a_day(base: Connection) -> None:
    def ask(seat: int, address: str, now: int, own: str = "") -> tuple[mailboxes.Wish, bool]:
        return mailboxes.ask(base, Whose("t", seat), address, "en", own, now)

    start = 10 * QUIET_SECONDS
    wish, mails = ask(0, ANNA, start)
    assert mails
    mailboxes.agree(base, wish.box.id, wish.id)
    assert not ask(1, "ANNA+2@example.org", start + 5)[1]
    later, mails = ask(1, "ANNA+2@example.org", start + mailboxes.A_DAY)
    assert mails
    assert later.box.address == ANNA, "nobody leads another's mails elsewhere"
    assert not later.agreed
    assert ask(1, ANNA, start + mailboxes.A_DAY, wish.box.secret)[0].agreed


def test_who_never_agreed_is_asked_again_after_a_long_time_only(base: Connection) -> None:
    start, whose = 10 * QUIET_SECONDS, Whose("t", 0)
    wish, _ = mailboxes.ask(base, whose, ANNA, "en", "", start)
    again, _ = mailboxes.ask(base, whose, ANNA, "en", wish.box.secret, start)
    assert not again.agreed, "the mailbox has agreed to nothing yet"
    mailboxes.agree(base, 99, again.id)
    assert mailboxes.reader(base, "t", 0) is None, "an unknown browser agrees to nothing"
    gone = [mailboxes.claim(base, wish.box.id, 600, start + wait) for wait in (0, 0, 599, 600)]
    assert gone == [True, False, False, True], "of two mails at once only one goes"
    mailboxes.stop_of(base, whose)
    assert base.execute("SELECT address FROM mailboxes").fetchone() == ("",)
    for wait, mails in ((QUIET_SECONDS - 1, False), (QUIET_SECONDS + 1, True)):
        assert mailboxes.ask(base, whose, ANNA, "en", "", start + wait)[1] is mails


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna@Example.ORG", "anna+table@example.org"),
        ("annanov@gmail.com", "A.n.na.Nov+table@googlemail.com"),
        ("anna_nov@proton.me", "an.na-nov@protonmail.com"),
        ("annanov@pm.me", "anna.nov@protonmail.ch"),
        ("anna@icloud.com", "anna@mac.com"),
        ("anna@fastmail.com", "table@anna.fastmail.com"),
        ("anna@gmail.com", "anna@gmail.com."),
        ("anna@outlook.com", "anna+table@outlook.com"),
    ],
)
def test_what_a_provider_holds_for_one_address_is_one(one: str, other: str) -> None:
    assert key_of(one) == key_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("anna@example.org", "anna@example.net"),
        ("annanov@example.org", "anna.nov@example.org"),
        ("annanov@gmail.com", "annanova@gmail.com"),
        ("anna-nov@gmail.com", "annanov@gmail.com"),
        ("anna@gmail.com", "anna@outlook.com"),
        ("anna.nov@outlook.com", "annanov@outlook.com"),
        ("anna@fastmail.com", "anna@fastmail.fm"),
        ("table@anna.fastmail.com", "table@berta.fastmail.com"),
        ("anna@x.example.org", "anna@example.org"),
    ],
)
def test_what_may_be_two_people_is_not_taken_for_one(one: str, other: str) -> None:
    assert key_of(one) != key_of(other)


def test_a_server_without_an_address_of_its_own_does_not_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mail = MailSettings("mail.example.org", "table@example.org")
    with pytest.raises(SystemExit):
        serve("127.0.0.1", 0, tmp_path, settings=Settings(tmp_path, mail=mail))
    assert "base_url" in capsys.readouterr().err
