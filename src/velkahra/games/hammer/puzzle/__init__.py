"""The encoded picture and the nonogram: made, solved, drawn and printed."""
