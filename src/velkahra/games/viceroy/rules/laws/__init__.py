"""What laws do: a module for each kind of effect."""
