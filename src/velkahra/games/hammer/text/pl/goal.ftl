# First words to a newcomer: what the game is about (goal-…), and what a turn is (turn-…)

goal-1 = Thomas Hammer ukrywa się w jednym kwadracie mapy, a światowe mocarstwa go szukają. Twoja drużyna jest jednym z nich.
goal-2 = Szpiedzy przynoszą ci wiersze zaszyfrowanego obrazu, a każdy wiersz wyklucza część kwadratów. Drużyna, która znajdzie go pierwsza, dostaje 20 punktów.
goal-3 = Każdą rundę zaczyna gra cząstkowa. Za miejsce daje od 5 do 1 punktu i tyle samo punktów strategicznych (PS) do wydania. W grze z botami decydują o niej kości.
goal-4 = Najlepsza drużyna gry cząstkowej pierwsza wybiera miejsce w kolejności tur. Wygrywa drużyna, która na końcu ma najwięcej punktów.

turn-1 = Faza odnowienia: możesz zamienić PS na punkty mocy (PM), zwykle trzy na jeden. Potem twoi szpiedzy się odświeżają.
turn-2 = Faza dobierania: dobierasz kartę.
turn-3 = Faza główna: zagraj tyle kart, na ile cię stać, i męcz szpiegów, żeby poznać wiersze obrazu.
turn-4 = Gdy wiesz dość, podaj kwadrat. Na końcu tury dowiesz się, czy Thomas Hammer tam jest.
turn-5 = Faza odrzucania: zachowaj najwyżej 7 kart; niektóre mocarstwa mają inny limit. Potem gra następna drużyna.
