# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml. "You" are a team.

book-start = Hon na Thomase Hammera
book-start-teams = Hraje až pět mocností, každá jako jeden tým: USA, Čína, Japonsko, Rusko a Globální osvobozenecká armáda, GLA. O každé všichni něco vědí. Jen ty ale znáš svou zvláštní schopnost a víš, jak tvé silné a slabé stránky doopravdy fungují.
book-start-goal = Hraješ dvě hry najednou. S kartami vysíláš zvědy, získáváš informace a brzdíš ostatní. Z informací zjišťuješ, kde se skrývá Thomas Hammer se svou ženou Lil. Kdo je najde první, získá 20 bodů, a po posledním kole vyhrává nejvíc bodů.
book-start-hand = Máš hrací balík 30 karet, který nikdo jiný nezná. Začínáš se sedmi kartami v ruce a s jedním informátorem ve hře, který může pracovat hned v prvním kole. Peníze zatím nemáš: vyděláš je v první dílčí hře.
book-start-swap = Nemáš-li v ruce žádného zvěda, smíš ji vyměnit zadarmo, dokud nějaký nepřijde. Každá jiná výměna stojí kartu: místo sedmi jich bude šest, potom pět. Rozmysli si to, karta méně bolí víc, než se zdá.

book-picture = Informace a zašifrovaný obrázek
book-picture-map = Každý čtverec mapy má tři jména: sloupec (písmeno), řádek (číslo) a sektor (malé písmeno v rohu). Zjisti u jednoho čtverce všechna tři, nebo aspoň dvě, která nechají jen jediný, a víš, kde je skrýš.
book-picture-code = Zašifrovaný obrázek má tři části: o sloupcích, o řádcích a o sektorech. Každý řádek obrázku je zaplněný šesti značkami. Informace ti řekne, které dvě jsou v tom řádku tmavé. Vybarvi je: ve sloupcích, řádcích nebo sektorech pod tmavými místy T. H. není. Vyškrtni je na mapě.
book-picture-light = S každým řádkem jedné části je bílé méně, až zůstane jedno místo bílé odshora dolů: pruh světla. Čtverec dají dvě části s pruhem, třetí je kontrola. Nezbude-li žádný čtverec, je někde chyba v opisu.
book-picture-slips = Na papíře je informace lístek s kontrolním písmenem, aby se dal špatný poznat. Na obrazovce za tebe vybarvuje a škrtá program, pokud si to nevypneš.

book-round = Jedno kolo
book-round-phases = Kolo trvá od jedné dílčí hry do další. Nejdřív hrají všechny týmy dílčí hru. Potom má každý tým sám svůj tah se čtyřmi fázemi: obnovovací, lízací, hlavní a odhazovací.
book-round-game = Dílčí hra se hraje venku. Vítěz dostane 5 strategických bodů (SB), ostatní 4, 3, 2 a 1. Za SB se kupují karty a každý z nich je zároveň bod. Smíš si je nechat na později. Při shodě dostanou všichni SB za lepší místo.
book-round-order = Potom se týmy rozdělí o pořadí, ve kterém budou hrát. Vítěz si místo volí první. Kdo hraje brzy, demaskuje zvědy dřív, než něco zjistí; kdo hraje pozdě, může reagovat a jeho noví zvědové jsou do příštího kola v bezpečí.
book-round-time = Máš 15 minut, pokud pořadatel neurčí jinak, od chvíle, kdy skončil tým před tebou. Co do té doby nestihneš, propadá. Sama od sebe proběhne jen obnova, líznutí a odhození.

