# Zadania

puzzles = Zadania
puzzles-of = Zadania do gry { $game }
puzzles-lead = Pozycje z partii między botami. W każdej długa analiza znalazła wybór lepszy od wszystkich innych. Co robisz?
puzzles-solved = Rozwiązane: { $number } z { $count }
puzzle-number = Zadanie { $number } z { $count }
puzzle-solved = rozwiązane
puzzle-correct = Dobrze!
puzzle-level-1 = łatwa
puzzle-level-2 = średnia
puzzle-level-3 = trudna
puzzle-better = Da się lepiej.
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
