"""The actions of the game, declared once. The layout is pinned by a test and never renumbered."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.space import ActionSpace, Field
from velkahra.games.pamir.rules import facts, tables

MOST_BRIBE: Final = 10


def _declare() -> ActionSpace:
    card = Field("card", [str(number) for number in range(1, facts.COURT_CARDS + 1)])
    region = Field("region", list(facts.REGION_NAMES))
    border = Field("border", list(facts.BORDER_NAMES))
    coalition = Field("coalition", list(facts.COALITION_NAMES))
    player = Field("player", list(facts.COLOURS))
    slot = Field("slot", [f"{row}{column}" for row in "ab" for column in range(6)])
    space = Field("space", ["2", "4", "6"])
    rupees = Field("rupees", [str(count) for count in range(MOST_BRIBE + 1)])
    suit = Field("suit", list(facts.SUIT_NAMES))
    return ActionSpace(
        [
            ("loyalty", [coalition]),
            ("buy", [slot]),
            ("play", [card, Field("side", ["left", "right"])]),
            ("act", [card, Field("action", list(facts.ACTION_NAMES))]),
            ("offer", [rupees]),
            ("answer", [rupees]),
            ("withdraw", []),
            ("levy", [player]),
            ("collect", [slot]),
            ("gift", [space]),
            ("army", [region]),
            ("road", [border]),
            ("spy", [card]),
            ("march", [region, Field("to", list(facts.REGION_NAMES))]),
            ("ride", [region, Field("to", list(facts.REGION_NAMES))]),
            ("sneak", [card, Field("to", list(card.labels))]),
            ("betray", [card]),
            ("prize", []),
            ("decline", []),
            ("field", [region]),
            ("court", [card]),
            ("strike-tribe", [player]),
            ("strike-army", [coalition]),
            ("strike-road", [coalition, border]),
            ("strike-spy", [player]),
            ("take-army", [region]),
            ("take-road", [border]),
            ("take-tribe", [region]),
            ("take-gift", [space]),
            ("take-spy", [card]),
            ("discard", [card]),
            ("name", [player]),
            ("suit", [suit]),
            ("rebuke", [region]),
            ("stop", []),
            ("end", []),
            ("first", [player]),
            ("draw", [Field("card", [str(number) for number in range(1, facts.CARDS + 1)])]),
            ("back", [Field("back", [str(number) for number in range(1, len(facts.BACKS) + 1)])]),
            ("ai", [Field("card", [str(number) for number in range(1, facts.AI_CARDS + 1)])]),
            ("wakhan", []),
        ]
    )


SPACE: Final = _declare()
A_LOYALTY: Final[i64] = SPACE.offset("loyalty")
A_BUY: Final[i64] = SPACE.offset("buy")
A_PLAY: Final[i64] = SPACE.offset("play")
A_ACT: Final[i64] = SPACE.offset("act")
A_OFFER: Final[i64] = SPACE.offset("offer")
A_ANSWER: Final[i64] = SPACE.offset("answer")
A_WITHDRAW: Final[i64] = SPACE.offset("withdraw")
A_LEVY: Final[i64] = SPACE.offset("levy")
A_COLLECT: Final[i64] = SPACE.offset("collect")
A_GIFT: Final[i64] = SPACE.offset("gift")
A_ARMY: Final[i64] = SPACE.offset("army")
A_ROAD: Final[i64] = SPACE.offset("road")
A_SPY: Final[i64] = SPACE.offset("spy")
A_MARCH: Final[i64] = SPACE.offset("march")
A_RIDE: Final[i64] = SPACE.offset("ride")
A_SNEAK: Final[i64] = SPACE.offset("sneak")
A_BETRAY: Final[i64] = SPACE.offset("betray")
A_PRIZE: Final[i64] = SPACE.offset("prize")
A_DECLINE: Final[i64] = SPACE.offset("decline")
A_FIELD: Final[i64] = SPACE.offset("field")
A_COURT: Final[i64] = SPACE.offset("court")
A_STRIKE_TRIBE: Final[i64] = SPACE.offset("strike-tribe")
A_STRIKE_ARMY: Final[i64] = SPACE.offset("strike-army")
A_STRIKE_ROAD: Final[i64] = SPACE.offset("strike-road")
A_STRIKE_SPY: Final[i64] = SPACE.offset("strike-spy")
A_TAKE_ARMY: Final[i64] = SPACE.offset("take-army")
A_TAKE_ROAD: Final[i64] = SPACE.offset("take-road")
A_TAKE_TRIBE: Final[i64] = SPACE.offset("take-tribe")
A_TAKE_GIFT: Final[i64] = SPACE.offset("take-gift")
A_TAKE_SPY: Final[i64] = SPACE.offset("take-spy")
A_DISCARD: Final[i64] = SPACE.offset("discard")
A_NAME: Final[i64] = SPACE.offset("name")
A_SUIT: Final[i64] = SPACE.offset("suit")
A_REBUKE: Final[i64] = SPACE.offset("rebuke")
A_STOP: Final[i64] = SPACE.offset("stop")
A_END: Final[i64] = SPACE.offset("end")
A_FIRST: Final[i64] = SPACE.offset("first")
A_DRAW: Final[i64] = SPACE.offset("draw")
A_BACK: Final[i64] = SPACE.offset("back")
A_AI: Final[i64] = SPACE.offset("ai")
A_WAKHAN: Final[i64] = SPACE.offset("wakhan")
ACTIONS: Final[i64] = SPACE.size


def play_action(card: i64, right: bool) -> i64:
    """Return the action that plays a card to the left end of the court, or the `right` end."""
    return A_PLAY + 2 * (card - 1) + (1 if right else 0)


def act_action(card: i64, deed: i64) -> i64:
    """Return the action that takes a card-based action, a deed 0..5, with a court card."""
    return A_ACT + (card - 1) * tables.DEEDS + deed


def card_of(action: i64) -> i64:
    """Return the card of a play or of a card-based action."""
    if action < A_ACT:
        return (action - A_PLAY) // 2 + 1
    return (action - A_ACT) // tables.DEEDS + 1


def to_the_right(action: i64) -> bool:
    """Return whether a play puts the card at the right end of the court."""
    return (action - A_PLAY) % 2 == 1


def deed_of(action: i64) -> i64:
    """Return the deed of a card-based action: TAX, GIFT and so on."""
    return (action - A_ACT) % tables.DEEDS
