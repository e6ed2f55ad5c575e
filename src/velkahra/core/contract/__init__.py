"""What a game promises, by who asks: rules, words, pictures, and what else a table may use."""
