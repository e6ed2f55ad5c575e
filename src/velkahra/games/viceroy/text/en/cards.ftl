# How to play laws whose texts leave something open, by effect. Laws have texts of their own.

ruling-replace_card = What worked through the replaced card stops working; gems stored on it stay here and score nothing. The card in your hand can be laid again in a later building round.
ruling-duplicate_tokens = Every token counts: bonuses and eternal gems too. A power token is one token, whatever its value. For an eternal gem there must be a gem in the supply or behind your screen. The law takes no place and closes no circle.
ruling-swap_token = One whole token moves for one whole token, whatever their values. Eternal gems, stored gems and tokens behind screens cannot be chosen. Alone it has no effect.
ruling-take_display_card_skip_auction = The card comes from the display as it lies now, already renewed for the next auction. In round 12 there is no auction to leave out: the card is free, unless the table has agreed that the law does nothing then.
ruling-draw_laws_return = If the deck runs short, you put back one law fewer than you drew. A law tucked as it comes is not in your hand; if too few are left there, you put back what you hold. The last one put back lies on top; nobody else learns which they are.
ruling-choose_one = Only one, and for good. Attack tokens go behind your screen. An eternal gem needs a gem of its colour in the supply or behind your screen.
ruling-tuck_from_hand = Only now, when the law is laid: nothing can be added later. Tucked cards lie face up; they cost nothing and bring no reward.
ruling-tuck_free_card = Free is a card at an end of its row or on the top level, with nothing above it and nothing tucked under it; on level 1 only the two end cards; never this law. If one is free, one must be tucked; all its tokens come along. The points are due even if none was.
ruling-store_gems = Any number up to the limit, none as well. Stored gems pay for nothing and recolour nothing.
ruling-store_gems-fixed = Exactly that number, in colours of your choice, if you have so many; else none. Stored gems pay for nothing and recolour nothing.
ruling-tuck_on_take = Each time you take a card: in the auction, as a reward, or by a law; each of several as it comes. Not a card of your pyramid that a law gives back to your hand.
ruling-points_per_card = All your cards count: this one, laws and tucked cards as well.
ruling-points_per_set = On top of the 12 points that every set is worth.
ruling-points_per_circle_and_eternal = Circles recoloured at the end count too.
ruling-points_per_adjacent_character = A law has at most six neighbours: two beside it, two below, two above. Laws and tucked cards do not count.
