"""The whole table as one standalone SVG: map, market, every court, and how a check would go.

It carries the drawings it shows, in plain attributes and concrete colours.
"""

import re
from functools import cache
from typing import Final

from velkahra.games.pamir.picture import description, dominance, map, words
from velkahra.games.pamir.picture.cards import drawings, events, ink, type
from velkahra.games.pamir.picture.land import outlines, relief
from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.view.model import CourtCard, Player, Region, Slot, View
from velkahra.picture import kit, lettering
from velkahra.picture.shapes import at, disc

WIDE: Final = 1200
EDGE: Final = 12
MAP: Final = (600, 350)
PIECE: Final = 34
CARD: Final = (86, 120)
SCALE: Final = CARD[0] / 120
ROW: Final = CARD[1] + 48
GROUND: Final = "#f2e6cb"
FELT: Final = "#e6d5ab"
LANDS: Final = {
    "transcaspia": "#e6d3a3",
    "kabul": "#d6d2b8",
    "punjab": "#cfdcb2",
    "persia": "#cadbd4",
    "herat": "#e3cdbf",
    "kandahar": "#e7c9a0",
}
EARTH: Final = "#6b4f35"


def picture(view: View, language: str = "en", width: int = 1100) -> str:
    """Draw a view as one standalone SVG, `width` pixels wide; its `<desc>` is `board_text`."""
    rows = (len(view.order) + 1) // 2 if len(view.order) > 2 else len(view.order)
    tall = MAP[1] + 3 * EDGE + rows * (ROW + EDGE) + 40
    inside = (
        f'<rect width="{WIDE}" height="{tall}" fill="{GROUND}"/>'
        f'<g id="map">{at(_map(view, language), EDGE, EDGE)}</g>'
        f'<g id="market">{at(_market(view, language), MAP[0] + 2 * EDGE + 6, EDGE)}</g>'
        f'<g id="courts">{at(_courts(view, language), 0, MAP[1] + 2 * EDGE)}</g>'
        f'<g id="dominance">{at(_dominance(view, language), EDGE, tall - 34)}</g>'
    )
    told, body = description.board_text(view, language), f"<defs>{_needed(inside)}</defs>{inside}"
    looks = f' font-family="{lettering.PLAIN}" fill="{ink.INK}"'
    return kit.standalone((WIDE, tall), width, words.say(language, "title"), told, body, looks)


def _needed(markup: str) -> str:
    """Return the drawings that some markup shows, and those that they show."""
    known, found, asked = _stock(), {}, _shown(markup)
    while asked:
        name = asked.pop()
        if name not in found:
            found[name] = known[name]
            asked |= _shown(known[name])
    return "".join(found[name] for name in sorted(found))


def _shown(markup: str) -> set[str]:
    return set(re.findall(r'href="#([\w.-]+)"', markup))


@cache
def _stock() -> dict[str, str]:
    """Take the stock apart: each drawing by its id."""
    parts = re.split(r'(?=<(?:g|symbol) id="pp-)', drawings.defs())
    return {re.findall(r'id="([\w.-]+)"', part)[0]: part for part in parts if part}


def _map(view: View, language: str) -> str:
    land = "".join(
        f'<path d="{outlines.region_path(name, *MAP)}" fill="{LANDS[name]}"/>'
        for name in facts.REGION_NAMES
    )
    frame = (
        f'<rect width="{MAP[0]}" height="{MAP[1]}" fill="none" stroke="{EARTH}" stroke-width="4"/>'
    )
    regions = "".join(
        _region(language, number, region) for number, region in enumerate(view.regions)
    )
    roads = "".join(_roads(number, counts) for number, counts in enumerate(view.roads))
    return f"{land}{relief.picture(language, *MAP)}{frame}{regions}{roads}"


