"""What pages and the server say to each other, by feature."""
