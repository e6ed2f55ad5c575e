# What is wrong in a set of cards. Each sentence follows its place: file, line, card, key.

check-plain = { $what }
check-none = nic
check-either = { $one } albo { $other }
check-line = wiersz { NUMBER($line, useGrouping: 0) }
check-at = w pliku { $file }, wiersz { NUMBER($line, useGrouping: 0) }
check-warning = ostrzeżenie: { $what }
check-summary = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} w { $decks ->
    [one] { $decks } talii
   *[many] { $decks } taliach
}: { $errors ->
    [0] żadnego błędu
    [one] { $errors } błąd
    [few] { $errors } błędy
   *[many] { $errors } błędów
}, { $warnings ->
    [0] żadnego ostrzeżenia
    [one] { $warnings } ostrzeżenie
    [few] { $warnings } ostrzeżenia
   *[many] { $warnings } ostrzeżeń
}


# Files and YAML
check-no-file = brakuje pliku { $file }
check-no-reading = nie można odczytać pliku { $file }
check-not-utf-8 = nie jest tekstem w kodowaniu UTF-8; zapisz plik w tym kodowaniu
check-empty-file = plik jest pusty
check-twice = występuje drugi raz, pierwszy raz w wierszu { NUMBER($line, useGrouping: 0) }
check-key-no-list = klucz musi być tekstem, a nie listą ani tabelą
check-key-no-text = klucz musi być tekstem, a nie { $shown }
check-unclear = { $text } nie jest jednoznaczne; tekst ujmij w cudzysłów
check-nothing = nic tu nie ma; tekst ujmij w cudzysłów
check-yaml-anchor = kotwice nie są odczytywane; wpisz całą wartość, a tekst z gwiazdką lub znakiem & ujmij w cudzysłów
check-yaml-tag = znaczniki z wykrzyknikiem nie są odczytywane; wpisz samą wartość
check-yaml-deep = nawiasy albo wcięcia są zagnieżdżone zbyt głęboko
check-yaml-tab = jest tu tabulator; rób wcięcia spacjami
check-yaml-colon = dwukropek jest tam, gdzie nie może go być: tekst z dwukropkiem ujmij w cudzysłów, a klucze jednej karty zaczynaj jeden pod drugim
check-yaml-no-colon = po kluczu brakuje dwukropka
check-yaml-quote = coś jest nie tak z cudzysłowem: nie jest zamknięty albo zawiera ukośnik wsteczny
check-yaml-bracket = nawias nie jest zamknięty albo brakuje przecinka
check-yaml-indent = wcięcie nie zgadza się z wierszami powyżej albo nie zamknięto tam cudzysłowu
check-yaml-sign = tekst, który zaczyna się tym znakiem, ujmij w cudzysłów
check-yaml-character = jest tu znak, którego nie można użyć w tekście
check-control = jest tu znak sterujący { $sign }, którego nie da się wydrukować; pomiń go
check-number-long = liczba ma więcej niż { $most } cyfr
check-no-letters = w kroju pisma wydruków brakuje { $letters }
check-puzzle-unread = plik { $file } jest pomijany: znaki i poziomy są zawsze te z gry
check-file-long = jest dłuższy niż { $most } kB
check-yaml-other = nie da się tego odczytać jako YAML; porównaj z kartą, która jest w porządku

# Kinds of values
check-unknown-word = { $word } nie jest tu znane; wpisz { $right }
check-unknown-key = nie ma tu klucza { $key }; użyj { $right }
check-missing-key = brakuje klucza { $key }
check-should-be = powinno być { $right }
check-should-be-id = powinny to być małe litery bez polskich znaków i cyfry, słowa połączone łącznikiem, jak usa-drone-pilot
check-should-be-colour = powinien to być # i sześć znaków 0-9 lub a-f, jak #2f5d9b
check-should-be-file = powinna to być nazwa pliku .yaml w tym samym folderze
check-expected = powinno tu być: { $wanted }, a jest: { $got }
check-expected-bound = powinno tu być: { $wanted } { $bound }
check-expected-length = powinno tu być: { $wanted }, długość { $bound }
check-no-fit = tu nie pasuje
check-term-int = liczba całkowita
check-term-float = liczba
check-term-bool = true albo false
check-term-str = tekst
check-term-array = lista
check-term-object = klucze z wartościami
check-term-null = null
check-term-other = coś innego

