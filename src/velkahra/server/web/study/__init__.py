"""Studies: the analysis board, and the scorekeeper of a game on a real table."""
