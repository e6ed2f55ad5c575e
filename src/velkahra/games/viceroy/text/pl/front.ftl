# What the start page says about the game, and what its options mean
front-line = Za klejnoty zdobywaj na aukcji wpływowych ludzi i buduj z nich piramidę władzy: im wyżej stoją, tym więcej dają.
front-kind = licytacja, karty, piramida
author = Autor gry: Yuri Zhuravljov.
quick-three = Przeciw dwóm botom
quick-alone = Solo, o jak najlepszy wynik
option-virtual-why = Wirtualni przeciwnicy tylko licytują przeciw tobie.
option-laws-why = Wydania gry różnią się dwoma prawami.
option-screens-why = Zwykle klejnoty są ukryte; z odkrytymi łatwiej śledzić grę.
option-draws-why = Co robią wirtualni przeciwnicy w licytacji, w której wszyscy pasują.
option-appointment-why = Co daje prawo 69, gdy nie będzie już aukcji.
option-corrections-why = Zostaw, jak jest, chyba że kontynuujesz starą grę.

# Chapters of the rules
chapter-COMP = Elementy gry
chapter-SETUP = Przygotowanie gry
chapter-FLOW = Przebieg gry
chapter-PYR = Piramida
chapter-AUCTION = Aukcja
chapter-PASS = Pasowanie
chapter-BUILD = Budowa
chapter-REWARD = Nagrody
chapter-END = Koniec gry
chapter-SCORE = Punktacja
chapter-LIMIT = Ograniczone zasoby
chapter-ORDER = Kto działa pierwszy
chapter-TIP = Porady
chapter-SOLO = Gra solo
chapter-VIRTUAL = Wirtualni przeciwnicy
chapter-EDGE = Przypadki szczególne
