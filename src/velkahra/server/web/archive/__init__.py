"""The archive of finished games: search, opening explorer, consent, open data."""
