"""Printed sheets for a camp."""
