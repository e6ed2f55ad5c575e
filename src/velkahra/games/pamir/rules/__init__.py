"""The rules: what is printed, the state, and what may be done; the folders below have the deeds."""
