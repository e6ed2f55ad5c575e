"""Choice graphs, and differences between drawings."""
