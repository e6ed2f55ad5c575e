# What is wrong in a set of cards. Each sentence follows its place: file, line, card, key.

check-plain = { $what }
check-none = nic
check-either = { $one } nebo { $other }
check-line = řádek { NUMBER($line, useGrouping: 0) }
check-at = v souboru { $file } na řádku { NUMBER($line, useGrouping: 0) }
check-warning = varování: { $what }
check-summary = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} v { $decks ->
    [one] { $decks } balíku
   *[other] { $decks } balících
}: { $errors ->
    [0] žádná chyba
    [one] { $errors } chyba
    [few] { $errors } chyby
   *[other] { $errors } chyb
}, { $warnings ->
    [0] žádné varování
    [one] { $warnings } varování
   *[other] { $warnings } varování
}


# Files and YAML
check-no-file = chybí soubor { $file }
check-no-reading = soubor { $file } nelze přečíst
check-not-utf-8 = není text v kódování UTF-8; ulož soubor v tomto kódování
check-empty-file = soubor je prázdný
check-twice = je tu podruhé, poprvé na řádku { NUMBER($line, useGrouping: 0) }
check-key-no-list = klíč musí být text, ne seznam ani tabulka
check-key-no-text = klíč musí být text, ne { $shown }
check-unclear = { $text } není jednoznačné; text patří do uvozovek
check-nothing = nic tu není; text patří do uvozovek
check-yaml-anchor = kotvy se nečtou; vypiš hodnotu celou a text s hvězdičkou nebo znakem & dej do uvozovek
check-yaml-tag = značky s vykřičníkem se nečtou; napiš jen hodnotu
check-yaml-deep = závorky nebo odsazené řádky jsou v sobě příliš hluboko
check-yaml-tab = je tu tabulátor; odsazuj mezerami
check-yaml-colon = dvojtečka je tu, kde být nemůže: text s dvojtečkou patří do uvozovek a klíče jedné karty začínají pod sebou
check-yaml-no-colon = za klíčem chybí dvojtečka
check-yaml-quote = něco je špatně v uvozovkách: nejsou uzavřené, nebo je v nich zpětné lomítko
check-yaml-bracket = závorka není uzavřená, nebo chybí čárka
check-yaml-indent = odsazení nesouhlasí s řádky výše, nebo v nich nejsou uzavřené uvozovky
check-yaml-sign = text, který začíná tímto znakem, patří do uvozovek
check-yaml-character = je tu znak, který do textu nepatří
check-control = je tu řídicí znak { $sign }, který vytisknout nejde; vynech ho
check-number-long = číslo má víc než { $most } číslic
check-no-letters = v písmu tiskovin chybí { $letters }
check-puzzle-unread = soubor { $file } se nečte: značky a úrovně jsou vždy ty, které má hra
check-file-long = je delší než { $most } kB
check-yaml-other = nelze přečíst jako YAML; porovnej to s kartou, která je v pořádku

# Kinds of values
check-unknown-word = hodnota { $word } sem nepatří; použij { $right }
check-unknown-key = klíč { $key } sem nepatří; použij { $right }
check-missing-key = chybí klíč { $key }
check-should-be = má být { $right }
check-should-be-id = mají to být malá písmena bez háčků a čárek a číslice, slova spojená pomlčkou, jako usa-drone-pilot
check-should-be-colour = má to být # a šest znaků 0-9 nebo a-f, jako #2f5d9b
check-should-be-file = má to být název souboru .yaml ve stejné složce
check-expected = má tu být { $wanted }, je tu { $got }
check-expected-bound = má tu být { $wanted } { $bound }
check-expected-length = má tu být { $wanted } o délce { $bound }
check-no-fit = sem nepatří
check-term-int = celé číslo
check-term-float = číslo
check-term-bool = true nebo false
check-term-str = text
check-term-array = seznam
check-term-object = klíče s hodnotami
check-term-null = null
check-term-other = něco jiného

