"""Slow games made pleasant: the next table, notes, plans, rests."""
