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
HIDE: Final[i64] = 1  # ask the dealer to choose where T. H. hides
SALT: Final[i64] = 2  # ask the dealer to draw the numbers that the encoded picture is made from
DEAL: Final[i64] = 3  # ask the dealer to draw the top card of a team's deck into its hand
JOINT: Final[i64] = 4  # ask the dealer to draw a joint card for a group of teams
FINISH: Final[i64] = 5  # the wait for the team that comes next in the partial game
LOT: Final[i64] = 6  # ask the dealer which of several tied teams chooses first
COIN: Final[i64] = 7  # tosses a coin
LOSE_CARD: Final[i64] = 8  # ask chance to pick cards of a hand to discard
COPY: Final[i64] = 9  # ask the dealer for clues that a thief learns
MILL: Final[i64] = 10  # puts cards from the top of a deck onto its pile
LOOK: Final[i64] = 11  # looks at the top of a deck, card by card
RESTOCK: Final[i64] = 12  # ask chance to put cards of a joint pile back into the deck
PICK: Final[i64] = 13  # ask chance to select cards for an effect
DESK: Final[i64] = 14  # ask the organiser to enter what happened between turns
LAST_CHANCE: Final[i64] = 14
# Several teams decide at once.
BET: Final[i64] = 15  # ask teams to bet their jokers, in secret and all at once
# One team decides; with SWAP all teams do.
SWAP: Final[i64] = 16  # ask a team to swap its hand, or several teams their first hands
WAIVE: Final[i64] = 17  # ask a team whether a spy that it lost comes back into its deck
ORDER: Final[i64] = 18  # ask a team to choose its position in the order of turns
REFRESH: Final[i64] = 19  # ask a team to turn SB into BM in its refresh phase
UNTIRE: Final[i64] = 20  # ask a team to choose which of its spies untire
DRAW: Final[i64] = 21  # ask a team to choose whether it draws alone or with others
JOIN: Final[i64] = 22  # ask a team whether it joins in drawing a joint card
SIFT: Final[i64] = 23  # ask a team to take some of the cards it looked at
MAIN: Final[i64] = 24  # ask a team to play cards and use abilities
DEMAND: Final[i64] = 25  # ask a team to choose what a card asks for: an option, a team or targets
CHOOSE: Final[i64] = 26  # ask a team to choose cards while an effect is carried out
ROW: Final[i64] = 27  # ask a team to name the clues it gains
STEAL_ROW: Final[i64] = 28  # ask a team to name the clues it steals
MAY: Final[i64] = 29  # ask a team whether a part of an effect is carried out
CHANGE: Final[i64] = 30  # ask a team to turn SB into BM by an effect
SHARE: Final[i64] = 31  # ask a team to say how much a partner pays for a joint card
CONSENT: Final[i64] = 32  # ask a partner whether a joint card may be played
TAKE_CARD: Final[i64] = 33  # ask a team to choose cards of another hand to be discarded
OWN_DISCARD: Final[i64] = 34  # ask a team to choose cards of its own hand to discard
DISCARD: Final[i64] = 35  # ask a team to choose a card to discard at the end of its turn
SQUARE: Final[i64] = 36  # ask a team to name the square where it thinks T. H. hides
ALLY: Final[i64] = 37  # ask a team whether it accepts co-operation
PART: Final[i64] = 38  # ask a team whether it agrees to end a co-operation
SACRIFICE: Final[i64] = 39  # ask a team to choose permanents to sacrifice
SEARCH: Final[i64] = 40  # ask a team to search its deck
LAST_DECISION: Final[i64] = 40
# The rules resolve it. 61 is free.
SETUP: Final[i64] = 41  # deals the first hands, one team after the other
HANDS: Final[i64] = 42  # deals a hand card by card
ROUND: Final[i64] = 43  # begins a round
POPULATION: Final[i64] = 44  # the check which teams may get a spy back, one after the other
BETS: Final[i64] = 45  # ask for bets
RESULTS: Final[i64] = 46  # ask for the results of the partial game
POSITIONS: Final[i64] = 47  # ask for the order of turns
TURNS: Final[i64] = 48  # the turns of the teams
BEGIN: Final[i64] = 49  # begins the turn of a team
UNTIRING: Final[i64] = 50  # untires the spies of a team
DRAWING: Final[i64] = 51  # draws the cards of the draw phase
PLAYING: Final[i64] = 52  # begins the main phase
LIMIT: Final[i64] = 53  # discards down to the limit of the hand
CLOSE: Final[i64] = 54  # hands out information and ends the turn
TALKS: Final[i64] = 55  # ask what others say to what was announced in the turn
ROUND_END: Final[i64] = 56  # ends the round
NEXT_ROUND: Final[i64] = 57  # begins the next round, or ends the game
# Carries out the triggers that wait, one after the other
TRIGGERS: Final[i64] = 58
RUN: Final[i64] = 59  # carries out the effect that was prepared
DRAWS: Final[i64] = 60  # draws cards by an effect
PENALTY: Final[i64] = 62  # ask a team to pay for a co-operation that ended
PLAYED: Final[i64] = 63  # puts an action that was carried out onto its pile
OPEN: Final[i64] = 64  # opens the square that the team named

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

