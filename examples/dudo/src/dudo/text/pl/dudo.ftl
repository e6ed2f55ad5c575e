title = Dudo

# The start page and the help
front-line = Każdy chowa pięć kostek i zgaduje, ile kostek na stole pokazuje tę samą wartość. Sprawdź w dobrej chwili, a kostkę straci ktoś inny.
front-kind = kości, blef
author = Tradycyjna gra z Ameryki Południowej.
quick-four = Przeciw trzem botom
quick-short = Krótka gra po trzy kostki
option-dice = Ile kostek ma każdy gracz
option-dice-five = pięć
option-dice-three = trzy
option-dice-why = Po trzy kostki gra trwa około dziesięciu minut.
goal-1 = Wygrywa ten, komu jako ostatniemu zostaną kostki.
goal-2 = W każdej rundzie jeden gracz traci kostkę: ten, kto licytuje za wysoko, albo ten, kto sprawdza ofertę, która się zgadza.
turn-1 = Podbij ofertę: większa liczba kostek albo ta sama liczba i wyższa wartość.
turn-2 = Albo sprawdź ofertę: „Dudo!” Wszyscy pokazują i liczą kostki.
turn-3 = Albo powiedz, że jest dokładna: „Calza!” Jeśli tak, odzyskasz straconą kostkę.
turn-4 = Jedynki są jokerami: liczą się jako wartość z oferty.

# Seats and faces; acc and gen are cases
seat-condor = Kondor
    .acc = Kondora
    .gen = Kondora
seat-llama = Lama
    .acc = Lamę
    .gen = Lamy
seat-puma = Puma
    .acc = Pumę
    .gen = Pumy
seat-fox = Lis
    .acc = Lisa
    .gen = Lisa
seat-caiman = Kajman
    .acc = Kajmana
    .gen = Kajmana
seat-toucan = Tukan
    .acc = Tukana
    .gen = Tukana
face-aces = jedynki
face-twos = dwójki
face-threes = trójki
face-fours = czwórki
face-fives = piątki
face-sixes = szóstki
bid-aces = { $count } { $count ->
    [one] jedynka
    [few] jedynki
   *[many] jedynek
}
bid-twos = { $count } { $count ->
    [one] dwójka
    [few] dwójki
   *[many] dwójek
}
bid-threes = { $count } { $count ->
    [one] trójka
    [few] trójki
   *[many] trójek
}
bid-fours = { $count } { $count ->
    [one] czwórka
    [few] czwórki
   *[many] czwórek
}
bid-fives = { $count } { $count ->
    [one] piątka
    [few] piątki
   *[many] piątek
}
bid-sixes = { $count } { $count ->
    [one] szóstka
    [few] szóstki
   *[many] szóstek
}

# What is asked
prompt-roll = Trwa rzut kostkami.
prompt-open = Zaczynasz rundę: wybierz wartość, potem liczbę kostek.
prompt-answer = { $other } licytuje: { $bid }. Podbij, sprawdź albo powiedz, że oferta jest dokładna.
prompt-wait = { $seat } podejmuje decyzję.
prompt-won = Wygrywa { $seat }.
prompt-won-you = Wygrywasz!

# The page
page-round = Runda { $round }
page-no-bid = Jeszcze bez oferty
page-bids = Licytuje { $seat }
page-wins = Wygrywa { $seat }
page-in-play = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
} w grze
page-wild = jedynki są jokerami
page-plain = palifico: jedynki nie są jokerami, wartość się nie zmienia
page-you = ty
page-out = bez kostek
page-open = kostki: { $dice }
page-hidden = { $count ->
    [one] { $count } zakryta kostka
    [few] { $count } zakryte kostki
   *[many] { $count } zakrytych kostek
}
page-own = Twoje kostki: { $dice }
page-last = Poprzednia runda
page-was-doubted = { $seat } sprawdza { $other-acc }. Oferta: { $bid }.
page-was-called = { $seat } twierdzi, że oferta { $other-gen } jest dokładna. Oferta: { $bid }.
page-found = Na stole: { $total }.
page-lost = { $seat } traci kostkę.
page-kept = { $seat } ma rację.
page-actions = Twoja tura
page-face = { $face }, co najmniej { $count }
page-count = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
page-do-doubt = Dudo! Za dużo
page-do-exact = Calza! Dokładnie
sign-ace = Jedynka. Liczy się jako wartość każdej oferty, tylko nie w rundzie palifico.
sign-hidden = Kostka pod kubkiem, w kolorze swojego gracza. Nikt inny nie widzi, co na niej jest.

