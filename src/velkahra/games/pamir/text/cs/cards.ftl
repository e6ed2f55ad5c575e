# Words on the cards, and for screen readers; card-name-N is the title of card N

card-region-transcaspia = Zakaspicko
card-region-kabul = Kábul
card-region-punjab = Paňdžáb
card-region-persia = Persie
card-region-herat = Herát
card-region-kandahar = Kandahár
card-suit-economic = ekonomika
card-suit-military = vojenství
card-suit-political = politika
card-suit-intelligence = špionáž
card-trait-suit = Symbol
card-trait-region = Území
card-trait-kind = Druh
card-is-court = karta dvora
card-is-event = událost
card-is-check = kontrola dominance
card-rank = síla { $rank }
card-patriot-afghan = afghánský patriot
card-patriot-british = britský patriot
card-patriot-russian = ruský patriot
card-prize-afghan = afghánská kořist
card-prize-british = britská kořist
card-prize-russian = ruská kořist
card-side-afghan = Afghánci
card-side-british = Britové
card-side-russian = Rusové
card-icon-road = cesta
card-icon-army = vojsko
card-icon-tribe = kmen
card-icon-spy = špeh
card-icon-leverage = váhy, 2 rupie
card-icon-favor-economic = preferovaná ekonomika
card-icon-favor-military = preferované vojenství
card-icon-favor-political = preferovaná politika
card-icon-favor-intelligence = preferovaná špionáž
card-short-favor-economic = preferována ekonomika
card-short-favor-military = preferováno vojenství
card-short-favor-political = preferována politika
card-short-favor-intelligence = preferována špionáž
card-does-road = Umísti kvádr své koalice na kteroukoli hranici tohoto území.
card-does-army = Umísti kvádr své koalice na toto území.
card-does-tribe = Umísti svůj válec na toto území.
card-does-spy = Umísti svůj válec na kteroukoli kartu dvora tohoto území.
card-does-leverage = Vezmi si 2 rupie; při odhození karty je vrátíš.
card-does-favor = Preferovaným symbolem se stane tento.
card-short-leverage = váhy: 2 rupie
card-action-tax = zdanění
card-action-gift = dar
card-action-build = budování
card-action-move = pohyb
card-action-betray = zrada
card-action-battle = boj

card-does-tax = Vezmi si až { $rank ->
    [one] { $rank } rupii
    [few] { $rank } rupie
   *[other] { $rank } rupií
} z karet nabídky nebo od hráčů, kteří mají kartu území, které ovládáš.
card-does-gift = Zaplať 2, 4 nebo 6 rupií: jeden tvůj válec se stane darem za 1 bod vlivu.
card-does-build = Umísti až 3 kvádry své koalice na území, která ovládáš, nebo na jejich hranice, každý za 2 rupie.
card-does-move = Proveď až { $rank ->
    [one] { $rank } pohyb
    [few] { $rank } pohyby
   *[other] { $rank } pohybů
} loajálními vojsky (po cestách své koalice) nebo svými špehy.
card-does-betray = Zaplať 2 rupie a odhoď kartu dvora, na které máš špeha. Její kořist si smíš vzít.
card-does-battle = Odstraň na jednom místě až { $rank ->
    [one] { $rank } nepřátelskou jednotku
    [few] { $rank } nepřátelské jednotky
   *[other] { $rank } nepřátelských jednotek
}, nejvýše však tolik, kolik tam máš vojsk nebo špehů.

