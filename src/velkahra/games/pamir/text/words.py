"""The sentences of Pax Pamir: numbers become names, the .ftl files do the grammar."""

from collections.abc import Mapping, Sequence
from functools import partial

from velkahra.core.contract.options import Options
from velkahra.core.contract.words import AnyView, Ways
from velkahra.core.text.fluent import Arguments, FluentWords, list_ways, plain
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import facts, tables
from velkahra.games.pamir.text import events, names
from velkahra.games.pamir.text.names import TEXTS
from velkahra.games.pamir.view import build, model


class PamirWords(FluentWords[PamirState]):
    """The words of the game."""

    texts = TEXTS
    facts = events.EVENTS | events.REFUSALS

    def entries(self, language: str) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Return the special abilities, card by card. Rules: PP-ABIL-01."""
        found = []
        for card in facts.COURT:
            if card.ability:
                name = names.card_name(language, card.number)
                title = ability_title(card.ability, language)
                text = ability_text(facts.ABILITIES[card.ability], language)
                found.append((f"{name}: {title}", text))
        return {"ABIL": found}

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of a seat's colour."""
        return TEXTS.text(language, f"player-{facts.COLOURS[seat]}")

    def prompt(self, language: str, state: PamirState, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now, or what the others are doing."""
        return prompt_for(language, view or build.view_of(state, seat))

    def instead(self, language: str, view: AnyView, ways: Ways) -> str:
        """Return a sentence that lists what the seat of a view may do in place of what it tried."""
        return list_ways(TEXTS, language, ways, partial(_value_name, language, view, ways))


def ability_title(ability: str, language: str) -> str:
    """Return the title of a special ability."""
    return TEXTS.text(language, f"card-ability-{ability.replace('_', '-')}")


def ability_text(ability: facts.Ability, language: str) -> str:
    """Return what a special ability does."""
    return {"en": ability.text_en, "cs": ability.text_cs, "pl": ability.text_pl}[plain(language)]


def _value_name(language: str, view: model.View, ways: Ways, value: int) -> str:
    """Return the name of what a field of an action may be; "" where it would say nothing."""
    match ways.field:
        case "slot":
            return _market_name(language, view, value, is_priced=ways.kinds == ["buy"])
        case "card":
            return names.card_name(language, value + 1)
        case "to" if ways.kinds == ["sneak"]:
            return names.card_name(language, value + 1)
        case "region" | "to":
            return TEXTS.text(language, f"region-{facts.REGION_NAMES[value]}")
        case "border":
            return names.border_name(language, value)
        case "coalition":
            return TEXTS.text(language, f"coalition-{facts.COALITION_NAMES[value]}")
        case "player":
            return TEXTS.text(language, f"player-{player_key(view, value)}")
    return _small_name(language, ways.field, value)


def _small_name(language: str, field: str, value: int) -> str:
    match field:
        case "action":
            return TEXTS.text(language, f"action-{facts.ACTION_NAMES[value]}")
        case "suit":
            return TEXTS.text(language, f"suit-{facts.SUIT_NAMES[value]}")
        case "space":
            return str(2 * value + 2)
    return str(value) if field == "rupees" else ""


def _market_name(language: str, view: model.View, slot: int, *, is_priced: bool) -> str:
    card = names.card_name(language, view.market[slot].card)
    if not is_priced:
        return card
    return TEXTS.text(language, "way-priced", card=card, price=view.market[slot].price)


def player_key(view: model.View, player: int) -> str:
    """Return the key of a player's name."""
    return "wakhan" if player == view.wakhan else facts.COLOURS[player]


def prompt_for(language: str, view: model.View) -> str:
    """Return what `view.seat` is asked now, or what the others are doing; -1 is a spectator."""
    if view.decision == "over":
        return _over(language, view)
    if not view.deciders:
        key = "wait-wakhan" if view.decision in ("wakhan", "ai", "back") else "wait-dealer"
        return TEXTS.text(language, key)
    decider = view.deciders[0]
    said = _prompt_facts(language, view)
    if decider == view.seat and view.decision == "turn":
        return _turn_prompt(language, view)
    if decider == view.seat:
        return TEXTS.text(language, f"prompt-{view.decision}", **said)
    doing = TEXTS.text(language, f"doing-{view.decision}", **said)
    return TEXTS.text(language, "wait", **said, what=doing)


def _turn_prompt(language: str, view: model.View) -> str:
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


def _prompt_facts(language: str, view: model.View) -> Arguments:
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
        told |= TEXTS.in_role(language, "region", f"region-{facts.REGION_NAMES[view.pending[0]]}")
    if view.decision == "road":
        told |= {"number": view.pending[2], "all": view.pending[3]}
    if view.decision == "shed":
        told["patriots"] = int(view.pending[0] < 0)
        told.setdefault("region", "-")
    if view.decision == "prize":
        told["card"] = names.quoted_name(language, view.pending[0])
    if view.decision == "take":
        told |= events.piece(language, None, "place", view.pending[0])
    return told | _bribe_facts(language, view)


def _is_build_doubled(view: model.View) -> int:
    """Return 1 if who builds has Nation Building, else 0. Rules: PP-EVENT-112."""
    builder = view.deciders[0]
    return int(any((e.card, e.player) == (tables.NATION_BUILDING, builder) for e in view.lasting))


def _bribe_facts(language: str, view: model.View) -> Arguments:
    bribe = view.bribe
    if bribe is None:
        return {}
    holder = TEXTS.in_role(language, "other", f"player-{player_key(view, bribe.holder)}")
    payer = TEXTS.in_role(language, "payer", f"player-{player_key(view, bribe.payer)}")
    return {
        **holder,
        **payer,
        "card": names.quoted_name(language, bribe.card),
        "playing": int(bribe.playing),
        "full": bribe.full,
        "asked": bribe.asked,
        "offered": bribe.offered,
        "haggle": int(bribe.haggle),
        "able": int(bribe.able),
        "between": max(0, bribe.full - bribe.offered - 1),
    }


def _over(language: str, view: model.View) -> str:
    winners = [p for p, player in enumerate(view.players) if player.share > 0]
    seats = [TEXTS.text(language, f"player-{player_key(view, p)}") for p in winners]
    if len(winners) > 1:
        return TEXTS.text(language, "over-shared", seats=", ".join(seats))
    if view.seat in winners:
        return TEXTS.text(language, "over-yours")
    return TEXTS.text(language, "over-won", seat=seats[0])
