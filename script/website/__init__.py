"""Builds the site of the documents: pages of the repository, and pages made from the code."""
