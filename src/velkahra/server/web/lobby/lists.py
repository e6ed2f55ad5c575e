"""The lists of tables on the start page: one's own, and those that anybody may join."""

import time
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.server.domain import bounds, characters, clocks, tables, texts
from velkahra.server.room.summary import TableSummary
from velkahra.server.web.compiling import Compilation
from velkahra.server.web.kit.pages import NOTHING, player_name, title_of
from velkahra.server.web.kit.templates import iso
from velkahra.server.web.lobby import pages, tiles
from velkahra.server.web.timing.pages import clock_name

FIRST_TABLES: Final = 4


class Mine(msgspec.Struct, frozen=True):
    """A table on the list of its viewer.

    Attributes:
        summary: how it stands; None if it cannot be played on with this program.
        seats: one's own seats, each with its link.
        go: where the entry leads.
        host: the page with all its links, or "".
        changed: when it last changed, in seconds since 1970.
        names: of the people on its seats, as far as they have one.
    """

    table: str
    summary: TableSummary | None
    game: str
    seats: Mapping[int, str]
    go: str
    host: str
    changed: int
    names: Mapping[int, str] = {}

    def rank(self) -> tuple[bool, bool, int]:
        """Return the sort key: tables where one is asked, then the latest, then finished ones."""
        over = self.summary is None or self.summary.over
        return not self.asked(), over, -self.changed

    def asked(self) -> list[int]:
        """List one's own seats that have something to decide."""
        return [n for n in self.summary.asked() if n in self.seats] if self.summary else []


class Offer(msgspec.Struct, frozen=True):
    """A listed table, `row`, with its free seats, the names of people, its clock.

    It asks for a reliability of `least` percent; `menu` is about its host.
    """

    row: tables.TableRow
    seats: tuple[int, ...]
    names: Mapping[int, str] = {}
    clock: str = clocks.NO_CLOCK
    least: int = 0
    menu: Markup = NOTHING

    def host(self) -> int:
        """Return the seat of the first person, -1 for none."""
        persons = (n for n, seat in enumerate(self.row.seats) if not seat.bot)
        return next((n for n in persons if n not in self.seats), -1)


class Lobby(msgspec.Struct, frozen=True):
    """The start page's lists.

    Attributes:
        mine: one's own tables.
        public: tables of the public lobby; None where there is none.
        claim: a token for taking a seat, so that a double click takes it once.
        account: the account's name; "" if not signed in; None where there are no accounts.
        build: whether the rules are compiled; None: do not mention it.
        full: the device's list has no room for another table.
        whole: show all tables of one's own, not only the first ones.
        community: there are pages of people, tournaments and clubs.
        waiting: at how many tables it is the visitor's turn; None: say nothing of it.
        idle: the visitor asked for the next one, and there is none.
        archive: there is an archive of finished games; daily: there is a puzzle a day.
        studies: games can be analysed here.
    """

    mine: Sequence[Mine] = ()
    public: Sequence[Offer] | None = None
    claim: str = ""
    account: str | None = None
    build: Compilation | None = None
    full: bool = False
    whole: bool = False
    community: bool = False
    waiting: int | None = None
    idle: bool = False
    archive: bool = False
    daily: bool = False
    studies: bool = False


def my_table(language: str, entry: Mine) -> dict[str, object]:
    """Return the variables of the template for an entry of the list of one's own tables."""
    return {
        "entry": entry,
        "title": title_of(registry.game(entry.game), language) if entry.game else "",
        "state": _state(language, entry),
        "who": _opponents(language, entry),
        "picture": tiles.address(language, entry.summary, list(entry.seats))
        if entry.summary
        else "",
        **_when(language, entry.changed),
    }


def _state(language: str, entry: Mine) -> str:
    say = texts.speaker(language)
    if entry.summary is None:
        return say("lobby-other-rules")
    if entry.summary.over:
        return say("lobby-over")
    if entry.asked():
        return say("lobby-yours")
    if entry.summary.free:
        return say("lobby-held", count=entry.summary.free)
    waits_for = [_called(language, entry, entry.summary, n) for n in entry.summary.asked()]
    return say("lobby-waits", seats=", ".join(waits_for))


def _opponents(language: str, entry: Mine) -> str:
    summary = entry.summary
    if summary is None:
        return ""
    others = [n for n in range(len(summary.row.seats)) if n not in entry.seats]
    names = ", ".join(_called(language, entry, summary, n) for n in others)
    return (
        texts.speaker(language)("lobby-opponents", count=len(others), names=names) if others else ""
    )


def _called(language: str, entry: Mine, summary: TableSummary, seat: int) -> str:
    """Return the name of a bot or a person, or else of the seat."""
    row = summary.row
    if row.seats[seat].bot:
        return characters.at_table(row)[seat]
    return entry.names.get(seat) or registry.game(row.game).words.seat(language, row.options, seat)


def _when(language: str, at: int) -> dict[str, object]:
    return {"at": iso(at), "ago": ago(language, time.time() - at)}


def ago(language: str, seconds: float) -> str:
    """Return in words how many seconds ago something was, in the largest fitting unit."""
    say = texts.speaker(language)
    for key, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return say(f"ago-{key}", count=int(seconds // length))
    return say("ago-now")


def open_offer(language: str, offer: Offer) -> dict[str, object]:
    """Return the variables of the template for a table of the public list."""
    say, row = texts.speaker(language), offer.row
    game = registry.game(row.game)
    names = pages.seat_names(language, game, row.options)
    return {
        "table": row.id,
        "title": title_of(game, language),
        "host": say("lobby-host", name=_host(offer, names, say("friends-host"))),
        "facts": [
            say("lobby-free", free=len(offer.seats), all=len(row.seats)),
            say("lobby-no-clock")
            if offer.clock == clocks.NO_CLOCK
            else say("lobby-clock", clock=clock_name(language, offer.clock)),
            *_bots(language, row),
            *([say("listing-least", least=offer.least)] if offer.least else ()),
            *agreed(language, game, row),
        ],
        "menu": offer.menu,
        "seats": [(seat, say("lobby-take", seat=names[seat])) for seat in offer.seats],
        **_when(language, bounds.seconds_of(row.created)),
    }


def _host(offer: Offer, names: Sequence[str], unnamed: str) -> str:
    """Return the name of the first person at a table, or else of the seat."""
    here = offer.host()
    return offer.names.get(here) or (names[here] if here >= 0 else unnamed)


def _bots(language: str, row: tables.TableRow) -> list[str]:
    """Return the bots of a table and their strength in words; nothing where there are none."""
    named = [player_name(language, row, n) for n, seat in enumerate(row.seats) if seat.bot]
    return [texts.speaker(language)("lobby-bots", names=", ".join(named))] if named else []


def agreed(language: str, game: Game, row: tables.TableRow) -> list[str]:
    """Return the options of a table in words, without the defaults."""
    return [
        f"{pages.option_word(language, game, option.name)}: "
        f"{pages.option_word(language, game, option.name, value)}"
        for option in game.options
        if not option.cosmetic and (value := row.options[option.name]) != option.values[0]
    ]
