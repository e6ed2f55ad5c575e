# What the coach says when a kind of decision first comes (coach-…, by the kind)

coach-start = One of your two characters starts your pyramid for free and gives the reward of its bottom row. Early on, gems, infinite gems and science help most. Look at the coloured corners, too: four parts of one colour make a circle and bring a gem.
coach-bid = Everyone chooses in secret. If you alone bid a colour, its card is yours; if someone else bids it too, you may both go without, and the gem is lost either way. Passing costs nothing: it brings three gems and one for each of your science tokens.
coach-name = You two bid the same colour, and it has two cards. If you name different cards, both of you get one. Name the card you need, unless the other player is sure to need it too.
coach-card = You may play up to three cards this round, one after the other. A character costs one gem for its row and one for each row below; laws cost nothing. Look at which row you can pay for and what it gives.
coach-take = You won: now choose the card. Compare its colours with your pyramid, and look at the rows you can pay for. It goes to your hand, not yet into the pyramid.
coach-share = A virtual opponent bid the same colour. The upper card is yours at once, and the lower one leaves the game; bidding again costs another gem. Take it, unless something better is on display.
coach-remove = The virtual opponent’s gem matches nothing, so a card of your choice leaves the game. Remove what helps you least, or what a rival needs most.
coach-gems = Take gems of any colour that the supply has. Look at the costs of the cards in your hand and at the colours on display: you need gems for both.
coach-draw = A character needs gems and gives rewards. A law is free and often scores at the end. With few gems, a law is the safer choice.
coach-archive = Your law takes in cards as you get them. A tucked card counts for the law, but you can never play it. Tuck what you would not build anyway.
coach-place = Choose the place: an end of the bottom row, or above two neighbours. The higher the level, the more expensive the card and the higher the row of its reward. A circle of one colour gives a gem at once and scores at the end.
coach-level-5 = Level 5 is the top. Take the rewards of three rows, or 15 power points at once. Late in the game the points are usually better, unless the rewards complete your sets.
coach-option = The law offers one reward of several, once and for good. Look at which of your sets or bonuses still lacks a token.
coach-colour = An infinite gem saves you one gem of its colour in every building phase, and scores at the end. Choose the colour that your hand needs most often.
coach-own-gem = The supply has no gem of this colour. You may put one of your own on the card instead; without it the reward is lost. Early in the game the infinite gem is usually worth it.
coach-double = Choose the character whose tokens the law copies. Tokens worth many power points, science and bonuses pay off most.
coach-swap = You may exchange one of your tokens for one of another player. Give what counts least for you, such as a small power token. You need not swap.
coach-for = Now choose the token you want from another pyramid. Look for one that completes a set of defence, magic and science, or for many power points.
coach-give = The swap has a price in gems. Give the colours that the cards in your hand do not need.
coach-return = You drew more laws than you may keep. Put back the ones that fit your pyramid least; the one you put back last lies on top.
coach-tuck = Cards you tuck now score by this law, but you can never play them. Tuck those you would not build before the end.
coach-free = A free card of your pyramid must go under the law, with its tokens. Its circles are lost. Choose the card that matters least to you.
coach-store = Gems stored here score at the end, but they can no longer pay or recolour. Store what you can spare, and keep enough for the next cards.
coach-recolour = The game is over, and your gems can still make circles. One gem recolours one segment. Begin with high circles that lack one segment, or let the program find the best way.
