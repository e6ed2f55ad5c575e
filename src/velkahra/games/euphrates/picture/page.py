"""The picture of Tigris & Euphrates: a view in, markup out, and nothing else.

`picture` makes one standalone SVG. `layout` makes the game area of the live page, and `page` the
same elements one by one, by their ids, so that a table can send only what has changed. The set of
ids depends on the board, on the number of seats and on the hands in sight, never on the position.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from html import escape
from itertools import repeat, zip_longest
from operator import attrgetter
from typing import Final, cast

from velkahra.core.choice.diff import changed_at, places_of
from velkahra.core.contract.picture import Drawn, Parts
from velkahra.games.euphrates.picture import board as grid
from velkahra.games.euphrates.picture import dock, pieces, stock, words
from velkahra.games.euphrates.picture.duel import duel
from velkahra.games.euphrates.picture.panels import around, panels, tray
from velkahra.games.euphrates.rules.facts import LABELS
from velkahra.games.euphrates.view.build import View
from velkahra.picture import kit, shapes

__all__ = ["layout", "page", "picture"]

WIDE: Final = grid.COLUMNS * grid.UNIT + 2 * grid.EDGE
TALL: Final = grid.ROWS * grid.UNIT + 2 * grid.EDGE

# Where these parts are in `Parts`.
_BOARD: Final = slice(2, 3 + 2 * grid.ROWS)
_REALMS: Final = 2
_TILES: Final = slice(3, 3 + grid.ROWS)
_SPACES: Final = slice(3 + grid.ROWS, 3 + 2 * grid.ROWS)
_LEADERS: Final = 5 + 2 * grid.ROWS
_BARE: Final[Parts] = ({},) * grid.ROWS


def picture(view: View, language: str = "en", width: int = 1100) -> str:
    """Draw a view as one standalone SVG, `width` pixels wide; its `<desc>` is `board_text`."""
    below, high = dock.strip(view, language)
    tall = TALL + high
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-grid.EDGE} {-grid.EDGE} {WIDE} {tall}"'
        f' width="{width}" height="{round(width * tall / WIDE)}" role="img">'
        f"<title>{escape(words.say(language, 'title'))}</title>"
        f"<desc>{escape(words.board_text(view, language))}</desc>{below}{grid.ground(view.board)}"
        f'<g id="realms">{"".join(grid.tints(view.kingdoms).values())}</g>'
        f'<g id="tiles">{"".join(_lying(view))}</g>'
        f'<g id="last">{"".join(map(grid.touched, view.last))}</g>'
        f'<g id="pieces">{"".join(_pieces(view))}</g><g id="duel">{_duel(view)}</g></svg>'
    )


def _lying(view: View) -> list[str]:
    return [
        shapes.at(pieces.lying(cell), *grid.middle(space))
        for space, cell in enumerate(view.cells)
        if 0 < cell < 16
    ]


def _pieces(view: View) -> list[str]:
    """Draw monuments, the unification tile, treasures and leaders, in this order."""
    parts = [
        shapes.at(pieces.monument(number), *_crossing(space))
        for number, space in enumerate(view.monuments)
        if space >= 0
    ]
    if view.union >= 0:
        parts.append(shapes.at(pieces.union(), *grid.middle(view.union)))
    parts += (
        shapes.at(_treasure(view.board, space), *grid.middle(space)) for space in view.treasures
    )
    homes = dock.strip_berths(view.seats)
    for leader, space in enumerate(view.leaders):
        x, y = grid.middle(space) if space >= 0 else homes[leader][:2]
        strength = view.supporters[leader] if space >= 0 else -1
        token = pieces.leader(leader % 4, view.dynasties[leader // 4], strength)
        parts.append(shapes.at(token, x, y, 1 if space >= 0 else homes[leader][2]))
    return parts


def _crossing(space: int) -> tuple[int, int]:
    """Find the middle of the square of four spaces whose north-west one is `space`."""
    x, y = grid.middle(space)
    return x + grid.UNIT // 2, y + grid.UNIT // 2


@lru_cache(maxsize=512)
def _treasure(board: str, space: int) -> str:
    return shapes.at(pieces.treasure(space in grid.corners(board)), 26, -24, 0.86)


@cache
def _touched_element(space: int) -> str:
    x, y = grid.middle(space)
    return f'<use class="touched" href="#{stock.TOUCHED}" x="{x}" y="{y}"/>'


def _duel(view: View) -> str:
    """Show who fights whom, with halos, base strengths and an arrow; or who may, with marks."""
    fight = view.conflict
    if fight is None:
        return "".join(
            shapes.at(pieces.rival(), *grid.middle(view.leaders[leader]))
            for leader in words.rivals(view)
        )
    attacker, defender = view.leaders[fight.attacker], view.leaders[fight.defender]
    if attacker < 0 or defender < 0:
        return ""
    drawn = duel(attacker, defender, fight.attack, fight.defence)
    return f'<g class="clash">{drawn}</g>'


@lru_cache(maxsize=256)
def _duel_element(drawing: str) -> Mapping[str, str]:
    return {"duel": f'<g id="duel" aria-hidden="true">{drawing}</g>'}


def page(view: View, language: str) -> dict[str, str]:
    """Draw every element that can change: id -> the whole element, in document order."""
    return kit.merged(parts(view, language))


def parts(
    view: View, language: str, before: Drawn | None = None, own: Drawn | None = None
) -> Parts:
    """Draw the elements of `page` in parts, one for each row of the board and each kind of piece.

    Elements that have not changed are the same objects as in an earlier drawing in this language
    at this table: leaders as in the viewer's `own`, all others as in `before`, which may be
    another viewer's.
    """
    return (
        own[1][0] if own else _under(view.board, dock.dock(view, language)),
        dock.on_turn_mark(dock.on_turn(view)),
        *_board(view, language, before),
        _last_element(view.last),
        _common_elements(language, view.board, view.monuments, view.union, view.treasures),
        _leader_elements(view, language, own),
        _duel_element(_duel(view)),
        *panels(view, language),
    )


def _board(view: View, language: str, before: Drawn | None) -> Parts:
    """Draw kingdoms, tiles and spaces."""
    if before is None:
        everywhere = range(len(LABELS))
        return (
            _realms(view),
            *_rows(everywhere, _T, lambda space: _tile(view, space)),
            *_rows(everywhere, _S, lambda space: _space(view, language, space)),
        )
    then, drawn = before
    if _on_board(then) == _on_board(view):
        return drawn[_BOARD]
    tiles = changed_at(then.cells, view.cells)
    realms = changed_at(then.kingdoms, view.kingdoms)
    retold = {*tiles, *realms, *_moved(then, view)}
    return (
        _realms_anew(view, then, drawn[_REALMS], realms) if realms else drawn[_REALMS],
        *_rows(tiles, _T, lambda space: _tile(view, space), drawn[_TILES]),
        *_rows(retold, _S, lambda space: _space(view, language, space), drawn[_SPACES]),
    )


_on_board: Final = attrgetter("cells", "kingdoms", "treasures", "union")


def _moved(then: View, view: View) -> set[int]:
    """List the spaces that a treasure or the unification tile came to or left."""
    if (view.treasures, view.union) == (then.treasures, then.union):
        return set()
    return ({*view.treasures, view.union} ^ {*then.treasures, then.union}) - {-1}


_T: Final = tuple(f"t-{name}" for name in LABELS)
_S: Final = tuple(f"s-{name}" for name in LABELS)
_R: Final = tuple(f"realm-{leader}" for leader in range(16))
_L: Final = tuple(f"leader-{leader // 4}-{leader % 4}" for leader in range(16))


@lru_cache(maxsize=64)
def _under(board: str, empty: str) -> Mapping[str, str]:
    """Draw what lies under everything: the printed board, and the dock, `empty` of leaders."""
    foot = (
        f'<rect x="{-grid.EDGE}" y="{TALL - grid.EDGE - 30}" width="{WIDE}" '
        f'height="{dock.HIGH + 36}" rx="22" class="table-foot dock-low"/>'
    )
    return {"board-static": f'<g id="board-static">{foot}{grid.ground(board)}</g>', "dock": empty}


def _realms(view: View) -> dict[str, str]:
    tinted = grid.tints(view.kingdoms)
    leaders = range(4 * view.seats)
    return {_R[leader]: _realm_element(leader, tinted.get(leader, "")) for leader in leaders}


def _realms_anew(
    view: View, then: View, drawn: Mapping[str, str], spaces: list[int]
) -> Mapping[str, str]:
    """Tint the kingdoms that have changed, which are those on the `spaces` that did."""
    old, new = then.kingdoms, view.kingdoms
    masks = {board[space] for board in (old, new) for space in spaces} - {0}
    found = dict(drawn)
    found |= {
        _R[grid.lowest_leader(mask)]: _realm_element(grid.lowest_leader(mask), "") for mask in masks
    }
    for mask in masks:
        if where := places_of(mask, new):
            leader = grid.lowest_leader(mask)
            found[_R[leader]] = _realm_element(leader, grid.realm(mask, where))
    return found


def _realm_element(leader: int, tint: str) -> str:
    return f'<g id="{_R[leader]}">{tint}</g>'


@lru_cache(maxsize=256)
def _last_element(spaces: tuple[int, ...]) -> Mapping[str, str]:
    return {"last": f'<g id="last">{"".join(map(_touched_element, spaces))}</g>'}


def _rows(
    spaces: Iterable[int], names: tuple[str, ...], draw: Callable[[int], str], drawn: Parts = _BARE
) -> Parts:
    """Draw an element on each of some spaces; rows that have none of them are as `drawn`."""
    rows = list(drawn)
    for space in spaces:
        row = space // grid.COLUMNS
        if rows[row] is drawn[row]:
            rows[row] = dict(drawn[row])
        cast(dict[str, str], rows[row])[names[space]] = draw(space)
    return tuple(rows)


def _tile(view: View, space: int) -> str:
    return _tile_element(space, view.cells[space])


@lru_cache(maxsize=4096)
def _tile_element(space: int, cell: int) -> str:
    """Draw what lies on a space; leaders glide on their own."""
    x, y = grid.middle(space)
    return (
        f'<g id="{_T[space]}" class="tile" transform="translate({x} {y})" aria-hidden="true"'
        f"{stock.flying(cell)}>{stock.lying(cell)}</g>"
    )


def _space(view: View, language: str, space: int) -> str:
    cell, mask = view.cells[space], view.kingdoms[space]
    treasure, united = space in view.treasures, space == view.union
    return _space_element(language, view.board, view.dynasties, space, cell, mask, treasure, united)


@lru_cache(maxsize=4096)
def _space_element(
    language: str,
    board: str,
    dynasties: tuple[str, ...],
    space: int,
    cell: int,
    realm: int,
    treasure: bool,
    united: bool,
) -> str:
    said = words.space_label(language, board, dynasties, space, cell, realm, treasure, united)
    x, y = grid.middle(space)
    half = grid.UNIT // 2
    return (
        f'<rect id="{_S[space]}" class="space" x="{x - half}" y="{y - half}" width="{grid.UNIT}" '
        f'height="{grid.UNIT}" rx="12" role="button" tabindex="-1" aria-label="{escape(said)}"/>'
    )


def _leader_elements(view: View, language: str, own: Drawn | None) -> Mapping[str, str]:
    """Draw the leaders that are not as the viewer saw them."""
    if own and _leading(own[0]) == _leading(view) and words.rivals(own[0]) == words.rivals(view):
        return own[1][_LEADERS]
    stands = _stands(view)
    known = _stands(own[0]) if own else []
    found = dict(own[1][_LEADERS]) if own else {}
    homes = dock.berths(view.seats, view.seat)
    for leader, (stand, was) in enumerate(zip_longest(stands, known)):
        if stand != was:
            beside = dock.berth_beside(view.seats, view.seat, leader)
            home = (homes[leader], beside) if stand[0] < 0 else None
            found[_L[leader]] = _leader_element(language, view.dynasties, leader, home, *stand)
    return found


_leading: Final = attrgetter("leaders", "supporters", "temples")


def _stands(view: View) -> list[tuple[int, int, int, bool]]:
    """List for each leader its space, strength and temples, and whether it is a rival."""
    rival = words.rivals(view)
    is_rival = [leader in rival for leader in range(16)] if rival else repeat(False)
    return list(zip(view.leaders, view.supporters, view.temples, is_rival, strict=False))


@lru_cache(maxsize=512)
def _common_elements(
    language: str, board: str, monuments: tuple[int, ...], union: int, treasures: tuple[int, ...]
) -> Mapping[str, str]:
    """Draw the monuments, the unification tile and the treasures."""
    found = {
        f"tower-{number}": _tower_element(language, number, space)
        for number, space in enumerate(monuments)
    }
    found["union"] = _union_element(union)
    for space in grid.starts(board):
        there = space in treasures
        found[f"treasure-{LABELS[space]}"] = _treasure_element(language, board, space, there)
    return found


@lru_cache(maxsize=4096)
def _tower_element(language: str, number: int, space: int) -> str:
    x, y = _crossing(space) if space >= 0 else (0, 0)
    gone = "" if space >= 0 else " gone"
    return (
        f'<g id="tower-{number}" class="tower{gone}" style="transform:translate({x}px,{y}px)" '
        f'role="img" aria-label="{escape(words.monument_name(language, number))}"'
        f"{_hidden(space < 0)}>{stock.monument(number)}</g>"
    )


def _hidden(hidden: bool) -> str:
    return ' aria-hidden="true"' if hidden else ""


@lru_cache(maxsize=256)
def _union_element(space: int) -> str:
    x, y = grid.middle(max(space, 0))
    gone = "" if space >= 0 else " gone"
    return (
        f'<g id="union" class="union{gone}" style="transform:translate({x}px,{y}px)" '
        f'aria-hidden="true">{pieces.union()}</g>'
    )


@lru_cache(maxsize=256)
def _treasure_element(language: str, board: str, space: int, there: bool) -> str:
    x, y = grid.middle(space)
    kind = "corner-treasure" if space in grid.corners(board) else "treasure"
    said = f"{LABELS[space]}, {words.say(language, kind)}"
    gone = "" if there else " gone"
    reach = grid.UNIT // 2
    return (
        f'<g id="treasure-{LABELS[space]}" class="treasure{gone}" '
        f'style="transform:translate({x}px,{y}px)" role="button" tabindex="-1" '
        f'aria-label="{escape(said)}"{_hidden(not there)}>'
        f'<rect class="hit" x="{-reach}" y="{-reach}" width="{grid.UNIT}" height="{grid.UNIT}" '
        f'rx="12"/>{_treasure(board, space)}</g>'
    )


@lru_cache(maxsize=2048)
def _leader_element(
    language: str,
    dynasties: tuple[str, ...],
    leader: int,
    home: tuple[dock.Berth, dock.Berth] | None,
    space: int,
    strength: int,
    temples: int,
    rival: bool,
) -> str:
    said = words.leader_label(language, dynasties, leader, space, strength, temples)
    said = words.rival_label(language, said) if rival else said
    seat, office = divmod(leader, 4)
    below, beside = map(_placed, home or ((*grid.middle(space), 1.0), (0, 0, 1)))
    where = "off" if home else "on"
    return (
        f'<g id="leader-{seat}-{office}" class="leader {where}" '
        f'style="transform:{below}{f";--side:{beside}" if home else ""}" role="button" '
        f'tabindex="-1" aria-label="{escape(said)}">'
        f'<rect class="hit" x="-50" y="-50" width="100" height="100" rx="30"/>'
        f"{stock.leader(office, dynasties[seat], strength if not home else -1)}</g>"
    )


def _placed(place: dock.Berth) -> str:
    """Return a place as CSS."""
    x, y, scale = place
    return f"translate({x:g}px,{y:g}px) scale({scale:g})"


def layout(view: View, language: str) -> str:
    """Make the whole game area: the board with all its elements, and the panels around it."""
    found = page(view, language)
    tiles = "".join(found[name] for name in _T)
    spaces = "".join(found[name] for name in _S)
    names = list(found)
    pieces = "".join(found[name] for name in names[names.index("last") + 1 : names.index("duel")])
    said = escape(words.say(language, "board"))
    box = f"{-grid.EDGE} {-grid.EDGE} {WIDE} {TALL}"
    realms = "".join(found[name] for name in _R[: 4 * view.seats])
    return (
        f'<div class="euphrates" data-ghosts=".space" data-twice=".space,.leader,.treasure">'
        f'<div class="board-box">'
        f'<svg id="board" viewBox="{box}" preserveAspectRatio="xMidYMin" '
        f'xmlns="http://www.w3.org/2000/svg" role="group" aria-label="{said}">'
        f"{found['board-static']}{found['dock']}{found['on-turn']}"
        f'<g id="realms">{realms}</g>'
        f'<g id="tiles" data-from="on-turn">{tiles}</g><g id="spaces">{spaces}</g>{found["last"]}'
        f'<g id="pieces">{pieces}</g>{found["duel"]}</svg></div>'
        f"{tray(language, found)}{around(view, language, found)}</div>"
    )
