"""The panel of dominance: what a check would do now, and beside it after an action aimed at.

Rules shown: PP-DOM-02 to PP-DOM-08, PP-END-01, PP-EVENT-109.
"""

from functools import lru_cache
from html import escape
from typing import Final

import msgspec

from velkahra.games.pamir.picture import stock, terms
from velkahra.games.pamir.picture.words import NO_COALITION, coalition_name, player_name, say
from velkahra.games.pamir.rules.facts import COALITION_NAMES, COLOURS
from velkahra.games.pamir.view.model import Dominance, Player, View
from velkahra.picture import kit, words

MOST_POINTS: Final = 23
CHECKS: Final = 4
NONE: Final = "&#8211;"
OVER: Final = -1


class Row(msgspec.Struct, frozen=True):
    """Effects of a dominance check on one player.

    Attributes:
        player: the player; points: the victory points so far.
        gain: the points a check would add, OVER when none comes any more.
        basis: the cylinders or the influence that count; -1 for a player who takes no part.
    """

    player: int
    points: int
    gain: int
    basis: int


class Tally(msgspec.Struct, frozen=True):
    """Preview of a dominance check, a row for each player; `wakhan` is a player or -1."""

    dominance: Dominance
    rows: tuple[Row, ...]
    wakhan: int


def tally(view: View) -> Tally:
    """Work out what a check would do in the position of a view."""
    over = view.decision == "over"
    rows = tuple(_row(view, player, over) for player in view.order)
    return Tally(view.dominance, rows, view.wakhan)


def _row(view: View, player: int, over: bool) -> Row:
    known = view.players[player]
    basis = _basis(known, view.dominance.coalition, player == view.wakhan)
    return Row(player, known.points, OVER if over else known.scores, basis)


def _basis(known: Player, coalition: int, automaton: bool) -> int:
    """Return the cylinders or the influence that count; -1 for a player who takes no part."""
    if coalition == NO_COALITION:
        return known.out
    if automaton:
        return known.influence[coalition]
    return known.influence[0] if known.loyalty == coalition else -1


def panel(view: View, language: str) -> str:
    """Draw the panel; there is none when the game is over."""
    if view.decision == "over":
        return kit.section("dominance", "")
    now = tally(view)
    return compared(language, now, now)


def scene(view: View, language: str) -> str:
    """Draw the scene of the latest dominance check among the last events; empty without one."""
    coalition, scored = -1, list[tuple[int, int]]()
    for kind, facts in view.last:
        if kind == "check":
            coalition, scored = facts["coalition"], []
        elif kind == "scored":
            seat = facts["seat"]
            scored.append((view.wakhan if seat == len(COLOURS) else seat, facts["points"]))
    return _scene(language, view.dominance.gone, view.wakhan, coalition, tuple(scored))


@lru_cache(maxsize=64)
def _scene(
    language: str, gone: int, wakhan: int, coalition: int, scored: tuple[tuple[int, int], ...]
) -> str:
    begin = '<section id="check-scene" class="scene" data-recalls="#dominance .sides" hidden>'
    if coalition < 0:
        return f"{begin}</section>"
    nobody = coalition == NO_COALITION
    side = "none" if nobody else coalition_name(language, coalition)
    rows = "".join(
        f"<li>{stock.cylinder(each)}{escape(player_name(language, each, wakhan))}"
        f"<b>+{points}</b></li>"
        for each, points in scored
    )
    words = escape(say(language, "checked", number=gone, coalition=side))
    css = "" if nobody else COALITION_NAMES[coalition]
    return f'{begin}<h3>{words}</h3><div class="recalled of-{css}"></div><ul>{rows}</ul></section>'


@lru_cache(maxsize=2048)
def compared(language: str, now: Tally, then: Tally) -> str:
    """Draw the panel, with the figures of `then` beside those that are different now."""
    after = verdict(language, then.dominance)
    body = (
        f"{_bars(language, now.dominance, then.dominance)}"
        f"<p>{_change(language, verdict(language, now.dominance), after)}</p>"
        f"{_track(language, now)}{_points(language, now, then)}{_checks(language, now, then)}"
    )
    return kit.section("dominance", body, say(language, "dominance"))


def figures(now: str | int, then: str | int) -> str:
    """Show a figure, `now`, and behind an arrow what it would be, `then`, if that is another."""
    return str(now) if now == then else f'{now}<ins class="then">{then}</ins>'


def _change(language: str, now: str, then: str) -> str:
    """Show a sentence, or behind an arrow the one that would replace it; struck out if none."""
    if now == then:
        return terms.explained(language, now)
    return f'<ins class="then">{escape(then)}</ins>' if then else f"<del>{escape(now)}</del>"


