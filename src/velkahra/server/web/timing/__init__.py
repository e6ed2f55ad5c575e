"""Time at a table, and agreements of its people: clocks, pauses, taking back."""