book-turn = Tvůj tah
book-turn-refresh = V obnovovací fázi smíš měnit SB za body moci (BM), obvykle tři za jeden, a nikdy zpátky. Silné karty stojí BM. Potom se všichni tví unavení zvědové odunaví.
book-turn-draw = V lízací fázi si lízneš kartu ze svého balíku. Musíš, ledaže si místo toho líznete s partnerem kooperační kartu.
book-turn-main = V hlavní fázi zahraješ tolik karet a použiješ tolik schopností, kolik jich zaplatíš. Číslo v šedém kolečku na kartě je cena v SB, každý symbol mocnosti je jeden BM. Platí se celá cena a dřív, než se cokoli stane.
book-turn-discard = Nakonec si necháš nejvýš sedm karet; některé mocnosti mají jiný limit. Hned potom dostaneš informace, které tví zvědové získali.

book-spies = Zvědové
book-spies-kinds = Zvědové jsou srdcem hry. Informátoři zjišťují informace, infiltrátoři špehují soupeře a univerzální zvědové umějí obojí. Zvěd zůstává ve hře, dokud ho něco nedemaskuje. Zvědům, místům a situacím ve hře se říká trvalé karty.
book-spies-tired = Většinu zvědů musíš k práci unavit: karta se položí na bok až do tvé příští obnovovací fáze. Nový zvěd přichází do hry unavený, takže pracuje až od dalšího kola. Ostatní mají kolo na to, aby ho demaskovali.
book-spies-detain = Zvěda jde také zadržet. Pak je unavený a zůstane tak: v příští obnovovací fázi svého týmu se neodunaví. Unavený je i zvěd, který přejde na jinou stranu.
book-spies-clues = Když informátor získá informaci, číslo řádku volíš ty. Ostatní vidí, že se ptáš, ale ne na co. Informace se nevyčerpají: na stejnou se mohou zeptat dva týmy. Ptej se na řádky části, kterou už máš načatou.

book-cards = Ostatní karty
book-cards-place = Místo ti dává trvalou výhodu. Situace mění věci pro všechny a je vzácná. Obojí zůstává ve hře, dokud to někdo nezničí. Máš-li trvalou kartu obětovat, vybereš, která z tvých půjde na odkládací balík.
book-cards-action = Akce se provede jednou a jde na odkládací balík. Má typ, někdy i podtyp v závorce, třeba útok (letecký). Jiné karty na to hledí: některé zastaví každý útok, jiné jen ten ze vzduchu.
book-cards-abilities = Schopnost má před dvojtečkou cenu a za ní efekt. Smíš ji použít tolikrát, kolikrát ji zaplatíš. Patří-li k ceně únava zvěda, znamená to jednou.
book-cards-words = Soupeř je tým, se kterým nekooperuješ; mocnost je kterýkoli tým. A zlaté pravidlo: když si karta a pravidla odporují, platí karta.

book-conflict = Útok, ochrana, krádež
book-conflict-target = Většina útoků potřebuje cíl a vybírá ho tým, který útočí: kterého zvěda demaskovat, které místo zničit. Zasažená karta jde na odkládací balík svého majitele. Je-li cílů víc, musí být každý jiný.
book-conflict-guard = Bez vhodného cíle se karta vůbec nedá zahrát. Tak funguje ochrana: místo nebo zvěd, který hlídá ostatní před jedním druhem útoku, nenechá útočníkovi na co mířit. „Všichni“ a „zvol“ nejsou cíle a takovou stráž obejdou.
book-conflict-theft = Ukradené SB a BM přejdou ze zásoby jiného týmu do tvé; má-li jich méně, vezmeš, co má. Bodů se to netýká. Několik zvědů krade informace: řádek se dozvíš a okradený ho zná dál, jen neví, který to byl.

book-deck = Když dojde balík
book-deck-empty = Musíš-li si líznout a balík je prázdný, začínáš znovu. Všechny tvoje trvalé karty i celá ruka jdou na odkládací balík, ten se zamíchá a vezmeš si z něj sedm karet. SB, BM a informace ti zůstanou. Hlídej si tedy, kolik karet ještě máš.
book-deck-again = S novou rukou smíš měnit karty stejně jako na začátku hry.
book-deck-return = Je-li v tvém odkládacím balíku zvěd, který umí zjišťovat informace, hází se za tebe každé kolo mincí. Padne-li dobře, smíš nejvyššího zvěda zamíchat do svého balíku.

