"""The rules of Wakhan's choices."""
