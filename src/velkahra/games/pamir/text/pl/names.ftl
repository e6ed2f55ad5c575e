# Names. Forms: gen genitive, dat dative; of regions in, to, from and ins instrumental; of
# coalitions adj before an army or a road, acc accusative of it, lack after a negation, plural, gena
# genitive plural; of pieces to after a verb (accusative with a place), bare without a place.
# cards.ftl names the cards.

player-gray = Szary
    .gen = Szarego
    .dat = Szaremu
player-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
player-tan = Beżowy
    .gen = Beżowego
    .dat = Beżowemu
player-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
player-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu
player-wakhan = Wachan
    .gen = Wachanu
    .dat = Wachanowi

region-transcaspia = Transkaspia
    .in = w Transkaspii
    .to = do Transkaspii
    .from = z Transkaspii
    .gen = Transkaspii
    .ins = Transkaspią
region-kabul = Kabul
    .in = w Kabulu
    .to = do Kabulu
    .from = z Kabulu
    .gen = Kabulu
    .ins = Kabulem
region-punjab = Pendżab
    .in = w Pendżabie
    .to = do Pendżabu
    .from = z Pendżabu
    .gen = Pendżabu
    .ins = Pendżabem
region-persia = Persja
    .in = w Persji
    .to = do Persji
    .from = z Persji
    .gen = Persji
    .ins = Persją
region-herat = Herat
    .in = w Heracie
    .to = do Heratu
    .from = z Heratu
    .gen = Heratu
    .ins = Heratem
region-kandahar = Kandahar
    .in = w Kandaharze
    .to = do Kandaharu
    .from = z Kandaharu
    .gen = Kandaharu
    .ins = Kandaharem

coalition-afghan = Afgańczycy
    .adj = afgańska
    .acc = afgańską
    .lack = afgańskiej
    .plural = afgańskie
    .gena = afgańskich
    .gen = Afgańczyków
coalition-british = Brytyjczycy
    .adj = brytyjska
    .acc = brytyjską
    .lack = brytyjskiej
    .plural = brytyjskie
    .gena = brytyjskich
    .gen = Brytyjczyków
coalition-russian = Rosjanie
    .adj = rosyjska
    .acc = rosyjską
    .lack = rosyjskiej
    .plural = rosyjskie
    .gena = rosyjskich
    .gen = Rosjan
coalition-none = żadna
    .adj = żadna
    .acc = żadną
    .lack = żadnej
    .plural = żadne
    .gena = żadnych
    .gen = nikogo

suit-economic = ekonomiczny
suit-military = militarny
suit-political = polityczny
suit-intelligence = wywiadowczy

action-tax = opodatkowanie
action-gift = dar
action-build = budowa
action-move = ruch
action-betray = zdrada
action-battle = walka

slot-upper = górny rząd, kolumna { $column }
slot-lower = dolny rząd, kolumna { $column }

piece-army = { $coalition-adj } armia { $region-in }
    .to = { $coalition-acc } armię { $region-in }
    .bare = { $coalition-adj } armia
piece-road = { $coalition-adj } droga na granicy { $border }
    .to = { $coalition-acc } drogę na granicy { $border }
    .bare = { $coalition-adj } droga
piece-tribe = plemię { $region-in }
    .to = plemię { $region-in }
    .bare = plemię
piece-gift = dar na polu { $price }
    .to = dar na polu { $price }
    .bare = dar
piece-spy = szpieg na karcie { $card }
    .to = szpiega na karcie { $card }
    .bare = szpieg

# The lines of Wakhan's cards
line-tax = opodatkowanie
line-build = budowa
line-move = ruch
line-battle = walka
line-betray = zdrada
line-battle-on-card-with-most-spies = walka na karcie dworu z największą liczbą szpiegów
line-radicalize = radykalizacja
line-if-military-favored-radicalize-highest-military = jeśli preferowany jest aspekt militarny, radykalizuje militarną kartę o najwyższej randze
line-if-political-favored-radicalize-highest-economic = jeśli preferowany jest aspekt polityczny, radykalizuje ekonomiczną kartę o najwyższej randze
line-radicalize-highest-political = radykalizuje polityczną kartę o najwyższej randze
line-radicalize-highest-intelligence = radykalizuje wywiadowczą kartę o najwyższej randze
line-radicalize-any-intelligence = radykalizuje dowolną wywiadowczą kartę
line-if-under-two-rupees-radicalize-most-net-rupees = jeśli ma mniej niż dwie rupie, radykalizuje kartę, która po opłaceniu da najwięcej rupii
line-radicalize-card-gaining-a-region = radykalizuje kartę, która da mu władzę nad regionem
line-radicalize-most-blocks = radykalizuje kartę z największą liczbą symboli armii i dróg
line-if-none-dominant-radicalize-most-cylinders = jeśli żaden sojusz nie dominuje, radykalizuje kartę z największą liczbą symboli szpiegów i plemion
line-if-no-move-card-radicalize-move-card = jeśli nie ma karty z ruchem, radykalizuje taką kartę
line-if-dominance-radicalize-matching-patriot = jeśli któryś sojusz dominuje, radykalizuje jego patriotę
line-if-court-full-radicalize-highest-political = jeśli ma pełny dwór, radykalizuje polityczną kartę o najwyższej randze
line-if-fewer-spies-radicalize-highest-intelligence = jeśli inny gracz ma więcej szpiegów, radykalizuje wywiadowczą kartę o najwyższej randze

# The name of a card in a sentence

quoted = „{ $name }”
