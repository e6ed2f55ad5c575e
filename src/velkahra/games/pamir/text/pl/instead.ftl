# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Możesz teraz: { $ways }.
instead-more = { $ways } i { $count ->
    [one] jeszcze jedna możliwość
    [few] { $count } inne
   *[other] { $count } innych
}
instead-coalition = Możliwe sojusze: { $ways }.
instead-slot = Możliwe karty rynku: { $ways }.
instead-card = Możliwe karty: { $ways }.
instead-action = Możliwe akcje tej karty: { $ways }.
instead-rupees = Możliwe kwoty: { $ways }.
instead-player = Możliwi gracze: { $ways }.
instead-space = Możliwe pola darów: { $ways }.
instead-region = Możliwe regiony: { $ways }.
instead-to = Możliwe cele: { $ways }.
instead-border = Możliwe granice: { $ways }.
instead-suit = Możliwe aspekty: { $ways }.
way-priced = { $card } ({ $price ->
    [0] za darmo
    [one] 1 rupia
    [few] { $price } rupie
   *[other] { $price } rupii
})

way-loyalty = wybrać lojalność
way-buy = kupić kartę rynku
way-play = zagrać kartę z ręki
way-act = użyć karty dworu
way-offer = zaproponować łapówkę
way-answer = odpowiedzieć na propozycję
way-withdraw = zrezygnować
way-levy = opodatkować gracza
way-collect = wziąć rupie z karty rynku
way-gift = złożyć dar
way-army = umieścić armię
way-road = umieścić drogę
way-spy = umieścić szpiega
way-march = przesunąć armię
way-ride = przesunąć plemię
way-sneak = przesunąć szpiega
way-betray = zdradzić kartę
way-prize = wziąć nagrodę
way-decline = zrezygnować
way-field = walczyć w regionie
way-court = walczyć na karcie dworu
way-strike-tribe = usunąć plemię
way-strike-army = usunąć armię
way-strike-road = usunąć drogę
way-strike-spy = usunąć szpiega
way-take-army = zabrać armię
way-take-road = zabrać drogę
way-take-tribe = zabrać plemię
way-take-gift = zabrać dar
way-take-spy = zabrać szpiega
way-discard = odrzucić kartę
way-name = wskazać gracza
way-suit = wybrać aspekt
way-rebuke = wybrać region
way-stop = zakończyć akcję
way-end = zakończyć turę
