"""One standalone picture of a view: teams, what they have in play, the own hand, the puzzle.

Nothing in it needs a style sheet, so that any tool can draw it; the `<desc>` tells it in words.
"""

from typing import Final

from velkahra.games.hammer.picture import cipher, stock, words
from velkahra.games.hammer.picture.art.cards import small_face
from velkahra.games.hammer.picture.art.ink import INK, PAPER
from velkahra.games.hammer.picture.hand import joint_hand
from velkahra.games.hammer.puzzle.facts import AXES
from velkahra.games.hammer.puzzle.picture import position_name
from velkahra.games.hammer.view.model import InPlay, Team, View
from velkahra.picture import kit, palette, shapes
from velkahra.picture.lettering import PLAIN, text

WIDE: Final = 1600
_HEAD: Final = 70
_CARD: Final = 88
_HIGH: Final = round(_CARD * 880 / 630)
_HAND: Final = 190
_PUZZLE: Final = 590


def picture(view: View, language: str = "en", width: int = 1100) -> str:
    """Draw a view as one standalone SVG, `width` pixels wide."""
    hand = (*(view.mine.hand or ()), *joint_hand(view)) if view.mine else ()
    parts = [(_title(view, language), _HEAD), (_teams(view, language), _team_high(view) + 12)]
    if hand:
        step = min((WIDE - 40) / len(hand), 140)
        row = (_shown(card, 20 + place * step, 8, 124) for place, card in enumerate(hand))
        parts.append(("".join(row), _HAND))
    if view.marks:
        parts.append((_puzzle(view), _PUZZLE))
    body, tall = "", 0
    for drawing, high in parts:
        body += shapes.at(drawing, 0, tall)
        tall += high
    shown = set(hand) | {card.card for team in view.teams for card in team.table}
    symbols = "".join(_face(view, language, card) for card in sorted(shown))
    ground = f'<rect width="{WIDE}" height="{tall}" fill="#8ea5c6"/>'
    body = (
        f"<defs>{stock.emblem_drawings(view.cards)}{stock.drawings()}{stock.mark_drawings()}"
        f"{symbols}</defs>{ground}{body}"
    )
    told, font = _described(view, language), f' font-family="{PLAIN}"'
    return kit.standalone((WIDE, tall), width, words.say(language, "title"), told, body, font)


def _teams(view: View, language: str) -> str:
    each = WIDE / view.seats
    return "".join(
        shapes.at(_team(view, language, seat, each), seat * each, 0) for seat in range(view.seats)
    )


