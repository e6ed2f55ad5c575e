"""Tables in memory: they take actions, commit them, and tell everybody who watches."""
