"""Effects of cards, and what they ask for on the way."""
