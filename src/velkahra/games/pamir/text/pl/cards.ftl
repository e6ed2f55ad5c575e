# Words on the cards, and for screen readers; card-name-N is the title of card N

card-region-transcaspia = Transkaspia
card-region-kabul = Kabul
card-region-punjab = Pendżab
card-region-persia = Persja
card-region-herat = Herat
card-region-kandahar = Kandahar
card-suit-economic = aspekt ekonomiczny
card-suit-military = aspekt militarny
card-suit-political = aspekt polityczny
card-suit-intelligence = aspekt wywiadowczy
card-trait-suit = Aspekt
card-trait-region = Region
card-trait-kind = Rodzaj
card-is-court = karta dworu
card-is-event = wydarzenie
card-is-check = sprawdzenie dominacji
card-rank = ranga { $rank }
card-patriot-afghan = afgański patriota
card-patriot-british = brytyjski patriota
card-patriot-russian = rosyjski patriota
card-prize-afghan = nagroda afgańska
card-prize-british = nagroda brytyjska
card-prize-russian = nagroda rosyjska
card-side-afghan = Afgańczycy
card-side-british = Brytyjczycy
card-side-russian = Rosjanie
card-icon-road = droga
card-icon-army = armia
card-icon-tribe = plemię
card-icon-spy = szpieg
card-icon-leverage = waga, 2 rupie
card-icon-favor-economic = preferowany aspekt ekonomiczny
card-icon-favor-military = preferowany aspekt militarny
card-icon-favor-political = preferowany aspekt polityczny
card-icon-favor-intelligence = preferowany aspekt wywiadowczy
card-short-favor-economic = preferowany: ekonomiczny
card-short-favor-military = preferowany: militarny
card-short-favor-political = preferowany: polityczny
card-short-favor-intelligence = preferowany: wywiadowczy
card-does-road = Połóż pion swojego sojuszu na dowolnej granicy tego regionu.
card-does-army = Postaw pion swojego sojuszu w tym regionie.
card-does-tribe = Postaw swój znacznik w tym regionie.
card-does-spy = Postaw swój znacznik na dowolnej karcie dworu z tego regionu.
card-does-leverage = Weź 2 rupie; oddasz je przy odrzuceniu karty.
card-does-favor = Ten aspekt staje się preferowany.
card-short-leverage = waga: 2 rupie
card-action-tax = opodatkowanie
card-action-gift = dar
card-action-build = budowa
card-action-move = ruch
card-action-betray = zdrada
card-action-battle = walka

card-does-tax = Weź do { $rank } rupii z kart rynku lub od graczy z kartą dworu z regionu, którym władasz.
card-does-gift = Zapłać 2, 4 lub 6 rupii: jeden z twoich znaczników staje się darem wartym 1 punkt wpływów.
card-does-build = Umieść do 3 pionów swojego sojuszu w regionach, którymi władasz, lub na ich granicach, po 2 rupie za każdy.
card-does-move = Wykonaj do { $rank ->
    [one] { $rank } ruchu
   *[other] { $rank } ruchów
} armiami swojego sojuszu (po jego drogach) lub swoimi szpiegami.
card-does-betray = Zapłać 2 rupie: odrzuć kartę dworu, na której masz szpiega. Możesz wziąć jej nagrodę.
card-does-battle = Usuń w jednym miejscu do { $rank ->
    [one] { $rank } wrogiej jednostki
   *[other] { $rank } wrogich jednostek
}, ale nie więcej, niż masz tam armii lub szpiegów.

