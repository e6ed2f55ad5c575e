# One line of the log for each kind of event

event-first = { $own ->
    [1] Loajalitu volí { $seat }.
   *[other] Loajalitu jako první volí { $seat }, jako poslední { $last }.
}
event-loyal = { $seat } je loajální vůči { $coalition-dat }.
event-turn = { $seat } začíná tah.
event-ended = { $seat } končí tah{ $left ->
    [0] {""}
    [one] {" "}s jednou nevyužitou akcí
   *[other] {" "}se { $left } nevyužitými akcemi
}.
event-drawn = Nově v nabídce: { $card }.
event-bought = { $seat } kupuje kartu { $card } { $price ->
    [0] zdarma
    [one] za 1 rupii
    [few] za { $price } rupie
   *[other] za { $price } rupií
}{ $rupees ->
    [0] {""}
    [one] {" "}a bere si rupii, která na ní leží
    [few] {" "}a bere si { $rupees } rupie, které na ní leží
   *[other] {" "}a bere si { $rupees } rupií, které na ní leží
}.
event-played = { $seat } hraje kartu { $card } na { $right ->
    [0] levý
   *[other] pravý
} okraj dvora.
event-acted = { $seat } používá kartu { $card }: { $action }{ $bonus ->
    [0] {""}
   *[other] {" "}(akce navíc)
}.
event-paid = { $seat } platí do nabídky { $rupees ->
    [one] 1 rupii
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
}.
event-bribe-due = { $seat } dluží { $other-dat } úplatek { $rupees ->
    [one] 1 rupii
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
} za kartu { $card }.
event-offered = { $seat } nabízí { $other-dat } { $rupees ->
    [one] 1 rupii
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
} místo { $full }.
event-answered = { $agreed ->
    [0] { $seat } žádá od { $other-gen } { $rupees ->
        [one] 1 rupii
        [few] { $rupees } rupie
       *[other] { $rupees } rupií
    }.
   *[other] { $seat } souhlasí: { $rupees ->
        [0] úplatek promíjí
        [one] stačí 1 rupie
        [few] stačí { $rupees } rupie
       *[other] stačí { $rupees } rupií
    }.
}
event-bribed = { $seat } platí { $other-dat } úplatek { $rupees ->
    [0] 0 rupií
    [one] 1 rupii
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
}.
event-withdrew = { $seat } neplatí; akce jako by nebyla.
event-levied = { $seat } vybírá daň od { $other-gen }: { $rupees ->
    [one] 1 rupie
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
}.
event-collected = { $seat } vybírá daň z karty { $card } v nabídce: { $rupees ->
    [one] 1 rupie
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
}.
event-placed = { $seat } umisťuje { $piece-to }.
event-lapsed = Odpadá { $piece-bare }: není co nebo kam umístit.
event-taken = { $seat } bere ze hry { $piece-acc }.
event-leverage = { $seat } bere z banku { $rupees ->
    [one] { $rupees } rupii
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
}: karta { $card } je vytěžená.
event-leverage-paid = { $seat } vrací za vytěženou kartu do banku { $rupees ->
    [0] 0 rupií
    [one] 1 rupii
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
}{ $short ->
    [0] {""}
    [one] {" "}a za chybějící rupii musí odhodit 1 kartu
    [few] {" "}a za chybějící rupie musí odhodit { $short } karty
   *[other] {" "}a za chybějící rupie musí odhodit { $short } karet
}.
event-favored = { $same ->
    [0] { $held ->
        [0] Preferovaný symbol je nyní { $suit } (předtím { $was }).
       *[other] Hodnoty paštúnválí drží preferovaný symbol: zůstává { $was }, ne { $suit }.
    }
   *[other] Preferovaný symbol zůstává: { $was }.
}
event-discarded = { $seat } odhazuje { $hand ->
    [0] ze dvora
   *[other] z ruky
} kartu { $card }.
event-spies-home = { $count ->
    [one] Z karty { $card } se vrací do zásoby 1 špeh { $seat-gen }.
    [few] Z karty { $card } se vracejí do zásoby { $count } špehové { $seat-gen }.
   *[other] Z karty { $card } se vrací do zásoby { $count } špehů { $seat-gen }.
}
event-tribes-lost = { $seat } přichází { $region-in } o { $count ->
    [one] 1 kmen
    [few] { $count } kmeny
   *[other] { $count } kmenů
}.
event-armies-gone = Mizí { $region-from } { $count ->
    [one] 1 { $coalition-adj } vojsko
    [few] { $count } { $coalition-fem } vojska
   *[other] { $count } { $coalition-gena } vojsk
}.
event-dial = { $seat } je nyní loajální vůči { $coalition-dat }.
event-gifts-lost = { $seat } si bere zpět { $count ->
    [one] 1 dar
    [few] { $count } dary
   *[other] { $count } darů
}.
event-prizes-lost = { $seat } přichází o { $count ->
    [one] 1 kořist
    [few] { $count } kořisti
   *[other] { $count } kořistí
}.
event-marched = { $seat } přesouvá { $coalition-adj } vojsko { $region-from } { $to-to }.
event-rode = { $seat } přesouvá kmen { $region-from } { $to-to }.
event-sneaked = { $seat } přesouvá špeha z karty { $card } na kartu { $to }.
event-betrayed = { $seat } zrazuje kartu { $card } { $own ->
    [1] na svém dvoře
   *[other] na dvoře { $other-gen }
}.
event-prize = { $seat } bere kartu { $card } jako kořist ({ $coalition }).
event-prize-left = { $seat } si kořist z karty { $card } nebere.
event-battle = { $seat } bojuje { $region-in }.
event-battle-court = { $seat } bojuje na kartě { $card }.
event-struck = { $seat } odstraňuje { $piece-acc }{ $owned ->
    [0] {""}
   *[other] {" "}({ $other })
}.
event-declined = { $seat } této možnosti nevyužívá.
event-infrastructure = Infrastruktura: { $seat } umisťuje ještě jeden kvádr zdarma.
event-aristocracy = { $seat } bere z banku { $rupees ->
    [one] { $rupees } rupii
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
}.
event-rumor = { $own ->
    [1] { $seat } šíří pomluvu o sobě: vlastní patrioti se při příští kontrole dominance nepočítají.
   *[other] { $seat } šíří pomluvu: patrioti { $other-gen } se při příští kontrole dominance nepočítají.
}
event-swapped = { $seat } a { $other } si vyměňují karty v ruce.
event-rebuked = { $seat } kárá území { $region }.
event-thrown = { $card }: událost opouští nabídku{ $idle ->
    [0] {" "}a začíná působit
   *[other] {" "}bez účinku
}.
event-unstable = Druhá kontrola dominance: nestabilita. Obě karty mizí a hned proběhne jedna kontrola.
event-check = Kontrola dominance{ $last ->
    [0] {""}
   *[other] , poslední: všechny body se počítají dvakrát
}. { $dominates ->
    [0] Žádná koalice nedominuje: porovnávají se válce ve hře.
   *[other] Dominují { $coalition }: porovnává se vliv v jejich koalici.
}
event-scored = { $seat } získává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-cleared = Všechny kvádry mizí z mapy.
event-insurrection = Povstání: { $seat } umisťuje v Kábulu dvě afghánská vojska.
event-over = { $reason ->
    [1] Hra končí: náskok čtyř bodů.
   *[other] Hra končí: byla to poslední kontrola dominance.
}
event-won = Vítězí { $seat }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.

