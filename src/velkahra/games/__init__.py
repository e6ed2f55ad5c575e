"""The titles, one folder each. Only `core.registry` reaches them."""
