"""The page: a panel for each cup, the bid that stands, the last showdown, and the buttons.

Ids: `player-0` .. by seat, `bid`, `showdown`, `own`, `actions`. The buttons are those of
`view/choices.py`.
"""

from collections.abc import Sequence
from html import escape

from dudo.picture import dice
from dudo.rules import actions, facts
from dudo.rules.state import Showdown
from dudo.text import names
from dudo.view.model import Hand, View
from velkahra.picture import css, kit


def say(language: str, key: str, **facts_of_it: str | int) -> str:
    """Return a sentence of the page, escaped."""
    return escape(names.TEXTS.text(language, f"page-{key}", **facts_of_it))


def page(view: View, language: str) -> dict[str, str]:
    """Return everything that can change on the page: element id -> markup, always the same ids."""
    players = {f"player-{n}": _player(view, n, language) for n in range(view.seats)}
    return {
        "bid": _bid(view, language),
        **players,
        "showdown": kit.section("showdown", *_showdown(view, language)),
        "own": _own(view, language),
        "actions": _actions(view, language),
    }


def layout(view: View, language: str) -> str:
    """Return the whole game area: the table on the left, own dice and buttons beside or below."""
    found = page(view, language)
    players = "".join(found[f"player-{seat}"] for seat in range(view.seats))
    return (
        f'<div class="kit dudo of-{view.seats}">{kit.stock(dice.drawings())}'
        f'<div class="board-box">{found["bid"]}<div class="players">{players}</div>'
        f"{found['showdown']}</div>"
        f'<div class="dock">{found["own"]}{found["actions"]}</div></div>'
    )


def style() -> str:
    """Return the style sheet of the game area, after that of the kit's elements."""
    return css.kit_sheet() + css.sheet(__file__)


def faces_of(hand: Hand) -> list[int]:
    """Return the face of each die of a hand, in ascending order."""
    return [face for face, count in enumerate(hand) for _ in range(count)]


def _die(face: int, looks: str = "") -> str:
    return kit.icon(f"die-{face + 1}", f"die {looks}".strip())


def _shown_bid(bid: tuple[int, int], language: str) -> str:
    """Draw a bid: the count and a die, which read as words."""
    shown = f'<b aria-hidden="true">{bid[0]} \N{MULTIPLICATION SIGN}</b>{_die(bid[1])}'
    return kit.labelled("said", names.bid_words(language, *bid), shown)


def _bid(view: View, language: str) -> str:
    """Draw the bid that stands, how many dice there are, and what aces count. Rules: DU-ACES-01."""
    if view.decision == "over":
        who = names.seat_name(language, view.active)
        told = f'<p class="standing">{kit.icon(f"cup-{view.active}", "cup")} '
        told += f"<b>{say(language, 'wins', seat=who)}</b></p>"
    elif view.bid is None:
        told = f'<p class="standing none">{say(language, "no-bid")}</p>'
    else:
        who = say(language, "bids", seat=names.seat_name(language, view.bidder))
        told = f'<p class="standing">{_shown_bid(view.bid, language)}</p><p>{who}</p>'
    state = say(language, "round", round=view.round)
    if view.decision != "over":
        aces = say(language, "plain" if view.palifico else "wild")
        state += f" · {say(language, 'in-play', count=view.in_play)} · {aces}"
    return f'<section id="bid" class="bid">{told}<p class="state">{state}</p></section>'


def _player(view: View, seat: int, language: str) -> str:
    """Draw a cup with its dice and the last bid of its seat."""
    looks = "player"
    looks += " active" if seat == view.active else ""
    looks += "" if view.dice[seat] else " out"
    you = f" <small>{say(language, 'you')}</small>" if seat == view.seat else ""
    who = escape(names.seat_name(language, seat))
    bid = view.bids[seat]
    said = _shown_bid(bid, language) if bid else ""
    said = said.replace('class="said', 'class="said stands', 1) if seat == view.bidder else said
    return (
        f'<section id="player-{seat}" class="{looks}"><h3 class="who">'
        f"{kit.icon(f'cup-{seat}', 'cup')}<b>{who}</b>{you}</h3>"
        f"{_dice_of(view, seat, language)}{said}</section>"
    )


def _dice_of(view: View, seat: int, language: str) -> str:
    """Draw the dice of a seat, face down for viewers who may not see them."""
    hand = view.hands[seat]
    if not view.dice[seat]:
        return f'<p class="dice none">{say(language, "out")}</p>'
    if hand and any(hand):
        words = say(language, "open", dice=names.dice_words(faces_of(hand)))
        return kit.labelled("dice", words, "".join(map(_die, faces_of(hand))))
    shown = kit.icon(f"hidden-{seat}", "die") * view.dice[seat]
    return kit.labelled("dice", say(language, "hidden", count=view.dice[seat]), shown)


