# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Możesz teraz: { $ways }.
instead-more = { $ways } i { $count ->
    [one] jeszcze jedna możliwość
    [few] { $count } inne
   *[other] { $count } innych
}
instead-card = Możliwe karty: { $ways }.
instead-bid = Możesz licytować: { $ways }.
instead-place = Karty do wyboru: { $ways }.
instead-slot = Możliwe karty oferty: { $ways }.
instead-deck = Możesz wziąć kartę: { $ways }.
instead-level = Możliwe poziomy: { $ways }.
instead-colour = Możliwe kolory: { $ways }.
instead-reward = Możliwe nagrody: { $ways }.
instead-option = Możliwe nagrody: { $ways }.
instead-token = Możliwe żetony: { $ways }.

way-pass = spasować
way-start = wybrać pierwszą postać
way-bid = licytować
way-name = wskazać jedną z dwóch kart
way-take = wziąć kartę z oferty
way-go-on = licytować dalej
way-remove = usunąć kartę z oferty
way-gems = wziąć klejnoty
way-draw = wziąć kartę
way-archive = wsunąć kartę wziętą przed chwilą
way-play = położyć kartę
way-place = wybrać miejsce dla karty
way-spare = nie używać wiecznego klejnotu
way-grant = wybrać nagrodę
way-option = wybrać nagrodę
way-colour = wybrać kolor
way-own-gem = użyć własnego klejnotu
way-double = wybrać postać
way-tuck = wsunąć kartę
way-swap = oddać żeton
way-for = wybrać żeton
way-give = zapłacić klejnotami
way-return = odłożyć prawo
way-store = odłożyć klejnoty
way-recolour = przebarwić krąg
way-optimum = zlecić przebarwienie programowi
way-decline = zrezygnować
