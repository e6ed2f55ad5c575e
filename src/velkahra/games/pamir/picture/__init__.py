"""The page and the picture: what depends on the position."""
