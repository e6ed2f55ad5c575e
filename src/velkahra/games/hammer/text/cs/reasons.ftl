# Proč je rada dobrá: věta ke každému údaji z view/figures.py.
reason-score = Přinese ti { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
reason-rows = Přinese ti { $count ->
    [one] { $count } informaci
    [few] { $count } informace
   *[other] { $count } informací
}.

# What speaks for an action by itself: view/arguments.py
reason-saved = Zůstane ti { $count } SB.
reason-joker = Žolík ti zůstane.
reason-position = V kole budeš hrát { $count }. v pořadí.
reason-drawn = Získáš kartu zdarma.
