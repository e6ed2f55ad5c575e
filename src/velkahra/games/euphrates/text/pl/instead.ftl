# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Możesz teraz: { $ways }.
instead-more = { $ways } i jeszcze { $count }
instead-space = Możliwe pola, najbliższe najpierw: { $ways }.
instead-tile = Możesz położyć: { $ways }.
instead-office = Możliwi przywódcy: { $ways }.
instead-count = Możliwe liczby: { $ways }.
instead-colour = Wojny do wyboru: { $ways }.
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
