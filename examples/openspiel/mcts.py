"""OpenSpiel's MCTS, which sees everything that is hidden, against random play."""

from open_spiel.python.algorithms import mcts
from playing import arguments, play


def make_bot(game, simulations, rng):
    """Return the bot, unmodified."""
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(game, 2, simulations, evaluator, random_state=rng)


play(make_bot, arguments(__doc__))