# What happened
event-round = Runda { $round }.
event-palifico = { $seat } ma ostatnią kostkę: runda palifico. Jedynki nie są jokerami, a wartość z pierwszej oferty się nie zmienia.
event-rolled = { $seat } rzuca { $dice }.
event-bid = { $seat } licytuje: { $bid }.
event-doubted = { $seat } sprawdza { $other-acc }: dudo!
event-called = { $seat } mówi, że oferta { $other-gen } jest dokładna: calza!
event-shown = { $seat } pokazuje { $dice }.
event-counted = { $result ->
    [less] Na stole: { $total }. To mniej niż oferta ({ $bid }).
    [same] Na stole: { $total }. Oferta jest dokładna.
   *[more] Na stole: { $total }. Oferta się zgadza ({ $bid }).
}
event-lost = { $seat } traci kostkę. Zostało kostek: { $left }.
event-gained = { $seat } odzyskuje kostkę. Ma kostek: { $left }.
event-won = { $seat } jako ostatni gracz ma kostki i wygrywa.

# What is not allowed
refusal-DU-ROUND-01 = Kostkami rzuca rozdający na początku rundy.
refusal-DU-ROUND-02 = Nie ma jeszcze oferty. Wybierz wartość i liczbę kostek.
refusal-DU-ROUND-02-turn = To nie twoja tura albo jest już po grze.
refusal-DU-BID-02 = To nie podbija oferty ({ $bid }). Licytuj większą liczbę albo tę samą liczbę i wyższą wartość.
refusal-DU-ACES-02 = Pierwsza oferta rundy nie może być na jedynki, chyba że trwa runda palifico.
refusal-DU-ACES-03 = Na jedynki wystarczy połowa liczby. Licytuj co najmniej { $count }.
refusal-DU-ACES-04 = Po jedynkach liczba musi być ponad dwa razy większa. Licytuj co najmniej { $count }.
refusal-DU-EXACT-03 = Gdy zostało dwóch graczy, nie można powiedzieć, że oferta jest dokładna.
refusal-DU-PALIFICO-02 = W rundzie palifico wartość się nie zmienia. Licytuj więcej niż { $bid }.
refusal-DU-EDGE-01 = Nie ma tylu kostek. Kostek w grze: { $count }.
instead = Teraz można: { $ways }.
instead-more = { $ways } i inne ({ $count })
instead-count = Możliwe liczby: { $ways }.
instead-face = Możliwe wartości: { $ways }.
way-doubt = sprawdzić
way-exact = powiedzieć dokładnie
way-bid = licytować

# Hints and the coach
reason-dice = To da ci { $count ->
    [one] kostkę
    [few] { $count } kostki
   *[many] { $count } kostek
}.
reason-holds = Z tego, co wiesz, oferta zgadza się z prawdopodobieństwem { $count }%.
reason-fails = Z tego, co wiesz, oferta jest za wysoka z prawdopodobieństwem { $count }%.
coach-open = Widzisz tylko swoje kostki. Z pozostałych do oferty pasuje około jednej trzeciej, bo jedynki są jokerami. Licytuj tak, żeby następny gracz wolał podbić, niż sprawdzić.
coach-answer = Policz swoje kostki, które pasują do oferty, i dodaj jedną trzecią pozostałych. Jeśli oferta jest dużo wyższa, sprawdź ją. Jeśli nie, podbij, choćby o niewiele.

