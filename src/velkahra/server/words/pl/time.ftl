# Time, pauses, and taking back

clock-title = Czas
clock = Zegar
clock-none = brak
clock-move-30 = 30 sekund na turę
clock-move-120 = 2 minuty na turę
clock-bank-600-15 = 10 minut dla każdego + 15 sekund za turę
clock-bank-1500-30 = 25 minut dla każdego + 30 sekund za turę
clock-days-1 = 1 dzień na turę
clock-days-3 = 3 dni na turę
clock-days-7 = 7 dni na turę
late = Gdy skończy się czas
late-wait = nic się nie dzieje
late-default = zostaje zagrany nieszkodliwy ruch

time-clocks = Zegary
time-up = koniec czasu
time-day = d
time-hour = h
time-runs = idzie
time-warning = { $count ->
    [one] Została ci { $count } sekunda.
    [few] Zostały ci { $count } sekundy.
    [many] Zostało ci { $count } sekund.
   *[other] Zostało ci { $count } sekundy.
}
time-early = Zegary ruszą, gdy przyjdą wszyscy.
time-paused = Trwa przerwa.
time-ended = Grę zakończono za zgodą wszystkich; wynik zostaje taki, jaki jest.
time-resume = Graj dalej

pace-title = Czas i cofanie
pace-back = Poproś o cofnięcie…
pace-back-why = Wybierz w dzienniku jedną ze swoich akcji. Zgodzić się muszą wszyscy, którzy grają.
pace-pause = Zaproponuj przerwę
pace-finish = Zaproponuj koniec gry
pace-finish-sure = Na pewno? Potem nie da się już grać dalej. Zaproponuj
pace-end = Koniec mojej tury
pace-end-0 = ręcznie
pace-end-3 = po 3 sekundach
pace-end-10 = po 10 sekundach
pace-end-30 = po 30 sekundach
pace-ending = Twoja tura sama skończy się za
pace-seconds = s
pace-stay = Jeszcze nie

back-here = Cofnij to i wszystko, co było potem
back-ask = Poproś o cofnięcie tego i wszystkiego, co było potem
agree = Zgadzam się
decline = Nie zgadzam się
withdraw = Wycofaj

asked-back = { $seat }: prośba o cofnięcie { $count } akcji. Czekamy na odpowiedź: { $names }.
asked-back-mine = Chcesz cofnąć { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}. Czekamy na odpowiedź: { $names }.
asked-pause = { $seat }: propozycja przerwy. Czekamy na odpowiedź: { $names }.
asked-pause-mine = Proponujesz przerwę. Czekamy na odpowiedź: { $names }.
asked-end = { $seat }: propozycja zakończenia gry w obecnym stanie. Czekamy na odpowiedź: { $names }.
asked-end-mine = Proponujesz zakończyć grę w obecnym stanie. Czekamy na odpowiedź: { $names }.

note-ask-back = { $seat }: prośba o cofnięcie { $count } akcji.
note-ask-end = { $seat }: propozycja zakończenia gry w obecnym stanie.
note-ended = Gra kończy się w obecnym stanie; propozycja: { $seat }, zgoda: { $names }.
note-ended-alone = Gra kończy się w obecnym stanie; decyzja: { $seat }, niczyja zgoda nie była potrzebna.
note-ask-pause = { $seat }: propozycja przerwy.
note-declined = { $seat }: brak zgody.
note-withdrawn = { $seat }: prośba wycofana.
note-lapsed = Nikt nie odpowiedział na prośbę w porę.
note-back = { $seat }: cofnięto { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
   *[other] { $count } akcji
}; zgoda: { $names }.
note-back-alone = { $seat }: cofnięto { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
   *[other] { $count } akcji
}; niczyja zgoda nie była potrzebna.
note-paused = Trwa przerwa. Propozycja: { $seat }; zgoda: { $names }.
note-paused-alone = Początek przerwy: { $seat }.
note-resumed = Koniec przerwy: { $seat }.
note-started = Przyszli wszyscy: zegary idą.
note-moved = Stół pochodzi z pliku. Przerwa trwa, dopóki ktoś nie wznowi gry.
note-late = { $seat }: koniec czasu; zostaje zagrany nieszkodliwy ruch.

problem-paused = Trwa przerwa. Najpierw ją zakończ.
problem-over = Gra się skończyła: niczego już nie można cofnąć.
problem-ended = Grę zakończono za zgodą wszystkich. Nikt już nie gra dalej.
problem-no-end = Gry nie można teraz zakończyć za zgodą wszystkich: skończy się według zasad.
problem-no-clock = Ten stół nie ma zegara, więc nie ma czego zatrzymać.
problem-already-asked = Jedna prośba już czeka. Poczekaj na odpowiedź.
problem-undone-often = W tej turze cofasz już setny raz. To, co teraz zagrasz, zostaje.
problem-table-full = Przy tym stole tyle już proszono i cofano, że na więcej nie ma miejsca. Grę można dograć do końca.
problem-seats-free = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
problem-asked-often = Od ostatniej akcji były już trzy twoje prośby. Najpierw coś zagraj.
problem-not-asked = Tej prośby już nie ma.
problem-not-paused = Przerwy teraz nie ma.

tempo-title = Boty
tempo = Wykonują ruchy
tempo-brisk = żwawo
tempo-unhurried = bez pośpiechu
tempo-at-once = natychmiast
