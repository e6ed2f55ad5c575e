"""The players: whose turn, what they hold, their pyramids as thumbnails that enlarge on a tap.

Ids: `player-0` .. `player-3` by seat; the switch that shows a pyramid at full size is `show-0` ..
Rules shown: VC-FLOW-04, VC-EDGE-04, VC-ORDER-01, VC-PASS-02.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.viceroy.picture import stock, words
from velkahra.games.viceroy.picture.art.ink import CARD, GOLD
from velkahra.games.viceroy.picture.pyramid import corner, frame
from velkahra.games.viceroy.rules import facts, tables
from velkahra.games.viceroy.view.model import Laid, Player, View
from velkahra.picture import kit

LOWEST_NONE: Final = 89
_DOINGS: Final = {"served": "hand", "passed": "fist", "skipping": "lock"}


def elements(view: View, language: str) -> Parts:
    """Draw everybody, by seat: parts of id -> markup."""
    return tuple(
        _player(
            language, view.laws, seat, known, seat == view.seat, seat in view.deciders, view.phase
        )
        for seat, known in enumerate(view.players)
    )


@lru_cache(maxsize=2048)
def _player(
    language: str, laws: str, seat: int, known: Player, you: bool, decides: bool, phase: str
) -> Mapping[str, str]:
    css = " you" if you else ""
    css += " decides" if decides else ""
    return {
        f"player-{seat}": f'<div id="player-{seat}" class="player{css}">'
        f"{_head(language, seat, known, you, decides, phase)}"
        f"{_purse(language, seat, known, you, phase == 'over')}"
        f'<div class="both">{_totals(language, seat, known)}'
        f"{_hand(language, laws, known, you)}</div>"
        f"{_thumbnail(language, laws, seat, known.pyramid)}</div>"
    }


def _head(language: str, seat: int, known: Player, you: bool, decides: bool, phase: str) -> str:
    mine = f"<small>{escape(words.say(language, 'you'))}</small>" if you else ""
    lowest = ""
    if known.lowest < LOWEST_NONE:
        said = escape(words.say(language, "lowest", number=known.lowest))
        lowest = f'<span class="lowest">{said}</span>'
    return (
        f'<div class="who">{stock.seat_sign(seat)}<b>{escape(words.seat_name(language, seat))}'
        f"</b>{kit.player_mark(seat)}{mine}{lowest}"
        f"{_state(language, seat, known, decides, phase)}</div>"
    )


def _state(language: str, seat: int, known: Player, decides: bool, phase: str) -> str:
    """Show what a seat is doing: deciding, has chosen, has a card, has passed, builds no more."""
    shown = (
        (known.chosen, "check", "chosen", ""),
        (decides and not known.chosen, "dots", "decides", "thinks"),
        (known.bid == words.ATTACK, "attack", "attack-taken", ""),
        (known.status in _DOINGS, _DOINGS.get(known.status, ""), f"status-{known.status}", "quiet"),
        (known.skips, "lock", "skips", "quiet"),
        (known.out and phase == "building", "lock", "out", "quiet"),
    )
    who = words.seat_facts(language, seat)
    found = "".join(
        kit.marked(stock.sign(sign), words.say(language, key, **who), css)
        for there, sign, key, css in shown
        if there
    )
    return f'<span class="state">{found}</span>' if found else ""


def _purse(language: str, seat: int, known: Player, you: bool, over: bool) -> str:
    """Show gems and attack tokens where they are open, and the size of the hand."""
    found = kit.count(
        stock.sign("hand"), known.hand_size, words.say(language, "hand-size", count=known.hand_size)
    )
    if known.hand is None:
        found = kit.moving("card", known.hand_size, found)
    if known.gems is not None and not you:
        for colour, number in enumerate(known.gems):
            kind = f"gem-{facts.COLOUR_NAMES[colour]}"
            gems = kit.count(stock.sign(kind), number, words.one_colour(language, colour, number))
            name = f"purse-{seat}-{facts.COLOUR_NAMES[colour]}"
            found += kit.gaining(name, number, kit.moving(kind, number, gems)) if number else ""
    if known.attack is not None and (known.attack or over):
        found += kit.count(
            stock.sign("attack"), known.attack, words.say(language, "attack", count=known.attack)
        )
    return f'<div class="purse">{found}</div>'


def _totals(language: str, seat: int, known: Player) -> str:
    """Show the tokens of a pyramid, powers and magic bonuses added up."""
    held = known.held
    found = _kinds(language, held, (tables.SCIENCE, tables.MAGIC, tables.DEFENCE))
    bonus = sum(
        value * held[int(tables.MAGIC_BONUS) + at] for at, value in enumerate(facts.MAGIC_BONUSES)
    )
    if bonus:
        found += kit.count(stock.sign("scroll"), f"+{bonus}", _of(language, held, range(13, 16)))
    power = sum(value * held[at] for at, value in enumerate(facts.POWERS))
    if power:
        figure = kit.count(stock.sign("power"), power, _of(language, held, range(10)))
        found += kit.gaining(f"power-{seat}", power, figure)
    for first, last in (
        (tables.ETERNAL, tables.STORED),
        (tables.CIRCLE_2, tables.ETERNAL),
        (tables.STORED, tables.STORED + 4),
    ):
        found += _kinds(language, held, range(int(first), int(last)))
    circles = sum(laid.circle >= 0 for laid in known.pyramid)
    if circles:
        found += kit.count(
            stock.sign("ring"),
            circles,
            f"{words.TEXTS.text(language, 'heading-circles')}: {circles}",
        )
    return f'<div class="totals">{found}</div>'


def _of(language: str, held: tuple[int, ...], kinds: Iterable[int]) -> str:
    return words.token_list(language, [(kind, held[kind]) for kind in kinds if held[kind]])


def _kinds(language: str, held: tuple[int, ...], kinds: Iterable[int]) -> str:
    return "".join(
        kit.count(stock.sign(tables.TOKEN_NAMES[kind]), held[kind], _of(language, held, (kind,)))
        for kind in map(int, kinds)
        if held[kind]
    )


def _hand(language: str, laws: str, known: Player, you: bool) -> str:
    """Show the known cards of another player's hand, and the card that is being laid."""
    found = "" if not known.played else stock.small_card(language, laws, known.played, "played")
    if not you:
        cards = known.seen if known.hand is None else known.hand
        found += "".join(stock.small_card(language, laws, card) for card in cards)
    return f'<div class="open-hand">{found}</div>' if found else ""


