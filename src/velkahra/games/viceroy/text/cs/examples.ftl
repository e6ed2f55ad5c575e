# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-bid = Dražíš jen ty
example-bid-alt = Nabídka karet: po jedné pod modrou, červenou, zelenou a žlutou.
example-bid-task = Chceš Kapitána, který leží pod modrou. Nabídni tajně modrý drahokam.
example-bid-done = Modrou nikdo jiný nedražil: Kapitán je ve tvé ruce, drahokam v zásobě. Čtverec dražil červenou a má Průzkumnici.

example-level = Kolik stojí karta na 2. úrovni
example-level-alt = Pyramida: na 1. úrovni vedle sebe Plukovník a Mentor.
example-level-task = Vylož Kapitána na 2. úroveň, nad obě sousední karty. Kolik stojí?
example-level-done = Drahokamy z řádků 1 a 2: zelený a modrý. Odměnu přináší jen z řádku 2: pět drahokamů.

example-circle = Jednobarevný kruh
example-circle-alt = Pyramida: na 1. úrovni Plukovník, Mentor a Kapitán, na 2. úrovni Guvernér. Plukovník a Mentor se potkávají v modré.
example-circle-task = Plukovník a Mentor se potkávají v modré. Vylož nad ně Černokněžníka, má modrý půlkruh.
example-circle-done = Celý kruh je modrý, a tak máš hned modrý drahokam. Na konci přinese tolik, na jaké úrovni je horní karta: 2 body.

example-law = Zákon v pyramidě
example-law-alt = Pyramida: na 1. úrovni Kat, Kanonýr a Kouzelnice.
example-law-task = Vylož nad Kata a Kanonýra zákon Akademie. Kolik stojí?
example-law-done = Nic: zákony jsou na úrovních 1 až 4 zadarmo. Uzavřel červený kruh a drahokam za něj přinesl stejně jako postava.

example-set = Tři žetony tvoří sadu
example-set-alt = Pyramida: na 1. úrovni žeton magie, žeton obrany a bonus magie, nad nimi Akademie.
example-set-task = Magii a obranu máš. Zvol u Akademie odměnu, která sadu doplní.
example-set-done = Obrana, magie a věda jsou sada: 12 bodů. Žeton vědy navíc při každém pasu přidá jeden drahokam.

example-attack = Útok má přednost
example-attack-alt = Nabídka sedmi karet; pod zelenou leží jen jedna, Agent.
example-attack-task = Čtverec chce zelenou kartu taky. Pojisti se: nabídni místo drahokamu žeton útoku.
example-attack-done = Žeton útoku bere první, ať dražil kdokoli kteroukoli barvu. Teď si smíš vzít kteroukoli kartu z nabídky.

example-alone = Sólo proti krabici
example-alone-alt = Nabídka šesti karet; pod zelenou a pod žlutou leží po dvou.
example-alone-task = Hraješ o samotě. Pod zelenou leží dvě karty: nabídni zelený drahokam.
example-alone-done = Virtuální soupeř vytáhl taky zelený, takže kartu nedostane nikdo, i když jsou tam dvě. Drahokam je pryč a smíš to zkusit znovu.

example-recolour = Přebarvení na konci
example-recolour-alt = Hotová pyramida. Guvernérův půlkruh je červený, dva rohy pod ním jsou modré.
example-recolour-task = Použij poslední dva červené drahokamy: ať je Guvernérův kruh celý červený.
example-recolour-done = Dva segmenty, dva drahokamy. Kruh je teď jednobarevný a přinese 2 body, drahokam za něj ale není.

example-carry = Dvě sousední karty unesou jednu
example-carry-alt = Pyramida: na 1. úrovni tři karty, na 2. úrovni Kapitán nad levými dvěma.
example-carry-task = Levá dvojice už nese Kapitána. Vylož zákon na 2. úroveň nad druhou dvojici.
example-carry-done = Každá dvojice sousedních karet unese jen jednu. Karty na 2. úrovni teď sousedí, a tak se nad ně vejde karta 3. úrovně.

example-clash = Dva hráči, jedna karta
example-clash-alt = Nabídka ve 2. kole. Pod červenou je jen Víla, pod zelenou a žlutou jsou dvě karty.
example-clash-task = Ty i Čtverec chcete Vílu. Draž červenou a podívej se, co ti zbude.
example-clash-done = Vílu nemá nikdo a dva červené drahokamy jsou pryč. Čtverec draží modrou a bere si Velmože; ty pasuješ a vybíráš si tři drahokamy.

example-pair = Dva hráči, dvě karty
example-pair-alt = Nabídka ve 2. kole. Pod zelenou jsou dvě karty: nahoře Zbojník, dole Veterán.
example-pair-task = Draž zelenou o Veterána. Čtverec draží zelenou také. Co teď?
example-pair-done = Každý tajně označí jednu kartu. Ty dolní, Čtverec horní: oba máte, co jste chtěli. Každý za to dal zelený drahokam.

example-score = Všechno se sečte
example-score-alt = Pyramida šesti postav: tři na 1. úrovni, dvě na 2. a jedna na 3.
example-score-task = Poslední kolo. Vylož Admirála a potom Sčítání lidu, zákon s bodem za každou kartu tvé pyramidy.
example-score-done = Kruhy přinesou 2 a 3 body, věčný drahokam 1, Sčítání lidu 8, žetony bodů moci 3 a 8. Obrana, magie a věda jsou sada za 12 bodů: celkem 37.

example-infinite = Věčný drahokam platí
example-infinite-alt = Pyramida: na 1. úrovni Plukovník s červeným věčným drahokamem, Mentor a Kapitán, nad nimi Guvernér.
example-infinite-task = Černokněžník stojí na 1. úrovni červený drahokam. Vylož ho tam: kolik zaplatíš?
example-infinite-done = Nic: červený věčný drahokam na Plukovníkovi zaplatí za tebe. V tomto budování už odvedl svou práci, v dalším zaplatí znovu.
