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
example-battle-task = Bojuješ v Paňdžábu za Brity. Odstraň ruské vojsko nebo cestu: vlastní koalici se nic nestane.
example-battle-done = Ruský kvádr je zpátky v zásobě. Karta má dvě hvězdy, takže smíš odstranit ještě jednu jednotku.

example-march = Vojsko potřebuje cestu
example-march-alt = Mapa. V Paňdžábu stojí dvě britská vojska a tvůj kmen. Do Kandaháru vede britská cesta, do Kábulu ruská.
example-march-task = Jsi na straně Britů. Přesuň jedno vojsko z Paňdžábu: přes kterou hranici smí?
example-march-done = Jen do Kandaháru, kam vede britská cesta. Po ruské cestě do Kábulu smějí jen ruská vojska.

example-betray = Zrazená karta opustí dvůr
example-betray-alt = Dva dvory. Tvůj šedý špeh stojí na dvoře Modrého na kartě „Hrabě Ivan Simonič“.
example-betray-task = Tvůj špeh může zradit kartu, na které stojí. Vyber kartu „Hrabě Ivan Simonič“.
example-betray-done = Do nabídky jdou 2 tvoje rupie. Karta se odhodí a špeh se ti vrátí do zásoby. Na kartě je kořist a tu si smíš vzít.
