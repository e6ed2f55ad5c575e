"""Servers of one database under faults, and a verdict on every move afterwards.

In the manner of Jepsen: players ask random servers for random moves, every request is recorded with
its answer and its times, faults come by a random schedule, and then the history is compared with
the rows in the database.
"""
