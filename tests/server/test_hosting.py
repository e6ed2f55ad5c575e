"""A program opens a table and gives its seats away. Each secret opens its own part only."""

import json
import re
import threading
import urllib.request
from typing import Any, get_args, get_type_hints

import pytest
from tests.server.device import Device
from tests.server.helpers import Answer, Serve, Site, fetch, rows_in
from tests.server.hours import PATIENCE
from tests.server.test_accounts import PASSWORD
from tests.server.test_api import Program
from websockets.exceptions import ConnectionClosed

from velkahra.core.contract.words import LANGUAGES
from velkahra.server.domain import clocks, links
from velkahra.server.domain.wishes import NewTable
from velkahra.server.store import tempo
from velkahra.server.web import passing
from velkahra.server.web.api import tokens

WISH = {"game": "morra", "seats": ["program", "person", "bot random"]}


def ask(site: Site, method: str, path: str, secret: str = "", said: object = None) -> Answer:
    data = None if said is None else json.dumps(said).encode()
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    address = f"{site.base}/api/v1/tables{path}"
    return fetch(urllib.request.Request(address, data, headers, method=method))


def opened(site: Site, **wishes: object) -> Any:  # noqa: ANN401 - JSON
    answer = ask(site, "POST", "", said={**WISH, **wishes})
    assert answer.status == 201, answer.text
    return json.loads(answer.text)


def code(answer: Answer) -> tuple[int, str]:
    return answer.status, json.loads(answer.text)["code"]


def last(link: str) -> str:
    """Return the secret part of a link."""
    return link.rpartition("/")[2]


@pytest.mark.usefixtures("both_stores")
def test_a_table_is_opened_as_by_the_form(site: Site) -> None:
    made = opened(site, clock="move-30", late="default", tempo="at-once", hints=True, language="cs")
    assert made["address"] == f"{site.base}/api/v1/tables/{made['table']}"
    program, person, bot = made["seats"]
    assert [seat["player"] for seat in made["seats"]] == ["person", "person", "bot random"]
    assert (program["state"], person["state"], bot["state"]) == ("open", "open", "bot")
    assert (bot["link"], bot["token"], person["token"]) == (None, None, None)
    told = Program(site, made["address"], program["token"]).get()
    assert (told["seat"], told["hints"], len(told["clocks"])) == (0, True, 2)
    assert rows_in(site.store, "SELECT language FROM tables") == [("cs",)]
    page = site.get(made["page"].removeprefix(site.base)).text
    for link in (program["link"], person["link"], made["watch"]):
        path = link.removeprefix(site.base)
        assert site.get(path).status == 200
        assert path in page, "as on the host's page"
    seats = json.loads(ask(site, "GET", f"/{made['table']}/seats", made["host"]).text)["seats"]
    assert [seat["link"] is None for seat in seats] == [False, False, True]
    assert not [seat for seat in seats if seat["token"]], "tokens are shown once"


def test_a_bot_can_be_challenged(site: Site) -> None:
    made = opened(site, game="viceroy", seats=["program", "bot beginner"])
    assert Program(site, made["address"], made["seats"][0]["token"]).get()["yours"]


def test_choices_that_are_not_offered_are_named(site: Site) -> None:
    for wishes, status, said in (
        ({"game": "chess"}, 422, "unknown game 'chess'"),
        ({"seats": ["person"] * 9}, 422, "9"),
        ({"seats": ["bot nobody", "person"]}, 422, "bot nobody"),
        ({"options": {"colour": "red"}}, 422, "colour"),
        ({"clock": "move-1"}, 422, "move-1"),
        ({"seats": []}, 400, "$.seats"),
        ({"seats": ["me", "person"]}, 400, "$.seats[0]"),
        ({"tempo": "slow"}, 400, "$.tempo"),
        ({"secret": 1}, 400, "secret"),
    ):
        answer = ask(site, "POST", "", said={**WISH, **wishes})
        assert answer.status == status, wishes
        assert said in json.loads(answer.text)["detail"], wishes
    wish = {"game": "hammer", "seats": ["person"] * 2, "options": {"draws": "organiser"}}
    answer = ask(site, "POST", "", said=wish)
    assert code(answer) == (422, "not-offered")
    assert "possible only with" in json.loads(answer.text)["detail"]
    assert rows_in(site.store, "SELECT count(*) FROM tables") == [(0,)]


