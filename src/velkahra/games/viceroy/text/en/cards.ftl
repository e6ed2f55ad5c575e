# How to play laws whose texts leave something open, by effect. Laws have texts of their own.

ruling-replace_card = The effects of the replaced card stop. Gems stored on it stay here and score nothing. You can play the card again later.
ruling-duplicate_tokens = Copy every token, bonuses and infinite gems too. A power token is one token, whatever its value. An infinite gem needs a gem from the supply or from behind your screen. This law takes no place and completes no circle.
ruling-swap_token = One whole token moves for one whole token, whatever their values. Infinite gems, stored gems and tokens behind screens cannot be chosen. With one player this law has no effect.
ruling-take_display_card_skip_auction = Take the card from the display as it is now, already refilled for the next auction. You skip the auction even if this law is replaced. In round 12 there is no auction to skip: the card is free, unless the table has agreed that the law does nothing then.
ruling-draw_laws_return = If the deck runs short, put back one law fewer than you drew. A law tucked as it comes is not in your hand; if too few are left there, put back what you have. The last one put back is on top. Nobody else learns which laws they are.
ruling-choose_one = Choose only one, and for good. Attack tokens go behind your screen. An infinite gem needs a gem of its colour from the supply or from behind your screen.
ruling-tuck_from_hand = Only when you play the law: you cannot add cards later. Tucked cards are face up. They cost nothing and give no reward.
ruling-tuck_free_card = A free card is at an end of its row or on the top level, with nothing above it and nothing tucked under it. On level 1 only the two end cards can be free, never this law. If any card is free, you must tuck one, with all its tokens. You score the points even if you tuck none.
ruling-store_gems = Store any number up to the limit, even none. Stored gems cannot pay or recolour.
ruling-store_gems-fixed = Exactly that number, in colours of your choice, if you have so many; else none. Stored gems pay for nothing and recolour nothing.
ruling-tuck_on_take = Each time you take a card: in the auction, as a reward, or by a law, and each of several as it comes. This does not include a card that a law returns from your pyramid to your hand.
ruling-points_per_card = All your cards count: this one, laws and tucked cards as well.
ruling-points_per_set = In addition to the 12 points for every set.
ruling-points_per_circle_and_eternal = Circles recoloured at the end count too.
ruling-points_per_adjacent_character = A law has at most six neighbours: two at its sides, two below, two above. Laws and tucked cards do not count.
