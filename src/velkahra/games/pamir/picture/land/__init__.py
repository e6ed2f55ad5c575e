"""The land of the map: outlines of regions, and the drawings in them."""
