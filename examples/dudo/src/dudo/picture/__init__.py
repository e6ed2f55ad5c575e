"""The page, the picture of a position, and the dice on both."""
