"""The panels beside the table: choices, hand, events in force, the final standing."""

from functools import lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.pamir.picture import dominance, stock, terms, words
from velkahra.games.pamir.picture.cards.says import half_text, half_title
from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.text.names import card_name
from velkahra.games.pamir.view import choices, model
from velkahra.picture import kit
from velkahra.picture.words import capital, joined

_TURN: Final = ("do-left", "do-right", *(f"do-{name}" for name in facts.ACTION_NAMES), "do-end")
_SHOWN: Final = {
    "turn": _TURN,
    "loyalty": tuple(f"do-{name}" for name in facts.COALITION_NAMES),
    "suit": tuple(f"do-{name}" for name in facts.SUIT_NAMES),
    "bribe": ("do-pay", "do-offer", "do-withdraw"),
    "answer": ("do-accept", "do-counter", "do-refuse"),
    "prize": ("do-prize", "do-decline"),
    "house": ("do-decline",),
    "blackmail": ("do-decline",),
    **dict.fromkeys(("tax", "build", "move", "battle", "gift", "betray", "site"), ("do-stop",)),
    **dict.fromkeys(("rumor", "rebuke"), ("do-sure",)),
}


def elements(view: model.View, language: str) -> Parts:
    """Draw the panels, by ids, in document order."""
    hand = tuple((card, stock.toll(language, view, card)) for card in view.hand)
    found = {
        "actions": _actions_of(view, language),
        "hand": _hand(language, hand, view.seat, _hand_limit(view)),
        "score": _score_of(view, language),
        "dominance": dominance.panel(view, language),
        "events": _events(language, view.lasting, view.wakhan),
        "check-scene": dominance.scene(view, language),
    }
    return (found,)


def _hand_limit(view: model.View) -> int:
    """Return what cleanup leaves of the viewer's hand; -1 where there is none to come."""
    if view.seat < 0 or view.decision == "over":
        return -1
    return view.players[view.seat].hand_limit


def _actions_of(view: model.View, language: str) -> str:
    decides = view.decision if view.seat in view.deciders else ""
    over = surplus(view, language) if decides == "turn" else ""
    bare = decides == "turn" and not view.players[view.seat].court
    sides = _on_offer(view) if decides == "loyalty" else ()
    return _actions(language, decides, view.bribe, view.wakhan, over, bare, sides)


def _on_offer(view: model.View) -> tuple[int, ...]:
    """Count the patriots of each coalition in the market."""
    printed = [
        facts.COURT[slot.card - 1] for slot in view.market if 0 < slot.card <= facts.COURT_CARDS
    ]
    return tuple(sum(card.patriot == side for card in printed) for side in facts.COALITION_NAMES)


def surplus(view: model.View, language: str) -> str:
    """Return how many of the viewer's cards cleanup takes. Rules: PP-CLEAN-01, PP-CLEAN-02."""
    known = view.players[view.seat]
    over = {
        "court": len(known.court) - known.court_limit,
        "hand": known.hand_size - known.hand_limit,
    }
    return ", ".join(
        words.say(language, f"too-many-{kind}", count=count)
        for kind, count in over.items()
        if count > 0
    )


@lru_cache(maxsize=1024)
def _actions(
    language: str,
    decision: str,
    bribe: model.Bribe | None,
    wakhan: int,
    over: str,
    bare: bool,
    sides: tuple[int, ...],
) -> str:
    told = _bribe(language, bribe, wakhan) if bribe and not decision else ""  # the prompt tells
    if over:
        told = f'<p class="note">{escape(words.say(language, "must-discard", what=over))}</p>'
    if sides:
        buttons = "".join(_side(language, name, count) for name, count in enumerate(sides))
        return kit.actions(buttons, words.say(language, "choices"))
    names = _SHOWN.get(decision, ())
    buttons = "".join(_button(language, name, decision, bribe, bare) for name in names)
    return kit.actions(buttons, words.say(language, "choices"), told)


def _side(language: str, coalition: int, offered: int) -> str:
    """Make the button that chooses a coalition at the start: who they are, what they offer."""
    side = facts.COALITION_NAMES[coalition]
    name = capital(words.coalition_name(language, coalition))
    told = (
        f"{words.say(language, f'side-{side}')} {words.say(language, 'side-offer', count=offered)}"
    )
    return (
        f'<button type="button" id="do-{side}" class="do side" '
        f"disabled>{stock.sign(f'side-{side}')}"
        f"<span><b>{escape(name)}</b> <small>{escape(told)}</small></span></button>"
    )


def _button(
    language: str, name: str, decision: str, bribe: model.Bribe | None, bare: bool = False
) -> str:
    what = name.removeprefix("do-")
    if bare and what in choices.SIDES:
        css = "" if what == choices.SIDES[0] else "spare"
        return kit.button(name, words.say(language, "do-bare"), css=css)
    if what in facts.ACTION_NAMES:
        rank = "-1" if what in ("tax", "move", "battle") else ""
        said = words.action_name(language, facts.ACTION_NAMES.index(what))
        return kit.button(name, capital(said), stock.sign(f"do-{what}{rank}"))
    if what in facts.COALITION_NAMES:
        said = words.coalition_name(language, facts.COALITION_NAMES.index(what))
        return kit.button(name, capital(said), stock.sign(f"side-{what}"))
    if what in facts.SUIT_NAMES:
        said = words.suit_name(language, facts.SUIT_NAMES.index(what))
        return kit.button(name, capital(said), stock.sign(f"suit-{what}"))
    if bribe is not None and what in ("pay", "accept", "refuse"):
        rupees = {"pay": bribe.asked, "accept": bribe.offered, "refuse": bribe.full}[what]
        return kit.button(name, words.say(language, name, count=rupees), stock.sign("coin"))
    own = name == "do-sure" or (what == "stop" and decision in ("tax", "build"))
    key = f"{name}-{decision}" if own else name
    return kit.button(name, words.say(language, key))


