"""Views: what a seat may know and do, choice graphs, and highlights."""
