"""Wakhan's cards: fronts with loyalty, actions, regions and two arrows; backs with their answers.

A front lies to the right of the next back, so its arrows point to the left, at the height of the
labels and the numbers there. Rules: PP-WAKHAN-09, PP-WAKHAN-20, PP-WAKHAN-22, PP-WAKHAN-26.
"""

from functools import cache
from typing import Final

from velkahra.games.pamir.picture.cards import court, ink, says, type
from velkahra.games.pamir.rules.facts import BACKS, WAKHAN, AiCard
from velkahra.picture import lettering, shapes
from velkahra.picture.shapes import line

TEAL: Final = "#174650"
_LABELS: Final = {"top": 20, "bottom": 148}
_FIRST_SLOT: Final = 42
_PITCH: Final = 17

# Cards show their lines as drawings; a colon ends the condition.
_LINES: Final = {
    "tax": "do-tax-1",
    "build": "do-build",
    "move": "do-move-1",
    "battle": "do-battle-1",
    "betray": "do-betray",
    "battle_on_card_with_most_spies": "do-battle-1 i-spy",
    "radicalize": "radicalize",
    "if_military_favored_radicalize_highest_military": (
        "i-favor-military : radicalize suit-military star-gold"
    ),
    "if_political_favored_radicalize_highest_economic": (
        "i-favor-political : radicalize suit-economic star-gold"
    ),
    "radicalize_highest_political": "radicalize suit-political star-gold",
    "radicalize_highest_intelligence": "radicalize suit-intelligence star-gold",
    "radicalize_any_intelligence": "radicalize suit-intelligence",
    "if_under_two_rupees_radicalize_most_net_rupees": "<2 : radicalize coin",
    "radicalize_card_gaining_a_region": "radicalize ruler",
    "radicalize_most_blocks": "radicalize i-army i-road",
    "if_none_dominant_radicalize_most_cylinders": "!dominance : radicalize i-spy i-tribe",
    "if_no_move_card_radicalize_move_card": "!do-move-1 : radicalize do-move-1",
    "if_dominance_radicalize_matching_patriot": "dominance : radicalize patriot",
    "if_court_full_radicalize_highest_political": "card : radicalize suit-political star-gold",
    "if_fewer_spies_radicalize_highest_intelligence": (
        "i-spy : radicalize suit-intelligence star-gold"
    ),
}


def slot_height(number: int) -> float:
    """Return the y, in units of the card, of a number on the back and of the arrow at it."""
    return _FIRST_SLOT + _PITCH * number


@cache
def ai_face(number: int) -> str:
    """Draw the front of one of Wakhan's cards, by its number from 1, in 120 x 168 units."""
    card = WAKHAN[number - 1]
    return (
        f'<g class="card ai" data-card="{number}" font-family="{lettering.PLAIN}'
        f'" fill="{ink.INK}">{court.plate(court.SMALL, TEAL)}{_signs(card)}{_arrows(card)}</g>'
    )


def _arrows(card: AiCard) -> str:
    """Draw the red and the black arrow on the left edge, the red one larger and ringed."""
    red, black = _LABELS[card.front.red_arrow], slot_height(card.front.black_arrow)
    first = shapes.edged(
        f"M1 {red}L13 {red - 10}V{red - 4}H18V{red + 4}H13V{red + 10}Z", ink.BLOOD, ink.INK, 1
    )
    second = shapes.fill(
        f"M1 {black:g}L11 {black - 7:g}V{black - 2.5:g}H18V{black + 2.5:g}H11V{black + 7:g}Z",
        ink.INK,
    )
    return (
        f'<g class="arrows" data-red="{card.front.red_arrow}" '
        f'data-black="{card.front.black_arrow}">{first}{second}</g>'
    )


