"""Hints, at tables that allow them."""