def _region(language: str, number: int, region: Region) -> str:
    left, top, wide, tall = (
        share * size / 100 for share, size in zip(map.BOXES[number], MAP * 2, strict=True)
    )
    head = ink.use(f"region-{facts.REGION_NAMES[number]}", left, top + 2, 20)
    head += type.text(words.region_name(language, number), left + 24, top + 18, 16, face="title")
    if region.ruler >= 0:
        crown = ink.use("ruler", left + 2, top + 25, 22)
        head += crown + ink.use(f"cylinder-{facts.COLOURS[region.ruler]}", left + 24, top + 25, 22)
    found = [
        (f"army-{facts.COALITION_NAMES[c]}", count)
        for c, count in enumerate(region.armies)
        if count
    ]
    found += [
        (f"cylinder-{facts.COLOURS[p]}", count) for p, count in enumerate(region.tribes) if count
    ]
    return head + _laid(found, left, top + 44, wide, tall - 44)


def _laid(found: list[tuple[str, int]], left: float, top: float, wide: float, tall: float) -> str:
    """Lay pieces out in rows in the middle of a box."""
    pitch = PIECE + 8
    across = max(1, int(wide // pitch))
    rows = [found[at : at + across] for at in range(0, len(found), across)]
    y = top + (tall - len(rows) * pitch) / 2
    done = ""
    for row in rows:
        x = left + (wide - len(row) * pitch) / 2
        for name, count in row:
            done += _counted(name, count, x, y)
            x += pitch
        y += pitch
    return done


def _counted(name: str, count: int, x: float, y: float, size: float = PIECE) -> str:
    drawing = ink.use(name, x, y, size)
    if count < 2:
        return drawing
    at_x, at_y = x + size - 2, y + size - 6
    badge = disc(at_x, at_y, 8.5, ink.PAPER, f' stroke="{ink.INK}" stroke-width="1.2"')
    return drawing + badge + type.text(count, at_x, at_y + 4.5, 12, face="bold", anchor="middle")


def _roads(border: int, counts: tuple[int, int, int]) -> str:
    x, y = (share * size / 100 for share, size in zip(outlines.middle(border), MAP, strict=True))
    found = [(f"road-{facts.COALITION_NAMES[c]}", count) for c, count in enumerate(counts) if count]
    begin = x - len(found) * (PIECE + 4) / 2
    return "".join(
        _counted(name, count, begin + index * (PIECE + 4), y - PIECE / 2)
        for index, (name, count) in enumerate(found)
    )


def _market(view: View, language: str) -> str:
    suits = "".join(
        at(_suit(name, number == view.favored), number * 34, 0)
        for number, name in enumerate(facts.SUIT_NAMES)
    )
    heap = ink.use("card", 480, 0, 26) + type.text(view.deck, 510, 20, 17, face="bold")
    spaces = "".join(
        at(_slot(language, slot), number % 6 * (CARD[0] + 8), 36 + number // 6 * (CARD[1] + 36))
        for number, slot in enumerate(view.market)
    )
    return suits + heap + spaces


def _suit(name: str, now: bool) -> str:
    ring = f' stroke="{ink.INK}" stroke-width="2.5"' if now else ""
    ground = f'<rect x="0" y="-2" width="31" height="31" rx="8" fill="{ink.GOLD}"{ring}/>'
    faint = "" if now else ' opacity="0.5"'
    return (ground if now else "") + ink.use(f"suit-{name}", 3, 1, 25, faint)


def _slot(language: str, slot: Slot) -> str:
    if not slot.card:
        dashes = f' fill="none" stroke="{EARTH}" stroke-dasharray="6 5" stroke-width="2"'
        place = f'<rect width="{CARD[0]}" height="{CARD[1]}" rx="6"{dashes}/>'
        return place + (drawings.coin(slot.rupees, 30, 45, 28) if slot.rupees else "")
    price = "\u2013" if slot.barred else str(slot.price)
    tag = ink.use("coin", 26, CARD[1] + 5, 18) + type.text(price, 47, CARD[1] + 20, 16, face="bold")
    rupees = drawings.coin(slot.rupees, 27, 36, 32) if slot.rupees else ""
    return at(events.card_face(slot.card, language), 0, 0, SCALE) + tag + rupees


def _courts(view: View, language: str) -> str:
    """Lay the courts out as on the page: the viewer's own last, the next player's before it."""
    order = list(reversed(view.order))
    across = 2 if len(order) > 2 else 1
    done = ""
    for index, player in enumerate(order):
        row, column = divmod(index, across)
        alone = across == 1 or (column == 0 and index == len(order) - 1)
        wide = WIDE - 2 * EDGE if alone else (WIDE - 3 * EDGE) / 2
        x = EDGE + column * (wide + EDGE)
        done += at(_seat(view, language, player, wide), x, row * (ROW + EDGE))
    return done


def _seat(view: View, language: str, player: int, wide: float) -> str:
    known = view.players[player]
    edge = ink.GOLD if player == view.active else EARTH
    felt = f'<rect width="{wide:g}" height="{ROW}" rx="8" fill="{FELT}" stroke="{edge}"/>'
    track = (
        f'<path d="M0 {38 + CARD[1] / 2:g}H{wide:g}" stroke="{EARTH}" stroke-width="3" '
        'stroke-dasharray="2 6"/>'
    )
    pitch = min(CARD[0] + 8, (wide - 24 - CARD[0]) / max(1, len(known.court) - 1))
    cards = "".join(
        at(_court_card(language, card), 12 + index * pitch, 38)
        for index, card in enumerate(known.court)
    )
    return felt + track + _board(view, language, player, known) + cards


def _board(view: View, language: str, player: int, known: Player) -> str:
    """Draw a player's name, then signs and numbers in a row."""
    name = words.player_name(language, player, view.wakhan)
    head = ink.use(f"cylinder-{facts.COLOURS[player]}", 6, 4, 28) + type.text(
        name, 38, 24, 16, face="bold"
    )
    found = [
        (f"side-{side}", str(influence))
        for side, influence in zip(_sides(known), known.influence, strict=True)
    ]
    found += [
        ("points", str(known.points)),
        ("coin", str(known.money)),
        ("shelter", str(known.shelter)),
        (f"gift-{facts.COLOURS[player]}", str(sum(known.gifts))),
        (f"cylinder-{facts.COLOURS[player]}", str(known.out)),
        ("court", f"{len(known.court)}/{known.court_limit}"),
        ("hand", f"{known.hand_size}/{known.hand_limit}"),
    ]
    pitch = 430 / len(found)
    return head + "".join(
        ink.use(drawing, 126 + pitch * index, 8, 21)
        + type.text(value, 149 + pitch * index, 24, 15, face="bold")
        for index, (drawing, value) in enumerate(found)
    )


def _sides(known: Player) -> tuple[str, ...]:
    """Name the coalitions a player has influence with: all three if it is Wakhan."""
    if len(known.influence) == len(facts.COALITION_NAMES):
        return facts.COALITION_NAMES
    return facts.COALITION_NAMES[known.loyalty : known.loyalty + 1] if known.loyalty >= 0 else ()


def _court_card(language: str, card: CourtCard) -> str:
    drawn = at(events.card_face(card.card, language), 0, 0, SCALE)
    place = 14
    for owner, count in enumerate(card.spies):
        if count:
            drawn += _counted(f"cylinder-{facts.COLOURS[owner]}", count, CARD[0] - 24, place, 28)
            place += 24
    if card.holder >= 0:
        drawn += drawings.hostage(card.spies[card.holder], -5, 38, 30)
    return drawn + (ink.use("used", -5, CARD[1] - 36, 24) if card.used else "")


def _dominance(view: View, language: str) -> str:
    """Show the blocks in play, whether anybody dominates, and what each would score."""
    blocks = "".join(
        ink.use(f"side-{side}", 56 * number, 0, 24)
        + type.text(view.dominance.blocks[number], 56 * number + 28, 18, 16, face="bold")
        for number, side in enumerate(facts.COALITION_NAMES)
    )
    gains = "".join(
        ink.use(f"cylinder-{facts.COLOURS[player]}", WIDE - 100 - 62 * index, 0, 24)
        + type.text(f"+{known.scores}", WIDE - 75 - 62 * index, 18, 15, face="bold")
        for index, (player, known) in enumerate(enumerate(view.players))
    )
    return blocks + type.text(dominance.verdict(language, view.dominance), 180, 18, 14) + gains
