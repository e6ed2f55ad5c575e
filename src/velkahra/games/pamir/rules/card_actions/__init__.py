"""The six card-based actions, with a module for each, and what they share."""
