"""Any legal action, all alike, without a list of them."""

from collections import Counter

from librt.random import Random

import velkahra
from velkahra.core.contract.state import CHANCE

DRAWS = 4000 if velkahra.compiled() else 400


def test_every_legal_action_is_drawn_alike_and_no_other() -> None:
    state = velkahra.game("euphrates").start(2)
    rng = Random(3)
    for _ in range(90):
        actor = state.actor()
        action = state.draw(rng) if actor == CHANCE else state.sample(actor, rng)
        if actor != CHANCE:
            assert state.refusal(actor, action) is None
        state.advance(actor, action, None)
    while state.actor() == CHANCE or len(state.legal_actions(state.actor())) < 50:
        actor = state.actor()
        state.advance(actor, state.draw(rng) if actor == CHANCE else state.sample(actor, rng), None)
    legal = [int(action) for action in state.legal_actions(state.actor())]
    drawn = Counter(int(state.sample(state.actor(), rng)) for _ in range(DRAWS))
    assert set(drawn) <= set(legal)
    expected = DRAWS / len(legal)
    distance = sum((drawn[action] - expected) ** 2 / expected for action in legal)
    spread = (2 * len(legal)) ** 0.5
    assert abs(distance - len(legal)) < 5 * spread
