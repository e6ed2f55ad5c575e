"""A game being played: its plies, records, the dealer, and what a seat knows of it."""
