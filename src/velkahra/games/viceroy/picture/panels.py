"""The panels beside the table: what can be done, and the points.

Ids: `actions` with buttons `do-...`, gems `g-blue-1` .. of the supply and `own-blue-1` .. of one's
own, tokens `t-32-magic` for a swap; `score`.
"""

from functools import lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.viceroy.picture import screen, words
from velkahra.games.viceroy.picture.art.cards import law_of, reward_signs
from velkahra.games.viceroy.picture.stock import seat_sign, sign
from velkahra.games.viceroy.rules import facts, tables
from velkahra.games.viceroy.text.names import reward_name
from velkahra.games.viceroy.text.words import pass_gems
from velkahra.games.viceroy.view.model import Player, View
from velkahra.picture import kit
from velkahra.picture.words import capital

_SIGNS: Final = ("ring", "eternal-any", "law", "power", "magic", "set", "attack")


def elements(view: View, language: str) -> Parts:
    """Draw the panels: parts with one element each, id -> markup, in document order."""
    body = _choices(view, language) if view.seat in view.deciders else ""
    return (
        {"actions": kit.actions(body, words.say(language, "choices"))},
        {"score": _score_of(view, language)},
    )


def _choices(view: View, language: str) -> str:
    """Draw the buttons, gems and tokens of the decision."""
    mine = view.players[view.seat]
    found = "".join(_plain(language, *named) for named in _PLAIN.get(view.decision, ()))
    match view.decision:
        case "bid":
            attack = _plain(language, "attack", "attack") if mine.attack else ""
            passing = words.say(language, "do-pass", **pass_gems(view, view.seat))
            found += attack + kit.button("do-pass", passing, sign("fist"))
        case "card":
            found += kit.button("do-pass", words.say(language, "do-pass-building"), sign("fist"))
        case "level-5":
            found += _grants(language, view.card)
        case "own-gem":
            found += _plain(language, "own-gem", f"gem-{facts.COLOUR_NAMES[view.colour]}")
        case "option":
            found += _options(language, view.laws, view.card)
        case "colour" | "recolour":
            found += "".join(_colour(language, colour) for colour in range(4))
        case "place":
            found += _spares(language, mine)
        case "swap":
            found += _tokens(language, view, [view.seat])
        case "for":
            found += _tokens(language, view, [s for s in range(view.seats) if s != view.seat])
        case "gems" | "give" | "store":
            found += _gems(view, language)
    if view.decision in _DECLINED and not view.least:
        found += kit.button("do-decline", words.say(language, f"do-decline-{view.decision}"))
    return found


_PLAIN: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "name": (("lower", ""), ("upper", ""), ("neither", "")),
    "share": (("go-on", ""),),
    "draw": (("draw-characters", "small"), ("draw-laws", "law")),
    "recolour": (("optimum", "ring"),),
}
_DECLINED: Final = ("own-gem", "archive", "tuck", "swap", "store", "recolour", "gems")


def _grants(language: str, card: int) -> str:
    lower = facts.PEOPLE[card - 1].rows[:3]
    signs = "".join(sign(name) for row in lower for name in reward_signs(row.reward.all))
    rows = kit.button("do-rows", words.say(language, "do-rows"), signs)
    return rows + _plain(language, "power", "power-15")


def _gems(view: View, language: str) -> str:
    """Draw the gems that can be chosen."""
    purse = view.players[view.seat].gems or (0, 0, 0, 0)
    take = "" if view.least else kit.button("do-gems", words.say(language, "do-gems"), sign("gems"))
    if view.decision == "gems":
        return take + screen.gem_buttons(language, "g", view.supply, min(view.left, tables.HANDFUL))
    if view.decision == "give":
        return screen.gem_buttons(language, "own", purse, min(view.left, tables.HANDFUL))
    most = law_of(view.laws, view.card).params.max or tables.HANDFUL
    return take + screen.gem_buttons(language, "own", purse, min(most, tables.HANDFUL))


def _plain(language: str, name: str, drawing: str = "") -> str:
    return kit.button(
        f"do-{name}", words.say(language, f"do-{name}"), sign(drawing) if drawing else ""
    )


@lru_cache(maxsize=64)
def _colour(language: str, colour: int) -> str:
    name = facts.COLOUR_NAMES[colour]
    return kit.button(
        f"do-{name}", capital(words.colour_name(language, colour)), sign(f"letter-{name}")
    )


@lru_cache(maxsize=256)
def _options(language: str, laws: str, card: int) -> str:
    return "".join(
        kit.button(
            f"do-option-{number}",
            capital(reward_name(language, option)),
            "".join(map(sign, reward_signs(option))),
        )
        for number, option in enumerate(law_of(laws, card).params.options, 1)
    )


