# What is asked now (prompt-…), what others do (wait-…), what a refusal says is asked (now-…), and
# buttons (do-…). $seat is the team that decides, $sb is its price.

prompt-bet = Vsaď žolíka na některý tým, třeba na vlastní: získáš navíc tolik strategických bodů (SB), kolik přinese jeho místo v dílčí hře. Nebo si ho nech na později.
prompt-swap = Nech si karty v ruce, nebo je vyměň za nové, o jednu méně. Karty bez zvěda se mění zdarma.
prompt-waive = Z tvého odkládacího balíku se smí vrátit karta { $card }: zamícháš ji do hracího balíku, nebo ji tam necháš?
prompt-bet-dice = O dnešní dílčí hře rozhodnou kostky. Vsaď žolíka na některý tým, třeba na vlastní: získáš navíc tolik strategických bodů (SB), kolik přinese jeho místo. Nebo si ho nech na později.
prompt-order = Zvol si místo v pořadí tahů tohoto kola.
prompt-refresh = Začíná tvůj tah. Než se tví zvědové odunaví, smíš měnit strategické body (SB) za body moci (BM): { $sb } SB za 1 BM. Zpátky se BM nemění. Máš { $have } SB.
prompt-untire = Všichni tví zvědové se teď odunavit nemohou: zvol, kteří ano.
prompt-draw = { $joint ->
    [0] Lízni si kartu ze svého balíku.
   *[other] Lízni si ze svého balíku, nebo navrhni partnerům, že si místo toho líznete kooperační kartu. Platí ji všichni, kdo ji lížou.
}
prompt-join = { $other } si { $other-verb ->
    [one] chce
   *[many] chtějí
} líznout z kooperačního balíku { $group-gen }. Platíš { $sb } SB a vzdáváš se v tomto kole vlastního lízání. Přidáš se?
prompt-sift = Zvol kartu z těch, na které se díváš; ta přijde do ruky, ostatní naspod balíku.
prompt-main = Hlavní fáze. { $play ->
    [0] Žádnou kartu teď zahrát nejde.
    [one] Zahrát teď jde jedna karta.
    [few] Zahrát teď jde kterákoli ze { $play } karet.
    [6] Zahrát teď jde kterákoli ze { $play } karet.
    [7] Zahrát teď jde kterákoli ze { $play } karet.
   *[other] Zahrát teď jde kterákoli z { $play } karet.
}{ $use ->
    [0] { "" }
    [one] { " " }Použít jde jedna schopnost.
    [few] { " " }Použít jde kterákoli ze { $use } schopností.
    [6] { " " }Použít jde kterákoli ze { $use } schopností.
    [7] { " " }Použít jde kterákoli ze { $use } schopností.
   *[other] { " " }Použít jde kterákoli z { $use } schopností.
}{ $pact ->
    [0] { "" }
   *[other] { " " }Kooperaci můžeš nabídnout nebo zrušit.
}{ $guess ->
    [0] { "" }
   *[other] { " " }Smíš také tipnout čtverec, kde je T. H.
} Až budeš mít hotovo, fázi ukonči.
prompt-team = Zvol tým, kterému je to určeno.
prompt-option = Zvol jednu z možností. { $text }
prompt-row = Zvol řádek obrázku; jeho kód se dozvíš na konci tohoto tahu.
prompt-steal-row = Zvol řádek, který { $other-verb ->
    [one] zná
   *[many] znají
} { $other }, a ty ne; jeho kód se dozvíš na konci tohoto tahu.
prompt-may = Je na tobě, zda se to stane. { $text }
prompt-change = Měň { $sb } SB za 1 BM, nejvýš { $count ->
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
}, nebo to nech být.
prompt-share = Za kartu { $card } zbývá zaplatit { $sb } SB. Kolik z nich { $other-verb ->
    [one] má
   *[many] mají
} zaplatit { $other }? Zbytek je na vás ostatních.
prompt-consent = { $other } { $other-verb ->
    [one] chce
   *[many] chtějí
} zahrát vaši kooperační kartu { $card }. { $sum ->
    [nic] Ty neplatíš nic.
   *[other] Tvůj podíl na ceně je { $sum }.
} Souhlasíš?
prompt-take-card = Zvol kartu v ruce { $other-gen }, která bude odhozena.
prompt-own-discard = Zvol kartu z ruky, kterou odhodíš.
prompt-discard = V ruce máš o { $over ->
    [one] kartu
    [few] { $over } karty
   *[other] { $over } karet
} víc, než smíš: zvol kartu, kterou odhodíš.
prompt-square = Zvol čtverec, ve kterém se podle tebe skrývá T. H. Vyhodnotí se na konci tvého tahu; co stojí chybný tip, je dohodnuto u stolu.
prompt-ally = { $other } ti { $other-verb ->
    [one] nabízí
   *[many] nabízejí
} kooperaci. Nebudete si smět škodit a můžete si lízat kooperační karty. Souhlasíš?
prompt-part = { $other } ruší vaši kooperaci; ta skončí tak jako tak. Jestli s tím souhlasíš, platíš cenu zrušení také.
prompt-sacrifice = Zvol svůj permanent, který obětuješ.
prompt-search = Zvol kartu ze svého balíku; uvidí ji všichni a balík se pak zamíchá.

