"""Names for sentences: powers in all their forms, cards, squares, sums."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Self

import msgspec

from velkahra.core.contract.options import Options
from velkahra.core.text.fluent import Arguments, role_forms
from velkahra.games.hammer.cards import card_ids, facts
from velkahra.games.hammer.cards.card_set import CardSet, set_index
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.puzzle import facts as puzzle_facts
from velkahra.games.hammer.puzzle import shaft
from velkahra.games.hammer.texts import TEXTS

STANDARD: Final = "standard"
NOBODY: Final = -1
_SIDE: Final = 24
_MARKS: Final = 16
_MINUS: Final = "\u2212"


class Table(msgspec.Struct, frozen=True):
    """Context of sentences about a game: the power (0..4) of each seat, and the set of cards."""

    powers: tuple[int, ...]
    cards: str = facts.STANDARD_SET

    @classmethod
    def of(cls, options: Options) -> Self:
        """Return the table described by the options of a game. Rules: HM-EDGE-RANK-04."""
        chosen = options.get("powers", STANDARD)
        first = () if chosen == STANDARD else tuple(map(POWERS.index, chosen.split("-")))
        rest = (power for power in range(len(POWERS)) if power not in first)
        return cls((*first, *rest), options.get("cards", facts.STANDARD_SET))


def set_title(language: str, name: str) -> str:
    """Return the title of a set of cards; the game's own sets have fixed titles.

    A title that another set has as well is followed by the end of the set's name.
    Raises: KeyError for a set that is not here.
    """
    if name == facts.STANDARD_SET or name not in facts.FOLDERS:
        usual = "standard" if name == facts.STANDARD_SET else name
        return TEXTS.text(language, f"option-cards-{usual}")
    if name.startswith(f"{STANDARD}-"):
        return TEXTS.text(language, "option-cards-older")
    title = set_index(facts.FOLDERS[name]).title.of(language)
    others = (
        set_index(facts.FOLDERS[other]) for other in facts.offered_sets()[1:] if other != name
    )
    is_single = all(other.title.of(language) != title for other in others)
    return title if is_single else f"{title} ({name.rpartition('-')[2]})"


def power_key(power: int) -> str:
    """Return the key of a power in names.ftl; NOBODY has one too."""
    return f"player-{POWERS[power] if power >= 0 else 'nobody'}"


def power_name(language: str, power: int, cards: str = facts.STANDARD_SET) -> str:
    """Return the name of a power, on its own. `cards` is the name of the set of cards."""
    return _renamed(language, power, cards) or TEXTS.text(language, power_key(power))


def power_forms(language: str, role: str, power: int, cards: str = facts.STANDARD_SET) -> Arguments:
    """Return all forms of a power's name as facts, named after its role in the sentence.

    A power that a set of one's own calls otherwise has that name in all forms.
    """
    forms = TEXTS.forms(language, power_key(power))
    own = _renamed(language, power, cards)
    if own:
        forms = {form: "one" if form == "verb" else own for form in forms}
    return role_forms(role, forms)


@cache
def _renamed(language: str, power: int, cards: str) -> str:
    """Return a power's name in a user's own set; "" if it has the usual one."""
    if power < 0 or cards == facts.STANDARD_SET:
        return ""
    usual, own = (
        next(p.name.of(language) for p in facts.card_set(number).powers if p.id == POWERS[power])
        for number in (0, facts.set_number(cards))
    )
    return own if own != usual else ""


def powers_forms(
    language: str, role: str, powers: Sequence[int], cards: str = facts.STANDARD_SET
) -> Arguments:
    """Return all forms of several powers as one: "China and the GLA", with a plural verb.

    `role` is the part they play in the sentence, `cards` the name of the set of cards.
    """
    if len(powers) < 2:
        return power_forms(language, role, powers[0] if powers else NOBODY, cards)
    all_forms = [power_forms(language, role, power, cards) for power in powers]
    out = {form: join(language, [str(one[form]) for one in all_forms]) for form in all_forms[0]}
    return {**out, **_together(language, role, all_forms)}


def _together(language: str, role: str, all_forms: Sequence[Arguments]) -> Arguments:
    """Return forms joined side by side, with the beginning and the verb corrected."""
    out: Arguments = {}
    if f"{role}-verb" in all_forms[0]:
        out[f"{role}-verb"] = "many"
    if f"{role}-start" in all_forms[0]:
        rest = [str(one[f"{role}-the"]) for one in all_forms[1:]]
        out[f"{role}-start"] = join(language, [str(all_forms[0][f"{role}-start"]), *rest])
    return out


def group_powers(group: int) -> tuple[int, ...]:
    """List the powers (0..4) of a group, an index of `card_ids.GROUPS`, ascending."""
    return tuple(sorted(card_ids.GROUPS[group]))


def source(slot: int, cards: str) -> facts.Placed:
    """Return a card, a side or a special ability. Raises: KeyError for an empty place.

    `slot` is its place, `cards` the name of the set of cards.
    """
    return facts.by_slot(facts.set_number(cards))[slot]


def source_name(language: str, slot: int, cards: str) -> str:
    """Return the name of a card, a side or a special ability by its place in the set `cards`.

    Raises: KeyError for a place without one.
    """
    found = source(slot, cards)
    named = found.card or found.side
    assert named is not None
    return named.name.of(language)


def card_name(language: str, card: int, cards: str) -> str:
    """Return the name of a card by its place in the set `cards`; a place without one is a dash."""
    try:
        return source_name(language, card, cards)
    except KeyError:
        return "\u2013"


def quoted_name(language: str, card: int, cards: str) -> str:
    """Return the name of a card of the set `cards` as a sentence has it, by its place."""
    return TEXTS.text(language, "quoted", name=card_name(language, card, cards))


def card_text(language: str, card: int, cards: str) -> str:
    """Return what a card says, with words in place of symbols, by its place in the set `cards`.

    Raises: KeyError for a place without one.
    """
    found = source(card, cards)
    named = found.card or found.side
    assert named is not None
    return in_words(language, named.text.of(language), facts.card_set(facts.set_number(cards)))


def option_text(language: str, card: int, option: int, cards: str) -> str:
    """Return the text of option number `option`, from 0, of a card's choice; "" if it has none.

    The card is given by its place in the set `cards`.
    """
    found = facts.by_slot(facts.set_number(cards)).get(card)
    said = found.card.options if found is not None and found.card is not None else ()
    if option >= len(said):
        return ""
    text = in_words(language, said[option].of(language), facts.card_set(facts.set_number(cards)))
    return text[:1].upper() + text[1:]


def in_words(language: str, text: str, cards: CardSet) -> str:
    """Return a card's text with words in place of symbols."""
    tokens, currency = cards.index.tokens, cards.index.currency
    text = text.replace("{T}", tokens.T.of(language))
    text = text.replace("{P}", f"1 {currency.bm.of(language)}")
    return text.replace("{", "").replace("}", f" {currency.sb.of(language)}")


def square_name(square: int) -> str:
    """Return the name of a square of the map, numbered 24 * column + line, as on the map: B7."""
    return shaft.square_name((square // _SIDE, square % _SIDE))


def code_marks(language: str, code: int) -> tuple[str, str]:
    """Return the names of the two dark marks of a code, a number as `values.code_of` packs it."""
    names = [mark.name.of(language) for mark in puzzle_facts.facts().glyphs]
    return names[code // _MARKS], names[code % _MARKS]


def sum_name(language: str, sb: int, bm: int) -> str:
    """Return points of both kinds in words: "3 SP and 1 PP"; none are "nothing"."""
    kinds = (("sb", sb), ("bm", bm))
    parts = [TEXTS.text(language, f"sum-{kind}", count=n) for kind, n in kinds if n]
    return join(language, parts) or TEXTS.text(language, "sum-nothing")


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"{number:+d}".replace("-", _MINUS)


def join(language: str, parts: Sequence[str]) -> str:
    """Return the parts of a sentence as one: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return TEXTS.text(language, "join-two", first=", ".join(parts[:-1]), second=parts[-1])
