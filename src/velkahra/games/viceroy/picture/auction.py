"""The auction: four columns with an upper and a lower place, and who has bid what.

Ids: `auction-blue` .. a column; within it `bid-blue` (all of the column), `slot-upper-blue` and
`slot-lower-blue`. Rules shown: VC-AUCTION-02, VC-AUCTION-05, VC-AUCTION-15, VC-VIRTUAL-02.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape

from velkahra.core.contract.picture import Parts
from velkahra.games.viceroy.picture import stock
from velkahra.games.viceroy.picture import words as phrases
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES
from velkahra.games.viceroy.view.model import Four, Robot, View
from velkahra.picture import kit
from velkahra.picture.words import capital, joined

Bid = tuple[str, int, int]
"""A bidder ("seat" or "robot" with its number) and the colour of its bid."""
Bids = tuple[tuple[str, int], ...]


def elements(view: View, language: str) -> Parts:
    """Draw the columns, and the supply with the decks: parts of id -> markup."""
    mine = view.mine
    purse = mine.gems if mine is not None else None
    bids, lost = revealed(view)
    columns = tuple(
        _column(
            language,
            view.laws,
            colour,
            view.display[colour + 4],
            view.display[colour],
            -1 if purse is None else purse[colour],
            bids[colour],
            colour in lost,
        )
        for colour in range(4)
    )
    return (
        *columns,
        {
            "supply": _supply(
                language,
                view.supply,
                view.large,
                view.small,
                view.law_deck,
                tuple(law or 0 for law in view.put_back),
                view.laws,
            ),
            "robots": _robots(language, view.robots, view.box, view.phase),
        },
    )


def revealed(view: View) -> tuple[tuple[Bids, ...], frozenset[int]]:
    """Return, for each colour, who (kind, number) has shown its gem, and which colours met in vain.

    Seats come before virtual opponents. What the last fists held is shown until the viewer has
    chosen again, or the display is renewed.
    """
    started = [at for at, (kind, _) in enumerate(view.last) if kind == "bids"]
    news = view.last[started[-1] :] if started else ()
    if view.phase != "auction" or any(kind == "renewed" for kind, _ in news):
        return ((),) * 4, frozenset()
    clashes = [facts for kind, facts in news or view.last if kind == "clash"]
    bids = _opened_bids(news, view.seats) if news else _open_bids(view) + _met(clashes, view.seats)
    lost = frozenset(facts["colour"] for facts in clashes)
    columns = (
        tuple((kind, number) for kind, number, bid in bids if bid == colour) for colour in range(4)
    )
    return tuple(columns), lost


def _opened_bids(news: Sequence[tuple[str, dict[str, int]]], seats: int) -> list[Bid]:
    fists = news[0][1]
    found = [("seat", seat, fists[f"bid{seat}"]) for seat in range(seats)]
    return found + [
        ("robot", facts["robot"], facts["colour"]) for kind, facts in news if kind == "robot-bid"
    ]


def _open_bids(view: View) -> list[Bid]:
    found = [("seat", seat, known.bid) for seat, known in enumerate(view.players)]
    return found + [("robot", number, robot.bid) for number, robot in enumerate(view.robots)]


def _met(clashes: Sequence[dict[str, int]], seats: int) -> list[Bid]:
    """List whose gems met, where the fists were opened before the viewer's own last choice."""
    return [
        ("seat", seat, facts["colour"])
        for facts in clashes
        for seat in range(seats)
        if facts["seats"] >> seat & 1
    ]


@lru_cache(maxsize=2048)
def _column(
    language: str, laws: str, colour: int, upper: int, lower: int, mine: int, bids: Bids, lost: bool
) -> Mapping[str, str]:
    name = COLOUR_NAMES[colour]
    places = _slot(language, laws, colour, "upper", upper)
    places += _slot(language, laws, colour, "lower", lower)
    called = escape(capital(phrases.colour_name(language, colour)))
    body = (
        f'<span id="bid-{name}" class="bid" role="button" tabindex="-1" '
        f'aria-label="{escape(_bid_label(language, laws, colour, upper, lower, mine))}"></span>'
        f'<div class="head">{stock.sign(f"letter-{name}")}<b>{called}'
        f"</b>{_own(mine)}{_shown_bids(language, colour, bids, lost)}</div>"
        f'<div class="pair">{places}</div>'
    )
    clash = " clash" if lost and bids else ""
    return {
        f"auction-{name}": f'<div id="auction-{name}" class="auction {name}{clash}">{body}</div>'
    }


