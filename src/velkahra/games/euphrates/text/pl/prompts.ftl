# What is asked now (prompt-…), and what others wait for (wait-…)

prompt-turn = Twoja tura, { $actions ->
    [one] została { $actions } akcja
    [few] zostały { $actions } akcje
   *[other] zostało { $actions } akcji
}. Wybierz płytkę{ $catastrophes ->
    [0] { " lub przywódcę" }
   *[other] , przywódcę lub katastrofę
}, a potem pole; albo wymień płytki, albo zakończ turę.
prompt-turn-done = Obie akcje wykonane. Zakończ turę.
prompt-bag-swap = { $bag ->
    [0] Woreczek jest pusty: wymiana natychmiast kończy grę.
    [one] W woreczku jest tylko { $bag } płytka: wymiana większej liczby natychmiast kończy grę.
    [few] W woreczku są tylko { $bag } płytki: wymiana większej liczby natychmiast kończy grę.
   *[other] W woreczku jest tylko { $bag } płytek: wymiana większej liczby natychmiast kończy grę.
}
prompt-bag-end = Jeśli tura skończy się teraz, płytek w woreczku nie wystarczy dla wszystkich i gra się skończy.
wait-turn = Tura { $seat-acc }, { $actions ->
    [one] została { $actions } akcja
    [few] zostały { $actions } akcje
   *[other] zostało { $actions } akcji
}.
wait-turn-done = { $seat } ma obie akcje za sobą i zaraz zakończy turę.
wait-first = Trwa losowanie, kto zacznie.
wait-draw = Trwa dobieranie płytek.

prompt-attack = Atakujesz: musisz mieć na końcu więcej niż { $defender }, remis nie wystarczy.
prompt-defend-safe = Bronisz się: wystarczy ci remis i obronisz się bez dokładania.
prompt-defend-need = Bronisz się: wystarczy ci remis, a do niego trzeba dołożyć { $tiles }.
prompt-defend-lost = Bronisz się: wystarczyłby ci remis, ale z ręki już go nie osiągniesz.
prompt-revolt-counts = O buncie decydują świątynie, bez względu na kolor przywódców.
prompt-war-counts = Liczą się tu tylko { $tile-plural }, czyli płytki w kolorze walczących przywódców.
prompt-numbers = Ile { $tile-plgen } dokładasz z ręki? Dozwolone: { $numbers }.
prompt-numbers-none = Nie możesz dołożyć żadnych { $tile-plgen }.
wait-add = { $seat } decyduje, ile { $tile-plgen } dołoży.

prompt-war = Wybuchło kilka wojen. Wybierz, która rozegra się najpierw: wojna { $wars-plgen }.
wait-war = { $seat } wybiera, która wojna rozegra się najpierw.
prompt-monument-one = Powstał kwadrat: zbuduj { $monument } na polach od { $space } do { $space-far } albo zrezygnuj. Kwadratu, z którego rezygnujesz, nie da się już nigdy użyć.
prompt-monument-which = Powstał kwadrat na polach od { $space } do { $space-far }: wybierz monument albo zrezygnuj. Kwadratu, z którego rezygnujesz, nie da się już nigdy użyć.
prompt-monument-where = Powstało kilka kwadratów: wybierz jeden z nich i monument albo zrezygnuj. Kwadratów, z których rezygnujesz, nie da się już nigdy użyć.
wait-monument = { $seat } decyduje, czy zbudować monument.
prompt-treasure = W królestwie twojego kupca jest kilka skarbów. Weź skarb z pola { $spaces }.
prompt-treasure-corner = W królestwie twojego kupca jest kilka skarbów, a skarby narożne bierze się najpierw. Weź skarb z pola { $spaces }.
wait-treasure = { $seat } wybiera skarb.

over = Koniec gry.
over-won = Koniec gry. Wygrywa { $seat }.
over-yours = Koniec gry. Wygrywasz, twoja dynastia to { $seat }!
over-shared = Koniec gry. Zwycięstwem dzielą się { $seats }.

# What an action would gain; follows the preview of the action
worth-nobody = Bez punktów: żaden przywódca nie jest z nią połączony.
worth-no-leader = Bez punktów: w królestwie nie ma ani { $leader-acc }, ani króla.
worth-no-king = Bez punktów: w królestwie nie ma króla.
worth-joins = Bez punktów: płytka, która łączy dwa królestwa, nic nie daje.
worth-safe = Na razie bezpiecznie: obok { $temples ->
    [one] jest { $temples } świątynia
    [few] są { $temples } świątynie
   *[other] jest { $temples } świątyń
}.
worth-weak = Słabe miejsce: obok jest tylko jedna świątynia.
worth-lost = Osiągniesz najwyżej siłę { $reach }, { $other } ma { $have }: to przegrany konflikt.
worth-open = Osiągniesz najwyżej siłę { $reach }, { $other } ma { $have } i może dołożyć płytki.
