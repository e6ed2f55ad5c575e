"""The camp game about Thomas Hammer, whose rules live in cards."""
