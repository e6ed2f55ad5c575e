"""What tests of hints and analyses share: which networks their searches judge by."""

from types import ModuleType

import pytest
from librt.random import Random

from velkahra.bots.search import Search, valuation_for
from velkahra.bots.search_config import SearchConfig
from velkahra.core.contract.net import Net
from velkahra.core.play.seat_knowledge import SeatKnowledge

LEARNED = [("pamir", True), ("viceroy", True), ("hammer", False)]
"""Games, and whether analyses of two seats judge by learned values."""


def watch(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> list[Net | None]:
    """Return a list to which every search that `module` makes adds its network."""
    nets: list[Net | None] = []

    def watched(knowledge: SeatKnowledge, config: SearchConfig, rng: Random) -> Search:
        nets.append(valuation_for(config, knowledge.judge, knowledge.world(rng)).net)
        return Search(knowledge, config, rng)

    monkeypatch.setattr(module, "Search", watched)
    return nets
