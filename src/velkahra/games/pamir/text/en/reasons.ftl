# Why a hint is good: one sentence for each figure of view/figures.py.
reason-points = It brings you { $count ->
    [one] one victory point
   *[other] { $count } victory points
}.
reason-check = A dominance check would then bring you { $count ->
    [one] one more point
   *[other] { $count } more points
}.
reason-influence = It adds { $count } to your influence.
reason-cylinders = Counts at an unsuccessful check: { $count ->
    [one] one more of your cylinders is
   *[other] { $count } more of your cylinders are
} in play.
reason-blocks = Closer to dominance: your coalition then has { $count ->
    [one] one more block
   *[other] { $count } more blocks
} in play.
reason-dominant = Your coalition is then dominant.
reason-ruler-transcaspia = You become the ruler of Transcaspia.
reason-ruler-kabul = You become the ruler of Kabul.
reason-ruler-punjab = You become the ruler of Punjab.
reason-ruler-persia = You become the ruler of Persia.
reason-ruler-herat = You become the ruler of Herat.
reason-ruler-kandahar = You become the ruler of Kandahar.

# What speaks for an action by itself: view/arguments.py
reason-hostages = It takes { $count ->
    [one] a court card
   *[other] { $count } court cards
} hostage.
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
