# Replays, records, and positions that continue at a table of one's own

replay-title = Powtórka
replay-open = Odtwórz
replay-deck = Kroki powtórki
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-place = Pozycja
replay-speed = Tempo
replay-speed-slow = wolne
replay-speed-usual = normalne
replay-speed-fast = szybkie
replay-speed-faster = bardzo szybkie
replay-start = Początek gry
replay-hide-later = Ukryj to, co dopiero nastąpi
replay-about = O tej powtórce
replay-eyes = Czyimi oczami
replay-eyes-watch = oczami widza
replay-eyes-open = wszystko odkryte
replay-look = Zobacz
replay-seat-knew = Każdą pozycję widzisz tak, jak wtedy było ją widać z twojego miejsca. Po zakończeniu gry możesz spojrzeć także oczami pozostałych albo odkryć wszystko.
replay-watch-knew = Każdą pozycję widzisz tak, jak widzieli ją wtedy widzowie. Po zakończeniu gry możesz spojrzeć oczami każdego z graczy albo odkryć wszystko.
replay-not-yet = To, co widzieli inni gracze, pokaże się po zakończeniu gry.
replay-open-not-yet = To, co kto ukrywał, odkryje się po zakończeniu gry.
replay-moves = { $count ->
    [one] { $count } nowy ruch
    [few] { $count } nowe ruchy
    [many] { $count } nowych ruchów
   *[other] { $count } nowego ruchu
}
replay-keys = Klawisze
replay-key-step = przejdź o krok wstecz lub naprzód
replay-key-ends = przejdź na początek lub na koniec
replay-key-play = odtwarzaj lub wstrzymaj
replay-key-log = w dzienniku przejdź do poprzedniego lub następnego wiersza
key-space = Spacja
replay-link = Link do tej pozycji
replay-link-own = Ten link należy do twojego miejsca: do końca gry nikomu go nie dawaj.
replay-to-table = Do stołu
replay-player = { $seat }: { $player }
replay-uploaded = Ten zapis ktoś wczytał. Kto grał i jaki klucz miał rozdający, wiadomo tylko z tego pliku: nikt tego nie sprawdził.
replay-changed = Przy stole coś cofnięto. Wczytaj stronę ponownie, aby zobaczyć, jak gra potoczyła się dalej.
replay-unreachable = Serwer nie odpowiada. Spróbuj ponownie.
replay-no-script = Bez JavaScriptu od pozycji do pozycji prowadzą wiersze dziennika.

try-title = Graj od tego miejsca
try-lead = Przy twoim własnym stole gra potoczy się dalej od pokazanej pozycji. Jego rozdający ma nowy klucz, więc późniejsze losowania będą inne.
try-button = Otwórz stół
try-over = Stąd gra nie może się toczyć dalej: wybierz wcześniejszą pozycję.
try-seats = { $count ->
    [one] Ta gra ma { $count } miejsce.
    [few] Ta gra ma { $count } miejsca.
    [many] Ta gra ma { $count } miejsc.
   *[other] Ta gra ma { $count } miejsca.
}
try-failed = Nie otwarto stołu: { $why }
try-came = { $ply ->
    [one] Pierwsza akcja tego stołu pochodzi z innego; od tej pory losuje jego własny rozdający.
    [few] Pierwsze { $ply } akcje tego stołu pochodzą z innego; od tej pory losuje jego własny rozdający.
    [many] Pierwszych { $ply } akcji tego stołu pochodzi z innego; od tej pory losuje jego własny rozdający.
   *[other] Pierwsze { $ply } akcji tego stołu pochodzi z innego; od tej pory losuje jego własny rozdający.
}

upload-title = Obejrzyj zapis
upload-lead = Zapis to plik tekstowy, który można pobrać po zakończeniu gry. Otwiera się jako powtórka, a od każdej jej pozycji możesz grać dalej.
upload-file = Plik
upload-paste = Albo tekst zapisu
upload-button = Otwórz powtórkę
upload-too-many = Zapis może tu mieć najwyżej { $most } akcji.
upload-too-long = Plik jest za długi: zapis ma najwyżej { $most } tysięcy znaków.
upload-costly = Odczytanie tego pliku trwa zbyt długo lub wymaga zbyt wiele pamięci.
upload-no-record = To nie jest pełny zapis gry.
upload-line = Wiersza { $line } nie da się odczytać jako wiersza zapisu.
upload-rules = Zapis powstał według wersji zasad { $theirs }; ten program gra według wersji { $ours }.
upload-illegal = Wiersz { $line } jest niezgodny z zasadami: { $why }
upload-result = Wiersz { $line }: gra nie zakończyła się w ten sposób.

legacy-kept = Niczego w nim nie zmieniono. Jego akcje możesz pobrać jako tekst: po zakończonej grze wszystkie, w przeciwnym razie tylko własne.
legacy-download = Pobierz akcje

card-won = { $count ->
    [1] Zwycięzca: { $names }
   *[other] Zwycięzcy: { $names }
}
