"""The tutorial, on the real engine."""
