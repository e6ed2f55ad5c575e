"""The pages before the game: where a table is opened, found again, and joined by a link."""

import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import product
from types import MappingProxyType
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra import bots
from velkahra.core import registry
from velkahra.core.game import LANGUAGES, Game, Option
from velkahra.core.refusals import OptionClash
from velkahra.server.domain.bounds import seconds_of
from velkahra.server.domain.tables import TableRow
from velkahra.server.domain.texts import LANGUAGE_NAMES, Say, of_game, speaker
from velkahra.server.room.summary import Glance
from velkahra.server.web.compiling import Compilation
from velkahra.server.web.hints import pages as hint_pages
from velkahra.server.web.kit.pages import (
    NOBODY,
    TAG,
    bot_name,
    bot_names,
    page,
    player_name,
    title_of,
)
from velkahra.server.web.lessons.page import invitation
from velkahra.server.web.lobby import tempo as lobby_tempo
from velkahra.server.web.timing import pages as time_pages

STYLE: Final = "lobby/lobby.css"
FIRST_TABLES: Final = 6


class Mine(msgspec.Struct, frozen=True):
    """A table on the list of whoever asks.

    Attributes:
        glance: how it stands; None if it cannot be played on with this program.
        game: its game.
        seats: one's own seats, each with its link.
        go: where the entry leads.
        host: the page with all its links, or "".
        changed: when it last changed, in seconds since 1970.
    """

    table: str
    glance: Glance | None
    game: str
    seats: Mapping[int, str]
    go: str
    host: str
    changed: int

    def rank(self) -> tuple[bool, bool, int]:
        """Order: first where one is asked, then the latest, at last what is over."""
        over = self.glance is None or self.glance.over
        return not self.asked(), over, -self.changed

    def asked(self) -> list[int]:
        """List one's own seats that have something to decide."""
        return [n for n in self.glance.asked() if n in self.seats] if self.glance else []


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
    body = TAG('<main class="sheet lobby">{}{}{}{}{}{}{}</main>').format(
        _build_line(say, lobby.build),
        _account_line(say, lobby.account),
        invitation(language, game),
        my_tables(language, lobby.mine),
        _public(language, lobby),
        _form(language, game, lobby.public is not None),
        TAG('<p><a class="button" href="/records">{}</a></p>').format(say("upload-open")),
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


def _form(language: str, game: Game, public: bool) -> Markup:
    say = speaker(language)
    return TAG(
        '<section aria-labelledby="new-title"><h2 id="new-title">{title}</h2>'
        '<p class="lead">{lead}</p>{games}<form method="post" action="/tables" id="new">'
        '<input type="hidden" name="game" value="{name}">{parts}'
        '<button class="main" type="submit">{go}</button></form></section>'
    ).format(
        title=say("lobby-new"),
        lead=say("start-lead"),
        games=_game_tabs(language, game),
        name=game.name,
        parts=TAG("").join(_parts(language, game, public)),
        go=say("start-button"),
    )


def _parts(language: str, game: Game, public: bool) -> list[Markup]:
    """Make the parts of the form, in their order; a part of another module is one more line."""
    return [
        _seats(language, game),
        _options(language, game),
        time_pages.fields(language, game),
        lobby_tempo.field(language),
        hint_pages.field(language),
        _more(language, game, public),
    ]


def _build_line(say: Say, build: Compilation | None) -> Markup:
    """Say so where the rules are not compiled; the page's script keeps it up to date."""
    if build is None or build.state == "compiled":
        return TAG("")
    return TAG('<p class="build" id="build" role="status" data-state="{}">{}</p>').format(
        build.state, build_text(say, build)
    )


def build_text(say: Say, build: Compilation) -> str:
    """Say in a sentence whether the rules are compiled, and what follows."""
    return say(f"build-{build.state}", percent=build.percent, why=build.why)


def _account_line(say: Say, account: str | None) -> Markup:
    if account is None:
        return TAG("")
    text = say("account-as", name=account) if account else say("account-link")
    return TAG('<p class="account"><a class="button" href="/account">{}</a></p>').format(text)


def _game_tabs(language: str, chosen: Game) -> Markup:
    tabs = TAG("").join(
        TAG('<a class="tab" href="/?game={}"{}>{}</a>').format(
            name,
            TAG(' aria-current="page"') if name == chosen.name else "",
            title_of(registry.game(name), language),
        )
        for name in registry.names()
    )
    return TAG('<nav class="tabs" aria-label="{}">{}</nav>').format(
        speaker(language)("start-game"), tabs
    )


def _seats(language: str, game: Game) -> Markup:
    say = speaker(language)
    usual = seat_names(language, game, game.complete({}))
    rows = TAG("").join(_seat_row(language, game, n, name) for n, name in enumerate(usual))
    renamed = msgspec.json.encode(_renamed(language, game, usual)).decode()
    return TAG(
        '<fieldset id="seats" data-renamed="{renamed}"><legend>{legend}</legend>{rows}'
        '<p class="hint" id="several">{several}</p>{alone}</fieldset>'
    ).format(
        renamed=renamed,
        legend=say("start-seats"),
        rows=rows,
        several=say("lobby-several"),
        alone=_alone(language, game),
    )


def _alone(language: str, game: Game) -> Markup:
    """Say how one plays alone, where a game has its way for it."""
    text = option_word(game, language, "opening-alone", "") if 1 in game.seats else ""
    return TAG('<p class="hint" id="alone">{}</p>').format(text) if text else TAG("")


def _seat_row(language: str, game: Game, seat: int, name: str) -> Markup:
    say = speaker(language)
    players = [("me", say("seat-me")), ("person", say("seat-person"))]
    players += [(f"bot {b}", say("seat-bot", bot=bot_name(language, b))) for b in bot_names()]
    if seat >= min(game.seats):
        players.append((NOBODY, say("seat-nobody")))
    value = "me" if seat == 0 else f"bot {bots.USUAL}" if seat < _usual(game) else NOBODY
    return _select(f"seat-{seat}", name, players, value)


def _usual(game: Game) -> int:
    """Say how many seats the form takes at first: the fewest with somebody to play against."""
    return min((seats for seats in game.seats if seats > 1), default=1)


def seat_names(language: str, game: Game, options: Mapping[str, str]) -> list[str]:
    """Name all seats a table of the game may have."""
    return [game.words.seat(language, options, seat) for seat in range(max(game.seats))]


def _renamed(language: str, game: Game, usual: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    """Say which values of which cosmetic options give the seats other names."""
    found: dict[str, dict[str, list[str]]] = {}
    for option in game.options:
        for value in option.values if option.cosmetic else ():
            names = seat_names(language, game, game.complete({option.name: value}))
            found.setdefault(f"option-{option.name}", {})[value] = names
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


def _options(language: str, game: Game) -> Markup:
    say = speaker(language)
    asked = [option for option in game.options if not option.cosmetic and _is_asked(option)]
    real = [_option(language, game, option) for option in asked]
    tongues = [(code, LANGUAGE_NAMES[code]) for code in LANGUAGES]
    real.append(_select("language", say("lobby-language"), tongues, language))
    return TAG("<fieldset><legend>{}</legend>{}</fieldset>").format(
        say("start-options"), TAG("").join(real)
    )


def _more(language: str, game: Game, public: bool) -> Markup:
    say = speaker(language)
    looks = [_option(language, game, option) for option in game.options if option.cosmetic]
    more = TAG('<details class="looks"><summary>{}</summary>{}</details>').format(
        say("start-looks"), TAG("").join(looks)
    )
    more = more if looks else TAG("")
    listed = TAG(
        '<label class="check"><input type="checkbox" name="public" value="yes"><span>{}</span>'
        "</label>"
    ).format(say("lobby-public"))
    return more + (listed if public else TAG(""))


def _is_asked(option: Option) -> bool:
    """Say whether there is something to choose: not where old tables alone have other values."""
    return option.since == 1 or len(set(option.values) - option.unlisted) > 1


def _option(language: str, game: Game, option: Option) -> Markup:
    label = option_word(game, language, f"option-{option.name}", option.name)
    values = [
        (value, option_word(game, language, f"option-{option.name}-{value}", value))
        for value in option.values
        if value not in option.unlisted
    ]
    barred = {
        value: [seats for seats in game.seats if (seats, value) in option.barred]
        for value in option.values
    }
    needs = {value: f"option-{other}={needed}" for value, other, needed in option.needs}
    return _select(
        f"option-{option.name}", label, values, option.values[0], option.seats, barred, needs
    )


def option_word(game: Game, language: str, key: str, otherwise: str) -> str:
    """Give the game's word for an option or one of its values."""
    found = of_game(game, language, key)
    return otherwise if found == key else found


def clash(language: str, game: Game, error: OptionClash) -> str:
    """Say that a value was chosen which needs another one."""
    facts = {
        "option": option_word(game, language, f"option-{error.option}", error.option),
        "value": option_word(game, language, f"option-{error.option}-{error.value}", error.value),
        "other": option_word(game, language, f"option-{error.other}", error.other),
        "needed": option_word(game, language, f"option-{error.other}-{error.needed}", error.needed),
    }
    return speaker(language)("error-clash", **facts)


def _select(
    name: str,
    label: str,
    values: Iterable[tuple[str, str]],
    chosen: str,
    seats: Sequence[int] = (),
    barred: Mapping[str, Sequence[int]] = MappingProxyType({}),
    needs: Mapping[str, str] = MappingProxyType({}),
) -> Markup:
    """Make a field of the form; with `seats` it is one for these numbers of seats only.

    `barred` names numbers of seats with which a value is not offered, `needs` the field and the
    value of it without which one is not offered.
    """
    options = TAG("").join(
        TAG('<option value="{}"{}{}{}>{}</option>').format(
            value,
            TAG(" selected") if value == chosen else "",
            TAG(' data-not="{}"').format(_spaced(barred[value])) if barred.get(value) else "",
            TAG(' data-needs="{}"').format(needs[value]) if value in needs else "",
            text,
        )
        for value, text in values
    )
    only = TAG(' data-seats="{}"').format(_spaced(seats)) if seats else TAG("")
    return TAG(
        '<label class="field"{}><span>{}</span><select name="{}">{}</select></label>'
    ).format(only, label, name, options)


def _spaced(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def my_tables(language: str, mine: Sequence[Mine]) -> Markup:
    """List one's own tables, those where one is asked first."""
    if not mine:
        return TAG("")
    say = speaker(language)
    entries = [_my_table(language, entry) for entry in sorted(mine, key=Mine.rank)]
    rest = TAG("")
    if len(entries) > FIRST_TABLES:
        rest = TAG('<details><summary>{}</summary><ul class="tables">{}</ul></details>').format(
            say("lobby-rest", count=len(entries) - FIRST_TABLES),
            TAG("").join(entries[FIRST_TABLES:]),
        )
    return TAG(
        '<section id="mine" aria-labelledby="mine-title"><h2 id="mine-title">{}</h2>'
        '<ul class="tables">{}</ul>{}</section>'
    ).format(say("lobby-mine"), TAG("").join(entries[:FIRST_TABLES]), rest)


def _my_table(language: str, entry: Mine) -> Markup:
    say = speaker(language)
    title = title_of(registry.game(entry.game), language) if entry.game else ""
    links = TAG('<a class="button" href="{}">{}</a>').format(entry.host, say("lobby-links"))
    return TAG(
        '<li class="{kind}"><a class="go" href="{go}"><strong>{title}</strong>'
        '<span class="state">{state}</span><span class="who">{who}</span>{ago}</a>'
        '<span class="does">{links}<form method="post" action="/forget">'
        '<input type="hidden" name="table" value="{table}"><button type="submit" '
        'aria-label="{forget_all}">{forget}</button></form></span></li>'
    ).format(
        kind="asked" if entry.asked() else "quiet",
        go=entry.go,
        title=title,
        state=_state(language, entry),
        who=_who(language, entry),
        ago=_ago(language, entry.changed),
        links=links if entry.host else "",
        table=entry.table,
        forget=say("lobby-forget"),
        forget_all=say("lobby-forget-table", title=title),
    )


def _state(language: str, entry: Mine) -> str:
    say = speaker(language)
    if entry.glance is None:
        return say("lobby-other-rules")
    if entry.glance.over:
        return say("lobby-over")
    if entry.asked():
        return say("lobby-yours")
    row = entry.glance.row
    names = seat_names(language, registry.game(row.game), row.options)
    return say("lobby-waits", seats=", ".join(names[n] for n in entry.glance.asked()))


def _who(language: str, entry: Mine) -> str:
    if entry.glance is None:
        return ""
    row, say = entry.glance.row, speaker(language)
    names = seat_names(language, registry.game(row.game), row.options)
    return " · ".join(
        say(
            "host-seat",
            seat=names[n],
            player=say("lobby-you") if n in entry.seats else player_name(language, seat),
        )
        for n, seat in enumerate(row.seats)
    )


def _ago(language: str, at: int) -> Markup:
    moment = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    return TAG('<time datetime="{}">{}</time>').format(moment, ago(language, time.time() - at))


def ago(language: str, seconds: float) -> str:
    """Say how long ago something was, in the largest fitting unit."""
    say = speaker(language)
    for key, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return say(f"ago-{key}", count=int(seconds // length))
    return say("ago-now")


def _public(language: str, lobby: Lobby) -> Markup:
    if lobby.public is None:
        return TAG("")
    say = speaker(language)
    offers = TAG("").join(_offer(language, offer, lobby.claim) for offer in lobby.public)
    return TAG(
        '<section id="public" aria-labelledby="public-title"><h2 id="public-title">{}</h2>{}'
        "</section>"
    ).format(
        say("lobby-open"),
        TAG('<ul class="tables">{}</ul>').format(offers)
        if offers
        else TAG('<p class="lead">{}</p>').format(say("lobby-none")),
    )


def _offer(language: str, offer: Offer, claim: str) -> Markup:
    say, row = speaker(language), offer.row
    game = registry.game(row.game)
    names = seat_names(language, game, row.options)
    takes = TAG("").join(
        TAG('<button type="submit" name="seat" value="{}">{}</button>').format(
            seat, say("lobby-take", seat=names[seat])
        )
        for seat in offer.seats
    )
    return TAG(
        '<li><span class="go"><strong>{title}</strong><span class="who">{who}</span>{ago}</span>'
        '<form class="does" method="post" action="/lobby/{table}"><input type="hidden" '
        'name="claim" value="{claim}">{takes}</form></li>'
    ).format(
        title=title_of(game, language),
        who=", ".join([say("lobby-seats", count=len(row.seats)), *agreed(language, game, row)]),
        ago=_ago(language, seconds_of(row.created)),
        table=row.id,
        claim=claim,
        takes=takes,
    )


def agreed(language: str, game: Game, row: TableRow) -> list[str]:
    """Say what was agreed, where it is not the usual."""
    return [
        f"{option_word(game, language, f'option-{option.name}', option.name)}: "
        + option_word(game, language, f"option-{option.name}-{value}", value)
        for option in game.options
        if not option.cosmetic and (value := row.options[option.name]) != option.values[0]
    ]
