title = Dudo

# The start page and the help
front-line = Každý schová pět kostek a hádá, kolik jich na stole ukazuje stejné číslo. Nevěř ve správnou chvíli a o kostku přijde někdo jiný.
front-kind = kostky, blafování
author = Tradiční hra z Jižní Ameriky.
quick-four = Proti třem botům
quick-short = Krátká hra po třech kostkách
option-dice = Kolik kostek má každý
option-dice-five = pět
option-dice-three = tři
option-dice-why = Po třech kostkách trvá hra asi deset minut.
goal-1 = Vyhrává, komu jako poslednímu zbudou kostky.
goal-2 = V každém kole jeden hráč přijde o kostku: ten, kdo sázel příliš vysoko, nebo ten, kdo nevěřil sázce, která platí.
turn-1 = Zvyš sázku: vyšší počet, nebo stejný počet vyššího čísla.
turn-2 = Nebo sázce nevěř: „Dudo!“ Všechny kostky se ukážou a spočítají.
turn-3 = Nebo řekni, že je přesná: „Calza!“ Jestli ano, vrátí se ti ztracená kostka.
turn-4 = Jedničky jsou žolíky: počítají se jako číslo ze sázky.

# Seats and faces; dat and gen are cases
seat-condor = Kondor
    .dat = Kondorovi
    .gen = Kondora
seat-llama = Lama
    .dat = Lamě
    .gen = Lamy
seat-puma = Puma
    .dat = Pumě
    .gen = Pumy
seat-fox = Liška
    .dat = Lišce
    .gen = Lišky
seat-caiman = Kajman
    .dat = Kajmanovi
    .gen = Kajmana
seat-toucan = Tukan
    .dat = Tukanovi
    .gen = Tukana
face-aces = jedničky
face-twos = dvojky
face-threes = trojky
face-fours = čtyřky
face-fives = pětky
face-sixes = šestky
bid-aces = { $count } { $count ->
    [one] jednička
    [few] jedničky
   *[other] jedniček
}
bid-twos = { $count } { $count ->
    [one] dvojka
    [few] dvojky
   *[other] dvojek
}
bid-threes = { $count } { $count ->
    [one] trojka
    [few] trojky
   *[other] trojek
}
bid-fours = { $count } { $count ->
    [one] čtyřka
    [few] čtyřky
   *[other] čtyřek
}
bid-fives = { $count } { $count ->
    [one] pětka
    [few] pětky
   *[other] pětek
}
bid-sixes = { $count } { $count ->
    [one] šestka
    [few] šestky
   *[other] šestek
}

# What is asked
prompt-roll = Hází se kostkami.
prompt-open = Začínáš kolo: vyber číslo, potom počet.
prompt-answer = { $other } sází: { $bid }. Zvyš sázku, nevěř jí, nebo řekni, že je přesná.
prompt-wait = { $seat } se rozhoduje.
prompt-won = Vítězí { $seat }.
prompt-won-you = Vyhráváš!

# The page
page-round = { $round }. kolo
page-no-bid = Zatím bez sázky
page-bids = Sází { $seat }
page-wins = Vítězí { $seat }
page-in-play = ve hře { $count ->
    [one] je { $count } kostka
    [few] jsou { $count } kostky
   *[other] je { $count } kostek
}
page-wild = jedničky jsou žolíky
page-plain = palifico: jedničky nejsou žolíky, číslo se nemění
page-you = ty
page-out = bez kostek
page-open = kostky: { $dice }
page-hidden = { $count ->
    [one] { $count } skrytá kostka
    [few] { $count } skryté kostky
   *[other] { $count } skrytých kostek
}
page-own = Tvoje kostky: { $dice }
page-last = Minulé kolo
page-was-doubted = { $seat } nevěří { $other-dat }. Sázka: { $bid }.
page-was-called = { $seat } tvrdí, že sázka { $other-gen } je přesná. Sázka: { $bid }.
page-found = Na stole: { $total }.
page-lost = { $seat } přichází o kostku.
page-kept = { $seat } má pravdu.
page-actions = Jsi na tahu
page-face = { $face }, nejmíň { $count }
page-count = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
page-do-doubt = Dudo! To je moc
page-do-exact = Calza! Přesně
sign-ace = Jednička. Počítá se jako číslo každé sázky, jen v kole palifico ne.
sign-hidden = Kostka pod kelímkem, v barvě svého hráče. Nikdo jiný nevidí, co na ní je.

