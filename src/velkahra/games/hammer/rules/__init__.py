"""The rules of the camp game, one module a chapter."""
