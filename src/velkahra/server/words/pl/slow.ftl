# Wolne gry: następny stół, notatki, ruchy warunkowe, odpoczynek.

next-table = { $count ->
    [one] Następny stół
    [few] Następny stół (czekają { $count })
   *[other] Następny stół (czeka { $count })
}
next-key = Do stołu, który czeka na ciebie najdłużej (klawisz J)
next-none = Żaden inny stół na ciebie nie czeka.

slow-title = Między twoimi ruchami
notes-title = Twoje notatki, które widzisz tylko ty
notes-save = Zapisz
notes-saved = Zapisano.
notes-failed = Nie udało się zapisać. Spróbuj jeszcze raz.

plan-open = Zaplanuj ruchy
plan-title = Plan ruchów
plan-lead = Jeśli oni to, ja tamto
plan-other = Wybierz, co może zrobić { $seat }. To, czego nie widać przy stole, jest tu tylko przypuszczeniem.
plan-you = Ty ({ $seat })
plan-own = Wybierz, co wtedy zrobisz ty.
plan-end = Tu linia się kończy: nikt nie może wiedzieć, co będzie dalej. Zachowaj ją albo cofnij ostatni krok.
plan-keep = Zachowaj tę linię
plan-table = Wróć do stołu
plan-lines = Twój plan
plan-none = Nie masz jeszcze żadnego planu.
plan-how = Jeśli wszystko potoczy się jak w którejś linii, twój ruch zostanie wykonany od razu. Przy pierwszej niespodziance cały plan przepada. Nikt inny nie widzi twojego planu; w zapisie gry widać, kiedy został użyty.
plan-drop = Usuń
plan-drop-line = Usuń linię { $number }
plan-drop-all = Usuń wszystkie linie
plan-done = { $text } (według planu)
problem-no-plan = Planować możesz, gdy decydują inni.
problem-unsure = Nikt nie może wiedzieć, co z tego wyniknie, więc nie może to być częścią planu.
problem-plan-useless = Linia zaczyna się od tego, co robi ktoś inny, a kończy tym, co robisz ty.
problem-plan-full = Plan może mieć 12 linii. Najpierw usuń którąś z nich.

ahead-open = Wybierz ruch z góry
ahead-key = Wybierz swój następny ruch, gdy decydują inni (klawisz A)
ahead-end = Nie wybieraj z góry
ahead-back = Cofnij ruch
ahead-lead = Plansza pokazuje twoją następną kolej, jeśli inni nic już nie zrobią. Twój ruch zostanie wykonany od razu, gdy przyjdzie twoja kolej.
ahead-set = Z góry:
ahead-lost = Serwer nie ma już twojego ruchu wybranego z góry. Wybierz go jeszcze raz.
problem-ahead-hidden = Twoja następna kolej zależy od czegoś, czego nikt jeszcze nie może wiedzieć, więc nie da się wybrać z góry.
problem-ahead-unsure = To, czy będzie to możliwe, zależy od czegoś zakrytego, więc nie da się tego wybrać z góry.
problem-ahead-revealed = Ruch wybrany z góry przepada: wyszło na jaw coś zakrytego.
problem-ahead-illegal = Ruch wybrany z góry przepada: nie jest już możliwy.
problem-ahead-undone = Ruch wybrany z góry przepada: coś zostało cofnięte.

note-rested = { $seat } odpoczywa. Na zegarze przybywa { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}.
rest-title = Dni wolne i godziny ciszy
rest-why = W grach, w których na ruch są dni, twój zegar wtedy stoi: w każdej grze najwyżej { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[other] { $count } dni
}. Czas sprzed tego ustawienia się nie liczy.
rest-zone = Strefa czasowa
rest-start = Cisza od
rest-end = Cisza do (najwyżej 12 godzin; ta sama godzina oznacza brak ciszy)
rest-days = Dni wolne
rest-days-why = jako rok-miesiąc-dzień, oddzielone spacją
rest-digest = Jeden mail dziennie o wszystkich stołach, które czekają, o
rest-digest-none = nie, mail przy każdym ruchu
rest-save = Zapisz
mail-digest-subject = { $count ->
    [one] Czeka na ciebie 1 stół
    [few] Czekają na ciebie { $count } stoły
   *[other] Czeka na ciebie { $count } stołów
}
mail-digest = Przy tych stołach jest twoja kolej:

embed-open = Otwórz stół
embed-title = Ten stół na innej stronie
watch-live = Oglądaj tę grę na żywo.
offline-title = Brak połączenia
offline-lead = Nie masz połączenia. Tak wyglądały twoje stoły ostatnim razem; od tego czasu wiele mogło się zmienić.
offline-again = Spróbuj ponownie
offline-as-of = Stan: { $when }
offline-none = Na tym urządzeniu nic nie zapisano.
