"""The event cards: an upper half for when they are discarded, a lower one for when they are bought.

A dominance check looks unlike everything else. Rules: PP-COMP-08, PP-EVENT-105 to PP-EVENT-116.
"""

from functools import cache, partial
from typing import Final

from velkahra.games.pamir.picture.cards import court, drawings, ink, says, type
from velkahra.games.pamir.rules import facts
from velkahra.picture import lettering, measure, shapes

CRIMSON: Final = "#5e1720"
CREAM: Final = "#fdf0d4"
_EDGE: Final = "#7a4a24"
_line = partial(type.text, face="title", anchor="middle", room=110)

# Drawings of an effect: the first fills the box, the second covers its corner.
_SIGNS: Final = {
    "dominance_check": ("dominance",),
    "new_tactics": ("suit-military", "star-gold"),
    "embarrassment_of_riches": ("do-gift", "no"),
    "koh_i_noor_recovered": ("diamond",),
    "disregard_for_customs": ("coin", "no"),
    "courtly_manners": ("coin", "no"),
    "failure_to_impress": ("prize", "no"),
    "rumor": ("gossip",),
    "conflict_fatigue": ("fatigue",),
    "nationalism": ("i-tribe", "do-battle-1"),
    "no_effect": ("event",),
    "public_withdrawal": ("card", "no"),
    "nation_building": ("double",),
    "backing_of_persian_aristocracy": ("coin",),
    "confidence_failure": ("card", "no"),
    "other_persuasive_methods": ("card", "swap"),
    "rebuke": ("i-army", "no"),
}


def half_sign(half: facts.Half, x: float, y: float, size: float) -> str:
    """Draw the sign of a half of an event at (x, y), its upper left corner, `size` wide."""
    effect = half.effect
    if effect.startswith("set_favored_"):
        return ink.use(f"i-favor-{effect.removeprefix('set_favored_')}", x, y, size)
    if effect.startswith("riots_"):
        region = ink.use(f"region-{effect.removeprefix('riots_')}", x, y, size)
        return region + ink.use("flames", x + size * 0.5, y + size * 0.42, size * 0.6)
    if effect == "pashtunwali_values":
        places = ((0, 0), (0.5, 0), (0, 0.5), (0.5, 0.5))
        return "".join(
            ink.use(f"suit-{suit}", x + size * dx, y + size * dy, size * 0.48)
            for suit, (dx, dy) in zip(facts.SUIT_NAMES, places, strict=True)
        )
    if effect == "backing_of_persian_aristocracy":
        return drawings.coin(3, x, y, size)
    first, *second = _SIGNS[effect]
    done = ink.use(first, x, y, size)
    for name in second:
        over = 1.0 if name == "no" else 0.56
        done += ink.use(name, x + size * (1 - over), y + size * (1 - over), size * over)
    return done


@cache
def event_face(number: int, language: str, large: bool = False) -> str:
    """Draw an event, by its number, as a group, in 120 x 168 or, if `large`, 300 x 420 units."""
    card = facts.EVENTS[number - facts.COURT_CARDS - 1]
    check = card.kind == "dominance_check"
    kind = "check" if check else "event"
    draw = (_large_check if large else _small_check) if check else (_large if large else _small)
    return (
        f'<g class="card {kind}" data-card="{number}" font-family="{lettering.PLAIN}" '
        f'fill="{CREAM if check else ink.INK}">{draw(card, language)}</g>'
    )


def card_face(number: int, language: str, large: bool = False) -> str:
    """Draw a court card or an event, by its number, as `court_face` and `event_face` do."""
    if number > facts.COURT_CARDS:
        return event_face(number, language, large)
    return court.court_face(number, language, large)


def _small_check(card: facts.EventCard, language: str) -> str:
    title = says.half_title(card.purchased, language)
    size, lines = type.fit(title, 104, 2, (17, 16, 15, 14, 13))
    first = 136 - measure.leading(size) * (len(lines) - 1) / 2
    return (
        court.plate(court.SMALL, ink.GOLD, CRIMSON)
        + f'<rect x="6" y="6" width="108" height="156" rx="5" fill="none" stroke="{ink.GOLD}"/>'
        + ink.use("dominance", 13, 16, 94)
        + _line(lines, 60, first, size, fill=CREAM)
    )


