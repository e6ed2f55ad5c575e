"""Tables and their rows, as data: no reading or writing of files."""
