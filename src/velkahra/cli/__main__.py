"""Runs the command as `python -m velkahra.cli`."""

from velkahra.cli import main

main()
