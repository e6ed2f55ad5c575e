# The rules of a game

rules-title = Zasady gry { $game }
rules-goal = Jak się wygrywa
rules-turn = Twoja tura
rules-search = Szukaj w zasadach
rules-none = Żadna zasada nie zawiera wszystkich tych słów.
rules-found = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
   *[other] { $count } wyników
}
rules-unfold = Rozwiń wszystkie dokładne zasady
rules-exact = Dokładne zasady: { $count }
rules-outcome = Co się stanie
rules-chapters = Rozdziały
rules-ruling = nasza decyzja
rules-by = Pokaż
rules-by-all = wszystkie zasady
rules-by-book = tylko z instrukcji
rules-by-us = tylko nasze decyzje
rules-all = Wszystkie zasady
rules-onward = Z powrotem do zasad
rules-example = Przykład: { $title }
rules-try = Wypróbuj
rules-leaflet = Ulotka do druku (PDF)
rules-leaflet-all = Ulotka z zasadami dla każdego
