# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-price = Co karta stojí
example-price-alt = Nabídka: dvě řady po šesti kartách, pod nimi ceny 0 až 5.
example-price-task = „Zoravar Singh Kahluria“ leží ve třetím sloupci. Kup ho za 2 rupie a sleduj, kam půjdou.
example-price-done = Po jedné rupii na každou kartu nalevo v téže řadě. Kdo takovou kartu koupí, dostane i rupii; ty je v tomto tahu kupovat nesmíš.

example-road = Cesta tvé koalice
example-road-alt = Mapa. V Paňdžábu stojí dvě britská a dvě ruská vojska a tvůj šedý kmen.
example-road-task = Zahraná karta patří do Paňdžábu a ukazuje cestu. Polož ji na některou hranici Paňdžábu.
example-road-done = Cesta je britská jako ty. Britská vojska teď tuto hranici smějí překročit, tam i zpět.

example-spy = Špeh na cizím dvoře
example-spy-alt = Dva dvory: u Modrého „Akálští sikhové“ a „Paštunský žoldnéř“, u tebe tři karty.
example-spy-task = Tvoje karta patří do Paňdžábu a ukazuje špeha. Dej ho na paňdžábskou kartu Modrého, „Akálští sikhové“.
example-spy-done = Špeh smí na kteroukoli kartu dvora z téhož území, u kohokoli. Ten tvůj je teď na dvoře Modrého.

example-tax = Daně tam, kde vládneš
example-tax-alt = Dvory. Modrý má kartu „Akálští sikhové“ z Paňdžábu, kde vládneš; nad ní jsou jeho rupie.
example-tax-task = Ovládáš území Paňdžáb a Modrý má paňdžábskou kartu. Vezmi Modrému rupii.
example-tax-done = Karta s jednou hvězdou vezme jednu rupii. Bez paňdžábské karty by Modrého zdanit nešlo.

example-build = Budování tam, kde vládneš
example-build-alt = Mapa. V Paňdžábu vládneš s kmenem a dvěma britskými vojsky proti dvěma ruským.
example-build-task = Umísti za 2 rupie vojsko. Patří tam, kde vládneš: do Paňdžábu.
example-build-done = Teď jsou britská vojska tři. Mohla by přibýt další v Paňdžábu nebo cesty na jeho hranicích, nejvýš tři za jednu akci.

example-check = Úspěšná kontrola dominance
example-check-alt = Mapa se sedmi britskými a třemi ruskými kvádry: náskok čtyř.
example-check-task = Britové vedou o čtyři kvádry a nejvíc vlivu u nich máš ty. Kup kontrolu dominance.
example-check-done = Dominují Britové, a tak bodují jejich přátelé podle vlivu: 5 pro tebe, 3 pro Modrého. Kvádry z mapy mizí, válce zůstávají.

example-patriot = Změna strany
example-patriot-alt = Dva dvory, oba loajální vůči Britům. Ve tvém je britský patriot a máš za sebou dar.
example-patriot-task = Zahraj „Ruské pluky“, patriota jiné koalice.
example-patriot-done = Teď jsi loajální vůči Rusům. Nejdřív byl pryč dar i britský patriot; druhá karta a špehové zůstali.

example-hostage = Karta jako rukojmí
example-hostage-alt = Dva dvory. Tvůj šedý špeh stojí na tvé kartě „Joseph Wolff“; na kartě „Hrabě Ivan Simonič“ není žádný.
example-hostage-task = Posuň špeha o krok, na kartu „Hrabě Ivan Simonič“ na dvoře Modrého.
example-hostage-done = Na té kartě máš víc špehů než kdokoli jiný. Než s ní Modrý něco udělá, dluží ti úplatek jednu rupii.

