"""Hints, where they were agreed on."""
