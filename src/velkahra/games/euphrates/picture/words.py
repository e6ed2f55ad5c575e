"""Words of the picture: names, labels of spaces and pieces, and the board as text."""

from functools import lru_cache
from typing import Final

from velkahra.games.euphrates.picture import pieces
from velkahra.games.euphrates.picture.board import COLUMNS, ROWS, corners, rivers, starts
from velkahra.games.euphrates.rules import tables
from velkahra.games.euphrates.rules.facts import COLOUR_NAMES, LABELS
from velkahra.games.euphrates.text.names import TEXTS
from velkahra.games.euphrates.view.build import FinalRank, View
from velkahra.picture.words import capital, page_names, page_texts

_A_NAME: Final = "\ue000"
_A_SPACE: Final = "\ue001"


say = page_texts(TEXTS)


@lru_cache(maxsize=256)
def dynasty_name(language: str, dynasty: str) -> str:
    """Name a dynasty."""
    return TEXTS.forms(language, f"dynasty-{dynasty}")[""]


tile_name: Final = page_names(TEXTS, "tile", tables.TILE_NAMES)
office_name: Final = page_names(TEXTS, "leader", tables.OFFICE_NAMES)
colour_name: Final = page_names(TEXTS, "colour", COLOUR_NAMES)
monument_name: Final = page_names(TEXTS, "monument", tables.MONUMENT_NAMES)


