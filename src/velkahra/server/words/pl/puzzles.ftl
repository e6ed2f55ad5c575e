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

daily-title = Zadanie dnia
daily-lead = Jedno zadanie dziennie, dla wszystkich tutaj takie samo. Nowe pojawia się o północy UTC.
daily-solve = Rozwiąż
daily-solved = Rozwiązane: obejrzyj jeszcze raz
daily-back = Do zadania dnia
daily-solvers = { $count ->
    [0] Nikt z kontem jeszcze go nie rozwiązał.
    [one] Rozwiązała je { $count } osoba z kontem.
    [few] Rozwiązały je { $count } osoby z kontem.
   *[other] Rozwiązało je { $count } osób z kontem.
}
daily-own = Twoje zadania
daily-row = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
daily-longest = Najdłuższa seria: { $count }
daily-days = Ostatnie cztery tygodnie
daily-missed = nierozwiązane
daily-strength = Siła w zadaniach
daily-tries = { $count ->
    [one] z { $count } zadania.
    [few] z { $count } zadań.
   *[other] z { $count } zadań.
}
daily-first = Liczy się tylko pierwsza próba każdego zadania.
daily-account = Z kontem masz serie dni i siłę w zadaniach.
storm-title = Burza zadań
storm-lead = Rozwiąż jak najwięcej zadań w trzy minuty. Liczy się pierwsza odpowiedź, potem przychodzi następne zadanie.
storm-all = wszystkie gry
storm-begin = Włącz zegar
storm-again = Jeszcze raz
storm-best = Twój rekord, { $game }: { $count }
storm-left = { $seconds } s · rozwiązane: { $count }
storm-over = Czas minął
storm-result = Rozwiązane: { $solved } z { $count }
