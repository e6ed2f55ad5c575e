"""The foot of a narrow page: the turn, the state of dominance, and the tabs."""

from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.games.pamir.picture import dominance, stock
from velkahra.games.pamir.picture.words import coalition_name, player_name, say, suit_name
from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.view.model import Dominance, View
from velkahra.picture import kit

TABS: Final = ("map", "market", "courts", "own", "state")


def elements(view: View, language: str) -> Mapping[str, str]:
    """Draw the line of status, by its id."""
    return _found(line(view, language, view.dominance))


@lru_cache(maxsize=512)
def _found(markup: str) -> Mapping[str, str]:
    return {"status": markup}


def line(view: View, language: str, then: Dominance) -> str:
    """Draw the line of status, with the blocks of `then` beside those that are different now."""
    over = view.decision == "over"
    player = -1 if over else view.active
    decider = view.deciders[0] if view.deciders and not over else -1
    who = _turn(language, player, view.left, decider, view.wakhan)
    return _status(language, who, view.favored, view.dominance, then)


@lru_cache(maxsize=2048)
def _status(language: str, turn: str, favored: int, now: Dominance, then: Dominance) -> str:
    sides = "".join(
        f'<span class="count{" dominant" if now.coalition == coalition else ""}" title="'
        f'{escape(coalition_name(language, coalition))}">{stock.sign(f"side-{side}")}'
        f"<b>{dominance.figures(now.blocks[coalition], then.blocks[coalition])}</b></span>"
        for coalition, side in enumerate(facts.COALITION_NAMES)
    )
    words = escape(dominance.verdict(language, now))
    suit = escape(suit_name(language, favored))
    told = (
        f'{turn}<span title="{suit}">{stock.sign(f"suit-{facts.SUIT_NAMES[favored]}")}</span>'
        f'<span class="blocks" title="{words}">{sides}</span>'
    )
    return f'<p id="status" class="status" aria-hidden="true">{told}</p>'


@lru_cache(maxsize=256)
def _turn(language: str, player: int, left: int, decider: int, wakhan: int) -> str:
    """Show who has the turn with the actions left, and who decides if it is another."""
    if player < 0 and decider < 0:
        return "<span></span>"
    who = player if player >= 0 else decider
    dots = "".join(f'<i class="dot{" left" if n < left else ""}"></i>' for n in range(2))
    other = ""
    if decider >= 0 and decider != who:
        other = f"▸ {stock.cylinder(decider)}"
    name = escape(player_name(language, who, wakhan))
    return (
        f'<span class="turn">{stock.cylinder(who)}<b>{name}</b>'
        f"{dots if player >= 0 else ''}{other}</span>"
    )


@cache
def tabs(language: str) -> str:
    """Link to the parts of the table, and a switch that enlarges cards until they can be read."""
    leaves = [(name, say(language, f"tab-{name}")) for name in TABS]
    reader = kit.reader(say(language, "read"), stock.sign("lens"))
    return kit.tabs(say(language, "tabs"), leaves, reader, follow=True)


@cache
def ways(language: str) -> str:
    """Return the links to other parts of the table where there is something to choose.

    The style sheet shows those of parts that hold a choice and are not in sight, named by what one
    does there in a turn, or at another step by the place alone.
    """
    links = "".join(_way(language, name) for name in TABS[:-1])
    return f'<nav class="goes" aria-label="{escape(say(language, "choices"))}">{links}</nav>'


def _way(language: str, name: str) -> str:
    place = escape(say(language, f"go-{name}"))
    deed = escape(say(language, f"go-turn-{name}")) if name != "map" else place
    return (
        f'<a href="#tab-{name}" class="go-{name}"><span class="at-turn">{deed}</span>'
        f'<span class="at-step">{place}</span></a>'
    )
