"""The drawings, which are the same in every position."""