def _sides(card: AiCard, x: float, y: float, size: float, pitch: float) -> str:
    """Show the order of pragmatic loyalty from left to right. Rules: PP-WAKHAN-09."""
    badges = "".join(
        ink.use(f"side-{side}", x + pitch * i, y, size, f' data-side="{side}"')
        for i, side in enumerate(card.front.pragmatic_loyalty)
    )
    gap = (pitch - size) / 2
    marks = "".join(_chevron(x + pitch * i + size + gap, y + size / 2, gap * 0.6) for i in range(2))
    return f'<g class="sides">{badges}{marks}</g>'


def _chevron(x: float, y: float, reach: float) -> str:
    return line(
        f"M{x - reach / 2:g} {y - reach:g}L{x + reach / 2:g} {y:g}L{x - reach / 2:g} {y + reach:g}",
        court.SOFT,
        reach / 2,
    )


def _regions(card: AiCard, x: float, y: float, size: float, pitch: float) -> str:
    badges = "".join(
        ink.use(f"region-{name}", x + pitch * i, y, size, f' data-region="{name}"')
        for i, name in enumerate(card.front.region_priority)
    )
    return f'<g class="regions">{badges}</g>'


def _signs(card: AiCard) -> str:
    lines = "".join(_line(line, 22, 42 + 33 * i) for i, line in enumerate(card.front.actions))
    rules = line("M22 36H114M22 135H114", "#cdb482", 1)
    return (
        _sides(card, 28, 7, 24, 31)
        + rules
        + f'<g class="lines">{lines}</g>'
        + _regions(card, 21, 141, 14.5, 15.8)
    )


def _line(line: str, x: float, y: float) -> str:
    """Show a line as drawings from left to right."""
    plain, done = _LINES[line].split(), ""
    size = 26 if len(plain) < 4 else 20
    top = y + (26 - size) / 2
    for name in plain:
        if name == ":":
            done += type.text(":", x + 1, y + 19, 16, face="bold")
            x += 8
        elif name == "<2":
            done += ink.use("coin", x, top, size) + type.text(
                "<2", x + size / 2, y + 18, 15, face="title", anchor="middle"
            )
            x += size + 1
        else:
            done += ink.use(name.removeprefix("!"), x, top, size)
            done += ink.use("no", x, top, size) if name[0] == "!" else ""
            x += size + 1
    return f'<g data-line="{line}">{done}</g>'


@cache
def ai_back_face(index: int, language: str) -> str:
    """Draw a back of Wakhan's cards, from 0, in 120 x 168 units. Rules: PP-WAKHAN-36."""
    top, numbers = BACKS[index]
    other = {"top_left": "bottom_right", "bottom_right": "top_left"}[top]
    labels = _label(top, _LABELS["top"], language) + _label(other, _LABELS["bottom"], language)
    slots = ""
    for y, number in zip(map(slot_height, range(len(numbers))), numbers, strict=True):
        slots += shapes.disc(104, y, 8, ink.PAPER)
        slots += type.text(number, 104, y + 5, 15, face="title", anchor="middle")
    return (
        f'<g class="card ai-back" font-family="{lettering.PLAIN}" fill="{ink.INK}">'
        f"{ink.ART('backs/wakhan')}{labels}{slots}</g>"
    )


def _label(kind: str, y: float, language: str) -> str:
    words = says.say(language, kind.replace("_", "-"))
    up = kind == "top_left"
    arrow = f"M12 {y + 6:g}V{y - 1:g}H8L14 {y - 7:g}L20 {y - 1:g}H16V{y + 6:g}Z"
    if not up:
        arrow = f"M12 {y - 6:g}V{y + 1:g}H8L14 {y + 7:g}L20 {y + 1:g}H16V{y - 6:g}Z"
    box = (
        f'<rect x="5" y="{y - 11:g}" width="110" height="22" rx="4" '
        f'fill="{ink.PAPER}" stroke="{ink.BLOOD}" stroke-width="1.6"/>'
    )
    return (
        f'<g data-label="{kind}">{box}{shapes.fill(arrow, ink.INK)}'
        + type.text(words, 26, y + 5, 15, face="title", room=86)
        + "</g>"
    )