card-kind = { $region }, { $suit }, { $rank }.
card-says = Karta { $number }, { $name }. { card-kind }
card-says-patriot = Je to { $side ->
    [afghan] afghánský patriot
    [british] britský patriot
   *[russian] ruský patriot
}.
card-says-icons = Účinky shora: { $icons }.
card-says-no-icons = Bez účinků.
card-says-actions = Akce zleva: { $actions }.
card-says-no-actions = Bez akcí.
card-says-prize = Kořist: { $prize }.
card-says-ability = Zvláštní schopnost { $title }: { $text }
card-says-event = Událost { $number }. Při odhození – { $upper }: { $upper-text } Při nákupu – { $lower }: { $lower-text }
card-says-check = Karta { $number }, kontrola dominance, koupená i odhozená: { $text }
card-back = Rub karty
card-discarded = Při odhození
card-bought = Při nákupu
card-in-market = Dokud je v nabídce
card-lasting = do příští kontroly dominance
card-check-scores = Některá koalice dominuje: 5, 3 a 1 bod podle vlivu těch, kdo jsou vůči ní loajální. Žádná nedominuje: 3 a 1 bod podle válců ve hře. Poslední kontrola se počítá dvojnásobně.
card-top-left = nahoře · vlevo
card-bottom-right = dole · vpravo
card-wakhan = Vachána

card-line-tax = Zdanění
card-line-build = Budování
card-line-move = Pohyb
card-line-battle = Boj
card-line-betray = Zrada
card-line-battle-on-card-with-most-spies = Boj na kartě dvora s nejvíce špehy, stojí-li tam i její
card-line-radicalize = Radikalizace
card-line-if-military-favored-radicalize-highest-military = Je-li preferováno vojenství: radikalizace vojenské karty s největší silou
card-line-if-political-favored-radicalize-highest-economic = Je-li preferována politika: radikalizace ekonomické karty s největší silou
card-line-radicalize-highest-political = Radikalizace politické karty s největší silou
card-line-radicalize-highest-intelligence = Radikalizace špionážní karty s největší silou
card-line-radicalize-any-intelligence = Radikalizace kterékoli špionážní karty
card-line-if-under-two-rupees-radicalize-most-net-rupees = Má-li méně než 2 rupie: radikalizace karty, která po zaplacení přinese nejvíce rupií
card-line-radicalize-card-gaining-a-region = Radikalizace karty, díky níž ovládne území
card-line-radicalize-most-blocks = Radikalizace karty s nejvíce symboly vojsk a cest
card-line-if-none-dominant-radicalize-most-cylinders = Nedominuje-li žádná koalice: radikalizace karty s nejvíce symboly špehů a kmenů
card-line-if-no-move-card-radicalize-move-card = Nemá-li na dvoře kartu s pohybem: radikalizace karty s pohybem
card-line-if-dominance-radicalize-matching-patriot = Dominuje-li některá koalice: radikalizace jejího patriota
card-line-if-court-full-radicalize-highest-political = Má-li plný dvůr: radikalizace politické karty s největší silou
card-line-if-fewer-spies-radicalize-highest-intelligence = Má-li jiný hráč více špehů: radikalizace špionážní karty s největší silou

card-ability-indispensable-advisors = Nepostradatelní rádci
card-ability-insurrection = Povstání
card-ability-ancient-lineage = Nárok starého rodu
card-ability-bodyguards = Osobní stráž
card-ability-citadel-kabul = Citadela
card-ability-citadel-transcaspia = Citadela
card-ability-strange-bedfellows = Nečekaní spojenci
card-ability-civil-service-reforms = Reformy úřadů
card-ability-safe-house = Bezpečný dům
card-ability-charismatic-courtiers = Okouzlující dvořané
card-ability-blackmail-kandahar = Vydírání
card-ability-blackmail-herat = Vydírání
card-ability-indian-supplies = Zásoby z Indie
card-ability-well-connected = Dobré styky
card-ability-herat-influence = Vliv v Herátu
card-ability-persian-influence = Vliv v Persii
card-ability-russian-influence = Ruský vliv
card-ability-infrastructure = Infrastruktura
card-ability-savvy-operator = Obratný vyjednavač
card-ability-irregulars = Nepravidelné vojsko

