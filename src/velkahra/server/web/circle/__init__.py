"""One's circle: friends and what they play, requests, blocked people, one's reliability."""
