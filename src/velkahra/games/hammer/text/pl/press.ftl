# What is printed for a camp: cards, sheets of the powers, forms, links

press-cards = Karty: { $power }
press-starting = Informatorzy początkowi i zdolności specjalne
press-joint = Karty wspólne
press-copies = Kopie kart wspólnych na ręce sojuszników

press-powers = Mocarstwa
press-powers-lead = Co wiedzą wszyscy. Co się za tym kryje, każda drużyna dowie się tylko o sobie.
press-power = { $power }: dla drużyny
press-power-only = Tylko dla tej drużyny. Nikt inny nie może czytać tego, co w środku.
press-power-fold = Druga strona jest tajna. Złóżcie arkusz tak, żeby było widać tylko tę, albo trzymajcie go w kopercie.
press-power-inside = Tajne: czyta tylko ta drużyna
press-power-strong = Mocne strony
press-power-weak = Słabe strony
press-power-cards = Zdolność specjalna i informator początkowy
press-power-ability = Raz na grę, w głównej fazie własnej tury. Karta zostaje w grze do { $lasts ->
    [turn] następnej tury drużyny
   *[round] końca rundy
} i nie może być niczyim celem.
press-power-lasts = Przy tym stole trwa do następnej tury drużyny.
press-power-informant = Od początku jest w grze i nie jest zmęczony. Jeśli go stracicie, trafia na wasz stos odrzuconych jak każda inna karta.

press-rounds = Kolejność i wyniki rund
press-round = Runda { $number }
press-round-lead = Kolejność i wynik, dla organizatora
press-round-game = Gra cząstkowa:
press-round-day = Dzień:
press-round-time = Ogłoszono o:
press-round-result = Wynik gry cząstkowej
press-round-order = Kolejność tur: zwycięzca wybiera pierwszy
press-round-teams = Mocarstwa
press-round-joint = Współpraca drużyn

press-head-place = Miejsce
press-head-team = Drużyna
press-head-for-place = { $sb } za miejsce
press-head-empty = Pusta wspólna talia: −1
press-head-joker-on = Joker na
press-head-joker = { $sb } za jokera
press-head-by-cards = { $sb } z kart
press-head-in-all = { $sb } razem
press-head-position = Tura
press-head-starts = Czas biegnie od
press-head-handed-in = Oddano
press-head-ends = Koniec tury
press-head-remarks = Uwagi
press-head-power = Mocarstwo
press-head-coin = Rzut monetą o powrót szpiega
press-head-returned = Szpieg zwrócony do talii
press-head-pieces = Wydane wiersze
press-head-guess = Podany kwadrat
press-head-found = Znalazła T. H.
press-head-teams = Drużyny
press-head-announced = Ogłoszona
press-head-drawn = Dobrana wspólna karta
press-head-paid = Zapłacone { $sb }
press-head-cancelled = Zerwana
press-head-penalty = Kto zapłacił karę

press-instructions = Polecenia drużyn
press-instructions-of = { $power }: polecenia na turę
press-instructions-below = Oddajcie organizatorowi razem z zagrywanymi kartami
press-instructions-round = Runda:
press-instructions-time = Oddano o:
press-instructions-name = Zapisał(a):
press-instructions-minutes = Macie { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} od chwili, gdy skończyła drużyna przed wami. Czego do tego czasu nie oddacie, to się nie stanie.
press-instructions-lead = Kroki wykonuje się w tej kolejności; krok, który nie jest już możliwy, pomija się i nic nie kosztuje.
press-instructions-before = Przed fazą główną
press-instructions-convert = Ile { $bm } bierzemy za { $sb }:
press-instructions-waive = Powracającego szpiega nie chcemy
press-instructions-own = Dobieramy z własnej talii
press-instructions-joint = Dobieramy wspólnie z
press-instructions-main = Faza główna
press-instructions-after = Po niej
press-instructions-ability = Zdolność specjalna (w którym kroku i na co):
press-instructions-discard = Odrzucamy, jeśli mamy za dużo kart na ręce:
press-instructions-consent = Wspólne karty, które może zagrać partner, i nasz udział { $sb }:
press-instructions-cooperation = Zaczynamy albo zrywamy współpracę z:
press-instructions-guess = T. H. jest w kwadracie:
press-instructions-joker = Joker w następnej grze cząstkowej na drużynę:
press-head-step = Nr
press-head-card = Karta albo zdolność karty
press-head-targets = Cele, wybory, drużyny
press-head-sb = { $sb }
press-head-bm = { $bm }
press-head-rows = Żądane wiersze
press-head-done = Gotowe

