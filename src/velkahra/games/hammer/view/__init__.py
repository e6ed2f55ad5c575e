"""Views: what a seat may know and do, and choice graphs."""
