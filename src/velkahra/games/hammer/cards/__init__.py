"""Card files: their language, how a set is read, and the compiler of effects."""
