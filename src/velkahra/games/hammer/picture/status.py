"""The standing of the clock: which round and phase, whose turn it is and in which order; the tabs.

Id: `status`. Rules shown: HM-ROUND-01, HM-ROUND-02, HM-ORDER-01.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.games.hammer.cards import card_ids, opcodes
from velkahra.games.hammer.picture import stock, words
from velkahra.games.hammer.picture.kit import described
from velkahra.games.hammer.picture.sheet import sheet
from velkahra.games.hammer.view.model import View
from velkahra.picture import kit

TABS: Final = ("table", "hand", "picture", "piles")
PHASES: Final = (("game", "order"), ("refresh",), ("draw",), ("main",), ("discard", "end"))
"""Which values of the view's `phase` are which of the five phases of a round."""

Lasting = tuple[tuple[int, int], ...]
"""Whose effects hold for a time: powers, and until when."""

When = tuple[int, int, str, bool]
"""A round, how many there are to be, the phase, whether dice decide the partial games."""

Turn = tuple[int, int, bool, bool, int]
"""A seat, its position in the order, whether it is its turn, whether it decides, its power."""


def elements(view: View, language: str) -> Mapping[str, str]:
    """Draw where in the game we are: id -> markup."""
    teams = (
        (seat, team.place, seat == view.turn, seat in view.deciders, team.power)
        for seat, team in enumerate(view.teams)
    )
    turns = tuple(sorted(teams, key=lambda turn: (turn[1] or 9, turn[0])))
    when = (view.round, view.rounds, view.phase, not view.by_hand)
    lasting = dict.fromkeys((view.teams[seat].power, until) for seat, until in view.lasting)
    placed = not view.by_hand and any(kind == "placed" for kind, _ in view.last)
    ranks = tuple((team.power, team.rank) for team in view.teams) if placed else ()
    return {
        **_status(language, view.cards, when, turns, tuple(lasting)),
        "dice": _dice(language, view.cards, view.round, view.rounds, ranks),
    }


@lru_cache(maxsize=64)
def _dice(
    language: str, cards: str, number: int, rounds: int, ranks: tuple[tuple[int, int], ...]
) -> str:
    """Draw the scene of dice: each team's shows the points of its place. Rules: HM-ROUND-04."""
    if not ranks or not all(rank for _, rank in ranks):
        return '<section id="dice" class="scene" hidden></section>'
    when = words.say(language, "round", round=number, rounds=rounds)
    title = escape(f"{words.say(language, 'phase-name-dice')} · {when}")
    rolled = "".join(
        f'<li>{stock.emblem(power)}<span class="die"><i>{_roll(power, 6 - rank)}</i></span>'
        f"<b>{escape(words.power_name(language, cards, power))}</b></li>"
        for power, rank in ranks
    )
    return f'<section id="dice" class="scene" hidden><h3>{title}</h3><ol>{rolled}</ol></section>'


def _roll(power: int, shown: int) -> str:
    """Draw the faces that a rolling die shows, one after the other; the last one stays."""
    faces = (*((power + turn * 2) % 6 + 1 for turn in range(4)), shown)
    return "".join(stock.sign(f"die-{face}") for face in faces)


@lru_cache(maxsize=1024)
def _status(
    language: str, cards: str, when: When, turns: tuple[Turn, ...], lasting: Lasting
) -> Mapping[str, str]:
    number, rounds, phase, dice = when
    said = escape(words.say(language, "round", round=number, rounds=rounds))
    which = f"<b>{said}</b> " if number else ""
    named = escape(words.say(language, f"phase-{phase}{'-dice' * (dice and phase == 'game')}"))
    strip = "".join(_phase(language, at, phase, dice) for at in range(len(PHASES)))
    who = "".join(_turn(language, cards, turn) for turn in turns)
    order = escape(words.say(language, "order"))
    heading = f'<p class="order-name" aria-hidden="true">{order}</p>' if turns[0][1] else ""
    phases = escape(words.say(language, "phases"))
    return {
        "status": f'<div id="status" class="status"><p>{which}<span>{named}</span></p>'
        f'<ol class="phases" aria-label="{phases}">{strip}</ol>'
        f'{heading}<ol class="order" aria-label="{order}">{who}</ol>'
        f"{_in_force(language, cards, lasting)}</div>"
    }


def _in_force(language: str, cards: str, lasting: Lasting) -> str:
    """Return in words whose effects hold for a time; how they came about is in the log."""
    if not lasting:
        return ""
    each = "; ".join(
        f"{words.power_name(language, cards, power)} "
        f"({words.say(language, f'until-{opcodes.UNTILS[until]}')})"
        for power, until in lasting
    )
    said = escape(words.say(language, "lasting", teams=each))
    return f'<p class="lasting">{stock.sign("clock")}<span>{said}</span></p>'


def _phase(language: str, at: int, phase: str, dice: bool) -> str:
    now = phase in PHASES[at]
    said = escape(words.say(language, f"phase-name-{'dice' if dice and not at else at + 1}"))
    here = ' class="here" aria-current="step"' if now else ""
    return f'<li{here} title="{said}"><b>{words.ROMAN[at]}</b><span>{said}</span></li>'


def _turn(language: str, cards: str, turn: Turn) -> str:
    _, place, now, decides, power = turn
    name = words.power_name(language, cards, power)
    said = [name]
    if now:
        said.append(words.say(language, "on-turn"))
    if decides:
        said.append(words.say(language, "decides"))
    label = escape(": ".join((said[0], ", ".join(said[1:]))) if said[1:] else name)
    css = "turn" + " now" * now + " decides" * decides
    mark = stock.sign("turn") if now else stock.sign("dots") if decides else ""
    shown = f"<i>{place}</i>" if place else ""
    return (
        f'<li class="{css}" title="{label}"><span class="sr">{label}</span><span class="shown" '
        f'aria-hidden="true">{shown}{stock.emblem(power)}<b>{escape(name)}</b>{mark}</span></li>'
    )


def about(view: View, language: str) -> str:
    """Show the card that a decision is about."""
    if not _shown(view):
        return kit.section("about", "")
    return _about(language, view.cards, view.card)


def _shown(view: View) -> bool:
    """Return whether the viewer may read what the decision is about.

    Sides and special abilities are secret. Rules: HM-CHAR-02.
    """
    placed = words.source(view.cards, view.card) if view.card >= 0 else None
    if placed is None:
        return False
    if view.card < card_ids.CARDS:
        return True
    return view.mine is not None and view.mine.power in placed.owners


@lru_cache(maxsize=1024)
def _about(language: str, cards: str, card: int) -> str:
    said = words.describe_card(language, cards, card)
    body = f'<div class="card">{described(said, sheet(cards, language, card))}</div>'
    return kit.section("about", body, words.card_name(language, cards, card), "about-panel")


@cache
def tabs(language: str) -> str:
    """Make the links to the parts of the table; the page shows one at a time, one with a choice."""
    leaves = ((name, words.say(language, f"tab-{name}")) for name in TABS)
    return kit.tabs(words.say(language, "tabs"), leaves, follow=True)
