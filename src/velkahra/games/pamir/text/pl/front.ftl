# What the start page says about the game, and what its options mean
front-line = O Afganistan walczą trzy mocarstwa. Zmień stronę we właściwej chwili i bądź najlepszym przyjacielem najsilniejszego.
front-kind = karty, intrygi, mapa
author = Autor gry: Cole Wehrle.
quick-three = Przeciw dwóm botom
quick-wakhan = Solo, przeciw Wachanowi
option-third-why = Dwie osoby mogą zagrać z Wachanem jako trzecim graczem.
option-hands-why = Z odkrytymi kartami dobrze się uczyć razem.
option-battle-why = Ile jednostek trzeba usunąć w walce.
option-requests-why = Ile razy wolno poprosić o niższą łapówkę, zanim zapłacisz.
option-corrections-why = Zostaw, jak jest, chyba że kontynuujesz starą grę.

# Chapters of the rules
chapter-COMP = Elementy gry
chapter-SETUP = Przygotowanie gry
chapter-TERM = Pojęcia
chapter-LOYAL = Lojalność i wpływy
chapter-RULER = Władza w regionie
chapter-GEN = Zasady ogólne
chapter-TURN = Twoja tura
chapter-CLEAN = Porządkowanie
chapter-END = Koniec gry
chapter-BUY = Kupowanie kart
chapter-PLAY = Zagrywanie kart
chapter-ACT = Akcje kart
chapter-TAX = Opodatkowanie
chapter-GIFT = Dar
chapter-BUILD = Budowa
chapter-MOVE = Ruch
chapter-BETRAY = Zdrada
chapter-BATTLE = Walka
chapter-DOM = Sprawdzenia dominacji
chapter-EVENT = Wydarzenia
chapter-ABIL = Zdolności specjalne
chapter-WAKHAN = Wachan
chapter-EDGE = Przypadki szczególne
