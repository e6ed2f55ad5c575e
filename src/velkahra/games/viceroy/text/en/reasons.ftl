# Why a hint is good: one sentence for each figure of view/figures.py.
reason-points = { $sign ->
    [more] It brings you { $count ->
        [one] one point
       *[other] { $count } points
    }.
   *[same] It keeps your points.
}
reason-gems = { $sign ->
    [more] It brings you { $count ->
        [one] one gem
       *[other] { $count } gems
    }.
   *[same] It leaves you all your gems.
}
reason-attack = { $sign ->
    [more] It brings you { $count ->
        [one] an attack token
       *[other] { $count } attack tokens
    }.
   *[same] It leaves you your attack tokens.
}
reason-cards = { $sign ->
    [more] It gives you { $count ->
        [one] a card
       *[other] { $count } cards
    } for your hand.
   *[same] It keeps the cards in your hand.
}
reason-offered = This colour has { $count ->
    [one] one card
   *[other] { $count } cards
} on display.
reason-spare = You have { $count ->
    [one] one gem
   *[other] { $count } gems
} of this colour.
