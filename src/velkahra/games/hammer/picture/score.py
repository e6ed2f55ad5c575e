"""How the game ended: all teams by points, and what won.

Id: `score`. Rules shown: HM-SCORE-01, HM-SCORE-02, HM-SCORE-03.
"""

from collections.abc import Mapping
from html import escape
from typing import Final

from velkahra.games.hammer.picture import cipher, stock
from velkahra.games.hammer.picture.words import power_name, say, the_set
from velkahra.games.hammer.puzzle.shaft import square_name
from velkahra.games.hammer.view.model import View
from velkahra.picture.kit import section, table

_COLUMNS: Final = ("place", "team", "games", "find", "points")


def elements(view: View, language: str) -> Mapping[str, str]:
    """Draw the final table as the element `score`, which is empty before the game is over."""
    if view.decision != "over":
        return {"score": section("score", "")}
    ranked = sorted(range(view.seats), key=lambda seat: (-view.teams[seat].points, seat))
    rows = "".join(_row(view, language, seat) for seat in ranked)
    heads = (escape(say(language, f"score-{column}")) for column in _COLUMNS)
    told = " ".join(part for part in (_hiding(view, language), _won_by(view, language)) if part)
    body = f"{table(heads, rows)}<p>{escape(told)}</p>"
    return {"score": section("score", body, say(language, "score"))}


def _row(view: View, language: str, seat: int) -> str:
    team = view.teams[seat]
    find = _find(view, seat)
    place = 1 + sum(other.points > team.points for other in view.teams)
    css = "won" if team.won else ""
    cells = (team.points - find, find or "\N{EN DASH}", f"<b>{team.points}</b>")
    return (
        f'<tr class="{css}"><td>{place}.</td><th scope="row">{_name(view, language, seat)}</th>'
        f"{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
    )


def _name(view: View, language: str, seat: int) -> str:
    team = view.teams[seat]
    cup = stock.sign("cup") if team.won else ""
    mine = f"<small>{escape(say(language, 'you'))}</small>" if seat == view.seat else ""
    name = escape(power_name(language, view.cards, team.power))
    return f"<span>{stock.emblem(team.power)}{name}{mine}{cup}</span>"


def _find(view: View, seat: int) -> int:
    """Return the points a team has for finding T. H. Rules: HM-SCORE-02."""
    return the_set(view.cards).index.rules.find_points if seat in view.finders else 0


def _hiding(view: View, language: str) -> str:
    """Return in words where T. H. was, and who found him."""
    if view.square is None:
        return ""
    square = square_name(divmod(view.square, cipher.WIDEST))
    if not view.finders:
        return say(language, "score-unfound", square=square)
    found = (power_name(language, view.cards, view.teams[seat].power) for seat in view.finders)
    return say(language, "score-found", square=square, team=", ".join(found))


def _won_by(view: View, language: str) -> str:
    """Return whether a winner would have won without finding T. H."""
    others = max((team.points for team in view.teams if not team.won), default=0)
    for seat, team in enumerate(view.teams):
        if team.won and (find := _find(view, seat)) and team.points - find <= others:
            return say(language, "score-by-find", points=find)
    return say(language, "score-by-games")
