"""The public JSON API, on which programs take seats: see docs/api.md."""
