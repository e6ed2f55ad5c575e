"""Reports of people, names, lines and clubs, and the moderators' page with its audit trail."""
