"""Records from outside, positions that go on at a table of one's own, and tables of other rules."""

import re
from pathlib import Path

import pytest
from tests.server.helpers import Serve, Site, serving, sqlite_of
from tests.server.replays import FINISHED, RECORDS, play_out, upload

from velkahra.cli.verifying import check
from velkahra.core import registry
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.play import Play
from velkahra.core.play.record import Record, read_record, write_record
from velkahra.server.domain import legacy, links
from velkahra.server.domain.ledger import PlyRow, encode
from velkahra.server.domain.tables import SeatRow, TableRow
from velkahra.server.web.replay import uploads
from velkahra.server.web.replay.uploads import LONGEST_RECORD, UploadError, read_upload

TEXT = FINISHED.read_text()
LINES = TEXT.split("\n")
FIRST = LINES.index("") + 1  # index of the first ply's line


def changed(line: int, text: str) -> str:
    """Replace one line (numbered from 1) of the record."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]])


def test_a_finished_record_opens_as_a_replay_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        path = upload(site, TEXT)
        before = site.get(f"{path}?ply=100")
        assert before.status == 200
        assert "This record was uploaded" in before.text
    with serving(tmp_path, site.port) as site:
        assert site.get(f"{path}?ply=100").text == before.text
        back = read_record(site.get(f"{path}/record").text)
    sent = read_record(TEXT)
    assert back.notes.pop("uploaded")
    assert back == sent


def test_an_unfinished_record_opens_too_and_nobody_plays_on(site: Site) -> None:
    record = read_record(TEXT)
    record.plies, record.result = record.plies[:3], None  # the dealer would have to draw here
    path = upload(site, write_record(record))
    page = site.get(path).text
    assert 'data-ply="3" data-plies="3"' in page
    assert site.get(path).text == page


def test_line_ends_of_any_system_and_a_missing_last_one_do_no_harm() -> None:
    sent = read_record(TEXT)
    assert read_upload(TEXT.replace("\n", "\r\n"), "en") == sent
    assert read_upload(TEXT.replace("\n", "\r"), "en") == sent
    for end in ("", "\n\n", "\n \n"):
        assert read_upload(TEXT.rstrip("\n") + end, "en") == sent


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("<script>alert(1)</script>", 1),
        (changed(2, "game chess"), 2),
        (changed(3, "rules 7"), 3),
        (changed(4, "seats 9"), 4),
        (changed(FIRST + 4, "lion king Z99"), FIRST + 4),
        (changed(FIRST + 4, "<b>lion</b> king F7"), FIRST + 4),
        (changed(FIRST + 4, "lion king A1"), FIRST + 4),
        (changed(len(LINES) - 1, "result 0.25 0.75"), len(LINES) - 1),
        ("\n".join(LINES[:-2]) + "\n", len(LINES) - 1),
        ("\n".join(LINES[: FIRST - 1]), FIRST),
        ("x" * (LONGEST_RECORD + 1), 0),
        ("\0\n" * 1000, 1),
    ],
)
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, language: str) -> None:
    with pytest.raises(UploadError) as caught:
        read_upload(text, language)
    assert caught.value.line == line
    if line not in (0, 3):
        assert str(line) in str(caught.value)


def test_a_wrong_record_is_answered_with_its_line_and_nothing_is_kept(site: Site) -> None:
    for text in (changed(FIRST + 4, "<b>lion</b> king F7"), "<b>x</b>", "x" * 3_000_000):
        answer = site.post("/records", {"record": text})
        assert answer.status == 400
        assert "<b>" not in answer.text
        assert 'role="alert"' in answer.text
    answer = site.post("/records", {"record": changed(FIRST + 4, "lion king A1")})
    assert f"Line {FIRST + 4} is against the rules" in answer.text
    assert "TE-" not in answer.text.split("<textarea")[0]
    kept = sqlite_of(site.store).execute("SELECT count(*) FROM tables").fetchone()
    assert kept == (0,)


def test_a_record_longer_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_PLIES", 100)
    with pytest.raises(UploadError, match="at most 100 actions"):
        read_upload(TEXT, "en")


def test_every_stored_record_can_be_uploaded() -> None:
    for file in sorted((RECORDS / "euphrates").glob("*.txt")):
        read_upload(file.read_text(), "pl")


def branch(site: Site, path: str, ply: int, *seats: str) -> str:
    """Try from a position. Returns where the answer leads."""
    fields = {"ply": str(ply), **{f"seat-{n}": seat for n, seat in enumerate(seats)}}
    answer = site.post(f"{path}/try", fields)
    assert answer.status == 303, answer.text
    return answer.headers["location"]


def test_a_table_of_one_s_own_goes_on_from_a_position(site: Site) -> None:
    path = upload(site, TEXT)
    sent = read_record(TEXT)
    there = Play(registry.game("euphrates"), 2, sent.options)
    while there.version < 30 or there.state.actor() == CHANCE:
        there.act(*sent.plies[there.version])
    table = branch(site, path, there.version, "me", "person")
    assert table.startswith("/host/")
    one, two = re.findall(r'href="(/table/[^"]+)"', site.get(table).text)[:2]
    with site.page(one) as lion, site.page(two) as bull:
        assert lion.update()["yours"] == there.state.may_act(0)
        assert bull.update()["yours"] == there.state.may_act(1)
        for seat, page in enumerate((lion, bull)):
            heard = [words for ply in there.seen_by(seat) for words in ply]
            assert len(page.log) == len(heard)
    note = f"The first {there.version} actions of this table were played at another table"
    assert note in site.get(one).text


@pytest.mark.usefixtures("toys")
def test_a_camp_that_goes_on_has_its_organiser_s_desk(site: Site) -> None:
    path = upload(site, (RECORDS / "hammer/random-2-entered.txt").read_text())
    there = branch(site, path, 5, "me", "bot greedy")
    assert there.startswith("/desk/")
    assert site.get(there).status == 200


def test_a_branch_has_a_dealer_of_its_own_whose_draws_can_be_checked(site: Site) -> None:
    """Two branches of one position get different draws, and each record says where it began."""
    one, _two = play_out(site, "draws")
    old = read_record(site.get(f"{one}/record").text)
    assert check(old, registry.game("draws")).wrong == []
    seeds = set()
    for _ in range(2):
        table = branch(site, f"{one}/replay", 1, "bot random", "bot random")
        with site.at(table) as page:
            while not page.last["over"]:
                page.update()
        new = read_record(site.get(f"{table}/record").text)
        assert new.plies[:1] == old.plies[:1]
        assert new.notes["dealt-from"] == "1"
        assert re.fullmatch(r"[0-9a-f]{10} ply 1", new.notes["came-from"])
        found = check(new, registry.game("draws"))
        assert (found.given, found.wrong) == (1, [])
        assert found.draws > 1
        seeds.add(new.notes["seed"])
    assert len(seeds | {old.notes["seed"]}) == 3


def test_there_is_nothing_to_try_where_the_game_is_over(site: Site) -> None:
    path = upload(site, TEXT)
    last = len(read_record(TEXT).plies)
    for ply in (str(last), str(last + 1), "-1", "x", "", "9" * 30, "\u00b2"):
        answer = site.post(f"{path}/try", {"ply": ply, "seat-0": "me", "seat-1": "me"})
        assert answer.status == 400, ply
    for seats in ({}, {"seat-0": "me"}, {"seat-0": "me", "seat-1": "bot nobody"}):
        assert site.post(f"{path}/try", {"ply": "3", **seats}).status == 400
    answer = site.get(f"{path}/try?language=cs")  # as the refused form's languages lead
    assert (answer.status, answer.headers["location"]) == (303, f"{path}?language=cs")


def made_older(site: Site, sql: str) -> None:
    """Make the tables ones that this program cannot replay."""
    sqlite_of(site.store).execute("DROP TRIGGER IF EXISTS plies_are_never_changed")
    sqlite_of(site.store).execute(sql)


OTHER_RULES = "UPDATE tables SET rules = 99"
NO_LONGER_LEGAL = """UPDATE plies SET what = CAST('["ply",0,"show 9"]' AS BLOB) WHERE n = 0"""
UNREADABLE = "UPDATE plies SET what = CAST('[7]' AS BLOB) WHERE n = 0"
NO_GAME = "UPDATE tables SET game = 'chess'"


@pytest.mark.parametrize("change", [OTHER_RULES, NO_LONGER_LEGAL, UNREADABLE, NO_GAME])
def test_a_table_that_does_not_replay_is_said_so_and_not_altered(serve: Serve, change: str) -> None:
    with serve() as site:
        one, two, watch = site.table("morra", "person", "person")
        with site.at(one) as ash, site.page(two) as birch:
            ash.act("show 3")
            ash.update()
            birch.update()
            birch.until_yours()
        made_older(site, change)
    with serve() as site:
        rows = sqlite_of(site.store).execute("SELECT * FROM plies").fetchall()
        for page in (one, f"{one}/replay", f"{one}/record"):
            answer = site.get(page)
            assert answer.status == (409 if change in (OTHER_RULES, NO_GAME) else 503)
            assert f'href="{one}/actions"' in answer.text
        texts = [site.get(f"{path}/actions").text for path in (one, two, watch)]
        assert all(text.startswith("velkahra record 1\ngame ") for text in texts)
        assert all("show 3" not in text for text in texts[1:])
        assert ("show 3" in texts[0]) == (change in (OTHER_RULES, NO_GAME))
        assert "note seed" not in "".join(texts)
        assert site.get(f"{one}x/actions").status == 404
        assert sqlite_of(site.store).execute("SELECT * FROM plies").fetchall() == rows


@pytest.mark.usefixtures("toys")
def test_a_finished_table_of_other_rules_is_a_whole_record(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        one, two = play_out(site, "draws")
        played: Record = read_record(site.get(f"{one}/record").text)
        made_older(site, OTHER_RULES)
    with serving(tmp_path) as site:
        text = site.get(f"{two}/actions").text
        record = read_record(text)
        assert (record.plies, record.result, record.rules) == (played.plies, played.result, 99)
        assert record.notes["seed"] == played.notes["seed"]


@pytest.mark.parametrize("spectator", [-1, 2])
def test_a_spectator_s_text_of_a_running_table_has_no_action(spectator: int) -> None:
    record = read_record(TEXT)
    game, key = registry.game(record.game), links.key("nobody")
    seats = tuple(SeatRow("person", key) for _ in range(record.seats))
    row = TableRow("t", record.game, 1, record.options, "en", "s", key, key, "", seats)
    rows = encode([PlyRow(seat, game.write(seat, action)) for seat, action in record.plies[:30]])
    text = legacy.text_of(row, rows, None, spectator)
    actions = text.partition("\n\n")[2].splitlines()[:-1]
    assert len(actions) == 30
    assert {line.split(" ", 1)[1] for line in actions} == {"..."}


@pytest.mark.usefixtures("toys")
def test_a_running_table_goes_on_after_an_update_with_the_same_rules(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        one, *_ = site.table("morra", "person", "person")
        with site.at(one) as ash:
            ash.act("show 3")
            ash.update()
    with serving(tmp_path) as site, site.at(one) as ash:
        assert "own: 3" in ash.last["layout"]
