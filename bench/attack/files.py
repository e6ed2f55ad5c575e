"""Kinds that send files, open tables and try passwords; a server limits these per address."""

import asyncio
import json
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.parse import urlencode

from bench.attack.attacker import Attacker, Kind, NotTried
from bench.attack.requests import odd_body
from librt.random import Random

from velkahra.core import registry
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.record import write_record
from velkahra.server.domain.bounds import MOST_ROWS
from velkahra.server.domain.ledger import Ledger, encode
from velkahra.testing import walk

GAME: Final = "euphrates"
MOST_TABLES: Final = 61
MOST_PASSWORDS: Final = 60
MOST_TURNS: Final = 50
LIMITED: Final = 0.5
"""Seconds until a file is sent again after one too many."""

Camp = dict[str, Any]
Spoil = Callable[[Camp], object]


def _cards(text: str) -> Spoil:
    """Return a camp with cards of its own."""

    def spoil(camp: Camp) -> None:
        camp["options"]["cards"] = "other-0123456789ab"
        camp["files"] = {"set.yaml": text}

    return spoil


def _line(**changes: object) -> Spoil:
    line = {"n": 0, "who": "seat-0", "name": "A", "text": "x", "signal": False, "at": 1, **changes}
    return lambda camp: camp["talk"]["lines"].append(line)


CRAFTED: Final[tuple[Spoil, ...]] = (
    lambda camp: camp.update(created="x", rows=[]),
    _cards("[" * 3000),
    _cards("? &a {x: 1}\n: *a\n" * 20_000),
    lambda camp: camp.update(rows=["[" * 5000]),
    _line(at=2**63),
    lambda camp: camp.update(rules=2**63),
    lambda camp: camp["rows"].append('["undo",0,40000]'),
    lambda camp: camp.update(rows=['["moved"]'] * (MOST_ROWS + 1)),
    lambda camp: camp.update(seed="x" * 3_900_000),
    _cards("!!python/object/apply:os.abort []"),
    _cards("a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n"),
    lambda camp: camp.update(rows=["\ud800"]),
    lambda camp: camp.update(files={"../../x": "x"}),
    lambda camp: camp["talk"]["reports"].append([3, "seat-0", 1]),
    lambda camp: camp.update(clock={"left": [2**63]}),
    lambda camp: camp.update(players=["person"] * 9),
)
"""Each of these is refused."""
ODD: Final[tuple[object, ...]] = (
    *(None, True, -1, 0, 2**31, 2**63, 2**70, 1e308, "", "x", "\0", "../../x", "é" * 50),
    *([], {}, [[]], "9" * 400, "\ud800"),
)


async def camps(attacker: Attacker) -> None:
    """Restore damaged camp files, and one with much undone. Raises: NotTried without a camp."""
    host = await attacker.table("hammer", **{"option-results": "organiser"})
    reply = await attacker.fetch("GET", host.replace("/host/", "/desk/") + "/file")
    try:
        text = json.dumps(json.loads(reply.text))
    except ValueError as error:
        raise NotTried(f"the server returned no camp file: {reply.status}") from error
    left = [_spoilt(text, attacker.rng, spoil) for spoil in reversed(CRAFTED)]
    left.insert(len(left) - 3, _restless(text, attacker.rng))

    async def one() -> None:
        file = left.pop() if left else _mutated(text, attacker.rng)
        body = urlencode({"record": file}).encode()
        reply = await attacker.send("POST", "/desk", body)
        if reply.status == "429":
            left.append(file)
            await asyncio.sleep(LIMITED)
        elif reply.status == "303":
            await attacker.send("GET", reply.location)

    await _until_read(attacker, one)


def _spoilt(text: str, rng: random.Random, spoil: Spoil) -> str:
    camp: Camp = json.loads(text)
    camp["links"]["table"] = f"{rng.getrandbits(40):010x}"
    spoil(camp)
    return json.dumps(camp)


def _mutated(text: str, rng: random.Random) -> str:
    camp: Camp = json.loads(text)
    camp["links"]["table"] = f"{rng.getrandbits(40):010x}"
    for _ in range(rng.randint(1, 3)):
        place: Any = camp
        while True:
            if not (keys := list(place) if isinstance(place, dict) else list(range(len(place)))):
                break
            key = rng.choice(keys)
            if isinstance(place[key], (dict, list)) and place[key] and rng.random() < 0.8:
                place = place[key]
                continue
            place[key] = _altered(place[key], rng)
            break
    return json.dumps(camp)


def _altered(value: object, rng: random.Random) -> object:
    if isinstance(value, str) and value and rng.random() < 0.7:
        at = rng.randrange(len(value))
        new = rng.choice(("", "0", "-", "\0", "[", '"', "é", "9" * 20, "null", ": &a *a"))
        return value[:at] + new + value[at + rng.randrange(4) :]
    return rng.choice(ODD)


