# What is asked now (prompt-…), what others do (doing-…), what a refusal says is asked (now-…)

prompt-start = Choose the character that starts your pyramid. It is free and gives the reward of its bottom row. The other one stays in your hand.
prompt-bid = { $round ->
    [1] Auction: choose the colour of gem to bid
   *[other] Auction, bidding round { $round } of 3: choose the colour of gem to bid
}{ $attack ->
    [0] {""}
   *[other] {" "}(or an attack token, which takes any card first)
}, or pass for { $sure ->
    [0] up to { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }, if the supply has them
   *[other] { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
}.
prompt-name = You and { $other } both bid { $colour }, which has two cards. Name the one you want. If you name different cards, you both get yours.
prompt-card = { $round ->
    [1] Building: choose a card to play
   *[other] Building, card { $round } of 3: choose a card to play
}, or stop building this round.
prompt-take = { $any ->
    [0] Take one of the two { $colour } cards.
   *[other] Take any card from the display.
}
prompt-share = A virtual opponent also bid { $colour }. Take the upper card, and the lower one leaves the game; or both of you bid again.
prompt-remove = A virtual opponent’s gem matches no card. Choose a card on display to remove from the game.
prompt-gems = { $least ->
    [0] { $count ->
        [one] You may take one more gem of any colour
       *[other] You may take up to { $count } more gems of any colour
    }
   *[other] { $count ->
        [one] Take one gem of any colour
       *[other] Take { $count } gems of any colour
    }
} from the supply{ $more ->
    [0] {""}
    [one] , and one more if you like
   *[other] , and up to { $more } more if you like
}.
prompt-draw = Draw a card: a character from the small deck, or a law?
prompt-archive = Tuck a card you have just taken under your law, or keep it in hand?
prompt-place = Place { $card }: choose a place in your pyramid{ $law ->
    [0] {""}
   *[other] . Laws cost nothing
}.
prompt-level-5 = { $card } is on level 5: take the rewards of rows 1, 2 and 3, or 15 power points.
prompt-option = { $card }: choose one of its rewards.
prompt-colour = { $card }: choose the colour of the infinite gem.
prompt-own-gem = The supply has no { $colour } gem for { $card }. Use one of your own for good, or go without?
prompt-double = { $card }: choose one of your characters. Its tokens are doubled.
prompt-swap = { $card }: choose a token on your cards to give away, or swap nothing.
prompt-for = { $card }: choose the token you want from another pyramid.
prompt-give = Pay for the swap: choose { $count ->
    [one] one gem
   *[other] { $count } gems
} from behind your screen.
prompt-return = Put { $count ->
    [one] one law
   *[other] { $count } laws, one after the other,
} from your hand back on top of the deck.
prompt-tuck = { $card }: tuck any number of cards from your hand under it, one at a time. You cannot add more later.
prompt-free = { $card }: choose a free card in your pyramid to tuck under it.
prompt-store = { $least ->
    [0] { $card }: choose the gems to store on it until the end, at most { $most }, or store nothing.
   *[other] { $card }: choose the gems to store on it until the end, exactly { $most }.
}
prompt-recolour = Recolour circles with the { $count ->
    [one] one gem
   *[other] { $count } gems
} you have left, one gem per segment, or let the program find the best way.

wait = { $seat } { $what }
doing-take = is choosing a card from the display.
doing-share = is deciding whether to bid again with a virtual opponent.
doing-remove = is choosing a card to remove from the game.
doing-gems = is taking { $count ->
    [one] one gem
   *[other] { $count } gems
}{ $more ->
    [0] .
   *[other] {" "}or more.
}
doing-draw = is choosing a deck to draw from.
doing-archive = is deciding whether to tuck the card just taken.
doing-place = is placing { $card }.
doing-level-5 = is choosing the reward of { $card } on level 5.
doing-option = is choosing the reward of { $card }.
doing-colour = is choosing the colour of an infinite gem for { $card }.
doing-own-gem = is deciding whether to put a { $colour } gem of their own on { $card }.
doing-double = is choosing a character for { $card }.
doing-swap = is deciding whether to swap a token with { $card }.
doing-for = is choosing the token to get with { $card }.
doing-give = is paying { $count ->
    [one] one gem
   *[other] { $count } gems
} for a swap.
doing-return = is putting laws back on their deck.
doing-tuck = is tucking cards under { $card }.
doing-free = is choosing a free card to tuck under { $card }.
doing-store = is storing gems on { $card }.
doing-recolour = is recolouring circles.

# Several seats choose at once, in secret
wait-start = First cards are being chosen. Still choosing: { $seats }{ $ready }.
wait-bid = Bids are being chosen. Still choosing: { $seats }{ $ready }.
wait-name = Two bidders are each naming a { $colour } card. Still choosing: { $seats }{ $ready }.
wait-card = Cards to build are being chosen. Still choosing: { $seats }{ $ready }.
wait-ready = {""}; ready: { $seats }
wait-chosen = Your choice: { $choice }. Still choosing: { $seats }.
choice-pass = pass
choice-bid = { $bid }
choice-name = { $place }
choice-card = { $card }

wait-dealer = Cards are being dealt.
wait-virtual = Virtual opponents are drawing their gems.
over-yours = You win with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
over-won = { $seat } wins with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
over-shared = { $seats } share the victory with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
over-alone = The game is over with { $total ->
    [one] { $total } point
   *[other] { $total } points
}. { $reached ->
    [0] A good first score is 40: aim for that next time.
    [1] A good first score! Next time aim for 60.
    [2] Very good! Next time aim for 80.
   *[other] Masterly: 80 or more is rare.
}

now-back = the dealer puts gems back
now-deal = the dealer deals cards
now-show = the dealer fills the display
now-virtual = virtual opponents draw gems
now-start = a first card for the pyramid
now-bid = a bid, or to pass
now-name = which of the two cards you want
now-card = a card to play, or to pass
now-take = which card to take from the display
now-share = whether to take the upper card or to bid again
now-remove = a card to remove from the game
now-gems = gems from the supply
now-draw = a deck to draw from
now-archive = whether to tuck a card just taken
now-place = a place for the card
now-level-5 = rows 1 to 3, or 15 power points
now-option = one of the law’s rewards
now-colour = a colour for the infinite gem
now-own-gem = whether to use one of your own gems
now-double = a character whose tokens will be doubled
now-swap = one of your tokens to swap
now-for = a token from another pyramid
now-give = gems to pay for the swap
now-return = a law to put back
now-tuck = a card from your hand to tuck
now-free = a free card to tuck
now-store = gems to store
now-recolour = a circle to recolour
