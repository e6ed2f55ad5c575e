"""OpenSpiel's IS-MCTS, which knows no more than its seat may, against random play."""

from open_spiel.python.algorithms import ismcts, mcts
from playing import arguments, play


def make_bot(game, simulations, rng):
    """Return the bot, unmodified."""
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return ismcts.ISMCTSBot(game, evaluator, uct_c=2, max_simulations=simulations, random_state=rng)


play(make_bot, arguments(__doc__))
