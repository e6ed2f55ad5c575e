"""Checks the keys of a card of each kind, and the ids and prices of a deck's cards."""

from collections.abc import Iterator
from typing import Final

from velkahra.games.hammer.cards.check import uses
from velkahra.games.hammer.cards.language import Ability, Card, Kind, Power, Side
from velkahra.games.hammer.cards.reading import join
from velkahra.games.hammer.cards.remarks import remark
from velkahra.games.hammer.cards.visitor import Finding, fields

_EFFECTS: Final = ("effect", "abilities", "triggers", "static")
_PERMANENT: Final = {"cost", "abilities", "triggers", "static"}
_MAY: Final[dict[Kind, set[str]]] = {
    "spy": {"role", *_PERMANENT},
    "place": _PERMANENT,
    "situation": _PERMANENT,
    "action": {"type", "subtype", "cost", "effect"},
    "ability": {"effect"},
}
_MUST: Final[dict[Kind, set[str]]] = {
    "spy": {"role", "cost"},
    "place": {"cost"},
    "situation": {"cost"},
    "action": {"type", "cost"},
    "ability": set(),
}
_ALL: Final = [name for name in Card.__struct_fields__ if any(name in may for may in _MAY.values())]


def shape(card: Card) -> Iterator[Finding]:
    """Yield keys that a card of its kind lacks or may not have."""
    for name, value in fields(card):
        if name not in _ALL:
            continue
        if value in (None, ()):
            if name in _MUST[card.kind]:
                yield name, remark("card-needs", kind=card.kind, key=name)
        elif name not in _MAY[card.kind]:
            allowed = tuple(each for each in _ALL if each in _MAY[card.kind])
            yield name, remark("card-has-no", kind=card.kind, key=name, right=allowed)
    for at, ability in enumerate(card.abilities):
        yield from ((join(f"abilities[{at}]", key), what) for key, what in _used(card, ability))


def _used(card: Card, ability: Ability) -> Iterator[Finding]:
    """Find what lets an ability be used by the wrong card, or without end. Rules: HM-ACT-04."""
    cost = ability.cost
    if cost.tire and card.kind != "spy":
        yield "cost.tire", remark("tires-no-spy")
    if uses.is_unlimited(ability) and uses.gives_back(ability):
        yield "", remark("endless", right=uses.ONCE)


def substance(node: Card | Side) -> Iterator[Finding]:
    """Find a text without an effect, or an effect that is carried out twice."""
    has_effect = any(value for name, value in fields(node) if name in _EFFECTS)
    manual = isinstance(node, Card) and node.manual
    if manual and has_effect:
        yield "manual", remark("manual-effect")
    if not manual and not has_effect:
        yield "text", remark("no-effect")


def of_deck(card: Card, deck: str, owners: tuple[Power, ...], is_joint: bool) -> Iterator[Finding]:
    """Yield what does not suit the deck that a card belongs to, whose owners are `owners`.

    `deck` is its id; `is_joint` says that it belongs to a group.
    """
    if not card.id.startswith(f"{deck}-"):
        yield "id", remark("begins-deck", right=f"{deck}-{card.id}")
    if card.kind == "ability":
        yield "kind", remark("special-elsewhere", right=tuple(_MAY)[:-1])
    if is_joint and card.count != 1:
        yield "count", remark("joint-single")
    if card.cost and is_joint:
        bm = card.cost.bm
        if not isinstance(bm, dict) or set(bm) != set(owners) or 0 in bm.values():
            right = "{" + ", ".join(f"{owner}: 1" for owner in owners) + "}"
            yield "cost.bm", remark("owners-pay", right=right)
    elif card.cost and isinstance(card.cost.bm, dict):
        yield "cost.bm", remark("joint-pays")


def of_power(card: Card, power: Power, kind: Kind) -> Iterator[Finding]:
    """Find what does not suit an informant or ability of a power, which is to be of a `kind`."""
    if not card.id.startswith(f"{power}-"):
        yield "id", remark("begins-power", right=f"{power}-{card.id}")
    if card.kind != kind:
        yield "kind", remark("should-be", right=kind)
    elif kind == "spy" and card.role == "infiltrator":
        yield "role", remark("starts-with")
    if card.count != 1:
        yield "count", remark("power-single")
    if card.cost and isinstance(card.cost.bm, dict):
        yield "cost.bm", remark("joint-pays")


def of_side(side: Side, power: Power) -> Iterator[Finding]:
    """Find what does not suit a strong or weak side of a power."""
    if not side.id.startswith(f"{power}-"):
        yield "id", remark("begins-power", right=f"{power}-{side.id}")