def test_programs_open_as_many_tables_as_people(serve: Serve) -> None:
    with serve(tables_a_minute=0.01) as site:
        while (answer := ask(site, "POST", "", said=WISH)).status == 201:
            pass
        assert code(answer) == (429, "too-fast")
        assert answer.headers["retry-after"]
        assert site.post("/tables", {"game": "morra", "seat-0": "me"}).status == 429


def test_one_of_several_servers_opens_all_tables() -> None:
    post = {"type": "http", "method": "POST", "path": "/api/v1/tables"}
    assert passing.is_for_site(post)
    assert passing.table_of("/api/v1/tables/0f3a9c11d2/seats/1/link") == "0f3a9c11d2"


def test_the_values_are_those_of_the_form() -> None:
    hints = get_type_hints(NewTable)
    assert set(get_args(hints["tempo"])) == set(tempo.TEMPOS)
    assert set(get_args(hints["late"])) == set(clocks.LATE)


def test_each_secret_opens_its_own_part(site: Site) -> None:
    made, other = opened(site), opened(site)
    seat, host = made["seats"][0], made["host"]
    token, link, watch = seat["token"], last(seat["link"]), last(made["watch"])
    path = f"/{made['table']}"
    opens = {
        ("GET", ""): [token],
        ("GET", "/history"): [token],
        ("GET", "/seats"): [host],
        ("POST", "/private"): [host],
        ("POST", "/tokens"): [link, watch],
        ("DELETE", "/tokens"): [link, watch],
    }
    wrong = [other["host"], other["seats"][0]["token"], last(other["seats"][0]["link"]), "x", ""]
    for (method, end), right in opens.items():
        for secret in (token, link, watch, host, *wrong):
            if (method, end) == ("DELETE", "/tokens") and secret == link:
                continue
            answer = ask(site, method, path + end, secret)
            assert (answer.status < 300) == (secret in right), (method, end)
            if secret not in right:
                assert code(answer) == (401, "no-token")
    for end in ("/act", "/would", "/hint", "/undo", "/reply"):
        assert ask(site, "POST", path + end, host, {}).status == 401


def test_a_link_gives_tokens_and_ends_them(site: Site) -> None:
    made = opened(site)
    path, person = f"/{made['table']}/tokens", made["seats"][1]
    answers = [ask(site, "POST", path, last(person["link"])) for _ in range(tokens.MOST)]
    first = json.loads(answers[0].text)
    assert (first["seat"], first["address"]) == (1, made["address"])
    assert Program(site, first["address"], first["token"]).get()["seat"] == 1
    assert code(ask(site, "POST", path, last(person["link"]))) == (409, "tokens-full")
    watcher = json.loads(ask(site, "POST", path, last(made["watch"])).text)
    ended = json.loads(ask(site, "DELETE", path, last(person["link"])).text)
    assert ended == {"seat": 1, "tokens": tokens.MOST}
    assert Program(site, first["address"], first["token"]).refused("") == (401, "no-token")
    watching = Program(site, watcher["address"], watcher["token"])
    assert watching.get()["seat"] == -1, "tokens of another seat stay"
    assert watching.refused("/act", {"version": 0, "action": "show 1"}) == (403, "only-watching")


def test_seats_on_the_public_list_belong_to_those_who_take_them(serve: Serve) -> None:
    with serve(public_lobby=True) as site:
        made = opened(site, seats=["program", "person", "person"], public=True)
        assert [seat["state"] for seat in made["seats"]] == ["open", "free", "free"]
        table, claim = made["table"], "c" * 22
        taken = site.post(f"/lobby/{table}", {"seat": "1", "claim": claim}).headers["location"]
        assert site.get(taken).status == 200
        after = json.loads(ask(site, "POST", f"/{table}/private", made["host"]).text)
        assert [seat["state"] for seat in after["seats"]] == ["open", "taken", "open"]
        assert last(taken) not in json.dumps(after)
        answer = ask(site, "POST", f"/{table}/seats/1/link", made["host"])
        assert code(answer) == (409, "link-stays")
        assert site.get(taken).status == 200
        assert after["seats"][1]["link"] is None


