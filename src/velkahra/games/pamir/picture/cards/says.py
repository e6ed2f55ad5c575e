"""The words on the cards, and what a screen reader says of them: every fact on the card."""

from functools import cache, lru_cache
from typing import Final

from velkahra.core.text.fluent import plain
from velkahra.games.pamir.picture.cards.ink import STRENGTHS
from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.text.names import TEXTS, card_name
from velkahra.games.pamir.text.words import ability_text, ability_title
from velkahra.picture.words import capital


def say(language: str, key: str, /, **facts: str | int) -> str:
    """Return words of the cards by their key, without `card-` before it."""
    return TEXTS.text(language, f"card-{key}", **facts)


def half_title(half: facts.Half, language: str) -> str:
    """Return the title of a half of an event."""
    return say(language, f"half-{half.effect.replace('_', '-')}")


def half_text(half: facts.Half, language: str) -> str:
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
    """Return in words everything on a court card or an event, by its number."""
    if number > facts.COURT_CARDS:
        return _event(facts.EVENTS[number - facts.COURT_CARDS - 1], language)
    card, name = facts.COURT[number - 1], card_name(language, number)
    head = say(language, "says", number=number, name=name, **_kind(card, language))
    return " ".join((head, *_printed(card, language)))


def _kind(card: facts.Card, language: str) -> dict[str, str]:
    return {
        "region": say(language, f"region-{card.region}"),
        "suit": say(language, f"suit-{card.suit}"),
        "rank": say(language, "rank", rank=card.rank),
    }


def card_traits(number: int, language: str) -> dict[str, str]:
    """Return the suit, the region and the kind of a card, by its number, as far as it has them."""
    if number > facts.COURT_CARDS:
        event = facts.EVENTS[number - facts.COURT_CARDS - 1]
        return {"kind": say(language, f"is-{event.kind.removeprefix('dominance_')}")}
    card = facts.COURT[number - 1]
    found = {name: say(language, f"{name}-{getattr(card, name)}") for name in ("suit", "region")}
    return {**found, "kind": say(language, "is-court")}


@cache
def card_details(number: int, language: str, effects: bool = False) -> str:
    """Return in words everything on a card, by its number, but a court card's name.

    With `effects` also what the actions of a court card do.
    """
    if number > facts.COURT_CARDS:
        check = facts.EVENTS[number - facts.COURT_CARDS - 1].kind == "dominance_check"
        scores = f" {say(language, 'check-scores')}" if check else ""
        return f"{card_label(number, language)}{scores}"
    card = facts.COURT[number - 1]
    does = [_effect(name, card, language) for name in card.actions * effects]
    kind = say(language, "kind", **_kind(card, language))
    return " ".join((kind, *_printed(card, language), *does))


def _effect(action: str, card: facts.Card, language: str) -> str:
    """Return what an action of a court card does, in a sentence after its name."""
    name = capital(say(language, f"action-{action}"))
    return f"{name}: {say(language, f'does-{action}', rank=card.rank)}"


def _printed(card: facts.Card, language: str) -> list[str]:
    """Return in words what a court card is good for, sentence by sentence."""
    said = [_icons(card, language), _actions(card, language)]
    if card.patriot:
        said.insert(0, say(language, "says-patriot", side=card.patriot))
    if card.prize:
        said.append(say(language, "says-prize", prize=say(language, f"prize-{card.prize}")))
    if card.ability:
        title, words = ability_title(card.ability, language), facts.ABILITIES[card.ability]
        text = ability_text(words, language)
        said.append(say(language, "says-ability", title=title, text=text))
    return said


def _icons(card: facts.Card, language: str) -> str:
    if not card.impact:
        return say(language, "says-no-icons")
    icons = ", ".join(icon_words(name, language) for name in card.impact)
    return say(language, "says-icons", icons=icons)


def _actions(card: facts.Card, language: str) -> str:
    if not card.actions:
        return say(language, "says-no-actions")
    named = (
        say(language, f"action-{name}") + (f" {card.rank}" if name in STRENGTHS else "")
        for name in card.actions
    )
    return say(language, "says-actions", actions=", ".join(named))


def _event(card: facts.EventCard, language: str) -> str:
    if card.kind == "dominance_check":
        words = half_text(card.purchased, language)
        return say(language, "says-check", number=card.number, text=words)
    facts: dict[str, str | int] = {"number": card.number}
    for name, half in (("upper", card.discarded), ("lower", card.purchased)):
        facts[name], facts[f"{name}-text"] = half_title(half, language), half_text(half, language)
    return say(language, "says-event", **facts)


@cache
def card_sides(number: int, language: str) -> str:
    """Name the coalition of a card's patriot and that of its prize; "" where there are none."""
    if number > facts.COURT_CARDS:
        return ""
    card = facts.COURT[number - 1]
    patriot = say(language, f"patriot-{card.patriot}") if card.patriot else ""
    prize = say(language, f"prize-{card.prize}") if card.prize else ""
    return ", ".join(filter(None, (patriot, prize)))


@lru_cache(maxsize=1024)
def gains(number: int, side: str, language: str) -> str:
    """Return in short what a card brings when it is played, or an event when it is bought.

    Args:
        number: the card.
        side: the coalition its player is loyal to, "" if that is not known.
        language: of the words.

    Returns: words such as "3 British armies in Punjab".
    """
    if number > facts.COURT_CARDS:
        half = facts.EVENTS[number - facts.COURT_CARDS - 1].purchased
        return f"{say(language, 'bought')}: {half_title(half, language)}"
    card = facts.COURT[number - 1]
    pieces = [_pieces(name, card, side, language) for name in _PIECES if name in card.impact]
    others = [_other(name, card, language) for name in facts.ICON_NAMES[len(_PIECES) :]]
    placed = []
    if pieces:
        place = TEXTS.in_role(language, "region", f"region-{card.region}")
        placed = [TEXTS.text(language, "card-gains", what=", ".join(pieces), **place)]
    return "; ".join(filter(None, (*placed, *others))) or (
        _actions(card, language)
        if card.actions or not card.ability
        else ability_title(card.ability or "", language)
    )


_PIECES: Final = ("road", "army", "tribe", "spy")


def _pieces(name: str, card: facts.Card, side: str, language: str) -> str:
    count = card.impact.count(name)
    if name in ("tribe", "spy"):
        return say(language, f"gains-{name}", count=count)
    return say(language, f"gains-{name}", count=count, side=card.patriot or side or "none")


def _other(name: str, card: facts.Card, language: str) -> str:
    count = card.impact.count(name)
    if not count:
        return ""
    if name == "leverage":
        return say(language, "gains-rupees", count=2 * count)
    return icon_words(name, language)
