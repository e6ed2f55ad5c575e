"""Games between bots as data: observations, legal actions, actions and values in Parquet files.

A folder has `decisions/`, with a row for each decision of a seat, `games/`, with a row for each
game, `dataset.json`, which says what was played, and a data card, `README.md`. Games are numbered
from 0, and each file has the games of one shard.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from velkahra.envs import dataset
>>> with TemporaryDirectory() as folder:
...     settings = dataset.settings_of("pamir", ["random", "random"], seed=1, shard=2)
...     counts = dataset.write(Path(folder), settings, games=3)
...     names = sorted(path.name for path in Path(folder).rglob("*.parquet"))
>>> counts.games, names
(3, ['00000.parquet', '00000.parquet', '00001.parquet', '00001.parquet'])
"""

from velkahra.envs.dataset.card import Counts
from velkahra.envs.dataset.played import write_played
from velkahra.envs.dataset.shards import Settings, Shard, Written, settings_of
from velkahra.envs.dataset.writing import write

__all__ = ["Counts", "Settings", "Shard", "Written", "settings_of", "write", "write_played"]
