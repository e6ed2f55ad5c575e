"""Names for sentences: seats, colours, cards, tokens and rewards.

`names.ftl` has seats, colours and tokens in all the forms of each language. Characters are named by
their own data, laws by the set that is played.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from velkahra.core.contract.options import Options
from velkahra.core.text.fluent import Arguments, Texts
from velkahra.games.viceroy.rules import facts, tables

TEXTS: Final = Texts(Path(__file__).parent)
HEADINGS: Final = ("circles", "eternal", "laws", "power", "magic", "sets", "attack")


def laws_of(options: Options) -> str:
    """Return the name of the set of laws."""
    return options.get("laws", facts.SET_NAMES[0])


def seat_name(language: str, seat: int) -> str:
    """Return the name of the symbol on a seat's screen."""
    return TEXTS.text(language, f"player-{facts.SEAT_NAMES[seat]}")


def law_of(law: int, laws: str) -> facts.Law:
    """Return a law by its number and the name of its set. Raises: ValueError for no known set."""
    return facts.LAW_SETS[facts.SET_NAMES.index(laws)].laws[law - facts.CHARACTERS - 1]


def card_name(language: str, card: int, laws: str) -> str:
    """Return the name of a card by its data; `laws` is the set of laws. 0 is no card."""
    if not card:
        return "-"
    if card <= facts.CHARACTERS:
        return facts.PEOPLE[card - 1].names[language]
    return law_of(card, laws).titles[language]


def quoted_name(language: str, card: int, laws: str) -> str:
    """Return the name of a card of the set `laws` as a sentence has it; 0 is no card."""
    name = card_name(language, card, laws)
    return TEXTS.text(language, "quoted", name=name) if card else name


def numbered_name(language: str, card: int, laws: str) -> str:
    """Return the name of a card of the set `laws` with its number, which decides the order."""
    return TEXTS.text(language, "numbered", card=card_name(language, card, laws), number=card)


def law_text(language: str, law: int, laws: str) -> str:
    """Return what a law says, in the words of its set `laws`."""
    return law_of(law, laws).text[language]


def law_ruling(language: str, law: int, laws: str) -> str:
    """Return how this project plays a law of the set `laws` whose text is ambiguous."""
    found = law_of(law, laws)
    fixed = "-fixed" if found.effect == "store_gems" and found.params.min else ""
    return TEXTS.text(language, f"ruling-{found.effect}{fixed}")


def seat_forms(language: str, role: str, seat: int) -> Arguments:
    """Return all forms of a seat's name as facts, named after its role in the sentence."""
    return TEXTS.in_role(language, role, f"player-{facts.SEAT_NAMES[seat]}")


def colour_forms(language: str, role: str, colour: int) -> Arguments:
    """Return all forms of a colour as facts, named after its role in the sentence."""
    return TEXTS.in_role(language, role, f"colour-{facts.COLOUR_NAMES[colour]}")


def token_name(language: str, kind: int, count: int = 1) -> str:
    """Return the name of tokens of a kind, an index into `tables.TOKEN_NAMES`."""
    return str(token_forms(language, "token", kind, count)["token"])


def token_forms(language: str, role: str, kind: int, count: int = 1) -> Arguments:
    """Return all forms of the name of `count` tokens as facts, named after their role.

    `kind` is an index into `tables.TOKEN_NAMES`.
    """
    told: Arguments = {"count": count}
    if kind < tables.SCIENCE:
        return TEXTS.in_role(language, role, "token-power", **told, value=facts.POWERS[kind])
    if kind < tables.MAGIC_BONUS:
        return TEXTS.in_role(language, role, f"token-{tables.TOKEN_NAMES[kind]}", **told)
    if kind < tables.CIRCLE_2:
        bonus = facts.MAGIC_BONUSES[kind - int(tables.MAGIC_BONUS)]
        return TEXTS.in_role(language, role, "token-magic-bonus", **told, value=bonus)
    told |= colour_forms(language, "colour", kind % 4)
    if kind < tables.ETERNAL:
        bonus = facts.CIRCLE_BONUSES[(kind - int(tables.CIRCLE_2)) // 4]
        return TEXTS.in_role(language, role, "token-circle-bonus", **told, value=bonus)
    key = "token-eternal" if kind < tables.STORED else "token-stored"
    return TEXTS.in_role(language, role, key, **told)


def attack_forms(language: str, count: int) -> Arguments:
    """Return all forms of the name of `count` attack tokens as the fact `token`."""
    return TEXTS.in_role(language, "token", "token-attack", count=count)


@lru_cache(maxsize=1024)
def reward_name(language: str, parts: tuple[facts.Part, ...]) -> str:
    """Return the name of a reward of a row or an option, all its parts."""
    return join(language, [_part_name(language, part) for part in parts])


def _part_name(language: str, part: facts.Part) -> str:
    if part.type in ("gems", "power", "card"):
        return TEXTS.text(language, f"picture-reward-{part.type}", count=part.n)
    what, count, kind = tables.encoded_part(part)
    if what == tables.ETERNAL_GEM:
        if kind == tables.ANY_COLOUR:
            return TEXTS.text(language, "picture-reward-eternal-any")
        colour = colour_forms(language, "colour", kind)
        return TEXTS.text(language, "picture-reward-eternal", **colour)
    is_attack = what == tables.ATTACK
    forms = (
        attack_forms(language, count) if is_attack else token_forms(language, "token", kind, count)
    )
    return str(forms.get("token-a", forms["token"]))


def gem_list(language: str, gems: Sequence[int]) -> str:
    """Return gems by colour: "2 blue, 1 red"; "" for none."""
    named = zip(facts.COLOUR_NAMES, gems, strict=True)
    return ", ".join(TEXTS.text(language, f"gems-{name}", count=n) for name, n in named if n)


def join(language: str, parts: Sequence[str]) -> str:
    """Return the parts of a sentence as one: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return TEXTS.text(language, "join-two", first=", ".join(parts[:-1]), second=parts[-1])


def lower(text: str) -> str:
    """Return a text with its first letter in lower case."""
    return text[:1].lower() + text[1:]
