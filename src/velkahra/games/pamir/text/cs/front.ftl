# What the start page says about the game, and what its options mean
front-line = O Afghánistán se přou tři mocnosti. Změň stranu v pravou chvíli a buď nejlepším přítelem té nejsilnější.
front-kind = karty, intriky, mapa
author = Autor hry: Cole Wehrle.
quick-three = Proti dvěma botům
quick-wakhan = Sólo proti Vacháně
option-third-why = Dva hráči si mohou přizvat Vachánu jako třetí soupeřku.
option-hands-why = S odkrytými kartami se hra společně dobře učí.
option-battle-why = Kolik jednotek se v boji musí odstranit.
option-requests-why = Kolikrát smíš požádat o nižší úplatek, než zaplatíš.
option-corrections-why = Nech, jak je, pokud nenavazuješ na starou hru.

# Chapters of the rules
chapter-COMP = Herní materiál
chapter-SETUP = Příprava hry
chapter-TERM = Pojmy
chapter-LOYAL = Loajalita a vliv
chapter-RULER = Vláda nad územím
chapter-GEN = Obecná pravidla
chapter-TURN = Tvůj tah
chapter-CLEAN = Úklid
chapter-END = Konec hry
chapter-BUY = Nákup karet
chapter-PLAY = Zahrání karet
chapter-ACT = Akce karet
chapter-TAX = Zdanění
chapter-GIFT = Dar
chapter-BUILD = Budování
chapter-MOVE = Pohyb
chapter-BETRAY = Zrada
chapter-BATTLE = Boj
chapter-DOM = Kontroly dominance
chapter-EVENT = Události
chapter-ABIL = Zvláštní schopnosti
chapter-WAKHAN = Vachána
chapter-EDGE = Zvláštní případy