def _restless(text: str, rng: random.Random) -> str:
    """Return a table whose rows are almost full of actions that were taken back."""
    camp: Camp = json.loads(text)
    title = registry.game(GAME)
    ledger = Ledger(title, len(camp["players"]), {}, camp["seed"])
    first = ledger.first()
    ledger.fold(first)
    rows = [row.decode() for row in encode(first)]
    again = _turned(ledger, rows, Random(rng.getrandbits(30)))
    rows += again * ((MOST_ROWS - len(rows)) // 2)
    camp["links"]["table"] = f"{rng.getrandbits(40):010x}"
    camp.update(game=GAME, rules=title.rules, rows=rows, files={})
    camp["options"] = dict(ledger.play.options)
    return json.dumps(camp)


def _turned(ledger: Ledger, rows: list[str], luck: Random) -> list[str]:
    """Play until something can be taken back, and return that ply and its undoing as rows."""
    for _ in range(MOST_TURNS):
        kept = len(ledger.play.plies)
        able = [seat for seat in walk.actors(ledger.state) if seat != CHANCE]
        if not able:
            break
        seat = able[luck.randrange(len(able))]
        made = ledger.act(seat, walk.pick(luck, ledger.state, seat, None))
        ledger.fold(made)
        if len(made) == 1 and ledger.can_undo(seat):
            return [row.decode() for row in encode([*made, *ledger.undo(seat, kept)])]
        rows += [row.decode() for row in encode(made)]
    return []


async def _until_read(attacker: Attacker, one: Callable[[], Any]) -> None:
    """Send files until the time is over and the server has read at least one."""
    end = time.monotonic() + attacker.patience
    while attacker.goes_on or (_read(attacker) == 0 and time.monotonic() < end):
        await one()


def _read(attacker: Attacker) -> int:
    return sum(count for status, count in attacker.answers.items() if status != "429")


async def records(attacker: Attacker) -> None:
    """Upload records of games, each damaged in some places."""
    texts = _games(attacker.rng.getrandbits(30))

    async def one() -> None:
        text = _scratched(attacker.rng.choice(texts), attacker.rng)
        reply = await attacker.send("POST", "/records", urlencode({"record": text}).encode())
        if reply.status == "429":
            await asyncio.sleep(LIMITED)

    await _until_read(attacker, one)


def _games(seed: int) -> list[str]:
    found = []
    for name in registry.names():
        title = registry.game(name)
        seats, options = next(iter(title.variants()))
        for play in walk.random_game(title, seats, options, seed, 150):
            last = play
        found.append(write_record(last.record(), title))
    return found


def _scratched(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(lines))
        what = rng.randrange(6)
        if what == 0:
            lines[at:at] = [rng.choice(lines)] * rng.choice((1, 2, 3000))
        elif what == 1 and len(lines) > 2:
            del lines[at]
        elif what == 2:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        elif what == 3:
            lines[at] += rng.choice((" x", "\0", "\r", " " * 5000, "é", "9" * 400, "<script>"))
        elif what == 4:
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        else:
            lines[at] = re.sub(r"\d+", str(rng.choice((-1, 0, 99, 2**31, 2**70))), lines[at])
    return "\n".join(lines)


async def passwords(attacker: Attacker) -> None:
    """Try passwords for an unknown name, until the server refuses more. Raises: NotTried."""
    if (await attacker.fetch("GET", "/account")).status == "404":
        raise NotTried("the server has no accounts")
    name = f"attack {attacker.rng.getrandbits(40):x}"
    for number in range(MOST_PASSWORDS):
        fields = {"name": name, "password": f"wrong password {number}"}
        reply = await attacker.send("POST", "/account/sign-in", urlencode(fields).encode())
        if reply.status == "429" and not attacker.goes_on:
            return


async def many_tables(attacker: Attacker) -> None:
    """Open tables as fast as possible, half of them nonsense, until the server refuses more."""
    right = urlencode({"game": GAME, "seat-0": "person", "seat-1": "person"}).encode()
    for number in range(MOST_TABLES):
        body = odd_body(attacker.rng) if number % 2 else right
        reply = await attacker.send("POST", "/tables", body)
        if reply.status == "429":
            return


def _statuses(text: str) -> frozenset[str]:
    return frozenset(text.split())


KINDS: Final[Sequence[Kind]] = (
    Kind("records", "records, damaged", _statuses("303 400 413 429"), records, _statuses("400")),
    Kind(
        "camps",
        "files of camps: odd values, brackets, anchors, many rows",
        _statuses("200 303 400 413 429"),
        camps,
        _statuses("400"),
    ),
    Kind("passwords", "wrong passwords", _statuses("400 401 403 429"), passwords, _statuses("429")),
    Kind(
        "tables",
        "tables, opened too fast",
        _statuses("303 400 413 429"),
        many_tables,
        _statuses("429"),
    ),
)
