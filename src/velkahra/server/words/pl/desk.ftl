# The organiser's desk

clock-turn-300 = 5 minut na całą turę
clock-turn-600 = 10 minut na całą turę
clock-turn-900 = 15 minut na całą turę
clock-turn-agreed = według zestawu kart, na całą turę
clock-turn-minutes = tyle minut na całą turę, ile poniżej
clock-minutes = Minut na całą turę
note-reason = Wpisał organizator: { $text }
note-remark = Organizator: { $text }
note-halted = Organizator wstrzymuje grę.
note-halted-why = Organizator wstrzymuje grę: { $text }
note-continued = Organizator wznawia grę.
note-extended = Organizator dodaje { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
   *[other] { $count } minut
} na turę: { $seat }.
note-shortened = Organizator odejmuje { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
   *[other] { $count } minut
} z tury: { $seat }.
note-map = Organizator wywiesza własną mapę obozu: jeden kwadrat ma { $count } m.
note-silent = Organizator już nie czeka; nieszkodliwy ruch za drużynę: { $seat }.
note-turns = Organizator ustala: cała tura trwa odtąd { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
   *[other] { $count } minut
}.
note-reverted = Organizator cofa grę o { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
   *[other] { $count } akcji
}.
note-reverted-why = Organizator cofa grę o { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
   *[other] { $count } akcji
}: { $text }
problem-halted = Grę wstrzymał organizator i tylko on ją wznowi.
time-halted = Organizator wstrzymał grę.
desk-title = Pulpit organizatora
desk-open = Otwórz pulpit organizatora
desk-lead = Zachowaj ten adres dla siebie: otwiera wszystkie drużyny i wszystkie tajemnice.
desk-now = Teraz
desk-acts = Na kogo kolej: { $seats }
desk-waits = Gra czeka na ciebie: { $what }
desk-held = Gra czeka przed następną turą.
desk-over = Gra się skończyła.
desk-go-on = Rozpocznij następną turę
desk-hold = Zatrzymaj przed następną turą
desk-without = Dalej bez czekania na: { $seats }
desk-free = Niech tury następują same
desk-hold-why = Tury następują po sobie same. Zatrzymaj grę, gdy chcesz coś między nimi wpisać albo zrobić przerwę.
desk-clock = Zegar
desk-no-clock = Ten obóz nie ma zegara.
desk-no-turn = Nikt nie rozgrywa teraz tury.
desk-pause = Wstrzymaj
desk-resume = Wznów
desk-more = +{ $count } min
desk-less = −{ $count } min
desk-turns = Minut na każdą turę, także na tę, która trwa
desk-turns-go = Zmień
desk-standings = Stan gry
desk-place = Miejsce
desk-place-is = Miejsce według punktów. Drużyny z tą samą liczbą punktów zajmują je razem.
desk-announce = Ekran do ogłaszania
desk-full = Pełny ekran
desk-local = Linki i kody QR prowadzą pod adres { $address }, a otworzy go tylko ten komputer. Zanim je wydrukujesz lub rozdasz: uruchom program poleceniem „script/play --host 0.0.0.0”, otwórz ten pulpit pod adresem sieciowym, który wypisze, i drukuj stamtąd.
desk-teams = Drużyny
desk-teams-lead = Każda drużyna otwiera swoją stronę kodem, na ilu telefonach chce. Gra na papierze? Otwórz stronę drużyny i przepisz jej kartkę.
desk-act = Graj za tę drużynę
desk-watch = Ekran dla wszystkich
desk-reason = Powód, przeczytają go wszyscy
desk-entries = Wpisz coś
desk-entries-lead = Gdy trwa tura, wpis poczeka na jej koniec.
desk-waiting = Czeka na wpisanie
desk-drop = Nie wpisuj
desk-remark = Uwaga dla wszystkich
desk-remark-go = Zapisz uwagę
desk-slips = Karteczki z informacjami
desk-slips-lead = Czego dowiedziała się każda drużyna. Napisz to na karteczce albo weź wydrukowaną, wręcz ją i odhacz.
desk-slips-due = { $count ->
    [one] { $count } karteczka do wydania
    [few] { $count } karteczki do wydania
   *[other] { $count } karteczek do wydania
}
desk-slips-none = Nikt się jeszcze niczego nie dowiedział.
desk-out = wydano
desk-hand-out = Wydano
desk-not-out = Jednak nie wydano
desk-secret = Na tej stronie są tajemnice. Patrz, gdy żadna drużyna nie widzi ekranu.
desk-back = Wróć do pulpitu
desk-log = Pełny dziennik
desk-log-lead = Wszystko, co się stało, także ukryte, od najnowszego. To, co cofnięto, jest przekreślone i pozostaje czytelne.
desk-gone = cofnięte
desk-by-hand = wpisał organizator
desk-revert = Cofnij grę do tego miejsca
desk-revert-lead = Wszystko od tego wiersza zostanie cofnięte. Drużyny zatrzymują to, co już zobaczyły, a dziennik zachowa to, co cofnięto.
desk-file = Obóz jako plik
desk-file-lead = Jeden plik zawiera wszystko: co rozegrano i cofnięto, zegar, uwagi, karteczki i linki tego obozu. Jest tak samo tajny jak ta strona. Zapisuj go co wieczór na pendrivie.
desk-file-go = Zapisz obóz
desk-restore = Przywróć obóz z pliku
desk-restore-lead = Potrzebny jest plik zapisany na pulpicie organizatora. Linki i kody QR są takie same jak przedtem, chyba że obóz jest już na tym komputerze; wtedy powstaje drugi z własnymi linkami.
desk-restore-go = Przywróć
desk-restore-file = Plik
desk-no-file = To nie jest obóz, który da się przywrócić.
desk-help = Jak to działa
desk-help-before = Przed obozem: na laptopie, który będzie serwerem, załóż grę, wybierz mocarstwa i liczbę rund, ukryj Thomasa Hammera, wydrukuj, co chcesz mieć na papierze, i daj każdej drużynie jej kod QR.
desk-help-day = Codziennie: wpisz wyniki; drużyny wybierają kolejność i rozgrywają tury na czas; wydaj karteczki; zapisz obóz.
desk-help-end = Na końcu: ostatnią rundę zaznacz przed jej grą cząstkową. Gdy się skończy, całą historię opowiedzą powtórka i dziennik.
desk-help-power = Rozładowana bateria niczego nie zniszczy: uruchom serwer ponownie i otwórz tę stronę. Zegary w tym czasie stoją.
problem-desk-stop = Teraz nie można tego wpisać: poczekaj na przerwę między turami.
problem-desk-back = Nie można cofnąć gry do tego miejsca.
problem-desk-text = Tekst ma od 1 do 300 znaków w jednym wierszu.
problem-desk-picture = Tej mapy nie da się użyć: ma to być PNG lub JPEG do 16 MB i 25 milionów pikseli, a wybrany wycinek musi się w nim mieścić.
problem-desk-metres = Kwadrat ma od 1 do 100 000 metrów.
problem-desk-crop = Położenie kwadratów określają trzy liczby w procentach: odległość od lewej, od góry i długość boku.
problem-no-turns = Przy tym stole nie mierzy się całych tur.
problem-desk-minutes = Tura trwa od 1 do 1440 minut.
problem-desk-unknown = Formularz jest niepełny.
desk-state = Wydrukuj stan gry
desk-lost = Połączenie z serwerem zostało przerwane. Próbuję ponownie…
desk-news = Coś się stało: pokaż
desk-map = Własna mapa obozu
desk-map-lead = Dopóki nie prześlesz własnej mapy, drukowana mapa jest zmyślonym przykładem. Potem drużyny zobaczą twoją na ekranie i na papierze.
desk-map-has = Drużyny widzą tę mapę; jeden kwadrat ma { $metres } m. Wydrukowane już arkusze się nie zmienią.
desk-map-file = Obraz mapy (PNG lub JPEG)
desk-map-file-again = Inny obraz (zostaw puste, jeśli zmieniasz tylko skalę)
desk-map-metres = Ile metrów ma kwadrat
desk-map-crop = Położenie kwadratów, w procentach krótszego boku obrazu. Bez tych liczb kwadraty pokrywają jego środek.
desk-map-left = Od lewej
desk-map-top = Od góry
desk-map-side = Bok całej mapy
desk-map-go = Użyj tej mapy
desk-map-alt = Mapa z kwadratami { $size } × { $size }
desk-print = Wydruki
desk-print-lead = Wszystko, czego ten obóz potrzebuje na papierze: jego karty, mocarstwa, obraz i linki. Arkusze z tajemnicami są tylko dla ciebie albo dla jednej drużyny.
desk-print-all = Wydrukuj wszystko (ZIP)
desk-print-makes = W przygotowaniu:
desk-print-made = Gotowe:
desk-print-lost = Serwer nie odpowiedział. Spróbuj ponownie:
desk-print-failed = Nie udało się tego wydrukować (reszty to nie dotyczy).
desk-announcing = Trwa ogłaszanie wyników.
desk-step-slips = Karteczki
desk-step-save = Zapisz
desk-next-fill = Wypełnij: { $what }
desk-scroll = Mapa jest szersza niż ekran. Przesuń ją w bok →
desk-dial = Czas, jaki tej drużynie został na turę
desk-step-done = Ten krok jest za nami.
desk-step-now = Ten krok właśnie trwa.
desk-step-later = Ten krok dopiero nadejdzie.
