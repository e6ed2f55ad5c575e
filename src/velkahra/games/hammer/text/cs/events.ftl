# One line of the log for each kind of event. $owner is the team with the card in play or in hand,
# or all partners of a joint card; `text/events.py` puts $sum together.

event-picture = T. H. se skrývá na mapě { $size } × { $size } čtverců; zašifrovaný obrázek má { $pieces ->
    [one] { $pieces } řádek
    [few] { $pieces } řádky
   *[other] { $pieces } řádků
}.
event-swapped = { $paid ->
    [1] { $seat } si mění karty v ruce a { $seat-verb ->
        [one] bere
       *[many] berou
    } o kartu méně: { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
   *[other] { $seat } si mění karty v ruce zdarma, protože mezi nimi není zvěd, a { $seat-verb ->
        [one] bere
       *[many] berou
    } { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
}
event-round = Začíná { $round }. kolo (celkem { $rounds }).
event-last-round = Pořadatel ohlašuje, že { $round }. kolo je poslední.
event-began = Začíná dílčí hra { $round }. kola; žolíka už nelze vsadit.
event-coin = { $purpose ->
    [0] { $won ->
        [1] Mince padla příznivě, { $seat } { $seat-verb ->
            [one] smí
           *[many] smějí
        } vrátit zvěda z odkládacího balíku do hracího.
       *[other] Mince padla nepříznivě: z odkládacího balíku se nikdo nevrací ({ $seat }).
    }
   *[other] { $won ->
        [1] Mince padla příznivě ({ $seat }).
       *[other] Mince padla nepříznivě ({ $seat }).
    }
}
event-chose-hand = { $seat } už { $seat-verb ->
    [one] má
   *[many] mají
} rozhodnuto o prvních kartách.
event-chose-hand-own = { $choice ->
    [1] { $seat } si tajně { $seat-verb ->
        [one] nechává
       *[many] nechávají
    } karty v ruce.
    [2] { $seat } tajně volí výměnu karet a o kartu méně.
   *[other] { $seat } tajně volí výměnu karet zdarma.
}
event-came-back = { $seat } { $seat-verb ->
    [one] zamíchává
   *[many] zamíchávají
} z odkládacího balíku do hracího kartu { $card }.
event-waived = { $seat } se { $seat-verb ->
    [one] obejde
   *[many] obejdou
} bez karty { $card }, která zůstává na odkládacím balíku.

event-chose-bet = { $seat } už { $seat-verb ->
    [one] má
   *[many] mají
} o žolíku rozhodnuto.
event-bet = { $own ->
    [1] { $seat } { $seat-verb ->
        [one] sází
       *[many] sázejí
    } žolíka na vlastní tým, zatím tajně.
   *[other] { $seat } { $seat-verb ->
        [one] sází
       *[many] sázejí
    } žolíka na { $other-acc }, zatím tajně.
}
event-no-bet = { $seat } si žolíka { $seat-verb ->
    [one] nechává
   *[many] nechávají
} na později.
event-called-off = Dílčí hra { $round }. kola se ruší: nikdo za ni nic nezískává a vsazení žolíci se vracejí.
event-placed = { $how ->
    [0] { $seat } { $seat-verb ->
        [one] je
       *[many] jsou
    } v dílčí hře na { $place }. místě.
    [1] { $seat } v dílčí hře { $seat-verb ->
        [one] chybí
       *[many] chybějí
    } a { $seat-verb ->
        [one] počítá
       *[many] počítají
    } se na { $place }. místo.
   *[other] { $seat } za dílčí hru nic { $seat-verb ->
        [one] nedostane
       *[many] nedostanou
    }: rozhodl tak pořadatel.
}
event-joker = { $own ->
    [1] { $seat } { $seat-verb ->
        [one] má
       *[many] mají
    } žolíka vsazeného na vlastní tým, a proto navíc { $sb } SB.
   *[other] { $seat } { $seat-verb ->
        [one] má
       *[many] mají
    } žolíka vsazeného na { $other-acc }, a proto navíc { $sb } SB.
}
event-income = { $seat } { $seat-verb ->
    [one] získává
   *[many] získávají
} za dílčí hru { $sb } SB a { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-corrected = Pořadatel opravuje výsledek { $seat-gen }: { $points } SB a stejně tolik bodů.
event-position = { $seat } si { $seat-verb ->
    [one] bere
   *[many] berou
} v pořadí tahů { $place }. místo.

event-turn = Na tahu { $seat-verb ->
    [one] je
   *[many] jsou
} { $seat }.
event-time-up = Čas vypršel, { $seat } už { $seat-verb ->
    [one] udělá
   *[many] udělají
} jen to, co se udělat musí.
event-converted = { $seat } mění { $sb } SB za { $bm } BM.
event-refreshed = { $seat } { $seat-verb ->
    [one] odunavuje
   *[many] odunavují
} { $count ->
    [one] { $count } zvěda
    [few] { $count } zvědy
   *[other] { $count } zvědů
}.
event-untired = Karta { $card } je odunavena.
event-drew = { $seat } si { $seat-verb ->
    [one] líže
   *[many] lížou
} kartu.
event-drew-card = { $seat } si { $seat-verb ->
    [one] líže
   *[many] lížou
} kartu { $card }.
event-offered-draw = { $seat } { $seat-verb ->
    [one] nabízí
   *[many] nabízejí
} { $partners-dat } společné lízání.
event-joined = { $seat } souhlasí se společným lízáním s { $partners-ins }.
event-stayed-out = { $seat } společně lízat s { $partners-ins } { $seat-verb ->
    [one] nechce
   *[many] nechtějí
}.
event-joint-drawn = { $seats } si { $seats-verb ->
    [one] líže
   *[many] lížou
} kooperační kartu.
event-drew-joint = { $seats } si { $seats-verb ->
    [one] líže
   *[many] lížou
} kooperační kartu { $card }.
event-ran-dry = Hrací balík došel ({ $seat }): karty ve hře i v ruce jdou na odkládací balík a z něj je nový hrací.

event-played = { $seat } { $seat-verb ->
    [one] hraje
   *[many] hrají
} kartu { $card }.
event-used = { $abilities ->
    [1] { $seat } { $seat-verb ->
        [one] používá
       *[many] používají
    } kartu { $card }.
   *[other] { $seat } { $seat-verb ->
        [one] používá
       *[many] používají
    } { $number }. schopnost karty { $card }.
}
event-special = { $seat } { $seat-verb ->
    [one] používá
   *[many] používají
} speciální schopnost: { $ability }.
event-trigger = Nastává efekt: { $source } ({ $seat }).
event-manual = Karta { $card } ({ $seat }): co říká, provede pořadatel.
event-proposed = { $seat } { $seat-verb ->
    [one] chce
   *[many] chtějí
} zahrát kooperační kartu { $card }. Návrh pro: { $partners-acc }.
event-consented = { $seat } souhlasí, že { $other } { $other-verb ->
    [one] zahraje
   *[many] zahrají
} kartu { $card }.
event-declined = { $seat } nesouhlasí, aby se hrála karta { $card }, kterou { $other-verb ->
    [one] navrhuje
   *[many] navrhují
} { $other }.
event-entered = { $tired ->
    [0] Do hry přichází karta { $card } ({ $owner }).
   *[other] Do hry přichází unavená karta { $card } ({ $owner }).
}
event-destroyed = { $kind ->
    [spy] Karta { $card } ({ $owner }) je demaskována.
   *[other] Karta { $card } ({ $owner }) je zničena.
}
event-sacrificed = Karta { $card } ({ $owner }) je obětována.
event-saved = Karta { $card } je zachráněna: { $how ->
    [0] nic se s ní nestane.
    [1] vrací se do ruky.
   *[other] jen se unaví.
}
event-returned = { $joint ->
    [0] Karta { $card } se vrací do ruky ({ $home }).
   *[other] Karta { $card } se vrací do rukou partnerů ({ $home }).
}
event-tired = Karta { $card } je unavena.
event-detained = Karta { $card } je zadržena: v příští obnovovací fázi se neodunaví.
event-took = { $seat } { $seat-verb ->
    [one] přebírá
   *[many] přebírají
} kartu { $card }.
event-discarded = { $joint ->
    [0] { $seat } { $seat-verb ->
        [one] odhazuje
       *[many] odhazují
    } kartu { $card }.
   *[other] Kooperační karta { $card } je odhozena z ruky všech partnerů ({ $home }).
}
event-milled = Z hracího balíku na odkládací jde karta { $card } ({ $seat }).
event-recovered = { $to ->
    [0] { $seat } si { $seat-verb ->
        [one] bere
       *[many] berou
    } z odkládacího balíku do ruky kartu { $card }.
    [1] { $seat } { $seat-verb ->
        [one] zamíchává
       *[many] zamíchávají
    } z odkládacího balíku do hracího kartu { $card }.
   *[other] { $seat } { $seat-verb ->
        [one] dává
       *[many] dávají
    } z odkládacího balíku navrch hracího kartu { $card }.
}
event-searched = { $seat } { $seat-verb ->
    [one] hledá
   *[many] hledají
} v hracím balíku a všem { $seat-verb ->
    [one] ukazuje
   *[many] ukazují
} kartu { $card }.
event-looked = { $seat } si { $seat-verb ->
    [one] prohlíží
   *[many] prohlížejí
} karty v ruce { $other-gen }.
event-saw-card = { $seat } vidí v ruce { $other-gen } kartu { $card }.
event-saw-top = { $own ->
    [1] { $seat } vidí navrchu vlastního balíku kartu { $card }.
   *[other] { $seat } vidí navrchu balíku { $other-gen } kartu { $card }.
}

event-gained = { $seat } { $seat-verb ->
    [one] získává
   *[many] získávají
} { $sum }.
event-lost = { $seat } { $seat-verb ->
    [one] ztrácí
   *[many] ztrácejí
} { $sum }.
event-stole = { $some ->
    [0] { $seat } { $seat-verb ->
        [one] nemá
       *[many] nemají
    } { $other-dat } co ukrást.
   *[other] { $seat } { $seat-verb ->
        [one] krade
       *[many] kradou
    } { $other-dat } { $sum }.
}
event-forfeited = { $seat } si tolik SB nechat { $seat-verb ->
    [one] nesmí
   *[many] nesmějí
} a { $seat-verb ->
    [one] ztrácí
   *[many] ztrácejí
} { $sb } SB.

event-named-secretly = { $seat } se tajně { $seat-verb ->
    [one] ptá
   *[many] ptají
} na řádek obrázku.
event-named = { $seat } se tajně { $seat-verb ->
    [one] ptá
   *[many] ptají
} na { $row }. řádek.
event-informed = { $seat } { $seat-verb ->
    [one] dostává
   *[many] dostávají
} { $count ->
    [one] { $count } informaci
    [few] { $count } informace
   *[other] { $count } informací
}.
event-learnt = { $seat } se { $seat-verb ->
    [one] dozvídá
   *[many] dozvídají
} { $row }. řádek. Tmavé značky: { $first }, { $second }.
event-stole-info = { $seat } { $seat-verb ->
    [one] krade
   *[many] kradou
} { $other-dat } informaci.
event-peeked = { $seat } { $seat-verb ->
    [one] zjišťuje
   *[many] zjišťují
}, které řádky { $other-verb ->
    [one] zná
   *[many] znají
} { $other }.
event-saw-row = { $seat } vidí, že { $other } { $other-verb ->
    [one] zná
   *[many] znají
} { $row }. řádek.
event-leaked-other = Omylem předaný lístek s informací si { $seat-verb ->
    [one] smí
   *[many] smějí
} { $seat } nechat.
event-leaked = Omylem předaný lístek si { $seat-verb ->
    [one] smí
   *[many] smějí
} { $seat } nechat. Tmavé značky v { $row }. řádku: { $first }, { $second }.
event-guessed = { $seat } { $seat-verb ->
    [one] tipuje
   *[many] tipují
} čtverec. Vyhodnotí se na konci tahu.
event-guessed-own = { $seat } { $seat-verb ->
    [one] tipuje
   *[many] tipují
} čtverec { $square }. Vyhodnotí se na konci tahu.
event-guess-wrong = { $seat } { $seat-verb ->
    [one] má
   *[many] mají
} špatný tip.
event-guess-wrong-own = { $seat } { $seat-verb ->
    [one] má
   *[many] mají
} špatný tip: ve čtverci { $square } T. H. není.
event-found = { $seat } { $seat-verb ->
    [one] nachází
   *[many] nacházejí
} T. H. ve čtverci { $square } a { $seat-verb ->
    [one] má
   *[many] mají
} za to { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

event-offered-pact = { $seat } { $seat-verb ->
    [one] nabízí
   *[many] nabízejí
} { $other-dat } kooperaci. Odpověď přijde po tomto tahu.
event-pact = { $seat } a { $other } od této chvíle kooperují.
event-refused-pact = { $seat } { $seat-verb ->
    [one] odmítá
   *[many] odmítají
} kooperaci s { $other-ins }.
event-cancels = { $seat } { $seat-verb ->
    [one] ohlašuje
   *[many] ohlašují
}, že kooperace s { $other-ins } po tomto tahu skončí.
event-leaves = { $seat } ruší kooperaci s { $other-ins }.
event-parted = { $seat } a { $other } už nekooperují. Kdo to platí: { $seats }.
event-penalty = { $sum ->
    [nic] { $seat } za konec kooperace neplatí nic.
   *[other] { $seat } platí za konec kooperace { $sum }.
}

event-final = { $won ->
    [1] { $seat } vítězí, výsledek: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[other] { $seat } končí, výsledek: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}
event-ended = Hra končí. { $found ->
    [0] T. H. nikdo nenašel: skrýval se ve čtverci { $square }.
   *[other] T. H. se skrýval ve čtverci { $square }. Kdo ho našel: { $seats }.
}
event-amended = { $what ->
    [0] Pořadatel opravuje body { $seat-gen }: { $by }.
    [1] Pořadatel opravuje SB { $seat-gen }: { $by }.
   *[other] Pořadatel opravuje BM { $seat-gen }: { $by }.
}
event-laid = Pořadatel přesouvá kartu { $card } { $place ->
    [0] do ruky { $owner-gen }.
    [1] do hracího balíku { $owner-gen }; balík se zamíchá.
    [2] na odkládací balík { $owner-gen }.
   *[other] do hry pod kontrolu { $owner-gen }.
}
event-unfound = Nález byl omyl: T. H. se hledá dál a { $seat } { $seat-verb ->
    [one] vrací
   *[many] vracejí
} body: { $points }.
