"""Prompts with the seats they ask, and the labels of the buttons that answer them."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from velkahra.core.contract.space import Action
from velkahra.core.text.fluent import Arguments
from velkahra.games.hammer import texts
from velkahra.games.hammer.cards.card_ids import ABILITY, GROUPS
from velkahra.games.hammer.text import names
from velkahra.games.hammer.view.model import View

_OF_A_CARD: Final = frozenset(
    (
        *("demand", "choose", "row", "steal-row", "may", "change", "take-card", "own-discard"),
        *("search", "sift"),
    )
)
"""Decisions that an effect brings up: the card it is on is told first."""

_ON_CARDS: Final = frozenset(("demand", "choose"))
_COUNTED: Final = (_OF_A_CARD - {"may", "change"}) | {"untire", "sacrifice"}
_DEEDS: Final = frozenset(
    ("destroy", "sacrifice", "tire", "detain", "untire", "bounce", "take", "recover", "deploy")
)
_DEALERS: Final = ("chance", "cards", "desk", "results")
_BY_DECISION: Final = ("end", "agree", "refuse", "enough")


def prompt_for(language: str, view: View, offered: Sequence[Action] = ()) -> str:
    """Return what `view.seat` is asked now, or what the others are doing; -1 is a spectator.

    `offered` is what `view.seat` can choose from, where cards, teams or options are chosen.
    """
    if view.decision == "over":
        return _over(language, view)
    if view.decision in _DEALERS:
        return texts.TEXTS.text(language, f"wait-{_dealer(view)}")
    if view.decision == "bet":
        return _bet(language, view)
    if view.decision == "swap" and view.seat not in view.deciders and not view.round:
        return _swapping(language, view)
    if view.seat not in view.deciders:
        return _waiting(language, view)
    return _led(language, view, _asked(language, view, offered))


def _waiting(language: str, view: View) -> str:
    """Return what another team decides, with the card that asks it first."""
    told = texts.TEXTS.text(language, f"wait-{view.decision}", **_facts(language, view))
    if view.decision in _OF_A_CARD and view.card >= 0:
        card = names.card_name(language, view.card, view.cards)
        return texts.TEXTS.text(language, "prompt-of-card", card=card, prompt=told)
    return told


def _dealer(view: View) -> str:
    """Return the key of whom the seats wait for; an organiser hides T. H., if there is one."""
    if view.by_hand and view.decision == "results":
        return "by-hand"
    if view.decision == "desk":
        has_results = any(team.rank for team in view.teams)
        return "desk-bets" if any(t.chosen for t in view.teams) and not has_results else "desk"
    hides = view.by_hand and view.decision == "chance" and not view.round
    return "desk" if hides else view.decision


def _asked(language: str, view: View, offered: Sequence[Action]) -> str:
    facts = _facts(language, view)
    if view.decision not in _ON_CARDS:
        return texts.TEXTS.text(language, f"prompt-{view.decision}", **facts, **_possible(offered))
    kinds = {action.kind for action in offered}
    if kinds & {"team", "option"}:
        return texts.TEXTS.text(language, f"prompt-{min(kinds & {'team', 'option'})}", **facts)
    deed = view.deed if view.deed in _DEEDS else "choose"
    told = _among(language, view, offered)
    return texts.TEXTS.text(language, f"prompt-deed-{deed}", **told)


def _possible(offered: Sequence[Action]) -> Arguments:
    """Count what can be done in a main phase or to draw."""
    kinds = Counter(action.kind for action in offered)
    return {
        "play": kinds["play"],
        "use": kinds["use"] + kinds["special"],
        "pact": kinds["ally"] + kinds["break"],
        "guess": kinds["guess"],
        "joint": kinds["draw-with"],
    }


def _led(language: str, view: View, prompt: str) -> str:
    """Return a prompt with the card that asks first, and how many are still to be chosen last."""
    if view.decision == "choose" and view.other >= 0:
        about = names.power_forms(language, "other", view.teams[view.other].power, view.cards)
        prompt = texts.TEXTS.text(language, "prompt-about", prompt=prompt, **about)
    if view.decision in _COUNTED and view.left and view.left > 1:
        prompt = texts.TEXTS.text(language, "prompt-left", prompt=prompt, count=view.left)
    if view.decision in _OF_A_CARD and view.card >= 0:
        card = names.card_name(language, view.card, view.cards)
        prompt = prompt[:1].lower() + prompt[1:]
        return texts.TEXTS.text(language, "prompt-of-card", card=card, prompt=prompt)
    return prompt


def _among(language: str, view: View, offered: Sequence[Action]) -> Arguments:
    """Return what the choice is among: spies, places, situations or any cards, and whose."""
    cards = {action.values[0] for action in offered if action.kind == "choose"}
    sides = {_is_mine(view, card) for card in cards}
    whose = "mine" if sides == {True} else "theirs" if sides == {False} else "any"
    kind = _noun({_kind(card, view.cards) for card in cards}, None not in sides)
    if view.mine is not None and cards and cards <= set(view.mine.pile):
        kind = "pile"
    return {"kind": kind, "what": texts.TEXTS.text(language, f"among-{kind}", whose=whose)}


def _noun(kinds: set[str], in_play: bool) -> str:
    if len(kinds) == 1 and (only := min(kinds)) in ("spy", "place", "situation"):
        return only
    return "card" if kinds and in_play else "any"


def _kind(card: int, cards: str) -> str:
    found = names.source(card, cards).card
    return found.kind if found else ""


def _is_mine(view: View, card: int) -> bool | None:
    """Return whether a card in play is the viewer's, or None for a card that is not in play."""
    having = {s for s, team in enumerate(view.teams) for one in team.table if one.card == card}
    return view.seat in having if having else None


