# Why a hint is good: one sentence for each figure of view/figures.py.
reason-points = It brings you { $count ->
    [one] one victory point
   *[other] { $count } victory points
}.
reason-check = { $sign ->
    [more] A dominance check would then bring you { $count ->
        [one] one more point
       *[other] { $count } more points
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
   *[same] You still rule your regions.
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
reason-blocks = { $sign ->
    [more] Your coalition then has { $count ->
        [one] one more block
       *[other] { $count } more blocks
    } in play.
   *[same] Your coalition then has no fewer blocks in play.
}

# What speaks for an action by itself: view/arguments.py
reason-hostages = { $sign ->
    [more] It takes { $count ->
        [one] a court card
       *[other] { $count } court cards
    } hostage.
   *[same] It keeps your hostages.
}
reason-tax = It lets you take up to { $count ->
    [one] one rupee
   *[other] { $count } rupees
}.
reason-build = It lets you build up to { $count ->
    [one] one block
   *[other] { $count } blocks
}.
reason-move = It lets you move { $count ->
    [one] once
   *[other] up to { $count } times
}.
reason-battle = It lets you remove up to { $count ->
    [one] one enemy piece
   *[other] { $count } enemy pieces
}.
reason-pieces = You can remove { $count ->
    [one] one enemy piece
   *[other] up to { $count } enemy pieces
} there.
reason-spies = It brings { $count ->
    [one] one of your spies
   *[other] { $count } of your spies
} together on one card.
reason-watch = It brings your spy to another player’s card.
reason-armies = You then have { $count ->
    [one] one loyal army
   *[other] { $count } loyal armies
} there.
