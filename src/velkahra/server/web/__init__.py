"""Routes and pages: one folder a feature."""