# Cards
check-card-needs = karta druhu { $kind } potřebuje klíč { $key }
check-card-has-no = karta druhu { $kind } nemá { $key }; použij { $right }
check-tires-no-spy = unavit jde jen zvěda; dej kartě jinou cenu a omezení
check-endless = lze používat donekonečna: nic to nestojí, nebo to svou cenu vrací; použij { $right }
check-unlimited = nemá omezení: stojí { $price }. Za { $round }, které přinese první místo, to lze v tahu použít { $few }× ({ $little }), za ušetřených { $saved } { $many }× ({ $lot }). Přidej omezení { $right }
check-unlimited-cards = nemá omezení: stojí { $price }. S { $hand } kartami v ruce to lze v tahu použít { $few }× ({ $little }). Přidej omezení { $right }
check-manual-effect = text provádí pořadatel, vedle něj tedy není žádný efekt
check-no-effect = nic nedělá; přidej effect, abilities, triggers nebo static
check-begins-deck = začíná svým balíkem: { $right }
check-begins-power = začíná svou mocností: { $right }
check-special-elsewhere = speciální schopnosti patří k mocnostem: { $right }
check-joint-single = kooperační karty jsou po jedné; vynech count
check-power-single = je jen jedna; vynech count
check-joint-pays = kdo platí, říkají jen kooperační karty; použij číslo
check-owners-pay = BM platí každý vlastník a nikdo jiný, jako { $right }
check-starts-with = tým začíná se zvědem, který získává informace: informant nebo universal

# Decks and the index
check-no-power = není mocnost této sady; použij { $right }
check-owners-order = aspoň dvě mocnosti, každá jednou, v pořadí { $right }
check-deck-name = jmenuje se podle svých vlastníků: { $right }
check-deck-size = balík má i s kopiemi { $due } karet, tady jich je { $here }
check-joint-size = karet v balíku tolika mocností ({ $owners }) je nejméně { $least }, tady { $here }
check-powers-number = dvě až pět mocností, každá jednou
check-languages = jeden nebo více z cs, pl, en, každý jednou
check-sealed = u stolu se provádí jeden krok po druhém: použij interactive. Na papíře tým stejně odevzdá jeden list a jeho kroky se zapisují po jednom
check-no-words = chybí slova pro { $missing }
check-powers-each = popisuje každou mocnost sady jednou: { $right }; tady: { $here }
check-no-deck = chybí balík pro { $owners }
check-deck-twice = je další balík týchž mocností, první { $place }
check-taken = { $name } už je, { $place }

# Effects
check-zero = 0 nic nedělá; použij 1 nebo více
check-one-verb = krok má právě jedno sloveso a další začíná vlastní pomlčkou; tady: { $here }; slovesa jsou { $verbs }
check-needs-steps = potřebuje kroky
check-then-alone = then a else patří k if
check-if-alone = potřebuje then s kroky, které následují
check-choose-one = potřebuje aspoň dva seznamy kroků, žádný prázdný
check-until = take říká, do kdy, jako { $right }; jiná slovesa ne
check-tires-spies = unavují se jen zvědové; { $verb } potřebuje { $right }
check-sacrifice-own = obětují se jen vlastní karty: { $right }
check-one-way = vybírá se právě jedním způsobem, { $right }; tady: { $here }
check-no-choice = při { $way } není co vybírat; vynech { $key }
check-whose = čí? přidej { $right }
check-one-of = { $what ->
    [amount] množství
    [condition] podmínka
   *[rule] pravidlo
} má právě jedno z { $one } a { $other }
check-min-max = je víc než max, { $most }
check-have-ends = have potřebuje právě jedno z at_least a at_most, compare ani jedno
check-one-modifier = patří sem právě jedna změna z { $right }; tady: { $here }
check-no-parameter = pravidlo { $key } není; použij { $right }
check-no-change = nic nemění; použij { $right }
check-no-floor = sleva potřebuje nejnižší cenu, jako { $right }
check-floor-alone = patří ke slevám, které mají sb pod 0
check-how-much = kolik? přidej { $right }
check-for-each-inside = nepatří do jiného for_each; dej jedno for_each za druhé, obě do téhož seznamu kroků
check-chance-steps = potřebuje kroky ve win nebo lose
check-allies = spojence mají jen kooperační karty; použij you
check-restock = kooperační odkládací balík mají jen kooperační karty
check-nobody-chooses = tady nikdo nevybírá; použij each_opponent, nebo efekt
check-means-nothing-that-team = that_team tu nic neznamená: tým se musí předtím vybrat pomocí target_opponent nebo target_power
check-means-nothing-target-controller = target_controller tu nic neznamená: karty se musí předtím vybrat
check-means-nothing-that = that tu nic neznamená: karty se musí předtím vybrat
check-means-nothing-event-team = event_team tu nic neznamená: událost mají jen triggers
check-means-nothing-source-team = source_team tu nic neznamená: patří jen do for_each, jinde je to you
check-asks-others = ptá se týmu mimo jeho tah, a to tábor zdržuje; lépe { $right }