_SEATS: Final = (0, 4)
_LEFT: Final = Slot("left", 0, 9999)
_FROM: Final = Slot("from", 0, 4)
_FILTER: Final = Slot("filter", 0, 99999)
_MASK: Final = Slot("seats", 0, 31)
_CARD: Final = Slot("card", 0, 301)
FRAMES: Final[tuple[Frame, ...]] = (
    Frame(HIDE, "hide", None),
    Frame(SALT, "salt", None, Slot("drawn", 0, 8)),
    Frame(DEAL, "deal", _SEATS),
    Frame(JOINT, "joint", None, Slot("group", 0, 25)),
    Frame(FINISH, "finish", None, Slot("placed", 0, 31), Slot("place", 1, 6)),
    Frame(LOT, "lot", None, Slot("tied", 0, 31)),
    Frame(
        COIN,
        "coin",
        _SEATS,
        Slot("percent", 0, 100),
        Slot("purpose", 0, 1),
        Slot("lost-at", 0, 99999),
    ),
    Frame(LOSE_CARD, "lose-card", _SEATS, _LEFT, Slot("spared", 0, 31)),
    Frame(COPY, "copy", _SEATS, _FROM, _LEFT, Slot("copied", 0, 2**48 - 1)),
    Frame(MILL, "mill", _SEATS, _LEFT),
    Frame(
        LOOK,
        "look",
        _SEATS,
        Slot("deck", 0, 4),
        _LEFT,
        Slot("looked", 0, 9999),
        Slot("purpose", -2, 999999),
    ),
    Frame(RESTOCK, "restock", None, Slot("group", 0, 31), _LEFT),
    Frame(PICK, "pick", None, _FILTER, _LEFT),
    Frame(DESK, "desk", None, Slot("found", 0, 31)),
    Frame(BET, "bet", None, _MASK),
    Frame(SWAP, "swap", (-1, 4), Slot("cards", 0, 99)),
    Frame(WAIVE, "waive", _SEATS, _CARD),
    Frame(ORDER, "order", _SEATS),
    Frame(REFRESH, "refresh", _SEATS, Slot("made", 0, 9999)),
    Frame(UNTIRE, "untire", _SEATS, Slot("left", 0, 302)),
    Frame(DRAW, "draw", _SEATS, Slot("refused", 0, 2**26 - 1)),
    Frame(JOIN, "join", _SEATS, Slot("group", 0, 25), Slot("proposer", 0, 4), _MASK),
    Frame(
        SIFT,
        "sift",
        _SEATS,
        Slot("filter", -1, 99999),
        _LEFT,
        Slot("looked", 0, 9999),
        Slot("must", 0, 1),
    ),
    Frame(MAIN, "main", _SEATS, Slot("used", 0, 9999), Slot("refused", 0, 0)),
    Frame(
        DEMAND,
        "demand",
        _SEATS,
        Slot("demand", 0, 99999),
        _LEFT,
        Slot("source", 0, 0),
        Slot("ability", 0, 0),
    ),
    Frame(CHOOSE, "choose", _SEATS, _FILTER, _LEFT, Slot("deed", 0, 65535), Slot("holder", -1, 4)),
    Frame(ROW, "row", _SEATS, _LEFT),
    Frame(STEAL_ROW, "steal-row", _SEATS, _FROM, _LEFT),
    Frame(MAY, "may", _SEATS, Slot("else", 0, 99999)),
    Frame(CHANGE, "change", _SEATS, Slot("rate", 0, 9999), _LEFT),
    Frame(SHARE, "share", _SEATS, _CARD, Slot("partner", 0, 4), _MASK, _LEFT),
    Frame(CONSENT, "consent", _SEATS, _CARD, Slot("player", 0, 4), _MASK),
    Frame(TAKE_CARD, "take-card", _SEATS, _FROM, _LEFT, Slot("spared", 0, 31)),
    Frame(OWN_DISCARD, "own-discard", _SEATS, _LEFT, Slot("source", -1, -1)),
    Frame(DISCARD, "discard", _SEATS),
    Frame(SQUARE, "square", _SEATS),
    Frame(ALLY, "ally", _SEATS, Slot("with", 0, 4)),
    Frame(PART, "part", _SEATS, Slot("with", 0, 4)),
    Frame(SACRIFICE, "sacrifice", _SEATS, _LEFT),
    Frame(SEARCH, "search", _SEATS, _FILTER, _LEFT, Slot("into-play", 0, 1)),
    Frame(SETUP, "setup", None, Slot("team", 0, 5)),
    Frame(HANDS, "hands", _SEATS, Slot("left", 0, 99), Slot("size", 0, 99)),
    Frame(ROUND, "round", None),
    Frame(POPULATION, "population", None, Slot("team", 0, 5)),
    Frame(BETS, "bets", None),
    Frame(RESULTS, "results", None),
    Frame(POSITIONS, "positions", None),
    Frame(TURNS, "turns", None, Slot("place", 0, 5)),
    Frame(BEGIN, "begin", _SEATS),
    Frame(UNTIRING, "untiring", _SEATS),
    Frame(DRAWING, "drawing", _SEATS, Slot("left", -1, 9999), Slot("first", 0, 1)),
    Frame(PLAYING, "playing", _SEATS),
    Frame(LIMIT, "limit", _SEATS),
    Frame(CLOSE, "close", _SEATS),
    Frame(TALKS, "talks", _SEATS),
    Frame(ROUND_END, "round-end", None),
    Frame(NEXT_ROUND, "next-round", None),
    Frame(TRIGGERS, "triggers", (-1, 4)),
    Frame(RUN, "run", _SEATS),
    Frame(DRAWS, "draws", _SEATS, _LEFT),
    Frame(PENALTY, "penalty", _SEATS),
    Frame(PLAYED, "played", _SEATS, _CARD),
    Frame(OPEN, "open", _SEATS),
)
