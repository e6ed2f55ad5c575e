"""The panels beside the table: choices, hand, dominance, events in force, the final standing."""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.games.pamir.facts import (
    ACTION_NAMES,
    COALITION_NAMES,
    COLOURS,
    COURT_CARDS,
    EVENTS,
    SUIT_NAMES,
)
from velkahra.games.pamir.picture_kit import button, section
from velkahra.games.pamir.picture_says import half_text, half_title
from velkahra.games.pamir.picture_stock import face, sign, told_by
from velkahra.games.pamir.picture_words import (
    NO_COALITION,
    action_name,
    capital,
    card_brief,
    card_name,
    coalition_name,
    player_name,
    say,
    suit_name,
)
from velkahra.games.pamir.sight import Bribe, Dominance, Lasting, Player, View

BLOCKS: Final = 12
MOST_POINTS: Final = 23
CHECKS: Final = 4
NONE: Final = "&#8211;"
_TURN: Final = ("do-left", "do-right", *(f"do-{name}" for name in ACTION_NAMES), "do-end")
_STOPPING: Final = ("do-stop",)
_SHOWN: Final = {
    "turn": _TURN,
    "loyalty": tuple(f"do-{name}" for name in COALITION_NAMES),
    "suit": tuple(f"do-{name}" for name in SUIT_NAMES),
    "bribe": ("do-pay", "do-offer", "do-withdraw"),
    "answer": ("do-accept", "do-counter", "do-refuse"),
    "prize": ("do-prize", "do-decline"),
    "house": ("do-decline",),
    "blackmail": ("do-decline",),
    "tax": _STOPPING,
    "build": _STOPPING,
    "move": _STOPPING,
    "battle": _STOPPING,
    "gift": _STOPPING,
    "betray": _STOPPING,
    "site": _STOPPING,
}


def elements(view: View, language: str) -> tuple[Mapping[str, str], ...]:
    """Draw the panels, by ids, in document order."""
    return (
        {
            "actions": _actions_of(view, language),
            "hand": _hand(language, view.hand, view.seat, _hand_limit(view)),
            "score": _score_of(view, language),
            "dominance": _dominance_of(view, language),
            "events": _events(language, view.lasting, view.wakhan),
        },
    )


def _hand_limit(view: View) -> int:
    return view.players[view.seat].hand_limit if view.seat >= 0 else 0


def _actions_of(view: View, language: str) -> str:
    decides = view.decision if view.seat in view.deciders else ""
    rank = 1
    return _actions(language, decides, view.bribe, view.wakhan, rank)


@lru_cache(maxsize=1024)
def _actions(language: str, decision: str, bribe: Bribe | None, wakhan: int, rank: int) -> str:
    told = _bribe(language, bribe, wakhan) if bribe else ""
    buttons = "".join(_button(language, name, decision, bribe) for name in _SHOWN.get(decision, ()))
    label = escape(say(language, "choices"))
    hidden = "" if told or buttons else " hidden"
    return (
        f'<section id="actions" class="panel actions" role="group" aria-label="{label}"{hidden}>'
        f'{told}<div class="buttons">{buttons}</div></section>'
    )


def _button(language: str, name: str, decision: str, bribe: Bribe | None) -> str:
    what = name.removeprefix("do-")
    if what in ACTION_NAMES:
        rank = "-1" if what in ("tax", "move", "battle") else ""
        words = action_name(language, ACTION_NAMES.index(what))
        return button(name, capital(words), f"do-{what}{rank}")
    if what in COALITION_NAMES:
        words = coalition_name(language, COALITION_NAMES.index(what))
        return button(name, capital(words), f"side-{what}")
    if what in SUIT_NAMES:
        words = suit_name(language, SUIT_NAMES.index(what))
        return button(name, capital(words), f"suit-{what}")
    if bribe is not None and what in ("pay", "accept", "refuse"):
        return button(name, say(language, name, count=_sum(bribe, what)), "coin")
    key = f"{name}-{decision}" if what == "stop" and decision in ("tax", "build") else name
    return button(name, say(language, key))


def _sum(bribe: Bribe, what: str) -> int:
    return {"pay": bribe.asked, "accept": bribe.offered, "refuse": bribe.full}[what]


