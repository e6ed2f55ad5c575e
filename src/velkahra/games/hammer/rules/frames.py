"""Frames: what chance or the organiser decide, what teams decide, and steps that the rules resolve.

A frame's kind tells who decides: the dealer or the organiser up to `LAST_CHANCE`, one team or
several up to `LAST_DECISION`, nobody above. Push a frame with its slots in their order, as in
`state.push(frames.MILL, seat, left)`, and read a slot by its offset, as in
`state.slot(frames.MILL_LEFT)`. Records hold the kinds, so they never change.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.decision import Frame, Slot

# Chance draws, or the organiser enters what happened.
HIDE: Final[i64] = 1
SALT: Final[i64] = 2
DEAL: Final[i64] = 3
JOINT: Final[i64] = 4
FINISH: Final[i64] = 5
LOT: Final[i64] = 6
COIN: Final[i64] = 7
LOSE_CARD: Final[i64] = 8
COPY: Final[i64] = 9
MILL: Final[i64] = 10
LOOK: Final[i64] = 11
RESTOCK: Final[i64] = 12
PICK: Final[i64] = 13
DESK: Final[i64] = 14
LAST_CHANCE: Final[i64] = 14
# Several teams decide at once.
BET: Final[i64] = 15
# One team decides; with SWAP all teams do.
SWAP: Final[i64] = 16
WAIVE: Final[i64] = 17
ORDER: Final[i64] = 18
REFRESH: Final[i64] = 19
UNTIRE: Final[i64] = 20
DRAW: Final[i64] = 21
JOIN: Final[i64] = 22
SIFT: Final[i64] = 23
MAIN: Final[i64] = 24
DEMAND: Final[i64] = 25
CHOOSE: Final[i64] = 26
ROW: Final[i64] = 27
STEAL_ROW: Final[i64] = 28
MAY: Final[i64] = 29
CHANGE: Final[i64] = 30
SHARE: Final[i64] = 31
CONSENT: Final[i64] = 32
TAKE_CARD: Final[i64] = 33
OWN_DISCARD: Final[i64] = 34
DISCARD: Final[i64] = 35
SQUARE: Final[i64] = 36
ALLY: Final[i64] = 37
PART: Final[i64] = 38
SACRIFICE: Final[i64] = 39
SEARCH: Final[i64] = 40
LAST_DECISION: Final[i64] = 40
# The rules resolve it. 61 is free.
SETUP: Final[i64] = 41
HANDS: Final[i64] = 42
ROUND: Final[i64] = 43
POPULATION: Final[i64] = 44
BETS: Final[i64] = 45
RESULTS: Final[i64] = 46
POSITIONS: Final[i64] = 47
TURNS: Final[i64] = 48
BEGIN: Final[i64] = 49
UNTIRING: Final[i64] = 50
DRAWING: Final[i64] = 51
PLAYING: Final[i64] = 52
LIMIT: Final[i64] = 53
CLOSE: Final[i64] = 54
TALKS: Final[i64] = 55
ROUND_END: Final[i64] = 56
NEXT_ROUND: Final[i64] = 57
TRIGGERS: Final[i64] = 58
RUN: Final[i64] = 59
DRAWS: Final[i64] = 60
PENALTY: Final[i64] = 62
PLAYED: Final[i64] = 63
OPEN: Final[i64] = 64

SALT_DRAWN: Final[i64] = 2  # numbers drawn so far
JOINT_GROUP: Final[i64] = 2  # the group
FINISH_PLACED: Final[i64] = 2  # the seats that have a place already, as bits
FINISH_PLACE: Final[i64] = 3  # the next place
LOT_TIED: Final[i64] = 2  # the seats that are tied, as bits
COIN_PERCENT: Final[i64] = 2  # how likely it is won
COIN_PURPOSE: Final[i64] = 3  # FOR_POPULATION or FOR_EFFECT
COIN_LOST_AT: Final[i64] = 4  # the op of an effect to go on with if the coin is lost
LOSE_CARD_LEFT: Final[i64] = 2  # cards still to be lost
LOSE_CARD_SPARED: Final[i64] = 3  # the seats whose joint cards are spared, as bits
COPY_FROM: Final[i64] = 2  # the seat they are stolen from
COPY_LEFT: Final[i64] = 3  # clues still to be stolen
COPY_COPIED: Final[i64] = 4  # the rows stolen so far, as bits
MILL_LEFT: Final[i64] = 2  # cards still to be put there
LOOK_DECK: Final[i64] = 2  # the seat whose deck it is
LOOK_LEFT: Final[i64] = 3  # cards still to be looked at
LOOK_LOOKED: Final[i64] = 4  # cards to be looked at in all
# What the look is for: FOR_DRAWING, FOR_LOOKING, or where the op that sifts the cards stands.
LOOK_PURPOSE: Final[i64] = 5
RESTOCK_GROUP: Final[i64] = 2  # the seats that own the deck, as bits
RESTOCK_LEFT: Final[i64] = 3  # cards still to be put back
PICK_FILTER: Final[i64] = 2  # the filter the cards must match
PICK_LEFT: Final[i64] = 3  # cards still to be selected
DESK_FOUND: Final[i64] = 2  # the seats that found T. H. at the same time, as bits
BET_SEATS: Final[i64] = 2  # the seats that have a joker, as bits
SWAP_CARDS: Final[i64] = 2  # the cards of the hand of one team; of several teams the seats, as bits
WAIVE_CARD: Final[i64] = 2  # the spy
REFRESH_MADE: Final[i64] = 2  # conversions made so far
UNTIRE_LEFT: Final[i64] = 2  # spies it may still untire
DRAW_REFUSED: Final[i64] = 2  # the groups that refused to draw together, as bits
JOIN_GROUP: Final[i64] = 2  # the group that would draw
JOIN_PROPOSER: Final[i64] = 3  # the seat that asks
JOIN_SEATS: Final[i64] = 4  # the seats to be asked afterwards, as bits
SIFT_FILTER: Final[i64] = 2  # the filter the cards must fit; -1 for any card
SIFT_LEFT: Final[i64] = 3  # cards it may still take
SIFT_LOOKED: Final[i64] = 4  # cards of those looked at that still lie on top
SIFT_MUST: Final[i64] = 5  # 1 if it must take a card, as in the draw phase
MAIN_USED: Final[i64] = 2  # abilities of spies used in this turn
MAIN_REFUSED: Final[i64] = 3  # always 0: old positions as text have it
DEMAND_DEMAND: Final[i64] = 2  # the row of the demand
DEMAND_LEFT: Final[i64] = 3  # cards still to be chosen; 1 for an option or a team
DEMAND_SOURCE: Final[i64] = 4  # always 0: old positions as text have it
DEMAND_ABILITY: Final[i64] = 5  # always 0: old positions as text have it
CHOOSE_FILTER: Final[i64] = 2  # the filter the cards must match
CHOOSE_LEFT: Final[i64] = 3  # cards still to be chosen
CHOOSE_DEED: Final[i64] = 4  # 1 where fewer may be chosen, plus 256 times the op that follows
CHOOSE_HOLDER: Final[i64] = 5  # the seat that must control the cards; -1 for any
ROW_LEFT: Final[i64] = 2  # clues still to be named
STEAL_ROW_FROM: Final[i64] = 2  # the seat they are stolen from
STEAL_ROW_LEFT: Final[i64] = 3  # clues still to be named
MAY_ELSE: Final[i64] = 2  # the op to go on with if not
CHANGE_RATE: Final[i64] = 2  # the SB that a BM costs
CHANGE_LEFT: Final[i64] = 3  # BM it may still get
SHARE_CARD: Final[i64] = 2  # the joint card
SHARE_PARTNER: Final[i64] = 3  # the seat that pays
SHARE_SEATS: Final[i64] = 4  # the partners whose share is said afterwards, as bits
SHARE_LEFT: Final[i64] = 5  # SB of the price that nobody pays yet
CONSENT_CARD: Final[i64] = 2  # the joint card
CONSENT_PLAYER: Final[i64] = 3  # the seat that plays it
CONSENT_SEATS: Final[i64] = 4  # the partners to be asked afterwards, as bits
TAKE_CARD_FROM: Final[i64] = 2  # the seat whose hand it is
TAKE_CARD_LEFT: Final[i64] = 3  # cards still to be discarded
TAKE_CARD_SPARED: Final[i64] = 4  # the seats whose joint cards are spared, as bits
OWN_DISCARD_LEFT: Final[i64] = 2  # cards still to be discarded
OWN_DISCARD_SOURCE: Final[i64] = 3  # always -1: old positions as text have it
ALLY_WITH: Final[i64] = 2  # the seat that offers it
PART_WITH: Final[i64] = 2  # the seat that ends it
SACRIFICE_LEFT: Final[i64] = 2  # permanents still to be sacrificed
SEARCH_FILTER: Final[i64] = 2  # the filter the cards must match
SEARCH_LEFT: Final[i64] = 3  # cards it may still take
SEARCH_INTO_PLAY: Final[i64] = 4  # 1 if they enter play, 0 if they go to the hand
SETUP_TEAM: Final[i64] = 2  # the seat to be dealt to next
HANDS_LEFT: Final[i64] = 2  # cards still to be dealt
HANDS_SIZE: Final[i64] = 3  # cards of the whole hand
POPULATION_TEAM: Final[i64] = 2  # the seat to be looked at next
TURNS_PLACE: Final[i64] = 2  # the position in the order whose turn is next
DRAWING_LEFT: Final[i64] = 2  # cards still to be drawn; NOT_COUNTED before the phase begins
DRAWING_FIRST: Final[i64] = 3  # 1 as long as the team may still draw with others instead
DRAWS_LEFT: Final[i64] = 2  # cards still to be drawn
PLAYED_CARD: Final[i64] = 2  # the action

NOT_COUNTED: Final[i64] = -1
FOR_LOOKING: Final[i64] = -1
FOR_DRAWING: Final[i64] = -2
FOR_POPULATION: Final[i64] = 0
FOR_EFFECT: Final[i64] = 1
DEED_SHIFT: Final[i64] = 8
"""Bits below the op in CHOOSE_DEED."""

_LEFT: Final = Slot("left", 0, 9999)
_FROM: Final = Slot("from", 0, 4)
_FILTER: Final = Slot("filter", 0, 99999)
_MASK: Final = Slot("seats", 0, 31)
_CARD: Final = Slot("card", 0, 301)
_DRAWN: Final = Slot("drawn", 0, 8)
_PLACED: Final = Slot("placed", 0, 31)
_PLACE: Final = Slot("place", 1, 6)
_PERCENT: Final = Slot("percent", 0, 100)
_PURPOSE: Final = Slot("purpose", 0, 1)
_LOST_AT: Final = Slot("lost-at", 0, 99999)
_SPARED: Final = Slot("spared", 0, 31)
_COPIED: Final = Slot("copied", 0, 2**48 - 1)
_LOOKED: Final = Slot("looked", 0, 9999)
_JOIN_GROUP: Final = Slot("group", 0, 25)
_PROPOSER: Final = Slot("proposer", 0, 4)
_SIFT_FILTER: Final = Slot("filter", -1, 99999)
_MUST: Final = Slot("must", 0, 1)
_USED: Final = Slot("used", 0, 9999)
_REFUSED: Final = Slot("refused", 0, 0)
_DEMAND: Final = Slot("demand", 0, 99999)
_SOURCE: Final = Slot("source", 0, 0)
_ABILITY: Final = Slot("ability", 0, 0)
_DEED: Final = Slot("deed", 0, 65535)
_HOLDER: Final = Slot("holder", -1, 4)
_ELSE: Final = Slot("else", 0, 99999)
_RATE: Final = Slot("rate", 0, 9999)
_PLAYER: Final = Slot("player", 0, 4)
_OWN_DISCARD_SOURCE: Final = Slot("source", -1, -1)
_INTO_PLAY: Final = Slot("into-play", 0, 1)
_TEAM: Final = Slot("team", 0, 5)
_HANDS_LEFT: Final = Slot("left", 0, 99)
_SIZE: Final = Slot("size", 0, 99)
_DRAWING_LEFT: Final = Slot("left", -1, 9999)
_FIRST: Final = Slot("first", 0, 1)


def _team(kind: int, name: str, meaning: str, *slots: Slot) -> Frame:
    return Frame(kind, name, meaning, (0, 4), *slots)


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(HIDE, "hide", "chance chooses where T. H. hides", None),
    Frame(SALT, "salt", "chance draws the numbers of the encoded picture", None, _DRAWN),
    _team(DEAL, "deal", "chance draws the top card of a deck"),
    Frame(JOINT, "joint", "chance draws the top card of a joint deck", None, Slot("group", 0, 25)),
    Frame(FINISH, "finish", "a team finishes the partial game", None, _PLACED, _PLACE),
    Frame(LOT, "lot", "chance draws which of tied teams chooses first", None, Slot("tied", 0, 31)),
    _team(COIN, "coin", "chance tosses a coin", _PERCENT, _PURPOSE, _LOST_AT),
    _team(LOSE_CARD, "lose-card", "chance picks cards of a hand to be discarded", _LEFT, _SPARED),
    _team(COPY, "copy", "chance picks pieces of information to be stolen", _FROM, _LEFT, _COPIED),
    _team(MILL, "mill", "chance draws cards from a deck onto its pile", _LEFT),
    _team(
        LOOK,
        "look",
        "chance draws the cards that a team looks at",
        Slot("deck", 0, 4),
        _LEFT,
        _LOOKED,
        Slot("purpose", -2, 999999),
    ),
    Frame(
        RESTOCK,
        "restock",
        "chance puts cards of a joint pile back into their deck",
        None,
        Slot("group", 0, 31),
        _LEFT,
    ),
    Frame(PICK, "pick", "chance selects cards for an effect", None, _FILTER, _LEFT),
    Frame(DESK, "desk", "the organiser may enter what happened", None, Slot("found", 0, 31)),
    Frame(BET, "bet", "teams bet their jokers in secret", None, _MASK),
    Frame(SWAP, "swap", "teams may swap their first hands", (-1, 4), Slot("cards", 0, 99)),
    _team(WAIVE, "waive", "a team says whether a lost spy comes back", _CARD),
    _team(ORDER, "order", "a team chooses its position in the order of turns"),
    _team(REFRESH, "refresh", "a team turns SB into BM", Slot("made", 0, 9999)),
    _team(UNTIRE, "untire", "a team chooses what gets ready", Slot("left", 0, 302)),
    _team(DRAW, "draw", "a team draws a card", Slot("refused", 0, 2**26 - 1)),
    _team(JOIN, "join", "a team may join a draw", _JOIN_GROUP, _PROPOSER, _MASK),
    _team(
        SIFT, "sift", "a team chooses among cards it looks at", _SIFT_FILTER, _LEFT, _LOOKED, _MUST
    ),
    _team(MAIN, "main", "a team plays cards and uses abilities", _USED, _REFUSED),
    _team(DEMAND, "demand", "a team meets a demand of a card", _DEMAND, _LEFT, _SOURCE, _ABILITY),
    _team(CHOOSE, "choose", "a team chooses cards for an effect", _FILTER, _LEFT, _DEED, _HOLDER),
    _team(ROW, "row", "a team names pieces of information that it gains", _LEFT),
    _team(
        STEAL_ROW, "steal-row", "a team names pieces of information that it steals", _FROM, _LEFT
    ),
    _team(MAY, "may", "a team says whether a part of an effect is carried out", _ELSE),
    _team(CHANGE, "change", "a team turns SB into BM by an effect", _RATE, _LEFT),
    _team(
        SHARE,
        "share",
        "a team says what its partner pays of a joint card",
        _CARD,
        Slot("partner", 0, 4),
        _MASK,
        _LEFT,
    ),
    _team(CONSENT, "consent", "a partner agrees to a joint card", _CARD, _PLAYER, _MASK),
    _team(TAKE_CARD, "take-card", "a team chooses cards of another hand", _FROM, _LEFT, _SPARED),
    _team(
        OWN_DISCARD, "own-discard", "a team discards cards by an effect", _LEFT, _OWN_DISCARD_SOURCE
    ),
    _team(DISCARD, "discard", "a team discards down to its limit"),
    _team(SQUARE, "square", "a team names a square"),
    _team(ALLY, "ally", "a team answers an offer of cooperation", Slot("with", 0, 4)),
    _team(PART, "part", "a team answers the end of a cooperation", Slot("with", 0, 4)),
    _team(SACRIFICE, "sacrifice", "a team gives up permanents", _LEFT),
    _team(SEARCH, "search", "a team searches its deck", _FILTER, _LEFT, _INTO_PLAY),
    Frame(SETUP, "setup", "deals the first hands, one team after the other", None, _TEAM),
    _team(HANDS, "hands", "deals a hand card by card", _HANDS_LEFT, _SIZE),
    Frame(ROUND, "round", "begins a round", None),
    Frame(
        POPULATION,
        "population",
        "the check which teams may get a spy back, one after the other",
        None,
        _TEAM,
    ),
    Frame(BETS, "bets", "ask for bets", None),
    Frame(RESULTS, "results", "ask for the results of the partial game", None),
    Frame(POSITIONS, "positions", "ask for the order of turns", None),
    Frame(TURNS, "turns", "the turns of the teams", None, Slot("place", 0, 5)),
    _team(BEGIN, "begin", "begins the turn of a team"),
    _team(UNTIRING, "untiring", "untires the spies of a team"),
    _team(DRAWING, "drawing", "draws the cards of the draw phase", _DRAWING_LEFT, _FIRST),
    _team(PLAYING, "playing", "begins the main phase"),
    _team(LIMIT, "limit", "discards down to the limit of the hand"),
    _team(CLOSE, "close", "hands out information and ends the turn"),
    _team(TALKS, "talks", "ask what others say to what was announced in the turn"),
    Frame(ROUND_END, "round-end", "ends the round", None),
    Frame(NEXT_ROUND, "next-round", "begins the next round, or ends the game", None),
    Frame(TRIGGERS, "triggers", "carries out the triggers that wait, one after the other", (-1, 4)),
    _team(RUN, "run", "carries out the effect that was prepared"),
    _team(DRAWS, "draws", "draws cards by an effect", _LEFT),
    _team(PENALTY, "penalty", "ask a team to pay for a co-operation that ended"),
    _team(PLAYED, "played", "puts an action that was carried out onto its pile", _CARD),
    _team(OPEN, "open", "opens the square that the team named"),
)
