"""The conformance suite: what every game promises, as checks that know no game.

A check looks at a game, or at one being played, and yields a complaint for everything that is
wrong, so an empty result is a pass. Its name and the first line of its docstring are the promise.
`examine` runs them all over a game; `velkahra check` prints what it finds.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from librt.random import Random

from velkahra.core.contract.game import Game
from velkahra.core.play.play import Play
from velkahra.testing import (
    auto_answers,
    coach,
    graph,
    inputs,
    knowledge,
    notation,
    observation,
    pages,
    state,
    undo,
    words,
)

Check = Callable[[Play, Random], Iterator[str]]
GameCheck = Callable[[Game], Iterator[str]]
AlongCheck = Callable[[Iterable[Play]], Iterator[str]]

CHEAP: Final[tuple[Check, ...]] = (
    state.lists_are_ascending,
    state.somebody_can_act_until_the_end,
    state.what_needs_no_choice_is_the_only_action,
    state.returns_are_shares_of_a_victory,
    state.pieces_are_conserved,
    state.invariants_hold,
    state.clones_are_alike_and_apart,
    state.clones_have_every_field,
    words.events_have_words,
    auto_answers.auto_answers_are_legal,
)
"""At every position."""

SAMPLED: Final[tuple[Check, ...]] = (
    state.masks_have_what_is_legal,
    state.searches_look_at_what_is_legal,
    state.refused_actions_change_nothing,
    state.simultaneous_choices_commute,
    state.dealer_draws_what_is_possible,
    knowledge.what_cannot_be_known_does_not_show,
    knowledge.worlds_agree_with_knowledge,
    knowledge.who_sees_all_tells_worlds_apart,
    knowledge.what_seats_see_is_so,
    knowledge.who_sees_all_hears_all,
    knowledge.hidden_draws_do_not_show,
    knowledge.secret_choices_do_not_show,
    observation.entries_fit_their_layout,
    observation.observations_show_what_views_show,
    inputs.inputs_are_those_that_are_named,
    notation.position_comes_back,
    undo.only_own_plies_are_taken_back,
    undo.undoing_restores_everything,
    undo.nothing_hidden_came_out,
    undo.secret_choices_can_be_recalled,
    graph.leaves_are_the_legal_actions,
    graph.stray_clicks_are_answered,
    words.prompts_can_be_read,
    coach.decisions_are_introduced,
)
"""At some positions of every game."""

DRAWN: Final[tuple[Check, ...]] = (
    graph.elements_are_on_the_page,
    pages.layouts_are_made_of_their_elements,
    pages.parts_are_those_of_the_page,
    pages.pages_can_be_read_aloud,
    pages.drawings_are_there,
    pages.pictures_are_drawn,
)
"""At a few positions: drawing takes long, and drawings hardly depend on the variant."""

WHOLE_SPACE: Final[tuple[Check, ...]] = (
    state.legal_is_what_is_not_refused,
    words.refusals_can_be_read,
)
"""At a few positions, since they ask about every action there is."""

WHOLE_GAME: Final[tuple[Check, ...]] = (
    notation.record_comes_back,
    notation.replay_is_the_same_at_every_ply,
)
"""At the end of a game."""

ALONG: Final[tuple[AlongCheck, ...]] = (
    knowledge.what_is_hidden_is_redrawn,
    pages.pages_drawn_from_earlier_ones_are_the_same,
)
"""Along whole games, one position after the other."""

PER_GAME: Final[tuple[GameCheck, ...]] = (
    notation.every_action_comes_back,
    notation.every_form_comes_back,
    notation.nonsense_is_refused,
    notation.seats_have_names,
    auto_answers.auto_answers_have_words,
    coach.introductions_are_in_every_language,
    state.cosmetic_options_change_no_rule,
    words.text_files_agree,
    words.everything_to_choose_has_a_name,
    words.lessons_can_be_played,
)
"""Once."""