def _bribe(language: str, bribe: Bribe, wakhan: int) -> str:
    """Tell who owes whom how much for what, and how far they have come."""
    payer = player_name(language, bribe.payer, wakhan)
    holder = player_name(language, bribe.holder, wakhan)
    key = "bribe-play" if bribe.playing else "bribe-act"
    lines = [
        say(
            language,
            key,
            payer=payer,
            holder=holder,
            card=card_name(language, bribe.card),
            count=bribe.full,
        )
    ]
    if bribe.offered >= 0:
        lines.append(say(language, "bribe-offered", payer=payer, count=bribe.offered))
    elif bribe.asked != bribe.full:
        lines.append(say(language, "bribe-asked", holder=holder, count=bribe.asked))
    if bribe.offered < 0 and not bribe.haggle:
        lines.append(say(language, "bribe-no-haggle"))
    return f'<p class="bribe">{sign("coin")}<span>{escape(" ".join(lines))}</span></p>'


@lru_cache(maxsize=2048)
def _hand(language: str, hand: tuple[int, ...], seat: int, limit: int) -> str:
    if seat < 0:
        return section("hand", "")
    cards = "".join(_hand_card(language, card) for card in hand)
    body = cards or f'<p class="none">{escape(say(language, "hand-empty"))}</p>'
    heading = say(language, "your-hand", count=len(hand), limit=limit)
    return section("hand", f'<div class="cards">{body}</div>', heading)


@lru_cache(maxsize=512)
def _hand_card(language: str, card: int) -> str:
    words = f"{card_brief(language, card)}. {say(language, 'in-hand')}"
    return (
        f'<div id="h-{card}" class="court-card" role="button" tabindex="-1" '
        f'aria-label="{escape(words)}" aria-describedby="{told_by(card)}">'
        f"{face(card, language)}</div>"
    )


def _dominance_of(view: View, language: str) -> str:
    if view.decision == "over":
        return section("dominance", "")
    rows = tuple(
        (
            player,
            view.players[player].points,
            view.players[player].scores,
            _basis(view.players[player], view.dominance.coalition, player == view.wakhan),
        )
        for player in view.order
    )
    return _dominance(language, view.dominance, rows, view.wakhan)


def _basis(known: Player, coalition: int, automaton: bool) -> int:
    """Give what counts in a check: cylinders or influence; -1 for who takes no part."""
    if coalition == NO_COALITION:
        return known.out
    if automaton:
        return known.influence[coalition]
    return known.influence[0] if known.loyalty == coalition else -1


@lru_cache(maxsize=2048)
def _dominance(
    language: str,
    dominance: Dominance,
    rows: tuple[tuple[int, int, int, int], ...],
    wakhan: int,
) -> str:
    body = (
        f"{_bars(language, dominance)}<p>{escape(verdict(language, dominance))}</p>"
        f"{_track(language, rows, wakhan)}{_points(language, dominance, rows, wakhan)}"
        f"{_checks(language, dominance, rows, wakhan)}"
    )
    return section("dominance", body, say(language, "dominance"))


def _bars(language: str, dominance: Dominance) -> str:
    """Draw the blocks in play of each coalition, one mark each."""
    found = ""
    for coalition, side in enumerate(COALITION_NAMES):
        blocks = dominance.blocks[coalition]
        words = say(language, "blocks", coalition=coalition_name(language, coalition), count=blocks)
        css = " dominant" if coalition == dominance.coalition else ""
        found += (
            f'<li class="bar-of {side}{css}" title="{escape(words)}">{sign(f"side-{side}")}'
            f'<span class="sr">{escape(words)}</span><span class="blocks" aria-hidden="true">'
            f'{"<i></i>" * blocks}</span><b aria-hidden="true">{blocks}</b></li>'
        )
    return f'<ul class="sides">{found}</ul>'


def verdict(language: str, dominance: Dominance) -> str:
    """Say whether a coalition dominates now. Rules: PP-DOM-02, PP-EVENT-109."""
    if dominance.coalition == NO_COALITION:
        return say(language, "no-dominance", count=dominance.margin)
    ordered = sorted(dominance.blocks)
    side = coalition_name(language, dominance.coalition)
    return say(language, "dominates", coalition=capital(side), count=ordered[2] - ordered[1])


def _track(language: str, rows: tuple[tuple[int, int, int, int], ...], wakhan: int) -> str:
    """Draw the track of victory points with everybody's marker; more than 23 stand at its end."""
    markers = ""
    for number, (player, points, _, _) in enumerate(rows):
        place = min(points, MOST_POINTS) * 100 / MOST_POINTS
        told = say(language, "points", count=points)
        words = escape(f"{player_name(language, player, wakhan)}: {told}")
        markers += (
            f'<i style="left:{place:.3g}%;top:{number * 0.18:.2g}rem" title="{words}">'
            f"{sign(f'cylinder-{COLOURS[player]}')}</i>"
        )
    steps = "".join(f"<b>{points}</b>" for points in range(0, MOST_POINTS + 1))
    return f'<div class="track" aria-hidden="true"><span>{steps}</span>{markers}</div>'


