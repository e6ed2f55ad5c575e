"""Optional accounts, which only add "my tables on any device"."""
