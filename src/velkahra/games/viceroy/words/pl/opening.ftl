# Co mówi strona otwierania stołu
title = Namiestnik
opening-alone = Jedno miejsce: grasz o jak najlepszy wynik, a w aukcji przeciw co najmniej jednemu wirtualnemu przeciwnikowi.
option-virtual = Wirtualni przeciwnicy, którzy tylko licytują
option-virtual-rules = według zasad: jeden przy jednym miejscu, poza tym żaden
option-virtual-one = jeden
option-virtual-two = dwóch
option-virtual-three = trzech
option-laws = Zestaw praw
option-laws-first_international_2014 = pierwsze wydanie (rekonstrukcja)
option-laws-russian_scan = wydanie rosyjskie
option-screens = Klejnoty i żetony ataku
option-screens-closed = ukryte za zasłonkami
option-screens-open = widoczne dla wszystkich
