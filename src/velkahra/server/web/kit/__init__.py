"""What every page and route of the server is made with."""
