"""Pax Pamir, second edition, with Wakhan."""
