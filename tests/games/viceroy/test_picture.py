"""What the picture of Viceroy tells: circles, tokens, previews, bids, laws and points."""

import re

import pytest
from tests.games.markup import label_of, text_of
from tests.games.viceroy.helpers import act, after, dealt, read
from tests.games.viceroy.pyramids import RED
from tests.games.viceroy.test_picture_page import game, midgame

import velkahra
from velkahra.core.contract.events import SPECTATOR, Events
from velkahra.core.contract.state import NOBODY
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.picture.art import portraits
from velkahra.games.viceroy.picture.art.cards import colours_of, face, law_of, part_signs
from velkahra.games.viceroy.picture.art.emblems import charge_of
from velkahra.games.viceroy.picture.art.ink import ART, CARD, segment
from velkahra.games.viceroy.picture.art.signs import symbols
from velkahra.games.viceroy.picture.page import layout, page
from velkahra.games.viceroy.picture.pyramid import corner, frame
from velkahra.games.viceroy.picture.status import order
from velkahra.games.viceroy.rules.actions import SPACE
from velkahra.games.viceroy.rules.facts import CORNERS, EFFECTS, PEOPLE, SET_NAMES
from velkahra.games.viceroy.rules.tables import TOKEN_NAMES
from velkahra.games.viceroy.text.names import law_ruling
from velkahra.games.viceroy.view.build import view_of
from velkahra.testing.pages import ID

pytestmark = pytest.mark.plain

LAWS = SET_NAMES[0]


def pyramid_of(table: str, seat: int = 0, viewer: int = 0, language: str = "en") -> str:
    return page(view_of(read(table), viewer), language)[f"pyramid-{seat}"]


def begin_of(markup: str) -> tuple[int, int]:
    """Return the point at which the first path of a drawing begins."""
    found = re.search(r' d="M(\d+) (\d+)', markup)
    assert found
    return int(found[1]), int(found[2])