@lru_cache(maxsize=1024)
def _thumbnail(language: str, laws: str, seat: int, pyramid: tuple[Laid, ...]) -> str:
    """Make the label of the switch: a small pyramid that shows numbers, segments and circles."""
    drawn = "".join(_small(laid) for laid in pyramid)
    rings = "".join(_ring(laid) for laid in pyramid if laid.circle >= 0)
    said = escape(words.say(language, "enlarge", **words.seat_facts(language, seat)))
    return (
        f'<label for="show-{seat}" class="thumb" title="{said}"><span class="sr">{said}</span>'
        f'<svg viewBox="{frame(pyramid)}" aria-hidden="true">{drawn}{rings}</svg></label>'
    )


def _small(laid: Laid) -> str:
    x, y = corner(laid.level, laid.column)
    face = f'<use href="#s-{laid.card}" x="{x:g}" y="{y:g}" width="{CARD}" height="{CARD}"/>'
    return f'<g data-moves="card-{laid.card}">{face}</g>'


def _ring(laid: Laid) -> str:
    x, y = corner(laid.level, laid.column)
    return (
        f'<circle cx="{x + CARD / 2:g}" cy="{y + CARD:g}" r="29" fill="none" stroke="{GOLD}" '
        'stroke-width="9"/>'
    )
