"""Rate limits that hold for all servers of a database together."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.databases import Cluster
from tests.server.helpers import rows_in
from tests.server.sharing import sharing
from tests.server.test_passing import server_of

from velkahra.server.store.backend import Connection
from velkahra.server.store.database import Store
from velkahra.server.store.limits import Limit


@pytest.fixture
def stores(postgresql: Cluster) -> Iterator[list[Store]]:
    address = postgresql.new()
    both = [Store(address, shared=True) for _ in range(2)]
    yield both
    for store in both:
        store.close()


def allowed(limit: Limit, who: str = "10.0.0.1") -> bool:
    return asyncio.run(limit.allows(who))


def shift(store: Store, seconds: int) -> None:
    """Let so much time pass, as far as the database's clock tells."""
    sql = "UPDATE paces SET due = due - ? * interval '1 second'"

    def job(base: Connection) -> None:
        base.execute(sql, (seconds,))

    asyncio.run(store.run(job))


def test_servers_of_a_database_count_together(stores: list[Store]) -> None:
    one, two = (Limit(store, "guesses", 1 / 3600, 3) for store in stores)
    assert [allowed(limit) for limit in (one, two, one, two, one)] == [True] * 3 + [False] * 2
    assert allowed(two, "10.0.0.2"), "somebody else is counted apart"
    assert allowed(Limit(stores[1], "tables", 1, 1)), "so is something else"


def test_a_limit_fills_up_again_with_time(stores: list[Store]) -> None:
    for limit in (Limit(store, "guesses", 1 / 3600, 2) for store in stores):
        allowed(limit)
    third, fourth = (Limit(stores[0], "guesses", 1 / 3600, 2) for _ in range(2))
    assert not allowed(third)
    shift(stores[0], 3600)
    assert [allowed(fourth), allowed(fourth)] == [True, False]


def test_a_clock_that_was_put_back_refuses_nobody_for_long(stores: list[Store]) -> None:
    limit = Limit(stores[0], "guesses", 1 / 60, 2)
    allowed(limit)
    shift(stores[0], -3600)
    assert allowed(limit)


def test_who_was_counted_is_a_hash_that_is_soon_forgotten(stores: list[Store]) -> None:
    limit = Limit(stores[0], "guesses", 1 / 60, 2)
    allowed(limit)
    ((first,),) = rows_in(stores[0], "SELECT who FROM paces")
    assert b"10.0.0.1" not in first
    shift(stores[0], 60)
    allowed(limit, "10.0.0.2")
    ((second,),) = rows_in(stores[0], "SELECT who FROM paces")
    assert second != first


def test_what_is_never_allowed_again_has_a_time(stores: list[Store]) -> None:
    limits = [Limit(store, "guesses", 0.0, 1) for store in stores]
    assert [allowed(limit) for limit in limits] == [True, False]


def test_a_48_has_the_limit_of_four_addresses(stores: list[Store], tmp_path: Path) -> None:
    folder = Store(tmp_path)
    for store in (stores[0], folder):
        limit = Limit(store, "guesses", 1 / 3600, 3)
        found = [allowed(limit, f"2001:db8:1:{n:x}::/64") for n in range(20)]
        assert found == [True] * 12 + [False] * 8
        assert allowed(limit, "2001:db8:2:0::/64"), "a network beside it"
        assert allowed(limit, "10.0.0.1")
    folder.close()


def test_servers_of_a_database_count_a_48_together(stores: list[Store]) -> None:
    one, two = (Limit(store, "guesses", 1 / 3600, 1) for store in stores)
    found = [allowed((one, two)[n % 2], f"2001:db8:1:{n:x}::/64") for n in range(6)]
    assert found == [True] * 4 + [False] * 2


def test_what_is_about_something_else_is_counted_apart(tmp_path: Path) -> None:
    store = Store(tmp_path)
    limit = Limit(store, "guesses", 1 / 3600, 1)
    found = [asyncio.run(limit.allows("10.0.0.1", name)) for name in ("anna", "bert", "anna")]
    assert found == [True, True, False]
    store.close()


def test_a_folder_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    monkeypatch.setattr(Store, "run", None)
    limit = Limit(store, "guesses", 1 / 3600, 2)
    assert [allowed(limit) for _ in range(3)] == [True, True, False]
    store.close()


def test_seats_at_tables_of_different_servers_are_counted_together(
    postgresql: Cluster, tmp_path: Path, toys: None
) -> None:
    with sharing(postgresql.new(), tmp_path, public_lobby=True) as members:
        tables = []
        for number, member in enumerate(members, 1):
            paths = member.table("morra", "person", "person")
            assert server_of(member, paths[0]) == number
            tables.append(paths[0].split("/")[2])
        taken = {"seat": "7", "claim": "c" * 22}
        found = [members[0].post(f"/lobby/{tables[n % 2]}", taken).status for n in range(12)]
    assert set(found[:10]) == {409}, "there is no such seat"
    assert found[10:] == [429, 429]
