# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-code = Řádek 1 a jeho kód
example-code-alt = První část zašifrovaného obrázku: řádek 1 má čtyři tmavá místa, pod sloupci E, G, J a L.
example-code-task = Řádek 1 už znáš. Na cestě je i řádek 2: ukonči tah a podívej se, kde je tmavý.
example-code-done = V řádku 2 jsou tmavé trojúhelníky a čtverce: Thomas Hammer není ve sloupcích E, F, G ani K. F a K se vyškrtly nově.

example-crosses = Řádek 1 na mapě
example-crosses-alt = Mapa se čtverci A1 až L12. Vyškrtnuté jsou sloupce E, G, J a L.
example-crosses-task = Řádek 1 vyškrtl čtyři sloupce. Na cestě je i řádek 9: ukonči tah a podívej se na mapu.
example-crosses-done = Řádek 9 je o řádcích mapy: vyškrtly se i 3, 6, 9 a 11 a zbývá 64 čtverců.

example-row = O který řádek si říct
example-row-alt = Zašifrovaný obrázek ve třech částech po osmi řádcích. Jeden řádek první části už je známý: má vyznačené tmavé značky.
example-row-task = Informátor získá jednu informaci. Vyber řádek druhé části, 9 až 16.
example-row-done = Řádek dostaneš, až tvůj tah skončí. Ostatní vidí, že se ptáš, ale ne na který řádek.

example-spy = Nový zvěd přichází unavený
example-spy-alt = Tvoje mocnost: 3 SB, ve hře Zkušený reportér, v ruce čtyři karty a mezi nimi Zvědka v terénu.
example-spy-task = Zahraj Zvědku v terénu za 2 SB. Přinese ti lístek už v tomto kole?
example-spy-done = Ještě ne: je ve hře, ale unavená. V příští obnovovací fázi se odunaví a pak ji použít smíš.

example-place = Místo zůstává
example-place-alt = Tvoje mocnost: 3 SB, ve hře dva zvědové, jeden unavený leží na boku, v ruce dvě karty.
example-place-task = Zahraj Burzu za 2 SB. Je to místo.
example-place-done = Zůstane ve hře, dokud ji někdo nezničí, a na začátku každého tvého tahu ti dá 1 SB.

example-target = Volba cíle
example-target-alt = Čínská strana stolu se dvěma zvědy ve hře: Průvodkyně s deštníkem a Obchodní cestující.
example-target-task = Tvůj útok demaskuje zvěda a vybíráš ty. Zvol Obchodního cestujícího.
example-target-done = Obchodní cestující není ve hře a leží na odkládacím balíku Číny. Kdyby nebylo koho zasáhnout, kartu by zahrát nešlo.

example-joker = Sázka žolíka
example-joker-alt = Tvoje mocnost před dílčí hrou: žádné SB, 5 bodů a korunka žolíka.
example-joker-task = Začíná dílčí hra. Vsaď žolíka na některý tým: na sebe, nebo na Čínu.
example-joker-done = Jsi první a máš 5 SB a 5 bodů. Žolík přidá tolik SB, kolik přineslo umístění jeho týmu, ale žádné body.

example-points = Z SB body moci
example-points-alt = Tvoje mocnost na začátku tahu: 4 SB, žádný BM, jeden unavený zvěd.
example-points-task = Začíná tvoje obnovovací fáze. Vyměň jednou SB za bod moci.
example-points-done = Máš 1 BM. Obvykle stojí 3 SB, USA mají první v tahu za 2. Zpátky se už nevymění.

example-return = Návrat zvěda
example-return-alt = Tvoje mocnost: 1 SB, ve hře dva unavení zvědové a místo, na odkládacím balíku jedna karta.
example-return-task = Mince padla pro tebe: Zvědka v terénu z odkládacího balíku se smí vrátit. Nech ji.
example-return-done = Je zamíchaná v hracím balíku a někdy si ji zase lízneš. Návrat jde i odmítnout, třeba aby v malém balíku zůstaly silné karty.

example-square = Tip na čtverec
example-square-alt = Mapa se čtverci A1 až L12. Všechny jsou přeškrtnuté kromě jednoho: I4.
example-square-task = Zbývá jen I4. Tipni ho: klepni na něj a potvrď.
example-square-done = Tip je odevzdaný. Vyhodnotí se na konci tahu: tým, který najde T. H. jako první, má 20 bodů.

example-joint = Kooperační karta v rukou dvou týmů
example-joint-alt = USA a Čína, které kooperují. Pod nimi tvé karty v ruce: Společná družice, karta obou týmů.
example-joint-task = Společnou družici máte s Čínou líznutou spolu. V tomhle kole hraješ později ty: zahraj ji.
example-joint-done = Kartu měly v ruce oba týmy, ale je jen jedna. Teď se partneři domluví, jak si rozdělí její cenu v SB.
