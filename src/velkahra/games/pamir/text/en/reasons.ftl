# Why a hint is good: one sentence for each figure of view/figures.py.
reason-points = It brings you { $count ->
    [one] one victory point
   *[other] { $count } victory points
}.
reason-check = { $sign ->
    [more] A dominance check would then bring you { $count ->
        [one] one point more
       *[other] { $count } points more
    }.
   *[same] It keeps what a dominance check would bring you.
}
reason-influence = { $sign ->
    [more] It adds { $count } to your influence.
   *[same] It keeps your influence.
}
reason-cylinders = { $sign ->
    [more] It brings { $count ->
        [one] one more of your cylinders
       *[other] { $count } more of your cylinders
    } into play.
   *[same] It keeps your cylinders in play.
}
reason-regions = { $sign ->
    [more] You rule { $count ->
        [one] one more region
       *[other] { $count } more regions
    }.
   *[same] You go on ruling your regions.
}
reason-court = { $sign ->
    [more] It adds { $count ->
        [one] a card
       *[other] { $count } cards
    } to your court.
   *[same] It keeps the cards of your court.
}
reason-hand = { $sign ->
    [more] It gives you { $count ->
        [one] a card
       *[other] { $count } cards
    } for your hand.
   *[same] It keeps the cards in your hand.
}
reason-rupees = { $sign ->
    [more] It brings you { $count ->
        [one] one rupee
       *[other] { $count } rupees
    }.
   *[same] It leaves you all your rupees.
}