press-supplies = Zasoby drużyn
press-supply-of = { $power }: nasze zasoby
press-supply-below = Prowadzi drużyna, runda po rundzie
press-supply-lead = { $joker ->
    [scores] Punkty to { $sb } za miejsca w grach cząstkowych, { $sb } za jokera i { $points } więcej
   *[not] Punkty to { $sb } za miejsca w grach cząstkowych i { $points } więcej
} dla tego, kto pierwszy znajdzie T. H. Pozostałe { $sb } i { $bm } zostają na dalsze rundy; { $bm } nie da się zamienić z powrotem.
press-supply-ledger = Zasoby
press-supply-once = Tylko raz na grę
press-supply-joker = Joker, runda:
press-supply-ability = Zdolność specjalna, runda:
press-supply-rows = Wiersze obrazu, których kod znamy
press-head-round = Runda
press-head-gained = Inne zdobyte { $sb }
press-head-to-bm = { $sb } zamienione na { $bm }
press-head-spent-sb = { $sb } wydane i stracone
press-head-left-sb = Zostaje { $sb }
press-head-spent-bm = { $bm } wydane i stracone
press-head-left-bm = Zostaje { $bm }
press-head-points = Punkty

press-links = Linki drużyn
press-link-lead = Zeskanujcie i jesteście w grze.
press-link-secret = Kto ma tę kartę, gra za drużynę. Dobrze jej pilnujcie.
press-link-alt = Link, { $power }: { $link }

press-part-cards = Karty
press-part-powers = Mocarstwa
press-part-forms = Formularze
press-part-picture = Zaszyfrowany obraz
press-part-links = Linki
press-waits = Da się wydrukować, gdy tylko Thomas Hammer będzie ukryty.
press-key = Klucz do druku obrazu na własnej mapie

press-state = Stan obozu dla organizatora
press-state-of = Stan obozu dla drużyny: { $power }
press-part-state = Stan obozu
press-state-turn = Tura drużyny
press-state-square = T. H. ukrywa się w kwadracie
press-state-finder = T. H. znalazła drużyna
press-state-finders = T. H. znalazły drużyny
press-state-lasting = Efekty czasowe
press-state-brief = { $source } ({ $team }, { $until }): { $text }
press-state-brief-on = { $source } ({ $team }, { $until }), na kartę { $card }: { $text }
press-state-gives-back = { $card } ({ $team }, { $until }): karta wraca potem zmęczona, drużyna: { $teams }
press-state-hand = Ręka
press-state-known-hand = Karty na ręce, o których wiecie
press-state-in-play = W grze
press-state-pile = Stos odrzuconych, od wierzchniej karty
press-state-deck = Talia
press-state-deck-closed = Drużyna może przejrzeć swoją talię przed pierwszą akcją, później tylko wtedy, gdy pozwala na to karta.
press-state-deck-mine = W talii, bez kolejności
press-state-deck-top = Na wierzchu talii, od wierzchniej karty
press-state-deck-rest = W talii, do potasowania
press-state-deck-bottom = Na spodzie talii, ostatnia najniżej
press-state-rows = Znane wiersze z ciemnymi znakami
press-state-due = Wiersze, które jeszcze dostanie
press-state-seen = Wie o wierszach drużyny
press-state-peeks = Wiersze, o których wiecie, że je ma
press-state-guesses = Błędne kwadraty (runda)
press-state-joint = Wspólne talie
press-state-tired = karta zmęczona
press-state-detained = karta zatrzymana
press-state-with = kontrola: { $teams }
press-state-used = użyto { $times }×
press-state-sides = Użyte mocne i słabe strony
press-state-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
press-state-joker-left = niepostawiony
press-state-joker-used = wykorzystany
press-state-joker-on = na drużynę: { $team }
press-state-special-left = nieużyta
press-state-special-in-play = w grze
press-state-special-used = użyta
press-state-round = Runda { $round } z { $rounds }. { $phase }.
press-state-head-team = Drużyna
press-state-head-points = Punkty
press-state-head-sb = PS
press-state-head-bm = PM
press-state-head-debt = Dług PS
press-state-head-hand = Ręka
press-state-head-pieces = Informacje
press-state-head-rank = Dziś
press-state-head-order = Kolejność
press-state-head-clock = Zegar
press-state-head-joker = Joker
press-state-head-special = Zdolność specjalna
press-state-head-pacts = Współpracuje z
