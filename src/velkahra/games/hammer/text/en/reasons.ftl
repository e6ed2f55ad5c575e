# Why a hint is good: one sentence for each figure of view/figures.py.
reason-score = { $sign ->
    [more] It brings your team { $count ->
        [one] one point
       *[other] { $count } points
    }.
   *[same] It keeps your points.
}
reason-rows = { $sign ->
    [more] It brings your team { $count ->
        [one] one clue
       *[other] { $count } clues
    }.
   *[same] It keeps your clues.
}
reason-table = { $sign ->
    [more] It brings { $count ->
        [one] one more card
       *[other] { $count } more cards
    } into play for you.
   *[same] It keeps your cards in play.
}
reason-hand = { $sign ->
    [more] It gives you { $count ->
        [one] a card
       *[other] { $count } cards
    } for your hand.
   *[same] It keeps the cards in your hand.
}
reason-bm = { $sign ->
    [more] It brings you { $count } PP.
   *[same] It leaves you all your PP.
}
reason-sb = { $sign ->
    [more] It brings you { $count } SP.
   *[same] It leaves you all your SP.
}

# What speaks for an action by itself: view/arguments.py
reason-saved = You keep your { $count } SP.
reason-joker = You keep your joker.
reason-position = You would play { $count ->
    [one] first
   *[other] as number { $count }
} in the round.
reason-drawn = You get a card without paying.
