"""Words, notation and positions; a folder of .ftl files for each language."""
