"""Answers that a seat gives once for all, so that nobody waits for it."""
