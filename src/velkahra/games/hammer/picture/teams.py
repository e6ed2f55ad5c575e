"""The teams side by side: supplies, pacts, cards in play, cards of their hands that are known.

Ids: `side-0` .. by seat, with `team-0` (the name), `c-12` permanents and `use-12-1` abilities.
A joint permanent stands with each of its allies, and has its id where the viewer looks for it.
Rules shown: HM-COOP-11, HM-EDGE-COOP-05, HM-EDGE-INFO-05, HM-SCORE-01.
"""

from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from velkahra.core.contract.picture import Parts
from velkahra.games.hammer.picture import sheet, stock, words
from velkahra.games.hammer.picture.hand import named_card
from velkahra.games.hammer.picture.kit import described
from velkahra.games.hammer.view.model import InPlay, Team, View
from velkahra.picture.kit import count, gaining, labelled, marked, moving, player_mark

Powers = tuple[int, ...]
FEW: Final = 6  # up to so many permanents show their texts without pointing at them
_STATES: Final = ("", "tired", "detained")


class Row(NamedTuple):
    """All that is drawn of a team but its cards; `final` is its place in the end, 0 before."""

    language: str
    cards: str
    seat: int
    team: Team
    powers: Powers
    final: int
    you: bool
    turn: bool
    decides: bool
    found: bool


def elements(view: View, language: str) -> Parts:
    """Draw everybody, by seat: parts of id -> markup."""
    powers = tuple(team.power for team in view.teams)
    return tuple(
        {f"side-{seat}": _side(view, language, seat, team, powers)}
        for seat, team in enumerate(view.teams)
    )


def _side(view: View, language: str, seat: int, team: Team, powers: Powers) -> str:
    at_home = tuple(each.card for each in team.table if _home(view, each) == seat)
    seen = () if seat == view.seat else (team.hand if team.hand is not None else view.knows[seat])
    joint = tuple(
        card
        for group in view.groups
        if seat in group.seats and view.seat not in group.seats
        for card in group.hand or ()
    )
    states = (seat == view.seat, seat == view.turn, seat in view.deciders, seat in view.finders)
    taking = view.seat in view.deciders and view.decision == "take-card"
    known = (*seen, *joint) if not taking else ()
    ahead = sum(other.points > team.points for other in view.teams)
    place = 1 + ahead if view.decision == "over" else 0
    row = Row(language, view.cards, seat, team, powers, place, *states)
    return _drawn(row, at_home, known, view.peeks[seat])


def _home(view: View, each: InPlay) -> int:
    """Return the team whose row has a permanent's id: the viewer's, or its first controller's."""
    return view.seat if view.seat in each.controllers else each.controllers[0]


@lru_cache(maxsize=256)
def _drawn(
    row: Row, at_home: tuple[int, ...], seen: tuple[int, ...], peeks: tuple[int, ...]
) -> str:
    language, cards, seat, team, powers, _, you, turn, decides, found = row
    css = "team" + " you" * you + " now" * turn + " decides" * decides + " winner" * team.won
    name = words.power_name(language, cards, team.power)
    return (
        f'<section id="side-{seat}" class="{css}" aria-label="{escape(name)}">{_head(row)}'
        f"{_supplies(language, cards, seat, team)}{_facts(language, cards, team, powers, found)}"
        f"{_table(language, cards, team, powers, you, at_home)}"
        f"{_known(language, cards, seen, peeks)}</section>"
    )


def _head(row: Row) -> str:
    language, cards, seat, team, _, final, you, turn, decides, _ = row
    name = words.power_name(language, cards, team.power)
    said = words.joined(
        name,
        words.say(language, "you") if you else "",
        _placed(language, "final" if final else "place", final or team.place),
        words.say(language, "on-turn") if turn else "",
        words.say(language, "decides") if decides else "",
        words.say(language, "won") if team.won else "",
    )
    mine = f"<small>{escape(words.say(language, 'you'))}</small>" if you else ""
    short = _placed(language, "final-short" if final else "place-short", final or team.place)
    place = f'<i class="place">{escape(short)}</i>' if short else ""
    now = stock.sign("turn", "at-turn") if turn else stock.sign("dots", "thinks") if decides else ""
    won = stock.sign("cup") if team.won else ""
    letter = escape(words.initial(language, cards, team.power))
    shown = (
        f'{stock.emblem(team.power)}<b>{escape(name)}</b><i class="letter">{letter}</i>'
        f"{player_mark(seat)}{mine}{won}{now}{place}"
    )
    return (
        f'<span id="team-{seat}" class="who" role="button" tabindex="-1">{described(said, shown)}'
        "</span>"
    )


