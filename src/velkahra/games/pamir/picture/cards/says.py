"""The words on the cards, and what a screen reader says of them: every fact on the card."""

from functools import cache
from pathlib import Path
from typing import Final

from velkahra.core.text.fluent import Texts, plain
from velkahra.games.pamir.picture.cards.ink import STRENGTHS
from velkahra.games.pamir.rules.facts import (
    ABILITIES,
    COURT,
    COURT_CARDS,
    EVENTS,
    Ability,
    Card,
    EventCard,
    Half,
)

TEXTS: Final = Texts(Path(__file__).parents[2] / "text")


def say(language: str, key: str, /, **facts: str | int) -> str:
    """Return words of the cards by their key, without `card-` before it."""
    return TEXTS.text(language, f"card-{key}", **facts)


def card_name(number: int, language: str) -> str:
    """Return the title of a court card, or of the lower half of an event."""
    return say(language, f"name-{number}")


def ability_title(ability: str, language: str) -> str:
    """Return the title of a special ability."""
    return say(language, f"ability-{ability.replace('_', '-')}")


def half_title(half: Half, language: str) -> str:
    """Return the title of a half of an event."""
    return say(language, f"half-{half.effect.replace('_', '-')}")


def ability_text(ability: Ability, language: str) -> str:
    """Return what a special ability does."""
    return {"en": ability.text_en, "cs": ability.text_cs, "pl": ability.text_pl}[plain(language)]


def half_text(half: Half, language: str) -> str:
    """Return what a half of an event does."""
    return {"en": half.text_en, "cs": half.text_cs, "pl": half.text_pl}[plain(language)]


def line_text(line: str, language: str) -> str:
    """Return what a line of one of Wakhan's cards has her do."""
    return say(language, f"line-{line.replace('_', '-')}")


def icon_words(name: str, language: str) -> str:
    """Name an impact icon."""
    return say(language, f"icon-{name.replace('favored-suit:', 'favor-')}")


@cache
def card_label(number: int, language: str) -> str:
    """Say everything that is on a court card or an event."""
    if number > COURT_CARDS:
        return _event(EVENTS[number - COURT_CARDS - 1], language)
    return _court(COURT[number - 1], language)


def _court(card: Card, language: str) -> str:
    said = [
        say(
            language,
            "says",
            number=card.number,
            name=card_name(card.number, language),
            region=say(language, f"region-{card.region}"),
            suit=say(language, f"suit-{card.suit}"),
            rank=say(language, "rank", rank=card.rank),
        )
    ]
    if card.patriot:
        said.append(say(language, "says-patriot", side=card.patriot))
    said += [_icons(card, language), _actions(card, language)]
    if card.prize:
        said.append(say(language, "says-prize", prize=say(language, f"prize-{card.prize}")))
    if card.ability:
        title, words = ability_title(card.ability, language), ABILITIES[card.ability]
        text = ability_text(words, language)
        said.append(say(language, "says-ability", title=title, text=text))
    return " ".join(said)


def _icons(card: Card, language: str) -> str:
    if not card.impact:
        return say(language, "says-no-icons")
    icons = ", ".join(icon_words(name, language) for name in card.impact)
    return say(language, "says-icons", icons=icons)


def _actions(card: Card, language: str) -> str:
    if not card.actions:
        return say(language, "says-no-actions")
    named = (
        say(language, f"action-{name}") + (f" {card.rank}" if name in STRENGTHS else "")
        for name in card.actions
    )
    return say(language, "says-actions", actions=", ".join(named))


def _event(card: EventCard, language: str) -> str:
    if card.kind == "dominance_check":
        words = half_text(card.purchased, language)
        return say(language, "says-check", number=card.number, text=words)
    facts: dict[str, str | int] = {"number": card.number}
    for name, half in (("upper", card.discarded), ("lower", card.purchased)):
        facts[name], facts[f"{name}-text"] = half_title(half, language), half_text(half, language)
    return say(language, "says-event", **facts)
