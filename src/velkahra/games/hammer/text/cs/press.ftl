# What is printed for a camp: cards, sheets of the powers, forms, links

press-cards = Karty: { $power }
press-starting = Počáteční informátoři a speciální schopnosti
press-joint = Kooperační karty
press-copies = Kopie kooperačních karet do rukou partnerů

press-powers = Mocnosti
press-powers-lead = Co vědí všichni. Co je za tím, se každý tým dozví jen o sobě.
press-power = { $power }: pro tým
press-power-only = Jen pro tento tým. Nikdo jiný nesmí číst, co je uvnitř.
press-power-fold = Druhá strana je tajná. Přeložte list tak, aby byla vidět jen tahle, nebo ho mějte v obálce.
press-power-inside = Tajné: čte jen tento tým
press-power-strong = Silné stránky
press-power-weak = Slabé stránky
press-power-cards = Speciální schopnost a počáteční informátor
press-power-ability = Jednou za hru, v hlavní fázi vlastního tahu. Karta zůstane ve hře do { $lasts ->
    [turn] příštího tahu týmu
   *[round] konce kola
} a nic na ni nejde zacílit.
press-power-lasts = U tohoto stolu trvá do příštího tahu týmu.
press-power-informant = Od začátku je ve hře a není unavený. Přijdete-li o něj, jde na váš odkládací balík jako každá jiná karta.

press-rounds = Pořadí a výsledky kol
press-round = { $number }. kolo
press-round-lead = Pořadí a výsledek, pro pořadatele
press-round-game = Dílčí hra:
press-round-day = Den:
press-round-time = Vyhlášeno v:
press-round-result = Výsledek dílčí hry
press-round-order = Pořadí tahů: vítěz si vybírá první
press-round-teams = Mocnosti
press-round-joint = Kooperace

press-head-place = Místo
press-head-team = Tým
press-head-for-place = { $sb } za umístění
press-head-empty = Prázdný kooperační balík: −1
press-head-joker-on = Žolík na
press-head-joker = { $sb } za žolíka
press-head-by-cards = { $sb } z karet
press-head-in-all = { $sb } celkem
press-head-position = Tah
press-head-starts = Čas běží od
press-head-handed-in = Odevzdáno
press-head-ends = Konec tahu
press-head-remarks = Poznámky
press-head-power = Mocnost
press-head-coin = Hod mincí o návrat zvěda
press-head-returned = Zvěd vrácený do balíku
press-head-pieces = Vydané řádky
press-head-guess = Tip
press-head-found = Nalezl T. H.
press-head-teams = Týmy
press-head-announced = Ohlášena
press-head-drawn = Líznutá kooperační karta
press-head-paid = Placené { $sb }
press-head-cancelled = Zrušena
press-head-penalty = Postih zaplatili

press-instructions = Pokyny týmů
press-instructions-of = { $power }: pokyny pro tah
press-instructions-below = Odevzdejte pořadateli spolu s kartami, které hrajete
press-instructions-round = Kolo:
press-instructions-time = Odevzdáno v:
press-instructions-name = Zapsal(a):
press-instructions-minutes = Máte { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} od chvíle, kdy skončil tým před vámi. Co do té doby neodevzdáte, se nestane.
press-instructions-lead = Kroky se provádějí v tomto pořadí; krok, který už není možný, se vynechá a nic nestojí.
press-instructions-before = Před hlavní fází
press-instructions-convert = Kolik { $bm } chceme výměnou za { $sb }:
press-instructions-waive = Vracejícího se zvěda nechceme
press-instructions-own = Lížeme ze svého balíku
press-instructions-joint = Lížeme společně s
press-instructions-main = Hlavní fáze
press-instructions-after = Po ní
press-instructions-ability = Speciální schopnost (v kterém kroku a na co):
press-instructions-discard = Odhazujeme, máme-li v ruce moc karet:
press-instructions-consent = Kooperační karty, které smí zahrát partner, a náš podíl { $sb }:
press-instructions-cooperation = Začínáme nebo rušíme kooperaci s:
press-instructions-guess = T. H. je ve čtverci:
press-instructions-joker = Žolík v příští dílčí hře na tým:
press-head-step = Č.
press-head-card = Karta nebo schopnost karty
press-head-targets = Cíle, volby, týmy
press-head-sb = { $sb }
press-head-bm = { $bm }
press-head-rows = Požadované řádky
press-head-done = Hotovo

