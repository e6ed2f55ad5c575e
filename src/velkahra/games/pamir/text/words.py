"""The sentences of Pax Pamir: numbers become names, the .ftl files do the grammar.

A fact arrives as a number under a name of `vocabulary`. A player, region, coalition, suit, action
or piece is then told in all its forms, which `names.ftl` lists for each language: `seat`,
`seat-acc` ... Cards are named as `cards.ftl` does, an event by the half that works.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

from velkahra.core.contract.events import Event
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.words import AnyView, Ways
from velkahra.core.text.fluent import Arguments, FluentWords, Texts, list_ways, plain
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import tables
from velkahra.games.pamir.rules.facts import (
    ABILITIES,
    ACTION_NAMES,
    BORDERS,
    COALITION_NAMES,
    COLOURS,
    COURT,
    COURT_CARDS,
    EVENTS,
    REGION_NAMES,
    SUIT_NAMES,
    Ability,
)
from velkahra.games.pamir.view.build import view_of
from velkahra.games.pamir.view.model import View

TEXTS: Final = Texts(Path(__file__).parent)
_PLAYERS: Final = (*COLOURS, "wakhan")
_WAKHAN: Final = len(COLOURS)
_TO_CARDS: Final = ("sneaked", "PP-MOVE-03")  # here `to` is a card, elsewhere a region
_PIECES: Final = ((18, "army"), (45, "road"), (75, "tribe"), (90, "gift"))


class PamirWords(FluentWords[PamirState]):
    """The words of the game."""

    texts = TEXTS

    def entries(self, language: str) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Return the special abilities, card by card. Rules: PP-ABIL-01."""
        found = [
            (
                f"{card_name(language, card.number)}: {ability_title(card.ability, language)}",
                ability_text(ABILITIES[card.ability], language),
            )
            for card in COURT
            if card.ability
        ]
        return {"ABIL": found}

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of a seat's colour."""
        return TEXTS.text(language, f"player-{COLOURS[seat]}")

    def prompt(self, language: str, state: PamirState, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now, or what the others are doing."""
        return prompt_for(language, view or view_of(state, seat))

    def event(self, language: str, event: Event, options: Options) -> str:
        """Return a sentence about an event, as one line of the log."""
        return _event(language, event.kind, tuple(event.facts.items()))

    def refusal(self, language: str, refusal: Refusal, options: Options) -> str:
        """Return what was wrong and what would be right."""
        return TEXTS.text(
            language, refusal.key, **_arguments_of(language, refusal.facts, refusal.rule)
        )

    def instead(self, language: str, view: AnyView, ways: Ways) -> str:
        """Return a sentence that lists what the seat of a view may do in place of what it tried."""
        return list_ways(TEXTS, language, ways, partial(_value_name, language, view, ways))


def ability_title(ability: str, language: str) -> str:
    """Return the title of a special ability."""
    return TEXTS.text(language, f"card-ability-{ability.replace('_', '-')}")


def ability_text(ability: Ability, language: str) -> str:
    """Return what a special ability does."""
    return {"en": ability.text_en, "cs": ability.text_cs, "pl": ability.text_pl}[plain(language)]


def _value_name(language: str, view: View, ways: Ways, value: int) -> str:
    """Return the name of what a field of an action may be; "" where it would say nothing."""
    match ways.field:
        case "slot":
            return _market_name(language, view, value, is_priced=ways.kinds == ["buy"])
        case "card":
            return card_name(language, value + 1)
        case "to" if ways.kinds == ["sneak"]:
            return card_name(language, value + 1)
        case "region" | "to":
            return TEXTS.text(language, f"region-{REGION_NAMES[value]}")
        case "border":
            return border_name(language, value)
        case "coalition":
            return TEXTS.text(language, f"coalition-{COALITION_NAMES[value]}")
        case "player":
            return TEXTS.text(language, f"player-{player_key(view, value)}")
    return _small_name(language, ways.field, value)


def _small_name(language: str, field: str, value: int) -> str:
    match field:
        case "action":
            return TEXTS.text(language, f"action-{ACTION_NAMES[value]}")
        case "suit":
            return TEXTS.text(language, f"suit-{SUIT_NAMES[value]}")
        case "space":
            return str(2 * value + 2)
    return str(value) if field == "rupees" else ""


def _market_name(language: str, view: View, slot: int, *, is_priced: bool) -> str:
    card = card_name(language, view.market[slot].card)
    if not is_priced:
        return card
    return TEXTS.text(language, "way-priced", card=card, price=view.market[slot].price)


@lru_cache(maxsize=8192)
def _event(language: str, kind: str, facts: tuple[tuple[str, int], ...]) -> str:
    told = _arguments_of(language, dict(facts), kind)
    return TEXTS.text(language, f"event-{kind}", **told)


def _arguments_of(language: str, facts: Mapping[str, int], kind: str) -> Arguments:
    """Return the facts of an event or a refusal as what its sentence may use."""
    told: Arguments = {}
    for name, value in facts.items():
        told |= _fact(language, name, value, kind)
    return told | _changed(language, kind, facts)


def _changed(language: str, kind: str, facts: Mapping[str, int]) -> Arguments:
    """Return what some kinds need besides.

    Upper halves of events, deeds to oneself, suits and places that stay, owners of pieces, no debt.
    """
    if kind == "thrown":
        return {
            "card": _quoted(language, thrown_name(language, facts["card"])),
            "idle": int(facts["card"] == tables.WITHDRAWAL),
        }
    if kind == "favored":
        return {"same": int(facts["suit"] == facts["was"])}
    if kind in ("betrayed", "rumor"):
        return {"own": int(facts["seat"] == facts["other"])}
    if kind == "first":
        return {"own": int(facts["seat"] == facts["last"])}
    if kind == "PP-MOVE-02":
        return {"same": int(facts["region"] == facts["to"])}
    if kind == "struck":
        return {"owned": int(facts["other"] >= 0)}
    if kind == "leverage-paid" and facts["seat"] == _WAKHAN:
        return {"short": 0}
    return {}


def _fact(language: str, name: str, value: int, kind: str) -> Arguments:
    if name in ("seat", "other", "last") and (name != "last" or kind == "first"):
        return (
            TEXTS.in_role(language, name, f"player-{_PLAYERS[value]}")
            if value >= 0
            else {name: "-"}
        )
    if name == "card" or (name == "to" and kind in _TO_CARDS):
        return {name: quoted_name(language, value)}
    if name in ("region", "to"):
        return TEXTS.in_role(language, name, f"region-{REGION_NAMES[value]}")
    if name == "border":
        return {name: border_name(language, value)}
    if name == "coalition":
        return _coalition(language, value)
    if name == "place" and kind != "wakhan-region":
        return _piece(language, value)
    return _small_fact(language, name, value)


def _small_fact(language: str, name: str, value: int) -> Arguments:
    if name in ("suit", "was"):
        return TEXTS.in_role(language, name, f"suit-{SUIT_NAMES[value]}")
    if name == "action":
        return TEXTS.in_role(language, name, f"action-{ACTION_NAMES[value]}")
    if name == "slot":
        row = "upper" if value < 6 else "lower"
        return {name: TEXTS.text(language, f"slot-{row}", column=value % 6)}
    if name == "line":
        return {name: TEXTS.text(language, f"line-{tables.LINES[value].replace('_', '-')}")}
    return {name: value}


def _coalition(language: str, value: int) -> Arguments:
    name = COALITION_NAMES[value] if value < len(COALITION_NAMES) else "none"
    return {
        "dominates": int(value < 3),
        **TEXTS.in_role(language, "coalition", f"coalition-{name}"),
    }


def _piece(language: str, place: int) -> Arguments:
    """Return the forms of a piece's name with where it stands."""
    return TEXTS.in_role(
        language, "piece", f"piece-{_kind_of(place)}", **_whereabouts(language, place)
    )


def _kind_of(place: int) -> str:
    return next((kind for end, kind in _PIECES if place < end), "spy")


def _whereabouts(language: str, place: int) -> Arguments:
    if place < 18:
        side = TEXTS.in_role(language, "coalition", f"coalition-{COALITION_NAMES[place // 6]}")
        return {**side, **TEXTS.in_role(language, "region", f"region-{REGION_NAMES[place % 6]}")}
    if place < 45:
        side = TEXTS.in_role(
            language, "coalition", f"coalition-{COALITION_NAMES[(place - 18) // 9]}"
        )
        return {**side, "border": border_name(language, (place - 18) % 9)}
    if place < 75:
        return TEXTS.in_role(language, "region", f"region-{REGION_NAMES[(place - 45) % 6]}")
    if place < 90:
        return {"price": 2 + 2 * ((place - 75) % 3)}
    return {"card": quoted_name(language, (place - 90) // 5)}


def card_name(language: str, card: int) -> str:
    """Return the name of a card, an event by its lower half; 0 is no card."""
    return TEXTS.text(language, f"card-name-{card}") if card else "-"


def quoted_name(language: str, card: int) -> str:
    """Return the name of a card as a sentence has it; 0 is no card."""
    return _quoted(language, card_name(language, card)) if card else "-"


def _quoted(language: str, name: str) -> str:
    return TEXTS.text(language, "quoted", name=name)


def thrown_name(language: str, card: int) -> str:
    """Return the name of an event by its upper half, or by its lower half if that has no name."""
    if card == tables.WITHDRAWAL:
        return card_name(language, card)
    effect = EVENTS[card - COURT_CARDS - 1].discarded.effect
    return TEXTS.text(language, f"card-half-{effect.replace('_', '-')}")


def border_name(language: str, border: int) -> str:
    """Return the name of a border: the two regions it separates."""
    one, other = BORDERS[border]
    names = [TEXTS.text(language, f"region-{REGION_NAMES[region]}") for region in (one, other)]
    return "\u2013".join(names)


def player_key(view: View, player: int) -> str:
    """Return the key of a player's name."""
    return "wakhan" if player == view.wakhan else COLOURS[player]


def prompt_for(language: str, view: View) -> str:
    """Return what `view.seat` is asked now, or what the others are doing; -1 is a spectator."""
    if view.decision == "over":
        return _over(language, view)
    if not view.deciders:
        key = "wait-wakhan" if view.decision in ("wakhan", "ai", "back") else "wait-dealer"
        return TEXTS.text(language, key)
    decider = view.deciders[0]
    facts = _prompt_facts(language, view)
    if decider == view.seat and view.decision == "turn":
        return _turn_prompt(language, view)
    if decider == view.seat:
        return TEXTS.text(language, f"prompt-{view.decision}", **facts)
    return TEXTS.text(language, "wait", **facts, what=_doing(language, view))


def _turn_prompt(language: str, view: View) -> str:
    """Return the choices of a turn in words: buying, playing, using a card, or ending it."""
    me = view.players[view.seat]
    possible = {
        "buy": view.left and any(slot.buyable for slot in view.market),
        "play": view.left and me.hand_size,
        "act": any(card.usable for card in me.court),
        "end": True,
    }
    ways = [TEXTS.text(language, f"prompt-may-{name}") for name, there in possible.items() if there]
    ending = ways.pop()
    last = TEXTS.text(language, "prompt-may-last", way=ending, some=int(bool(ways)))
    told = f"{', '.join(ways)}{last}" if ways else last
    return TEXTS.text(language, "prompt-turn", left=view.left, ways=told)


def _doing(language: str, view: View) -> str:
    return TEXTS.text(language, f"doing-{view.decision}", **_prompt_facts(language, view))


def _prompt_facts(language: str, view: View) -> Arguments:
    """Return what the sentences of this decision may use."""
    told = TEXTS.in_role(language, "seat", f"player-{player_key(view, view.deciders[0])}")
    told |= {"left": view.left, "count": view.pending[0], "done": view.pending[1]}
    if view.decision == "battle" and view.battle is not None:
        told |= {"count": view.battle.pieces, "exact": int(view.battle.exact)}
    if view.decision == "tax":
        told["count"] = view.most_taxed
    if view.decision == "build":
        told["count"] = view.pending[1] - view.pending[0]
        told |= {"free": view.pending[2], "doubled": _is_build_doubled(view)}
    if view.decision in ("spy", "blackmail", "road") or (
        view.decision == "shed" and view.pending[0] >= 0
    ):
        told |= TEXTS.in_role(language, "region", f"region-{REGION_NAMES[view.pending[0]]}")
    if view.decision == "road":
        told |= {"number": view.pending[2], "all": view.pending[3]}
    if view.decision == "shed":
        told["patriots"] = int(view.pending[0] < 0)
        told.setdefault("region", "-")
    if view.decision == "prize":
        told["card"] = quoted_name(language, view.pending[0])
    if view.decision == "take":
        told |= _piece(language, view.pending[0])
    return told | _bribe_facts(language, view)


def _is_build_doubled(view: View) -> int:
    """Return 1 if who builds has Nation Building, else 0. Rules: PP-EVENT-112."""
    builder = view.deciders[0]
    return int(any((e.card, e.player) == (tables.NATION_BUILDING, builder) for e in view.lasting))


def _bribe_facts(language: str, view: View) -> Arguments:
    bribe = view.bribe
    if bribe is None:
        return {}
    holder = TEXTS.in_role(language, "other", f"player-{player_key(view, bribe.holder)}")
    payer = TEXTS.in_role(language, "payer", f"player-{player_key(view, bribe.payer)}")
    return {
        **holder,
        **payer,
        "card": quoted_name(language, bribe.card),
        "playing": int(bribe.playing),
        "full": bribe.full,
        "asked": bribe.asked,
        "offered": bribe.offered,
        "haggle": int(bribe.haggle),
        "able": int(bribe.able),
        "between": max(0, bribe.full - bribe.offered - 1),
    }


def _over(language: str, view: View) -> str:
    winners = [p for p, player in enumerate(view.players) if player.share > 0]
    names = [TEXTS.text(language, f"player-{player_key(view, p)}") for p in winners]
    if len(winners) > 1:
        return TEXTS.text(language, "over-shared", seats=", ".join(names))
    if view.seat in winners:
        return TEXTS.text(language, "over-yours")
    return TEXTS.text(language, "over-won", seat=names[0])
