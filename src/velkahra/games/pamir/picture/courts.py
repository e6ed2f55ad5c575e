"""The ring of courts: every player's board and court, in the order in which spies walk.

The viewer's own court is the last, and each court stands below the next one to its left. The left
end of a court meets the right end of the next player's, and the ring closes from the last to the
first.
Rules shown: PP-MOVE-03, PP-MOVE-04, PP-ACT-06, PP-ACT-07, PP-TAX-04, PP-CLEAN-01, PP-CLEAN-02.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from velkahra.core.contract.picture import Parts
from velkahra.games.pamir.picture import kit, stock, words
from velkahra.games.pamir.rules.facts import COALITION_NAMES, COLOURS
from velkahra.games.pamir.rules.tables import PRIZE
from velkahra.games.pamir.text.names import card_name
from velkahra.games.pamir.view import choices, model
from velkahra.picture.kit import count, figure, labelled, moving, player_mark
from velkahra.picture.words import joined

ACTIONS_A_TURN: Final = 2
_WAITS: Final = -1
_DECIDES: Final = -2
_DONE: Final = -3


def elements(view: model.View, language: str) -> Parts:
    """Draw boards and courts, by ids that count from the viewer on, in document order."""
    return tuple(_drawn(_seat(view, language, at)) for at in reversed(range(len(view.order))))


class Seat(NamedTuple):
    """All that is drawn of a player, at a `place` counted from the viewer.

    `pragmatic` is Wakhan's loyalty, else -1; `turn` is what `_turn` returns; `neighbours` are the
    players whose courts meet the left and the right end, leaving out empty courts.
    """

    language: str
    place: int
    player: int
    wakhan: int
    you: bool
    known: model.Player
    pragmatic: int
    turn: int
    neighbours: tuple[int, int]


def _seat(view: model.View, language: str, place: int) -> Seat:
    player = view.order[place]
    pragmatic = view.automaton.loyalty if view.automaton and player == view.wakhan else -1
    known, turn = view.players[player], _turn(view, player)
    ends = _next(view, view.order, place, 1), _next(view, view.order, place, -1)
    you = player == view.seat
    return Seat(language, place, player, view.wakhan, you, known, pragmatic, turn, ends)


def _turn(view: model.View, player: int) -> int:
    """Return the actions left to the active player; for others a code for what they do instead."""
    if view.decision == "over":
        return _DONE
    if player == view.active:
        return view.left
    return _DECIDES if player in view.deciders else _WAITS


def _next(view: model.View, order: tuple[int, ...], place: int, step: int) -> int:
    for distance in range(1, len(order)):
        player = order[(place + step * distance) % len(order)]
        if view.players[player].court:
            return player
    return order[place]


@lru_cache(maxsize=4096)
def _drawn(seat: Seat) -> Mapping[str, str]:
    return {f"board-{seat.place}": _board(seat), f"court-{seat.place}": _court(seat)}


def _board(seat: Seat) -> str:
    language, place, player, wakhan, you, known, pragmatic, turn, _ = seat
    active = " active" if turn >= 0 else (" decides" if turn == _DECIDES else "")
    return (
        f'<div id="board-{place}" class="board{active}">{_who(language, player, wakhan, you, turn)}'
        f"{player_mark(player)}"
        f"{_loyalty(language, known, pragmatic)}{_points(language, player, wakhan, known.points)}"
        f"{_purse(language, player, wakhan, you, known)}{_dial(language, player, wakhan, known)}"
        f"{_limits(language, player, known, turn == _DONE)}"
        f"{'' if you else _open_hand(language, known.hand)}</div>"
    )


@lru_cache(maxsize=512)
def _open_hand(language: str, hand: tuple[int, ...] | None) -> str:
    """Show a hand that everybody may see, or that is shown when the game is over."""
    cards = "".join(
        f'<span id="o-{card}" class="court-card open" role="button" tabindex="-1" '
        f'aria-label="{escape(words.card_brief(language, card))}" '
        f'aria-describedby="{stock.details_id(card)}">{stock.face(card, language)}</span>'
        for card in hand or ()
    )
    return f'<span class="open-hand">{stock.sign("hand")}{cards}</span>' if cards else ""


def _who(language: str, player: int, wakhan: int, you: bool, turn: int) -> str:
    """Name the player, with a dot for each action that is left."""
    name = words.player_name(language, player, wakhan)
    told = joined(
        name,
        words.say(language, "you") if you else "",
        words.say(language, "actions-left", count=turn) if turn >= 0 else "",
        words.say(language, "decides") if turn == _DECIDES else "",
    )
    dots = "".join(
        f'<i class="dot{" left" if number < turn else ""}"></i>'
        for number in range(ACTIONS_A_TURN if turn >= 0 else 0)
    )
    mine = f"{figure(escape(words.say(language, 'you')), 'small')}" if you else ""
    return (
        f'<span id="player-{words.key_of(player, wakhan)}" class="who" role="button" tabindex="-1" '
        f'aria-label="{escape(told)}">{stock.cylinder(player)}'
        f"<b>{escape(name)}</b>{mine}{dots}</span>"
    )


def _loyalty(language: str, known: model.Player, pragmatic: int) -> str:
    """Show loyalty with influence."""
    if len(known.influence) > 1:
        return f"{_pragmatic_sign(language, pragmatic)}{_sides(language, known)}"
    if known.loyalty < 0:
        return ""
    side = words.coalition_name(language, known.loyalty)
    said = words.say(language, "loyalty", coalition=side, influence=known.influence[0])
    return count(stock.side(known.loyalty), known.influence[0], said, "side")


@lru_cache(maxsize=512)
def _points(language: str, player: int, wakhan: int, points: int) -> str:
    """Show the victory points; what they gain rises from them."""
    shown = count(stock.sign("points"), points, words.say(language, "points", count=points))
    name = f"points-{words.key_of(player, wakhan)}"
    return f'<span id="{name}" class="held" data-count="{points}">{shown}</span>'


def _pragmatic_sign(language: str, pragmatic: int) -> str:
    if not 0 <= pragmatic < words.NO_COALITION:
        return ""
    said = words.say(language, "pragmatic", coalition=words.coalition_name(language, pragmatic))
    return labelled("count pragmatic", said, stock.side(pragmatic))


def _sides(language: str, known: model.Player) -> str:
    """Show Wakhan's influence with each coalition. Rules: PP-WAKHAN-08, PP-WAKHAN-71."""
    found = ""
    for coalition, influence in enumerate(known.influence):
        name = words.coalition_name(language, coalition)
        said = words.say(language, "influence", coalition=name, influence=influence)
        found += count(stock.side(coalition), influence, said, "small side")
    return found


