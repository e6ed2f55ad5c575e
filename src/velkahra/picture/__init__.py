"""The drawing kit the pictures of all games share. Nothing in here knows a game.

Modules: `palette` (colours), `paths` (outlines and flowing water), `lettering` (type), `measure`
(its widths), `glyphs` (small signs in a box of 100 x 100 around the origin), `pieces` (tiles,
discs, towers, gems), `qr` (codes for cameras).
Everything is plain SVG 1.1 in concrete colours, so that every renderer draws the same.
"""