def test_a_link_is_replaced_and_opens_nothing_any_more(serve: Serve) -> None:
    with serve(accounts=True) as site:
        made = opened(site, tempo="at-once")
        path, host, before = f"/{made['table']}", made["host"], made["seats"][1]["link"]
        token = json.loads(ask(site, "POST", f"{path}/tokens", last(before)).text)["token"]
        guest, old = Device(site), before.removeprefix(site.base)
        guest.post("/account/new", name="Cedar", password=PASSWORD)
        guest.get(old)
        (of_account,) = re.findall(rf"/table/{made['table']}/[\w-]+", guest.get("/").text)[:1]
        with site.at(old) as page, site.at(made["seats"][0]["link"].removeprefix(site.base)):
            waiting, heard = threading.Event(), []
            program = Program(site, made["address"], token)
            at = json.loads(program.ask("?since=0&wait=20").text)["version"]
            assert at == 1, "the bot has chosen, and waits for the others"

            def wait() -> None:
                waiting.set()
                heard.append(program.ask(f"?since={at}&wait=20").status)

            thread = threading.Thread(target=wait, daemon=True)
            thread.start()
            waiting.wait(PATIENCE)
            after = json.loads(ask(site, "POST", f"{path}/seats/1/link", host).text)
            with pytest.raises(ConnectionClosed):
                page.until("update")
            Program(site, made["address"], made["seats"][0]["token"]).act("show 1", at)
            thread.join(PATIENCE)
        new = after["seats"][1]["link"]
        assert (before != new, heard) == (True, [401])
        assert [site.get(way).status for way in (old, new.removeprefix(site.base))] == [404, 200]
        assert guest.get(of_account).status == 404
        assert program.refused("") == (401, "no-token")
        assert new.removeprefix(site.base) in site.get(made["page"].removeprefix(site.base)).text
        for seat, status in ((0, 200), (2, 409), (3, 404)):
            assert ask(site, "POST", f"{path}/seats/{seat}/link", host).status == status
        assert ask(site, "POST", f"{path}/seats/1/link", last(new)).status == 401


@pytest.mark.usefixtures("both_stores")
def test_a_link_is_replaced_so_often_and_each_one_once(site: Site) -> None:
    made = opened(site)
    path, seen = f"/{made['table']}/seats/0/link", {made["seats"][0]["link"]}
    while (answer := ask(site, "POST", path, made["host"])).status == 200:
        seen.add(json.loads(answer.text)["seats"][0]["link"])
    assert code(answer) == (409, "link-stays")
    assert len(seen) == links.MOST_OF_SEAT


def test_a_token_hears_only_of_its_own_seat(site: Site) -> None:
    made = opened(site, seats=["program", "program"])
    one, two = (Program(site, made["address"], seat["token"]) for seat in made["seats"])
    chosen = one.get()["actions"][0]
    one.act(chosen["code"])
    for path in ("", "/history"):
        text = two.ask(path).text
        assert chosen["text"] not in json.dumps(json.loads(text).get("events", ""))
        for secret in (made["host"], one.token, *(last(seat["link"]) for seat in made["seats"])):
            assert secret not in text


def test_another_sites_page_opens_no_table(site: Site) -> None:
    headers = {"Origin": "https://evil.example"}
    data = json.dumps(WISH).encode()
    answer = fetch(urllib.request.Request(f"{site.base}/api/v1/tables", data, headers))
    assert code(answer) == (403, "foreign")


def test_a_wrong_method_hears_which_there_are(site: Site) -> None:
    answer = ask(site, "PUT", "/0123456789/tokens")
    assert code(answer) == (405, "method")
    assert set(answer.headers["allow"].split(", ")) == {"POST", "DELETE"}


def test_the_page_of_the_api_lists_all_of_it(site: Site) -> None:
    described = json.loads(site.get("/api/v1/openapi.json").text)
    for language in LANGUAGES:
        page = site.get(f"/api?language={language}").text
        for path in described["paths"]:
            assert path in page
        for name in described["components"]["schemas"]:
            assert f'id="{name}"' in page
        assert 'id="not-your-turn"' in page
        assert "reference-" not in page.replace("api/reference", "")
