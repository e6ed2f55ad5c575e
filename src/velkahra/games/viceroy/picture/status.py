"""Whose turn it is and in what: the line that is always in sight, and the tabs of a narrow page."""

from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.games.viceroy.picture.stock import seat_sign, sign
from velkahra.games.viceroy.picture.words import card_name, say, seat_name
from velkahra.games.viceroy.view.model import View
from velkahra.picture import kit

TABS: Final = ("auction", "own", "others", "score")
LAST_ROUND: Final = 12
_NO_CARD: Final = 89

Turn = tuple[int, int, bool, bool, bool]
"""A seat, the number that decides its order, whether it decides, has chosen, is done."""


def elements(view: View, language: str) -> Mapping[str, str]:
    """Draw the line of status, by its id."""
    return _status(
        language,
        view.laws,
        view.round,
        view.phase,
        max(view.auction_round, view.building_round),
        order(view),
        view.card,
    )


def order(view: View) -> tuple[Turn, ...]:
    """List the seats in the order of play: seat, number that decides, and three flags.

    The numbers are those of cards being laid, else of the pyramids. The flags are whether the seat
    decides now, has chosen, and is done.

    Rules: VC-ORDER-01, VC-ORDER-03, VC-BUILD-03.
    """
    laying = view.phase == "building" and view.decision != "card"
    found = []
    for seat, known in enumerate(view.players):
        decides = seat in view.deciders
        number = known.lowest
        if laying:
            number = known.played or (view.card if decides else 0) or _NO_CARD
        done = known.status in ("served", "passed", "skipping") or (
            known.out if view.phase == "building" else False
        )
        found.append((seat, number, decides, known.chosen, done))
    return tuple(sorted(found, key=lambda turn: (turn[1], turn[0])))


@lru_cache(maxsize=2048)
def _status(
    language: str,
    laws: str,
    round_number: int,
    phase: str,
    counter: int,
    turns: tuple[Turn, ...],
    card: int,
) -> Mapping[str, str]:
    told = escape(
        say(language, f"phase-{phase}", count=counter) if counter or phase in _FLAT else ""
    )
    last = "" if round_number < LAST_ROUND else " last"
    which = escape(_which(language, round_number, phase))
    who = "".join(_turn(language, *turn) for turn in turns)
    label = escape(say(language, "panel-order"))
    about = ""
    if card:
        words = escape(card_name(language, laws, card))
        about = f'<span class="about-card" data-card="{card}">{words}</span>'
    return {
        "status": f'<div id="status" class="status in-{phase}{last}"><p><b>{which}</b> '
        f'<span>{told}</span>{about}</p><div class="order"><span>{label}</span>'
        f'<ol aria-label="{label}">{who}</ol></div></div>'
    }


def _which(language: str, round_number: int, phase: str) -> str:
    if round_number == LAST_ROUND and phase in ("auction", "building"):
        return say(language, "round-last")
    return say(language, "round", round=round_number) if round_number else ""


_FLAT: Final = ("setup", "end", "over")


def _turn(language: str, seat: int, number: int, decides: bool, chosen: bool, done: bool) -> str:
    css = " decides" if decides else " done" if done else ""
    state = sign("check") if chosen else sign("dots") if decides else ""
    shown = number if number < _NO_CARD else "&#8211;"
    words = seat_name(language, seat)
    if chosen or decides:
        words = f"{words}: {say(language, 'chosen' if chosen else 'decides')}"
    drawn = f"{seat_sign(seat)}<b>{shown}</b>{state}"
    return kit.labelled(f"turn{css}", words, drawn, "li")


@cache
def tabs(language: str) -> str:
    """Make the links to the parts of the table; a narrow page shows one of them at a time.

    The switch after them shows cards at the size at which they can be read; the last one opens the
    legend.
    """
    leaves = [(name, say(language, f"tab-{name}")) for name in TABS]
    return kit.tabs(say(language, "tabs"), leaves, kit.reader(say(language, "read"), sign("lens")))