def _purse(language: str, player: int, wakhan: int, you: bool, known: model.Player) -> str:
    """Show the rupees: all, those in shelter, those the viewer's tax could take."""
    told = joined(
        words.player_name(language, player, wakhan),
        words.say(language, "rupees", count=known.money),
        words.say(language, "shelter", count=known.shelter),
        "" if you else words.say(language, "tax-here", count=_reach(known)),
    )
    shelter = f"{stock.sign('shelter')}{figure(known.shelter)}" if known.shelter else ""
    tax = figure(f"&#8722;{_reach(known)}", "em") if _reach(known) and not you else ""
    return (
        f'<span id="purse-{words.key_of(player, wakhan)}" class="purse" role="button" '
        f'tabindex="-1" data-count="{known.money}" data-moves="coin {known.money}" '
        f'aria-label="{escape(told)}" title="{escape(told)}">'
        f"{stock.sign('coin')}{figure(known.money)}{shelter}{tax}</span>"
    )


def _reach(known: model.Player) -> int:
    return known.taxable if known.may_be_taxed else 0


def _dial(language: str, player: int, wakhan: int, known: model.Player) -> str:
    """Show the three spaces for gifts, and the prizes."""
    name = words.player_name(language, player, wakhan)
    spaces = "".join(
        _gift(language, player, name, price, there)
        for price, there in zip(choices.SPACES, known.gifts, strict=True)
    )
    return f'<span class="dial">{spaces}{_prizes(language, known.prizes)}</span>'


