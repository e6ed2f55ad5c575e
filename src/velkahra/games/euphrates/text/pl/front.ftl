# Co o grze mówi strona startowa i co oznaczają jej opcje
front-line = Rozwijaj cztery kolory władzy w krainie dwóch rzek. Liczy się tylko najsłabszy z nich.
front-kind = płytki, królestwa, konflikty
quick-two = Przeciw jednemu botowi
quick-four = Przeciw trzem botom
option-board-why = Strona zaawansowana ma więcej skarbów i inne rzeki.
option-english-why = Czy wolno dołożyć płytki, które nie zmieniają zwycięzcy konfliktu.
option-points-why = Ukryte punkty trzymają w napięciu do końca, z jawnymi łatwiej śledzić grę.
