# Analizy i zapis gry na prawdziwym stole

study-title = { $game }: analiza
front-study = Analiza i zapis gry
study-lead = Wypróbuj dowolne ruchy za wszystkich graczy. Pisz komentarze, rysuj strzałki, pytaj program i udostępnij wszystko linkiem.
study-own = Twoje analizy w tej przeglądarce
study-new = Od początku gry
study-players = Gracze
study-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
study-begin = Analizuj
study-from-text = Z zapisu albo z pozycji
study-from-text-why = Wklej zapis gry, zachowaną analizę albo pozycję jako tekst.
study-open = Otwórz
study-puzzle = Numer zadania
study-wrong = Nie da się odczytać wiersza { $line }.
study-wrong-text = Nie da się tego odczytać.
study-walk = Przechodź przez ruchy
study-enter = Co dzieje się teraz?
study-filter = Szukaj na liście
study-draw = Wylosuj
study-chance = Co przynosi los?
study-comment = Komentarz
study-comment-here = Napisz coś o tej pozycji
study-marks = Znaki na planszy
study-mark = Zaznacz
study-arrow = Strzałka
study-clear = Usuń znaki
study-moves = Ruchy
study-start = Początek
study-promote = Ustaw jako główny wariant
study-remove = Usuń odtąd
study-remove-sure = Na pewno usunąć?
study-guess = ukryty los
study-played = wbrew zasadom
study-engine = Program
study-engine-on = Pokazuj szanse i trzy najlepsze ruchy
study-thinking = Program myśli…
study-hidden = Ukryte karty
study-eyes = Co widać
study-eyes-open = Wszystko
study-eyes-none = Tylko to, co widzą wszyscy
study-eyes-seat = Co wie { $seat }
study-asks = Pytaj, co przynosi los
study-people = Kto jeszcze tu jest
study-alone = Nikogo innego teraz tu nie ma.
study-guest = Gość { $number }
study-link-edit = Link do wspólnej edycji
study-link-read = Link tylko do czytania
study-export = Zapisz i udostępnij
study-record = Zapis z wariantami
study-picture = Obraz
study-film = Animacja
study-replay = Odtwórz i przeanalizuj główny wariant
study-no-replay = Ta analiza zaczyna się od pozycji albo zawiera ruch wbrew zasadom, więc nie można jej kontynuować przy stole.
study-manage = Zmień nazwę albo usuń
study-name = Tytuł
study-rename = Zmień nazwę
study-delete = Usuń tę analizę na zawsze
study-anyway = Tak zagraliśmy
study-anyway-why = Zasady na to nie pozwalają.
study-of-game = Analizuj od tej pozycji
study-key-step = o ruch wstecz albo dalej
study-key-ends = na początek albo na koniec wariantu
study-key-comment = napisz komentarz
study-key-mark = zaznacz miejsce na planszy
study-key-arrow = narysuj strzałkę
study-key-engine = włącz albo wyłącz program
problem-study-read = Ten link pozwala tylko czytać. Poproś o link do wspólnej edycji.
problem-study-impossible = Potem gra nie mogłaby się toczyć dalej.

# Zapis gry przy stole

score-title = { $game }: zapis gry
score-begin = Zapisuj grę na prawdziwym stole
score-lead = Wpisuj, co zagrano i co dobrano. Ukryte karty na ręce pozostają nieznane, dopóki ktoś ich nie pokaże, a punkty liczy program.
score-heading = Punkty
