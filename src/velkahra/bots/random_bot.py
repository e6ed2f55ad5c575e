"""The bot that does anything: all legal actions alike."""

from typing import final

from librt.random import Random
from mypy_extensions import i64

from velkahra.bots.bot import Bot
from velkahra.core.play.seat_knowledge import SeatKnowledge


@final
class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def choose(self, knowledge: SeatKnowledge, rng: Random) -> i64:
        """Return any legal action, all equally likely."""
        actions = knowledge.legal_actions()
        return actions[rng.randrange(i64(len(actions)))]
