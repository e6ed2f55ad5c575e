"""The rules: printed tables, the state, decisions; `chapters` has one module a chapter."""
