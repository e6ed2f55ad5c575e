"""Frames: what chance, several seats or one seat decide, and steps that the rules resolve.

A frame's kind tells who decides: chance up to `LAST_CHANCE`, several seats at once up to
`LAST_SECRET`, one seat up to `LAST_DECISION`, nobody above. Push a frame with its slots in their
order, as in `state.push(frames.PLACE, seat, card)`, and read a slot by its offset, as in
`state.slot(frames.PLACE_CARD)`. Records hold the kinds, so they never change.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.decision import Frame, Slot

BACK: Final[i64] = 1  # chance draws two gems that a seat puts back
DEAL: Final[i64] = 2  # chance draws a card for a seat
SHOW: Final[i64] = 3  # chance draws a card for the display
VIRTUAL: Final[i64] = 4  # chance draws the bid of a virtual opponent
LAST_CHANCE: Final[i64] = 4
START: Final[i64] = 5  # seats choose their first card
BID: Final[i64] = 6  # seats bid
NAME: Final[i64] = 7  # two bidders name the card they want
CARD: Final[i64] = 8  # seats choose a card to lay
LAST_SECRET: Final[i64] = 8
TAKE: Final[i64] = 9  # a seat takes a card of the display
SHARE: Final[i64] = 10  # a seat takes the upper card beside a virtual opponent, or goes on
REMOVE: Final[i64] = 11  # a seat discards a card of the display for a virtual opponent
GEMS: Final[i64] = 12  # a seat takes gems of the supply
DRAW: Final[i64] = 13  # a seat chooses the deck it draws from
ARCHIVE: Final[i64] = 14  # a seat may tuck one of the cards it has just taken
PLACE: Final[i64] = 15  # a seat lays a card in its pyramid
LEVEL_5: Final[i64] = 16  # a seat chooses the reward of a character on level 5
OPTION: Final[i64] = 17  # a seat chooses an option of a law
COLOUR: Final[i64] = 18  # a seat chooses the colour of an eternal gem
OWN_GEM: Final[i64] = 19  # a seat may use its own gem as an eternal gem
DOUBLE: Final[i64] = 20  # a seat chooses the character whose tokens a law doubles
SWAP: Final[i64] = 21  # a seat chooses its token for a swap
FOR: Final[i64] = 22  # a seat chooses the token of another seat that it swaps for
GIVE: Final[i64] = 23  # a seat pays another one for a swap
RETURN: Final[i64] = 24  # a seat puts laws of its hand back on their deck
TUCK: Final[i64] = 25  # a seat tucks cards of its hand under a law
FREE: Final[i64] = 26  # a seat tucks a free card of its pyramid under a law
STORE: Final[i64] = 27  # a seat stores gems on a law
RECOLOUR: Final[i64] = 28  # a seat recolours circles at the end
LAST_DECISION: Final[i64] = 28
ROUND: Final[i64] = 29  # begin the next round
AUCTION: Final[i64] = 30  # hold the next auction round
ATTACKERS: Final[i64] = 31  # let attackers take their cards
COLOURS: Final[i64] = 32  # settle the bids of one colour after the other
LOOSE: Final[i64] = 33  # make the free discards of virtual opponents
AFTER: Final[i64] = 34  # pay those who have passed
RENEW: Final[i64] = 35  # renew the display after an auction
BUILD: Final[i64] = 36  # hold the next building round
LAY: Final[i64] = 37  # lay the revealed cards, the lowest number first
REWARD: Final[i64] = 38  # grant the next part of a reward
CARDS: Final[i64] = 39  # draw cards for a seat
FIRST: Final[i64] = 40  # grant the rewards of the first cards
LAWS: Final[i64] = 41  # draw laws for a seat to review
COPY: Final[i64] = 42  # double the eternal gems of a character
END: Final[i64] = 44  # discard hands, let seats recolour
SCORE: Final[i64] = 45  # add up all points

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

_SEATS: Final = (0, 3)
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
FRAMES: Final[tuple[Frame, ...]] = (
    Frame(BACK, "back", None, _OWNER),
    Frame(DEAL, "deal", None, Slot("deck", 0, 1), _OWNER, _PURPOSE),
    Frame(SHOW, "show", None, Slot("slot", 0, 7), Slot("refill", 0, 1)),
    Frame(VIRTUAL, "virtual", None, Slot("opponent", 0, 2)),
    Frame(START, "start", None, _MASK),
    Frame(BID, "bid", None, _MASK),
    Frame(NAME, "name", None, _MASK, _COLOUR, Slot("often", 0, 1)),
    Frame(CARD, "card", None, _MASK),
    Frame(TAKE, "take", _SEATS, _ANY, _PURPOSE),
    Frame(SHARE, "share", _SEATS, _COLOUR),
    Frame(REMOVE, "remove", _SEATS),
    Frame(GEMS, "gems", _SEATS, Slot("left", 0, 99), Slot("free", 0, 99)),
    Frame(DRAW, "draw", _SEATS),
    Frame(ARCHIVE, "archive", _SEATS),
    Frame(PLACE, "place", _SEATS, _CARD, Slot("spared", 0, 4095)),
    Frame(LEVEL_5, "level-5", _SEATS, _CHARACTER),
    Frame(OPTION, "option", _SEATS, _LAW),
    Frame(COLOUR, "colour", _SEATS, _CARD),
    Frame(OWN_GEM, "own-gem", _SEATS, _CARD, _COLOUR),
    Frame(DOUBLE, "double", _SEATS, _LAW),
    Frame(SWAP, "swap", _SEATS, _LAW),
    Frame(FOR, "for", _SEATS, _LAW, _CARD, Slot("token", 0, 23)),
    Frame(GIVE, "give", _SEATS, Slot("other", 0, 3), Slot("left", 0, 8)),
    Frame(RETURN, "return", _SEATS, Slot("left", 1, 6)),
    Frame(TUCK, "tuck", _SEATS, _LAW),
    Frame(FREE, "free", _SEATS, _LAW),
    Frame(STORE, "store", _SEATS, _LAW),
    Frame(RECOLOUR, "recolour", _SEATS),
    Frame(ROUND, "round", None),
    Frame(AUCTION, "auction", None, _HELD),
    Frame(ATTACKERS, "attackers", None, _NUMBER),
    Frame(COLOURS, "colours", None, _ANY),
    Frame(LOOSE, "loose", None, _MASK),
    Frame(AFTER, "after", None, _NUMBER),
    Frame(RENEW, "renew", None),
    Frame(BUILD, "build", None, _HELD),
    Frame(LAY, "lay", None),
    Frame(REWARD, "reward", _SEATS, Slot("source", 0, 351), Slot("part", 0, 3), _CARD),
    Frame(CARDS, "cards", _SEATS, Slot("left", 0, 3)),
    Frame(FIRST, "first", None),
    Frame(LAWS, "laws", _SEATS, _LEFT, _DRAWN, _LAW),
    Frame(COPY, "copy", _SEATS, _CHARACTER, Slot("gems", 0, 2**32 - 1)),
    Frame(END, "end", None),
    Frame(SCORE, "score", None),
)