# Texts
check-effect-says = { $key } říká { $right }, text ne
check-text-says = text říká { $what }, efekt ne
check-effect-does = { $key } dělá něco, co text podle všeho neříká: { $deed }. Slova, podle kterých se to pozná: { $words }
check-text-promises = text říká „{ $words }“, ale efekt nic takového nedělá ({ $deed })
check-options-where = pojmenovává možnosti jediného choose_one na kartě; tato karta má choose_one: { $here ->
    [0] žádné
   *[other] { $here }
}
check-options-number = choose_one nabízí { $due }, pojmenováno je { $here }
check-options-say = říká „{ $words }“, text ne
check-options-none = options vedle něj by byly nápisy na tlačítkách, jako části textu
check-empty = je prázdné
check-other-symbols = ostatní jazyky mají symboly { $symbols }, tento ne
check-room = má { $here } písmen, na kartu se jich vejde asi { $most }
check-braces = ve složených závorkách je T, P nebo číslo: { $tire } unaví, { $bm } je 1 BM, { $sb } jsou 2 SB
check-tiring = { $sign } je v textu { $here }×, schopností, které unavují, je { $due }
check-slashes = „ / “, které odděluje schopnosti, je v textu { $here }×, má být { $due }×
check-limits = omezení schopností: { $due }; v textu: { $here }
check-other-number = { $key } k tomu říká { $due } ({ $deed }), text { $here }

# What is done
check-deed-gain = získat
check-deed-gain-sb = získat SB
check-deed-gain-bm = získat BM
check-deed-gain-info = získat informaci
check-deed-lose = ztratit
check-deed-lose-sb = ztratit SB
check-deed-lose-bm = ztratit BM
check-deed-lose-info = ztratit informaci
check-deed-steal = ukrást
check-deed-steal-sb = ukrást SB
check-deed-steal-bm = ukrást BM
check-deed-steal-info = ukrást informaci
check-deed-draw = líznout si kartu
check-deed-discard = odhodit kartu
check-deed-mill = přesunout karty z hracího balíku na odkládací
check-deed-look = něco si prohlédnout
check-deed-find = najít kartu v hracím balíku
check-deed-return = vrátit kartu
check-deed-deploy = přinést kartu do hry
check-deed-untire = odunavit
check-deed-tire = unavit
check-deed-detain = zadržet
check-deed-destroy = demaskovat nebo zničit
check-deed-destroy-spy = demaskovat zvěda
check-deed-destroy-place = zničit místo
check-deed-destroy-situation = zničit situaci
check-deed-destroy-permanent = zničit permanent
check-deed-sacrifice = obětovat
check-deed-take = převzít
check-deed-convert = přeměnit SB na BM
