"""Options of a camp that change the rules of its set of cards."""

import pytest

from velkahra.games.hammer.cards.opcodes import C_TIES
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME


def begun(**options: str) -> HammerState:
    state = GAME.start(3, {"results": "organiser", **options})
    assert isinstance(state, HammerState)
    return state


@pytest.mark.parametrize(
    ("find", "outdoors"), [("set", False), ("named", False), ("outdoors", True)]
)
def test_HM_EDGE_FIND_01_where_t_h_is_found_is_on_the_form(find: str, outdoors: bool) -> None:
    state = begun(find=find)
    assert state.field_mode() == outdoors
    assert state.clone().field_mode() == outdoors
    assert not begun(find=find, results="chance").field_mode()


@pytest.mark.parametrize(
    ("ties", "number"), [("set", 0), ("high", 0), ("low", 1), ("floor", 2), ("play-off", 3)]
)
def test_HM_EDGE_RANK_01_ties_are_agreed_on_the_form(ties: str, number: int) -> None:
    assert begun(ties=ties).tables.chosen[C_TIES] == number
    assert begun().tables.chosen[C_TIES] == 0


def test_games_of_version_1_play_on_by_what_their_set_says() -> None:
    old = {"powers": "standard", "rounds": "10", "level": "rounds", "results": "organiser"}
    assert {GAME.upgraded(1, old)[1][name] for name in ("find", "ties")} == {"set"}
