"""Fair turns: who waits, in which order they go, and how many go first."""

import asyncio

import pytest

from velkahra.bots import turns
from velkahra.bots.turns import AWAY, BOTS_ONLY, WATCHED, FairQueue, Priority


class Crowd:
    """Somebody has the only thing, and others wait for it."""

    def __init__(self) -> None:
        self.queue = FairQueue("x")
        self.order: list[str] = []
        self.claims: dict[str, turns.Claim] = {}
        self._under_way: list[asyncio.Task[None]] = []

    async def join(
        self, name: str, *addresses: str, rank: int = WATCHED, order: int = 0
    ) -> asyncio.Task[None]:
        """Wait; without an address, at one that has the name."""
        priority = Priority(rank, addresses or (name,))
        claim = self.claims[name] = lambda: priority

        async def wait() -> None:
            thing = await self.queue.take(claim, order, min)
            self.order.append(name)
            await asyncio.sleep(0)
            self.queue.give_back(thing)

        task = asyncio.create_task(wait())
        self._under_way.append(task)
        await asyncio.sleep(0)
        return task

    async def served(self) -> list[str]:
        """Let all have their turn, and return their names in order."""
        self.queue.give_back("x")
        await asyncio.gather(*self._under_way, return_exceptions=True)
        return self.order


async def crowded() -> Crowd:
    found = Crowd()
    assert await found.queue.take(Priority, 0, min) == "x"
    return found


async def test_each_address_has_a_turn_before_one_has_its_second() -> None:
    crowd = await crowded()
    for n in range(4):
        await crowd.join(f"flood {n}", "flood")
    await crowd.join("anna 0", "anna")
    await crowd.join("anna 1", "anna")
    await crowd.join("bert 0", "bert")
    assert [crowd.queue.ahead(claim) for claim in crowd.claims.values()] == [1, 4, 6, 7, 2, 5, 3]
    order = ["flood 0", "anna 0", "bert 0", "flood 1", "anna 1", "flood 2", "flood 3"]
    assert await crowd.served() == order
    assert crowd.queue.ahead(crowd.claims["anna 1"]) == 0


async def test_whose_turn_was_last_goes_last() -> None:
    crowd = await crowded()
    await crowd.join("anna 0", "anna")
    await crowd.join("bert 0", "bert")
    await crowd.served()
    assert await crowd.queue.take(Priority, 0, min) == "x"
    await crowd.join("bert 1", "bert")
    await crowd.join("anna 1", "anna")
    assert await crowd.served() == ["anna 0", "bert 0", "anna 1", "bert 1"]


async def test_people_who_look_go_first_and_bots_among_themselves_last() -> None:
    crowd = await crowded()
    for name, rank in ("bots", BOTS_ONLY), ("away", AWAY), ("anna", WATCHED):
        await crowd.join(name, rank=rank)
    assert await crowd.served() == ["anna", "away", "bots"]


async def test_none_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = await crowded()
    await crowd.join("bots", rank=BOTS_ONLY, order=1)
    monkeypatch.setattr(turns, "PATIENCE", -1.0)
    await crowd.join("anna")
    assert await crowd.served() == ["bots", "anna"]


async def test_of_an_address_moves_go_before_hints() -> None:
    crowd = await crowded()
    for name, address, order in ("h", "a", 1), ("m", "a", 0), ("other", "b", 1):
        await crowd.join(name, address, order=order)
    assert await crowd.served() == ["m", "other", "h"]


async def test_a_job_for_several_goes_with_the_one_whose_turn_is_next() -> None:
    crowd = await crowded()
    for n in range(3):
        await crowd.join(f"flood {n}", "flood")
    await crowd.join("both", "flood", "anna")
    assert await crowd.served() == ["flood 0", "both", "flood 1", "flood 2"]


async def test_who_leaves_the_line_holds_up_nobody() -> None:
    crowd = await crowded()
    first = await crowd.join("anna")
    await crowd.join("bert")
    assert crowd.queue.waiting == 2
    first.cancel()
    await asyncio.sleep(0)
    assert (crowd.queue.waiting, crowd.queue.busy) == (1, 1)
    assert await crowd.served() == ["bert"]
    assert (crowd.queue.waiting, crowd.queue.busy) == (0, 0)


async def test_a_thing_given_to_who_leaves_at_that_moment_is_given_on() -> None:
    crowd = await crowded()
    first = await crowd.join("anna")
    crowd.queue.give_back("x")
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert crowd.queue.busy == 0
