"""The public JSON API, on which programs of one's own take seats: see docs/api.md."""
