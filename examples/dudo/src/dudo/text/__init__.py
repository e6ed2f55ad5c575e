"""The sentences of the game, and the names of positions."""
