"""The panels beside the board, as HTML: hand, choices, conflict, players, supply, final standing.

Each is one element whose id is its name. Nothing here knows more than the view.
"""

from functools import lru_cache
from html import escape
from typing import Final

from velkahra.games.euphrates import picture_pieces as art
from velkahra.games.euphrates.facts import LABELS
from velkahra.games.euphrates.picture_words import (
    capital,
    colour_name,
    dynasty_name,
    leader_name,
    monument_name,
    office_name,
    say,
    tile_name,
)
from velkahra.games.euphrates.view import Conflict, Standing, View
from velkahra.picture import pieces

PANELS: Final = ("score", "actions", "conflict", "hand", "players", "supply")


def panels(view: View, language: str) -> dict[str, str]:
    """Draw all panels, by their ids, in document order."""
    return {
        "score": _score(view.standings, view.dynasties, language),
        "actions": _actions(
            view.decision if view.seat in view.deciders else "", view.war_colours, language
        ),
        "conflict": _conflict(view, language),
        "hand": _hand(view, language),
        "players": _players(view, language),
        "supply": _supply(view.bag, len(view.treasures), view.monuments, language),
    }


@lru_cache(maxsize=2048)
def _icon(drawing: str, kind: str = "", reach: int = 50) -> str:
    """Put a drawing into a small picture of its own, which screen readers pass over."""
    css = f"icon {kind}".strip()
    box = f"{-reach} {-reach} {2 * reach} {2 * reach}"
    return f'<svg class="{css}" viewBox="{box}" aria-hidden="true">{drawing}</svg>'


@lru_cache(maxsize=64)
def _chip(colour: int) -> str:
    badge = pieces.badge(pieces.SHAPES[colour], art.PAINTS[colour], art.SIGNS[colour])
    return _icon(badge, "chip", 22)


def _section(name: str, body: str, heading: str = "") -> str:
    """Make a panel; one without a body is there but hidden."""
    hidden = "" if body else " hidden"
    title = f'<h2 id="{name}-title">{escape(heading)}</h2>' if heading and body else ""
    told = f' aria-labelledby="{name}-title"' if title else ""
    return f'<section id="{name}" class="panel {name}"{told}{hidden}>{title}{body}</section>'


@lru_cache(maxsize=512)
def _actions(decision: str, wars: tuple[int, ...], language: str) -> str:
    shown = {
        "turn": ("do-end", "do-swap", "do-withdraw"),
        "monument": ("do-decline",),
    }.get(decision, ())
    buttons = [
        _button(name, capital(say(language, name)), name in shown)
        for name in ("do-end", "do-swap", "do-withdraw", "do-decline")
    ]
    for colour in range(4):
        words = say(language, "do-war", office=office_name(language, colour))
        there = decision == "war" and colour in wars
        buttons.append(_button(f"war-{colour}", words, there, _chip(colour)))
    label = escape(say(language, "choices"))
    return (
        f'<section id="actions" class="panel actions" role="group" aria-label="{label}">'
        f"{''.join(buttons)}</section>"
    )


def _button(name: str, words: str, shown: bool, icon: str = "") -> str:
    hidden = "" if shown else " hidden"
    return (
        f'<button type="button" id="{name}" class="do" disabled{hidden}>{icon}'
        f"<span>{escape(words)}</span></button>"
    )


def _conflict(view: View, language: str) -> str:
    fight = view.conflict
    if fight is None:
        return _section("conflict", "")
    sides = "".join(
        _side(view, language, fight, leader, attacks)
        for leader, attacks in ((fight.attacker, True), (fight.defender, False))
    )
    tile = tile_name(language, fight.colour)
    counts = say(language, "what-counts", kind=fight.kind, tile=tile)
    chip = _chip(0 if fight.kind == "revolt" else fight.colour)
    note = f'<p class="note">{chip} {escape(counts)}</p>'
    heading = say(language, fight.kind)
    return _section("conflict", f'<div class="sides">{sides}</div>{note}', heading)


