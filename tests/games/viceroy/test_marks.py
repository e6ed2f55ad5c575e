"""Every event names the elements it is about, and gives nothing hidden away by that."""

from velkahra.core.contract.events import EVERYBODY, Event
from velkahra.games.viceroy.game import GAME


def marks(kind: str, **facts: int) -> set[str]:
    return set(GAME.highlights(Event(kind, facts, EVERYBODY)))


def test_cards_are_named_where_they_lie() -> None:
    assert marks("placed", seat=1, card=32, level=2, column=-1) == {"c-32", "player-1"}
    assert marks("took-card", seat=0, card=7, slot=5) == {"h-7", "slot-upper-red", "player-0"}
    assert marks("replaced", seat=0, card=7, law=65) == {"h-7", "c-65", "player-0"}
    assert marks("shown", card=9, slot=0) == {"slot-lower-blue"}
    assert marks("tucked", seat=2, card=9, under=78) == {"c-9", "c-78", "player-2"}


def test_tokens_and_circles_are_named() -> None:
    assert marks("token", seat=0, card=3, token=11, count=1) == {"c-3", "t-3-magic", "player-0"}
    assert marks("eternal", seat=0, card=3, colour=2) == {"c-3", "t-3-eternal-green", "player-0"}
    stored = {"gems0": 0, "gems1": 2, "gems2": 0, "gems3": 1}
    assert marks("stored", seat=0, law=76, **stored) == {
        *("c-76", "t-76-stored-red", "t-76-stored-yellow", "player-0")
    }
    swapped = {"card": 3, "token": 11, "other": 1, "their_card": 5, "their_token": 12}
    assert marks("swapped", seat=0, **swapped) == {
        *("c-3", "c-5", "t-3-defence", "t-5-magic", "player-0", "player-1")
    }
    assert marks("circle", seat=0, card=3, colour=1) == {"c-3", "circle-3", "player-0"}


def test_what_is_revealed_at_once_names_all_it_is_about() -> None:
    assert marks("bids", bid0=0, bid1=9, bid2=4, bid3=5) == {
        *("bid-blue", "player-0", "player-2", "player-3")
    }
    assert marks("cards", card0=32, card1=0, seats=3) == {"c-32", "player-0", "player-1"}
    assert marks("clash", colour=3, cards=1, seats=5, robots=1) == {
        *("bid-yellow", "player-0", "player-2")
    }
    assert marks("named", seat=0, place=1, other=2, their_place=2, colour=1) == {
        *("slot-upper-red", "player-0", "player-2")
    }
    assert marks("paid", seat=1, gems0=1, less0=0) == {"supply", "player-1"}


def test_who_hears_of_a_hidden_card_hears_of_its_player_alone() -> None:
    for kind, facts in (("chose", {"what": 1}), ("drew", {"deck": 0}), ("put-back", {})):
        assert marks(kind, seat=2, **facts) == {"player-2"}
