"""Time at a table, and what its people agree on: clocks, pauses, taking back."""
