"""Evaluation for bots: the chances of a bid."""