@lru_cache(maxsize=256)
def leader_name(language: str, dynasties: tuple[str, ...], leader: int) -> str:
    """Name a leader (4 * seat + office) by its office and the dynasty of its seat."""
    dynasty = dynasty_name(language, dynasties[leader // 4])
    return say(language, "leader", office=office_name(language, leader % 4), dynasty=dynasty)


@lru_cache(maxsize=4096)
def leader_label(
    language: str, dynasties: tuple[str, ...], leader: int, space: int, strength: int, temples: int
) -> str:
    """Describe a leader (4 * seat + office): its name, space (-1: off the board) and strength.

    `dynasties` are those of the seats, and `temples` the number of temples next to it.
    """
    name = capital(leader_name(language, dynasties, leader))
    if space < 0:
        return say(language, "leader-off", leader=name)
    # Fill in names last, so that one formatted sentence serves each pair of numbers.
    facts = {"leader": _A_NAME, "space": _A_SPACE, "strength": strength, "temples": temples}
    words = say(language, "leader-on", **facts)
    return words.replace(_A_NAME, name).replace(_A_SPACE, LABELS[space])


def rival_label(language: str, words: str) -> str:
    """Add to a leader's label that its war may be chosen now."""
    return say(language, "leader-rival", leader=words)


def rivals(view: View) -> tuple[int, ...]:
    """List the leaders in the wars among which is chosen now. Rules: TE-WAR-04."""
    if view.decision != "war":
        return ()
    joined = view.kingdoms[view.union]
    leaders = range(4 * view.seats)
    return tuple(at for at in leaders if joined >> at & 1 and at % 4 in view.war_colours)


def space_label(
    language: str,
    board: str,
    dynasties: tuple[str, ...],
    space: int,
    cell: int,
    realm: int,
    treasure: bool,
    united: bool,
) -> str:
    """Return in words all facts of a space: its name, ground, what lies on it, its kingdom.

    Args:
        language: of the words.
        board: the name of the board.
        dynasties: those of the seats.
        space: 0..175, row by row.
        cell: the code of what lies there.
        realm: the leaders of its kingdom as bits.
        treasure: whether a treasure lies there.
        united: whether the unification tile does.
    """
    return (
        _where(language, board, space)
        + _lying(language, dynasties, cell)
        + _printed(language, board, space, treasure)
        + (f", {say(language, 'union')}" if united else "")
        + _kingdom(language, dynasties, realm)
    )


@lru_cache(maxsize=2048)
def _where(language: str, board: str, space: int) -> str:
    wet = (space % COLUMNS, space // COLUMNS) in rivers(board)
    return f"{LABELS[space]}, {say(language, 'river' if wet else 'land')}, "


@lru_cache(maxsize=1024)
def _lying(language: str, dynasties: tuple[str, ...], cell: int) -> str:
    if cell >= 16:
        return leader_name(language, dynasties, cell - 16)
    if cell == pieces.BURNT:
        return say(language, "burnt")
    if cell == 0:
        return say(language, "empty")
    tile = tile_name(language, (cell - 1) % 4)
    return tile if cell <= 4 else say(language, "face-down", tile=tile)


@lru_cache(maxsize=4096)
def _printed(language: str, board: str, space: int, treasure: bool) -> str:
    """Describe a treasure, or the mark printed where one was."""
    if space not in starts(board):
        return ""
    kind = "treasure" if treasure else "star"
    return f", {say(language, f'corner-{kind}' if space in corners(board) else kind)}"


@lru_cache(maxsize=4096)
def _kingdom(language: str, dynasties: tuple[str, ...], realm: int) -> str:
    if not realm:
        return ""
    leaders = [at for at in range(4 * len(dynasties)) if realm >> at & 1]
    names = ", ".join(leader_name(language, dynasties, leader) for leader in leaders)
    return f", {say(language, 'kingdom', leaders=names)}"


_LETTERS: Final = " TFMStfms#"


def board_text(view: View, language: str) -> str:
    """Draw the board with letters, then tell what letters cannot show.

    T F M S are tiles, t f m s the same lying face down, # a catastrophe, ~ river, . land, and a
    leader is its seat's number and its office's letter in English (1K: king of the first seat).
    """
    wet = rivers(view.board)
    lines = ["    " + "  ".join(chr(65 + column) for column in range(COLUMNS))]
    for row in range(ROWS):
        cells = view.cells[row * COLUMNS : (row + 1) * COLUMNS]
        drawn = [_mark(cell, (column, row) in wet) for column, cell in enumerate(cells)]
        lines.append(f"{row + 1:2} {' '.join(drawn)}".rstrip())
    return "\n".join([*lines, *_described(view, language)])


def _mark(cell: int, wet: bool) -> str:
    if cell >= 16:
        return f"{(cell - 16) // 4 + 1}{'PFTK'[cell % 4]}"
    return f" {_LETTERS[cell]}" if cell else (" ~" if wet else " .")


def _described(view: View, language: str) -> list[str]:
    told = [_leader(view, language, at) for at, space in enumerate(view.leaders) if space >= 0]
    for number, space in enumerate(view.monuments):
        if space >= 0:
            name = capital(monument_name(language, number))
            told.append(say(language, "monument-at", monument=name, space=LABELS[space]))
    treasures = ", ".join(LABELS[space] for space in view.treasures)
    told.append(f"{say(language, 'treasures')}: {treasures or '-'}")
    told.append(f"{say(language, 'bag')}: {view.bag}")
    if view.union >= 0:
        told.append(f"{capital(say(language, 'union'))}: {LABELS[view.union]}")
    if view.conflict is not None:
        told.append(fight_text(view, language))
    if view.last:
        told.append(say(language, "last", spaces=", ".join(LABELS[at] for at in view.last)))
    if view.standings:
        told += (_place(view, language, rank) for rank in view.standings)
    elif view.active >= 0:
        told.append(
            say(language, "turn", dynasty=dynasty_name(language, view.dynasties[view.active]))
        )
    return told


def _leader(view: View, language: str, at: int) -> str:
    counts = view.supporters[at], view.temples[at]
    words = leader_label(language, view.dynasties, at, view.leaders[at], *counts)
    return rival_label(language, words) if at in rivals(view) else words


def _place(view: View, language: str, rank: FinalRank) -> str:
    name = dynasty_name(language, view.dynasties[rank.seat])
    points = ", ".join(
        f"{colour_name(language, colour)} {count}" for colour, count in enumerate(rank.points)
    )
    return f"{rank.place}. {name}: {points}"


def fight_text(view: View, language: str) -> str:
    """Describe the conflict being fought, with its base strengths; empty when there is none."""
    fight = view.conflict
    if fight is None:
        return ""
    attacker, defender = (
        leader_name(language, view.dynasties, leader) for leader in (fight.attacker, fight.defender)
    )
    facts = {"attack": fight.attack, "defence": fight.defence, "kind": fight.kind}
    return say(language, "fight", attacker=attacker, defender=defender, **facts)