def _across(wide: float) -> int:
    return max(1, int((wide - 20) // (_CARD + 8)))


def _team_high(view: View) -> int:
    """Return the height of every team's drawing: what the team with the most in play needs."""
    across = _across(WIDE / view.seats)
    rows = max(-(-len(team.table) // across) for team in view.teams)
    return 216 + max(rows, 1) * (_HIGH + 8)


def _face(view: View, language: str, card: int) -> str:
    placed = words.source(view.cards, card)
    if placed is None or placed.card is None:
        return ""
    drawn = small_face(words.the_set(view.cards), placed.card, words.owners_of(placed), language)
    return f'<symbol id="f-{card}" viewBox="0 0 630 880">{drawn}</symbol>'


def _shown(card: int, x: float, y: float, wide: float = _CARD) -> str:
    high = round(wide * 880 / 630)
    return f'<use href="#f-{card}" x="{x:g}" y="{y:g}" width="{wide:g}" height="{high}"/>'


def _title(view: View, language: str) -> str:
    told = words.say(language, "round", round=view.round, rounds=view.rounds) if view.round else ""
    phase = words.say(language, f"phase-{view.phase}")
    said = f"{told}: {phase}" if told else phase
    return text(said, 24, 38, 30, INK, anchor="start")


def _team(view: View, language: str, seat: int, wide: float) -> str:
    team = view.teams[seat]
    power = words.power_card(view.cards, team.power)
    now = seat == view.turn
    edge, thick = (INK, 6) if now else (palette.shade(power.colour, 0.2), 2)
    looks = f' rx="12" stroke="{edge}" stroke-width="{thick}"'
    frame = shapes.box(6, 4, wide - 12, _team_high(view), PAPER, looks)
    head = f'<use href="#e-{power.id}" x="16" y="14" width="52" height="52"/>'
    head += text(
        words.power_name(language, view.cards, team.power), 80, 40, 26, INK, anchor="start"
    )
    head += text(f"{team.place}." if team.place else "", wide - 20, 40, 24, INK, anchor="end")
    return frame + head + _counts(team, power.id, wide) + _pacts(view, team) + _laid(team, wide)


def _counts(team: Team, power: str, wide: float) -> str:
    step = (wide - 24) / 4
    shown = (
        ("", f"{team.sb}"),
        (f"e-{power}", f"{team.bm}"),
        ("s-points", f"{team.points}"),
        ("s-piece", f"{team.pieces}"),
        ("s-hand", f"{team.hand_size}"),
        ("s-deck", f"{team.deck}"),
        ("s-pile", f"{len(team.pile)}"),
        ("s-joker", "") if team.joker else ("", ""),
    )
    found = ""
    for number, (drawing, value) in enumerate(shown):
        x, y = 16 + step * (number % 4), 78 + 40 * (number // 4)
        if drawing:
            square = f'x="{x:g}" y="{y}" width="30" height="30"'
            found += f'<use href="#{drawing}" {square} color="{INK}"/>'
        elif value:
            found += f'<circle cx="{x + 17:g}" cy="{y + 15}" r="17" fill="#b9b4ac"/>'
        place = ("start", x + 36) if drawing else ("middle", x + 17)
        found += text(value, place[1], y + 16, 22, INK, anchor=place[0])
    return found


def _pacts(view: View, team: Team) -> str:
    if not team.pacts:
        return ""
    found = f'<use href="#s-pact" x="16" y="160" width="28" height="28" color="{INK}"/>'
    for number, seat in enumerate(team.pacts):
        power = words.power_card(view.cards, view.teams[seat].power).id
        found += f'<use href="#e-{power}" x="{54 + 34 * number}" y="160" width="28" height="28"/>'
    return found


def _laid(team: Team, wide: float) -> str:
    """Draw the cards a team has in play; tired ones lie on their side."""
    across = _across(wide)
    found = ""
    for number, each in enumerate(team.table):
        x, y = 14 + (_CARD + 8) * (number % across), 200 + (_HIGH + 8) * (number // across)
        found += _permanent(each, x, y)
    return found


def _permanent(each: InPlay, x: float, y: float) -> str:
    if not each.state:
        return _shown(each.card, x, y)
    small = _CARD * 0.74
    turned = shapes.at(_shown(each.card, 0, 0, small), 0, 0)
    mark = "s-lock" if each.state == 2 else "s-tired"
    return (
        f'<g transform="translate({x + _CARD:g} {y + 20:g}) rotate(90)">{turned}</g>'
        f'<use href="#{mark}" x="{x + 2:g}" y="{y:g}" width="24" height="24" color="{INK}"/>'
    )


def _puzzle(view: View) -> str:
    """Draw the encoded picture, its panels side by side, and the map."""
    codes = dict(cipher.codes_of(view))
    each = len(view.marks) // 3
    size = len(view.marks[0])
    scale = min(300 / (size * 10), 20 / 10)
    found = "".join(
        text(position_name(axis, n), 40 + 330 * panel + (n + 0.5) * 10 * scale, 30, 11, INK)
        for panel, axis in enumerate(AXES)
        for n in range(size)
    )
    for number, marks in enumerate(view.marks):
        panel, row = divmod(number, each)
        x, y = 40 + panel * 330, 40 + row * scale * 11
        place = f' x="{x}" y="{y:g}" width="{size * 10 * scale:g}" height="{10 * scale:g}"'
        found += text(number + 1, x - 6, y + 5 * scale, 11, INK, anchor="end")
        found += cipher.row_drawing(marks, codes.get(number + 1, ""), place)
    wrong = tuple(square for square, _ in (view.mine.guesses or () if view.mine else ()))
    square = -1 if view.square is None else view.square
    gone = cipher.gone(view.marks, cipher.codes_of(view))
    chart = cipher.map_drawing(size, gone, wrong, -1, square)
    whole = size * 10 + 24
    return (
        f'{found}<svg x="1040" y="20" width="540" height="540" viewBox="0 0 {whole} {whole}">'
        f"{chart}</svg>"
    )


def _described(view: View, language: str) -> str:
    """Describe the view as text."""
    lines = [words.say(language, "round", round=view.round, rounds=view.rounds)]
    for seat, team in enumerate(view.teams):
        table = ", ".join(words.card_name(language, view.cards, each.card) for each in team.table)
        name = words.power_name(language, view.cards, team.power)
        points = words.say(language, "points", count=team.points)
        pieces = words.say(language, "pieces", count=team.pieces)
        laid = words.say(language, "in-play", cards=table) if table else ""
        lines.append(words.joined(name, points, pieces, laid))
        if seat == view.seat and team.hand:
            cards = ", ".join(words.card_name(language, view.cards, card) for card in team.hand)
            lines.append(f"{words.say(language, 'hand')}: {cards}.")
    return "\n".join(lines)
