"""Spaces of Gymnasium for what a table shows and takes."""

import numpy as np
from gymnasium import spaces

from velkahra.envs.observing import Observing
from velkahra.envs.table import Table


def observations(observing: Observing) -> spaces.Box:
    """Return the space of one seat's observations: whole numbers, each with its own bounds."""
    low, high = observing.bounds()
    return spaces.Box(low, high, dtype=np.int16)


def masked(table: Table, actions: int) -> spaces.Dict:
    """Return the space of an observation together with the mask of `actions` actions."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observations(table.observing), "action_mask": mask})


def positions(table: Table) -> spaces.Box:
    """Return the space of what all seats know, one after the other."""
    low, high = table.observing.bounds()
    return spaces.Box(np.tile(low, table.seats), np.tile(high, table.seats), dtype=np.int16)