book-powers = Mocnosti a jejich tajemství
book-powers-strengths = Každá mocnost má své silné a slabé stránky. Co je napsáno tady, vědí všichni; jak přesně to funguje, zůstává tvým tajemstvím, dokud se to neukáže. Týkají se vždy tvého balíku, tvého odkládacího balíku a tvé ruky, nikdy kooperačních.
book-powers-special = Zvláštní schopnost smíš použít jednou za celou hru, ve své hlavní fázi. Nic nestojí, trvá jedno kolo a nic ji nezasáhne. Chvíli vyber dobře: potom už ji znají všichni.
book-powers-joker = Máš také jednoho žolíka. Před dílčí hrou ho smíš tajně vsadit na kterýkoli tým, i na sebe. Po výsledcích dostaneš ke svým SB ještě tolik, kolik vyneslo místo toho týmu. Body to nejsou.

book-cooperation = Kooperace
book-cooperation-pact = Dva týmy smějí veřejně kooperovat. Nabídnout to můžeš kdykoli. Od té chvíle nejste soupeři a nesmíš použít kartu, která partnerovi jakkoli uškodí, ani kdyby souhlasil.
book-cooperation-draw = Partneři mají kooperační balík s nejsilnějšími kartami ve hře. Aby si kartu lízli, vzdají se oba svého běžného líznutí a zaplatí po 1 SB. Nikdo ty karty předem nezná.
book-cooperation-play = Kooperační kartu mají v ruce oba, ale je jen jedna. Hraje ji partner, který je v kole na tahu později. Každý zaplatí BM se svým symbolem, o SB se podělíte podle dohody. Ve hře patří oběma, a když o ni přijde jeden, přijde o ni i druhý.
book-cooperation-shared = Kooperační kartu ve hře smí použít každý z partnerů ve svém tahu a na své náklady. Unavený kooperační zvěd je unavený pro oba.
book-cooperation-empty = Když je kooperační balík prázdný, je čas se rozejít. Do té doby má každý z vás z každé dílčí hry o jeden SB méně.
book-cooperation-leave = Kooperaci smíš zrušit kdykoli, ale je to drahé: 1 BM a 2 SB, jedna trvalá karta a dvě karty z ruky. Bez BM platíš o 3 SB víc a za každý SB, který chybí, přijde tvůj balík o kartu.
book-cooperation-groups = Kooperovat smí i víc týmů, když kooperuje každá dvojice z nich. Větší skupiny mají vlastní balíky. Každý tým platí za kartu 1 SB za každý další tým, který si líže, a hraje ji ten, kdo je z nich v pořadí poslední.
book-cooperation-fair = Tajně pomáhat jinému týmu a tvářit se, že hraješ za sebe, není zakázané, ale není to fér. Nedělej to, prosím.

book-end = Nález a konec hry
book-end-find = Když už víš dost, tipni ve svém tahu čtverec. Vyhodnotí se na konci tahu. První tým, který se trefí, má 20 bodů. Při špatném tipu smíš tipovat až po dvou kolech. Pořadatel může chtít, abyste na to místo došli.
book-end-points = Body jsou za umístění v dílčích hrách a za nalezení T. H. Vyhrává nejvíc bodů. SB ze žolíka se nepočítají a nepočítá se ani to, jak silně tvá mocnost na konci vypadá.
book-end-last = Počet kol se určí na začátku a poslední kolo se ohlásí před jeho dílčí hrou. Do té doby se hraje, i když už T. H. někdo našel. SB a BM, které ti zbudou, nemají cenu.
book-end-organiser = Pořadatel zapisuje výsledky a smí opravit chyby. Všechno je v záznamu a všechno losování vychází z jednoho tajného semínka, které si potom každý může ověřit.