example-battle = Co smí boj odstranit
example-battle-alt = Mapa. V Paňdžábu stojí tři britská vojska proti ruskému; na hranici s Kandahárem leží britská a ruská cesta.
example-battle-task = Bojuješ v Paňdžábu za Brity. Odstraň nejdřív ruské vojsko: vlastní koalici se nic nestane.
example-battle-done = Ruský kvádr je zpátky v zásobě. Karta má dvě hvězdy, takže odstraníš ještě jednu jednotku, ruskou cestu.

example-march = Vojsko potřebuje cestu
example-march-alt = Mapa. V Paňdžábu stojí dvě britská vojska a tvůj kmen. Do Kandaháru vede britská cesta, do Kábulu ruská.
example-march-task = Jsi na straně Britů. Přesuň jedno vojsko z Paňdžábu: přes kterou hranici smí?
example-march-done = Jen do Kandaháru, kam vede britská cesta. Po ruské cestě do Kábulu smějí jen ruská vojska.

example-betray = Zrazená karta opustí dvůr
example-betray-alt = Dva dvory. Tvůj šedý špeh stojí na dvoře Modrého na kartě „Hrabě Ivan Simonič“.
example-betray-task = Tvůj špeh může zradit kartu, na které stojí. Vyber kartu „Hrabě Ivan Simonič“.
example-betray-done = Do nabídky jdou 2 tvoje rupie. Karta se odhodí a špeh se ti vrátí do zásoby. Na kartě je kořist a tu si bereš.

example-nobody = Žádná koalice nedominuje
example-nobody-alt = Mapa: v Paňdžábu tři britská a dvě ruská vojska, další ruské v Kandaháru, z Kábulu britská cesta.
example-nobody-task = Britů jsou čtyři kvádry, Rusů tři. Kup kontrolu dominance: kdo dostane body?
example-nobody-done = Náskok jednoho kvádru nestačí, a tak rozhodují válce. Ty máš ve hře tři, Modrý dva: tři body pro tebe, jeden pro něj.

example-final = Poslední kontrola
example-final-alt = Mapa na konci hry s britskými a ruskými kvádry. Modrý má 13 bodů, Šedý 6.
example-final-task = Tohle je poslední kontrola dominance ve hře. Nedominuje nikdo. Kup ji a sleduj body.
example-final-done = Víc válců ve hře má Modrý. Všechno platí dvojnásobně: šest bodů pro něj, dva pro tebe. Modrý vyhrává s 19 body.

example-bribe = Smlouvání o rukojmí
example-bribe-alt = Dva dvory. Tvůj šedý špeh je na Josephu Wolffovi na tvém dvoře, Modrý má hraběte Simoniče a ještě jednu kartu.
example-bribe-task = Přesuň špeha na hraběte Simoniče a ukonči tah. Modrý chce kartu využít. Kolik ho to bude stát?
example-bribe-done = Jednu rupii, protože je na ní jeden tvůj špeh. Modrý nenabízí nic, ty chceš jednu, Modrý zaplatí a kartu využije. Bez dohody by ji nevyužil.

example-overthrow = Převrat
example-overthrow-alt = Mapa s jedním modrým kmenem v Paňdžábu a dva dvory. Tvůj šedý špeh je na Josiahu Harlanovi na dvoře Modrého.
example-overthrow-task = Josiah Harlan je jediná politická karta Paňdžábu, kterou Modrý má. Zraď ho.
example-overthrow-done = S poslední politickou kartou Paňdžábu přichází Modrý i o svůj kmen tam. Kartu si bereš jako kořist: je britská a ty také.

example-wakhan = Jeden tah Vachány
example-wakhan-alt = Dva dvory: na Vachánině karta Karakulské ovce, na tvém Makponská dynastie a ještě jedna karta.
example-wakhan-task = Ukonči tah a sleduj řádky Vachániny karty: zdanění, zrada, radikalizace.
example-wakhan-done = Nejdřív nemůže zdaňovat ani zrazovat. Koupí Alexandra Burnese, zaplatí ti celý úplatek a dá na tvou kartu dva špehy. Ve druhém průchodu už zdaňuje a obě akce má využité.
