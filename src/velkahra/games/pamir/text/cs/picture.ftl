# Words on the page of the game and in its standalone picture

picture-title = Pax Pamir
picture-map = Mapa
picture-market = Nabídka
picture-tabs = Části stolu
picture-read = Velké karty ke čtení
picture-tab-map = Mapa
picture-tab-market = Nabídka
picture-tab-courts = Dvory
picture-tab-own = Ruka
picture-tab-state = Body

picture-town-transcaspia = Buchara
picture-town-kabul = Ghazní
picture-town-punjab = Láhaur
picture-town-persia = Mašhad
picture-town-herat = Farah
picture-town-kandahar = Kvéta

picture-go-map = Na mapě
picture-go-market = V nabídce
picture-go-courts = Na dvorech
picture-go-own = V ruce
picture-go-turn-market = Koupit kartu
picture-go-turn-courts = Využít kartu
picture-go-turn-own = Zahrát z ruky

picture-border = { $one } – { $other }
picture-empty = nic tu nestojí
picture-no-ruler = nikdo nevládne
picture-ruler = vládne { $player }
picture-armies = { $coalition }: { $count ->
    [one] { $count } vojsko
    [few] { $count } vojska
   *[other] { $count } vojsk
}
picture-tribes = { $player }: { $count ->
    [one] { $count } kmen
    [few] { $count } kmeny
   *[other] { $count } kmenů
}
picture-roads = { $coalition }: { $count ->
    [one] { $count } cesta
    [few] { $count } cesty
   *[other] { $count } cest
}
picture-no-roads = žádné cesty
picture-spies = { $player }: { $count ->
    [one] { $count } špeh
    [few] { $count } špehové
   *[other] { $count } špehů
}

picture-slot = { $row ->
    [0] horní řada
   *[other] dolní řada
}, sloupec { $column }
picture-no-card = bez karty
picture-price-bare = prázdné
picture-price-priced = { $price ->
    [0] nic se neplatí
    [one] cena { $price } rupie
    [few] cena { $price } rupie
   *[other] cena { $price } rupií
}
picture-price-free = zdarma
picture-price-dear = { $price ->
    [one] cena { $price } rupie: na to nemáš
    [few] cena { $price } rupie: na to nemáš
   *[other] cena { $price } rupií: na to nemáš
}
picture-price-barred = v tomto tahu ne: leží na ní tvoje rupie
picture-price-never = nelze koupit
picture-toll = zahrání stojí úplatek { $count ->
    [one] 1 rupii
    [few] { $count } rupie
   *[other] { $count } rupií
}, vládne tam { $player }
picture-rupees-on = { $count ->
    [one] leží na ní { $count } rupie
    [few] leží na ní { $count } rupie
   *[other] leží na ní { $count } rupií
}
picture-favored = preferovaný symbol: { $suit }
picture-doubled = dvojnásobné ceny
picture-deck = { $count ->
    [one] v balíčku je { $count } karta
    [few] v balíčku jsou { $count } karty
   *[other] v balíčku je { $count } karet
}
picture-pile = V hromádce { $number } ze 6 ještě je: { $courts ->
    [one] { $courts } karta dvora
    [few] { $courts } karty dvora
   *[other] { $courts } karet dvora
}, { $events ->
    [one] { $events } událost
    [few] { $events } události
   *[other] { $events } událostí
}, { $checks ->
    [one] { $checks } kontrola dominance
    [few] { $checks } kontroly dominance
   *[other] { $checks } kontrol dominance
}

picture-you = ty
picture-decides = právě rozhoduje
picture-actions-left = { $count ->
    [0] na tahu, už bez akce
    [one] na tahu, zbývá { $count } akce
    [few] na tahu, zbývají { $count } akce
   *[other] na tahu, zbývá { $count } akcí
}
picture-loyalty = loajalita: { $coalition }, vliv { $influence }
picture-influence = vliv, { $coalition }: { $influence }
picture-pragmatic = pragmatická loajalita: { $coalition }
picture-pragmatic-none = Bez pragmatické loajality: vůči každé koalici je některý hráč loajální.
picture-points = { $count ->
    [one] { $count } vítězný bod
    [few] { $count } vítězné body
   *[other] { $count } vítězných bodů
}
picture-rupees = { $count ->
    [one] { $count } rupie
    [few] { $count } rupie
   *[other] { $count } rupií
}
picture-shelter = chráněno před zdaněním: { $count }
picture-tax-here = tvoje zdanění tu může vybrat { $count }
picture-gift = dar za { $price } { $price ->
    [2] rupie
    [4] rupie
   *[other] rupií
}
picture-gift-there = věnován
picture-gift-free = volno
picture-prizes = kořist: { $cards }
picture-cylinders = válce ve hře: { $count }, v zásobě: { $left }
picture-limit-court = karty na dvoře: { $count }, při úklidu limit { $limit }
picture-limit-hand = karty v ruce: { $count }, při úklidu limit { $limit }
picture-count-court = karty na dvoře: { $count }
picture-count-hand = karty v ruce: { $count }
picture-limit-over = navíc: { $count }

