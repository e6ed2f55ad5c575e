"""The pages before the game: where a table is opened, found again, and joined by a link."""

import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import product
from typing import Final

import msgspec

from velkahra import bots
from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Option
from velkahra.core.contract.refusals import OptionClash
from velkahra.core.contract.words import LANGUAGES
from velkahra.server.domain.bounds import seconds_of
from velkahra.server.domain.tables import TableRow
from velkahra.server.domain.texts import LANGUAGE_NAMES, Say, of_game, speaker
from velkahra.server.room.summary import TableSummary
from velkahra.server.store.tempo import TEMPOS
from velkahra.server.web.compiling import Compilation
from velkahra.server.web.hints import pages as hint_pages
from velkahra.server.web.kit.pages import NOBODY, page, player_choices, player_name, title_of
from velkahra.server.web.kit.templates import render
from velkahra.server.web.lessons.page import invitation
from velkahra.server.web.timing import pages as time_pages

STYLE: Final = "lobby/lobby.css"
FIRST_TABLES: Final = 6


class Mine(msgspec.Struct, frozen=True):
    """A table on the list of whoever asks.

    Attributes:
        summary: how it stands; None if it cannot be played on with this program.
        game: its game.
        seats: one's own seats, each with its link.
        go: where the entry leads.
        host: the page with all its links, or "".
        changed: when it last changed, in seconds since 1970.
    """

    table: str
    summary: TableSummary | None
    game: str
    seats: Mapping[int, str]
    go: str
    host: str
    changed: int

    def rank(self) -> tuple[bool, bool, int]:
        """Order: first where one is asked, then the latest, at last what is over."""
        over = self.summary is None or self.summary.over
        return not self.asked(), over, -self.changed

    def asked(self) -> list[int]:
        """List one's own seats that have something to decide."""
        return [n for n in self.summary.asked() if n in self.seats] if self.summary else []


class Offer(msgspec.Struct, frozen=True):
    """A public table with the seats anybody may take."""

    row: TableRow
    seats: tuple[int, ...]


class Lobby(msgspec.Struct, frozen=True):
    """What the start page shows besides the form.

    Attributes:
        mine: one's own tables.
        public: tables of the public lobby; None where there is none.
        claim: what taking a seat is tied to, so that a double click takes it once.
        account: who is signed in; "" for nobody; None where there are no accounts.
        build: whether the rules are compiled; None says nothing of it.
    """

    mine: Sequence[Mine] = ()
    public: Sequence[Offer] | None = None
    claim: str = ""
    account: str | None = None
    build: Compilation | None = None


def start_page(language: str, game: Game, lobby: Lobby) -> str:
    """Make the page on which a table is opened or found again."""
    say = speaker(language)
    mine = sorted(lobby.mine, key=Mine.rank)
    body = render(
        "lobby/start.html",
        language,
        game=game,
        lobby=lobby,
        build_text=build_text,
        invitation=invitation(language, game),
        mine=[_my_table(language, entry) for entry in mine],
        first=FIRST_TABLES,
        offers=[_offer(language, offer) for offer in lobby.public or ()],
        games=[(name, title_of(registry.game(name), language)) for name in registry.names()],
        **_form(language, game),
    )
    return page(
        language,
        f"{say('start-title')} · {say('title')}",
        body,
        heading=say("start-title"),
        query=f"game={game.name}&",
        styles=[STYLE],
        scripts=["lobby/page.js"],
    )


def build_text(say: Say, build: Compilation) -> str:
    """Say in a sentence whether the rules are compiled, and what follows."""
    return say(f"build-{build.state}", percent=build.percent, why=build.why)


