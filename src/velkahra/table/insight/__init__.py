"""What only a strong program can give: the analysis of a finished game, and hints."""
