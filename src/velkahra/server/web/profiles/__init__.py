"""Pages of people: their games and strengths, and the table of the best."""
