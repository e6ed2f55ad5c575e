"""Evaluation for bots."""
