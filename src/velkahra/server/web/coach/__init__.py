"""The coach of a first game: it introduces each kind of decision when it first comes."""
