"""The laws: a module for each kind of effect."""
