# Names. Forms: dat dative, gen genitive; of regions in, to, from with a preposition; of coalitions
# adj of an army, fem of a road (and of armies in the plural), femacc accusative of it, gena
# genitive plural; of pieces to after a verb of placing, acc accusative, bare without a place.
# cards.ftl names the cards.

player-gray = Šedý
    .gen = Šedého
    .dat = Šedému
player-blue = Modrý
    .gen = Modrého
    .dat = Modrému
player-tan = Béžový
    .gen = Béžového
    .dat = Béžovému
player-red = Červený
    .gen = Červeného
    .dat = Červenému
player-black = Černý
    .gen = Černého
    .dat = Černému
player-wakhan = Vachána
    .gen = Vachány
    .dat = Vacháně

region-transcaspia = Zakaspicko
    .in = v Zakaspicku
    .to = do Zakaspicka
    .from = ze Zakaspicka
    .gen = Zakaspicka
    .dat = Zakaspicku
region-kabul = Kábul
    .in = v Kábulu
    .to = do Kábulu
    .from = z Kábulu
    .gen = Kábulu
    .dat = Kábulu
region-punjab = Paňdžáb
    .in = v Paňdžábu
    .to = do Paňdžábu
    .from = z Paňdžábu
    .gen = Paňdžábu
    .dat = Paňdžábu
region-persia = Persie
    .in = v Persii
    .to = do Persie
    .from = z Persie
    .gen = Persie
    .dat = Persii
region-herat = Herát
    .in = v Herátu
    .to = do Herátu
    .from = z Herátu
    .gen = Herátu
    .dat = Herátu
region-kandahar = Kandahár
    .in = v Kandaháru
    .to = do Kandaháru
    .from = z Kandaháru
    .gen = Kandaháru
    .dat = Kandaháru

coalition-afghan = Afghánci
    .adj = afghánské
    .fem = afghánská
    .femacc = afghánskou
    .gena = afghánských
    .dat = Afgháncům
coalition-british = Britové
    .adj = britské
    .fem = britská
    .femacc = britskou
    .gena = britských
    .dat = Britům
coalition-russian = Rusové
    .adj = ruské
    .fem = ruská
    .femacc = ruskou
    .gena = ruských
    .dat = Rusům
coalition-none = žádná
    .adj = žádné
    .fem = žádná
    .femacc = žádnou
    .gena = žádných
    .dat = nikomu

suit-economic = ekonomika
suit-military = vojenství
suit-political = politika
suit-intelligence = špionáž

action-tax = zdanění
action-gift = dar
action-build = budování
action-move = pohyb
action-betray = zrada
action-battle = boj

slot-upper = horní řada, sloupec { $column }
slot-lower = dolní řada, sloupec { $column }

piece-army = { $coalition-adj } vojsko { $region-in }
    .to = { $coalition-adj } vojsko { $region-to }
    .acc = { $coalition-adj } vojsko { $region-in }
    .bare = { $coalition-adj } vojsko
piece-road = { $coalition-fem } cesta na hranici { $border }
    .to = { $coalition-femacc } cestu na hranici { $border }
    .acc = { $coalition-femacc } cestu na hranici { $border }
    .bare = { $coalition-fem } cesta
piece-tribe = kmen { $region-in }
    .to = kmen { $region-to }
    .acc = kmen { $region-in }
    .bare = kmen
piece-gift = dar na místě { $price }
    .to = dar na místo { $price }
    .acc = dar na místě { $price }
    .bare = dar
piece-spy = špeh na kartě { $card }
    .to = špeha na kartu { $card }
    .acc = špeha na kartě { $card }
    .bare = špeh

# The lines of Wakhan's cards
line-tax = zdanění
line-build = budování
line-move = pohyb
line-battle = boj
line-betray = zrada
line-battle-on-card-with-most-spies = boj na kartě dvora s nejvíce špehy
line-radicalize = radikalizace
line-if-military-favored-radicalize-highest-military = je-li preferováno vojenství, radikalizuje vojenskou kartu s největší silou
line-if-political-favored-radicalize-highest-economic = je-li preferována politika, radikalizuje ekonomickou kartu s největší silou
line-radicalize-highest-political = radikalizuje politickou kartu s největší silou
line-radicalize-highest-intelligence = radikalizuje kartu špionáže s největší silou
line-radicalize-any-intelligence = radikalizuje kteroukoli kartu špionáže
line-if-under-two-rupees-radicalize-most-net-rupees = má-li méně než dvě rupie, radikalizuje kartu, která po zaplacení přinese nejvíc rupií
line-radicalize-card-gaining-a-region = radikalizuje kartu, díky níž ovládne území
line-radicalize-most-blocks = radikalizuje kartu s nejvíce symboly vojsk a cest
line-if-none-dominant-radicalize-most-cylinders = nedominuje-li žádná koalice, radikalizuje kartu s nejvíce symboly špehů a kmenů
line-if-no-move-card-radicalize-move-card = nemá-li kartu s pohybem, radikalizuje takovou
line-if-dominance-radicalize-matching-patriot = dominuje-li některá koalice, radikalizuje jejího patriota
line-if-court-full-radicalize-highest-political = má-li plný dvůr, radikalizuje politickou kartu s největší silou
line-if-fewer-spies-radicalize-highest-intelligence = má-li jiný hráč víc špehů, radikalizuje kartu špionáže s největší silou

# The name of a card in a sentence

quoted = { $name }
