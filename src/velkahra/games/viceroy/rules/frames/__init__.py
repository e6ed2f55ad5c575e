"""Frames: every pending decision and step, with named slots, a module for each chapter.

`kinds` lists them by number. Push a frame by its `push_...` function; read and write its slots by
name, as in `state.slot(PLACE_CARD)`.
"""

# All frames together, for tests and for the text of positions.
from velkahra.games.viceroy.rules.frames.auction import *  # noqa: F403
from velkahra.games.viceroy.rules.frames.building import *  # noqa: F403
from velkahra.games.viceroy.rules.frames.kinds import *  # noqa: F403
from velkahra.games.viceroy.rules.frames.laws import *  # noqa: F403
from velkahra.games.viceroy.rules.frames.rewards import *  # noqa: F403
from velkahra.games.viceroy.rules.frames.rounds import *  # noqa: F403
