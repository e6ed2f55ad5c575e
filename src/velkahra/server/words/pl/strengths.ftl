# Pages of people, strengths, rated games

strength = Siła
strength-of = { $mean } ± { $spread }
strength-games = { $count ->
    [one] po jednej grze rankingowej
    [few] po { $count } grach rankingowych
   *[other] po { $count } grach rankingowych
}
strength-provisional = (na razie to przybliżenie)
strength-plot = { $count ->
    [one] Siła po jednej grze rankingowej: { $strength }
    [few] Siła w ciągu { $count } gier rankingowych, teraz { $strength }
   *[other] Siła w ciągu { $count } gier rankingowych, teraz { $strength }
}
rated = rankingowa
rated-wish = Gra rankingowa: wynik liczy się do siły
rated-why = Każdy potrzebuje konta. Nie ma podpowiedzi i nie można się umówić na cofnięcie ruchów ani na wcześniejszy koniec. Gdy gra kilka osób, wybierz zegar: komu skończy się czas, za tego zostanie zagrana nieszkodliwa akcja.
rated-needs = Ta gra nie może być rankingowa. Potrzebuje co najmniej dwóch miejsc, jednej osoby na każdym miejscu bez bota i nie może mieć organizatora. Gdy gra kilka osób, potrzebuje zegara.
rated-table = To gra rankingowa: wynik liczy się do siły. Liczy się kontu, które pierwsze otworzyło miejsce. Gra z botami jest przegrana, jeśli przez tydzień nic się w niej nie dzieje.
rated-mine = Twoja siła: { $strength } ({ $table }).
rated-level = Wyrównany przeciwnik: bot, { $level }.
rated-near = Podobną siłę mają:
rated-foreign = To gra rankingowa, a na tym miejscu gra ktoś inny. Jeśli to ty, zaloguj się na konto, które pierwsze otworzyło to miejsce.
problem-rated = To gra rankingowa: nie można się umówić na cofnięcie ruchów ani na wcześniejszy koniec.
profile-title = Twoja strona
profile-yours = Otwórz swoją stronę
profile-change = Zmień
profile-own-met = Tę stronę widzą tylko osoby, które skończyły z tobą jakąś grę.
profile-own-everyone = Tę stronę widzą wszyscy.
profile-own-nobody = Tę stronę widzisz tylko ty.
profile-save = Zapisz
seen-by = Kto ją zobaczy
seen-by-why = W tabeli najlepszych są tylko osoby, których stronę widzą wszyscy.
seen-by-met = osoby, z którymi gram
seen-by-everyone = wszyscy
seen-by-nobody = tylko ja
profile-none = Nie ma jeszcze skończonych gier. Pojawią się tu gry, które skończysz po zalogowaniu.
profile-seats = Miejsca
profile-games = Gry
profile-won = Wygrane
profile-row = Najdłuższa seria wygranych: { $count }
profile-sources = Skąd są punkty
profile-average = { $points } na grę
profile-openings = Ulubione otwarcia
profile-opened = { $count ->
    [one] raz
    [few] { $count } razy
   *[other] { $count } razy
}
profile-last = Ostatnie gry
profile-place = { $place }.
profile-left = Przez tydzień nic się nie działo, więc liczy się jako przegrana.
profile-replay-of = Zapis gry { $game }, { $day }
profile-csv = Moje gry jako CSV
profile-json = Moje liczby jako JSON
uncounted-alone = Nie liczy się do siły: było tylko jedno miejsce.
uncounted-nobody = Nie liczy się do siły: ktoś grał bez konta.
uncounted-bot = Nie liczy się do siły: siła jednego bota nie jest znana.
uncounted-self = Nie liczy się do siły: na dwóch miejscach grała ta sama osoba albo ta sama przeglądarka.
uncounted-quick = Nie liczy się do siły: ktoś prawie nie grał.
uncounted-often = Nie liczy się do siły: te same osoby rozegrały tego dnia dość gier rankingowych.
best-title = Tabela najlepszych
best-lead = Najsilniejsi gracze tutaj, o ile ich stronę widzą wszyscy.
best-place = Miejsce
best-none = Jeszcze nikogo. Kto rozegra około dziesięciu gier rankingowych i pokaże swoją stronę wszystkim, pojawi się tutaj.
best-how = Jak mierzy się siłę
best-rule = Każdy zaczyna od 25 ± 17. Liczba po ± pokazuje, jak pewna jest siła: z każdą grą rankingową maleje. O kolejności decyduje dolna granica, więc szczęście w kilku grach nie pomaga.
best-bots = Boty są na tej samej skali, a ich siła się nie zmienia:
