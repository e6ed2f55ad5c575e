"""The rules: the set as flat tables, the state, decisions; `chapters` has a module a chapter."""
