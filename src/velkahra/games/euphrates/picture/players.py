"""The panels that tell of everybody: the players and the supply.

They never change as a whole. What does change in them are small elements of their own, so that a
move sends a number and not a panel.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.games.euphrates.picture import kit, stock, words
from velkahra.games.euphrates.rules.facts import LABELS
from velkahra.games.euphrates.view.build import View
from velkahra.picture.kit import player_mark, section
from velkahra.picture.words import capital

_COUNTED: Final = (
    ("tiles", "in-hand", kit.icon(stock.use(stock.BACK))),
    ("catastrophes", "catastrophes", kit.icon(stock.use(stock.BURNT))),
    ("treasures", "treasures", kit.icon(stock.use(stock.GEM), "", 34)),
)


def player_elements(view: View, language: str, seat: int) -> Mapping[str, str]:
    """Draw what changes in a player's card, by ids, in document order."""
    leaders = view.leaders[seat * 4 : seat * 4 + 4]
    return _player_elements(
        language,
        seat,
        view.dynasties[seat],
        seat == view.seat,
        view.actions_left if seat == view.active and view.decision != "over" else -1,
        seat in view.deciders and view.decision not in ("over", "chance"),
        (view.hand_sizes[seat], view.catastrophes[seat], view.held[seat]),
        view.points[seat],
        view.hands[seat] if seat != view.seat else None,
        view.swapped[seat],
        tuple([office for office, space in enumerate(leaders) if space < 0]),
    )


@lru_cache(maxsize=2048)
def _player_elements(
    language: str,
    seat: int,
    dynasty: str,
    you: bool,
    actions_left: int,
    decides: bool,
    counts: tuple[int | None, ...],
    points: tuple[int, ...] | None,
    hand: tuple[int, ...] | None,
    away: tuple[int, ...] | None,
    off: tuple[int, ...],
) -> Mapping[str, str]:
    numbers = {
        f"{name}-of-{seat}": count for (name, _, _), count in zip(_COUNTED, counts, strict=True)
    }
    return {
        f"marks-{seat}": _marks(language, seat, you, actions_left, decides),
        **{name: _number(name, count, language) for name, count in numbers.items()},
        f"points-{seat}": points_line(language, seat, points),
        f"behind-{seat}": _behind(language, seat, hand, away),
        f"off-{seat}": _off_board(language, seat, dynasty, off),
    }


def players(view: View, language: str, found: Mapping[str, str]) -> str:
    """Return the markup of the players' panel; `found` is the markup of its elements by id."""
    cards = "".join(
        _player(language, seat, dynasty, found) for seat, dynasty in enumerate(view.dynasties)
    )
    return section("players", cards, words.say(language, "players"))


def _player(language: str, seat: int, dynasty: str, found: Mapping[str, str]) -> str:
    counts = "".join(
        _count(drawing, words.say(language, said), found[f"{name}-of-{seat}"])
        for name, said, drawing in _COUNTED
    )
    return (
        f'<article class="seat" data-seat="{seat}">'
        f"<header>{kit.icon(stock.dynasty(dynasty), 'coin')}"
        f"<h3>{escape(words.dynasty_name(language, dynasty))}</h3>{player_mark(seat)}"
        f"{found[f'marks-{seat}']}</header>"
        f'<div class="counts">{counts}</div>{found[f"points-{seat}"]}'
        f"{found[f'behind-{seat}']}{found[f'off-{seat}']}</article>"
    )


def _count(drawing: str, said: str, number: str) -> str:
    return (
        f'<span class="count" title="{escape(said)}">{drawing}'
        f'<span class="sr">{escape(said)}: </span>{number}</span>'
    )


@lru_cache(maxsize=1024)
def _number(name: str, count: int | None, language: str) -> str:
    """Show a number, or that it is hidden."""
    hidden = f'<abbr title="{words.say(language, "hidden")}">?</abbr>'
    return f'<b id="{name}">{hidden if count is None else count}</b>'


@lru_cache(maxsize=256)
def _marks(language: str, seat: int, you: bool, actions_left: int, decides: bool) -> str:
    told = []
    if you:
        told.append(("you", words.say(language, "you")))
    if actions_left >= 0:
        left = words.say(language, "actions-left", count=actions_left)
        told.append(("turn", f"{words.say(language, 'on-turn')} · {left}"))
    elif decides:
        told.append(("turn", words.say(language, "decides")))
    marks = "".join(f'<span class="mark {css}">{escape(said)}</span>' for css, said in told)
    css = "marks active" if actions_left >= 0 else "marks"
    return f'<span id="marks-{seat}" class="{css}">{marks}</span>'


