"""The drawing kit the pictures of all games share. Nothing in here knows a game.

Modules: `palette` (colours), `art` (drawings from files), `paths` (outlines, stars),
`curves` (a line for each seat), `lettering` (type), `measure` (its widths), `qr` (codes for
cameras).
Everything is plain SVG 1.1 in concrete colours, so that every renderer draws the same.
"""
