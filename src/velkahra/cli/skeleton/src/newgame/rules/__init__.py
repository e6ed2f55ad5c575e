"""The rules: what is true, what may be done, and what it does."""