def _points(
    language: str,
    dominance: Dominance,
    rows: tuple[tuple[int, int, int, int], ...],
    wakhan: int,
) -> str:
    key = "by-cylinders" if dominance.coalition == NO_COALITION else "by-influence"
    heads = "".join(
        f'<th scope="col">{escape(say(language, name))}</th>'
        for name in ("player", key, "gain", "points-head")
    )
    lines = "".join(_points_row(language, row, wakhan) for row in rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"


def _points_row(language: str, row: tuple[int, int, int, int], wakhan: int) -> str:
    player, points, gain, basis = row
    name = escape(player_name(language, player, wakhan))
    counted = NONE if basis < 0 else str(basis)
    gained = f'<td class="gain">+{gain}</td>' if gain else "<td>0</td>"
    return (
        f'<tr><th scope="row">{sign(f"cylinder-{COLOURS[player]}")}{name}</th><td>{counted}</td>'
        f"{gained}<td>{points}</td></tr>"
    )


def _checks(
    language: str,
    dominance: Dominance,
    rows: tuple[tuple[int, int, int, int], ...],
    wakhan: int,
) -> str:
    dots = "".join(
        f'<i class="check{" gone" if number < dominance.gone else ""}"></i>'
        for number in range(CHECKS)
    )
    words = say(language, "checks", number=min(dominance.gone + 1, CHECKS))
    lines = [say(language, "last-check")] if dominance.last else []
    ends = _ender(rows)
    if ends >= 0:
        lines.append(say(language, "would-win", player=player_name(language, ends, wakhan)))
    told = "".join(f'<p class="note">{escape(line)}</p>' for line in lines)
    return f'<p class="checks">{dots}<span>{escape(words)}</span></p>{told}'


def _ender(rows: tuple[tuple[int, int, int, int], ...]) -> int:
    """Give who would win by a lead of four points after a check now, or -1. Rules: PP-END-01."""
    totals = sorted(((points + gain, player) for player, points, gain, _ in rows), reverse=True)
    return totals[0][1] if len(totals) > 1 and totals[0][0] - totals[1][0] >= 4 else -1


@lru_cache(maxsize=512)
def _events(language: str, lasting: tuple[Lasting, ...], wakhan: int) -> str:
    lines = "".join(_event(language, event, wakhan) for event in lasting)
    body = f"<ul>{lines}</ul>" if lines else ""
    return section("events", body, say(language, "events"))


def _event(language: str, event: Lasting, wakhan: int) -> str:
    card = EVENTS[event.card - COURT_CARDS - 1]
    half = card.discarded if event.thrown else card.purchased
    title, text = half_title(half, language), half_text(half, language)
    whom = (
        player_name(language, event.player, wakhan) if event.player >= 0 else say(language, "all")
    )
    who = sign(f"cylinder-{COLOURS[event.player]}") if event.player >= 0 else sign("event")
    return (
        f"<li>{who}<details><summary><b>{escape(title)}</b>"
        f" · {escape(whom)}</summary><p>{escape(text)}</p></details></li>"
    )


def _score_of(view: View, language: str) -> str:
    if view.decision != "over":
        return section("score", "")
    rows = tuple(
        (player, known.points, known.stars[1], known.money, known.share)
        for player, known in enumerate(view.players)
    )
    return _score(language, rows, view.over, view.wakhan)


@lru_cache(maxsize=64)
def _score(
    language: str, rows: tuple[tuple[int, int, int, int, float], ...], over: int, wakhan: int
) -> str:
    heads = "".join(
        f'<th scope="col">{escape(say(language, key))}</th>'
        for key in ("player", "points-head", "military-stars", "rupees-head")
    )
    ordered = sorted(rows, key=lambda row: (-row[4], -row[1], -row[2], -row[3]))
    lines = "".join(_score_row(language, row, wakhan) for row in ordered)
    why = escape(say(language, "over-lead" if over == 1 else "over-last"))
    note = escape(say(language, "tie-break"))
    body = (
        f"<p>{why}</p><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"
        f'<p class="note">{note}</p>'
    )
    return section("score", body, say(language, "score"))


def _score_row(language: str, row: tuple[int, int, int, int, float], wakhan: int) -> str:
    player, points, stars, money, share = row
    name = escape(player_name(language, player, wakhan))
    won = f' <em class="won">{escape(say(language, "wins"))}</em>' if share > 0 else ""
    return (
        f'<tr{" class=winner" if share > 0 else ""}><th scope="row">'
        f"{sign(f'cylinder-{COLOURS[player]}')}{name}{won}</th>"
        f"<td>{points}</td><td>{stars}</td><td>{money}</td></tr>"
    )
