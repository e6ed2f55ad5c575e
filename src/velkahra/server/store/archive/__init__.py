"""Tables as files: written out, read back, examined, restored."""
