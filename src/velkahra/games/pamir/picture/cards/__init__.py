"""The drawings and the cards, which are the same in every position."""
