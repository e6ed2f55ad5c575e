"""The puzzles of a game: positions with a best choice to find."""
