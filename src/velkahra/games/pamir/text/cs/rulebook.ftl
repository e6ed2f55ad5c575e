# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml

book-start = Afghánistán mezi třemi mocnostmi
book-start-sides = O zemi zápasí tři koalice: britská, ruská a afghánská. Nevedeš žádnou z nich. K jedné z nich ale patříš a stranu můžeš změnit. Kvádry koalic nejsou ničí: pomáhají všem, kdo jsou právě teď loajální vůči jejich koalici, ať je umístil kdokoli.
book-start-pieces = Kvádr na území je vojsko, na hranici cesta. Tvoje vlastní dílky jsou deset válců. Čím válec je, záleží na místě: na území kmenem, na kartě dvora špehem, na ukazateli loajality darem. Válce zůstávají tvoje, ať je tvá loajalita jakákoli.
book-start-cards = Všechno se dělá kartami. Karta dvora patří k území a k symbolu, má jednu až tři hvězdy, symboly účinku, které nastanou při zahrání, a akce, které můžeš využít později. Může mít kořist, zvláštní schopnost nebo pruh patriota, člověka, který slouží jen jedné koalici.
book-start-setup = Každý si veřejně zvolí loajalitu; stejnou smí mít víc hráčů. Začínáš se čtyřmi rupiemi a deseti válci, bez karet a bez bodů. V nabídce leží dvanáct karet a v dolních dvou třetinách balíčku jsou schované čtyři kontroly dominance.

book-turn = Tvůj tah
book-turn-actions = Máš dvě akce. Kartu koupit nebo zahrát z ruky můžeš vždycky. Na všechno ostatní potřebuješ na dvoře kartu, která to ukazuje. Akce musí mít nějaký účinek. Po tahu uklidíš a začíná další hráč po směru hodinových ručiček.
book-turn-favored = Jeden ze čtyř symbolů je preferovaný. Akce s kartou tohoto symbolu je navíc: nepočítá se do tvých dvou. Se správným symbolem tak za jeden tah stihneš čtyři nebo pět věcí. Který symbol to je, mění symboly účinku a události.
book-turn-promises = Mluvit a plánovat se smí, ale slib nikoho nezavazuje a peníze ani karty nemění majitele jen proto, že se dohodnete. Karty v ruce jsou skryté, všechno ostatní je vidět. Co říká karta, má přednost před pravidly.

book-market = Nákup karet
book-market-price = Karta úplně vlevo v každé řadě je zadarmo, další stojí rupii a tak dál. Na každou kartu nalevo od té, kterou kupuješ, položíš jednu rupii. Ty peníze nejsou pryč: dostane je, kdo takovou kartu koupí, a karty, které nikdo nechce, jsou čím dál levnější a bohatší.
book-market-limits = Kartu, na kterou tvoje rupie přišla v tomhle tahu, koupit nemůžeš. Je-li preferováno vojenství, stojí každý krok dvě rupie místo jedné. Událost nikdy nepřijde do ruky: stane se, jakmile ji koupíš.

book-court = Hraní karet
book-court-play = Když kartu hraješ, přidej ji na levý nebo pravý okraj svého dvora a potom vyřeš její symboly účinku odshora dolů. Musíš vyřešit všechny, i ten, který ti škodí. Využít ji smíš ještě v témže tahu.
book-court-bribe = Ovládá-li území karty někdo jiný, patří mu rupie za každý jeho kmen na něm. Můžeš nabídnout méně a vládce může souhlasit, chtít víc, nebo trvat na celém. Když se nedohodnete, karta ti zůstane v ruce a akci to nestojí, ale všichni ji viděli.
book-court-blocks = Vojsko přidá kvádr tvé koalice na území karty, cesta na některou z jeho hranic. I karta vzdáleného území tak tvou koalici dostane na mapu.
book-court-cylinders = Kmen přidá tvůj válec na území. Špeh ho přidá na kteroukoli kartu dvora toho území, na kterémkoli dvoře, třeba i na kartu, kterou právě hraješ.
book-court-leverage = Váhy ti půjčí dvě rupie z banky. Až bude karta odhozena, vrátíš je; za každou rupii, která ti chybí, odhodíš kartu podle svého výběru. Symbol ekonomiky, vojenství, politiky nebo špionáže změní ten preferovaný.
book-court-supply = Potřebuješ-li dílek a zásoba je prázdná, vezmi si takový, který už je ve hře, jen ne umístěný v tomhle tahu. Z kmene se tak může stát špeh, kvádr může přijít odkudkoli.

