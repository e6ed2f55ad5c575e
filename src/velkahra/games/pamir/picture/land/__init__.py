"""The land of the map: outlines of regions, and what is drawn in them."""