@lru_cache(maxsize=4096)
def points_line(language: str, seat: int, points: tuple[int, ...] | None) -> str:
    """Draw the victory points of a seat, from whose counters gains rise; None if hidden."""
    said = escape(words.say(language, "points"))
    begin = f'<div id="points-{seat}" class="points'
    if points is None:
        hidden = escape(words.say(language, "hidden"))
        return f'{begin} hidden-points"><span>{said}: {hidden}</span></div>'
    chips = "".join(
        f'<span class="count">{kit.chip(colour)}<span class="sr">'
        f"{escape(words.colour_name(language, colour))}: </span>"
        f'<b id="points-{seat}-{colour}" data-count="{count}">{count}</b></span>'
        for colour, count in enumerate(points)
    )
    return f'{begin}"><span class="sr">{said}: </span>{chips}</div>'


@lru_cache(maxsize=4096)
def _behind(
    language: str, seat: int, hand: tuple[int, ...] | None, away: tuple[int, ...] | None
) -> str:
    """Show the tiles behind a screen: the hand and those put away; nothing if `hand` is None."""
    begin = f'<div id="behind-{seat}" class="behind"'
    if hand is None:
        return f"{begin} hidden></div>"
    said = escape(words.say(language, "behind"))
    tiles = "".join(
        f'<span class="count">{kit.icon(stock.lying(colour + 1))}<span class="sr">'
        f"{escape(words.tile_name(language, colour))}</span></span>"
        for colour, count in enumerate(hand)
        for _ in range(count)
    )
    put = f"<div>{escape(words.say(language, 'put-away'))}: {_by_kind(language, away)}</div>"
    return (
        f'{begin}><div class="tiles"><span class="sr">{said}: </span>{tiles}</div>'
        f"{put if away and any(away) else ''}</div>"
    )


@lru_cache(maxsize=1024)
def _by_kind(language: str, tiles: tuple[int, ...]) -> str:
    """Count tiles of each kind, each beside its small picture."""
    return "".join(
        f'<span class="count">{kit.icon(stock.lying(colour + 1), "chip")}<span class="sr">'
        f"{escape(words.tile_name(language, colour))}: </span><b>{count}</b></span>"
        for colour, count in enumerate(tiles)
        if count
    )


@lru_cache(maxsize=1024)
def _off_board(language: str, seat: int, dynasty: str, off: tuple[int, ...]) -> str:
    said = escape(words.say(language, "off-board"))
    icons = "".join(
        f'<span class="count">{kit.icon(stock.leader(office, dynasty, -1), "", 54)}'
        f'<span class="sr">{escape(words.office_name(language, office))}</span></span>'
        for office in off
    )
    hidden = "" if off else " hidden"
    return f'<div id="off-{seat}" class="off-board"{hidden}><span>{said}: </span>{icons}</div>'


@lru_cache(maxsize=512)
def stock_elements(
    bag: int, in_bag: tuple[int, ...] | None, treasures: int, language: str
) -> Mapping[str, str]:
    """Draw what the end of the game depends on, by ids, in document order.

    `bag` is the number of tiles in the bag, `in_bag` these by colour where the viewer knows them,
    and `treasures` the number of treasures on the board.
    """
    kinds = f' <span class="by-kind">{_by_kind(language, in_bag)}</span>' if in_bag else ""
    return {
        "bag": f'<dd id="bag">{bag}{kinds}</dd>',
        "treasures-left": f'<dd id="treasures-left">{treasures}</dd>',
    }


def stock_line(language: str, found: Mapping[str, str]) -> str:
    """Make the line of the bag and the treasures of the elements `found`. Rules: TE-END-01."""
    counts = "".join(
        f"<div><dt>{escape(words.say(language, name))}</dt>{found[name]}</div>"
        for name in ("bag", "treasures-left")
    )
    note = f"<small>({escape(words.say(language, 'until-end'))})</small>"
    return f'<div class="stock"><dl>{counts}</dl>{note}</div>'


@lru_cache(maxsize=512)
def supply_elements(monuments: tuple[int, ...], language: str) -> Mapping[str, str]:
    """Draw the monuments of the supply, by ids; `monuments` are their spaces, negative there."""
    return {
        f"monument-{number}": _supply_tower(number, space, language)
        for number, space in enumerate(monuments)
    }


def supply(view: View, language: str, found: Mapping[str, str]) -> str:
    """Make the panel of the monuments of the elements `found`."""
    towers = "".join(found[f"monument-{number}"] for number in range(len(view.monuments)))
    body = f'<div class="row towers">{towers}</div>'
    return section("supply", body, words.say(language, "monuments"))


@lru_cache(maxsize=2048)
def _supply_tower(number: int, space: int, language: str) -> str:
    name = capital(words.monument_name(language, number))
    if space < 0:
        state, css = words.say(language, "free"), "held"
    else:
        state, css = words.say(language, "built", space=LABELS[space]), "held built"
    told = f"{name}, {state}"
    return (
        f'<button type="button" id="monument-{number}" class="{css}" aria-label="{escape(told)}">'
        f"{kit.icon(stock.monument(number), 'tower-icon', 100)}<span>{escape(state)}"
        "</span></button>"
    )