# Cards
check-card-needs = karta rodzaju { $kind } potrzebuje klucza { $key }
check-card-has-no = karta rodzaju { $kind } nie ma klucza { $key }; użyj { $right }
check-tires-no-spy = męczą się tylko szpiedzy; wpisz inną cenę i limit
check-endless = można używać bez końca: nic nie kosztuje albo zwraca swoją cenę; dodaj { $right }
check-unlimited = nie ma limitu: kosztuje { $price }. Za { $round }, które daje pierwsze miejsce, można tego użyć w turze { $few } razy ({ $little }), za zaoszczędzone { $saved } { $many } razy ({ $lot }). Jako limit dodaj { $right }
check-unlimited-cards = nie ma limitu: kosztuje { $price }. Mając na ręce { $hand } kart, można tego użyć w turze { $few } razy ({ $little }). Jako limit dodaj { $right }
check-manual-effect = tekst wykonuje organizator, więc obok niego nie ma efektu
check-no-effect = nic się przez to nie dzieje; dodaj effect, abilities, triggers albo static
check-begins-deck = powinno zaczynać się od nazwy swojej talii: { $right }
check-begins-power = powinno zaczynać się od nazwy swojego mocarstwa: { $right }
check-special-elsewhere = zdolności specjalne są w pliku mocarstw; tu wpisz { $right }
check-joint-single = karty wspólne są pojedyncze; usuń count
check-power-single = jest tylko jedna; usuń count
check-joint-pays = tylko karty wspólne mówią, kto płaci; wpisz liczbę
check-owners-pay = PM płaci każdy właściciel i nikt inny, jak { $right }
check-starts-with = drużyna zaczyna ze szpiegiem, który zdobywa informacje: informant albo universal

# Decks and the index
check-no-power = nie jest mocarstwem tego zestawu; wpisz { $right }
check-owners-order = co najmniej dwa mocarstwa, każde raz, w kolejności { $right }
check-deck-name = nazwa powstaje z nazw właścicieli: { $right }
check-deck-size = talia ma razem z kopiami { $due } kart, tu jest { $here }
check-joint-size = w talii tylu mocarstw ({ $owners }) jest co najmniej { $least } kart, tu { $here }
check-powers-number = od dwóch do pięciu mocarstw, każde raz
check-languages = co najmniej jeden z cs, pl, en, każdy raz
check-sealed = przy stole wykonuje się jeden krok po drugim: wpisz interactive. Na papierze drużyna i tak oddaje jeden arkusz, a jego kroki wpisuje się po kolei
check-no-words = brakuje słów dla { $missing }
check-powers-each = opisuje każde mocarstwo zestawu raz: { $right }; tu: { $here }
check-no-deck = brakuje talii dla { $owners }
check-deck-twice = jest kolejną talią tych samych mocarstw, pierwsza { $place }
check-taken = { $name } już jest, { $place }

