"""Frames: every pending decision and step, with named slots, a module for each chapter.

`kinds` lists them by number. Push a frame by its `push_...` function; read and write its slots by
name, as in `state.slot(COIN_PERCENT)`.
"""

# All frames together, for tests and for the text of positions.
from velkahra.games.hammer.rules.frames.camp import *  # noqa: F403
from velkahra.games.hammer.rules.frames.effects import *  # noqa: F403
from velkahra.games.hammer.rules.frames.kinds import *  # noqa: F403
from velkahra.games.hammer.rules.frames.pact import *  # noqa: F403
from velkahra.games.hammer.rules.frames.play import *  # noqa: F403
from velkahra.games.hammer.rules.frames.turn import *  # noqa: F403