def _bribe(language: str, bribe: model.Bribe, wakhan: int) -> str:
    """Describe a bribe under way: who owes whom how much for what, and the offers so far."""
    payer = words.player_name(language, bribe.payer, wakhan)
    holder = words.player_name(language, bribe.holder, wakhan)
    key, card = "bribe-play" if bribe.playing else "bribe-act", card_name(language, bribe.card)
    lines = [words.say(language, key, payer=payer, holder=holder, card=card, count=bribe.full)]
    if bribe.offered >= 0:
        lines.append(words.say(language, "bribe-offered", payer=payer, count=bribe.offered))
    elif bribe.asked != bribe.full:
        lines.append(words.say(language, "bribe-asked", holder=holder, count=bribe.asked))
    if bribe.holder == wakhan:
        lines.append(words.say(language, "bribe-wakhan", holder=holder))
    elif bribe.offered < 0 and not bribe.haggle:
        lines.append(words.say(language, "bribe-no-haggle"))
    return (
        f'<p class="bribe">{stock.sign("coin")}'
        f"<span>{terms.explained(language, ' '.join(lines))}</span></p>"
    )


@lru_cache(maxsize=2048)
def _hand(language: str, hand: tuple[tuple[int, stock.Toll], ...], seat: int, limit: int) -> str:
    if seat < 0:
        return kit.section("hand", "")
    cards = "".join(_hand_card(language, *held) for held in hand)
    body = cards or f'<p class="none">{escape(words.say(language, "hand-empty"))}</p>'
    key = "hand-final" if limit < 0 else "your-hand"
    heading = words.say(language, key, count=len(hand), limit=limit)
    return kit.section("hand", f'<div class="cards">{body}</div>', heading)


@lru_cache(maxsize=512)
def _hand_card(language: str, card: int, toll: stock.Toll) -> str:
    label = joined(words.card_brief(language, card), words.say(language, "in-hand"), toll[0])
    return (
        f'<div id="h-{card}" class="court-card" role="button" tabindex="-1" '
        f'aria-label="{escape(label)}" aria-describedby="{stock.details_id(card)}" '
        f'data-moves="card-{card}">{stock.face(card, language)}{toll[1]}</div>'
    )


@lru_cache(maxsize=512)
def _events(language: str, lasting: tuple[model.Lasting, ...], wakhan: int) -> str:
    lines = "".join(_event(language, event, wakhan) for event in lasting)
    body = f"<ul>{lines}</ul>" if lines else ""
    return kit.section("events", body, words.say(language, "events"))


def _event(language: str, event: model.Lasting, wakhan: int) -> str:
    card = facts.EVENTS[event.card - facts.COURT_CARDS - 1]
    half = card.discarded if event.thrown else card.purchased
    title, text = half_title(half, language), half_text(half, language)
    whom, who = words.say(language, "all"), stock.sign("event")
    if event.player >= 0:
        whom, who = words.player_name(language, event.player, wakhan), stock.cylinder(event.player)
    return (
        f"<li>{who}<details><summary><b>{escape(title)}</b>"
        f" · {escape(whom)}</summary><p>{escape(text)}</p></details></li>"
    )


def _score_of(view: model.View, language: str) -> str:
    if view.decision != "over":
        return kit.section("score", "")
    rows = tuple(
        (player, known.points, known.stars[1], known.money, known.share)
        for player, known in enumerate(view.players)
    )
    return _score(language, rows, view.over, view.wakhan)


@lru_cache(maxsize=64)
def _score(
    language: str, rows: tuple[tuple[int, int, int, int, float], ...], over: int, wakhan: int
) -> str:
    keys = ("player", "points-head", "military-stars", "rupees-head")
    heads = (escape(words.say(language, key)) for key in keys)
    ordered = sorted(rows, key=lambda row: (-row[4], -row[1], -row[2], -row[3]))
    lines = "".join(_score_row(language, row, wakhan) for row in ordered)
    why = escape(words.say(language, "over-lead" if over == 1 else "over-last"))
    note = escape(words.say(language, "tie-break"))
    body = f'<p>{why}</p>{kit.table(heads, lines)}<p class="note">{note}</p>'
    return kit.section("score", body, words.say(language, "score"))


def _score_row(language: str, row: tuple[int, int, int, int, float], wakhan: int) -> str:
    player, points, stars, money, share = row
    name = escape(words.player_name(language, player, wakhan))
    won = f' <em class="won">{escape(words.say(language, "wins"))}</em>' if share > 0 else ""
    return (
        f'<tr{" class=winner" if share > 0 else ""}><th scope="row">'
        f"{stock.cylinder(player)}{name}{won}</th>"
        f"<td>{points}</td><td>{stars}</td><td>{money}</td></tr>"
    )