# The rules
rule-DU-SETUP-01 = Gra od dwóch do sześciu graczy. Każdy ma kubek i pięć kostek, w krótkiej grze trzy.
rule-DU-SETUP-02 = Pierwszą rundę zaczyna pierwsze miejsce.
rule-DU-ROUND-01 = Na początku rundy każdy rzuca pod kubkiem wszystkimi swoimi kostkami i ogląda je w tajemnicy.
rule-DU-ROUND-02 = Gracz, który zaczyna, licytuje. Potem kolej na następnych w kolejności miejsc: podbijają ofertę, sprawdzają ją albo mówią, że jest dokładna.
rule-DU-BID-01 = Oferta to liczba i wartość: spośród wszystkich kostek na stole co najmniej tyle pokazuje tę wartość.
rule-DU-BID-02 = Wyższa oferta ma większą liczbę i dowolną wartość albo tę samą liczbę i wyższą wartość.
rule-DU-ACES-01 = Jedynki są jokerami: przy liczeniu liczą się jako wartość z oferty.
rule-DU-ACES-02 = Pierwsza oferta rundy nie może być na jedynki.
rule-DU-ACES-03 = Na jedynki wystarczy połowa liczby z oferty na inną wartość, zaokrąglona w górę.
rule-DU-ACES-04 = Jedynki podbija więcej jedynek albo inna wartość, której liczba jest ponad dwa razy większa.
rule-DU-DOUBT-01 = Gdy ktoś sprawdza („dudo”), wszyscy pokazują kostki i liczy się te, które pasują do oferty.
rule-DU-DOUBT-02 = Jeśli jest ich mniej, niż mówi oferta, kostkę traci ten, kto ją złożył. W innym razie traci ją ten, kto sprawdzał.
rule-DU-EXACT-01 = Gdy ktoś mówi, że oferta jest dokładna („calza”), wszyscy pokazują kostki. Jeśli jest ich dokładnie tyle, odzyskuje straconą kostkę. Jeśli nie, traci jedną.
rule-DU-EXACT-02 = Nikt nie ma więcej kostek niż na początku gry.
rule-DU-EXACT-03 = Gdy zostało dwóch graczy, nie można powiedzieć, że oferta jest dokładna.
rule-DU-LOSS-01 = Następną rundę zaczyna gracz, który stracił kostkę albo miał rację, że oferta jest dokładna.
rule-DU-LOSS-02 = Gracz bez kostek odpada.
rule-DU-LOSS-03 = Jeśli gracz, który ma zacząć, odpadł, zaczyna następny gracz z kostkami.
rule-DU-PALIFICO-01 = Gracz, któremu po raz pierwszy została jedna kostka, zaczyna rundę palifico, jeśli jest więcej niż dwóch graczy. Jedynki nie są w niej jokerami.
rule-DU-PALIFICO-02 = W rundzie palifico pierwsza oferta może być na dowolną wartość, także na jedynki. Każda następna ma tę samą wartość i większą liczbę.
rule-DU-END-01 = Wygrywa ostatni gracz z kostkami.
rule-DU-EDGE-01 = Oferta nie może być większa niż liczba kostek w grze.
chapter-SETUP = Przygotowanie gry
chapter-ROUND = Runda
chapter-BID = Oferty
chapter-ACES = Jedynki
chapter-DOUBT = Sprawdzanie
chapter-EXACT = Dokładna oferta
chapter-LOSS = Utrata kostki
chapter-PALIFICO = Palifico
chapter-END = Koniec gry
chapter-EDGE = Przypadki szczególne

