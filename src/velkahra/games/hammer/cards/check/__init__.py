"""Checks of a set of cards: a module for each kind of mistake."""
