"""The page of a table for one viewer."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from markupsafe import Markup

from velkahra.server.domain import provenance, texts
from velkahra.server.live.protocol import layout_digest
from velkahra.server.room import chat, hints, history, premoves
from velkahra.server.room.room import Room
from velkahra.server.web.auto_answers import pages as answer_pages
from velkahra.server.web.chat import pages as chat_pages
from velkahra.server.web.coach import pages as coach_pages
from velkahra.server.web.hints import pages as hint_pages
from velkahra.server.web.kit import pages
from velkahra.server.web.people import pages as people
from velkahra.server.web.people.company import STYLE as COMPANY
from velkahra.server.web.people.naming import NOBODY, Known
from velkahra.server.web.slow import pages as slow_pages
from velkahra.server.web.table.again import levels_around
from velkahra.server.web.timing import pages as time_pages

NO_MENUS: Final[Mapping[int, Markup]] = MappingProxyType({})


def _seat_line(language: str, room: Room, seat: int) -> str:
    name = room.ledger.game.words.seat(language, room.row.options, seat)
    player = room.feature(chat.Chat).name(seat) or pages.player_name(language, room.row, seat)
    return texts.speaker(language)("host-seat", seat=name, player=player)


def table_page(
    language: str,
    room: Room,
    seat: int,
    path: str,
    hand: Markup = pages.NOTHING,
    *,
    welcome: bool = False,
    coached: bool = False,
    opens: bool = False,
    known: Known = NOBODY,
    slow: Markup = pages.NOTHING,
    open_data: Markup = pages.NOTHING,
    head: Markup = pages.NOTHING,
    menus: Mapping[int, Markup] = NO_MENUS,
    story: tuple[Markup, ...] = (),
) -> str:
    """Make the page of a table for one viewer, at the secret link `path`.

    `hand` is the button that hands the device to another seat, `welcome` says what wins, `coached`
    switches the coach on, and `opens`: the viewer may open the next game. `known` is the viewer's
    name, to be asked for unless it `asked` before. `slow` is the card of notes and plans,
    `open_data` the question about open data, `head` has tags for other sites, `menus` are about the
    people on other seats, `story` is that of the end.
    """
    game, hinted = room.ledger.game, hints.is_offered(room, seat)
    has_coach = seat >= 0 and bool(game.words.introductions(language))
    coached = coached and has_coach
    begins = welcome and seat >= 0 and not room.ledger.state.is_over()
    goal = texts.lines_of_game(game, language, "goal") if begins else []
    naming = people.name_form(language, known, sits=seat >= 0)
    named = naming if known.asked else pages.NOTHING
    facts = _facts(language, room, seat) | {
        "path": path,
        "goal": goal,
        "welcome": bool(goal),
        "opens": opens,
        "story": story,
        "chat": chat_pages.card(language, room, seat, path, named, menus),
        "arrival": pages.NOTHING if known.asked else naming,
        "slow": slow,
        "open_data": open_data,
        "hinted": hinted,
        "coach": coach_pages.card(language, game, hinted=hinted) if coached else pages.NOTHING,
        "hand": hand,
    }
    plans = bool(slow) and seat >= 0
    return pages.from_template(
        language,
        pages.title_of(game, language),
        "table/table.html",
        facts,
        kind="at-table at-play",
        game=game,
        cards=f"{path}/cards" if game.pages.lists_cards else "",
        head=head,
        coach=coach_pages.switch(language, game, coached=coached) if has_coach else pages.NOTHING,
        styles=_styles(game.name, company=bool(menus), hinted=hinted, plans=plans),
        scripts=["table/page.js", *([slow_pages.SCRIPT] if plans else [])],
    )


def _facts(language: str, room: Room, seat: int) -> dict[str, object]:
    """Return what the room alone says of its table for the page of one viewer."""
    layout = room.layout(seat, language)
    return {
        "game": room.ledger.game,
        "options": room.row.options,
        "seat": seat,
        "chunk": history.CHUNK,
        "levels": levels_around(room.row),
        "over": room.ledger.state.is_over(),
        "ahead": seat >= 0 and room.has(premoves.Premover),
        "hurry": seat >= 0 and room.has_one_person(),
        "bots": " ".join(str(number) for number, one in enumerate(room.row.seats) if one.bot),
        "words": pages.script_words(language),
        "you": _you(language, room, seat),
        "prompt": room.scene(seat, language).prompt,
        "layout": Markup(layout),
        "drawn": layout_digest(layout),
        "players": people.attributes(language, room),
        "time": time_pages.bar(language, room),
        "pace": time_pages.card(language, room, seat),
        "answers": answer_pages.dialog(language, room, seat),
        "rated": room.rated,
        "origin": provenance.came_from(language, room.ledger.origin),
        "seats": [_seat_line(language, room, n) for n in range(len(room.row.seats))],
        "commitment": room.ledger.dealer.commitment,
    }


def _styles(game: str, *, company: bool, hinted: bool, plans: bool) -> list[str]:
    return [
        "chat/chat.css",
        people.STYLE,
        *([COMPANY] if company else []),
        time_pages.STYLE,
        *([hint_pages.STYLE] if hinted else []),
        *([slow_pages.STYLE] if plans else []),
        "table/moments.css",
        f"games/{game}.css",
        "table/ending.css",
    ]


def _you(language: str, room: Room, seat: int) -> str:
    say, words = texts.speaker(language), room.ledger.game.words
    if seat < 0:
        return say("table-watching")
    return say("table-you", seat=words.seat(language, room.row.options, seat))