card-kind = { $region }, { $suit }, { $rank }.
card-says = Karta { $number }, { $name }. { card-kind }
card-says-patriot = To { $side ->
    [afghan] afgański patriota
    [british] brytyjski patriota
   *[russian] rosyjski patriota
}.
card-says-icons = Symbole wejścia od góry: { $icons }.
card-says-no-icons = Bez symboli wejścia.
card-says-actions = Akcje od lewej: { $actions }.
card-says-no-actions = Bez akcji.
card-says-prize = U dołu: { $prize }.
card-says-ability = Zdolność specjalna { $title }: { $text }
card-says-event = Wydarzenie { $number }. Po odrzuceniu – { $upper }: { $upper-text } Po zakupie – { $lower }: { $lower-text }
card-says-check = Karta { $number }, sprawdzenie dominacji, po zakupie lub odrzuceniu: { $text }
card-back = Rewers karty
card-discarded = Po odrzuceniu
card-bought = Po zakupie
card-in-market = Gdy leży na rynku
card-lasting = do następnego sprawdzenia dominacji
card-check-scores = Jeśli któryś sojusz dominuje: 5, 3 i 1 punkt za wpływy lojalnych mu graczy. Jeśli żaden: 3 i 1 punkt za znaczniki w grze. Ostatnie sprawdzenie liczy się podwójnie.
card-top-left = góra · lewa
card-bottom-right = dół · prawa
card-wakhan = Wachan

card-line-tax = Opodatkowanie
card-line-build = Budowa
card-line-move = Ruch
card-line-battle = Walka
card-line-betray = Zdrada
card-line-battle-on-card-with-most-spies = Walka na karcie dworu z największą liczbą szpiegów, jeśli stoi tam też jego szpieg
card-line-radicalize = Radykalizacja
card-line-if-military-favored-radicalize-highest-military = Jeśli preferowany jest aspekt militarny: radykalizacja militarnej karty o najwyższej randze
card-line-if-political-favored-radicalize-highest-economic = Jeśli preferowany jest aspekt polityczny: radykalizacja ekonomicznej karty o najwyższej randze
card-line-radicalize-highest-political = Radykalizacja politycznej karty o najwyższej randze
card-line-radicalize-highest-intelligence = Radykalizacja wywiadowczej karty o najwyższej randze
card-line-radicalize-any-intelligence = Radykalizacja dowolnej wywiadowczej karty
card-line-if-under-two-rupees-radicalize-most-net-rupees = Jeśli ma mniej niż 2 rupie: radykalizacja karty, która po opłaceniu da najwięcej rupii
card-line-radicalize-card-gaining-a-region = Radykalizacja karty, która da mu władzę nad regionem
card-line-radicalize-most-blocks = Radykalizacja karty z największą liczbą symboli armii i dróg
card-line-if-none-dominant-radicalize-most-cylinders = Jeśli żaden sojusz nie dominuje: radykalizacja karty z największą liczbą symboli szpiegów i plemion
card-line-if-no-move-card-radicalize-move-card = Jeśli nie ma na dworze karty z ruchem: radykalizacja karty z ruchem
card-line-if-dominance-radicalize-matching-patriot = Jeśli któryś sojusz dominuje: radykalizacja jego patrioty
card-line-if-court-full-radicalize-highest-political = Jeśli ma pełny dwór: radykalizacja politycznej karty o najwyższej randze
card-line-if-fewer-spies-radicalize-highest-intelligence = Jeśli inny gracz ma więcej szpiegów: radykalizacja wywiadowczej karty o najwyższej randze

card-ability-indispensable-advisors = Niezastąpieni doradcy
card-ability-insurrection = Powstanie
card-ability-ancient-lineage = Prawo dawnego rodu
card-ability-bodyguards = Straż przyboczna
card-ability-citadel-kabul = Cytadela
card-ability-citadel-transcaspia = Cytadela
card-ability-strange-bedfellows = Dziwni sprzymierzeńcy
card-ability-civil-service-reforms = Reformy urzędów
card-ability-safe-house = Kryjówka
card-ability-charismatic-courtiers = Ujmujący dworzanie
card-ability-blackmail-kandahar = Szantaż
card-ability-blackmail-herat = Szantaż
card-ability-indian-supplies = Zaopatrzenie z Indii
card-ability-well-connected = Dobre znajomości
card-ability-herat-influence = Wpływy w Heracie
card-ability-persian-influence = Wpływy w Persji
card-ability-russian-influence = Rosyjskie wpływy
card-ability-infrastructure = Infrastruktura
card-ability-savvy-operator = Sprytny pośrednik
card-ability-irregulars = Oddziały nieregularne

