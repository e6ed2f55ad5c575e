"""The rules: what is printed, the state, and what may be done; `chapters` has the deeds."""
