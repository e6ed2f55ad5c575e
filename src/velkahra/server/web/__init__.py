"""Routes and pages: one folder for each feature."""
