"""Frames: every pending decision and step, and the ranges of its slots.

Push one with its slots in this order, as in `state.push(frames.SITE, player, rank)`, and read a
slot by its name, as in `state.slot(frames.BRIBE_PRICE)`. Slots that are left out are 0. Records
hold the numbers of the kinds, so they never change.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.decision import Frame, Slot

# Chance draws.
FILL: Final[i64] = 1  # cards for the empty spaces of the market
FIRST: Final[i64] = 2  # who chooses a loyalty first
BACK: Final[i64] = 3  # the back of Wakhan's next card
AI: Final[i64] = 4  # Wakhan's card
WAKHAN: Final[i64] = 5  # Wakhan's next step
LAST_CHANCE: Final[i64] = 5
# A player decides.
LOYALTY: Final[i64] = 6  # the starting loyalty
TURN: Final[i64] = 7  # an action, or the end of the turn
BRIBE: Final[i64] = 8  # whether to pay, to ask for a lower bribe, or to withdraw
ANSWER: Final[i64] = 9  # the receiver's answer to an offer
TAX: Final[i64] = 10  # a rupee to take
GIFT: Final[i64] = 11  # a gift space
BUILD: Final[i64] = 12  # a place for the next block
MOVE: Final[i64] = 13  # a piece to move
BETRAY: Final[i64] = 14  # a card to betray
PRIZE: Final[i64] = 15  # whether to take the prize of a betrayed card
SITE: Final[i64] = 16  # where to battle
BATTLE: Final[i64] = 17  # a piece to remove in a battle
ROAD: Final[i64] = 18  # the border of a road
SPY: Final[i64] = 19  # the card of a spy
TAKE: Final[i64] = 20  # a piece to take from play, since the supply is empty
DEBT: Final[i64] = 21  # a card to discard for each rupee of leverage not paid back
SHED: Final[i64] = 22  # the next court card that goes because its condition no longer holds
COURT: Final[i64] = 23  # a card to discard from a court that is too large
HAND: Final[i64] = 24  # a card to discard from a hand that is too large
CONFIDENCE: Final[i64] = 25  # a hand card to discard for Confidence Failure
HOUSE: Final[i64] = 26  # a Safe House for a lost spy, or none
BLACKMAIL: Final[i64] = 27  # a card without spies for a spy, or none
RUMOR: Final[i64] = 28  # whom Rumor names
SWAP: Final[i64] = 29  # with whom to swap hands
SUIT: Final[i64] = 30  # the favored suit
REBUKE: Final[i64] = 31  # the region to rebuke
LAST_DECISION: Final[i64] = 31
# The rules resolve it.
ICONS: Final[i64] = 32  # the impact icons of a card
PUT: Final[i64] = 33  # the placement of a piece
DIAL: Final[i64] = 34  # the turn of a loyalty dial
WIN_PRIZE: Final[i64] = 35  # a betrayed card becomes a prize
CLEAN: Final[i64] = 36  # the cleanup of a turn
SLIDE: Final[i64] = 37  # the rows of the market close up
CHECK: Final[i64] = 38  # a dominance check
BEGIN: Final[i64] = 39  # the beginning of a turn
PLAY_HAND: Final[i64] = 40  # Wakhan plays the cards that came into her hand

FILL_SETUP: Final[i64] = 2  # unused
WAKHAN_LINE: Final[i64] = 2  # the next line of her card
WAKHAN_IDLE: Final[i64] = 3  # lines in a row that came to nothing
WAKHAN_BONUS: Final[i64] = 4  # 1 once she takes bonus actions only
BRIBE_HOLDER: Final[i64] = 2  # who receives
BRIBE_PRICE: Final[i64] = 3  # the full bribe in rupees
BRIBE_ASKED: Final[i64] = 4  # rupees that the receiver asks for
BRIBE_ACTION: Final[i64] = 5  # the action that the bribe is for
ANSWER_PAYER: Final[i64] = 2  # who pays
ANSWER_PRICE: Final[i64] = 3  # the full bribe in rupees
ANSWER_OFFERED: Final[i64] = 4  # rupees that the payer offers
ANSWER_ACTION: Final[i64] = 5  # the action that the bribe is for
TAX_LEFT: Final[i64] = 2  # rupees that may still be taken
TAX_TAKEN: Final[i64] = 3  # rupees taken
TAX_VICTIM: Final[i64] = 4  # 1 + the player whom Wakhan taxes, 0 for nobody
TAX_SOURCE: Final[i64] = 5  # 1 + the market space of Wakhan's last rupee, 0 for none
BUILD_PLACED: Final[i64] = 2  # blocks placed
BUILD_MOST: Final[i64] = 3  # blocks that may be placed
BUILD_FREE: Final[i64] = 4  # 1 for the free block of Infrastructure
MOVE_LEFT: Final[i64] = 2  # moves left
MOVE_MADE: Final[i64] = 3  # moves made
PRIZE_CARD: Final[i64] = 2
SITE_RANK: Final[i64] = 2  # the rank of the card
BATTLE_LEFT: Final[i64] = 2  # pieces that may still be removed
BATTLE_SITE: Final[i64] = 3  # a region, or that of a card, see `places.court_site`
BATTLE_TRIBES: Final[i64] = 4  # tribes and blocks removed, two bits for each owner
BATTLE_SPIES: Final[i64] = 5  # spies removed, two bits for each owner
ROAD_REGION: Final[i64] = 2  # the region that the border must touch
ROAD_COALITION: Final[i64] = 3  # whose road it is
SPY_REGION: Final[i64] = 2  # the region of the card
TAKE_PLACE: Final[i64] = 2  # where the piece will be placed
DEBT_OWED: Final[i64] = 2  # rupees still owed
SHED_REGION: Final[i64] = 2  # a region without own tribes, or see `court.patriots_of_others`
HOUSE_SPIES: Final[i64] = 2  # spies that can be saved
BLACKMAIL_REGION: Final[i64] = 2  # the region of the card
ICONS_CARD: Final[i64] = 2
ICONS_ICON: Final[i64] = 3  # the next icon, from the top
PUT_PLACE: Final[i64] = 2
DIAL_COALITION: Final[i64] = 2  # the new loyalty
WIN_PRIZE_CARD: Final[i64] = 2
CLEAN_STEP: Final[i64] = 2  # the next step: court, hand, upper row, lower row, market, next turn

_SEATS: Final = (0, 4)
_WAKHAN: Final = (1, 2)
_PRICE: Final = Slot("price", 0, 10)
_ACTION: Final = Slot("action", 15, 814)
_CARD: Final = Slot("card", 1, 100)
_REGION: Final = Slot("region", 0, 5)
_PLACE: Final = Slot("place", 0, 594)
_COALITION: Final = Slot("coalition", 0, 2)
FRAMES: Final = (
    Frame(FILL, "fill", None, Slot("setup", 0, 0)),
    Frame(FIRST, "first", None),
    Frame(BACK, "back", None),
    Frame(AI, "ai", None),
    Frame(WAKHAN, "wakhan", _WAKHAN, Slot("line", 0, 2), Slot("idle", 0, 3), Slot("bonus", 0, 1)),
    Frame(LOYALTY, "loyalty", _SEATS),
    Frame(TURN, "turn", _SEATS),
    Frame(BRIBE, "bribe", _SEATS, Slot("holder", 0, 4), _PRICE, Slot("asked", 0, 10), _ACTION),
    Frame(ANSWER, "answer", _SEATS, Slot("payer", 0, 4), _PRICE, Slot("offered", 0, 10), _ACTION),
    Frame(
        TAX,
        "tax",
        _SEATS,
        Slot("left", 0, 3),
        Slot("taken", 0, 3),
        Slot("victim", 0, 5),
        Slot("source", 0, 12),
    ),
    Frame(GIFT, "gift", _SEATS),
    Frame(BUILD, "build", _SEATS, Slot("placed", 0, 6), Slot("most", 1, 6), Slot("free", 0, 1)),
    Frame(MOVE, "move", _SEATS, Slot("left", 0, 3), Slot("made", 0, 3)),
    Frame(BETRAY, "betray", _SEATS),
    Frame(PRIZE, "prize", _SEATS, _CARD),
    Frame(SITE, "site", _SEATS, Slot("rank", 1, 3)),
    Frame(
        BATTLE,
        "battle",
        _SEATS,
        Slot("left", 0, 3),
        Slot("site", 0, 110),
        Slot("tribes", 0, 4095),
        Slot("spies", 0, 1023),
    ),
    Frame(ROAD, "road", _SEATS, _REGION, _COALITION),
    Frame(SPY, "spy", _SEATS, _REGION),
    Frame(TAKE, "take", _SEATS, _PLACE),
    Frame(DEBT, "debt", _SEATS, Slot("owed", 1, 2)),
    Frame(SHED, "shed", _SEATS, Slot("region", -3, 5)),
    Frame(COURT, "court", _SEATS),
    Frame(HAND, "hand", _SEATS),
    Frame(CONFIDENCE, "confidence", _SEATS),
    Frame(HOUSE, "house", _SEATS, Slot("spies", 1, 3)),
    Frame(BLACKMAIL, "blackmail", _SEATS, _REGION),
    Frame(RUMOR, "rumor", _SEATS),
    Frame(SWAP, "swap", _SEATS),
    Frame(SUIT, "suit", _SEATS),
    Frame(REBUKE, "rebuke", _SEATS),
    Frame(ICONS, "icons", _SEATS, _CARD, Slot("icon", 0, 4)),
    Frame(PUT, "put", _SEATS, _PLACE),
    Frame(DIAL, "dial", _SEATS, _COALITION),
    Frame(WIN_PRIZE, "win-prize", _SEATS, _CARD),
    Frame(CLEAN, "clean", _SEATS, Slot("step", 0, 5)),
    Frame(SLIDE, "slide", None),
    Frame(CHECK, "check", _SEATS),
    Frame(BEGIN, "begin", _SEATS),
    Frame(PLAY_HAND, "play-hand", _WAKHAN),
)
