"""The WebSocket of a page."""
