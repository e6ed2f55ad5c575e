"""What court cards can do: a module for each of their six actions, and what they share."""
