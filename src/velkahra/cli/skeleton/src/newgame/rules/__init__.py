"""The rules: the state, the legal actions, and what they do."""