def test_the_segments_of_three_cards_close_a_circle() -> None:
    """The halves of the upper card and a corner of each lower one surround one point."""
    x, y = corner(2, 0)
    left, right = corner(1, 0), corner(1, 1)
    assert (x + CARD / 2, y + CARD) == (left[0] + CARD, left[1]) == right
    for kind in ("", "-plain"):
        for colour in range(4):
            begins = [begin_of(segment(part, colour, kind)) for part in range(4)]
            assert begins == [(0, 0), (CARD, 0), (CARD // 2, CARD), (CARD // 2, CARD)]


def test_a_one_coloured_circle_has_a_ring() -> None:
    markup = pyramid_of(RED)
    assert 'id="circle-20" class="circle one"' in markup
    assert "Red circle" in label_of(markup, "c-20")
    mixed = pyramid_of("circle lay 2 1 0 3 1 1 20 2 0")
    assert 'id="circle-20" class="circle"' in mixed
    assert "several colours" in label_of(mixed, "c-20")
    assert "circle-1" not in ID.findall(markup)


def test_faces_show_the_printed_colours_and_rows() -> None:
    for person in PEOPLE:
        colours = colours_of(LAWS, person.number)
        names = ("blue", "red", "green", "yellow")
        assert [names[colour] for colour in colours] == [person.segments[at] for at in CORNERS]
        drawn = face(person.number, LAWS, "en")
        shown = re.findall(r'href="#vc-((?!s-)[\w-]+)"', drawn)
        assert f'href="#vp-{person.number}"' in drawn
        for row in person.rows:
            assert shown.pop(0) == f"gem-{row.cost}"
            for part in row.reward.all:
                assert tuple(shown.pop(0) for _ in part_signs(part)) == part_signs(part)
        assert not shown


def test_every_character_looks_like_no_other() -> None:
    drawn = dict(re.findall(r'<g id="vp-(\d+)">(.*?)</g>', portraits.drawings()))
    assert drawn.keys() == {str(person.number) for person in PEOPLE}
    assert len(set(drawn.values())) == len(PEOPLE)
    names = {f"vc-{name}" for name in ART.names("people")}
    names |= {f"vc-e-{name}" for name in ART.names("emblems")}
    for person in drawn.values():
        assert set(re.findall(r'href="#([\w-]+)"', person)) <= names


def test_every_card_and_token_has_its_sign() -> None:
    known = symbols()
    assert set(TOKEN_NAMES) <= known.keys()
    assert len(set(known.values())) == len(known)
    for card in range(1, 65):
        assert charge_of(card) in ART.names("emblems")
    for effect in EFFECTS:
        assert charge_of(0, effect) in ART.names("emblems")


def test_tokens_and_tucked_cards_are_told_and_drawn() -> None:
    markup = pyramid_of(f"{RED}20 magic 2\n20 eternal-green 1\ncircle tuck 14 20")
    label = label_of(markup, "c-20")
    assert "2 magic tokens" in label
    assert "infinite green gem" in label
    assert "tucked under it: Executioner (14)" in label.replace("Tucked", "tucked")
    assert 'href="#vc-magic"' in markup
    assert {"t-20-magic", "t-20-eternal-green"} <= set(ID.findall(markup))  # as the log highlights
    assert '<g data-card="14">' in markup


def test_a_pyramid_fits_its_frame() -> None:
    for state in game(3, 0, 11):
        view = view_of(state, int(state.actor()) if state.actor() >= 0 else 0)
        for player in view.players:
            left, top, wide, high = map(float, frame(player.pyramid).split())
            for laid in player.pyramid:
                x, y = corner(laid.level, laid.column)
                assert left <= x
                assert x + CARD <= left + wide
                assert top <= y
                assert y + CARD <= top + high


def test_each_place_is_previewed() -> None:
    """The captain on level 1 costs green, above the red circle's left card green and blue."""
    state = after(f"{RED}circle gems gb\ncircle hand 32\nbuilding", "play 32")
    markup = page(view_of(state, 0), "en")["pyramid-0"]
    first = label_of(markup, "place-1--1")
    assert "Costs 1 green" in first
    assert "a card from the small deck or the laws" in first
    assert 'id="place-1--1" class="place legal"' in markup
    assert ID.findall(page(view_of(state, SPECTATOR), "en")["pyramid-0"]) == [
        name for name in ID.findall(markup) if not name.startswith("place")
    ]


def test_a_place_that_cannot_be_paid_is_greyed_and_says_what_is_missing() -> None:
    wall = "circle lay 1 1 0 3 1 1\n"
    state = after(f"{wall}circle gems gr\ncircle hand 32\nbuilding", "play 32")
    markup = page(view_of(state, 0), "en")["pyramid-0"]
    assert 'id="place-2-0" class="place barred"' in markup
    label = label_of(markup, "place-2-0")
    assert "Costs 1 blue, 1 green" in label
    assert "Missing: 1 blue" in label
    assert markup.split('id="place-2-0"')[1].split('id="place')[0].count("#vc-clash") == 1


def test_eternal_gems_and_the_circle_are_in_the_preview() -> None:
    wall = "circle lay 1 1 0 3 1 1\n3 eternal-blue 1\n"
    state = after(f"{wall}circle gems bbrrggyy\ncircle hand 20\nbuilding", "play 20")
    label = label_of(page(view_of(state, 0), "en")["pyramid-0"], "place-2-0")
    assert "Completes a red circle" in label
    spot = next(spot for spot in view_of(state, 0).spots if spot.level == 2)
    assert ("Infinite gems save 1 blue" in label) == (spot.less == (1, 0, 0, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_VC_BUILD_10_a_circle_is_promised_no_gem_that_is_not_there(language: str) -> None:
    wall = "circle lay 1 1 0 3 1 1\n3 eternal-blue 1\ncircle hand 20\nbuilding\n"
    told = set()
    for gems in ("supply r\ncircle gems bbgg", "supply bb\ncircle gems bbgg"):
        state = after(wall + gems + "\nsquare gems", "play 20")
        told.add(label_of(page(view_of(state, 0), language)["pyramid-0"], "place-2-0"))
    assert len(told) == 2
    if language == "en":
        assert any("circle: take one red gem" in label for label in told)
        assert any("circle: no gem, because the supply has no red one" in label for label in told)


@pytest.mark.parametrize(("supply", "said"), [("b", "Only 2 gems"), ("bbb", "")])
def test_VC_REWARD_01_a_reward_tells_that_the_supply_has_fewer(supply: str, said: str) -> None:
    table = "circle lay 1 1 0\ncircle hand 21\nbuilding\ncircle gems bbrr\nsquare gems\n"
    state = after(f"{table}supply {supply}", "play 21")
    label = label_of(page(view_of(state, 0), "en")["pyramid-0"], "place-1-1")
    assert ("in the supply" in label) == bool(said)
    assert said in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_VC_EDGE_53_gems_beyond_eight_have_a_button_to_leave_them(language: str) -> None:
    state = after("61 science 9\nsupply bbbbbbbbbbbbbbbbbbbbrrrrrrrr", "pass", "pass")
    assert "do-decline" not in ID.findall(page(view_of(state, 0), language)["actions"])
    act(state, "gems bbbbbbbb")
    drawn = ID.findall(page(view_of(state, 0), language)["actions"])
    assert {"do-decline", "do-gems", "g-blue-1", "g-red-4"} <= set(drawn)


def test_VC_EDGE_56_exactly_eight_gems_are_asked_for_without_a_way_out() -> None:
    state = after("circle gems bbbrrrggg\nsupply\ncircle hand 76\nbuilding", "play 76", "place 1 1")
    drawn = ID.findall(page(view_of(state, 0), "en")["actions"])
    assert {"do-decline", "do-gems"}.isdisjoint(drawn)
    assert "exactly 8" in velkahra.game("viceroy").words.prompt("en", state, 0)


def test_VC_PASS_04_passing_promises_no_gems_that_may_not_be_there() -> None:
    for supply, button in (("bbbbbb", "Pass and take 3 gems"), ("bbbbb", "Pass: up to 3 gems")):
        state = read(f"lower-blue 4\nsupply {supply}\ncircle gems b\nsquare gems")
        assert button in page(view_of(state, 0), "en")["actions"]


def test_level_5_offers_both_rewards() -> None:
    places = [(level, column) for level in (1, 2, 3, 4) for column in range(6 - level)]
    wall = "".join(
        f"circle lay {card} {level} {column}\n" for card, (level, column) in enumerate(places, 1)
    )
    state = after(f"{wall}circle hand 32\ncircle gems bbrrggyyyy\nbuilding", "play 32")
    markup = page(view_of(state, 0), "en")["pyramid-0"]
    label = label_of(markup, "place-5-0")
    assert "Costs 1 blue, 1 green, 3 yellow" in label
    assert "15 power points" in label
    shown = markup.split('id="place-5-0"')[1].split('id="place')[0]
    assert re.findall(r"#vc-(cards-1|gems-5|magic|power-15)", shown) == [
        *("cards-1", "gems-5", "magic", "power-15")
    ]


def test_free_cards_are_marked_when_a_law_asks_for_one() -> None:
    table = "circle lay 1 1 0 3 1 1 9 1 2\ncircle hand 74\nbuilding"
    state = after(table, "play 74", "place 1 3")
    view = view_of(state, 0)
    assert view.decision == "free"
    marked = set(re.findall(r'id="c-(\d+)" class="card free"', page(view, "en")["pyramid-0"]))
    free = {str(laid.card) for laid in view.players[0].pyramid if laid.free and laid.card != 74}
    assert marked == free != set()
    assert "card free" not in page(view_of(state, 1), "en")["pyramid-0"]


def test_the_reveal_shows_whose_gems_met() -> None:
    state = read("seats 3\nlower-blue 4\nlower-red 6\nlower-green 7\nauction 1")
    events = Events()
    for text in ("circle bid blue", "square bid blue"):
        act(state, text)
    who, action = 2, next(a for a in state.legal_actions(2) if SPACE.to_text(int(a)) == "bid red")
    state.apply(who, action, events)
    found = page(view_of(state, 0, events.happened), "en")
    blue = text_of(found["auction-blue"])
    assert "Circle bids a blue gem" in blue
    assert "Square bids a blue gem" in blue
    assert "equal bids: these gems are lost" in blue
    assert 'class="auction blue clash"' in found["auction-blue"]
    red = text_of(found["auction-red"])
    assert "Triangle bids a red gem" in red
    assert "lost" not in red
    assert "has a card" in text_of(found["player-2"])


def test_the_reveal_outlasts_the_auction_until_one_chooses_again() -> None:
    """Square learns what was bid after the display was renewed, while it chooses what to build."""
    state = after("seats 2\nlower-blue 4\nlower-red 6\ncircle hand 10\nauction 1", "square bid red")
    before = page(view_of(state, 0), "en")
    assert before["reveal"] == '<section id="reveal" class="reveal scene" hidden></section>'
    events = Events()
    state.apply(0, SPACE.from_text("bid blue"), events)
    while state.actor() < 0:
        state.apply(-1, state.legal_actions(-1)[0], events)
    view = view_of(state, 0, events.happened)
    assert view.phase == "building"
    shown = page(view, "en")["reveal"]
    assert "Circle bids a blue gem. Takes Mentor (4)" in text_of(shown)
    assert "Square bids a red gem. Takes Chancellor (6)" in text_of(shown)
    assert 'data-card="4"' in shown
    assert page(view_of(state, 0), "en")["reveal"] == before["reveal"]


def test_a_small_pyramid_shows_its_outline_and_its_owner_what_rows_cost() -> None:
    own = pyramid_of("circle lay 1 1 0")
    assert own.count('href="#vc-ghost"') == 5
    assert "costs the gem" in text_of(own)
    assert "costs the gem" not in text_of(pyramid_of("circle lay 1 1 0", viewer=1))
    assert "outline" not in pyramid_of(
        "".join(f"circle lay {card} 1 {card - 1}\n" for card in range(1, 9))
    )


def test_virtual_opponents_show_their_gems() -> None:
    state = after("seats 1\nvirtual 1\nlower-blue 4\nlower-red 6\nauction 1", "circle bid blue")
    events = Events()
    state.apply(-1, state.legal_actions(-1)[0], events)
    drawn = next(event for event in events.happened if event.kind == "robot-bid")
    view = view_of(state, 0, events.happened)
    if view.phase == "auction":
        assert "Virtual opponent 1" in text_of("".join(page(view, "en").values()))
    assert drawn.facts["robot"] == 0
    assert "robots" in ID.findall(layout(view, "en"))


def test_the_column_says_what_one_can_bid() -> None:
    state = read("seats 2\nlower-blue 4\nupper-blue 9\ncircle gems bb\nauction 1")
    label = label_of(page(view_of(state, 0), "en")["auction-blue"], "bid-blue")
    assert label.startswith("Bid a blue gem")
    assert "Gunner (9), Mentor (4)" in label
    assert "you have 2 blue" in label.replace("You", "you")


def test_gems_are_offered_one_by_one() -> None:
    state = after("seats 2\nlower-blue 4\nsupply bbr\nauction 1", "circle pass", "square pass")
    view = view_of(state, int(state.actor()))
    if view.decision == "gems":
        ids = ID.findall(page(view, "en")["actions"])
        wanted = [f"g-blue-{n}" for n in range(1, min(view.supply[0], view.left) + 1)]
        assert [name for name in ids if name.startswith("g-blue")] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_law_is_read_with_its_ruling(language: str) -> None:
    found = page(view_of(read("circle hand 65 70 76\nbuilding"), 0), language)
    for law in (65, 70, 76):
        told = text_of(found[f"lens-{law}"]).replace("&#x27;", "'").replace("&quot;", '"')
        assert law_of(LAWS, law).text[language] in told
        assert law_ruling(language, law, LAWS) in told
    assert text_of(found["lens-66"]) == ""


def test_the_options_of_a_law_are_told() -> None:
    state = after("circle hand 71\nbuilding", "play 71", "place 1 1")
    told = text_of(page(view_of(state, 0), "en")["actions"])
    assert "attack token" in told
    assert "6 power points" in told
    assert "4 gems of any colour" in told
    assert text_of(page(view_of(state, 1), "en")["actions"]) == ""


def test_tokens_for_a_swap_are_named_with_their_cards() -> None:
    table = "circle lay 1 1 0\n1 magic 1\nsquare lay 2 1 0\n2 power-7 1\ncircle gems bbbb\n"
    state = after(f"{table}circle hand 67\nbuilding", "play 67", "place 1 1")
    mine = page(view_of(state, 0), "en")["actions"]
    assert "t-1-magic" in ID.findall(mine)
    assert "Boatswain (1): magic token" in text_of(mine)
    assert "t-1-magic" not in ID.findall(page(view_of(state, 0), "en")["pyramid-0"])
    assert "t-1-magic" in ID.findall(page(view_of(state, 1), "en")["pyramid-0"])
    act(state, "swap 1 magic")
    theirs = page(view_of(state, 0), "en")["actions"]
    assert "t-2-power-7" in ID.findall(theirs)
    assert "t-1-magic" not in ID.findall(theirs)


def test_one_sees_ones_own_points_and_at_the_end_everybodys() -> None:
    mine = text_of(page(view_of(midgame(3, 0), 0), "en")["score"])
    for heading in ("Circles", "Infinite gems", "Laws", "Power tokens", "Magic", "Sets"):
        assert heading in mine
    assert "Place" not in mine
    *_, last = game(3, 0, 6)
    view = view_of(last, SPECTATOR)
    table = page(view, "en")["score"]
    for player in view.players:
        assert f"<b>{sum(value or 0 for value in player.points)}</b>" in table
    assert 'class="winner"' in table
    assert text_of(table).count("1.") >= 1


def test_order_goes_by_numbers() -> None:
    state = read("seats 3\ncircle lay 40 1 0\nsquare lay 9 1 0\ntriangle lay 21 1 0\nauction 1")
    assert [turn[0] for turn in order(view_of(state, 0))] == [1, 2, 0]
    table = "seats 2\ncircle hand 40\nsquare hand 5\ncircle gems bbrrggyy\nsquare gems bbrrggyy\n"
    view = view_of(after(f"{table}building", "circle play 40", "square play 5"), 0)
    assert view.players[0].played == 40
    assert [(turn[0], turn[1]) for turn in order(view)] == [(1, 5), (0, 40)]
    status = text_of(page(view, "en")["status"])
    assert "Scout (5)" in status
    assert "card 1 of 3" in status


def test_circles_are_to_be_recoloured_at_the_end() -> None:
    state = _at_the_end()
    view = view_of(state, 0)
    assert view.decision == "recolour"
    found = page(view, "en")
    assert 'class="circle asked"' in found["pyramid-0"]
    assert label_of(found["pyramid-0"], "circle-20").startswith("Recruiter (20)")
    assert {"do-optimum", "do-decline", "do-red"} <= set(ID.findall(found["actions"]))
    act(state, "recolour 20 red")
    assert 'id="circle-20" class="circle' in page(view_of(state, 0), "en")["pyramid-0"]


def _at_the_end() -> ViceroyState:
    state = read("circle lay 2 1 0 3 1 1 20 2 0\ncircle gems rrr\nround 12\nend")
    dealt(state)
    return state


def test_a_spectator_sees_all_pyramids_alike() -> None:
    state = midgame(4, 0)
    whole = layout(view_of(state, SPECTATOR), "en")
    assert '<input type="radio" name="shown" id="show-all" class="sr" checked/>' in whole
    own = layout(view_of(state, 2), "en")
    assert re.search(r'id="show-2"[^>]* checked/>', own)
    assert "show-all" not in own
    for seat in range(4):
        assert f'<label for="show-{seat}"' in whole


def test_the_legend_explains_every_token_in_each_language() -> None:
    for language in LANGUAGES:
        whole = layout(view_of(midgame(2, 0), 0), language)
        assert whole.split('<div id="legend"')[1].count("<li>") >= 13
        assert 'popovertarget="legend"' in whole


def test_a_finished_game_is_drawn_too() -> None:
    *_, last = game(2, 2, 8)
    assert last.actor() == NOBODY
    assert "winner" in layout(view_of(last, 0), "cs")