picture-court-of = dvůr, { $player }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}, limit { $limit }
picture-joints = levý okraj navazuje na dvůr: { $left }, pravý okraj na dvůr: { $right }
picture-joint-left = Špehové odtud pokračují na pravý okraj dvora: { $player }
picture-joint-right = Špehové odtud pokračují na levý okraj dvora: { $player }
picture-court-empty = Zatím žádné karty
picture-court-open = Ukázat dvůr zvětšený
picture-court-place = dvůr: { $player }, karta { $number }/{ $size }
picture-hostage = rukojmí, drží { $player }, úplatek { $count }
picture-used = v tomto tahu už využitá
picture-bonus = její akce je navíc

picture-terms = Pojmy
picture-look-buy = { $price ->
    [0] Vzít zdarma
    [one] Koupit za 1 rupii
    [few] Koupit za { $price } rupie
   *[other] Koupit za { $price } rupií
}
picture-look-close = Zavřít
picture-why-free = zdarma
picture-why-dear = na to nemáš
picture-why-barred = v tomto tahu ne: leží na ní tvoje rupie
picture-why-never = nelze koupit
picture-do-bare = Na svůj dvůr
picture-side-afghan = Knížata země, která chtějí všechny cizince pryč.
picture-side-british = Společnost z Indie, bohatá na peníze i pluky.
picture-side-russian = Carovi vyslanci, kteří přicházejí ze severu.
picture-side-offer = { $count ->
    [0] V nabídce není žádná jejich karta.
    [one] V nabídce je 1 jejich karta.
    [few] V nabídce jsou { $count } jejich karty.
   *[other] V nabídce je { $count } jejich karet.
}

picture-choices = Tvoje možnosti
picture-do-left = Na levý okraj
picture-do-right = Na pravý okraj
picture-do-end = Ukončit tah
picture-do-stop = To je vše
picture-do-stop-tax = Víc nezdaňovat
picture-do-stop-build = Víc nebudovat
picture-do-sure-rumor = Ano, o sobě: moji patrioti se nebudou počítat
picture-do-sure-rebuke = Ano, i když tam nikdo není
picture-do-decline = Ne, děkuji
picture-do-prize = Vzít kořist
picture-do-pay = { $count ->
    [0] Nezaplatit nic
    [one] Zaplatit { $count } rupii
    [few] Zaplatit { $count } rupie
   *[other] Zaplatit { $count } rupií
}
picture-do-offer = Nabídnout méně…
picture-do-withdraw = Nechat být
picture-do-accept = { $count ->
    [0] Prominout vše
    [one] Přijmout { $count } rupii
    [few] Přijmout { $count } rupie
   *[other] Přijmout { $count } rupií
}
picture-do-counter = Žádat…
picture-do-refuse = { $count ->
    [one] Trvat na { $count } rupii
   *[other] Trvat na všech { $count } rupiích
}
picture-bribe-play = { $payer } chce zahrát kartu { $card }. { $holder } ovládá její území a může žádat úplatek { $count ->
    [one] { $count } rupii.
    [few] { $count } rupie.
   *[other] { $count } rupií.
}
picture-bribe-act = { $payer } chce použít kartu { $card }. { $holder } ji drží jako rukojmí a může žádat úplatek { $count ->
    [one] { $count } rupii.
    [few] { $count } rupie.
   *[other] { $count } rupií.
}
picture-bribe-offered = { $payer } nabízí { $count ->
    [one] { $count } rupii.
    [few] { $count } rupie.
   *[other] { $count } rupií.
}
picture-bribe-asked = { $holder } žádá { $count ->
    [one] { $count } rupii.
    [few] { $count } rupie.
   *[other] { $count } rupií.
}
picture-bribe-no-haggle = V tomto tahu už se nesmlouvá.
picture-bribe-wakhan = { $holder } úplatky nikdy nepromíjí.

