"""Clubs: their pages, members and tables."""
