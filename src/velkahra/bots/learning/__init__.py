"""Programs that learn: games of a program with itself, a network fitted to them, and a match."""

from velkahra.bots.learning.running import Generation, Progress, Settings, learn, settings_of

__all__ = ["Generation", "Progress", "Settings", "learn", "settings_of"]