picture-your-hand = Tvoje karty v ruce: { $count } (při úklidu limit { $limit })
picture-hand-final = Tvoje karty v ruce: { $count }
picture-hand-empty = Žádné karty.
picture-hand-of = V ruce, { $player }
picture-in-hand = Ve tvé ruce

picture-dominance = Kdyby teď přišla kontrola
picture-blocks = { $coalition }: { $count ->
    [one] { $count } kvádr ve hře
    [few] { $count } kvádry ve hře
   *[other] { $count } kvádrů ve hře
}
picture-no-dominance = { $count ->
    [one] Nikdo nedominuje (je třeba náskok { $count } kvádru): bodují válce.
    [few] Nikdo nedominuje (je třeba náskok { $count } kvádrů): bodují válce.
   *[other] Nikdo nedominuje (je třeba náskok { $count } kvádrů): bodují válce.
}
picture-dominates = { $count ->
    [one] { $coalition } dominují, náskok { $count } kvádru: boduje vliv, pak zmizí všechny kvádry.
    [few] { $coalition } dominují, náskok { $count } kvádrů: boduje vliv, pak zmizí všechny kvádry.
   *[other] { $coalition } dominují, náskok { $count } kvádrů: boduje vliv, pak zmizí všechny kvádry.
}
picture-player = Hráč
picture-by-cylinders = Válce
picture-by-influence = Vliv
picture-gain = Teď
picture-points-head = Body
picture-checks = Příští bude { $number }. kontrola ze 4
picture-checked = { $number }. kontrola dominance: { $coalition ->
    [none] nikdo nedominuje
   *[other] dominují { $coalition }
}
picture-last-check = Je poslední: body se zdvojnásobí.
picture-would-win = Hra by skončila: s náskokem čtyř bodů vítězí { $player }.
picture-then-check = Kdyby pak přišla kontrola: { $what }.
picture-then-dominates = { $coalition ->
    [none] nedominuje nikdo
   *[other] dominují { $coalition }
}
picture-then-paid = Po zaplacení:
picture-then-shed = { $player } pak musí odhodit ze dvora v libovolném pořadí: { $cards }{ $rupees ->
    [0] .
    [one] ; za vytěžené karty k vrácení: { $rupees } rupie.
    [few] ; za vytěžené karty k vrácení: { $rupees } rupie.
   *[other] ; za vytěžené karty k vrácení: { $rupees } rupií.
}
picture-then-thrown = Pak karta { $card } opustí nabídku{ $idle ->
    [0] {" "}a začne působit
   *[other] {" "}bez účinku
}.
picture-must-discard = Na konci tahu bude třeba odhodit: { $what }.
picture-too-many-court = { $count ->
    [one] { $count } kartu dvora
    [few] { $count } karty dvora
   *[other] { $count } karet dvora
}
picture-too-many-hand = { $count ->
    [one] { $count } kartu z ruky
    [few] { $count } karty z ruky
   *[other] { $count } karet z ruky
}
picture-events = Platné události
picture-all = všichni

picture-score = Konečné pořadí
picture-over-lead = Hru ukončil náskok čtyř bodů po kontrole.
picture-over-last = Hru ukončila poslední kontrola dominance.
picture-military-stars = Vojenské hvězdy
picture-rupees-head = Rupie
picture-tie-break = Při shodě rozhodují vojenské hvězdy, pak rupie; kdo má i potom stejně, o vítězství se dělí.
picture-wins = vítězství

picture-wakhan = Vachána
picture-no-ai-card = Její první karta ještě není otočena.
picture-wakhan-bonus = Teď provádí akce navíc.
picture-red-upper = Červená šipka: horní řada, levý okraj jejího dvora{ $player ->
    [none] .
   *[other] , soused po levici ({ $player }).
}
picture-red-lower = Červená šipka: dolní řada, pravý okraj jejího dvora{ $player ->
    [none] .
   *[other] , soused po pravici ({ $player }).
}
picture-black = Černá šipka: sloupec { $column }.
picture-region-priority = Území v tomto pořadí: { $regions }
picture-ai-left = Karty v jejím dobíracím balíčku: { $count } z { $all }
