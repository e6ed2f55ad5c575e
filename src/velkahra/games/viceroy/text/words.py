"""The sentences of Viceroy: numbers become names, the .ftl files do the grammar."""

from functools import partial
from typing import Final

from velkahra.core.contract.options import Options
from velkahra.core.contract.words import AnyView, Ways
from velkahra.core.text.fluent import Arguments, FluentWords, list_ways
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules import actions, facts, tables
from velkahra.games.viceroy.text import events, names
from velkahra.games.viceroy.text.names import TEXTS
from velkahra.games.viceroy.view import build, model

_SECRET: Final = ("start", "bid", "name", "card")
_AT_ONCE: Final = 8
_SOLO_GOALS: Final = (40, 60, 80)
"""Points to aim for alone. The rulebook names none: a score is there to be beaten (VC-SOLO-07)."""


class ViceroyWords(FluentWords[ViceroyState]):
    """The words of the game."""

    texts = TEXTS
    facts = events.EVENTS | events.REFUSALS
    context = staticmethod(names.laws_of)
    rulings = frozenset(("VC-LIMIT-03",))

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of the symbol on a seat's screen."""
        return names.seat_name(language, seat)

    def prompt(self, language: str, state: ViceroyState, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now, or what the others are doing."""
        return prompt_for(language, view or build.view_of(state, seat))

    def instead(self, language: str, view: AnyView, ways: Ways) -> str:
        """Return a sentence that lists what the seat of a view may do in place of what it tried."""
        return list_ways(TEXTS, language, ways, partial(_value_name, language, view, ways))


def _value_name(language: str, view: model.View, ways: Ways, value: int) -> str:
    """Return the name of what a field of an action may be; "" where it would say nothing."""
    match ways.field:
        case "card":
            first = facts.CHARACTERS if ways.kinds == ["return"] else 0
            return names.card_name(language, first + value + 1, view.laws)
        case "bid":
            return TEXTS.text(language, f"bid-{actions.BID_NAMES[value]}")
        case "place":
            return TEXTS.text(language, f"place-{actions.PLACE_NAMES[value]}")
        case "slot":
            return names.card_name(language, view.display[value], view.laws)
        case "colour":
            return TEXTS.text(language, f"colour-{facts.COLOUR_NAMES[value]}")
        case "token":
            return names.token_name(language, value)
        case "option":
            options = names.law_of(view.card, view.laws).params.options
            return names.reward_name(language, options[value])
    return _small_name(language, ways.field, value)


def _small_name(language: str, field: str, value: int) -> str:
    match field:
        case "deck":
            key = f"picture-do-draw-{actions.DECK_NAMES[value]}"
            return names.lower(TEXTS.text(language, key))
        case "reward":
            return names.lower(TEXTS.text(language, f"picture-do-{actions.REWARD_NAMES[value]}"))
    return str(value + 1) if field == "level" else ""


def prompt_for(language: str, view: model.View) -> str:
    """Return what `view.seat` is asked now, or what the others are doing; -1 is a spectator."""
    if view.decision == "over":
        return _over(language, view)
    if view.decision == "virtual":
        return TEXTS.text(language, "wait-virtual")
    if not view.deciders:
        return TEXTS.text(language, "wait-dealer")
    if view.seat in view.deciders:
        return TEXTS.text(language, f"prompt-{view.decision}", **_asked(language, view))
    if view.decision in _SECRET:
        return _secret(language, view)
    told = _asked(language, view)
    doing = TEXTS.text(language, f"doing-{view.decision}", **told)
    seat = names.seat_forms(language, "seat", view.deciders[0])
    return TEXTS.text(language, "wait", **seat, what=doing)


def _secret(language: str, view: model.View) -> str:
    """Return a sentence on the seats still to choose, for seats that have chosen and spectators."""
    seats = ", ".join(names.seat_name(language, seat) for seat in view.deciders)
    mine = view.mine
    if mine is not None and mine.choice is not None:
        choice = choice_name(language, mine.choice, view.laws)
        return TEXTS.text(language, "wait-chosen", choice=choice, seats=seats)
    told: Arguments = {"seats": seats, "ready": _ready(language, view)}
    told |= names.colour_forms(language, "colour", view.colour % 4)
    return TEXTS.text(language, f"wait-{view.decision}", **told)


def _ready(language: str, view: model.View) -> str:
    ready = [names.seat_name(language, n) for n, player in enumerate(view.players) if player.chosen]
    return TEXTS.text(language, "wait-ready", seats=", ".join(ready)) if ready else ""


def choice_name(language: str, action: int, laws: str) -> str:
    """Return the name of a secret choice: passing, a bid, one of two cards, or a card.

    `laws` names the set of laws.
    """
    chosen = actions.SPACE.decode(action)
    values = chosen.values
    match chosen.kind:
        case "pass":
            return TEXTS.text(language, "choice-pass")
        case "bid":
            told = TEXTS.in_role(language, "bid", f"bid-{actions.BID_NAMES[values[0]]}")
            return TEXTS.text(language, "choice-bid", **told)
        case "name":
            told = TEXTS.in_role(language, "place", f"place-{actions.PLACE_NAMES[values[0]]}")
            return TEXTS.text(language, "choice-name", **told)
    card = names.quoted_name(language, values[0] + 1, laws)
    return TEXTS.text(language, "choice-card", card=card)


def _asked(language: str, view: model.View) -> Arguments:
    """Return what the sentences of this decision may use."""
    is_law = view.card > facts.CHARACTERS
    told: Arguments = {
        "card": names.quoted_name(language, view.card, view.laws),
        "law": int(is_law),
        "count": view.left,
        "any": int(view.colour == tables.ANY_COLOUR),
        "most": names.law_of(view.card, view.laws).params.max or 0 if is_law else 0,
        "least": view.least,
    }
    told |= names.colour_forms(language, "colour", view.colour % 4)
    return told | _of_the_decider(language, view)


def _of_the_decider(language: str, view: model.View) -> Arguments:
    """Return the facts about the deciding seat: gems for passing, rival bids, the number left."""
    if view.decision == "bid":
        seat = view.deciders[0] if view.mine is None else view.seat
        told = pass_gems(view, seat)
        return told | {"round": view.auction_round, "attack": view.players[seat].attack or 0}
    if view.decision == "card":
        return {"round": view.building_round}
    if view.decision == "gems":
        most = min(view.left, _AT_ONCE, sum(view.supply))
        return {"count": view.least or most, "more": most - view.least if view.least else 0}
    if view.decision == "recolour":
        return {"count": sum(view.players[view.deciders[0]].gems or ())}
    if view.decision == "name":
        rivals = (n for n, p in enumerate(view.players) if p.bid == view.colour and n != view.seat)
        return names.seat_forms(language, "other", next(rivals, view.deciders[-1]))
    return {}


def pass_gems(view: model.View, seat: int) -> Arguments:
    """Return the gems for passing now: `count`, and `sure` if the supply has enough for all."""
    bidding = [player for player in view.players if player.status == "bidding"]
    wanted = sum(3 + player.held[int(tables.SCIENCE)] for player in bidding)
    count = 3 + view.players[seat].held[int(tables.SCIENCE)]
    return {"count": count, "sure": int(wanted <= sum(view.supply))}


def _over(language: str, view: model.View) -> str:
    winners = [n for n, player in enumerate(view.players) if player.place == 1]
    total = sum(points or 0 for points in view.players[winners[0]].points)
    if view.seats == 1:
        reached = sum(total >= goal for goal in _SOLO_GOALS)
        return TEXTS.text(language, "over-alone", total=total, reached=reached)
    if len(winners) > 1:
        seats = names.join(language, [names.seat_name(language, seat) for seat in winners])
        return TEXTS.text(language, "over-shared", seats=seats, total=total)
    if view.seat in winners:
        return TEXTS.text(language, "over-yours", total=total)
    return TEXTS.text(language, "over-won", seat=names.seat_name(language, winners[0]), total=total)