card-half-dominance-check = Kontrola dominance
card-half-set-favored-military = Preferováno vojenství
card-half-set-favored-intelligence = Preferována špionáž
card-half-set-favored-political = Preferována politika
card-half-new-tactics = Nová taktika
card-half-embarrassment-of-riches = Tíha bohatství
card-half-koh-i-noor-recovered = Návrat Kóh-i-núru
card-half-disregard-for-customs = Pohrdání zvyky
card-half-courtly-manners = Dvorské způsoby
card-half-failure-to-impress = Marná snaha zaujmout
card-half-rumor = Pomluva
card-half-riots-punjab = Nepokoje v Paňdžábu
card-half-riots-herat = Nepokoje v Herátu
card-half-riots-kabul = Nepokoje v Kábulu
card-half-riots-persia = Nepokoje v Persii
card-half-conflict-fatigue = Únava z bojů
card-half-nationalism = Nacionalismus
card-half-no-effect = Bez účinku
card-half-public-withdrawal = Veřejný ústup
card-half-nation-building = Budování státu
card-half-backing-of-persian-aristocracy = Podpora perské šlechty
card-half-confidence-failure = Ztráta důvěry
card-half-other-persuasive-methods = Jiné způsoby přesvědčování
card-half-pashtunwali-values = Hodnoty paštúnválí
card-half-rebuke = Pokárání

card-name-1 = Mohan Lal
card-name-2 = Džán Fišán Chán
card-name-3 = Princ Akbar Chán
card-name-4 = Charles Stoddart
card-name-5 = Šáh Šudžá Durrání
card-name-6 = Aminulláh Chán Logarí
card-name-7 = Dóst Muhammad
card-name-8 = Kábulský bazar
card-name-9 = Afghánská řemesla
card-name-10 = Arzenový důl v Balchu
card-name-11 = Důl na lapis lazuli
card-name-12 = Město Ghazní
card-name-13 = Ghilzajští nomádi
card-name-14 = Lichváři
card-name-15 = Durránská královská garda
card-name-16 = Bálá Hisár
card-name-17 = Citadela v Ghazní
card-name-18 = Harry Flashman
card-name-19 = Eldred Pottinger
card-name-20 = Henry Rawlinson
card-name-21 = Alexander Burnes
card-name-22 = George Hayward
card-name-23 = Henry Pottinger
card-name-24 = Randžít Singh
card-name-25 = Josiah Harlan
card-name-26 = Paolo Avitabile
card-name-27 = Makponská dynastie
card-name-28 = Anárkalí bazar
card-name-29 = Chajbarský průsmyk
card-name-30 = Sikhští kupci v Láhauru
card-name-31 = Zbraně Společnosti
card-name-32 = Armáda Indu
card-name-33 = Zoravar Singh Kahluria
card-name-34 = Sindhští bojovníci
card-name-35 = Hari Singh Nalwa
card-name-36 = Bengálská pěchota
card-name-37 = Horalé ze Seaforthu
card-name-38 = Akálští sikhové
card-name-39 = William Moorcroft
card-name-40 = William Hay Macnaghten
card-name-41 = Charles Masson
card-name-42 = Barakzajští sardárové
card-name-43 = Ghilzajští velmoži
card-name-44 = Balúčští náčelníci
card-name-45 = Hádží Chán Kakar
card-name-46 = Banka
card-name-47 = Bolanský průsmyk
card-name-48 = Ovocné trhy
card-name-49 = Kandahárské trhy
card-name-50 = Britské pluky
card-name-51 = Sir John Keane
card-name-52 = Paštunský žoldnéř
card-name-53 = Střelci s džezaily
card-name-54 = Herátští bandité
card-name-55 = Hazárští náčelníci
card-name-56 = Jár Muhammad Alikozaj
card-name-57 = Vyhnaná durránská šlechta
card-name-58 = Ishákzajští náčelníci
card-name-59 = Tádžická družina
card-name-60 = Kočovný vojevůdce
card-name-61 = Karakulské ovce
card-name-62 = Síť kanátů
card-name-63 = Farahská cesta
card-name-64 = Opiová pole
card-name-65 = Džámský minaret
card-name-66 = Balúčští pašeráci
card-name-67 = Pšeničná pole
card-name-68 = Ghaem Magham Farahání
card-name-69 = Hrabě Ivan Simonič
card-name-70 = Alexandr Gribojedov
card-name-71 = Joseph Wolff
card-name-72 = Claude Wade
card-name-73 = Jean-François Allard
card-name-74 = Hádží Mírzá Aghásí
card-name-75 = Abbás Mírzá
card-name-76 = Fath Alí Šáh
card-name-77 = Muhammad Šáh
card-name-78 = Veřejné stavby
card-name-79 = Perské trhy s otroky
card-name-80 = Anglo-perský obchod
card-name-81 = Rusko-perský obchod
card-name-82 = Perská armáda
card-name-83 = Šáhova garda
card-name-84 = Ruské pluky
card-name-85 = Bucharští Židé
card-name-86 = Jan Prosper Witkiewicz
card-name-87 = Carští zeměměřiči
card-name-88 = Arthur Conolly
card-name-89 = Aga Mehdi
card-name-90 = Nasrulláh Chán
card-name-91 = Alláh Kulí Bahádur
card-name-92 = Mír Murád Bég
card-name-93 = Madali Chán
card-name-94 = Chivské trhy s otroky
card-name-95 = Zásoby z Orenburgu
card-name-96 = Oáza Pandždeh
card-name-97 = Bucharský Ark
card-name-98 = Evropská děla
card-name-99 = Kozáci
card-name-100 = Hrabě Perovskij
card-name-101 = Kontrola dominance
card-name-102 = Kontrola dominance
card-name-103 = Kontrola dominance
card-name-104 = Kontrola dominance
card-name-105 = Nová taktika
card-name-106 = Návrat Kóh-i-núru
card-name-107 = Dvorské způsoby
card-name-108 = Pomluva
card-name-109 = Únava z bojů
card-name-110 = Nacionalismus
card-name-111 = Veřejný ústup
card-name-112 = Budování státu
card-name-113 = Podpora perské šlechty
card-name-114 = Jiné způsoby přesvědčování
card-name-115 = Hodnoty paštúnválí
card-name-116 = Pokárání