def _own(view: View, language: str) -> str:
    """Draw the own dice once more, large, above the buttons."""
    hand = view.hands[view.seat] if view.seat >= 0 else None
    shown = "".join(map(_die, faces_of(hand))) if hand else ""
    words = say(language, "own", dice=names.dice_words(faces_of(hand))) if shown and hand else ""
    body = kit.labelled("dice", words, shown) if shown else ""
    return f'<div id="own" class="own"{"" if body else " hidden"}>{body}</div>'


def _showdown(view: View, language: str) -> tuple[str, str]:
    """Draw how the last round ended, with all dice; the matching ones stand out.

    Returns: the markup and the heading. Rules: DU-DOUBT-01.
    """
    ended = Showdown(*view.ended)
    if ended.caller < 0:
        return "", ""
    rows = "".join(_shown(view, ended, seat, language) for seat in range(view.seats))
    body = f'<p>{_ending(ended, language)}</p><div class="hands">{rows}</div>'
    return body, names.TEXTS.text(language, "page-last")


def _ending(ended: Showdown, language: str) -> str:
    """Return who doubted or called what, what was found, and who lost a die, escaped."""
    call = say(
        language,
        "was-called" if ended.is_exact else "was-doubted",
        bid=names.bid_words(language, ended.bid_count, ended.bid_face),
        **names.seat_forms(language, "seat", ended.caller),
        **names.seat_forms(language, "other", ended.bidder),
    )
    total = names.bid_words(language, ended.found, ended.bid_face)
    key, seat = ("lost", ended.loser) if ended.loser >= 0 else ("kept", ended.caller)
    cost = say(language, key, **names.seat_forms(language, "seat", seat))
    return f"{call} {say(language, 'found', total=total)} {cost}"


def _shown(view: View, ended: Showdown, seat: int, language: str) -> str:
    """Draw the dice that a seat showed in the last round."""
    faces = faces_of(view.shown[seat])
    if not faces:
        return ""
    matches = {ended.bid_face, facts.ACES} if ended.wild else {ended.bid_face}
    shown = "".join(_die(face, "match" if face in matches else "other") for face in faces)
    name = names.seat_name(language, seat)
    words = f"{name}: {names.dice_words(faces)}"
    drawn = f'{kit.icon(f"cup-{seat}", "cup")}<span class="dice">{shown}</span>'
    return kit.labelled("hand", words, drawn, "div")


def _actions(view: View, language: str) -> str:
    """Draw the buttons of a turn: faces, then counts, and both ways to end the round."""
    if view.seat < 0:
        return kit.actions("", say(language, "actions"))
    is_asked = view.seat == view.active and view.decision in ("open", "answer")
    faces = "".join(_face_button(view, face, is_asked, language) for face in range(facts.FACES))
    counts = "".join(_count_button(count, language) for count in range(1, view.in_play + 1))
    ends = "".join(
        kit.button(f"do-{name}", names.TEXTS.text(language, f"page-do-{name}"))
        for name in ("doubt", "exact")
    )
    body = f'<div class="faces">{faces}</div><div class="counts">{counts}</div>{ends}'
    return kit.actions(body, names.TEXTS.text(language, "page-actions"))


def _face_button(view: View, face: int, is_asked: bool, language: str) -> str:
    """Draw the button of a face, with the least count that may be bid of it."""
    least = view.least[face] if is_asked else 0
    words = names.face_name(language, face)
    if least:
        words = names.TEXTS.text(language, "page-face", face=words, count=least)
    badge = f"<b>{least}+</b>" if 0 < least <= view.in_play else ""
    label = f' aria-label="{escape(words)}"'
    return kit.button(f"face-{face + 1}", "", _die(face) + badge, "face", label)


def _count_button(count: int, language: str) -> str:
    label = f' aria-label="{say(language, "count", count=count)}"'
    return kit.button(f"count-{count}", str(count), "", "count", label)


def text(view: View, language: str) -> str:
    """Return a view as text for a terminal."""
    return "\n".join(_lines(view, language))


def _lines(view: View, language: str) -> Sequence[str]:
    said = names.TEXTS.text
    lines = [said(language, "page-round", round=view.round)]
    for seat, hand in enumerate(view.hands):
        shown = actions.ROLL_NAMES[actions.roll_number(hand)] if hand and any(hand) else ""
        bid = view.bids[seat]
        told = f" ({names.bid_words(language, *bid)})" if bid else ""
        lines.append(f"{names.seat_name(language, seat)}: {shown or '?' * view.dice[seat]}{told}")
    return lines
