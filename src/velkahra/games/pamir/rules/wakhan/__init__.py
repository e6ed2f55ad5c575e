"""How Wakhan plays."""
