# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml

book-start = Lidé za drahokamy
book-start-aim = Chceš vládnout zemi, a tak kolem sebe shromažďuješ vlivné lidi a dobré zákony a stavíš z nich pyramidu moci. Hraje se dvanáct kol. Kdo má pak nejvíc bodů moci, vyhrává.
book-start-card = Prohlédni si postavu. Nahoře má dva barevné rohy, dole barevný půlkruh; obojí se spojuje se sousedními kartami. V každém ze čtyř řádků je drahokam, tedy cena, a odměna. Dolní řádek patří k 1. úrovni tvé pyramidy, další ke 2. a tak dál. Zákon má místo řádků text.
book-start-setup = Začínáš se šesti drahokamy za zástěnou, třemi zákony a dvěma postavami. Tajně zvolíš, která z postav bude první kartou tvé pyramidy. Nic nestojí a přinese odměnu dolního řádku. Druhá ti zůstane v ruce.

book-round = Jak probíhá kolo
book-round-course = Kolo má dvě poloviny a obě hrají všichni najednou. V aukci získáš nejvýš jednu postavu. Potom buduješ: vyložíš až tři karty z ruky. Mluvit a slibovat se smí, dodržet sliby nikdo nemusí. Pyramidy jsou vidět; drahokamy, žetony útoku a karty v ruce ne.
book-round-numbers = Každá karta má jiné číslo. Když záleží na tom, kdo je dřív, je to hráč s nejnižším číslem v pyramidě. Při vykládání rozhodují čísla právě vykládaných karet. Dvě stejné nabídky drahokamů se tak ale nikdy neřeší: ty se střetnou.

book-auction = Aukce
book-auction-bid = V nabídce jsou čtyři postavy, každá pod svou barvou. Postavu dražíš tak, že do pěsti schováš drahokam její barvy. Všechny pěsti se otevřou najednou. Nezvolil-li tvou barvu nikdo jiný, je karta tvoje. Drahokam přijde do zásoby tak jako tak; budování se platí zvlášť.
book-auction-clash = Chtějí-li dva hráči jedinou kartu barvy, nedostane ji žádný a oba o drahokamy přijdou. Kdo ještě nemá kartu, smí dražit znovu, celkem třikrát. Nemáš-li ani pak nic, platí to jako pas. Nejkrásnější karta tak bývá tou nejhorší sázkou.
book-auction-two = Od druhého kola může mít barva dvě karty. Jsi-li na ni bez konkurence, vybereš si. Draží-li ji dva, každý tajně označí jednu: různé karty si rozeberou, při stejné volí ještě jednou, a když se střetnou i podruhé, draží oba znovu. Při třech a víc dražitelích nedostane kartu nikdo.
book-auction-attack = Žeton útoku má větší cenu než každý drahokam. Když ho vydražíš, vezmeš si kteroukoli kartu dřív, než přijdou drahokamy na řadu. Komu ji sebereš před nosem, ten přijde o drahokam a draží znovu. Z několika útočníků bere první ten, kdo má v pyramidě nejnižší číslo.
book-auction-pass = Můžeš také otevřít prázdnou pěst. Kartu nemáš, ale vezmeš si tři drahokamy libovolných barev a za každý žeton vědy v pyramidě ještě jeden. Po tvrdé aukci to bývá nejlepší obchod. V jedné aukci se pasuje jen jednou.
book-auction-display = Po aukci se horní karty vyřadí ze hry, dolní se posunou nahoru a pod ně přijdou čtyři nové. Každá karta je tedy v nabídce nejvýš dvakrát.

book-pyramid = Pyramida
book-pyramid-carry = 1. úroveň je řada, která roste na obou koncích. Karta na vyšší úrovni leží nad dvěma sousedními kartami a každá taková dvojice unese jednu kartu. Úrovní je nejvýš pět. Co je vyložené, zůstává na místě.
book-pyramid-circle = Dvě sousední karty a karta nad nimi tvoří kruh: po rohu z každé dolní a půlkruh z horní. Má-li celý jednu barvu, vezmeš si hned drahokam té barvy a na konci jsou za kruh body. Zákony se do kruhů počítají stejně jako postavy.
book-pyramid-near = Některé zákony se dívají na to, co je vedle nich. Karta může mít šest sousedních: dvě po stranách, dvě pod sebou a dvě nad sebou. Volná je karta na kraji řady nebo na nejvyšší úrovni, nad kterou nic neleží a pod kterou není nic zasunuté.
book-pyramid-tucked = Zákon může zasunout kartu pod sebe nebo pod jinou. Zasunutá karta už nehraje: nic nestojí, nic nepřináší, s ničím nesousedí a její kruhy zmizely. Vidí ji každý.

book-building = Budování
book-building-choose = V jednom kole smíš budovat třikrát. Každý, kdo ještě buduje, tajně zvolí kartu; všechny se ukážou najednou a vykládají se po jedné, nejnižší číslo první. Kdo skončí, skončil pro celé kolo a drahokamy za to nejsou. Vol jen kartu, kterou máš kam dát a z čeho zaplatit.
book-building-cost = Postava stojí drahokam z řádku své úrovně a drahokamy ze všech řádků pod ním. Na 3. úrovni to jsou tři. Na 5. úrovni platíš všechny čtyři řádky a drahokam z horního ještě jednou. Postavy na 1. úrovni jsou levné a nesou všechny ostatní.
book-building-reward = Platíš za všechny ty řádky, ale odměna je jen jedna, z řádku dané úrovně. Čím výš, tím je lepší. Na 5. úrovni si vybereš: odměny prvních tří řádků dohromady, nebo 15 bodů moci.
book-building-laws = Zákony nic nestojí a patří na 1. až 4. úroveň. Jejich text říká, co dělají: něco jednou, něco od této chvíle, nebo body na konci. A protože mají také barvy, uzavře zákon třeba kruh, který by žádná postava neuzavřela.
book-building-texts = Některé texty pravidla ohýbají: kopírují žetony, berou kartu z nabídky, ukládají drahokamy, berou další zákony nebo nahrazují kartu v pyramidě. Přesná pravidla vedle říkají, jak se takové texty snášejí se vším ostatním.

