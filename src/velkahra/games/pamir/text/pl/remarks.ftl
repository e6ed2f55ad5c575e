# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-betrayed-1 = A ja tu wszystkim ufam.
remark-betrayed-2 = Więc tak to teraz robimy.
remark-betrays-1 = Nie dało się inaczej. Herbaty?
remark-betrays-2 = Nikt nic nie widział.
remark-changed-sides-1 = Przecież od zawsze jestem po tej stronie.
remark-changed-sides-2 = Przyjaciele się zmieniają. Ja też.
remark-taxed-1 = To moja ostatnia rupia. Prawie.
remark-taxed-2 = Podatki. No oczywiście.
remark-scored-1 = Tyle daje lojalność.
remark-scored-2 = Właściwi przyjaciele we właściwej chwili.
remark-won-1 = Kabul pamięta o przyjaciołach. Dobra gra!
remark-won-2 = Długa gra, i dobra. Dzięki.
remark-lost-1 = Zagrane jak przez starego emira. Brawo!
remark-lost-2 = To byli niewłaściwi przyjaciele.
