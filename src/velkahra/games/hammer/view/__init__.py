"""What a seat may know and do, and how it is pointed at."""