def _placed(language: str, key: str, place: int) -> str:
    """Return in words a team's place in the order of turns, or its rank at the end."""
    return words.say(language, key, place=place) if place else ""


@lru_cache(maxsize=4096)
def _supplies(language: str, cards: str, seat: int, team: Team) -> str:
    """Show what can be counted."""
    currency = words.the_set(cards).index.currency
    sb = words.say(language, "sb", count=team.sb, short=currency.sb.of(language))
    bm = words.say(language, "bm", count=team.bm, short=currency.bm.of(language))
    pieces = f"{team.pieces}+{team.coming}" if team.coming else team.pieces
    told = words.say(language, "pieces", count=team.pieces)
    if team.coming:
        told = f"{told}, {words.say(language, 'coming', count=team.coming)}"
    debt = f", {words.say(language, 'debt', count=team.debt)}" if team.debt else ""
    hand, held = _hand_size(language, team), "card" if team.hand is None else "held"
    coin = f'<i class="coin" aria-hidden="true">{team.sb}</i>'
    points = words.say(language, "points", count=team.points)
    figures = (
        ("sb", team.sb, labelled("count sb", sb + debt, coin)),
        ("bm", team.bm, count(stock.emblem(team.power), team.bm, bm, "bm")),
        ("points", team.points, count(stock.sign("points"), team.points, points)),
        ("pieces", team.pieces, count(stock.sign("piece"), pieces, told)),
        (held, team.hand_size, count(stock.sign("hand"), team.hand_size, hand)),
    )
    counted = "".join(
        gaining(f"{name}-{seat}", number, moving(name, number, shown))
        for name, number, shown in figures
    )
    heaps = "".join(
        moving(
            "card", number, count(stock.sign(key), number, words.say(language, key, count=number))
        )
        for key, number in (("deck", team.deck), ("pile", len(team.pile)))
    )
    return f'<div class="supplies">{counted}{heaps}</div>'


def _hand_size(language: str, team: Team) -> str:
    """Count a hand; how large it may be is told to its own team. Rules: HM-CHAR-02."""
    if team.limit is None:
        return words.say(language, "hand-count", count=team.hand_size)
    return words.say(language, "hand-size", count=team.hand_size, limit=team.limit)


@lru_cache(maxsize=4096)
def _facts(language: str, cards: str, team: Team, powers: Powers, found: bool) -> str:
    """Show the result of the partial game, the joker, the special ability and pacts."""
    out = ""
    if team.rank:
        out += count(
            stock.sign("cup"), f"{team.rank}.", words.say(language, "rank", place=team.rank)
        )
    if team.bet is not None and team.bet >= 0:
        other = words.power_name(language, cards, powers[team.bet])
        bet = stock.sign("joker") + stock.emblem(powers[team.bet])
        out += marked(bet, words.say(language, "joker-bet", team=other))
    elif team.joker:
        out += marked(stock.sign("joker"), words.say(language, "joker"))
    if team.chosen and team.bet is None:
        out += marked(stock.sign("check"), words.say(language, "bet-chosen"))
    if team.special:
        key = "special-in-play" if team.special == 1 else "special-spent"
        css = "" if team.special == 1 else "spent"
        out += marked(stock.sign("special"), words.say(language, key), css)
    if team.guessed:
        out += marked(stock.sign("found"), words.say(language, "guessed"))
    if found:
        out += marked(stock.sign("found"), words.say(language, "found"), "winner")
    return f'<div class="facts">{out}{_pacts(language, cards, team, powers)}</div>'