book-regions = Kdo kde vládne
book-regions-ruler = Území ovládáš, máš-li na něm aspoň jeden kmen a víc jednotek než kterýkoli soupeř. Počítají se tvoje kmeny a vojska tvé koalice. Soupeř je každý jiný hráč a také každá jiná koalice. Při rovnosti nevládne nikdo a změnit to může každý jednotlivý dílek.
book-regions-power = Vládce tam buduje, zdaňuje hráče, kteří mají na dvoře karty toho území, a bere úplatky od všech, kdo hrají další.
book-regions-overthrow = Kmen a jeho političtí přátelé stojí a padají spolu. Přijdeš-li o poslední kmen na území, opustí tvůj dvůr všechny politické karty toho území. Přijdeš-li o poslední politickou kartu území, zmizí odtamtud všechny tvoje kmeny. Kdo jedno nikdy neměl, nepotřebuje ani druhé.

book-loyalty = Změna strany
book-loyalty-influence = Tvůj vliv u koalice je jedna plus tvoji patrioti, kořisti a dary. Když koalice dominuje, vliv rozhodne, kdo z jejích přátel získá nejvíc bodů.
book-loyalty-change = Stranu změníš, když zahraješ patriota jiné koalice nebo si vezmeš její kořist. Nejdřív přijdeš o všechno, co tě vázalo k té staré: o dary, kořisti a její patrioty. Kmeny, špehové a ostatní karty zůstanou. Obvykle je to drahé, těsně před kontrolou dominance ale někdy geniální.

book-actions = Co karty umějí
book-actions-use = Každou kartu smíš za tah využít jednou, k jedné z akcí, které ukazuje. Stojí-li akce rupie, jdou do nabídky: po jedné na kartu, zprava, do každé řady polovina. Takovou kartu v tomhle tahu nekoupíš.
book-actions-hostage = Karta je rukojmím, má-li na ní některý soupeř víc špehů než kdokoli jiný včetně majitele. Než ji využiješ, patří mu rupie za každého z těch špehů. Smlouvat se dá stejně jako s vládcem. Zvláštních schopností se rukojmí netýká.
book-actions-tax = Vezmi si tolik rupií, kolik má karta hvězd: z karet v nabídce, od hráčů, kteří mají na dvoře kartu území, jež ovládáš, nebo odtud i odtud. Každá hvězda ekonomiky na dvoře chrání svému majiteli jednu rupii.
book-actions-gift = Polož válec na volné pole darů na svém ukazateli a zaplať jeho cenu 2, 4 nebo 6 rupií. Je to jeden vliv do chvíle, kdy změníš stranu.
book-actions-build = Za dvě rupie umístíš kvádr své koalice, nejvýš tři: vojska na území, která ovládáš, cesty na jejich hranice. Rychleji koalici k dominanci nedostaneš, ale potřebuješ k tomu území.
book-actions-move = Každá hvězda je jeden krok. Vojsko přejde hranici, na které je cesta jeho koalice. Špeh jde na sousední kartu na jednu nebo druhou stranu, jako by všechny dvory tvořily kruh kolem stolu. Kmeny a cesty se nehýbou nikdy.
book-actions-betray = Za dvě rupie odhodíš kartu, na které máš špeha, z kteréhokoli dvora. Všichni špehové z ní jdou domů, majitel vrací rupie za váhy a možná přijde převrat. Má-li karta kořist, můžeš si ji vzít: je to vliv, třeba u nové koalice.
book-actions-battle = Zvol území nebo kartu dvora a odstraň tam nepřátelské jednotky: nejvýš tolik, kolik má karta hvězd, a nejvýš tolik, kolik tam máš vojsk nebo špehů. Na kvádry vlastní koalice nemůžeš, na kmeny hráčů se stejnou loajalitou také ne, na jejich špehy ano.

