"""The contract of a game, in parts for its callers: rules, words, pictures, extras."""
