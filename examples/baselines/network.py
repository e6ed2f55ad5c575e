"""A network that reads the layout of an observation, and how actions are declared."""

from math import prod

import numpy as np
import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor, MlpExtractor
from torch import nn

import velkahra

SHARP = 20
"""How much faster the weight of a plane grows than others: a kind of action has only one."""


class Layout(BaseFeaturesExtractor):
    """The first layer: amounts by their logarithm, names as one-hot vectors, planes as they are.

    A sum of rows of a table is the product of a matrix with one-hot vectors, and quicker.
    """

    def __init__(self, observation_space, game, width=128):
        """Read from the layout of a game, with as many seats as fit the space, what is a name."""
        low, high = observation_space.low.astype(int), observation_space.high.astype(int)
        parts = parts_of(game, len(low))
        planes = [
            number for part, start in parts if is_plane(part) for number in numbers(part, start)
        ]
        super().__init__(observation_space, width + len(planes))
        is_name = torch.tensor([unit == "code" for part, _ in parts for unit in units(part)])
        sizes = np.where(is_name, high - low + 1, 0)
        starts = np.cumsum(sizes) - sizes - low
        self.register_buffer("is_name", is_name)
        self.register_buffer("starts", torch.tensor(starts)[is_name])
        self.register_buffer("planes", torch.tensor(planes, dtype=torch.long))
        self.table = nn.EmbeddingBag(int(sizes.sum()), width, mode="sum")
        nn.init.normal_(self.table.weight, std=int(is_name.sum()) ** -0.5)
        self.amounts = nn.Linear(len(low) - int(is_name.sum()), width)

    def forward(self, seen):
        """Return (games, width + entries of planes) features."""
        rows = seen[:, self.is_name].long() + self.starts
        amounts = seen[:, ~self.is_name]
        amounts = amounts.sign() * amounts.abs().log1p()
        features = torch.relu(self.table(rows) + self.amounts(amounts))
        return torch.cat([features, seen[:, self.planes]], dim=1)


class Policy(MaskableActorCriticPolicy):
    """A policy that weighs an action at a space also by what the planes say of that space.

    It learns one weight for all actions of a kind, so what it learns at one space holds at others.
    """

    def __init__(self, *args, game, **kwargs):
        """Build the network for a game."""
        self.game = game
        super().__init__(*args, **kwargs)

    def _build(self, lr_schedule):
        super()._build(lr_schedule)
        parts = [part for part, _ in parts_of(self.game, self.observation_space.shape[0])]
        planes = [part for part in parts if is_plane(part)]
        width = self.mlp_extractor.latent_dim_pi - sum(part.size for part in planes)
        self.action_net = Actions(velkahra.game(self.game).space, planes, width)
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )

    def _build_mlp_extractor(self):
        width = self.features_extractor.amounts.out_features
        self.mlp_extractor = Trunk(width, self.features_dim - width, self.net_arch)


class Trunk(MlpExtractor):
    """Layers for the features; the planes go past them to the actions."""

    def __init__(self, width, planes, net_arch):
        """Build layers for `width` features, which `planes` entries follow."""
        super().__init__(width, net_arch, nn.ReLU)
        self.width = width
        self.latent_dim_pi += planes

    def forward_actor(self, features):
        """Return what the actions are weighed by."""
        latent = self.policy_net(features[:, : self.width])
        return torch.cat([latent, features[:, self.width :]], dim=1)

    def forward_critic(self, features):
        """Return what the value is made of."""
        return self.value_net(features[:, : self.width])


class Actions(nn.Module):
    """The last layer: a number for each action."""

    def __init__(self, space, planes, width):
        """Find the kinds of actions that end with a space of a plane."""
        super().__init__()
        self.width = width
        self.each = nn.Linear(width, int(space.size))
        nn.init.orthogonal_(self.each.weight, 0.01)
        nn.init.zeros_(self.each.bias)
        self.pairs, at = [], width
        for part in planes:
            for kind in space.kinds:
                if ends_with(kind, part.size):
                    self.pairs.append(
                        (slice(kind.offset, kind.offset + kind.size), slice(at, at + part.size))
                    )
            at += part.size
        self.weights = nn.Parameter(torch.zeros(len(self.pairs)))

    def forward(self, latent):
        """Return (games, actions) logits."""
        logits = self.each(latent[:, : self.width])
        for weight, (actions, spaces) in zip(self.weights, self.pairs, strict=True):
            plane = latent[:, spaces]
            times = (actions.stop - actions.start) // plane.shape[1]
            logits[:, actions] = logits[:, actions] + SHARP * weight * plane.repeat(1, times)
        return logits


def parts_of(game, size):
    """Return the parts of the layout with so many entries, each with where it begins."""
    title = velkahra.game(game)
    layouts = (title.observer.layout(title.start(seats)) for seats in title.seats)
    layout = next(layout for layout in layouts if layout.size == size)
    return [(part, layout.slices()[part.name].start) for part in layout.parts]


def units(part):
    """Return the unit of each number of a part."""
    columns = [column.unit for column in part.columns] or [part.unit]
    return columns * (part.size // len(columns))


def numbers(part, start):
    """Return where the entries of a part are."""
    return range(start, start + part.size)


def is_plane(part):
    """Return whether a part says an amount of each space of a board."""
    return len(part.shape) == 2 and not part.columns and part.unit != "code"


def ends_with(kind, size):
    """Return whether the last fields of a kind of action name one of so many spaces."""
    fields = [int(field.size) for field in kind.fields]
    return any(prod(fields[at:]) == size for at in range(len(fields)))
