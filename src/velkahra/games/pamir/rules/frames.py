"""Frames: every pending decision and step, and the ranges of its slots.

Push one with its slots in this order, as in `state.push(frames.SITE, player, rank)`, and read a
slot by its name, as in `state.slot(frames.BRIBE_PRICE)`. Slots that are left out are 0. Records
hold the numbers of the kinds, so they never change.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.decision import Frame, Slot

# Chance draws.
FILL: Final[i64] = 1
FIRST: Final[i64] = 2
BACK: Final[i64] = 3
AI: Final[i64] = 4
WAKHAN: Final[i64] = 5
LAST_CHANCE: Final[i64] = 5
# A player decides.
LOYALTY: Final[i64] = 6
TURN: Final[i64] = 7
BRIBE: Final[i64] = 8
ANSWER: Final[i64] = 9
TAX: Final[i64] = 10
GIFT: Final[i64] = 11
BUILD: Final[i64] = 12
MOVE: Final[i64] = 13
BETRAY: Final[i64] = 14
PRIZE: Final[i64] = 15
SITE: Final[i64] = 16
BATTLE: Final[i64] = 17
ROAD: Final[i64] = 18
SPY: Final[i64] = 19
TAKE: Final[i64] = 20
DEBT: Final[i64] = 21
SHED: Final[i64] = 22
COURT: Final[i64] = 23
HAND: Final[i64] = 24
CONFIDENCE: Final[i64] = 25
HOUSE: Final[i64] = 26
BLACKMAIL: Final[i64] = 27
RUMOR: Final[i64] = 28
SWAP: Final[i64] = 29
SUIT: Final[i64] = 30
REBUKE: Final[i64] = 31
LAST_DECISION: Final[i64] = 31
# The rules resolve it.
ICONS: Final[i64] = 32
PUT: Final[i64] = 33
DIAL: Final[i64] = 34
WIN_PRIZE: Final[i64] = 35
CLEAN: Final[i64] = 36
SLIDE: Final[i64] = 37
CHECK: Final[i64] = 38
BEGIN: Final[i64] = 39
PLAY_HAND: Final[i64] = 40

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

_WAKHAN: Final = (1, 2)
_PRICE: Final = Slot("price", 0, 10)
_ACTION: Final = Slot("action", 15, 814)
_CARD: Final = Slot("card", 1, 100)
_REGION: Final = Slot("region", 0, 5)
_PLACE: Final = Slot("place", 0, 594)
_COALITION: Final = Slot("coalition", 0, 2)
_LINE: Final = Slot("line", 0, 2)
_IDLE: Final = Slot("idle", 0, 3)
_BONUS: Final = Slot("bonus", 0, 1)
_LEFT: Final = Slot("left", 0, 3)
_TAKEN: Final = Slot("taken", 0, 3)
_VICTIM: Final = Slot("victim", 0, 5)
_SOURCE: Final = Slot("source", 0, 12)
_PLACED: Final = Slot("placed", 0, 6)
_MOST: Final = Slot("most", 1, 6)
_FREE: Final = Slot("free", 0, 1)
_SITE: Final = Slot("site", 0, 110)
_TRIBES: Final = Slot("tribes", 0, 4095)
_SPIES: Final = Slot("spies", 0, 1023)
_HOUSE_SPIES: Final = Slot("spies", 1, 3)


def _seat(kind: int, name: str, meaning: str, *slots: Slot) -> Frame:
    return Frame(kind, name, meaning, (0, 4), *slots)


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(FILL, "fill", "chance draws a card for the market", None, Slot("setup", 0, 0)),
    Frame(FIRST, "first", "chance draws who chooses a loyalty first", None),
    Frame(BACK, "back", "chance turns up the back of Wakhan's next card", None),
    Frame(AI, "ai", "chance draws Wakhan's card", None),
    Frame(WAKHAN, "wakhan", "Wakhan takes a step", _WAKHAN, _LINE, _IDLE, _BONUS),
    _seat(LOYALTY, "loyalty", "a seat chooses its loyalty"),
    _seat(TURN, "turn", "the active seat acts, or ends its turn"),
    _seat(
        BRIBE,
        "bribe",
        "a seat pays a bribe, asks for less, or withdraws",
        Slot("holder", 0, 4),
        _PRICE,
        Slot("asked", 0, 10),
        _ACTION,
    ),
    _seat(
        ANSWER,
        "answer",
        "the receiver of a bribe answers an offer",
        Slot("payer", 0, 4),
        _PRICE,
        Slot("offered", 0, 10),
        _ACTION,
    ),
    _seat(TAX, "tax", "a seat takes rupees", _LEFT, _TAKEN, _VICTIM, _SOURCE),
    _seat(GIFT, "gift", "a seat chooses a gift space"),
    _seat(BUILD, "build", "a seat places blocks", _PLACED, _MOST, _FREE),
    _seat(MOVE, "move", "a seat moves pieces", Slot("left", 0, 3), Slot("made", 0, 3)),
    _seat(BETRAY, "betray", "a seat chooses the card to betray"),
    _seat(PRIZE, "prize", "a seat may take the prize of a betrayed card", _CARD),
    _seat(SITE, "site", "a seat chooses where to battle", Slot("rank", 1, 3)),
    _seat(BATTLE, "battle", "a seat removes pieces", _LEFT, _SITE, _TRIBES, _SPIES),
    _seat(ROAD, "road", "a seat chooses the border of a road", _REGION, _COALITION),
    _seat(SPY, "spy", "a seat chooses the card of a spy", _REGION),
    _seat(TAKE, "take", "a seat takes a piece from play, since the supply is empty", _PLACE),
    _seat(DEBT, "debt", "a seat discards a card for leverage", Slot("owed", 1, 2)),
    _seat(SHED, "shed", "a seat loses court cards", Slot("region", -3, 5)),
    _seat(COURT, "court", "a seat discards from a court that is too large"),
    _seat(HAND, "hand", "a seat discards from a hand that is too large"),
    _seat(CONFIDENCE, "confidence", "a seat discards a hand card for Confidence Failure"),
    _seat(HOUSE, "house", "a seat may put lost spies into a Safe House", _HOUSE_SPIES),
    _seat(BLACKMAIL, "blackmail", "a seat may put a spy on a card without spies", _REGION),
    _seat(RUMOR, "rumor", "a seat names someone for Rumor"),
    _seat(SWAP, "swap", "a seat chooses with whom to swap hands"),
    _seat(SUIT, "suit", "a seat chooses the favored suit"),
    _seat(REBUKE, "rebuke", "a seat chooses the region to rebuke"),
    _seat(ICONS, "icons", "the impact icons of a card", _CARD, Slot("icon", 0, 4)),
    _seat(PUT, "put", "the placement of a piece", _PLACE),
    _seat(DIAL, "dial", "the turn of a loyalty dial", _COALITION),
    _seat(WIN_PRIZE, "win-prize", "a betrayed card becomes a prize", _CARD),
    _seat(CLEAN, "clean", "the cleanup of a turn", Slot("step", 0, 5)),
    Frame(SLIDE, "slide", "the rows of the market close up", None),
    _seat(CHECK, "check", "a dominance check"),
    _seat(BEGIN, "begin", "the beginning of a turn"),
    Frame(PLAY_HAND, "play-hand", "Wakhan plays the cards that came into her hand", _WAKHAN),
)
