"""Servers of one database under faults, and what is known of every move afterwards.

In the manner of Jepsen: players ask random servers for random moves, every request is recorded with
its answer and its times, faults come by a random schedule, and then the history is held against the
rows in the database.
"""