# Lessons
lesson-bid = Oferty i sprawdzanie
lesson-bid-start = Grasz Kondorem i widzisz swoje pięć kostek. Na stole jest ich piętnaście.
lesson-bid-open = Masz dwie piątki i jedynkę, a jedynki są jokerami. Licytuj 4 piątki: kliknij piątkę, potem 4.
lesson-bid-open-done = Lama podbija na 5 piątek, a Puma na 7 piątek. Znów twoja tura.
lesson-bid-doubt = Trzy twoje kostki pasują. Z dziesięciu pozostałych powinna pasować jedna trzecia: razem sześć lub siedem. Ale Lama i Puma może blefują. Sprawdź: Dudo!
lesson-bid-doubt-done = Było tylko sześć: Puma traci kostkę i zaczyna następną rundę.
lesson-bid-hint = Tak można. W tej lekcji zrób jednak to, o co prosi tekst.
lesson-aces = Jedynki
lesson-aces-start = Puma licytuje 5 szóstek. Masz trzy jedynki i żadnej szóstki.
lesson-aces-bid = Na jedynki wystarczy połowa liczby, zaokrąglona w górę. Licytuj 3 jedynki: masz je pod kubkiem, więc nikt cię nie złapie.
lesson-aces-bid-done = Kto chce odejść od jedynek, musi licytować ponad dwa razy więcej: 7 kostek innej wartości.

# Examples of the rules
example-doubt = Sprawdzenie
example-doubt-alt = Trzy kubki: Kondor widzi 1 1 3 5 6, Puma licytuje 4 piątki.
example-doubt-task = Puma licytuje 4 piątki. Sprawdź ją.
example-doubt-done = Dwie jedynki liczą się jako piątki, więc były cztery: oferta się zgadza, a ty tracisz kostkę.
example-aces = Połowa liczby na jedynki
example-aces-alt = Trzy kubki: Kondor widzi 1 1 1 2 4, Puma licytuje 5 szóstek.
example-aces-task = Puma licytuje 5 szóstek. Podbij to na 3 jedynki.
example-aces-done = Połowa z pięciu, zaokrąglona w górę, to trzy. Następna oferta na inną wartość musi mieć co najmniej 7.

# The rulebook
book-bidding = Oferty
book-bidding-round = Każdy rzuca pod kubkiem pięcioma kostkami i ogląda je w tajemnicy. Jeden gracz składa ofertę o wszystkich kostkach na stole razem. Potem według miejsc każdy podbija ofertę, sprawdza ją albo mówi, że jest dokładna.
book-bidding-bid = Oferta „sześć czwórek” mówi, że pod wszystkimi kubkami jest co najmniej sześć czwórek. Podbijasz ją większą liczbą kostek o dowolnej wartości albo tą samą liczbą o wyższej wartości.
book-bidding-aces = Jedynki są jokerami, liczą się więc jako wartość z oferty. Na jedynki wystarczy połowa kostek; powrót od nich wymaga więcej niż dwa razy tylu. Rundy nie można zacząć jedynkami.
book-showing = Pokazanie kostek
book-showing-doubt = Jeśli nie wierzysz w ofertę, sprawdź ją. Wszyscy pokazują kostki i liczy się je. Jeśli oferta była za wysoka, kostkę traci ten, kto ją złożył; w przeciwnym razie ty.
book-showing-exact = Jeśli sądzisz, że kostek jest dokładnie tyle, ile mówi oferta, powiedz to. Gdy masz rację, odzyskujesz straconą kostkę. W przeciwnym razie jedną tracisz. We dwoje już się nie da.
book-losing = Strata kostek
book-losing-die = Kto stracił kostkę, zaczyna następną rundę. Bez kostek gracz odpada, a ostatni, kto jakieś ma, wygrywa.
book-losing-palifico = Gracz, któremu po raz pierwszy zostaje jedna kostka, zaczyna specjalną rundę. Jedynki nie są w niej jokerami, a wszystkie oferty trzymają wartość pierwszej.
