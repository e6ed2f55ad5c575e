# Names and faces of the people at a table, and remarks of the characters

people-title = Kim jesteś?
people-why = Inni przy stole zobaczą twoje imię i twarz.
people-name = Twoje imię
people-face = Twoja twarz
people-done = Zapisz
people-skip = Nie teraz
face-fox = Lis
face-owl = Sowa
face-bear = Niedźwiedź
face-hare = Zając
face-cat = Kot
face-frog = Żaba
face-wolf = Wilk
face-lion = Lew
remarks-off = Bez komentarzy