book-dominance = Kontroly dominance
book-dominance-check = Body jsou jen při kontrole dominance. Koupit ji z nabídky může kdokoli, nebo z ní vlevo vypadne sama. Pak se spočítají všechny kvádry na mapě. Koalice dominuje, má-li jich aspoň o čtyři víc než každá jiná.
book-dominance-success = Když některá dominuje, bodují její přátelé podle vlivu: pět, tři a jeden bod. Ostatní nemají nic. Potom z mapy zmizí všechny kvádry a zápas začíná znovu. Hráči se stejným vlivem se o body svých míst dělí.
book-dominance-failure = Když nedominuje žádná, na koalicích nezáleží. Počítají se válce, které má každý ve hře: tři body za nejvíc, jeden za druhé místo. Nic se neodstraňuje. Je-li tvoje koalice slabá, šiř raději kmeny, špehy a dary.
book-dominance-after = Poslední kontrola platí dvojnásobně. Po každé kontrole končí trvalé události. Vyplatí se vědět, kolik kontrol ještě přijde.
book-dominance-winner = Vede-li někdo po kontrole o čtyři body, hra hned končí. Jinak po poslední kontrole vyhrává nejvíc bodů. Při shodě rozhodnou hvězdy vojenství, potom rupie.

book-cleanup = Konec tahu
book-cleanup-limits = Na dvoře ti mohou zůstat tři karty a jedna navíc za každou hvězdu politiky na něm. V ruce dvě a jedna navíc za každou hvězdu špionáže na dvoře. Zbytek odhoď, nejdřív ze dvora. Během tahu jich smíš mít víc.
book-cleanup-market = Události v levém sloupci se odhodí a jejich horní polovina zasáhne všechny. Potom se karty posunou doleva a mezery se doplní z balíčku. Rupie zůstávají na svých kartách.
book-cleanup-instability = Objeví-li se v nabídce druhá kontrola dominance, nastane nestabilita: jedna kontrola se hned vyřeší a obě karty odejdou.

book-special = Události a zvláštní schopnosti
book-special-events = Událost má dvě tváře. Když ji koupíš, stane se to, co říká dolní polovina, obvykle něco dobrého pro tebe. Když zůstane ležet a z nabídky vypadne, stane se všem to, co říká horní. Trvalé události platí do příští kontroly dominance.
book-special-abilities = Někteří lidé na tvém dvoře umějí něco, co nikdo jiný. Schopnost platí, dokud je karta na tvém dvoře, a žádní špehové jí nezabrání.

book-wakhan = Vachána
book-wakhan-guest = Sólo nebo ve dvou můžeš hrát s Vachánou, za kterou rozhodují karty. Má kmeny, špehy a rupie jako hráč a stejně i vyhrává. Každý úplatek platí celý a žádný nepromíjí. Je přítelkyní všech koalic, a tak se účastní každé úspěšné kontroly.
book-wakhan-loyal = Když umisťuje kvádry, hýbe jimi nebo jimi bojuje, platí první koalice na její kartě, vůči níž není loajální žádný člověk. Při posuzování vlády se jí počítá ta koalice, která má na území nejvíc vojsk.
book-wakhan-turn = Ve svém tahu odkryje kartu a zkouší její řádky odshora dolů, stále dokola, dokud nevyužije dvě akce. Co nejde, přeskočí. Potom přijdou akce navíc. Může-li koupit kontrolu dominance, která jí prospěje, udělá to jako první.
book-wakhan-radicalize = Radikalizace znamená, že kartu koupí a hned zahraje, obojí jednou akcí. Kterou, to říká pokyn na kartě, kontrola dominance v nabídce, nebo šipky dvou viditelných karet.
book-wakhan-acting = Ke každé akci využije první kartu ze svého pořadí, se kterou to jde, se stejnými omezeními jako ty. Kde, to říkají území na její kartě. Nejdřív odstraňuje kmeny, zdaňuje nejbohatší a hýbe se jen za cizími kmeny.
book-wakhan-order = Většinu jejích voleb řeší jedno pořadí: karty soupeřů, preferovaný symbol, patrioti a kořisti dominantní koalice, jiní patrioti, váhy, síla, číslo. Musí-li odhazovat, loučí se nejdřív s tím, co jí pomáhá nejméně.
