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
late-default = grane jest coś nieszkodliwego

time-clocks = Zegary
time-up = koniec czasu
time-day = d
time-hour = godz.
time-runs = idzie
time-warning = { $count ->
    [one] Została ci { $count } sekunda.
    [few] Zostały ci { $count } sekundy.
    [many] Zostało ci { $count } sekund.
   *[other] Zostało ci { $count } sekundy.
}
time-early = Zegary ruszą, gdy przyjdą wszyscy.
time-paused = Stół ma przerwę.
time-ended = Grę zakończono za zgodą wszystkich; pozostaje tak, jak jest.
time-resume = Graj dalej

pace-title = Czas i cofanie
pace-back = Poproś o cofnięcie …
pace-back-why = Wybierz w dzienniku jedną ze swoich akcji. Zgodzić się muszą wszyscy, którzy grają.
pace-pause = Zaproponuj przerwę
pace-finish = Zaproponuj koniec gry
pace-finish-sure = Na pewno? Potem nikt już nie zagra dalej. Zaproponuj
pace-skip = Pomijaj krok z jedną tylko możliwością
pace-end = Zakończ moją turę
pace-end-0 = ręcznie
pace-end-3 = po 3 sekundach
pace-end-10 = po 10 sekundach
pace-end-30 = po 30 sekundach
pace-ending = Twoja tura sama skończy się za
pace-seconds = s
pace-stay = Jeszcze nie

back-here = Cofnij to i wszystko potem
back-ask = Poproś o cofnięcie tego i wszystkiego potem
agree = Zgadzam się
decline = Nie zgadzam się
withdraw = Wycofaj

asked-back = { $seat } chce cofnąć { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}. Czekamy na odpowiedź: { $names }.
asked-back-mine = Chcesz cofnąć { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}. Czekamy na odpowiedź: { $names }.
asked-pause = { $seat } proponuje przerwę. Czekamy na odpowiedź: { $names }.
asked-pause-mine = Proponujesz przerwę. Czekamy na odpowiedź: { $names }.
asked-end = { $seat } proponuje zakończyć grę tak, jak jest. Czekamy na odpowiedź: { $names }.
asked-end-mine = Proponujesz zakończyć grę tak, jak jest. Czekamy na odpowiedź: { $names }.

note-ask-back = { $seat } chce cofnąć { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}.
note-ask-end = { $seat } proponuje zakończyć grę tak, jak jest.
note-ended = Gra kończy się tak, jak jest; propozycja: { $seat }, zgoda: { $names }.
note-ended-alone = { $seat } kończy grę tak, jak jest; nikt inny nie musiał się zgodzić.
note-ask-pause = { $seat } proponuje przerwę.
note-declined = { $seat } nie zgadza się.
note-withdrawn = { $seat } wycofuje prośbę.
note-lapsed = Nikt nie odpowiedział na prośbę w porę.
note-back = { $seat } cofa { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}; zgoda: { $names }.
note-back-alone = { $seat } cofa { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}; nikt inny nie musiał się zgadzać.
note-paused = Stół ma przerwę. Propozycja: { $seat }; zgoda: { $names }.
note-paused-alone = { $seat } ogłasza przerwę.
note-resumed = { $seat } kończy przerwę.
note-started = Przyszli wszyscy: zegary idą.
note-moved = Stół pochodzi z pliku. Ma przerwę, dopóki ktoś nie wznowi gry.
note-late = { $seat } nie ma już czasu; grane jest coś nieszkodliwego.

problem-paused = Stół ma przerwę. Najpierw ją zakończ.
problem-over = Gra się skończyła: niczego już nie można cofnąć.
problem-ended = Grę zakończono za zgodą wszystkich. Nikt już nie gra dalej.
problem-no-end = Gry nie można teraz zakończyć za zgodą wszystkich: skończy się według zasad.
problem-no-clock = Ten stół nie ma zegara, więc nie ma czego zatrzymać.
problem-already-asked = Trwa już jedna prośba. Poczekaj na odpowiedź.
problem-undone-often = W tej turze cofasz już setny raz. To, co teraz zagrasz, zostaje.
problem-table-full = Przy tym stole tyle już proszono i cofano, że na więcej nie ma miejsca. Grę można dograć do końca.
problem-asked-often = Od ostatniej akcji prosisz już trzeci raz. Najpierw coś zagraj.
problem-not-asked = Tej prośby już nie ma.
problem-not-paused = Stół nie ma przerwy.

tempo-title = Boty
tempo = Ich ruchy następują
tempo-brisk = żwawo
tempo-unhurried = bez pośpiechu
tempo-at-once = natychmiast