def _spares(language: str, mine: Player) -> str:
    return "".join(
        kit.button(
            f"do-spare-{name}", words.tinted(language, "do-spare", colour), sign(f"eternal-{name}")
        )
        for colour, name in enumerate(facts.COLOUR_NAMES)
        if mine.unused[colour]
    )


def _tokens(language: str, view: View, seats: list[int]) -> str:
    """Make a button of every token that can be swapped, under its owner's name."""
    found = ""
    for seat in seats:
        buttons = "".join(
            _token(language, view.laws, laid.card, kind, number)
            for laid in view.players[seat].pyramid
            for kind, number in laid.tokens
            if kind < int(tables.MOVABLE)
        )
        owner = f"{seat_sign(seat)}{escape(words.seat_name(language, seat))}"
        found += f'<div class="owned"><h3>{owner}</h3>{buttons}</div>' if buttons else ""
    return found


@lru_cache(maxsize=1024)
def _token(language: str, laws: str, card: int, kind: int, number: int) -> str:
    said = f"{words.card_name(language, laws, card)}: {words.token_name(language, kind, number)}"
    name, more = tables.TOKEN_NAMES[kind], f' data-card="{card}"'
    return kit.button(f"t-{card}-{name}", said, sign(name), more=more)


def _score_of(view: View, language: str) -> str:
    over = view.decision == "over"
    mine = view.mine
    points = tuple((seat, known.points, known.place) for seat, known in enumerate(view.players))
    if mine is not None and not over:
        return _running(language, mine.points)
    return _score_table(language, points, over)


@lru_cache(maxsize=1024)
def _running(language: str, points: tuple[int | None, ...]) -> str:
    """Show one's own points under the seven headings, as they stand."""
    found = "".join(_running_row(language, at, value) for at, value in enumerate(points))
    total = sum(value or 0 for value in points)
    said = escape(words.say(language, "score-points", count=total))
    body = f'<ul class="running">{found}</ul><strong class="sum">{said}</strong>'
    return kit.section("score", body, words.say(language, "score-now"))


@lru_cache(maxsize=1024)
def _running_row(language: str, at: int, value: int | None) -> str:
    name = escape(heading(language, at))
    css = "" if value else ' class="nought"'
    told = "" if value is not None else f'<span class="sr">{escape(_hidden(language))}</span>'
    hint = "" if value is not None else f' title="{escape(_hidden(language))}"'
    shown = "?" if value is None else value
    return f"<li{css}{hint}>{sign(_SIGNS[at])}<span>{name}</span><b>{shown}</b>{told}</li>"


def _hidden(language: str) -> str:
    return f"{words.say(language, 'score-unknown')}. {words.say(language, 'score-attack-note')}"


def heading(language: str, at: int) -> str:
    """Name one of the seven headings of scoring, `at` 0..6."""
    return words.TEXTS.text(language, f"heading-{words.HEADINGS[at]}")


@lru_cache(maxsize=512)
def _score_table(
    language: str, points: tuple[tuple[int, tuple[int | None, ...], int], ...], over: bool
) -> str:
    """Show everybody's points under the seven headings, with totals and places."""
    heads = "".join(
        f'<th scope="col"{_winner(place)}>{seat_sign(seat)}'
        f'<span class="sr">{escape(words.seat_name(language, seat))}</span></th>'
        for seat, _, place in points
    )
    rows = "".join(_heading_row(language, at, points) for at in range(len(words.HEADINGS)))
    totals = "".join(
        f"<td{_winner(place)}><b>{sum(value or 0 for value in values)}</b></td>"
        for _, values, place in points
    )
    total = escape(words.say(language, "score-total"))
    foot = f'<tr class="total"><th scope="row">{total}</th>{totals}</tr>'
    if over and len(points) > 1:
        places = "".join(_place(language, place) for _, _, place in points)
        label = escape(words.say(language, "score-places"))
        foot += f'<tr><th scope="row">{label}</th>{places}</tr>'
    table = f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}{foot}</tbody></table>"
    return kit.section("score", table, words.say(language, "score-final" if over else "score-now"))


def _place(language: str, place: int) -> str:
    wins = (
        f'<span class="sr">{escape(words.say(language, "score-wins"))}</span>' if place == 1 else ""
    )
    return f"<td{_winner(place)}>{place}.{wins}</td>"


def _winner(place: int) -> str:
    return ' class="winner"' if place == 1 else ""


def _heading_row(
    language: str, at: int, points: tuple[tuple[int, tuple[int | None, ...], int], ...]
) -> str:
    cells = "".join(
        f"<td{_winner(place)}>{'?' if values[at] is None else values[at]}</td>"
        for _, values, place in points
    )
    name = escape(heading(language, at))
    return f'<tr><th scope="row">{sign(_SIGNS[at])}{name}</th>{cells}</tr>'
