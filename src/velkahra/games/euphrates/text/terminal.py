"""A view as plain text, for a terminal."""

from typing import Final

from velkahra.games.euphrates.rules import facts, tables
from velkahra.games.euphrates.view.build import View

LEGEND: Final = (
    "T F M S tiles, * treasure, # monument, X catastrophe, ~ river; Lk = the lion's king"
)


def text_of(view: View, language: str = "en") -> str:
    """Return the board as text, with everything a viewer may know beside it."""
    lines = ["    " + "".join(f"{chr(65 + column):<3}" for column in range(facts.COLUMNS))]
    for row in range(facts.ROWS):
        cells = [_cell(view, row * facts.COLUMNS + column) for column in range(facts.COLUMNS)]
        lines.append(f"{row + 1:>2}  " + "".join(f"{cell:<3}" for cell in cells).rstrip())
    lines += ["", *(_seat(view, seat) for seat in range(view.seats))]
    if view.hand is not None:
        lines.append("hand: " + " ".join(_tiles(view.hand)))
    built = [f"{tables.MONUMENT_NAMES[m]}" for m, at in enumerate(view.monuments) if at >= 0]
    lines.append(
        f"bag {_bag(view)}, treasures {len(view.treasures)}, built: {', '.join(built) or '-'}"
    )
    return "\n".join([*lines, LEGEND])


def _cell(view: View, space: int) -> str:
    cell = view.cells[space]
    mark = "*" if space in view.treasures else "=" if space == view.union else ""
    if cell >= 16:
        seat, office = divmod(cell - 16, 4)
        return view.dynasties[seat][0].upper() + tables.OFFICE_NAMES[office][0]
    if cell == 9:
        return "X"
    if cell >= 5:
        return "#" + mark
    if cell:
        return tables.TILE_LETTERS[cell - 1] + mark
    river = tables.RIVER[(tables.SPACES + 1 if view.board == "advanced" else 0) + space]
    return "~" if river else "."


def _seat(view: View, seat: int) -> str:
    points = view.points[seat]
    pairs = zip(points or (), facts.COLOUR_NAMES, strict=False)
    shown = " ".join(f"{count} {colour}" for count, colour in pairs) or "?"
    turn = ">" if seat in view.deciders else " "
    held = view.held[seat]
    treasures = "?" if held is None else held
    return (
        f"{turn}{view.dynasties[seat]:<7} points {shown}, treasures {treasures},"
        f" {view.hand_sizes[seat]} tiles, {view.catastrophes[seat]} catastrophes"
        f"{_behind(view, seat)}"
    )


def _behind(view: View, seat: int) -> str:
    """Return what another seat has behind its screen and has put away, where the viewer sees it."""
    hand, away = view.hands[seat], view.swapped[seat]
    told = f"; hand: {_listed(hand)}" if hand is not None and seat != view.seat else ""
    return f"{told}; put away: {_listed(away)}" if away is not None and any(away) else told


def _bag(view: View) -> str:
    if view.in_bag is None:
        return f"{view.bag}"
    pairs = zip(view.in_bag, tables.TILE_NAMES, strict=True)
    return f"{view.bag} ({', '.join(f'{count} {name}' for count, name in pairs)})"


def _listed(tiles: tuple[int, int, int, int]) -> str:
    return " ".join(_tiles(tiles)) or "-"


def _tiles(hand: tuple[int, int, int, int]) -> list[str]:
    return [name for name, count in zip(tables.TILE_NAMES, hand, strict=True) for _ in range(count)]