prompt-deed-destroy = { $kind ->
    [spy] Zvol { $what } k demaskování.
   *[other] Zvol { $what } ke zničení.
}
prompt-deed-sacrifice = Zvol { $what } k obětování.
prompt-deed-tire = Zvol { $what } k unavení.
prompt-deed-detain = Zvol { $what } k zadržení; v příští obnovovací fázi se neodunaví.
prompt-deed-untire = Zvol { $what } k odunavení.
prompt-deed-bounce = Zvol { $what } k návratu do ruky majitele.
prompt-deed-take = Zvol { $what } k převzetí.
prompt-deed-recover = Zvol { $what } k navrácení.
prompt-deed-deploy = Zvol { $what } k uvedení do hry.
prompt-deed-choose = Zvol { $what }.
among-spy = { $whose ->
    [mine] svého zvěda
    [theirs] cizího zvěda
   *[other] zvěda
}
among-place = { $whose ->
    [mine] své místo
    [theirs] cizí místo
   *[other] místo
}
among-situation = { $whose ->
    [mine] svou situaci
    [theirs] cizí situaci
   *[other] situaci
}
among-card = { $whose ->
    [mine] svou kartu ve hře
    [theirs] cizí kartu ve hře
   *[other] kartu ve hře
}
among-pile = kartu na svém odkládacím balíku
among-any = kartu
prompt-about = { $prompt } Teď jde o { $other-acc }.
prompt-left = { $prompt } Zbývá zvolit: { $count }.
prompt-of-card = { $card }: { $prompt }

wait-bet = Sázejí se žolíci. Ještě volí: { $seats }.
wait-no-bet = Žolíka si necháváš. Ještě volí: { $seats }.
wait-my-bet = { $own ->
    [1] Tvůj žolík je vsazený na vlastní tým.
   *[other] Tvůj žolík je vsazený na { $other-acc }.
} Ještě volí: { $seats }.
wait-swaps = Týmy rozhodují o prvních kartách v ruce. Ještě volí: { $seats }.
wait-swap = { $seat } { $seat-verb ->
    [one] rozhoduje
   *[many] rozhodují
}, zda si karty nechat.
wait-waive = { $seat } { $seat-verb ->
    [one] rozhoduje
   *[many] rozhodují
}, zda vrátit do balíku kartu { $card }.
wait-order = { $seat } si volí místo v pořadí tahů.
wait-refresh = { $seat } { $seat-verb ->
    [one] má
   *[many] mají
} obnovovací fázi.
wait-untire = { $seat } volí, které zvědy odunavit.
wait-draw = { $seat } { $seat-verb ->
    [one] má
   *[many] mají
} lízací fázi.
wait-join = { $seat } { $seat-verb ->
    [one] rozhoduje
   *[many] rozhodují
}, zda si líznout kooperační kartu s { $other-ins }.
wait-sift = { $seat } { $seat-verb ->
    [one] vybírá
   *[many] vybírají
} z vrchních karet svého balíku.
wait-main = { $seat } { $seat-verb ->
    [one] má
   *[many] mají
} hlavní fázi.
wait-demand = { $seat } { $seat-verb ->
    [one] vybírá
   *[many] vybírají
}.
wait-choose = { $seat } { $seat-verb ->
    [one] vybírá
   *[many] vybírají
} kartu.
wait-row = { $seat } tajně volí řádek, který { $seat-verb ->
    [one] chce
   *[many] chtějí
} znát.
wait-steal-row = { $seat } tajně volí řádek, který { $other-verb ->
    [one] zná
   *[many] znají
} { $other }.
wait-may = { $seat } { $seat-verb ->
    [one] rozhoduje
   *[many] rozhodují
}, zda využít, co karta dovoluje.
wait-change = { $seat } { $seat-verb ->
    [one] může
   *[many] mohou
} měnit SB za BM.
wait-share = { $seat } { $seat-verb ->
    [one] chce
   *[many] chtějí
} zahrát kartu { $card } a { $seat-verb ->
    [one] rozděluje
   *[many] rozdělují
} její cenu.
wait-consent = { $seat } { $seat-verb ->
    [one] rozhoduje
   *[many] rozhodují
}, zda se zahraje karta { $card }.
wait-take-card = { $seat } { $seat-verb ->
    [one] vybírá
   *[many] vybírají
} kartu v ruce { $other-gen }.
wait-own-discard = { $seat } { $seat-verb ->
    [one] odhazuje
   *[many] odhazují
} kartu.
wait-discard = { $seat } { $seat-verb ->
    [one] má
   *[many] mají
} v ruce příliš karet a { $seat-verb ->
    [one] odhazuje
   *[many] odhazují
} je.
wait-square = { $seat } { $seat-verb ->
    [one] tipuje
   *[many] tipují
} čtverec mapy.
wait-ally = { $seat } { $seat-verb ->
    [one] zvažuje
   *[many] zvažují
} kooperaci s { $other-ins }.
wait-part = { $other } ruší kooperaci, { $seat } { $seat-verb ->
    [one] odpovídá
   *[many] odpovídají
}.
wait-sacrifice = { $seat } volí, co obětovat.
wait-search = { $seat } { $seat-verb ->
    [one] hledá
   *[many] hledají
} ve svém balíku.
wait-chance = Rozhoduje náhoda.
wait-cards = Lízá se z papírového balíku: pořadatel zapisuje, která karta přišla.
wait-desk = Slovo má pořadatel, pak hra pokračuje.
wait-desk-bets = Všichni už rozhodli o žolíku. Sázky se dají změnit, dokud pořadatel nezahájí dílčí hru.
wait-results = O dnešní dílčí hře rozhodují kostky.
wait-by-hand = Hraje se dílčí hra: pořadatel zapíše, kdo skončil na kterém místě.