def _own(mine: int) -> str:
    """Show how many gems of the colour the viewer has; the label of the column tells it."""
    if mine < 0:
        return ""
    none = " none" if not mine else ""
    return f'<span class="mine{none}" aria-hidden="true" data-n="&#215;{mine}"></span>'


def _bid_label(language: str, laws: str, colour: int, upper: int, lower: int, mine: int) -> str:
    cards = ", ".join(phrases.card_name(language, laws, card) for card in (upper, lower) if card)
    have = (
        phrases.say(language, "own-gems", gems=phrases.one_colour(language, colour, mine))
        if mine >= 0
        else ""
    )
    return joined(phrases.tinted(language, "bid", colour), cards, have)


def _slot(language: str, laws: str, colour: int, row: str, card: int) -> str:
    name = f"slot-{row}-{COLOUR_NAMES[colour]}"
    where = f"{capital(phrases.colour_name(language, colour))}, {phrases.say(language, row)}"
    if not card:
        words = escape(phrases.say(language, "slot-empty", slot=where))
        return f'<span id="{name}" class="slot {row} bare" role="img" aria-label="{words}"></span>'
    words = phrases.say(language, "slot", slot=where, card=phrases.card_name(language, laws, card))
    return stock.card_element(name, card, words, f"slot {row}")


def _shown_bids(language: str, colour: int, bids: Bids, lost: bool) -> str:
    """Show whose gems were in the fists, and whether they met."""
    found = ""
    for kind, number in bids:
        if kind == "seat":
            words = phrases.tinted(
                language, "bid-taken", colour, **phrases.seat_facts(language, number)
            )
            found += kit.marked(stock.seat_sign(number), words)
        else:
            words = phrases.tinted(language, "robot-bid", colour, number=number + 1)
            found += kit.marked(stock.sign("robot"), words)
    if lost and bids:
        found += kit.marked(stock.sign("clash"), phrases.say(language, "clashed"))
    return f'<span class="bids">{found}</span>' if found else ""


@lru_cache(maxsize=1024)
def _supply(
    language: str,
    supply: Four,
    large: int,
    small: int,
    laws_left: int,
    put_back: tuple[int, ...],
    laws: str,
) -> str:
    gems = ""
    for colour, name in enumerate(COLOUR_NAMES):
        told = phrases.say(
            language, "supply", gems=phrases.one_colour(language, colour, supply[colour])
        )
        shown = kit.count(stock.sign(f"gem-{name}"), supply[colour], told)
        gems += kit.moving(f"gem-{name}", supply[colour], shown)
    sizes = (("large", "large", large), ("small", "small", small), ("law", "law-deck", laws_left))
    decks = "".join(
        kit.count(stock.sign(drawing), number, phrases.say(language, key, count=number))
        for drawing, key, number in sizes
    )
    unknown = phrases.say(language, "unknown-card")
    names = ", ".join(
        phrases.card_name(language, laws, law) if law else unknown for law in put_back
    )
    top = (
        f"<small>{escape(phrases.say(language, 'put-back', cards=names))}</small>"
        if put_back
        else ""
    )
    heading = escape(phrases.say(language, "panel-supply"))
    return (
        f'<div id="supply" class="supply"><h3>{heading}</h3>'
        f'<span class="gems">{gems}</span><span class="decks">{decks}</span>{top}</div>'
    )


@lru_cache(maxsize=1024)
def _robots(language: str, robots: tuple[Robot, ...], box: Four, phase: str) -> str:
    """Show the gems that virtual opponents have drawn, and those left to be drawn."""
    if not robots:
        return '<div id="robots" class="robots" hidden></div>'
    found = "".join(
        _robot(language, number, robot, phase == "auction") for number, robot in enumerate(robots)
    )
    words = phrases.say(language, "box", gems=phrases.gem_list(language, box))
    return f'<div id="robots" class="robots" title="{escape(words)}">{found}</div>'


def _robot(language: str, number: int, robot: Robot, auction: bool) -> str:
    if auction and robot.done:
        words, state = phrases.say(language, "robot-done", number=number + 1), stock.sign("check")
    elif auction and robot.bid >= 0:
        words = phrases.tinted(language, "robot-bid", robot.bid, number=number + 1)
        state = stock.sign(f"gem-{COLOUR_NAMES[robot.bid]}")
    else:
        words, state = phrases.say(language, "robot-waits", number=number + 1), stock.sign("dots")
    return kit.labelled("robot", words, stock.sign("robot") + state)
