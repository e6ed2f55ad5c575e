"""Automatic answers of seats, so that nobody waits for them."""
