"""The panels beside the board, as HTML: hand, choices, conflict, players, supply, final standing.

Score and conflict are one element each; of choices and hand it is the buttons that change, so that
a tile that is played does not send the others again. What everybody has in sight is in
`players`. Nothing here knows more than the view.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.euphrates.picture import pieces, players, stock, words
from velkahra.games.euphrates.picture.kit import chip, icon
from velkahra.games.euphrates.rules.facts import HAND
from velkahra.games.euphrates.view.build import Conflict, FinalRank, View
from velkahra.picture.kit import section, table
from velkahra.picture.words import capital

_PEACE: Final = {"conflict": section("conflict", "")}
_HELD: Final = (*(f"hand-{number}" for number in range(HAND)), "catastrophe")
_DO: Final = ("do-end", "do-swap", "do-withdraw", "do-decline", "do-none")
_WARS: Final = tuple(f"war-{colour}" for colour in range(4))
_SHOWN: Final = {"turn": _DO[:3], "monument": _DO[3:4], "add-none": _DO[4:]}


def panels(view: View, language: str) -> Parts:
    """Draw what changes in the panels, by ids, in document order, in parts."""
    decision = view.decision if view.seat in view.deciders else ""
    if decision == "add" and view.conflict is not None and view.conflict.numbers == (0,):
        decision = "add-none"
    return (
        players.stock_elements(view.bag, view.in_bag, len(view.treasures), language),
        _score(view.standings, view.dynasties, language),
        _actions(decision, view.war_colours if decision == "war" else (), language),
        _conflict(view, language),
        _hand(view.hand, view.catastrophes[view.seat] if view.seat >= 0 else 0, language),
        *(players.player_elements(view, language, seat) for seat in range(view.seats)),
        players.supply_elements(view.monuments, language),
    )


def around(view: View, language: str, found: Mapping[str, str]) -> str:
    """Make all that lies beside the board of the elements `found`."""
    return (
        f"{players.stock_line(language, found)}{found['score']}{found['conflict']}"
        f"{players.players(view, language, found)}{players.supply(view, language, found)}"
    )


def tray(language: str, found: Mapping[str, str]) -> str:
    """Make all that lies below the board: the hand, and the buttons of a turn."""
    buttons = "".join(found[name] for name in _DO + _WARS)
    held = "".join(found[name] for name in _HELD if name in found)
    hand = f'<div class="row">{held}</div>' if held else ""
    return (
        f'<div class="tray">{section("hand", hand, words.say(language, "hand"))}'
        '<section id="actions" class="actions" role="group" '
        f'aria-label="{escape(words.say(language, "choices"))}">{buttons}</section></div>'
    )


@lru_cache(maxsize=512)
def _actions(decision: str, wars: tuple[int, ...], language: str) -> Mapping[str, str]:
    shown = _SHOWN.get(decision, ())
    found = {name: _button(name, capital(words.say(language, name)), name in shown) for name in _DO}
    for colour, name in enumerate(_WARS):
        said = words.say(language, "do-war", office=words.office_name(language, colour))
        found[name] = _button(name, said, colour in wars, chip(colour))
    return found


def _button(name: str, said: str, shown: bool, icon: str = "") -> str:
    hidden = "" if shown else " hidden"
    return (
        f'<button type="button" id="{name}" class="do" disabled{hidden}>{icon}'
        f"<span>{escape(said)}</span></button>"
    )


def _conflict(view: View, language: str) -> Mapping[str, str]:
    fight = view.conflict
    if fight is None:
        return _PEACE
    sides = "".join(
        _side(view, language, fight, leader, attacks)
        for leader, attacks in ((fight.attacker, True), (fight.defender, False))
    )
    tile = words.tile_name(language, fight.colour)
    counts = words.say(language, "what-counts", kind=fight.kind, tile=tile)
    sign = chip(0 if fight.kind == "revolt" else fight.colour)
    note = f'<p class="note">{sign} {escape(counts)}</p>'
    heading = words.say(language, fight.kind)
    body = f'<div class="sides">{sides}</div>{note}'
    return {"conflict": section("conflict", body, heading)}


def _side(view: View, language: str, fight: Conflict, leader: int, attacks: bool) -> str:
    strength = fight.attack if attacks else fight.defence
    role = words.say(language, "attacker" if attacks else "defender")
    name = capital(words.leader_name(language, view.dynasties, leader))
    revolt = fight.kind == "revolt"
    why = words.say(language, "with-temples" if revolt else "with-supporters", count=strength)
    drawing = stock.leader(leader % 4, view.dynasties[leader // 4], -1)
    added = ""
    if attacks:
        said = words.say(language, "added" if fight.added >= 0 else "open", count=fight.added)
        added = f'<span class="added">{escape(said)}</span>'
    return (
        f'<div class="side {"attacker" if attacks else "defender"}">'
        f'<span class="role">{escape(role)}</span>{icon(drawing, "token", 54)}'
        f'<strong class="strength">{strength}</strong><span class="who">{escape(name)}</span>'
        f'<span class="why">{escape(why)}</span>{added}</div>'
    )


@lru_cache(maxsize=1024)
def _hand(hand: tuple[int, ...] | None, catastrophes: int, language: str) -> Mapping[str, str]:
    """Draw the tiles of a hand, each by itself, and the places that are empty."""
    if hand is None:
        return {}
    tiles = [colour for colour, count in enumerate(hand) for _ in range(count)]
    tiles += [-1] * (HAND - len(tiles))
    found = {
        f"hand-{number}": _hand_tile(number, colour, language)
        for number, colour in enumerate(tiles)
    }
    return found | {"catastrophe": _catastrophe(catastrophes, language)}


@lru_cache(maxsize=32)
def _catastrophe(left: int, language: str) -> str:
    said = words.say(language, "catastrophe-token", count=left)
    return (
        f'<button type="button" id="catastrophe" class="held burnt"'
        f"{stock.flying(pieces.BURNT, 'data-gives') if left else ' data-spent'}>"
        f"{icon(stock.use(stock.BURNT))}"
        f"<span>{escape(said)}</span></button>"
    )


@lru_cache(maxsize=256)
def _hand_tile(number: int, colour: int, language: str) -> str:
    if colour < 0:
        return f'<button type="button" id="hand-{number}" class="held" hidden></button>'
    tile = words.tile_name(language, colour)
    said = words.say(language, "hand-tile", tile=tile, number=number + 1)
    return (
        f'<button type="button" id="hand-{number}" class="held" aria-label="{escape(said)}"'
        f"{stock.flying(colour + 1, 'data-gives')}>"
        f"{icon(stock.lying(colour + 1))}<span>{escape(capital(tile))}</span></button>"
    )


@lru_cache(maxsize=64)
def _score(
    standings: tuple[FinalRank, ...], dynasties: tuple[str, ...], language: str
) -> Mapping[str, str]:
    if not standings:
        return {"score": section("score", "")}
    chips = (
        f'{chip(colour)}<span class="sr">{escape(words.colour_name(language, colour))}</span>'
        for colour in range(4)
    )
    rows = "".join(_rank_row(rank, dynasties, language) for rank in standings)
    heads = (*(escape(words.say(language, key)) for key in ("place", "dynasty")), *chips)
    notes = "".join(
        f'<p class="note">{escape(words.say(language, key))}</p>'
        for key in ("weakest", "assigned", "tie-break")
    )
    body = table(heads, rows, scrolls=True) + notes
    return {"score": section("score", body, words.say(language, "score"))}


def _rank_row(rank: FinalRank, dynasties: tuple[str, ...], language: str) -> str:
    low = min(rank.points)
    cells = "".join(
        f"<td{' class=weakest' if count == low else ''}>{count}"
        f"{f'<small> ({count - given}+{given})</small>' if given else ''}</td>"
        for count, given in zip(rank.points, rank.assigned, strict=True)
    )
    name = dynasties[rank.seat]
    return (
        f"<tr{' class=winner' if rank.place == 1 else ''}><td>{rank.place}.</td>"
        f'<th scope="row">{icon(stock.dynasty(name), "coin")}'
        f"{escape(words.dynasty_name(language, name))}</th>{cells}</tr>"
    )
