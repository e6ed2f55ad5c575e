"""The game Newgame, for velkahra."""
