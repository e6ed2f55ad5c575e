"""Shared tools of pages and routes."""