@lru_cache(maxsize=256)
def _gift(language: str, player: int, name: str, price: str, there: bool) -> str:
    state = words.say(language, "gift-there" if there else "gift-free")
    said = f"{name}: {words.say(language, 'gift', price=price)}, {state}"
    drawing = stock.sign(f"gift-{COLOURS[player]}") if there else figure(price)
    return (
        f'<span id="gift-{COLOURS[player]}-{price}" class="piece gift{" there" if there else ""}" '
        f'role="button" tabindex="-1" aria-label="{escape(said)}" title="{escape(said)}">'
        f"{drawing}</span>"
    )


@lru_cache(maxsize=1024)
def _prizes(language: str, prizes: tuple[int, ...]) -> str:
    found = ""
    for coalition, side in enumerate(COALITION_NAMES):
        won = [card for card in prizes if PRIZE[card] == coalition]
        if won:
            names = ", ".join(card_name(language, card) for card in won)
            found += count(
                stock.sign(f"prize-{side}"), len(won), words.say(language, "prizes", cards=names)
            )
    return found


def _limits(language: str, player: int, known: model.Player, final: bool) -> str:
    """Show cylinders in play, and court and hand with what cleanup leaves, if one is to come."""
    court = len(known.court)
    limits = (-1, -1) if final else (known.court_limit, known.hand_limit)
    hand = _limit(language, "hand", known.hand_size, limits[1])
    if known.hand is None:  # cards go to it and come from it unseen
        hand = moving("card", known.hand_size, hand)
    return (
        count(
            stock.cylinder(player),
            known.out,
            words.say(language, "cylinders", count=known.out, left=known.supply),
            "small",
        )
        + _limit(language, "court", court, limits[0])
        + hand
    )


@lru_cache(maxsize=1024)
def _limit(language: str, kind: str, size: int, limit: int) -> str:
    if limit < 0:
        return count(
            stock.sign(kind), size, words.say(language, f"count-{kind}", count=size), "small"
        )
    said = words.say(language, f"limit-{kind}", count=size, limit=limit)
    over = size > limit
    if over:
        said = f"{said}. {words.say(language, 'limit-over', count=size - limit)}"
    warning = "small over" if over else "small"
    return count(stock.sign(kind), f"{size}/{limit}{'!' if over else ''}", said, warning)


def _court(seat: Seat) -> str:
    language, place, player, wakhan, *_, neighbours = seat
    court, limit = seat.known.court, seat.known.court_limit
    name = words.player_name(language, player, wakhan)
    left, right = (words.player_name(language, other, wakhan) for other in neighbours)
    told = joined(
        words.say(language, "court-of", player=name, count=len(court), limit=limit),
        words.say(language, "joints", left=left, right=right) if court else "",
    )
    cards = "".join(
        _court_card(language, index, len(court), player, wakhan, card)
        for index, card in enumerate(court)
    )
    empty = f'<span class="none">{escape(words.say(language, "court-empty"))}</span>'
    return (
        f'<div id="court-{place}" class="courtiers'
        f'{"" if court else " skipped"}" role="group" aria-label="{escape(told)}">'
        f"{_joint(language, 'left', neighbours[0], wakhan)}{cards or empty}"
        f"{_joint(language, 'right', neighbours[1], wakhan)}</div>"
    )


