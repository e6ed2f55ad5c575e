"""The rules: printed tables, the state, decisions, and a module for each chapter."""