press-supplies = Zásoby týmů
press-supply-of = { $power }: naše zásoba
press-supply-below = Vede si tým, kolo za kolem
press-supply-lead = { $joker ->
    [scores] Body jsou { $sb } za umístění v dílčích hrách, { $sb } za žolíka a { $points } navíc
   *[not] Body jsou { $sb } za umístění v dílčích hrách a { $points } navíc
} pro toho, kdo první najde T. H. Zbylé { $sb } a { $bm } zůstávají do dalších kol; { $bm } už zpátky vyměnit nejde.
press-supply-ledger = Zásoba
press-supply-once = Jen jednou za hru
press-supply-joker = Žolík, kolo:
press-supply-ability = Speciální schopnost, kolo:
press-supply-rows = Řádky obrázku, jejichž kód známe
press-head-round = Kolo
press-head-gained = Další získané { $sb }
press-head-to-bm = { $sb } vyměněné za { $bm }
press-head-spent-sb = { $sb } zaplacené a ztracené
press-head-left-sb = Zbývá { $sb }
press-head-spent-bm = { $bm } zaplacené a ztracené
press-head-left-bm = Zbývá { $bm }
press-head-points = Body

press-links = Odkazy týmů
press-link-lead = Naskenujte a jste ve hře.
press-link-secret = Kdo má tuto kartu, hraje za tým. Dobře ji uschovejte.
press-link-alt = Odkaz, { $power }: { $link }

press-part-cards = Karty
press-part-powers = Mocnosti
press-part-forms = Formuláře
press-part-picture = Zašifrovaný obrázek
press-part-links = Odkazy
press-waits = Půjde vytisknout, jakmile bude Thomas Hammer ukrytý.
press-key = Klíč k tisku obrázku na vlastní mapě

press-state = Stav tábora pro pořadatele
press-state-of = Stav tábora pro tým: { $power }
press-part-state = Stav tábora
press-state-turn = Na tahu
press-state-square = T. H. se skrývá ve čtverci
press-state-finder = T. H. našel tým
press-state-finders = T. H. našly týmy
press-state-lasting = Efekty, které nějakou dobu platí
press-state-brief = { $source } ({ $team }, { $until }): { $text }
press-state-brief-on = { $source } ({ $team }, { $until }), na kartu { $card }: { $text }
press-state-gives-back = { $card } ({ $team }, { $until }): karta se potom vrátí unavená, tým: { $teams }
press-state-hand = Ruka
press-state-known-hand = Karty v ruce, o kterých víš
press-state-in-play = Ve hře
press-state-pile = Odkládací balík, vrchní karta první
press-state-deck = Hrací balík
press-state-deck-closed = Svůj hrací balík si tým smí prohlédnout před první činností, později jen tehdy, když mu to karta dovolí.
press-state-deck-mine = V hracím balíku, bez pořadí
press-state-deck-top = Navrchu hracího balíku, vrchní karta první
press-state-deck-rest = V hracím balíku, zamíchat
press-state-deck-bottom = Naspodu hracího balíku, nejspodnější poslední
press-state-rows = Známé řádky s tmavými značkami
press-state-due = Řádky, které ještě dostane
press-state-seen = Ví o řádcích týmu
press-state-peeks = Řádky, o kterých víš, že je má
press-state-guesses = Chybné čtverce (kolo)
press-state-joint = Kooperační balíky
press-state-tired = unavená karta
press-state-detained = zadržená karta
press-state-with = má ji pod kontrolou: { $teams }
press-state-used = použito { $times }×
press-state-sides = Použité silné a slabé stránky
press-state-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
press-state-joker-left = nevsazen
press-state-joker-used = využit
press-state-joker-on = na tým: { $team }
press-state-special-left = nepoužitá
press-state-special-in-play = ve hře
press-state-special-used = použitá
press-state-round = Kolo { $round } z { $rounds }. { $phase }.
press-state-head-team = Tým
press-state-head-points = Body
press-state-head-sb = SB
press-state-head-bm = BM
press-state-head-debt = Dluh SB
press-state-head-hand = Ruka
press-state-head-pieces = Informace
press-state-head-rank = Dnes
press-state-head-order = Pořadí
press-state-head-clock = Hodiny
press-state-head-joker = Žolík
press-state-head-special = Speciální schopnost
press-state-head-pacts = Kooperuje s