def _pacts(language: str, cards: str, team: Team, powers: Powers) -> str:
    if not team.pacts:
        return ""
    names = ", ".join(words.power_name(language, cards, powers[seat]) for seat in team.pacts)
    marks = "".join(stock.emblem(powers[seat]) for seat in team.pacts)
    return marked(stock.sign("pact") + marks, words.say(language, "pacts", teams=names), "pacts")


def _table(
    language: str, cards: str, team: Team, powers: Powers, you: bool, at_home: tuple[int, ...]
) -> str:
    found = "".join(
        _permanent(language, cards, each, powers, you, each.card in at_home) for each in team.table
    )
    few = " few" if len(team.table) <= FEW else ""
    return f'<ul class="in-play{few}">{found}</ul>' if found else ""


@lru_cache(maxsize=4096)
def _permanent(
    language: str, cards: str, each: InPlay, powers: Powers, you: bool, home: bool
) -> str:
    state = _STATES[each.state]
    allies = ", ".join(words.power_name(language, cards, powers[seat]) for seat in each.controllers)
    joint = len(each.controllers) > 1 or len(each.owners) > 1
    said = words.joined(
        words.describe_card(language, cards, each.card),
        words.say(language, state) if state else "",
        words.say(language, "joint-of", teams=allies) if joint else "",
    )
    name = f'id="c-{each.card}" role="button" tabindex="-1" ' if home else ""
    css = "permanent" + f" {state}" * bool(state) + " joint" * joint
    marks = "".join(stock.emblem(powers[seat]) for seat in each.controllers) if joint else ""
    lying = stock.sign("lock" if each.state == 2 else "tired", "lying") if state else ""
    shown = (
        f"{sheet.art(cards, each.card, 'chip-art')}"
        f"<span>{escape(words.card_name(language, cards, each.card))}"
        f"{_words(language, cards, each.card)}</span>{marks}{lying}"
    )
    return (
        f'<li><span {name}class="{css}" data-moves="card-{each.card}">{described(said, shown)}'
        f"{sheet.big(cards, language, each.card)}</span>"
        f"{_uses(language, cards, each) if home and you else ''}</li>"
    )


@lru_cache(maxsize=2048)
def _words(language: str, cards: str, card: int) -> str:
    placed = words.source(cards, card)
    if placed is None or placed.card is None:
        return ""
    said = sheet.rules_text(placed.card.text.of(language), placed.owners[0])
    return f'<small class="words">{sheet.spans(said)}</small>'


def _uses(language: str, cards: str, each: InPlay) -> str:
    """Make a button of each ability that a permanent of one's own has."""
    placed = words.source(cards, each.card)
    if placed is None or placed.card is None:
        return ""
    name = words.card_name(language, cards, each.card)
    many = len(placed.card.abilities) > 1
    found = ""
    for number in range(len(placed.card.abilities)):
        said = escape(words.say(language, "use", card=name, number=number + 1))
        which = f"<b>{number + 1}</b>" if many else ""
        found += (
            f'<button type="button" id="use-{each.card}-{number + 1}" class="use" '
            f'aria-label="{said}" title="{said}" disabled>{stock.sign("special")}{which}'
            f"{sheet.ability_price(cards, each.card, number)}</button>"
        )
    return found


def _known(language: str, cards: str, seen: tuple[int, ...], peeks: tuple[int, ...]) -> str:
    """Show the cards that the viewer knows to be in a hand, and rows it knows a team to have."""
    found = ""
    if seen:
        named = "".join(f"<li>{named_card(language, cards, card)}</li>" for card in seen)
        said = escape(words.say(language, "known-hand"))
        found += f'<h3>{stock.sign("eye")}{said}</h3><ul class="seen">{named}</ul>'
    if peeks:
        rows = ", ".join(str(row) for row in peeks)
        said = escape(words.say(language, "known-rows", rows=rows))
        found += f'<p class="peeks">{stock.sign("piece")}{said}</p>'
    return found
