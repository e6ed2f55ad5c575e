"""The drawings and the cards, the same on paper and on the screen."""
