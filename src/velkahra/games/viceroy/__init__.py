"""Viceroy (Panovník), with solo play and virtual opponents."""
