# Names and faces of the people at a table, and remarks of the characters

people-title = Kdo jsi?
people-why = Ostatní u stolu uvidí tvé jméno a tvář.
people-name = Tvé jméno
people-face = Tvá tvář
people-done = Uložit
people-skip = Teď ne
face-fox = Liška
face-owl = Sova
face-bear = Medvěd
face-hare = Zajíc
face-cat = Kočka
face-frog = Žába
face-wolf = Vlk
face-lion = Lev
remarks-off = Bez poznámek
