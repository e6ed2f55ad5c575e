"""The contract of a game, by who uses it: rules, words, pictures, extras."""
