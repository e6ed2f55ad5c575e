# Dlaczego rada jest dobra: zdanie do każdej wielkości z view/figures.py.
reason-score = Daje ci { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}.
reason-rows = Daje ci { $count ->
    [one] { $count } informację
    [few] { $count } informacje
   *[other] { $count } informacji
}.

# What speaks for an action by itself: view/arguments.py
reason-saved = Zostaje ci { $count } PS.
reason-joker = Joker ci zostaje.
reason-position = W tej rundzie twoja tura będzie { $count }. w kolejności.
reason-drawn = Dostajesz kartę za darmo.
