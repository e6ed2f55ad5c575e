# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Możesz teraz: { $ways }.
instead-more = { $ways } i { $count ->
    [one] jeszcze jedna możliwość
    [few] { $count } inne
   *[other] { $count } innych
}
instead-space = Możliwe pola, najbliższe najpierw: { $ways }.
instead-tile = Możliwe płytki: { $ways }.
instead-office = Możliwi przywódcy: { $ways }.
instead-count = Możliwe liczby: { $ways }.
instead-colour = Wojny do wyboru, według przywódców: { $ways }.
instead-monument = Możliwe monumenty: { $ways }.

way-tile = położyć płytkę
way-leader = wystawić przywódcę
way-withdraw = zdjąć przywódcę
way-catastrophe = położyć katastrofę
way-swap = wymienić płytki
way-add = dołożyć płytki
way-war = wybrać wojnę
way-build = zbudować monument
way-decline = nie budować monumentu
way-take = wziąć skarb
way-end = zakończyć turę
