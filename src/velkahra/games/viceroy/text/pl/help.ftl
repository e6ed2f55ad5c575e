# The help of a table: how to win (goal-…), and what a player may do (turn-…)

goal-1 = Zbuduj piramidę z postaci i praw. Po dwunastu rundach wygrywa ten, kto ma najwięcej punktów władzy.
goal-2 = Punkty dają żetony władzy, jednobarwne kręgi, wieczne klejnoty, prawa, magia oraz zestawy: żeton obrony, magii i nauki razem za 12.
goal-3 = Wyższy poziom daje więcej, ale postać kosztuje też klejnoty wszystkich niższych poziomów.

turn-1 = Aukcja: wybierz w tajemnicy klejnot. Jego kolor to kolor karty, którą chcesz zdobyć. Wszystkie klejnoty odkrywa się naraz.
turn-2 = Jeśli nikt inny nie licytuje twojego koloru, bierzesz kartę. Jeśli chętnych jest za dużo, klejnoty przepadają i licytujesz znowu, najwyżej trzy razy.
turn-3 = Albo spasuj: nie dostajesz karty, ale bierzesz 3 klejnoty i po jednym za każdy żeton nauki w swojej piramidzie.
turn-4 = Budowa: połóż po kolei do trzech kart, na końcu najniższego rzędu albo nad dwiema sąsiednimi kartami.
turn-5 = Postać kosztuje klejnot z wiersza swojego poziomu i z każdego niższego, a nagrodę daje tylko z wiersza swojego poziomu. Prawa nic nie kosztują.
turn-6 = Gdy karta domknie krąg jednego koloru, bierzesz klejnot tego koloru.
turn-7 = Karty też wybiera się w tajemnicy. Pierwsza trafia do piramidy karta z najniższym numerem.
