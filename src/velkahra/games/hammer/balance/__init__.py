"""Measures whether the powers and cards of a set are equally strong."""