book-tokens = Co přinášejí řádky
book-tokens-gems = Drahokamy si bereš ze zásoby v barvách, které chceš. Karty si bereš do ruky, každou z malého balíčku postav nebo ze zákonů; první uvidíš dřív, než zvolíš, odkud bude další.
book-tokens-infinite = Věčný drahokam zůstává na své kartě a v každém budování ti jednou ušetří drahokam své barvy. Když ho získáš ve 2. kole, zaplatí za tebe desetkrát, a tak jsou tihle žolíci na začátku to nejlepší. Není-li v zásobě drahokam té barvy, můžeš dát svůj.
book-tokens-useful = Věda ti při každém pasu přinese drahokam navíc. Žeton útoku schováš za zástěnu: můžeš s ním dražit, nebo ho nechat na konec a uškodit ostatním.
book-tokens-later = Žetony bodů moci, magie, obrana a bonusy se položí na svou kartu a čekají na konec hry. Do té doby nedělají nic.
book-tokens-supply = Drahokamů je omezený počet: vyčerpanou barvu nedostane nikdo, dokud s ní někdo nezaplatí. Ani balíčky se nedoplňují. Všech ostatních žetonů je dost a karet v ruce můžeš mít, kolik chceš.

book-last = Poslední kolo
book-last-round = Hra končí po dvanácti kolech, když je velký balíček prázdný. Karty, které zůstanou v ruce, nepřinesou nic, a tak včas vylož, co můžeš.
book-last-recolour = Pak se přece jen hodí i zbylé drahokamy. Jeden drahokam přebarví jeden segment na svou barvu; půlkruh karty jsou dva segmenty. Za každý kruh, který je potom jednobarevný, jsou body, ale drahokam už ne.

book-score = Počítání bodů
book-score-total = Body se počítají pod sedmi nadpisy: kruhy, věčné drahokamy, zákony, žetony bodů moci, magie, sady a postihy za útok. Vyhrává nejvyšší součet. Hráči se stejným součtem se o vítězství dělí.
book-score-circles = Jednobarevný kruh přinese tolik, na které úrovni je jeho horní karta, a věčný drahokam tolik, na které úrovni leží. Bonus za kruhy přidá své číslo ke každému kruhu a každému věčnému drahokamu své barvy.
book-score-printed = Žetony bodů moci přinesou, co je na nich napsáno, a zákony to, co říká jejich text. Zákon, který počítá sousední karty, chce být uprostřed pyramidy.
book-score-magic = Sečti své bonusy magie a vynásob je počtem žetonů magie. Jedno bez druhého nepřinese nic, a tak začni tím, co přijde, a pak sháněj druhé.
book-score-sets = Jeden žeton obrany, jeden magie a jeden vědy jsou sada za 12 bodů. Jinde přitom platí dál: obrana chrání a magie se násobí.
book-score-attack = Nakonec spočítej žetony útoku, které si soupeři nechali. Každý tě stojí čtyři body, pokud proti němu nemáš žeton obrany. Se třemi útočnými soupeři to může rozhodnout hru.

book-advice = Dobré rady
book-advice-early = Nejdřív buduj to, co pomáhá budovat: věčné drahokamy, pak vědu, pak drahokamy. Body moci a magie jsou přímé cesty k bodům; riskantní zákony, bonusy za barvy a 5. úroveň nech na chvíli, kdy se to nabídne.
book-advice-late = Druhá polovina hry je na body. Tah za deset bodů a víc je velmi dobrý. Zákony jsou většinou lepší později nebo výš, a tak je nevykládej všechny brzy.
book-advice-tokens = Žetony útoku si nech na konec, ledaže nějakou kartu opravdu potřebuješ. A pamatuj si, kolik jich kdo má: víc obrany, než je útoku, je k ničemu.

book-alone = Sólo a virtuální soupeři
book-alone-solo = Sólo hraješ o co nejlepší výsledek. Po tvé volbě se z krabice vylosuje drahokam: to draží virtuální soupeř. Když je stejný jako tvůj, o drahokam přijdeš a dražíš znovu. Když ne, vezmeš si kartu a jedna karta druhé barvy se vyřadí ze hry. Když k jeho drahokamu žádná karta není, jednu odhodíš.
book-alone-virtual = Virtuální soupeři mohou doplnit i stůl pro dva nebo tři. Nemají pyramidu ani body, jen berou karty. Každý si drahokam vylosuje, až lidé zvolí, a v dalších kolech dražby znovu, dokud se jich účastní aspoň jeden člověk.
book-alone-matches = Když se potkají virtuální drahokamy, rozhodují pravidla: dva virtuální soupeři o jednu kartu draží znovu, o dvě karty je obě vyřadí, a člověk s jedním z nich si dvě karty rozdělí, přičemž člověku patří horní.
