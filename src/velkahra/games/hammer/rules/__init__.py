"""The rules: the set as flat tables, the state, and what may be done; `chapters` has the deeds."""
