"""Words on a card: for its drawing, and for people who cannot see it."""

from collections.abc import Sequence

from velkahra.games.hammer.cards.card_set import CardSet
from velkahra.games.hammer.cards.language import Card, Power, PowerCard
from velkahra.games.hammer.text.names import in_words
from velkahra.games.hammer.texts import TEXTS


def kind_line(cards: CardSet, card: Card, language: str) -> str:
    """Return in words what a card is, as "Action - Attack (Air)" (HM-ACTION-02)."""
    said = cards.index.kinds[card.kind].of(language)
    if card.role:
        return f"{said} \u2013 {cards.index.roles[card.role].of(language)}"
    if card.type:
        said += f" \u2013 {cards.index.types[card.type].of(language)}"
    if card.subtype:
        said += f" ({cards.index.subtypes[card.subtype].of(language)})"
    return said


def payers(card: Card, owners: Sequence[Power]) -> list[Power]:
    """List who pays the BM of a card, a power once for each BM."""
    if card.cost is None:
        return []
    if isinstance(card.cost.bm, dict):
        due = card.cost.bm
        return [power for power in owners for _ in range(due.get(power, 0))]
    return [owners[0]] * card.cost.bm


def card_label(cards: CardSet, card: Card, owners: Sequence[Power], language: str) -> str:
    """Describe a card in words: name, kind, price, text, owners."""
    return f"{card.name.of(language).rstrip('.')}. {card_details(cards, card, owners, language)}"


def card_details(cards: CardSet, card: Card, owners: Sequence[Power], language: str) -> str:
    """Describe a card in words without its name: kind, price, text, owners."""
    parts = [kind_line(cards, card, language)]
    if card.cost:
        parts.append(_price_words(cards, card, owners, language))
    parts.append(in_words(language, card.text.of(language), cards))
    parts.append(", ".join(power_of(cards, owner).name.of(language) for owner in owners))
    return ". ".join(part.rstrip(".") for part in parts) + "."


def _price_words(cards: CardSet, card: Card, owners: Sequence[Power], language: str) -> str:
    assert card.cost
    currency = cards.index.currency
    told = [f"{card.cost.sb} {currency.sb.of(language)}"] if card.cost.sb else []
    due = payers(card, owners)
    for power in dict.fromkeys(due):
        paid = f"{due.count(power)} {currency.bm.of(language)}"
        told.append(
            f"{paid} {power_of(cards, power).name.of(language)}" if len(owners) > 1 else paid
        )
    return TEXTS.text(language, "card-price", price=" + ".join(told) or "0")


def power_of(cards: CardSet, power: Power) -> PowerCard:
    """Return a power of a set. Raises: StopIteration if the set does not have it."""
    return next(one for one in cards.powers if one.id == power)
