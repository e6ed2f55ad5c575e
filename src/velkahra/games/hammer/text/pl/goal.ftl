# First words to a newcomer: what the game is about (goal-…), and what happens in a round (turn-…)

goal-1 = Thomas Hammer ukrywa się w jednym kwadracie mapy, a światowe mocarstwa go szukają. Twoja drużyna jest jednym z nich.
goal-2 = Szpiedzy przynoszą ci wiersze zaszyfrowanego obrazu, a każdy wiersz wyklucza część kwadratów. Drużyna, która znajdzie go pierwsza, dostaje 20 punktów.
goal-3 = Punkty dają też miejsca w grach cząstkowych. Wygrywa drużyna, która na końcu ma najwięcej punktów.

turn-1 = Gra cząstkowa: za miejsce każda drużyna dostaje od 5 do 1 punktu strategicznego (PS) i tyle samo punktów do wyniku. W grze z botami decydują kości.
turn-2 = Drużyny wybierają kolejność tur; pierwsza wybiera najlepsza w grze cząstkowej.
turn-3 = Faza odnowienia: możesz zamienić PS na punkty mocy (PM), zwykle trzy na jeden. Potem twoi szpiedzy się odświeżają.
turn-4 = Faza dobierania: dobierasz kartę.
turn-5 = Faza główna: zagraj tyle kart, na ile cię stać, i męcz szpiegów, żeby poznać wiersze obrazu.
turn-6 = Gdy wiesz dość, podaj kwadrat. Na końcu tury dowiesz się, czy Thomas Hammer tam jest.
turn-7 = Faza odrzucania: zachowaj najwyżej 7 kart. Potem gra następna drużyna.
