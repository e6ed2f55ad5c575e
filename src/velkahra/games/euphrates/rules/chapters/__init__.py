"""The rules, a chapter of the catalogue a module."""
