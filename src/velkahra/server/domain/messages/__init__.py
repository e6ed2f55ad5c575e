"""Messages between pages and the server, by feature."""
