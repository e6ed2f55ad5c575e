"""The rules: dice, bids, rounds, and what every position keeps to."""