def _side(view: View, language: str, fight: Conflict, leader: int, attacks: bool) -> str:
    strength = fight.attack if attacks else fight.defence
    role = say(language, "attacker" if attacks else "defender")
    name = capital(leader_name(language, view.dynasties, leader))
    revolt = fight.kind == "revolt"
    why = say(language, "with-temples" if revolt else "with-supporters", count=strength)
    drawing = art.leader(leader % 4, view.dynasties[leader // 4], -1)
    added = ""
    if attacks:
        known = fight.added >= 0
        words = say(language, "added", count=fight.added) if known else say(language, "open")
        added = f'<span class="added">{escape(words)}</span>'
    return (
        f'<div class="side {"attacker" if attacks else "defender"}">'
        f'<span class="role">{escape(role)}</span>{_icon(drawing, "token", 54)}'
        f'<strong class="strength">{strength}</strong><span class="who">{escape(name)}</span>'
        f'<span class="why">{escape(why)}</span>{added}</div>'
    )


def _hand(view: View, language: str) -> str:
    if view.hand is None or view.seat < 0:
        return _section("hand", "")
    return _hand_of(view.hand, view.catastrophes[view.seat], language)


@lru_cache(maxsize=2048)
def _hand_of(hand: tuple[int, ...], catastrophes: int, language: str) -> str:
    tiles = [colour for colour, count in enumerate(hand) for _ in range(count)]
    buttons = "".join(_hand_tile(number, colour, language) for number, colour in enumerate(tiles))
    words = say(language, "catastrophe-token", count=catastrophes)
    label = capital(say(language, "catastrophe-label"))
    token = (
        f'<button type="button" id="catastrophe" class="held burnt" aria-label="{escape(words)}"'
        f"{' data-spent' if not catastrophes else ''}>{_icon(pieces.scorched())}"
        f"<span>{escape(label)} {catastrophes}/2</span></button>"
    )
    return _section("hand", f'<div class="row">{buttons}{token}</div>', say(language, "hand"))


@lru_cache(maxsize=256)
def _hand_tile(number: int, colour: int, language: str) -> str:
    tile = tile_name(language, colour)
    words = say(language, "hand-tile", tile=tile, number=number + 1)
    return (
        f'<button type="button" id="hand-{number}" class="held" aria-label="{escape(words)}">'
        f"{_icon(art.tile(colour))}<span>{escape(capital(tile))}</span></button>"
    )


def _players(view: View, language: str) -> str:
    seats = "".join(_player(view, language, seat) for seat in range(view.seats))
    return _section("players", seats, say(language, "players"))


def _player(view: View, language: str, seat: int) -> str:
    leaders = tuple(view.leaders[seat * 4 : seat * 4 + 4])
    return _player_card(
        language,
        view.dynasties[seat],
        seat,
        seat == view.seat,
        view.actions_left if seat == view.active and view.decision != "over" else -1,
        seat in view.deciders and view.decision not in ("over", "chance"),
        leaders,
        view.hand_sizes[seat],
        view.catastrophes[seat],
        view.held[seat],
        view.points[seat],
    )


@lru_cache(maxsize=2048)
def _player_card(
    language: str,
    dynasty: str,
    seat: int,
    you: bool,
    actions_left: int,
    decides: bool,
    leaders: tuple[int, ...],
    in_hand: int,
    catastrophes: int,
    held: int | None,
    points: tuple[int, ...] | None,
) -> str:
    marks = _marks(language, you, actions_left, decides)
    counts = "".join(
        (
            _count(_icon(pieces.back("square", "#7a6a58")), say(language, "in-hand"), str(in_hand)),
            _count(_icon(pieces.scorched()), say(language, "catastrophes"), str(catastrophes)),
            _count(_icon(pieces.gem(), "", 34), say(language, "treasures"), _known(held, language)),
        )
    )
    css = "seat active" if actions_left >= 0 else "seat"
    return (
        f'<article class="{css}" data-seat="{seat}"><header>{_icon(art.dynasty(dynasty), "coin")}'
        f"<h3>{escape(dynasty_name(language, dynasty))}</h3>{marks}</header>"
        f'<div class="counts">{counts}</div>{_points(language, points)}'
        f"{_off_board(language, dynasty, leaders)}</article>"
    )


def _marks(language: str, you: bool, actions_left: int, decides: bool) -> str:
    told = []
    if you:
        told.append(("you", say(language, "you")))
    if actions_left >= 0:
        left = say(language, "actions-left", count=actions_left)
        told.append(("turn", f"{say(language, 'on-turn')} · {left}"))
    elif decides:
        told.append(("turn", say(language, "decides")))
    return "".join(f'<span class="mark {css}">{escape(words)}</span>' for css, words in told)


def _known(count: int | None, language: str) -> str:
    return str(count) if count is not None else f'<abbr title="{say(language, "hidden")}">?</abbr>'


def _count(icon: str, words: str, value: str) -> str:
    return (
        f'<span class="count" title="{escape(words)}">{icon}'
        f'<span class="sr">{escape(words)}: </span><b>{value}</b></span>'
    )


def _points(language: str, points: tuple[int, ...] | None) -> str:
    words = escape(say(language, "points"))
    if points is None:
        hidden = escape(say(language, "hidden"))
        return f'<div class="points hidden-points"><span>{words}: {hidden}</span></div>'
    chips = "".join(
        f'<span class="count">{_chip(colour)}<span class="sr">'
        f"{escape(colour_name(language, colour))}: </span><b>{count}</b></span>"
        for colour, count in enumerate(points)
    )
    return f'<div class="points"><span class="sr">{words}: </span>{chips}</div>'


def _off_board(language: str, dynasty: str, leaders: tuple[int, ...]) -> str:
    off = [office for office, space in enumerate(leaders) if space < 0]
    words = escape(say(language, "off-board"))
    if not off:
        return ""
    icons = "".join(
        f'<span class="count">{_icon(art.leader(office, dynasty, -1), "", 54)}'
        f'<span class="sr">{escape(office_name(language, office))}</span></span>'
        for office in off
    )
    return f'<div class="off-board"><span>{words}: </span>{icons}</div>'


@lru_cache(maxsize=1024)
def _supply(bag: int, treasures: int, monuments: tuple[int, ...], language: str) -> str:
    counts = _line(say(language, "bag"), bag) + _line(say(language, "treasures-left"), treasures)
    towers = "".join(
        _supply_tower(number, space, language) for number, space in enumerate(monuments)
    )
    heading = f"<h3>{escape(say(language, 'monuments'))}</h3>"
    body = f'<dl class="stock">{counts}</dl>{heading}<div class="row towers">{towers}</div>'
    return _section("supply", body, say(language, "supply"))


def _line(words: str, count: int) -> str:
    return f"<div><dt>{escape(words)}</dt><dd>{count}</dd></div>"


@lru_cache(maxsize=2048)
def _supply_tower(number: int, space: int, language: str) -> str:
    name = capital(monument_name(language, number))
    if space < 0:
        state, words, css = say(language, "free"), "monument-free", "held"
        told = say(language, words, monument=name)
    else:
        state, css = say(language, "built", space=LABELS[space]), "held built"
        told = say(language, "monument-at", monument=name, space=LABELS[space])
    return (
        f'<button type="button" id="monument-{number}" class="{css}" aria-label="{escape(told)}">'
        f"{_icon(art.monument(number), 'tower-icon', 100)}<span>{escape(state)}</span></button>"
    )


@lru_cache(maxsize=64)
def _score(standings: tuple[Standing, ...], dynasties: tuple[str, ...], language: str) -> str:
    if not standings:
        return _section("score", "")
    heads = "".join(
        f'<th scope="col">{_chip(colour)}<span class="sr">'
        f"{escape(colour_name(language, colour))}</span></th>"
        for colour in range(4)
    )
    rows = "".join(_standing(standing, dynasties, language) for standing in standings)
    place, name = (escape(say(language, key)) for key in ("place", "dynasty"))
    table = (
        f'<table><thead><tr><th scope="col">{place}</th><th scope="col">{name}</th>{heads}'
        f"</tr></thead><tbody>{rows}</tbody></table>"
    )
    notes = "".join(
        f'<p class="note">{escape(say(language, key))}</p>'
        for key in ("weakest", "assigned", "tie-break")
    )
    return _section("score", table + notes, say(language, "score"))


def _standing(standing: Standing, dynasties: tuple[str, ...], language: str) -> str:
    low = min(standing.points)
    cells = "".join(
        f"<td{' class=weakest' if count == low else ''}>{count}"
        f"{f'<small> ({count - given}+{given})</small>' if given else ''}</td>"
        for count, given in zip(standing.points, standing.assigned, strict=True)
    )
    name = dynasties[standing.seat]
    return (
        f"<tr{' class=winner' if standing.place == 1 else ''}><td>{standing.place}.</td>"
        f'<th scope="row">{_icon(art.dynasty(name), "coin")}'
        f"{escape(dynasty_name(language, name))}</th>{cells}</tr>"
    )
