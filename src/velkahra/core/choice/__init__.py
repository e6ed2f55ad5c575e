"""What can be clicked, and what has changed since."""