def _form(language: str, game: Game) -> dict[str, object]:
    """Give what the form asks."""
    say = speaker(language)
    names = seat_names(language, game, game.complete({}))
    alone = of_game(game, language, "opening-alone") if 1 in game.seats else ""
    asked = [option for option in game.options if not option.cosmetic and _is_asked(option)]
    return {
        "seats": _seats(language, game, names),
        "renamed": msgspec.json.encode(_renamed(language, game, names)).decode(),
        "alone": "" if alone == "opening-alone" else alone,
        "options": asked,
        "languages": [(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
        "time": time_pages.fields(language, game),
        "tempos": [(tempo, say(f"tempo-{tempo}")) for tempo in TEMPOS],
        "hints": hint_pages.field(language),
        "looks": [option for option in game.options if option.cosmetic],
        "word": partial(option_word, language, game),
    }


def _seats(
    language: str, game: Game, names: Sequence[str]
) -> list[tuple[str, list[tuple[str, str]], str]]:
    """Give the rows of the seats: a name, who may sit there, and who does at first."""
    players = player_choices(language)
    nobody = (NOBODY, speaker(language)("seat-nobody"))
    return [
        (name, [*players, nobody] if n >= min(game.seats) else players, _sitter(game, n))
        for n, name in enumerate(names)
    ]


def _sitter(game: Game, seat: int) -> str:
    """Say who sits on a seat at first: the fewest who make a game with somebody else."""
    usual = min((seats for seats in game.seats if seats > 1), default=1)
    return "me" if seat == 0 else f"bot {bots.USUAL}" if seat < usual else NOBODY


def seat_names(language: str, game: Game, options: Mapping[str, str]) -> list[str]:
    """Name all seats a table of the game may have."""
    return [game.words.seat(language, options, seat) for seat in range(max(game.seats))]


def _renamed(language: str, game: Game, usual: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    """Say which values of which cosmetic options give the seats other names."""
    found = {
        f"option-{option.name}": {
            value: seat_names(language, game, game.complete({option.name: value}))
            for value in option.values
        }
        for option in game.options
        if option.cosmetic
    }
    return {
        name: values for name, values in found.items() if any(n != usual for n in values.values())
    }


def named_as_wished(game: Game, options: Mapping[str, str], rows: Sequence[int]) -> dict[str, str]:
    """Choose the looks so that the seats at the table have the names of these rows of the form.

    Only where rows were left out, and as far as the game offers it. Raises: OptionError.
    """
    chosen = game.complete(options)
    if list(rows) == list(range(len(rows))) or max(rows) >= max(game.seats):
        return chosen
    looks = [option for option in game.options if option.cosmetic]
    wished = [game.seat_name(chosen, row) for row in rows]
    for values in product(*(option.values for option in looks)):
        tried = {**chosen, **{look.name: v for look, v in zip(looks, values, strict=True)}}
        if [game.seat_name(tried, seat) for seat in range(len(rows))] == wished:
            return tried
    return chosen


def offered(game: Game, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Leave out what is offered for other numbers of seats only, and so was not asked for.

    `options` are complete.
    """
    given = (option for option in game.options if not option.seats or seats in option.seats)
    return {option.name: options[option.name] for option in given}


def _is_asked(option: Option) -> bool:
    """Say whether there is something to choose: not where old tables alone have other values."""
    return option.since == 1 or len(set(option.values) - option.unlisted) > 1


def option_word(language: str, game: Game, *names: str) -> str:
    """Give the game's word for an option, or for one of its values."""
    key = "-".join(("option", *names))
    found = of_game(game, language, key)
    return names[-1] if found == key else found


def clash(language: str, game: Game, error: OptionClash) -> str:
    """Say that a value was chosen which needs another one."""
    return speaker(language)(
        "error-clash",
        option=option_word(language, game, error.option),
        value=option_word(language, game, error.option, error.value),
        other=option_word(language, game, error.other),
        needed=option_word(language, game, error.other, error.needed),
    )


def _my_table(language: str, entry: Mine) -> dict[str, object]:
    """Give what the list of one's own tables says of a table."""
    return {
        "entry": entry,
        "title": title_of(registry.game(entry.game), language) if entry.game else "",
        "state": _state(language, entry),
        "who": _who(language, entry),
        **_when(language, entry.changed),
    }


def _state(language: str, entry: Mine) -> str:
    say = speaker(language)
    if entry.summary is None:
        return say("lobby-other-rules")
    if entry.summary.over:
        return say("lobby-over")
    if entry.asked():
        return say("lobby-yours")
    row = entry.summary.row
    names = seat_names(language, registry.game(row.game), row.options)
    return say("lobby-waits", seats=", ".join(names[n] for n in entry.summary.asked()))


def _who(language: str, entry: Mine) -> str:
    if entry.summary is None:
        return ""
    row, say = entry.summary.row, speaker(language)
    names = seat_names(language, registry.game(row.game), row.options)
    return " · ".join(
        say(
            "host-seat",
            seat=names[n],
            player=say("lobby-you") if n in entry.seats else player_name(language, seat),
        )
        for n, seat in enumerate(row.seats)
    )


def _when(language: str, at: int) -> dict[str, object]:
    """Give a moment, and how long ago it was."""
    moment = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    return {"at": moment, "ago": ago(language, time.time() - at)}


def ago(language: str, seconds: float) -> str:
    """Say how long ago something was, in the largest fitting unit."""
    say = speaker(language)
    for key, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return say(f"ago-{key}", count=int(seconds // length))
    return say("ago-now")


def _offer(language: str, offer: Offer) -> dict[str, object]:
    """Give what the public list says of a table."""
    say, row = speaker(language), offer.row
    game = registry.game(row.game)
    names = seat_names(language, game, row.options)
    return {
        "table": row.id,
        "title": title_of(game, language),
        "who": ", ".join([say("lobby-seats", count=len(row.seats)), *agreed(language, game, row)]),
        "seats": [(seat, say("lobby-take", seat=names[seat])) for seat in offer.seats],
        **_when(language, seconds_of(row.created)),
    }


def agreed(language: str, game: Game, row: TableRow) -> list[str]:
    """Say what was agreed, where it is not the usual."""
    return [
        f"{option_word(language, game, option.name)}: "
        f"{option_word(language, game, option.name, value)}"
        for option in game.options
        if not option.cosmetic and (value := row.options[option.name]) != option.values[0]
    ]
