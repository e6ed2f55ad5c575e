"""Pages of tournaments: the list, each tournament, its organiser, calendar, feed and PDF."""