# What a card gains, in short
card-gains = { $what } { $region-in }
card-gains-road = { $side ->
    [afghan] { $count ->
        [one] 1 afghánská cesta
        [few] { $count } afghánské cesty
       *[other] { $count } afghánských cest
    }
    [british] { $count ->
        [one] 1 britská cesta
        [few] { $count } britské cesty
       *[other] { $count } britských cest
    }
    [russian] { $count ->
        [one] 1 ruská cesta
        [few] { $count } ruské cesty
       *[other] { $count } ruských cest
    }
   *[none] { $count ->
        [one] 1 cesta
        [few] { $count } cesty
       *[other] { $count } cest
    }
}
card-gains-army = { $side ->
    [afghan] { $count ->
        [one] 1 afghánské vojsko
        [few] { $count } afghánská vojska
       *[other] { $count } afghánských vojsk
    }
    [british] { $count ->
        [one] 1 britské vojsko
        [few] { $count } britská vojska
       *[other] { $count } britských vojsk
    }
    [russian] { $count ->
        [one] 1 ruské vojsko
        [few] { $count } ruská vojska
       *[other] { $count } ruských vojsk
    }
   *[none] { $count ->
        [one] 1 vojsko
        [few] { $count } vojska
       *[other] { $count } vojsk
    }
}
card-gains-tribe = { $count ->
    [one] 1 kmen
    [few] { $count } kmeny
   *[other] { $count } kmenů
}
card-gains-spy = { $count ->
    [one] 1 špeh
    [few] { $count } špehové
   *[other] { $count } špehů
}
card-gains-rupees = { $count ->
    [one] { $count } rupie na půjčku
    [few] { $count } rupie na půjčku
   *[other] { $count } rupií na půjčku
}
