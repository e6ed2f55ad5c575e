"""Views: what a seat may know, and what it can click."""