# Effects
check-zero = 0 nic nie robi; wpisz 1 lub więcej
check-one-verb = krok ma dokładnie jeden czasownik, a następny zaczyna się od własnego myślnika; tu: { $here }; czasowniki to { $verbs }
check-needs-steps = potrzebuje kroków
check-then-alone = then i else należą do if
check-if-alone = potrzebuje then z następnymi krokami
check-choose-one = potrzebuje co najmniej dwóch list kroków, żadnej pustej
check-until = take mówi, do kiedy, jak { $right }; inne czasowniki nie
check-tires-spies = męczą się tylko szpiedzy; { $verb } potrzebuje { $right }
check-sacrifice-own = poświęca się tylko własne karty: { $right }
check-one-way = wybiera się dokładnie jednym sposobem: { $right }; tu: { $here }
check-no-choice = przy { $way } nie ma czego wybierać; usuń { $key }
check-whose = czyje? dodaj { $right }
check-one-of = { $what ->
    [amount] ilość
    [condition] warunek
   *[rule] reguła
} ma dokładnie jedno z { $one } i { $other }
check-min-max = to więcej niż max, { $most }
check-have-ends = have potrzebuje dokładnie jednego z at_least i at_most, compare żadnego
check-one-modifier = należy tu dokładnie jedna zmiana z { $right }; tu: { $here }
check-no-parameter = nie ma reguły { $key }; użyj { $right }
check-no-change = nic nie zmienia; wpisz { $right }
check-no-floor = obniżka potrzebuje najniższej ceny, jak { $right }
check-floor-alone = należy do obniżek, które mają sb poniżej 0
check-how-much = ile? dodaj { $right }
check-for-each-inside = nie może być w innym for_each; napisz jedno for_each po drugim, oba na tej samej liście kroków
check-chance-steps = potrzebuje kroków w win albo lose
check-allies = sojuszników mają tylko karty wspólne; wpisz you
check-restock = wspólny stos odrzuconych mają tylko karty wspólne
check-nobody-chooses = nikt tu nie wybiera; wpisz each_opponent albo dodaj efekt
check-means-nothing-that-team = that_team nic tu nie znaczy: drużynę trzeba przedtem wybrać przez target_opponent albo target_power
check-means-nothing-target-controller = target_controller nic tu nie znaczy: karty trzeba przedtem wybrać
check-means-nothing-that = that nic tu nie znaczy: karty trzeba przedtem wybrać
check-means-nothing-event-team = event_team nic tu nie znaczy: zdarzenie mają tylko triggers
check-means-nothing-source-team = source_team nic tu nie znaczy: należy tylko do for_each, gdzie indziej jest to you
check-asks-others = pyta drużynę poza jej turą, a to opóźnia obóz; lepiej użyj { $right }

# Texts
check-effect-says = { $key } mówi { $right }, tekst nie
check-text-says = tekst mówi { $what }, efekt nie
check-effect-does = { $key } robi coś, czego tekst chyba nie mówi: { $deed }. Można to poznać po słowach: { $words }
check-text-promises = tekst mówi „{ $words }”, a efekt nic takiego nie robi ({ $deed })
check-options-where = nazywa możliwości jedynego choose_one na karcie; ta karta ma choose_one: { $here ->
    [0] żadnego
   *[other] { $here }
}
check-options-number = choose_one oferuje { $due }, nazwano { $here }
check-options-say = mówi „{ $words }”, tekst nie
check-options-none = options obok niego byłyby napisami na przyciskach, jako części tekstu
check-empty = jest puste
check-other-symbols = pozostałe języki mają symbole { $symbols }, ten nie
check-room = ma { $here } liter, na karcie mieści się ich około { $most }
check-braces = w nawiasach klamrowych jest T, P albo liczba: { $tire } męczy, { $bm } to 1 PM, { $sb } to 2 PS
check-tiring = { $sign } jest w tekście { $here } razy, zdolności, które męczą, jest { $due }
check-slashes = „ / ”, które oddziela zdolności, jest w tekście { $here } razy, powinno być { $due }
check-limits = limity zdolności: { $due }; w tekście: { $here }
check-other-number = { $key } mówi przy tym { $due } ({ $deed }), tekst { $here }

# What is done
check-deed-gain = zdobyć
check-deed-gain-sb = zdobyć PS
check-deed-gain-bm = zdobyć PM
check-deed-gain-info = zdobyć informację
check-deed-lose = stracić
check-deed-lose-sb = stracić PS
check-deed-lose-bm = stracić PM
check-deed-lose-info = stracić informację
check-deed-steal = ukraść
check-deed-steal-sb = ukraść PS
check-deed-steal-bm = ukraść PM
check-deed-steal-info = ukraść informację
check-deed-draw = dobrać kartę
check-deed-discard = odrzucić kartę
check-deed-mill = przenieść karty z talii na stos odrzuconych
check-deed-look = coś obejrzeć
check-deed-find = znaleźć kartę w talii
check-deed-return = cofnąć kartę
check-deed-deploy = wprowadzić kartę do gry
check-deed-untire = odświeżyć
check-deed-tire = zmęczyć
check-deed-detain = zatrzymać
check-deed-destroy = zdemaskować lub zniszczyć
check-deed-destroy-spy = zdemaskować szpiega
check-deed-destroy-place = zniszczyć miejsce
check-deed-destroy-situation = zniszczyć sytuację
check-deed-destroy-permanent = zniszczyć permanent
check-deed-sacrifice = poświęcić
check-deed-take = przejąć
check-deed-convert = zamienić PS na PM