event-wakhan-back = Na Vachánině balíčku leží nový rub; ukazují na něj šipky.
event-wakhan-card-drawn = Vachána táhne kartu { $ai }.
event-wakhan-shuffled = Její balíček došel: všechny karty se zamíchají a Vachána táhne znovu.
event-wakhan-line = Řádek { $index } na její kartě: { $line }. Její pragmatická loajalita: { $coalition }.
event-wakhan-skips = Přeskakuje ho: { $why ->
    [0] podmínka neplatí.
    [1] žádná karta v nabídce, kterou si může koupit, nevyhovuje.
    [2] žádná dosud nevyužitá karta jejího dvora tuto akci nemá.
    [4] nic by to nezměnilo.
    [5] nemá na to peníze.
   *[other] není kde.
}
event-wakhan-ambition = Přednost mají její ambice: kupuje kartu { $card }, protože by { $why ->
    [1] získala nejvíc bodů.
   *[other] tím vyhrála hru.
}
event-wakhan-buys = Volí kartu { $card } ({ $slot }), { $by ->
    [0] jedinou, která vyhovuje.
    [1] která vyhovuje nejlépe: { $line }.
    [2] nejlevnější z vyhovujících: { $line }.
    [3] s nejvyšším číslem z vyhovujících: { $line }.
    [4] na kterou ukazují šipky.
    [5] nejbližší vlevo od šipek, kterou může koupit.
   *[other] ze druhé řady, protože v řadě šipek nemůže od jejich sloupce doleva koupit žádnou.
}
event-wakhan-cannot-bribe = Nemá na úplatek ({ $rupees ->
    [one] 1 rupie
    [few] { $rupees } rupie
   *[other] { $rupees } rupií
}): kartu { $card } odhazuje.
event-wakhan-card = Volí kartu { $card }{ $by ->
    [0] , jedinou možnou.
    [1] : karta soupeře má přednost.
    [2] : preferovaný symbol má přednost.
    [3] : patriot dominantní koalice má přednost.
    [4] : kořist dominantní koalice má přednost.
    [5] : patriot má přednost.
    [6] : vytěžená karta má přednost.
    [7] : vyšší síla má přednost.
   *[other] : vyšší číslo má přednost.
}
event-wakhan-target = Její volba padá na kartu { $card }{ $by ->
    [0] , jedinou možnou.
    [1] : karta soupeře má přednost.
    [2] : preferovaný symbol má přednost.
    [3] : patriot dominantní koalice má přednost.
    [4] : kořist dominantní koalice má přednost.
    [5] : patriot má přednost.
    [6] : vytěžená karta má přednost.
    [7] : vyšší síla má přednost.
   *[other] : vyšší číslo má přednost.
}
event-wakhan-discards = Její dvůr je příliš velký: odhazuje kartu { $card }{ $by ->
    [1] , protože není politická.
    [2] , protože není patriot.
    [3] , protože není vytěžená.
    [4] , na které mají ostatní největší převahu špehů.
    [5] , na které je nejméně špehů.
    [6] , protože má nejmenší sílu.
    [7] , protože nemá preferovaný symbol.
   *[other] , protože má nejnižší číslo.
}
event-wakhan-arrow = Rozhoduje červená šipka: { $other }.
event-wakhan-builds = { $region } je na její kartě první území, které ovládá (pořadí { $order }).
event-wakhan-rebukes = { $region } je na její kartě první území s kmenem nebo loajálním vojskem soupeře (pořadí { $order }).
event-wakhan-moves = Podle její karty: první území, odkud může odejít, je { $region }; první sousední, kde chce mít vojsko, je { $to }.
event-wakhan-road = Podle pořadí na její kartě je u území { $region } na řadě hranice s územím { $to }.
event-wakhan-taxes = Zdaňuje hráče: { $other }{ $by ->
    [0] , jiného nemůže.
    [1] , který má nejvíc rupií.
   *[other] ; rupií mají stejně, rozhoduje červená šipka.
}
event-wakhan-collects = { $taxed ->
    [0] Žádného hráče zdanit nemůže
   *[other] Žádného hráče už zdanit nemůže
} a bere z nabídky odleva: { $card } ({ $slot }){ $by ->
    [0] {"."}
   *[other] ; mezi řadami rozhoduje červená šipka.
}
event-wakhan-spy = Její špeh jde na kartu { $card }{ $by ->
    [0] , jedinou možnou.
    [1] : karta soupeře má přednost.
    [2] : preferovaný symbol má přednost.
    [3] : patriot dominantní koalice má přednost.
    [4] : kořist dominantní koalice má přednost.
    [5] : patriot má přednost.
    [6] : vytěžená karta má přednost.
    [7] : vyšší síla má přednost.
   *[other] : vyšší číslo má přednost.
}{ $most ->
    [0] {""}
   *[other] {" "}Nejvíc špehů už má na každé kartě toho území.
}
event-wakhan-crowd = Nejvíc špehů je na kartě { $card }{ $by ->
    [0] {""}
   *[other] , která má z těchto karet nejvyšší prioritu
}: tam bojuje.
event-wakhan-region = { $region } je na její kartě první území, kde může bojovat (pořadí { $place }).
event-wakhan-bonus = { $left ->
    [0] Obě akce vykonala. Následují akce navíc.
   *[other] Nic z její karty už není možné. Následují akce navíc.
}
event-wakhan-bonus-card = Akce navíc s kartou { $card }: { $action }.
