"""Tells absent players that it is their turn."""
