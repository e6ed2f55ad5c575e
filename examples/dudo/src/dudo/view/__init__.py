"""Views, choices and observations: what a seat may know, and what it can click."""