card-half-dominance-check = Sprawdzenie dominacji
card-half-set-favored-military = Preferowany aspekt militarny
card-half-set-favored-intelligence = Preferowany aspekt wywiadowczy
card-half-set-favored-political = Preferowany aspekt polityczny
card-half-new-tactics = Nowa taktyka
card-half-embarrassment-of-riches = Brzemię bogactwa
card-half-koh-i-noor-recovered = Odzyskany Koh-i-noor
card-half-disregard-for-customs = Lekceważenie obyczajów
card-half-courtly-manners = Dworskie maniery
card-half-failure-to-impress = Marne wrażenie
card-half-rumor = Plotka
card-half-riots-punjab = Zamieszki w Pendżabie
card-half-riots-herat = Zamieszki w Heracie
card-half-riots-kabul = Zamieszki w Kabulu
card-half-riots-persia = Zamieszki w Persji
card-half-conflict-fatigue = Zmęczenie walką
card-half-nationalism = Nacjonalizm
card-half-no-effect = Bez efektu
card-half-public-withdrawal = Jawny odwrót
card-half-nation-building = Budowa państwa
card-half-backing-of-persian-aristocracy = Poparcie perskiej arystokracji
card-half-confidence-failure = Utrata zaufania
card-half-other-persuasive-methods = Inne metody perswazji
card-half-pashtunwali-values = Wartości pasztunwali
card-half-rebuke = Nagana

card-name-1 = Mohan Lal
card-name-2 = Dżan Fiszan Chan
card-name-3 = Książę Akbar Chan
card-name-4 = Charles Stoddart
card-name-5 = Szah Szudża Durrani
card-name-6 = Aminullah Chan Logari
card-name-7 = Dost Mohammad
card-name-8 = Bazar w Kabulu
card-name-9 = Afgańskie rzemiosło
card-name-10 = Kopalnia arsenu w Balchu
card-name-11 = Kopalnia lapis-lazuli
card-name-12 = Miasto Ghazni
card-name-13 = Koczowniczy Ghilzajowie
card-name-14 = Lichwiarze
card-name-15 = Gwardia królewska Durrani
card-name-16 = Bala Hissar
card-name-17 = Cytadela Ghazni
card-name-18 = Harry Flashman
card-name-19 = Eldred Pottinger
card-name-20 = Henry Rawlinson
card-name-21 = Alexander Burnes
card-name-22 = George Hayward
card-name-23 = Henry Pottinger
card-name-24 = Randżit Singh
card-name-25 = Josiah Harlan
card-name-26 = Paolo Avitabile
card-name-27 = Dynastia Makpon
card-name-28 = Bazar Anarkali
card-name-29 = Przełęcz Chajber
card-name-30 = Kupcy sikhijscy w Lahore
card-name-31 = Broń Kompanii
card-name-32 = Armia Indusu
card-name-33 = Zorawar Singh Kahluria
card-name-34 = Wojownicy z Sindhu
card-name-35 = Hari Singh Nalwa
card-name-36 = Bengalska piechota
card-name-37 = Szkoccy górale Seaforth
card-name-38 = Sikhowie Akali
card-name-39 = William Moorcroft
card-name-40 = William Hay Macnaghten
card-name-41 = Charles Masson
card-name-42 = Sardarowie Barakzajów
card-name-43 = Wielmoże Ghilzajów
card-name-44 = Wodzowie Beludżów
card-name-45 = Hadżi Chan Kakar
card-name-46 = Bank
card-name-47 = Przełęcz Bolan
card-name-48 = Targi owocowe
card-name-49 = Targi w Kandaharze
card-name-50 = Pułki brytyjskie
card-name-51 = Sir John Keane
card-name-52 = Pasztuński najemnik
card-name-53 = Strzelcy z dżezailami
card-name-54 = Bandyci z Heratu
card-name-55 = Wodzowie Hazarów
card-name-56 = Jar Mohammad Alikozaj
card-name-57 = Wygnańcy z rodu Durrani
card-name-58 = Wodzowie Iszakzajów
card-name-59 = Oddział Tadżyków
card-name-60 = Koczowniczy watażka
card-name-61 = Owce karakułowe
card-name-62 = Sieć kanatów
card-name-63 = Droga do Farahu
card-name-64 = Pola opium
card-name-65 = Minaret w Dżam
card-name-66 = Przemytnicy Beludżów
card-name-67 = Pola pszenicy
card-name-68 = Ghaem Magham Farahani
card-name-69 = Hrabia Iwan Simonicz
card-name-70 = Aleksandr Gribojedow
card-name-71 = Joseph Wolff
card-name-72 = Claude Wade
card-name-73 = Jean-François Allard
card-name-74 = Hadżi Mirza Agasi
card-name-75 = Abbas Mirza
card-name-76 = Fath Ali Szah
card-name-77 = Mohammad Szah
card-name-78 = Prace publiczne
card-name-79 = Perskie targi niewolników
card-name-80 = Handel angielsko-perski
card-name-81 = Handel rosyjsko-perski
card-name-82 = Armia perska
card-name-83 = Gwardia szacha
card-name-84 = Pułki rosyjskie
card-name-85 = Żydzi z Buchary
card-name-86 = Jan Prosper Witkiewicz
card-name-87 = Carscy mierniczy
card-name-88 = Arthur Conolly
card-name-89 = Aga Mehdi
card-name-90 = Nasrullah Chan
card-name-91 = Allah Kuli Bahadur
card-name-92 = Mir Murad Beg
card-name-93 = Madali Chan
card-name-94 = Chiwskie targi niewolników
card-name-95 = Zaopatrzenie z Orenburga
card-name-96 = Oaza Pandżdeh
card-name-97 = Ark w Bucharze
card-name-98 = Europejskie działa
card-name-99 = Kozacy
card-name-100 = Hrabia Pierowski
card-name-101 = Sprawdzenie dominacji
card-name-102 = Sprawdzenie dominacji
card-name-103 = Sprawdzenie dominacji
card-name-104 = Sprawdzenie dominacji
card-name-105 = Nowa taktyka
card-name-106 = Odzyskany Koh-i-noor
card-name-107 = Dworskie maniery
card-name-108 = Plotka
card-name-109 = Zmęczenie walką
card-name-110 = Nacjonalizm
card-name-111 = Jawny odwrót
card-name-112 = Budowa państwa
card-name-113 = Poparcie perskiej arystokracji
card-name-114 = Inne metody perswazji
card-name-115 = Wartości pasztunwali
card-name-116 = Nagana