@lru_cache(maxsize=128)
def _joint(language: str, side: str, player: int, wakhan: int) -> str:
    said = escape(
        words.say(language, f"joint-{side}", player=words.player_name(language, player, wakhan))
    )
    return (
        f'<span class="joint {side}" title="{said}" aria-hidden="true">'
        f"{stock.cylinder(player)}</span>"
    )


@lru_cache(maxsize=8192)
def _court_card(
    language: str, index: int, size: int, player: int, wakhan: int, card: model.CourtCard
) -> str:
    classes = "court-card" + (" used" if card.used else "") + (" bonus" if card.bonus else "")
    label = court_label(language, index, size, player, wakhan, card)
    spies = "".join(
        kit.piece(
            f"spy-{card.card}-{COLOURS[owner]}",
            "spy",
            f"cylinder-{COLOURS[owner]}",
            _spies(language, card.card, owner, wakhan, count),
            count,
        )
        for owner, count in enumerate(card.spies)
        if count
    )
    return (
        f'<div class="holds" data-from="player-{words.key_of(player, wakhan)}">'
        f'<div id="c-{card.card}" class="{classes}" role="button" tabindex="-1" '
        f'data-moves="card-{card.card}" '
        f'aria-label="{escape(label)}" aria-describedby="{stock.details_id(card.card)}">'
        f"{stock.face(card.card, language)}{_marks(card)}</div>"
        f'<span class="spies">{spies}</span></div>'
    )


def _spies(language: str, card: int, owner: int, wakhan: int, count: int) -> str:
    who = words.player_name(language, owner, wakhan)
    return f"{card_name(language, card)}: {words.say(language, 'spies', player=who, count=count)}"


def _marks(card: model.CourtCard) -> str:
    """Show that a card has acted, that it acts as a bonus, who holds it and for how much."""
    found = ""
    if card.holder >= 0:
        price = card.spies[card.holder]
        found += (
            f'<span class="hostage">{stock.sign("hostage")}{figure(price)}'
            f"{stock.cylinder(card.holder)}</span>"
        )
    if card.used:
        return f'{found}<span class="mark">{stock.sign("used")}</span>'
    return f'{found}<span class="mark">{stock.sign("bonus")}</span>' if card.bonus else found


def court_label(
    language: str, index: int, size: int, player: int, wakhan: int, card: model.CourtCard
) -> str:
    """Return a description of a court card: its name, its player, its place, the pieces on it.

    `index` is its place in the court, from 0, of `size` cards; `wakhan` is Wakhan's number as a
    player, or -1.
    """
    spies = (
        words.say(language, "spies", player=words.player_name(language, owner, wakhan), count=count)
        for owner, count in enumerate(card.spies)
        if count
    )
    held = ""
    if card.holder >= 0:
        holder = words.player_name(language, card.holder, wakhan)
        held = words.say(language, "hostage", player=holder, count=card.spies[card.holder])
    name = words.player_name(language, player, wakhan)
    where = words.say(language, "court-place", player=name, number=index + 1, size=size)
    return joined(
        words.card_brief(language, card.card),
        where,
        "; ".join(spies),
        held,
        words.say(language, "used") if card.used else "",
        words.say(language, "bonus") if card.bonus and not card.used else "",
    )


def ring(found: Mapping[str, str], language: str, places: int) -> str:
    """Return the ring made of its elements, id -> markup, for so many `places`.

    The viewer's own court is the last; each of the others can be opened.
    """
    said = escape(words.say(language, "court-open"))
    opens = f'<details name="court" class="opens"><summary aria-label="{said}"></summary></details>'
    others = "".join(_place(found, place, opens) for place in reversed(range(1, places)))
    return f'<div class="ring"><div class="foes">{others}</div>{_place(found, 0)}</div>'


def _place(found: Mapping[str, str], place: int, opens: str = "") -> str:
    own = "" if opens else " own"
    drawn = f"{found[f'board-{place}']}{found[f'court-{place}']}"
    return f'<section class="seat{own}">{opens}{drawn}</section>'
