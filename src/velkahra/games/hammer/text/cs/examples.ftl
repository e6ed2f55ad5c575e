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
example-row-done = Tah skončil a řádek máš: jeho tmavé značky jsou vybarvené. Ostatní viděli, že se ptáš, ale ne na který řádek.

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
example-square-done = Tip se vyhodnotí na konci tahu. Je správný: T. H. máte jako první a to je 20 bodů. Bylo to poslední kolo a vyhráváte.

example-joint = Kooperační karta v rukou dvou týmů
example-joint-alt = USA a Čína, které kooperují. Pod nimi tvé karty v ruce: Společná družice, karta obou týmů.
example-joint-task = Společnou družici máte s Čínou líznutou spolu. V tomhle kole hraješ později ty: zahraj ji.
example-joint-done = Kartu měly v ruce oba týmy, ale je jen jedna. Ty platíš 1 SB, Čína souhlasí, že zaplatí zbytek, a každý tým se zeptá na dva řádky.

example-detain = Zadržený zvěd
example-detain-alt = Strana Ruska se dvěma zvědy ve hře: Spící zvěd a informátor, se kterým Rusko začínalo.
example-detain-task = Použij Pilotku dronu, svou infiltrátorku, proti Spícímu zvědovi.
example-detain-done = Spící zvěd je unavený a v příští obnovovací fázi Ruska se neodunaví. Navíc znáš karty Ruska: Nečekaná návštěva je útok na zvědy.

example-guard = Ochrana včas
example-guard-alt = Tvoje mocnost a Rusko. Máš ve hře tři zvědy a v ruce Velvyslanectví.
example-guard-task = Víš, že Rusko drží Nečekanou návštěvu, útok (komando). Zahraj Velvyslanectví a ukonči tah.
example-guard-done = Dokud je Velvyslanectví ve hře, nemůže být žádný tvůj zvěd cílem komanda. Útok zůstal Rusku v ruce a místo něj hraje Ropné pole.

example-theft = Krádež strategických bodů
example-theft-alt = USA s 2 SB a Čína, která má ve hře Přísnou celnici a 5 SB.
example-theft-task = Jsi Čína. Unav Přísnou celnici proti USA.
example-theft-done = Znáš karty USA a 1 jejich SB je teď tvůj. Body jim zůstaly.

example-empty = Balík je prázdný
example-empty-alt = Tvoje mocnost se zvědy a místem ve hře a dvěma kartami v ruce. Hrací balík je prázdný.
example-empty-task = Jsi na tahu a není co si líznout. Ukonči obnovovací fázi a podívej se, co se stane.
example-empty-done = Zvědové, místo i karty z ruky šly na odkládací balík. Ten je teď tvým novým balíkem a sedm karet z něj držíš. Ve hře nemáš žádného zvěda.

example-special = Zvláštní schopnost
example-special-alt = Tvoje mocnost na začátku tahu: ve hře dva zvědové a Velvyslanectví, jeden zvěd v odkládacím balíku.
example-special-task = Vezmi zpět Zvědku v terénu, potom použij zvláštní schopnost a zeptej se na řádky 17 a 18.
example-special-done = Oko na oběžné dráze ti dalo dvě informace najednou. Teď je vyčerpané a ostatní ho znají.
