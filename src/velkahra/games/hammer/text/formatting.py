"""Turns the facts of events and refusals into what their sentences may use."""

from collections.abc import Callable, Mapping
from typing import Final

from velkahra.core.text.fluent import Arguments
from velkahra.games.hammer.cards.card_ids import ABILITY
from velkahra.games.hammer.cards.facts import by_slot, set_number
from velkahra.games.hammer.text import names, texts, vocabulary
from velkahra.games.hammer.text.names import Table

Facts = Mapping[str, int]

_SEATS: Final = ("seat", "other", "finder")


def arguments_of(language: str, kind: str, facts: Facts, table: Table) -> Arguments:
    """Return the facts of an event or a refusal as what its sentence may use."""
    out: Arguments = {}
    for name, value in facts.items():
        out |= _FACTS[name](language, value, table) if name in _FACTS else {name: value}
    out |= _together(language, facts, table)
    return out | (_BESIDE[kind](language, facts, table) if kind in _BESIDE else {})


def _seat(name: str) -> "FactFormatter":
    def arguments(language: str, seat: int, table: Table) -> Arguments:
        return names.power_forms(
            language, name, table.powers[seat] if seat >= 0 else names.NOBODY, table.cards
        )

    return arguments


def _seats(language: str, seats: int, table: Table) -> Arguments:
    powers = [power for seat, power in enumerate(table.powers) if seats >> seat & 1]
    return names.powers_forms(language, "seats", powers, table.cards)


def _power(language: str, power: int, table: Table) -> Arguments:
    return names.power_forms(language, "power", power, table.cards)


def _group(language: str, group: int, table: Table) -> Arguments:
    return names.powers_forms(language, "group", names.group_powers(group), table.cards)


def _card(language: str, card: int, table: Table) -> Arguments:
    """Return a card with its kind, number of abilities, and owners, as facts."""
    found = by_slot(set_number(table.cards)).get(card)
    out: Arguments = {"card": quoted(language, names.card_name(language, card, table.cards))}
    out |= names.powers_forms(language, "home", found.owners if found else (), table.cards)
    out["joint"] = int(found is not None and len(found.owners) > 1)
    if found is not None and found.card is not None:
        out |= {"kind": found.card.kind, "abilities": len(found.card.abilities)}
    return out


def quoted(language: str, name: str) -> str:
    """Return the name of a card in quotation marks, if the language uses them."""
    return texts.TEXTS.text(language, "quoted", name=name)


def _source(language: str, slot: int, table: Table) -> Arguments:
    return {"source": quoted(language, names.card_name(language, slot, table.cards))}


def _code(language: str, code: int, table: Table) -> Arguments:
    first, second = names.code_marks(language, code)
    return {"first": first, "second": second}


def _square(language: str, square: int, table: Table) -> Arguments:
    return {"square": names.square_name(square)}


def _frame(language: str, frame: int, table: Table) -> Arguments:
    return {"now": texts.TEXTS.text(language, f"now-{vocabulary.DECISIONS[frame]}")}


FactFormatter = Callable[[str, int, Table], Arguments]

_FACTS: Final[dict[str, FactFormatter]] = {
    **{name: _seat(name) for name in _SEATS},
    "seats": _seats,
    "power": _power,
    "group": _group,
    "card": _card,
    "source": _source,
    "code": _code,
    "square": _square,
    "frame": _frame,
}


def _together(language: str, facts: Facts, table: Table) -> Arguments:
    """Return facts that follow from several others at once."""
    out: Arguments = {}
    if "bm" in facts:
        out["sum"] = names.sum_name(language, facts["sb"], facts["bm"])
        out["some"] = facts["sb"] + facts["bm"]
    if "other" in facts:
        out["own"] = int(facts["seat"] == facts["other"])
    if "finder" in facts:
        out["found"] = int(facts["finder"] >= 0)
    if "need" in facts and "have" in facts:
        out["short"] = int(facts["have"] < facts["need"])
    return out | _of_cards(language, facts, table) | _of_groups(language, facts, table)


def _of_cards(language: str, facts: Facts, table: Table) -> Arguments:
    """Return who has a card: the seat, or all partners if it is joint."""
    if "card" not in facts or "seat" not in facts:
        return {}
    found = by_slot(set_number(table.cards)).get(facts["card"])
    own = (table.powers[facts["seat"]],) if facts["seat"] >= 0 else ()
    joint = found is not None and len(found.owners) > 1
    owners = found.owners if found is not None and joint else own
    out = names.powers_forms(language, "owner", owners, table.cards)
    others = [power for power in owners if power not in own]
    return out | names.powers_forms(language, "partners", others, table.cards)


def _of_groups(language: str, facts: Facts, table: Table) -> Arguments:
    """Return the others of a group, seen from the team that offers or answers."""
    if "group" not in facts or "seat" not in facts:
        return {}
    others = [p for p in names.group_powers(facts["group"]) if p != table.powers[facts["seat"]]]
    return names.powers_forms(language, "partners", others, table.cards)


def _special(language: str, facts: Facts, table: Table) -> Arguments:
    """Return which special ability it is; once used, it is no secret. Rules: HM-EDGE-ABILITY-04."""
    slot = ABILITY + table.powers[facts["seat"]]
    return {"ability": quoted(language, names.card_name(language, slot, table.cards))}


def _correction(language: str, facts: Facts, table: Table) -> Arguments:
    """Return corrected points as a difference."""
    return {"points": names.signed(facts["points"])}


def _amendment(language: str, facts: Facts, table: Table) -> Arguments:
    """Return a correction as a difference."""
    return {"by": names.signed(facts["by"])}


_BESIDE: Final[dict[str, Callable[[str, Facts, Table], Arguments]]] = {
    "special": _special,
    "corrected": _correction,
    "amended": _amendment,
}
"""Further arguments of sentences, by kind of event."""