def _bars(language: str, now: Dominance, then: Dominance) -> str:
    """Draw the blocks in play of each coalition, one mark each."""
    found = ""
    for coalition, side in enumerate(COALITION_NAMES):
        blocks = now.blocks[coalition]
        words = say(language, "blocks", coalition=coalition_name(language, coalition), count=blocks)
        css = " dominant" if coalition == now.coalition else ""
        after = then.blocks[coalition]
        found += (
            f'<li class="bar-of {side}{css}" title="{escape(words)}">{stock.sign(f"side-{side}")}'
            f'<span class="sr">{escape(words)}</span><span class="blocks" aria-hidden="true">'
            f'{_marks(blocks, after)}</span><b aria-hidden="true">{figures(blocks, after)}</b></li>'
        )
    return f'<ul class="sides">{found}</ul>'


def _marks(now: int, then: int) -> str:
    stay = min(now, then)
    return (
        "<i></i>" * stay
        + '<i class="more"></i>' * (then - stay)
        + '<i class="less"></i>' * (now - stay)
    )


def verdict(language: str, dominance: Dominance) -> str:
    """Return whether a coalition dominates now. Rules: PP-DOM-02, PP-EVENT-109."""
    if dominance.coalition == NO_COALITION:
        return say(language, "no-dominance", count=dominance.margin)
    ordered = sorted(dominance.blocks)
    side = coalition_name(language, dominance.coalition)
    return say(language, "dominates", coalition=words.capital(side), count=ordered[2] - ordered[1])


def _track(language: str, now: Tally) -> str:
    """Draw the track of victory points with everybody's marker; more than 23 stand at its end."""
    markers = ""
    for number, row in enumerate(now.rows):
        place = min(row.points, MOST_POINTS) * 100 / MOST_POINTS
        told = say(language, "points", count=row.points)
        words = escape(f"{player_name(language, row.player, now.wakhan)}: {told}")
        markers += (
            f'<i style="left:{place:.3g}%;top:{number * 0.18:.2g}rem" title="{words}">'
            f"{stock.cylinder(row.player)}</i>"
        )
    steps = "".join(f"<b>{points}</b>" for points in range(0, MOST_POINTS + 1))
    return f'<div class="track" aria-hidden="true"><span>{steps}</span>{markers}</div>'


def _points(language: str, now: Tally, then: Tally) -> str:
    by, after = _counted(language, now), _counted(language, then)
    counted = terms.explained(language, by) if by == after else figures(escape(by), escape(after))
    player, gain, points = (escape(say(language, key)) for key in ("player", "gain", "points-head"))
    pairs = zip(now.rows, then.rows, strict=True)
    lines = "".join(_points_row(language, row, after, now.wakhan) for row, after in pairs)
    return kit.table((player, counted, gain, points), lines)


def _counted(language: str, known: Tally) -> str:
    by = "cylinders" if known.dominance.coalition == NO_COALITION else "influence"
    return say(language, f"by-{by}")


def _points_row(language: str, now: Row, then: Row, wakhan: int) -> str:
    name = escape(player_name(language, now.player, wakhan))
    counted = figures(_basis_shown(now), _basis_shown(then))
    css = ' class="scores"' if now.gain else ""
    return (
        f'<tr><th scope="row">{stock.cylinder(now.player)}{name}</th>'
        f"<td>{counted}</td><td{css}>{figures(_gain(now), _gain(then))}</td>"
        f"<td>{figures(now.points, then.points)}</td></tr>"
    )


def _basis_shown(row: Row) -> str:
    return NONE if row.basis < 0 else str(row.basis)


def _gain(row: Row) -> str:
    if row.gain == OVER:
        return NONE
    return f"+{row.gain}" if row.gain else "0"


def _checks(language: str, now: Tally, then: Tally) -> str:
    gone = then.dominance.gone
    dots = "".join(f'<i class="check{_check_look(n, now, gone)}"></i>' for n in range(CHECKS))
    numbers = (min(known.dominance.gone + 1, CHECKS) for known in (now, then))
    words = (say(language, "checks", number=number) for number in numbers)
    lines = zip(_notes(language, now), _notes(language, then), strict=True)
    told = "".join(f'<p class="note">{_change(language, *pair)}</p>' for pair in lines if any(pair))
    return f'<p class="checks">{dots}<span>{_change(language, *words)}</span></p>{told}'


def _check_look(number: int, now: Tally, gone: int) -> str:
    if number < now.dominance.gone:
        return " gone"
    return " going" if number < gone else ""


def _notes(language: str, known: Tally) -> tuple[str, str]:
    """Return a warning of the last check or of an early victory by the next one; else ""."""
    last = say(language, "last-check") if known.dominance.last else ""
    ends = _ender(known.rows)
    wins = ""
    if ends >= 0:
        wins = say(language, "would-win", player=player_name(language, ends, known.wakhan))
    return last, wins


def _ender(rows: tuple[Row, ...]) -> int:
    """Return who would win by a lead of four points after a check now, or -1. Rules: PP-END-01."""
    if any(row.gain == OVER for row in rows):
        return -1
    totals = sorted(((row.points + row.gain, row.player) for row in rows), reverse=True)
    return totals[0][1] if len(totals) > 1 and totals[0][0] - totals[1][0] >= 4 else -1
