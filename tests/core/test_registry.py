"""The registry: games by name, strangers welcome, names taken once."""

import pytest
from tests.toys import MORRA

import velkahra
from velkahra.core import registry
from velkahra.core.refusals import VelkahraError


def test_every_registered_game_answers_to_its_name() -> None:
    for name in registry.names():
        assert registry.game(name).name == name


@pytest.mark.parametrize("name", ["chess", "", "Euphrates", "../euphrates", "velkahra.games"])
def test_an_unknown_game_is_answered_with_the_ones_there_are(name: str) -> None:
    with pytest.raises(VelkahraError, match="euphrates"):
        registry.game(name)


def test_a_game_can_come_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_extra", {})
    registry.register(MORRA)
    assert registry.game("morra") is MORRA
    assert "morra" in registry.names()
    with pytest.raises(VelkahraError, match="already"):
        registry.register(MORRA)


def test_the_list_of_games_is_still_there_after_loading_one() -> None:
    """The folder `games` must not take the place of the function `games`."""
    for name in registry.names():
        velkahra.game(name)
    assert velkahra.games() == registry.names()
