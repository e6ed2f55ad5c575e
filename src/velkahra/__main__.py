"""Runs the command as `python -m velkahra`."""

from velkahra.cli import main

if __name__ == "__main__":
    main()
