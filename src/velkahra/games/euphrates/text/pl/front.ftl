# What the start page says about the game, and what its options mean
front-line = Buduj potęgę w czterech kolorach w krainie dwóch rzek. Liczy się tylko najsłabszy kolor.
front-kind = płytki, królestwa, konflikty
author = Autor gry: Reiner Knizia.
quick-two = Przeciw jednemu botowi
quick-four = Przeciw trzem botom
option-board-why = Strona zaawansowana ma więcej skarbów i inne rzeki.
option-english-why = Czy wolno dołożyć płytki, które nie zmieniają zwycięzcy konfliktu.
option-points-why = Ukryte punkty trzymają w napięciu do końca, z jawnymi łatwiej śledzić grę.

# Chapters of the rules
chapter-COMP = Elementy gry
chapter-SETUP = Przygotowanie gry
chapter-KINGDOM = Regiony i królestwa
chapter-TURN = Twoja tura
chapter-VP = Punkty zwycięstwa
chapter-LEADER = Przywódcy
chapter-TILE = Płytki
chapter-CATASTROPHE = Katastrofy
chapter-SWAP = Wymiana płytek
chapter-CONFLICT = Konflikty
chapter-REVOLT = Bunty
chapter-WAR = Wojny
chapter-MONUMENT = Monumenty
chapter-TREASURE = Skarby
chapter-END = Koniec gry
chapter-ENGLISH = Wariant angielski
chapter-EDGE = Przypadki szczególne
