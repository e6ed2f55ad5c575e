"""Tournaments as pure functions: entrants and results in, pairings, standings and dates out."""
