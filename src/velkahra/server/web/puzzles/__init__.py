"""The puzzles of a game: what is the best choice here?"""
