"""The panels beside the table: what can be done, one's own power, piles and joint decks.

Ids: `actions` with buttons `do-...`, `about`, `own`, `heap-0` .. (a pile's summary), `pile-0` ..
with `p-12`, `joint`. Rules shown: HM-CHAR-02, HM-COOP-03, HM-COOP-04.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.hammer.cards.card_ids import GROUP_NAMES
from velkahra.games.hammer.cards.card_set import CardSet
from velkahra.games.hammer.cards.language import POWERS, PowerCard
from velkahra.games.hammer.picture import hand, sheet, status, stock
from velkahra.games.hammer.picture.words import power_card, power_name, say, the_set
from velkahra.games.hammer.text.prompts import button_name
from velkahra.games.hammer.view.model import Group, View
from velkahra.picture import kit

_PLAIN: Final[dict[str, tuple[str, ...]]] = {
    "swap": ("keep", "swap", "swap-free"),
    "bet": ("no-bet", "break", "sure"),
    "order": ("break", "sure"),
    "refresh": ("convert", "end", "time-up", "sure"),
    "draw": ("draw",),
    "main": ("special", "ally", "break", "guess", "end", "time-up", "sure"),
    "square": ("sure",),
    **dict.fromkeys(("sift", "search", "choose", "demand"), ("enough",)),
    "change": ("convert", "end"),
    "discard": ("time-up", "sure"),
    **dict.fromkeys(("part", "waive", "join", "may", "consent", "ally"), ("agree", "refuse")),
}
_SIGNS: Final = {"special": "special", "ally": "pact", "guess": "found", "break": "wrong"}
_RARE: Final = ("special", "ally", "break", "guess")
_NUMBERED: Final = {
    "order": ("position", range(1, 6)),
    "share": ("share", range(21)),
    "demand": ("option", range(1, 5)),
}


def elements(view: View, language: str) -> Parts:
    """Draw the panels: parts with one element each, id -> markup, in document order."""
    asked = frozenset(hand.asked_piles(view))
    piles = tuple(_pile(view, language, seat, asked) for seat in range(view.seats))
    body = _buttons(view, language) if view.seat in view.deciders else _at_any_time(view, language)
    later = _leave_later(view, language)
    return (
        {"actions": kit.actions(body, say(language, "choices"), after=later)},
        {"about": status.about(view, language)},
        {"own": _own(view, language)},
        *piles,
        {"joint": _joint(language, view.cards, view.groups, asked)},
    )


def _leave_later(view: View, language: str) -> str:
    """Return the note to partners asked by an effect that they leave afterwards.

    Rules: HM-EDGE-COOP-06, HM-EDGE-COOP-25.
    """
    if not view.any_time or view.mine is None or not view.mine.pacts:
        return ""
    if view.seat not in view.deciders or "break" in _PLAIN.get(view.decision, ()):
        return ""
    return f'<p class="later">{escape(say(language, "leave-later"))}</p>'


def _at_any_time(view: View, language: str) -> str:
    """Return the buttons of a team that is not asked. Rules: HM-COOP-01, HM-COOP-14."""
    if not view.any_time or view.decision == "over" or view.mine is None:
        return ""
    names = ["ally", "break", "sure"] if view.mine.pacts else ["ally"]
    return "".join(_button(view, language, f"do-{name}") for name in names)


def _buttons(view: View, language: str) -> str:
    """Make every button the decision may have; the style sheet shows those that can be used."""
    names = [*_PLAIN.get(view.decision, ()), *_numbered(view)]
    made = "".join(_button(view, language, f"do-{name}") for name in names)
    return made + _more(language) if view.decision == "main" else made


@cache
def _more(language: str) -> str:
    """Make the switch that shows rare actions on small screens."""
    words = escape(say(language, "more"))
    return f'<label class="more"><input type="checkbox"/><span>{words}</span></label>'


def _numbered(view: View) -> list[str]:
    """Name the buttons that have numbers."""
    if view.decision == "draw":
        groups = (group for group in view.groups if group.complete and view.seat in group.seats)
        return [f"draw-with-{group.group}" for group in groups]
    name, numbers = _NUMBERED.get(view.decision, ("", range(0)))
    return [f"{name}-{number}" for number in numbers]


def _button(view: View, language: str, name: str) -> str:
    plain = name.removeprefix("do-")
    picture = stock.sign(_SIGNS[plain]) if plain in _SIGNS else ""
    if plain.startswith("draw-with-"):
        picture = _group_marks(int(plain.removeprefix("draw-with-")))
    return kit.button(name, button_name(language, view, name), picture, _looks(plain, view))


def _looks(plain: str, view: View) -> str:
    """Return the class of a button: the one that goes on stands out, rare ones are folded."""
    if plain in ("end", "draw"):
        return "onward"
    if plain == "time-up":
        return "quiet"
    return "rare" if view.decision == "main" and plain in _RARE else ""


def _group_marks(group: int) -> str:
    return "".join(stock.emblem(POWERS.index(power)) for power in GROUP_NAMES[group].split("-"))


@lru_cache(maxsize=256)
def deck_name(language: str, cards: str, group: int) -> str:
    """Name a joint deck of the set `cards`, by its group, an index of GROUP_NAMES."""
    found: CardSet = the_set(cards)
    wanted = GROUP_NAMES[group]
    named = next((joint.name.of(language) for joint in found.joint if joint.deck == wanted), "")
    powers = [power_name(language, cards, POWERS.index(power)) for power in wanted.split("-")]
    return named or ", ".join(powers)


def _own(view: View, language: str) -> str:
    if view.mine is None:
        return kit.section("own", "")
    return _sheet(language, view.cards, view.mine.power, view.mine.special)


@lru_cache(maxsize=256)
def _sheet(language: str, cards: str, power: int, special: int) -> str:
    """Write what only the team itself is told of its power. Rules: HM-CHAR-02."""
    card = power_card(cards, power)
    title = say(language, "own", team=card.name.of(language))
    spent = ("special-ready", "special-in-play", "special-spent")[special]
    ability = (
        f"<dt>{stock.sign('special')}{escape(card.ability.name.of(language))} "
        f"<small>{escape(say(language, spent))}</small></dt>"
        f"<dd>{sheet.rules_text(card.ability.text.of(language), power)}</dd>"
    )
    body = (
        f'<p class="secret">{stock.sign("lock")}{escape(say(language, "secret"))}</p>'
        f"<dl>{_sides(language, card, power)}{ability}</dl>"
    )
    css = "used" if special == 2 else ""
    return kit.section("own", body, title, css)


def _sides(language: str, card: PowerCard, power: int) -> str:
    found = ""
    for kind, sides in (("strong", card.secret.strong), ("weak", card.secret.weak)):
        word = escape(say(language, kind))
        mark = "+" if kind == "strong" else "\N{MINUS SIGN}"
        for side in sides:
            found += (
                f'<dt class="{kind}"><i aria-hidden="true">{mark}</i><span class="sr">{word}: '
                f"</span>{escape(side.name.of(language))}</dt>"
                f"<dd>{sheet.rules_text(side.text.of(language), power)}</dd>"
            )
    return found


def _pile(view: View, language: str, seat: int, asked: frozenset[int]) -> Mapping[str, str]:
    team = view.teams[seat]
    return _pile_drawn(
        language, view.cards, seat, team.power, team.pile, not asked.isdisjoint(team.pile)
    )


@lru_cache(maxsize=1024)
def _pile_drawn(
    language: str, cards: str, seat: int, power: int, pile: tuple[int, ...], asked: bool
) -> Mapping[str, str]:
    words = escape(say(language, "pile-of", team=power_name(language, cards, power)))
    return {
        f"heap-{seat}": f'<span id="heap-{seat}" class="heap">{stock.emblem(power)}{words} '
        f"<b>{len(pile)}</b></span>",
        f"pile-{seat}": f'<div id="pile-{seat}" class="pile">'
        f"{_listed(language, cards, pile, asked)}</div>",
    }


def _listed(language: str, cards: str, pile: tuple[int, ...], asked: bool) -> str:
    """List a pile, the top card first. While one is to be chosen, another panel has the ids."""
    if not pile:
        return f'<p class="none">{escape(say(language, "pile-empty"))}</p>'
    found = "".join(
        f"<li>{hand.named_card(language, cards, card, '' if asked else f'p-{card}')}</li>"
        for card in pile
    )
    return f"<ol>{found}</ol>"


@lru_cache(maxsize=1024)
def _joint(language: str, cards: str, groups: tuple[Group, ...], asked: frozenset[int]) -> str:
    """Show the joint decks of groups that are complete, and joint piles with cards."""
    shown = [group for group in groups if group.complete or group.pile]
    found = "".join(
        _group(language, cards, group, not asked.isdisjoint(group.pile)) for group in shown
    )
    body = (
        f"<ul>{found}</ul>" if found else f'<p class="none">{escape(say(language, "no-joint"))}</p>'
    )
    return kit.section("joint", body, say(language, "joint-decks"))


def _group(language: str, cards: str, group: Group, asked: bool) -> str:
    css = "complete" if group.complete else "parted"
    known = "" if group.complete else f"<small>{escape(say(language, 'parted'))}</small>"
    piled = _listed(language, cards, group.pile, asked) if group.pile else ""
    sizes = (("deck", "deck", group.deck), ("hand", "joint-hand", group.hand_size))
    held = "".join(
        kit.count(stock.sign(drawing), number, say(language, key, count=number))
        for drawing, key, number in (*sizes, ("pile", "pile", len(group.pile)))
    )
    return (
        f'<li class="{css}"><span class="who-joint">{_group_marks(group.group)}'
        f"{escape(deck_name(language, cards, group.group))}</span>{known}{held}{piled}</li>"
    )
