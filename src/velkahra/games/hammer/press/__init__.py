"""What a camp needs on paper."""
