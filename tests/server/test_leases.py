"""Leases of tables: one server at a time runs a table, and an old lease writes nothing."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import count

import psycopg
import pytest
from tests.server.databases import Cluster
from tests.server.hours import PATIENCE
from tests.server.test_store import refused, rows, table

from velkahra.server.room import membership
from velkahra.server.room.membership import Lookout, Membership
from velkahra.server.store import leases
from velkahra.server.store.backend import Connection, InUseError, StoreError
from velkahra.server.store.database import Store
from velkahra.server.store.leases import LeasedStore, Peer
from velkahra.server.store.postgresql import Aside
from velkahra.server.store.rows import fence


@pytest.fixture
def address(postgresql: Cluster) -> str:
    return postgresql.new()


@pytest.fixture
def stores(address: str) -> Iterator[tuple[Store, Store]]:
    """Two servers of one database, with the numbers 1 and 2, and a table `t`."""
    both = Store(address, shared=True), Store(address, shared=True)
    for number, store in enumerate(both, 1):
        job = partial(leases.enter, address=f"here:{number}", secret="s")
        assert asyncio.run(store.run(job)) == number
    asyncio.run(both[0].open_table(table("t"), []))
    yield both
    for store in both:
        store.close()


def take(store: Store, server: int, name: str = "t") -> object:
    return asyncio.run(store.run(lambda base: leases.take(base, name, server)))


def renew(store: Store, server: int, late: dict[int, int] | None = None) -> leases.Renewal:
    return asyncio.run(store.run(lambda base: leases.renew(base, server, late or {})))


def test_a_table_is_run_by_one_server_at_a_time(stores: tuple[Store, Store]) -> None:
    one, two = stores
    assert take(one, 1) == 1
    assert take(two, 2) == Peer(1, "here:1", "s")
    assert take(one, 1) == 2, "a lease that is taken again has a new token"
    assert take(two, 2, "none") is None
    asyncio.run(one.run(lambda base: leases.leave(base, 1)))
    assert take(two, 2) == 3


def test_who_does_not_renew_is_buried_by_another(stores: tuple[Store, Store], address: str) -> None:
    one, two = stores
    take(one, 1)
    with pytest.raises(InUseError, match="another velkahra"):
        Store(address)  # as a command does, which shares the database with no server
    assert renew(two, 2).beats == {1: 0, 2: 1}
    assert take(two, 2) == Peer(1, "here:1", "s"), "nobody has noticed yet"
    found = renew(two, 2, {1: 0})
    assert (found.alive, found.buried, [peer.id for peer in found.peers]) == (True, [1], [2])
    assert take(two, 2) == 2
    late = renew(one, 1, {2: 2})
    assert not late.alive
    assert late.buried == []
    again = asyncio.run(one.run(partial(leases.enter, address="here:1", secret="s")))
    assert [peer.id for peer in renew(two, 2).peers] == [2, again], "it is there once"
    assert renew(one, again).alive
    assert renew(two, 2, {again: 0}).buried == [], "it renewed first"


def test_a_server_is_late_if_its_beat_is_the_same_for_as_long_as_a_lease() -> None:
    lookout = Lookout()
    for now, beat in ((0.0, 7), (1.0, 8), (2.0, 8)):
        lookout.note({1: beat, 2: round(10 * now)}, now)
        assert lookout.late(now + 0.4) == {}
    assert [lookout.pause(now) for now in (2.0, 2.25, 2.6)] == [0.3, 0.25, 0.05]
    assert lookout.late(2.6) == {1: 8}
    lookout.forget()
    assert lookout.late(9.0) == {}, "nobody could renew, so all have time to"
    lookout.note({1: 8, 2: 20}, 9.0)
    assert lookout.late(10.0) == {}
    lookout.note({2: 20}, 11.0)
    assert lookout.late(11.0) == {2: 20}, "the other one has gone"


def test_an_old_lease_writes_nothing(stores: tuple[Store, Store]) -> None:
    one, two = stores
    asleep = LeasedStore(one, "t", 1)
    take(one, 1)
    asyncio.run(asleep.append("t", 0, [b"0"]))
    asyncio.run(one.run(lambda base: leases.leave(base, 1)))
    take(two, 2)
    asyncio.run(LeasedStore(two, "t", 2).append("t", 1, [b"1"]))

    sql = "INSERT INTO hinting VALUES ('t')"
    deeds = (
        asleep.append("t", 2, [b"2"]),
        asleep.append("t", 2, [b"2"], also=lambda base: base.execute(sql)),
        asleep.run(lambda base: base.execute(sql).rowcount),
    )
    for deed in deeds:
        assert refused(deed) == "store-moved"
    assert rows(one) == rows(two) == [b"0", b"1"]
    assert asyncio.run(one.run(lambda b: b.execute("SELECT * FROM hinting").fetchall())) == []


def test_an_old_lease_takes_no_other_write_with_it(stores: tuple[Store, Store]) -> None:
    one, _ = stores
    take(one, 1)
    take(one, 1)

    async def burst() -> tuple[object, ...]:
        old, new = LeasedStore(one, "t", 1), LeasedStore(one, "t", 2)
        return await asyncio.gather(
            new.append("t", 0, [b"0"]),
            old.append("t", 1, [b"x"]),
            new.append("t", 1, [b"1"]),
            return_exceptions=True,
        )

    first, stale, last = asyncio.run(burst())
    assert (first, last) == (None, None)
    assert isinstance(stale, StoreError)
    assert stale.reason == "store-moved"
    assert rows(one) == [b"0", b"1"]


def test_several_servers_may_be_the_first(postgresql: Cluster) -> None:
    postgresql.run("CREATE DATABASE untouched")
    address = postgresql.address("untouched")

    async def both() -> list[Store]:
        opening = [asyncio.to_thread(Store, address, shared=True) for _ in range(3)]
        return await asyncio.gather(*opening)

    for store in asyncio.run(both()):
        store.close()


def test_a_table_is_taken_over_after_a_write(stores: tuple[Store, Store], address: str) -> None:
    one, two = stores
    take(one, 1)
    asyncio.run(one.run(lambda base: leases.leave(base, 1)))

    async def overtake(writing: psycopg.Connection[tuple[object, ...]]) -> list[bytes]:
        writing.execute("SELECT held('t', 1)")
        writing.execute("INSERT INTO plies (table_id, n, what) VALUES ('t', 0, '0')")
        assert await two.run(lambda base: leases.take(base, "t", 2)) == leases.Busy()
        writing.commit()
        assert await two.run(lambda base: leases.take(base, "t", 2)) == 2
        found = await two.load("t")
        assert found is not None
        return found[1]

    with psycopg.connect(address) as writing:
        assert asyncio.run(overtake(writing)) == [b"0"]


def test_a_server_that_stops_in_a_transaction_holds_nobody(stores: tuple[Store, Store]) -> None:
    one, two = stores
    take(one, 1)
    standing, stopped = threading.Event(), threading.Event()

    def stop(base: Connection) -> None:
        leases.renew(base, 1, {})
        fence(base, "t", 1)
        base.execute("SELECT 1").fetchall()
        standing.set()
        stopped.wait()
        base.execute("INSERT INTO hinting VALUES ('t')")

    async def woken() -> str:
        stopping = asyncio.create_task(one.run(stop))
        await asyncio.to_thread(standing.wait)
        while not await asyncio.to_thread(buried_by, two):
            pass
        assert await asyncio.to_thread(take, two, 2) == 2
        stopped.set()
        with pytest.raises(StoreError) as caught:
            await stopping
        return caught.value.reason

    def buried_by(store: Store) -> list[int]:
        return renew(store, 2, {1: 0}).buried

    assert asyncio.run(woken()) == "store-moved"


def test_who_has_a_table_is_told_while_locked(stores: tuple[Store, Store], address: str) -> None:
    one, two = stores
    take(one, 1)
    with psycopg.connect(address) as standing:
        standing.execute("SELECT held('t', 1)")
        assert take(two, 2) == Peer(1, "here:1", "s")
        standing.execute("SELECT 1 FROM tables FOR UPDATE")
        deleting = one.run(lambda base: base.execute("DELETE FROM tables").rowcount)
        assert refused(deleting) == "store-busy", "nobody waits long for a locked row"


def test_a_lease_that_somebody_writes_under_is_waited_for_a_while(
    stores: tuple[Store, Store], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = stores
    take(one, 1)
    asyncio.run(one.run(lambda base: leases.leave(base, 1)))
    other = Membership(two, "here:2")

    async def taken() -> LeasedStore | None:
        with psycopg.connect(address) as writing:
            writing.execute("SELECT held('t', 1)")
            taking = asyncio.create_task(other.take("t"))
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asyncio.shield(taking), 0.1)
        return await taking

    assert asyncio.run(taken()) is not None
    monkeypatch.setattr(membership, "BUSY_SECONDS", 0.01)
    with psycopg.connect(address) as writing:
        writing.execute("SELECT held('t', 2)")
        assert refused(other.take("t")) == "store-moved"


def test_a_long_job_of_the_store_makes_nobody_late(stores: tuple[Store, Store]) -> None:
    done = threading.Event()

    async def renewed() -> bool:
        third = Membership(stores[0], "here:3")
        await third.enter()
        job = asyncio.create_task(stores[0].run(lambda base: done.wait(PATIENCE)))
        await asyncio.wait_for(third.renew(), PATIENCE)
        late = not job.done()
        done.set()
        await job
        third.close()
        return late

    assert asyncio.run(renewed())


def test_a_server_enters_even_if_the_database_breaks_meanwhile(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = count(1)

    def breaking(run: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def broken(place: object, job: Callable[[Connection], object]) -> object:
            if next(asked) in (1, 3):
                raise StoreError("store-away", "the database was away")
            return await run(place, job)

        return broken

    async def entered() -> list[Peer]:
        third = Membership(stores[1], "here:3")
        await third.enter()
        third.close()
        return third.peers

    monkeypatch.setattr(membership, "BEAT_SECONDS", 0.0)
    for place in (Store, Aside):
        monkeypatch.setattr(place, "run", breaking(place.run))
    assert [peer.address for peer in asyncio.run(entered())] == ["here:1", "here:3"]
