# Terms explained in place: name, stems by which a text is searched, meaning

term-loyal = loajalita
term-loyal-stems = loajál|loajal
term-loyal-means = Loajální jsi vždy vůči jedné koalici: její vojska a cesty se počítají za tvoje. Zahraješ-li patriota jiné koalice nebo si vezmeš její kořist, loajalita se změní; dosavadní dary, kořisti a patrioti jsou ztraceni.

term-influence = vliv
term-influence-stems = vliv
term-influence-means = Kolik pro svou koalici znamenáš: 1 a po jednom za každého patriota na dvoře, každou kořist a každý dar. Boduje, když tvoje koalice dominuje.

term-patriot = patriot
term-patriot-stems = patriot
term-patriot-means = Karta dvora, která má za jménem barvu koalice. Zůstane u tebe, jen dokud jsi vůči té koalici loajální.

term-check = kontrola dominance
term-check-stems = kontrol
term-check-means = Karta nabídky. Když ji někdo koupí nebo když opustí nabídku, rozdají se body: přátelům koalice, která dominuje, jinak těm, kdo mají ve hře nejvíc válců. Jsou čtyři a poslední platí dvojnásob.

term-dominance = dominance
term-dominance-stems = (?:ne)?domin
term-dominance-means = Koalice dominuje, má-li ve hře aspoň o čtyři kvádry víc než každá jiná. Pak bodují jen hráči, kteří jsou vůči ní loajální, a všechny kvádry opustí mapu.

term-block = kvádr
term-block-stems = kvádr
term-block-means = Dřevěný dílek koalice: na území je to vojsko, na hranici cesta.

term-army = vojsko
term-army-stems = vojsk
term-army-means = Kvádr na území. Pomáhá všem, kdo jsou loajální vůči jeho koalici, ať ho umístil kdokoli.

term-road = cesta
term-road-stems = cest(?:a|y|ou|u|ě|ám|ách)(?!\w)
term-road-means = Kvádr na hranici. Vojska jeho koalice smějí přes tuto hranici projít.

term-cylinder = válec
term-cylinder-stems = válec|válc
term-cylinder-means = Tvůj vlastní dílek: kmen na území, špeh na kartě dvora, dar na tvé desce. Když nikdo nedominuje, bodují ti, kdo mají ve hře nejvíc válců.

term-tribe = kmen
term-tribe-stems = kmen
term-tribe-means = Tvůj válec na území. Bez něj tam nemůžeš vládnout.

term-spy = špeh
term-spy-stems = špeh
term-spy-means = Tvůj válec na kartě dvora. Kdo má na cizí kartě nejvíc špehů, drží ji jako rukojmí; kde máš špeha, můžeš kartu také zradit.

term-gift = dar
term-gift-stems = dar(?:y|u|em|ů)?(?!\w)
term-gift-means = Válec, který dáš na svou desku za 2, 4 nebo 6 rupií: 1 vliv u tvé koalice.

term-prize = kořist
term-prize-stems = kořist
term-prize-means = Proužek dole na kartě. Když kartu zradíš, smíš si ji vzít jako kořist: 1 vliv u koalice, která je tam uvedena. Není-li to tvoje, změníš loajalitu.

term-hostage = rukojmí
term-hostage-stems = rukojm
term-hostage-means = Karta dvora, na které má soupeř víc špehů než kdokoli jiný. Její vlastník mu za každou akci s ní platí úplatek.

term-bribe = úplatek
term-bribe-stems = úplat
term-bribe-means = Rupie, které platíš soupeři: vládci území za zahrání karty tohoto území tolik, kolik tam má kmenů; nebo tomu, kdo drží kartu jako rukojmí, tolik, kolik na ní má špehů. Smí je prominout.

term-rupee = rupie
term-rupee-stems = rupi
term-rupee-means = Peníze. Začínáš se 4. Další získáš s kartami nabídky, na kterých leží, zdaněním, úplatky a symbolem vah.

term-favored = preferovaný symbol
term-favored-stems = preferovan
term-favored-means = Jeden ze čtyř symbolů je preferovaný. Akce karet dvora s tímto symbolem jsou akce navíc, neubírají ze tvých dvou. Dokud je preferováno vojenství, stojí karty nabídky dvojnásob.

term-rule = vláda nad územím
term-rule-stems = o?vlád
term-rule-means = Území ovládáš, máš-li tam kmen a dohromady víc kmenů a vojsk své koalice než každý soupeř. Pak tam smíš budovat a danit a bereš úplatky.

# Signs of the page, explained by the help

sign-suit-economic = Ekonomika: každá její hvězda na tvém dvoře chrání 1 rupii před zdaněním.
sign-suit-military = Vojenství: dokud je preferované, stojí karty nabídky dvojnásob. Při shodě rozhodují jeho hvězdy.
sign-suit-political = Politika: za každou její hvězdu smíš mít na dvoře o 1 kartu víc než 3.
sign-suit-intelligence = Špionáž: za každou její hvězdu smíš mít v ruce o 1 kartu víc než 2.
sign-favored = Preferovaný symbol: akce jeho karet jsou akce navíc. Karta s touto značkou mění preferovaný symbol na ten, který ukazuje.
sign-sides = Koalice: Afghánci (A), Britové (B), Rusové (R). Číslo vedle značky je vliv.
sign-army = Vojsko: kvádr na území. Pomáhá všem, kdo jsou loajální vůči jeho koalici.
sign-road = Cesta: kvádr na hranici. Vojska jeho koalice tudy smějí projít.
sign-tribe = Válec v barvě hráče: kmen na území, špeh na kartě dvora.
sign-gift = Dar: zaplať 2, 4 nebo 6 rupií a dej svůj válec na svou desku za 1 vliv.
sign-prize = Kořist: kdo kartu zradí, smí si ji nechat za 1 vliv u koalice, která je tam uvedena.
sign-rupee = Rupie, peníze.
sign-hostage = Rukojmí: soupeř má na kartě nejvíc špehů a za každou akci s ní žádá tolik rupií.
sign-impact = Když kartu zahraješ: cesta, vojsko, tvůj kmen nebo tvůj špeh na jejím území.
sign-leverage = Váhy: vezmi si 2 rupie a vrať je, až kartu odhodíš.
sign-tax = Zdanění: vezmi si tolik rupií, kolik ukazuje značka, z nabídky nebo od hráčů s kartou území, které ovládáš.
sign-build = Budování: až 3 vojska nebo cesty tam, kde vládneš, každé za 2 rupie.
sign-move = Pohyb: vojska po cestách, špehové z karty na kartu.
sign-betray = Zrada: zaplať 2 rupie a odhoď kartu dvora, na které máš špeha.
sign-battle = Boj: odstraň nepřátelské jednotky tam, kde máš vojska nebo špehy.
