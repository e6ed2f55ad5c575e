"""The end of a preview: what an action is worth, as far as the seat can know."""

import pytest
from tests.games.euphrates.helpers import after, read

from velkahra.core.choice.choice import One
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.text.fluent import MANNER
from velkahra.games.euphrates.game import GAME
from velkahra.server.domain.wording import preview_of

FARMS = "turn lion 2; hand lion FTTS; F2 lion trader\n"
REVOLT = """
    turn archer 2; hand archer {hand}
    I8 lion priest; H8 temple
"""
WAR = """
    turn bull 2; hand bull {hand}
    F2 lion king; G3 H3 settlement; K2 bull king; J3 settlement; J2 temple
"""


def worth(text: str, action: str, seat: int = 0, language: str = "en") -> str:
    """Give the last line of what an action would do."""
    state = read(text)
    return preview_of(GAME, state, language, GAME.complete({}), seat, GAME.read(action)).lines[-1]


def test_TE_TILE_07_a_tile_without_a_leader_says_that_it_scores_nothing() -> None:
    assert worth(FARMS, "settlement G2") == "No points: the kingdom has no king."
    assert worth(FARMS, "temple G2") == "No points: the kingdom has no priest and no king."
    assert worth(FARMS, "temple N8") == "No points: no leader is connected with it."
    assert worth(FARMS.replace("trader", "priest"), "temple G2") == "Lion: +1 red (priest)."


def test_TE_TILE_10_a_tile_that_joins_kingdoms_says_that_it_scores_nothing() -> None:
    peaceful = WAR.format(hand="SS").replace("bull king", "bull farmer")
    assert "joins two kingdoms scores nothing" in worth(peaceful, "settlement I3", 1)


def test_a_leader_is_told_how_safely_it_stands() -> None:
    assert worth("turn lion 2", "king F2") == "Weak: only one temple next to it."
    assert worth("turn lion 2\nG2 temple", "king F2").startswith("Safe for now: 2 temples")
    # A revolt is told whether it can be won.
    lost = worth(REVOLT.format(hand="FF"), "priest J7", 2)
    assert lost == "You can reach 1, and Lion has 2: you would lose."
    tie = worth(REVOLT.format(hand="FT"), "priest J7", 2)
    assert tie == "You can reach 2, and Lion has 2: you would lose."
    won = worth(REVOLT.format(hand="TT"), "priest J7", 2)
    assert won == "You can reach 3, and Lion has 2 and may add tiles."


def test_a_war_is_told_whether_it_can_be_won() -> None:
    assert worth(WAR.format(hand="S"), "settlement I3", 1).endswith("you would lose.")
    assert worth(WAR.format(hand="SSSS"), "settlement I3", 1).endswith("may add tiles.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_counts_for_themselves_is_not_told_strengths(language: str) -> None:
    tacit = f"{language}{MANNER}tacit"
    for hand in ("FF", "TT"):
        line = worth(REVOLT.format(hand=hand), "priest J7", 2, tacit)
        assert "attacks" in line or language != "en"
        assert not any(sum_ in line.replace("J7", "") for sum_ in "123")
    last = [worth("turn lion 2", "king F2", language=one) for one in (tacit, language)]
    assert last[0] != last[1]


def test_with_nothing_to_add_there_is_one_button() -> None:
    state = after(REVOLT.format(hand="FF"), "priest J7")
    root = GAME.choices(state, 2).nodes[0]
    assert isinstance(root, One)
    assert root.to == {"do-none": "add 0"}
    assert GAME.attempt(state, 2, ["do-none"]) == GAME.read("add 0")