over-yours = Vyhráváš, máš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}!
over-won = { $seats-verb ->
    [one] Vyhrává
   *[many] Vyhrávají
} { $seats }, výsledek: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
over-shared = O vítězství se dělí { $seats }, každý tým má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

now-bet = sázka žolíka, nebo jeho ponechání
now-swap = ponechání karet v ruce, nebo jejich výměna
now-waive = návrat zvěda, nebo ne
now-order = místo v pořadí tahů
now-refresh = výměna SB za BM, nebo konec výměn
now-untire = zvěd, který se odunaví
now-draw = balík, ze kterého se líže
now-join = společné lízání, nebo ne
now-sift = karta z těch, na které se díváš
now-main = hlavní fáze
now-demand = to, co karta potřebuje, nebo její cíl
now-choose = volba karty
now-row = řádek obrázku
now-steal-row = řádek, který zná jiný tým
now-may = ano, nebo ne
now-change = výměna SB za BM, nebo její konec
now-share = kdo kolik zaplatí
now-consent = souhlas s kooperační kartou, nebo ne
now-take-card = karta v cizí ruce
now-own-discard = karta, kterou odhodíš
now-discard = karta, kterou odhodíš
now-square = čtverec mapy
now-ally = kooperace, nebo ne
now-part = souhlas se zrušením kooperace, nebo ne
now-sacrifice = permanent, který obětuješ
now-search = karta z tvého balíku

do-keep = Nechat si karty
do-swap = Vyměnit, o kartu méně
do-swap-free = Vyměnit zdarma
do-no-bet = Žolíka si nechat
do-position = { $number }. místo
do-convert = { $sb } SB → 1 BM
do-end-refresh = Pokračovat
do-end-main = Ukončit hlavní fázi
do-end-change = To stačí
do-time-up = Čas vypršel
do-sure = Ano, opravdu
do-sure-square = Ano, tipnout tento čtverec
do-draw = Ze svého balíku
do-draw-with = S { $partners-ins }: { $sb } SB
do-enough-demand = To stačí
do-enough-choose = To stačí
do-enough-sift = Víc nebrat
do-enough-search = To stačí
do-special = Speciální schopnost: { $card }
do-ally = Nabídnout kooperaci
do-break = Zrušit kooperaci
do-agree-waive = Vrátit do balíku
do-refuse-waive = Nevracet
do-agree-join = Líznout společně
do-refuse-join = Lízat zvlášť
do-agree-consent = Zahrát
do-refuse-consent = Nehrát
do-agree-may = Ano
do-refuse-may = Ne
do-agree-ally = Kooperovat
do-refuse-ally = Odmítnout
do-agree-part = Souhlasit a platit
do-refuse-part = Nesouhlasit
do-share = { $number } SB
do-option = { $number }. možnost
do-guess = Tipnout čtverec
