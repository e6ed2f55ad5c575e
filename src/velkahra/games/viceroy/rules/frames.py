"""Frames: what chance, several seats or one seat decide, and steps that the rules resolve.

A frame's kind tells who decides: chance up to `LAST_CHANCE`, several seats at once up to
`LAST_SECRET`, one seat up to `LAST_DECISION`, nobody above. Push a frame with its slots in their
order, as in `state.push(frames.PLACE, seat, card)`, and read a slot by its offset, as in
`state.slot(frames.PLACE_CARD)`. Records hold the kinds, so they never change.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.decision import Frame, Slot

BACK: Final[i64] = 1
DEAL: Final[i64] = 2
SHOW: Final[i64] = 3
VIRTUAL: Final[i64] = 4
LAST_CHANCE: Final[i64] = 4
START: Final[i64] = 5
BID: Final[i64] = 6
NAME: Final[i64] = 7
CARD: Final[i64] = 8
LAST_SECRET: Final[i64] = 8
TAKE: Final[i64] = 9
SHARE: Final[i64] = 10
REMOVE: Final[i64] = 11
GEMS: Final[i64] = 12
DRAW: Final[i64] = 13
ARCHIVE: Final[i64] = 14
PLACE: Final[i64] = 15
LEVEL_5: Final[i64] = 16
OPTION: Final[i64] = 17
COLOUR: Final[i64] = 18
OWN_GEM: Final[i64] = 19
DOUBLE: Final[i64] = 20
SWAP: Final[i64] = 21
FOR: Final[i64] = 22
GIVE: Final[i64] = 23
RETURN: Final[i64] = 24
TUCK: Final[i64] = 25
FREE: Final[i64] = 26
STORE: Final[i64] = 27
RECOLOUR: Final[i64] = 28
LAST_DECISION: Final[i64] = 28
ROUND: Final[i64] = 29
AUCTION: Final[i64] = 30
ATTACKERS: Final[i64] = 31
COLOURS: Final[i64] = 32
LOOSE: Final[i64] = 33
AFTER: Final[i64] = 34
RENEW: Final[i64] = 35
BUILD: Final[i64] = 36
LAY: Final[i64] = 37
REWARD: Final[i64] = 38
CARDS: Final[i64] = 39
FIRST: Final[i64] = 40
LAWS: Final[i64] = 41
COPY: Final[i64] = 42
END: Final[i64] = 44
SCORE: Final[i64] = 45

SECRET_SEATS: Final[i64] = 2  # of every secret choice: the bit set of those who choose
BACK_OWNER: Final[i64] = 2
DEAL_DECK: Final[i64] = 2  # CHARACTER_DECK or LAW_DECK
DEAL_OWNER: Final[i64] = 3
DEAL_PURPOSE: Final[i64] = 4
AT_THE_START: Final[i64] = 0
TAKEN: Final[i64] = 1
REVIEWED: Final[i64] = 2
SHOW_SLOT: Final[i64] = 2
SHOW_REFILL: Final[i64] = 3  # 1 for a card of the small deck, 0 for the large one
VIRTUAL_OPPONENT: Final[i64] = 2
START_SEATS: Final[i64] = 2
BID_SEATS: Final[i64] = 2
NAME_SEATS: Final[i64] = 2
NAME_COLOUR: Final[i64] = 3  # the colour they bid
NAME_OFTEN: Final[i64] = 4  # 1 if they may name once more
CARD_SEATS: Final[i64] = 2
TAKE_COLOUR: Final[i64] = 2  # the colour of the card, or ANY_CARD
ANY_CARD: Final[i64] = 4
TAKE_PURPOSE: Final[i64] = 3
BY_ATTACK: Final[i64] = 0
BY_BID: Final[i64] = 1
BY_LAW: Final[i64] = 2
SHARE_COLOUR: Final[i64] = 2  # the colour that both bid
GEMS_LEFT: Final[i64] = 2  # gems still to take
GEMS_FREE: Final[i64] = 3  # how many of them need not be taken
PLACE_CARD: Final[i64] = 2
PLACE_SPARED: Final[i64] = 3  # eternal gems not to be used, three bits for each colour
LEVEL_5_CARD: Final[i64] = 2
OPTION_LAW: Final[i64] = 2
COLOUR_CARD: Final[i64] = 2  # the card that the gem is laid on
OWN_GEM_CARD: Final[i64] = 2  # the card that the gem is laid on
OWN_GEM_COLOUR: Final[i64] = 3
DOUBLE_LAW: Final[i64] = 2
SWAP_LAW: Final[i64] = 2
FOR_LAW: Final[i64] = 2
FOR_CARD: Final[i64] = 3  # the card with the token on offer
FOR_TOKEN: Final[i64] = 4  # the kind of that token
GIVE_OTHER: Final[i64] = 2  # the seat that is paid
GIVE_LEFT: Final[i64] = 3  # the price in gems
RETURN_LEFT: Final[i64] = 2  # laws still to put back
TUCK_LAW: Final[i64] = 2
FREE_LAW: Final[i64] = 2
STORE_LAW: Final[i64] = 2
AUCTION_HELD: Final[i64] = 2  # auction rounds held so far
ATTACKERS_HELD: Final[i64] = 2  # the number of this auction round
COLOURS_COLOUR: Final[i64] = 2  # the colour that is next; 4 when all are settled
LOOSE_SEATS: Final[i64] = 2  # the bit set of those among whom one discards
AFTER_HELD: Final[i64] = 2  # the number of this auction round
BUILD_HELD: Final[i64] = 2  # building rounds held so far
REWARD_SOURCE: Final[i64] = 2  # where it is printed, see `tables`
REWARD_PART: Final[i64] = 3  # the part that is next
REWARD_CARD: Final[i64] = 4  # the card that tokens are laid on
CARDS_LEFT: Final[i64] = 2  # cards still to draw
LAWS_LEFT: Final[i64] = 2  # laws still to draw
LAWS_DRAWN: Final[i64] = 3
LAWS_LAW: Final[i64] = 4
COPY_CARD: Final[i64] = 2
COPY_GEMS: Final[i64] = 3  # gems still to copy, eight bits for each colour

_MASK: Final = Slot("seats", 1, 15)
_OWNER: Final = Slot("owner", 0, 3)
_COLOUR: Final = Slot("colour", 0, 3)
_ANY: Final = Slot("colour", 0, 4)
_CHARACTER: Final = Slot("card", 1, 64)
_CARD: Final = Slot("card", 1, 88)
_LAW: Final = Slot("law", 65, 88)
_LEFT: Final = Slot("left", 0, 6)
_DRAWN: Final = Slot("drawn", 0, 6)
_HELD: Final = Slot("held", 0, 3)
_NUMBER: Final = Slot("held", 1, 3)
_PURPOSE: Final = Slot("purpose", 0, 2)
_DECK: Final = Slot("deck", 0, 1)
_SLOT: Final = Slot("slot", 0, 7)
_REFILL: Final = Slot("refill", 0, 1)
_OPPONENT: Final = Slot("opponent", 0, 2)
_OFTEN: Final = Slot("often", 0, 1)
_GEMS_LEFT: Final = Slot("left", 0, 99)
_FREE: Final = Slot("free", 0, 99)
_TOKEN: Final = Slot("token", 0, 23)
_SOURCE: Final = Slot("source", 0, 351)
_PART: Final = Slot("part", 0, 3)
_GEMS: Final = Slot("gems", 0, 2**32 - 1)


def _seat(kind: int, name: str, meaning: str, *slots: Slot) -> Frame:
    return Frame(kind, name, meaning, (0, 3), *slots)


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(BACK, "back", "chance draws two gems that a seat puts back", None, _OWNER),
    Frame(DEAL, "deal", "chance draws a card for a seat", None, _DECK, _OWNER, _PURPOSE),
    Frame(SHOW, "show", "chance draws a card for the display", None, _SLOT, _REFILL),
    Frame(VIRTUAL, "virtual", "chance draws the bid of a virtual opponent", None, _OPPONENT),
    Frame(START, "start", "seats choose their first card in secret", None, _MASK),
    Frame(BID, "bid", "seats bid in secret", None, _MASK),
    Frame(
        NAME, "name", "two bidders name the card they want in secret", None, _MASK, _COLOUR, _OFTEN
    ),
    Frame(CARD, "card", "seats choose a card to lay in secret", None, _MASK),
    _seat(TAKE, "take", "a seat takes a card of the display", _ANY, _PURPOSE),
    _seat(SHARE, "share", "a seat may take the upper card beside a virtual opponent", _COLOUR),
    _seat(REMOVE, "remove", "a seat discards a card of the display for a virtual opponent"),
    _seat(GEMS, "gems", "a seat takes gems of the supply", _GEMS_LEFT, _FREE),
    _seat(DRAW, "draw", "a seat chooses the deck it draws from"),
    _seat(ARCHIVE, "archive", "a seat may tuck a card that it has just taken"),
    _seat(PLACE, "place", "a seat lays a card", _CARD, Slot("spared", 0, 4095)),
    _seat(LEVEL_5, "level-5", "a seat chooses the reward of a character on level 5", _CHARACTER),
    _seat(OPTION, "option", "a seat chooses an option of a law", _LAW),
    _seat(COLOUR, "colour", "a seat chooses the colour of an eternal gem", _CARD),
    _seat(OWN_GEM, "own-gem", "a seat may use its own gem as an eternal gem", _CARD, _COLOUR),
    _seat(DOUBLE, "double", "a seat chooses the character whose tokens a law doubles", _LAW),
    _seat(SWAP, "swap", "a seat chooses its token for a swap", _LAW),
    _seat(FOR, "for", "a seat chooses what it swaps for", _LAW, _CARD, _TOKEN),
    _seat(GIVE, "give", "a seat pays for a swap", Slot("other", 0, 3), Slot("left", 0, 8)),
    _seat(RETURN, "return", "a seat puts laws back on their deck", Slot("left", 1, 6)),
    _seat(TUCK, "tuck", "a seat tucks cards of its hand under a law", _LAW),
    _seat(FREE, "free", "a seat tucks a free card under a law", _LAW),
    _seat(STORE, "store", "a seat stores gems on a law", _LAW),
    _seat(RECOLOUR, "recolour", "a seat recolours circles at the end"),
    Frame(ROUND, "round", "begin the next round", None),
    Frame(AUCTION, "auction", "hold the next auction round", None, _HELD),
    Frame(ATTACKERS, "attackers", "let attackers take their cards", None, _NUMBER),
    Frame(COLOURS, "colours", "settle the bids of one colour after the other", None, _ANY),
    Frame(LOOSE, "loose", "make the free discards of virtual opponents", None, _MASK),
    Frame(AFTER, "after", "pay those who have passed", None, _NUMBER),
    Frame(RENEW, "renew", "renew the display after an auction", None),
    Frame(BUILD, "build", "hold the next building round", None, _HELD),
    Frame(LAY, "lay", "lay the revealed cards, the lowest number first", None),
    _seat(REWARD, "reward", "grant the next part of a reward", _SOURCE, _PART, _CARD),
    _seat(CARDS, "cards", "draw cards for a seat", Slot("left", 0, 3)),
    Frame(FIRST, "first", "grant the rewards of the first cards", None),
    _seat(LAWS, "laws", "draw laws for a seat to review", _LEFT, _DRAWN, _LAW),
    _seat(COPY, "copy", "double the eternal gems of a character", _CHARACTER, _GEMS),
    Frame(END, "end", "discard hands, let seats recolour", None),
    Frame(SCORE, "score", "add up all points", None),
)