# What happened
event-round = { $round }. kolo.
event-palifico = { $seat } má poslední kostku: kolo palifico. Jedničky nejsou žolíky a číslo první sázky se nemění.
event-rolled = { $seat } hází { $dice }.
event-bid = { $seat } sází: { $bid }.
event-doubted = { $seat } nevěří { $other-dat }: dudo!
event-called = { $seat } říká, že sázka { $other-gen } je přesná: calza!
event-shown = { $seat } ukazuje { $dice }.
event-counted = { $result ->
    [less] Na stole: { $total }. To je méně než sázka ({ $bid }).
    [same] Na stole: { $total }. Sázka je přesná.
   *[more] Na stole: { $total }. Sázka platí ({ $bid }).
}
event-lost = { $seat } přichází o kostku. Zbývá kostek: { $left }.
event-gained = { $seat } dostává kostku zpátky. Má kostek: { $left }.
event-won = { $seat } má jako poslední kostky a vítězí.

# What is not allowed
refusal-DU-ROUND-01 = Kostkami hází rozdávající na začátku kola.
refusal-DU-ROUND-02 = Zatím tu není žádná sázka. Vyber číslo a počet.
refusal-DU-ROUND-02-turn = Nejsi na tahu, nebo je po hře.
refusal-DU-BID-02 = To není víc než { $bid }. Vsaď vyšší počet, nebo stejný počet vyššího čísla.
refusal-DU-ACES-02 = První sázka kola nesmí být na jedničky, jen v kole palifico.
refusal-DU-ACES-03 = Na jedničky stačí polovina počtu. Vsaď nejmíň { $count }.
refusal-DU-ACES-04 = Po jedničkách musí být počet víc než dvojnásobný. Vsaď nejmíň { $count }.
refusal-DU-EXACT-03 = Když zbývají dva hráči, nejde říct, že je sázka přesná.
refusal-DU-PALIFICO-02 = V kole palifico se číslo nemění. Vsaď víc než { $bid }.
refusal-DU-EDGE-01 = Tolik kostek tu není. Kostek ve hře: { $count }.
instead = Teď jde: { $ways }.
instead-more = { $ways } a další ({ $count })
instead-count = Možné počty: { $ways }.
instead-face = Možná čísla: { $ways }.
way-doubt = nevěřit
way-exact = říct přesně
way-bid = vsadit

# Hints and the coach
reason-dice = Přinese ti to { $count ->
    [one] kostku
    [few] { $count } kostky
   *[other] { $count } kostek
}.
reason-holds = Podle toho, co víš, platí tato sázka s pravděpodobností { $count } %.
reason-fails = Podle toho, co víš, je sázka příliš vysoká s pravděpodobností { $count } %.
coach-open = Vidíš jen svoje kostky. Z ostatních se na sázku hodí asi třetina, protože jedničky jsou žolíky. Vsaď tak, aby další hráč radši zvýšil, než aby nevěřil.
coach-answer = Spočítej svoje kostky, které se na sázku hodí, a přidej třetinu ostatních. Je-li sázka o hodně vyšší, nevěř jí. Jinak ji zvyš, třeba jen o málo.

# The rules
rule-DU-SETUP-01 = Hrají dva až šest hráčů, každý má kelímek a pět kostek, v krátké hře tři.
rule-DU-SETUP-02 = První kolo začíná první místo.
rule-DU-ROUND-01 = Na začátku kola každý hodí pod kelímkem všemi svými kostkami a tajně se podívá.
rule-DU-ROUND-02 = Kdo kolo začíná, vsadí. Ostatní jsou pak na tahu v pořadí míst: sázku zvýší, nevěří jí, nebo řeknou, že je přesná.
rule-DU-BID-01 = Sázka je počet a číslo: ze všech kostek na stole jich aspoň tolik ukazuje to číslo.
rule-DU-BID-02 = Vyšší sázka má vyšší počet a jakékoli číslo, nebo stejný počet a vyšší číslo.
rule-DU-ACES-01 = Jedničky jsou žolíky: při počítání se berou jako číslo ze sázky.
rule-DU-ACES-02 = První sázka kola nesmí být na jedničky.
rule-DU-ACES-03 = Na jedničky stačí proti jinému číslu polovina počtu, zaokrouhlená nahoru.
rule-DU-ACES-04 = Jedničky zvýší víc jedniček, nebo jiné číslo s víc než dvojnásobným počtem.
rule-DU-DOUBT-01 = Když někdo nevěří („dudo“), všichni ukážou kostky a spočítá se, kolik se jich na sázku hodí.
rule-DU-DOUBT-02 = Je-li jich méně, než říká sázka, přijde o kostku ten, kdo vsadil. Jinak ten, kdo nevěřil.
rule-DU-EXACT-01 = Když někdo řekne, že je sázka přesná („calza“), všichni ukážou kostky. Je-li jich přesně tolik, vrátí se mu ztracená kostka. Jinak o jednu přijde.
rule-DU-EXACT-02 = Nikdo nemá víc kostek než na začátku hry.
rule-DU-EXACT-03 = Když zbývají dva hráči, nejde říct, že je sázka přesná.
rule-DU-LOSS-01 = Další kolo začíná hráč, který přišel o kostku nebo měl pravdu s přesnou sázkou.
rule-DU-LOSS-02 = Hráč bez kostek vypadává.
rule-DU-LOSS-03 = Když má začít hráč, který vypadl, začne další hráč s kostkami.
rule-DU-PALIFICO-01 = Komu poprvé zbude jediná kostka, ten začíná kolo palifico, pokud jsou ve hře víc než dva hráči. Jedničky v něm nejsou žolíky.
rule-DU-PALIFICO-02 = V kole palifico může být první sázka na jakékoli číslo, i na jedničky. Další sázky mají stejné číslo a vyšší počet.
rule-DU-END-01 = Vyhrává poslední hráč s kostkami.
rule-DU-EDGE-01 = Sázka nesmí být vyšší, než kolik je ve hře kostek.
chapter-SETUP = Příprava hry
chapter-ROUND = Kolo
chapter-BID = Sázky
chapter-ACES = Jedničky
chapter-DOUBT = Nevěřit
chapter-EXACT = Přesná sázka
chapter-LOSS = Ztráta kostky
chapter-PALIFICO = Palifico
chapter-END = Konec hry
chapter-EDGE = Zvláštní případy