def _facts(language: str, view: View) -> Arguments:
    """Return what the sentences of this decision may use."""
    decider = view.deciders[0]
    bm = next((price.bm for price in view.prices if price.card == view.card), 0)
    sb = view.cost or 0
    out: Arguments = {"count": view.left or 0, "over": _too_many(view, decider)}
    out["have"] = view.teams[decider].sb
    out |= {"sb": sb, "sum": names.sum_name(language, sb, bm), "card": "", "text": ""}
    out |= names.power_forms(language, "seat", view.teams[decider].power, view.cards)
    if view.other >= 0:
        out |= names.power_forms(language, "other", view.teams[view.other].power, view.cards)
    if view.group >= 0:
        out |= names.powers_forms(language, "group", names.group_powers(view.group), view.cards)
    if view.card >= 0:
        out["card"] = names.quoted_name(language, view.card, view.cards)
        out["text"] = names.card_text(language, view.card, view.cards)
    return out


def _too_many(view: View, seat: int) -> int:
    """Return the number of cards above the limit, if the viewer knows it. Rules: HM-CHAR-02."""
    team = view.teams[seat]
    return max(team.hand_size - team.limit, 0) if team.limit is not None else 0


def _bet(language: str, view: View) -> str:
    """Return who still has to decide about its joker, for teams that have decided or cannot."""
    if view.seat in view.deciders:
        return texts.TEXTS.text(language, "prompt-bet" if view.by_hand else "prompt-bet-dice")
    seats = _deciders(language, view)
    bet = view.mine.bet if view.mine is not None and view.mine.chosen else None
    if bet is None:
        return texts.TEXTS.text(language, "wait-bet", seats=seats)
    if bet < 0:
        return texts.TEXTS.text(language, "wait-no-bet", seats=seats)
    other = names.power_forms(language, "other", view.teams[bet].power, view.cards)
    return texts.TEXTS.text(
        language, "wait-my-bet", seats=seats, own=int(bet == view.seat), **other
    )


def _deciders(language: str, view: View) -> str:
    powers = (view.teams[seat].power for seat in view.deciders)
    return ", ".join(names.power_name(language, power, view.cards) for power in powers)


def _swapping(language: str, view: View) -> str:
    """Return who still decides about its first hand: all of them at once, or one."""
    if len(view.deciders) == 1:
        return texts.TEXTS.text(language, "wait-swap", **_facts(language, view))
    return texts.TEXTS.text(language, "wait-swaps", seats=_deciders(language, view))


def _over(language: str, view: View) -> str:
    winners = [seat for seat, team in enumerate(view.teams) if team.won]
    points = view.teams[winners[0]].points
    if winners == [view.seat]:
        return texts.TEXTS.text(language, "over-yours", points=points)
    key = "over-won" if len(winners) == 1 else "over-shared"
    seats = names.powers_forms(
        language, "seats", [view.teams[seat].power for seat in winners], view.cards
    )
    return texts.TEXTS.text(language, key, points=points, **seats)


def button_name(language: str, view: View, button: str) -> str:
    """Return the label of a `do-...` button of `choices` in this decision."""
    name, _, last = button.rpartition("-")
    name, number = (name, int(last)) if last.isdigit() else (button, 0)
    if name == "do-option":
        text = names.option_text(language, view.card, number - 1, view.cards)
        if text:
            return text
    told: Arguments = {"number": number, "sb": view.cost or 0}
    if name == "do-draw-with":
        told |= _drawing(language, view, number)
    if name == "do-special" and view.mine is not None:
        told["card"] = names.quoted_name(language, ABILITY + view.mine.power, view.cards)
    if name.removeprefix("do-") in _BY_DECISION or (name, view.decision) == ("do-sure", "square"):
        name = f"{name}-{view.decision}"
    return texts.TEXTS.text(language, name, **told)


def _drawing(language: str, view: View, group: int) -> Arguments:
    """Return with whom to draw and what it costs: 1 more for each team. Rules: HM-COOP-21."""
    mine = view.mine.power if view.mine is not None else -1
    others = names.powers_forms(
        language, "partners", [p for p in names.group_powers(group) if p != mine], view.cards
    )
    return {**others, "sb": (view.cost or 0) + len(GROUPS[group]) - 2}