def _large_check(card: facts.EventCard, language: str) -> str:
    size, lines = type.fit(says.half_title(card.purchased, language), 264, 1, (26, 24, 22, 20))
    told = (says.half_text(card.purchased, language), says.say(language, "check-scores"))
    high = next(h for h in (13, 12.5, 12, 11.5, 11) if _paragraphs(told, h)[1] <= 130)
    return (
        court.plate(court.LARGE, ink.GOLD, CRIMSON)
        + f'<rect x="13" y="13" width="274" height="394" rx="12" fill="none" stroke="{ink.GOLD}"/>'
        + ink.use("dominance", 70, 24, 160)
        + type.text(lines, 150, 226, size, face="title", fill=ink.GOLD, anchor="middle")
        + _paragraphs(told, high)[0]
        + type.text(card.number, 276, 398, 15, face="bold", anchor="end")
    )


def _paragraphs(told: tuple[str, ...], size: float) -> tuple[str, float]:
    """Write paragraphs of a dominance check; tell how high they are together."""
    done, y = "", 0.0
    for paragraph in told:
        lines = measure.wrap(paragraph, size, 252)
        done += type.text(lines, 24, 258 + y, size)
        y += measure.leading(size) * len(lines) + 7
    return done, y


def _when(half: facts.Half, lower: bool, language: str) -> str:
    if half.duration == "while_in_market":
        return says.say(language, "in-market")
    return says.say(language, "bought" if lower else "discarded")


def _small(card: facts.EventCard, language: str) -> str:
    ground = f'<path d="M2 84V10Q2 2 10 2H110Q118 2 118 10V84Z" fill="{ink.PARCHMENT}"/>'
    cut = shapes.line("M2 84H118", _EDGE, 2) + ink.use("event", 51, 75, 18)
    return (
        court.plate(court.SMALL, _EDGE)
        + ground
        + _small_half(card.discarded, False, 4, language)
        + cut
        + _small_half(card.purchased, True, 92, language)
    )


def _small_half(half: facts.Half, lower: bool, top: float, language: str) -> str:
    """Draw a half: when it works, its sign, its title, and an hourglass if it lasts."""
    kind = "bought" if lower else "discarded"
    size, lines = type.fit(says.half_title(half, language), 110, 2)
    first = top + 60 - (measure.leading(size) - 8) * (len(lines) - 1)
    lasts = half.duration == "until_next_dominance_check"
    glass = ink.use("hourglass", 84, top + 18, 18) if lasts else ""
    return (
        f'<g class="{kind}" data-effect="{half.effect}">'
        + _line(_when(half, lower, language), 60, top + 11, 13, fill=court.SOFT)
        + half_sign(half, 46, top + 13.5, 26 if len(lines) > 1 else 30)
        + glass
        + _line(lines, 60, first, size)
        + "</g>"
    )


def _large(card: facts.EventCard, language: str) -> str:
    ground = f'<path d="M5 204V25Q5 5 25 5H275Q295 5 295 25V204Z" fill="{ink.PARCHMENT}"/>'
    return (
        court.plate(court.LARGE, _EDGE)
        + ground
        + _large_half(card.discarded, False, 10, language)
        + shapes.line("M5 204H295", _EDGE, 3)
        + ink.use("event", 252, 184, 36)
        + _large_half(card.purchased, True, 212, language)
        + type.text(card.number, 282, 406, 15, face="bold", fill=court.SOFT, anchor="end")
    )


def _large_half(half: facts.Half, lower: bool, top: float, language: str) -> str:
    kind = "bought" if lower else "discarded"
    size, lines = type.fit(says.half_title(half, language), 196, 2, (19, 18, 17, 16, 15, 14))
    first = top + 52 - measure.leading(size) * (len(lines) - 1) / 2
    high, told = measure.fit(says.half_text(half, language), (13, 12.5, 12, 11.5, 11), 264, 7)
    return (
        f'<g class="{kind}" data-effect="{half.effect}">'
        + half_sign(half, 16, top + 12, 64)
        + type.text(_when(half, lower, language), 92, top + 18, 12, fill=court.SOFT)
        + type.text(lines, 92, first, size, face="title")
        + type.text(told, 18, top + 98, high)
        + _lasting(half, top + 98 + measure.leading(high) * len(told), language)
        + "</g>"
    )


def _lasting(half: facts.Half, y: float, language: str) -> str:
    if half.duration != "until_next_dominance_check":
        return ""
    size, (words,) = measure.fit(says.say(language, "lasting"), (12, 11.5, 11, 10.5, 10), 206, 1)
    return ink.use("hourglass", 18, y - 7, 19) + type.text(words, 42, y + 7, size, fill=court.SOFT)
