"""Tables in memory: they take actions, keep them, and tell everybody who watches."""
