# Why not: what was wrong and what would be right. The page adds the rule.

refusal-TE-TURN-01 = Teď nerozhoduješ ty. Počkej, až ostatní skončí.
refusal-TE-TURN-01-over = Hra skončila: nic dalšího už zahrát nejde.
refusal-TE-TURN-02 = Obě akce už máš za sebou.
refusal-TE-TURN-02-pick = Tohle není žádná akce. Vyber nejdřív kartičku, vůdce nebo katastrofu a pak pole.
refusal-TE-TURN-03-conflict = Nejdřív se musí dokončit konflikt. Řekni, kolik kartiček do něj přidáš; může to být i 0.
refusal-TE-TURN-03-war = Čeká víc vnějších konfliktů. Nejdřív zvol, který se vyřeší jako další.
refusal-TE-TURN-03-monument = Dokončil se čtverec. Nejdřív postav monument, nebo ho odmítni.
refusal-TE-TURN-03-treasure = V jednom království je víc než jeden poklad. Nejdřív si vezmi poklad.
refusal-TE-TURN-03-chance = Teď rozhoduje náhoda: něco se losuje. Počkej na výsledek.
refusal-TE-TURN-03-none = Nic takového se teď nerozhoduje.

refusal-TE-TILE-01 = V ruce nemáš { $tile-none }. Polož kartičku, kterou máš.
refusal-TE-TILE-01-occupied = Pole { $space } není prázdné. Kartička se pokládá na prázdné pole.
refusal-TE-TILE-02 = Na poli { $space } farma ležet nemůže: je to pevnina. Farmy patří jen na řeku.
refusal-TE-TILE-03 = Na poli { $space } { $tile } ležet nemůže: je to řeka a na řeku patří jen farmy. Pro { $tile-acc } zvol pole na pevnině.
refusal-TE-TILE-04 = Kartička na poli { $space } by spojila { $count } království. Jedna kartička smí spojit nejvýš dvě.

refusal-TE-LEADER-02 = Tvůj { $leader } není na desce, takže ho není odkud stáhnout.
refusal-TE-LEADER-03 = Pole { $space } není prázdné. Vůdce se staví na prázdné pole.
refusal-TE-LEADER-04 = Vedle pole { $space } neleží žádný odkrytý chrám. Vůdce ho musí mít přímo vedle sebe, úhlopříčně to neplatí.
refusal-TE-LEADER-05 = Pole { $space } je řeka. Vůdci stojí jen na pevnině.
refusal-TE-LEADER-06 = Vůdce na poli { $space } by spojil { $count } království. Vůdce smí sousedit jen s jedním.
refusal-TE-EDGE-32 = Tvůj { $leader } už na poli { $space } stojí. Zvol jiné pole.

refusal-TE-CATASTROPHE-01 = Nezbývá ti žádná katastrofa. Každý má na celou hru dvě.
refusal-TE-CATASTROPHE-04 = Na poli { $space } leží poklad a ten svůj chrám chrání. Zvol pole bez pokladu.
refusal-TE-CATASTROPHE-05 = Na poli { $space } stojí monument a ty se nikdy neničí. Zvol jiné pole.
refusal-TE-CATASTROPHE-06 = Na poli { $space } stojí vůdce. Katastrofa patří na prázdné pole nebo na kartičku.
refusal-TE-CATASTROPHE-07 = Na poli { $space } už katastrofa leží. Nic dalšího tam položit nejde.

refusal-TE-SWAP-01 = Všechny tyhle kartičky v ruce nemáš. Vyměňuj jen to, co držíš.

refusal-TE-REVOLT-05 = Nemůžeš přidat { $count ->
    [one] { $count } chrám
    [few] { $count } chrámy
   *[other] { $count } chrámů
}. { $most ->
    [0] Žádný v ruce nemáš: přidej 0.
   *[other] Smíš přidat nejvýš { $most }, víc jich v ruce nemáš.
}
refusal-TE-WAR-04 = Žádný vnější konflikt { $leader-plgen } tu není. Zvol některý z těch, které čekají.
refusal-TE-WAR-09 = Nemůžeš přidat { $tiles }. { $most ->
    [0] V ruce nemáš nic takového: přidej 0.
   *[other] Smíš přidat nejvýš { $most }, víc jich v ruce nemáš.
}
refusal-TE-ENGLISH-02 = Přidáním { $count ->
    [one] { $count } kartičky
   *[other] { $count } kartiček
} obránce nepřevýšíš. Přidej aspoň { $least }, nebo nic.
refusal-TE-ENGLISH-03 = Se svými kartičkami obránce převýšit nemůžeš. V anglické variantě pak nesmíš přidat nic: přidej 0.
refusal-TE-ENGLISH-04 = Nemůžeš přidat { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}. { $exact ->
    [0] Neprohráváš, a tak v anglické variantě nepřidáváš nic.
   *[other] V anglické variantě přidej přesně { $exact }, aby se součty vyrovnaly, nebo nic.
}
refusal-TE-ENGLISH-04-short = Se svými kartičkami se útočníkovi vyrovnat nemůžeš. V anglické variantě pak nesmíš přidat nic: přidej 0.

refusal-TE-MONUMENT-01 = Nová kartička nedokončila čtverec se severozápadním rohem na poli { $space }. Zvol čtverec čtyř odkrytých kartiček jedné barvy, ve kterém nová kartička leží.
refusal-TE-MONUMENT-02 = Na čtyři { $tile-plural } { $monument } nepatří. Zvol monument, který má { $colour-part } část.
refusal-TE-MONUMENT-07 = { $monument-title } už stojí a je jen jeden. Zvol jiný, nebo odmítni.

refusal-TE-TREASURE-01 = Na poli { $space } pro tebe žádný poklad není. Zvol některý v království, kde jich leží víc.
refusal-TE-TREASURE-02 = Poklad na poli { $space } musí počkat: rohové poklady se berou první. Vezmi si rohový.

refusal-TE-SETUP-05 = Takhle losovat nejde: tyto kartičky v pytlíku nejsou všechny, nebo jich má být jiný počet.
refusal-TE-SETUP-09 = Tahle dynastie začínat nemůže: začíná některá z těch, které hrají.
