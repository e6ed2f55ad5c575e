"""Facts of each verb of the card language: the words that texts have for it, and its drawing."""

from typing import Final, NamedTuple


class Verb(NamedTuple):
    """Facts of a verb.

    Attributes:
        drawing: the drawing of `objects.svg` for a card that does this first.
        said: the deed, a key of `check.deeds.VERBS`, that a text has for it; "" if it depends on
            the arguments.
        also: other deeds that a text may have for it.
    """

    drawing: str
    said: str = ""
    also: tuple[str, ...] = ()


VERBS: Final = {
    "gain": Verb("coins"),
    "lose": Verb("wallet"),
    "steal": Verb("wallet"),
    "convert": Verb("coins", "convert"),
    "gain_info": Verb("lens"),
    "steal_info": Verb("copier"),
    "peek_info": Verb("binoculars", "look"),
    "draw": Verb("files", "draw"),
    "discard": Verb("torn", "discard"),
    "mill": Verb("torn", "mill"),
    "look_hand": Verb("binoculars", "look"),
    "look_top": Verb("binoculars", "look"),
    "sift": Verb("files", "look", ("take", "return")),
    "search": Verb("files", "find", ("take", "look", "return")),
    "recover": Verb("door", "return", ("deploy",)),
    "restock": Verb("files", "", ("deploy", "return")),
    "destroy": Verb("mask"),
    "sacrifice": Verb("mask", "sacrifice"),
    "tire": Verb("padlock", "tire"),
    "detain": Verb("padlock", "detain", ("tire", "untire")),
    "untire": Verb("clock", "untire"),
    "bounce": Verb("suitcase", "return", ("deploy",)),
    "take": Verb("keys", "take"),
    "deploy": Verb("door", "deploy"),
    "modify": Verb("stamp"),
}