# Lessons
lesson-bid = Sázky a pochyby
lesson-bid-start = Hraješ za Kondora a vidíš svých pět kostek. Na stole je jich patnáct.
lesson-bid-open = Máš dvě pětky a jedničku a jedničky jsou žolíky. Vsaď 4 pětky: klikni na pětku, potom na 4.
lesson-bid-open-done = Lama zvyšuje na 5 pětek a Puma na 7 pětek. Jsi zase na tahu.
lesson-bid-doubt = Tři tvoje kostky se hodí. Z deseti ostatních by se měla hodit třetina: dohromady šest nebo sedm. Lama a Puma ale možná blafují. Nevěř: Dudo!
lesson-bid-doubt-done = Bylo jich jen šest: Puma přichází o kostku a začíná další kolo.
lesson-bid-hint = To jde. V této lekci ale udělej, co chce text.
lesson-aces = Jedničky
lesson-aces-start = Puma sází 5 šestek. Ty máš tři jedničky a žádnou šestku.
lesson-aces-bid = Na jedničky stačí polovina počtu, zaokrouhlená nahoru. Vsaď 3 jedničky: máš je pod kelímkem, takže tě nikdo nechytí.
lesson-aces-bid-done = Kdo chce od jedniček pryč, musí vsadit víc než dvojnásobek: 7 kostek jiného čísla.

# Examples of the rules
example-doubt = Když někdo nevěří
example-doubt-alt = Tři kelímky: Kondor vidí 1 1 3 5 6, Puma sází 4 pětky.
example-doubt-task = Puma sází 4 pětky. Nevěř jí.
example-doubt-done = Dvě jedničky se počítají jako pětky, takže byly čtyři: sázka platí a ty přicházíš o kostku.
example-aces = Polovina počtu na jedničky
example-aces-alt = Tři kelímky: Kondor vidí 1 1 1 2 4, Puma sází 5 šestek.
example-aces-task = Puma sází 5 šestek. Zvyš to na 3 jedničky.
example-aces-done = Polovina z pěti, zaokrouhlená nahoru, jsou tři. Další sázka na jiné číslo musí být nejmíň 7.

# The rulebook
book-bidding = Sázky
book-bidding-round = Každý hodí pěti kostkami pod kelímkem a tajně se na ně podívá. Jeden hráč vsadí na všechny kostky u stolu dohromady. Potom podle míst každý sázku zvýší, zpochybní, nebo prohlásí za přesnou.
book-bidding-bid = Sázka „šest čtyřek“ říká, že pod všemi kelímky je aspoň šest čtyřek. Zvýšíš ji víc kostkami s libovolným číslem, nebo stejným počtem s vyšším číslem.
book-bidding-aces = Jedničky jsou žolíky, platí tedy za to číslo, na které se vsadilo. Na jedničky stačí vsadit polovinu kostek; zpátky od nich je potřeba víc než dvojnásobek. Kolo jedničkami začít nesmí.
book-showing = Odkrytí kostek
book-showing-doubt = Nevěříš-li sázce, zpochybni ji. Všechny kostky se odkryjí a spočítají. Byla-li sázka příliš vysoká, přijde o kostku ten, kdo vsadil; jinak ty.
book-showing-exact = Myslíš-li, že je kostek přesně tolik, kolik říká sázka, prohlas to. Máš-li pravdu, vrátí se ti ztracená kostka. Jinak o jednu přijdeš. Ve dvou hráčích to už nejde.
book-losing = Ztráta kostek
book-losing-die = Kdo přišel o kostku, začíná další kolo. Bez kostek hráč vypadává a poslední, kdo nějaké má, vyhrává.
book-losing-palifico = Komu poprvé zbude jediná kostka, začíná zvláštní kolo. Jedničky v něm nejsou žolíky a všechny sázky drží číslo té první.