# What a card gains, in short
card-gains = { $what } { $region-in }
card-gains-road = { $side ->
    [afghan] { $count ->
        [one] 1 afgańska droga
        [few] { $count } afgańskie drogi
       *[many] { $count } afgańskich dróg
    }
    [british] { $count ->
        [one] 1 brytyjska droga
        [few] { $count } brytyjskie drogi
       *[many] { $count } brytyjskich dróg
    }
    [russian] { $count ->
        [one] 1 rosyjska droga
        [few] { $count } rosyjskie drogi
       *[many] { $count } rosyjskich dróg
    }
   *[none] { $count ->
        [one] 1 droga
        [few] { $count } drogi
       *[many] { $count } dróg
    }
}
card-gains-army = { $side ->
    [afghan] { $count ->
        [one] 1 afgańska armia
        [few] { $count } afgańskie armie
       *[many] { $count } afgańskich armii
    }
    [british] { $count ->
        [one] 1 brytyjska armia
        [few] { $count } brytyjskie armie
       *[many] { $count } brytyjskich armii
    }
    [russian] { $count ->
        [one] 1 rosyjska armia
        [few] { $count } rosyjskie armie
       *[many] { $count } rosyjskich armii
    }
   *[none] { $count ->
        [one] 1 armia
        [few] { $count } armie
       *[many] { $count } armii
    }
}
card-gains-tribe = { $count ->
    [one] 1 plemię
    [few] { $count } plemiona
   *[many] { $count } plemion
}
card-gains-spy = { $count ->
    [one] 1 szpieg
    [few] { $count } szpiedzy
   *[many] { $count } szpiegów
}
card-gains-rupees = { $count ->
    [one] { $count } rupia do zwrotu
    [few] { $count } rupie do zwrotu
   *[many] { $count } rupii do zwrotu
}
