# Every rule of the catalogue in one or two sentences. "You" are a team that plays one power.

rule-HM-GOAL-01 = Hraje pět mocností a každá je jeden tým: USA, Čína, Japonsko, Rusko a GLA, Globální osvobozenecká armáda.
rule-HM-GOAL-02 = Sbírej co nejvíc informací: vedou k Thomasi Hammerovi a jeho ženě Lil.
rule-HM-GOAL-03 = Dvě věci běží vedle sebe: karetní hra a pátrání po tom, kde se Thomas Hammer skrývá.
rule-HM-GOAL-04 = Karty ti pomáhají získávat informace a ostatním v tom brání.
rule-HM-GOAL-05 = Úkryt vyvodíš ze svých informací. Okolí znají všichni, se zbytkem se spoléháš jen na vlastní informátory.

rule-HM-INFO-01 = Na papíře přicházejí informace na lístcích, a to nejpozději večer při vyhlášení výsledků dílčí hry.
rule-HM-INFO-02 = Každá informace je kousek klíče k zašifrovanému obrázku. Rozluštěný obrázek ukáže cestu k T. H.
rule-HM-INFO-03 = Kterou informaci tvůj informátor získá, volíš ty, třeba kód třetího řádku.
rule-HM-INFO-04 = Co tví zvědové získají v hlavní fázi, to dostaneš hned po své odhazovací fázi.
rule-HM-INFO-05 = Infiltrátoři zjišťují o soupeřích to, co říká jejich karta. Někteří dokonce kradou informace o T. H., které soupeř má.

rule-HM-EDGE-PICTURE-01 = Každý čtverec mapy má sloupec (písmeno nad mapou), řádek (číslo vedle mapy) a sektor (malé písmeno v rohu čtverce).
rule-HM-EDGE-PICTURE-02 = Zašifrovaný obrázek má tři části: o sloupcích, o řádcích a o sektorech mapy. Páté místo v řádku obrázku je sloupec E, řádek 5, nebo sektor e.
rule-HM-EDGE-PICTURE-03 = Informace je kód jednoho řádku obrázku: jeho dvě tmavé značky. Kde v tom řádku jsou, tam T. H. není: takové sloupce, řádky nebo sektory na mapě vyškrtni.
rule-HM-EDGE-PICTURE-04 = Kdo má v některé části dost řádků, tomu zůstane bílé jediné místo odshora až dolů: pruh světla. Čtverec určí dvě části, třetí je pro kontrolu. Nezbude-li žádný čtverec, je chyba v přepisu.
rule-HM-EDGE-PICTURE-05 = Na tištěném lístku je i kontrolní písmeno, které plyne z čísla řádku a jeho značek. Při pochybnostech ho porovnej s pořadatelovým seznamem.
rule-HM-EDGE-PICTURE-06 = Na obrazovce za tebe řádky vybarví a čtverce vyškrtne program, pokud si to nevypneš.

rule-HM-SCORE-01 = Každý SB, který dostaneš za umístění v dílčí hře, je i jeden bod do výsledku.
rule-HM-SCORE-02 = Tým, který najde T. H. jako první, má 20 bodů navíc.
rule-HM-SCORE-03 = Vítězí, kdo má na konci celé hry nejvíc bodů.
rule-HM-SCORE-04 = Na konci uvidíš i to, jak která mocnost zesílila a kdo našel T. H., samo o sobě to však body nepřináší.

rule-HM-ROUND-01 = Kolo trvá od začátku jedné dílčí hry do začátku další.
rule-HM-ROUND-02 = Kolo má pět fází: dílčí hru, obnovovací, lízací, hlavní a odhazovací. První hrají všichni společně, ostatními prochází každý tým zvlášť.
rule-HM-ROUND-03 = Každé kolo začíná dílčí hrou. Její pravidla visí od rána na nástěnce a před začátkem se vysvětlí.
rule-HM-ROUND-04 = Dílčí hra přináší podle pořadí 5, 4, 3, 2 a 1 SB.
rule-HM-ROUND-05 = SB si smíš šetřit do dalších kol.

rule-HM-ORDER-01 = Po večerním vyhlášení se určí, v jakém pořadí týmy odehrají své tahy.
rule-HM-ORDER-02 = Místo v pořadí si nejdřív volí vítěz dílčí hry, pak druhý tým a tak dál.
rule-HM-ORDER-03 = Týmy hrají jeden po druhém: každý dokončí všechny své fáze, než začne další.

rule-HM-TIMER-01 = Máš nejvýš 15 minut, nestanoví-li pořadatel jinak: za tu dobu řekni, co a jak hraješ, a odevzdej potřebné karty.
rule-HM-TIMER-02 = Tvůj čas začíná, když tým před tebou skončí nebo mu čas vyprší. Prvnímu týmu začíná koncem vyhlášení.
rule-HM-TIMER-03 = Ve svém čase si také prohlédneš, co změnily týmy před tebou.
rule-HM-TIMER-04 = Nestihneš-li to, bere se to tak, že v tomto kole nechceš dělat nic.

rule-HM-CARD-01 = Cena je na kartě vpravo nahoře: číslo v šedém kolečku jsou SB, každý symbol mocnosti je jeden BM.
rule-HM-CARD-02 = Dole na kartě stojí mocnost, které patří; kooperační karta jich má několik.
rule-HM-CARD-03 = Každá z pěti mocností má svůj symbol a na některých kartách ho najdeš.
rule-HM-CARD-04 = Symbol unavení mají jen zvědové: za použití schopnosti zvěda unav. Unaveného zvěda už znovu unavit nelze.

rule-HM-SPY-01 = Zvědové jsou základ hry: získávají informace o T. H. Zvěd zůstává ve hře, dokud ho něco nezničí; karty tomu u zvědů říkají „demaskovat“.
rule-HM-SPY-02 = Informátoři zjišťují informace o T. H., infiltrátoři o soupeřích.
rule-HM-SPY-03 = Říká-li karta „zvěd“, myslí oba druhy; mluví-li o jednom druhu, myslí jen ten.
rule-HM-SPY-04 = Univerzální zvěd je informátor i infiltrátor zároveň.
rule-HM-SPY-05 = Zvěd přichází do hry unavený, v tom kole tedy nepoužije schopnost, která ho unavuje.
rule-HM-SPY-06 = Karta unaveného zvěda leží na boku, ať ho unavilo cokoli. Zadržený zvěd je unavený a v příští obnovovací fázi se neodunaví.

rule-HM-PLACE-01 = Místa dávají trvalou výhodu. Zůstávají ve hře, dokud je něco nezničí.
rule-HM-SITUATION-01 = Situace mění poměr sil mezi týmy. Jsou velmi vzácné a zůstávají ve hře, dokud je něco nezničí.

rule-HM-ACTION-01 = Akce zapůsobí jednou a pak její karta přijde na odkládací balík.
rule-HM-ACTION-02 = Akce mají druhy a některé druhy ještě poddruhy, třeba útočná (Letectvo). Některé karty se týkají jen jednoho druhu nebo poddruhu.
rule-HM-ACTION-03 = Ať je druh jakýkoli, karta je akce; a útočná akce je útočná, ať má jakýkoli poddruh.

rule-HM-TERM-01 = Soupeř je každý tým, se kterým nejsi v otevřené kooperaci.
rule-HM-TERM-02 = Mocnost je každý tým, i GLA.
rule-HM-TERM-03 = Ruka jsou všechny karty, které máš líznuté a smíš je použít.
rule-HM-TERM-04 = Efekt je to, co udělá akce, nebo co udělá text jiné karty, když se použije.
rule-HM-TERM-05 = Máš vlastní odkládací balík: na zahrané akce, na zvědy, místa a situace, které odešly ze hry, a na karty odhozené z ruky.
rule-HM-TERM-06 = Permanent je karta ve hře: zvěd, místo nebo situace.
rule-HM-TERM-07 = Obětovat permanent znamená vybrat jeden ze svých a dát ho na odkládací balík.

rule-HM-BM-01 = Za karty se platí SB i BM. Karty, které stojí i BM, jsou mnohem silnější než karty jen za SB.
rule-HM-BM-02 = Na začátku své obnovovací fáze smíš měnit vždy 3 SB za 1 BM, kolikrát chceš.
rule-HM-BM-03 = BM se zpátky na SB nikdy nemění.
rule-HM-BM-04 = BM si smíš šetřit do dalších kol.
rule-HM-GOLD-01 = Zlaté pravidlo: odporuje-li karta pravidlům, přednost má karta.

rule-HM-SETUP-01 = Máš vlastní hrací balík o 30 kartách. Ostatní týmy ho neznají.
rule-HM-SETUP-02 = Než začneš hrát, prostuduj si svůj balík, jak dlouho chceš; později jen tehdy, když to dovolí karta.
rule-HM-SETUP-03 = O každé mocnosti si přečteš krátký popis, o své podrobný. Silné a slabé stránky ostatních jsou jen naznačené.
rule-HM-SETUP-04 = Začínáš se sedmi náhodnými kartami ze svého balíku, nemění-li jejich počet silné nebo slabé stránky tvé mocnosti.
rule-HM-SETUP-05 = Nemáš-li v ruce zvěda, smíš karty zdarma zamíchat zpět a vzít si nové, a to opakovaně, dokud zvěda mít nebudeš.
rule-HM-SETUP-06 = Vyměnit karty v ruce smíš, i když je mezi nimi zvěd, třeba několikrát, pokaždé však dostaneš o kartu méně.
rule-HM-SETUP-07 = Karty v ruce se vyměňují jen na začátku hry, a pak jen tehdy, když ti dojde hrací balík.
rule-HM-SETUP-08 = Začínáš s jedním informátorem ve hře, a to neunaveným. Je to tvá 31. karta a není z balíku.

rule-HM-CHAR-01 = Mocnost má popis se silnými a slabými stránkami a k tomu speciální schopnost spolu s tím, jak některé z těch stránek fungují.
rule-HM-CHAR-02 = Základní údaje o tobě znají všichni, tvou speciální schopnost ani přesné fungování tvých silných a slabých stránek ne.
rule-HM-CHAR-03 = Je-li v popisu tvých silných a slabých stránek nebo schopnosti řeč o balíku nebo ruce, jde vždy o tvé vlastní, nikdy o kooperační.

rule-HM-REFRESH-01 = Na začátku tahu smíš měnit SB za BM.
rule-HM-REFRESH-02 = Potom se odunaví všichni tví unavení zvědové.
rule-HM-DRAW-01 = V lízací fázi si musíš líznout jednu kartu ze svého balíku.
rule-HM-DRAW-02 = Ze svého balíku si nelízáš, když místo toho lízáš kooperační kartu.
rule-HM-MAIN-01 = V hlavní fázi smíš hrát kterékoli karty z ruky.
rule-HM-MAIN-02 = K zahrání karty musíš splnit její podmínky a mít dost SB a BM.
rule-HM-MAIN-03 = Cena se platí hned, jakmile kartu zvolíš.
rule-HM-MAIN-04 = V jedné hlavní fázi smíš zahrát karet, kolik chceš.
rule-HM-DISCARD-01 = Když už nic nehraješ a máš v ruce víc než sedm karet, odhodíš podle svého výběru tolik, aby jich sedm zůstalo. Silné nebo slabé stránky tvé mocnosti mohou tento limit měnit.

rule-HM-ACT-01 = Některé karty, třeba akce, působí hned po zahrání.
rule-HM-ACT-02 = Zvědové, místa a situace mohou mít schopnosti, které použiješ, až chceš: před dvojtečkou je cena, za ní efekt.
rule-HM-ACT-03 = Schopnost může stát SB, BM i unavení. Zvěd, který už unavený je, schopnost se symbolem unavení nepoužije.
rule-HM-ACT-04 = Schopnost smíš v jednom kole použít i víckrát, dokud na ni máš.
rule-HM-ACT-05 = Nejznámější schopnost mají informátoři: získat informaci.
rule-HM-TARGET-01 = Potřebuje-li efekt cíl, volí ho tým, kterému efekt patří.
rule-HM-TARGET-02 = Bez vhodného cíle kartu zahrát ani schopnost použít nelze.
rule-HM-STEAL-01 = Ukrást SB nebo BM znamená vzít je ze zásoby jiného týmu a přidat do své.
rule-HM-STEAL-02 = Má-li okradený tým méně, ukradneš jen to, co má.

rule-HM-RESHUFFLE-01 = Máš-li si líznout a hrací balík je prázdný, hned zničíš všechny své permanenty a odhodíš všechny karty z ruky.
rule-HM-RESHUFFLE-02 = Pak se tvůj odkládací balík zamíchá a je z něj nový hrací balík.
rule-HM-RESHUFFLE-03 = Z nového balíku si vezmeš sedm karet, ať hraješ za kteroukoli mocnost.
rule-HM-RESHUFFLE-04 = Nové karty v ruce smíš zase vyměňovat, jako na začátku hry.
rule-HM-RESHUFFLE-05 = Všechny SB a BM ti při novém balíku zůstávají.
rule-HM-POPULATION-01 = Leží-li na tvém odkládacím balíku zvěd, který umí získat informace o T. H., hází se každé kolo mincí. Vyhraješ-li, smíš na začátku svého tahu zamíchat vrchního zvěda zpět do hracího balíku.
rule-HM-POPULATION-02 = Návrat zvěda smíš odmítnout.

rule-HM-ABILITY-01 = Máš jednu speciální schopnost a znáš ji od začátku. Ostatní týmy ji neznají.
rule-HM-ABILITY-02 = Speciální schopnost smíš použít jednou za celou hru, ve své hlavní fázi.
rule-HM-ABILITY-03 = Karta speciální schopnosti je ve hře jedno kolo. Není to permanent a nemůže být cílem.

rule-HM-COOP-01 = Dva týmy mohou otevřeně kooperovat. Nabídnout to smíš kdykoli během dne, a když druhý tým souhlasí, oznámí se to všem.
rule-HM-COOP-02 = Nesmíš použít kartu, která tvému partnerovi jakkoli škodí.
rule-HM-COOP-03 = Partneři mají kooperační balík. Nikdo ho nezná; kartu uvidíte, až když ji líznete.
rule-HM-COOP-04 = Za líznutí kooperační karty se oba partneři vzdají běžného lízání a každý zaplatí 1 SB.
rule-HM-COOP-05 = Kooperační karty jsou ze všech nejsilnější. Když jejich balík dojde, už tato kooperace nic dalšího nepřinese.
rule-HM-COOP-06 = Dokud kooperujete a kooperační balík je prázdný, získává každý z vás v dílčích hrách o 1 SB méně.
rule-HM-COOP-07 = Ztráta skončí, když kooperaci zrušíte nebo když v kooperačním balíku zase je karta.
rule-HM-COOP-08 = Na kooperační karty má dvojice vlastní odkládací balík. Tvé karty patří vždy na ten tvůj.
rule-HM-COOP-09 = Kooperační karta je v ruce obou partnerů, a přece je jen jedna.
rule-HM-COOP-10 = Přijde-li o kooperační kartu z ruky jeden partner, přijde o ni i druhý.
rule-HM-COOP-11 = Kooperační karta ve hře patří oběma partnerům. Když se zničí, nemá ji ani jeden.
rule-HM-COOP-12 = Kooperační kartu smí zahrát jen ten z partnerů, který je v tomto kole na tahu později.
rule-HM-COOP-13 = Každý partner za ni platí své uvedené BM; SB si rozdělíte, jak chcete.
rule-HM-COOP-14 = Kooperaci smíš kdykoli zrušit.
rule-HM-COOP-15 = Kdo kooperaci ruší nebo s tím souhlasí, platí 1 BM a 2 SB, obětuje permanent a odhodí dvě karty z ruky.
rule-HM-COOP-16 = Nemáš-li při zrušení žádný BM, platíš místo něj o 3 SB víc.
rule-HM-COOP-17 = Za každý SB, který při zrušení nezaplatíš, přijde vrchní karta tvého hracího balíku na odkládací.
rule-HM-COOP-18 = Kooperovat mohou i víc než dva týmy. Pro karty celé skupiny musí být partnery každé dva z nich.
rule-HM-COOP-19 = Ve větších skupinách platí totéž co ve dvou, jen s několika rozdíly.
rule-HM-COOP-20 = Ve větší skupině má každá dvojice vedle balíku skupiny i svůj vlastní.
rule-HM-COOP-21 = Za kartu větší skupiny platí každý 1 SB za každý další tým, který lízá: ve třech po 2 SB, ve čtyřech po 3 SB.
rule-HM-COOP-22 = Kartu větší skupiny smí zahrát jen ten její člen, který je v tomto kole na tahu poslední.
rule-HM-COOP-23 = Kooperace se ruší po dvojicích a za každou opuštěnou dvojici se platí.
rule-HM-COOP-24 = K lízání skupiny se přidat nemusíš. Lízáš pak ze svého balíku, partnerům dál neškodíš a ostatní smějí lízat z balíku menší skupiny.
rule-HM-COOP-25 = Prosíme, nepomáhejte si potají, když navenek hraje každý sám. Trest za to není, ale férové to také není.

rule-HM-JOKER-01 = Na celou hru máš jednoho žolíka.
rule-HM-JOKER-02 = Žolíkem smíš před začátkem některé dílčí hry vsadit na kohokoli, třeba na vlastní tým.
rule-HM-JOKER-03 = Po vyhodnocení dostaneš své SB a k nim tolik, kolik má tým, na který sázíš. Do bodů se tyto SB navíc obvykle nepočítají.

rule-HM-EX-01 = Příklad: pořadí je B, A, E, D, C. Skončí-li B po čtyřech minutách, začne hned patnáct minut týmu A. Jinak začnou, až týmu B čas vyprší.
rule-HM-EX-02 = Příklad: na karty USA, Číny a GLA musí být partnery všechny tři dvojice. Při dvou se takové karty lízat ani hrát nedají.
rule-HM-EX-03 = Příklad: tyto tři mocnosti líznou kooperační kartu. Každá se vzdá lízací fáze, zaplatí 2 SB a kartu mají v ruce všechny tři.
rule-HM-EX-04 = Příklad: v dalším kole si GLA lízne zdarma ze svého balíku a partnerům dál neškodí. USA a Čína lížou z balíku své dvojice po 1 SB.
rule-HM-EX-05 = Příklad: útočné akce (Letectvo) se týká to, co mluví o akcích, o útočných akcích i o leteckých útocích.
rule-HM-EX-06 = Příklad: karta ničí cílové místo, ale žádné ve hře není. Pak ji zahrát nelze.
rule-HM-EX-07 = Příklad: použiješ informátora a chceš kód třetího řádku. Po odhazovací fázi dostaneš právě ten.
rule-HM-EX-08 = Příklad: výsledek je D, A, C, E, B. Získají 5, 4, 3, 2 a 1 SB a stejně tolik bodů.
rule-HM-EX-09 = Příklad: D si zvolí místo 5, A místo 1, C místo 4, E místo 2, a na B zbude místo 3. Pořadí je A, E, B, C, D.
rule-HM-EX-10 = Příklad: ze 7 SB ti může zůstat 7 SB, 4 SB a 1 BM, nebo 1 SB a 2 BM. Zlomky BM nejsou.
rule-HM-EX-11 = Příklad: informátor zahraný ve 3. kole je připravený ve 4. kole, není-li mezitím demaskován.
rule-HM-EX-12 = Příklad: informátora, se kterým začínáš, smíš použít už v 1. kole.
rule-HM-EX-13 = Příklad: sedm karet bez zvěda se zdarma mění za sedm. Jakmile v nich zvěd je, další výměny dají šest karet a pak pět.
rule-HM-EX-14 = Příklad: ukradneš 3 SB týmu, který má 2. Nezbude mu nic a ty máš o 2 víc.
rule-HM-EX-15 = Příklad: s deseti kartami po hlavní fázi odhodíš tři podle svého výběru; se sedmi a méně žádnou.
rule-HM-EX-16 = Příklad: lízáš dvě karty a v balíku je jedna. Po ní jdou permanenty i karty z ruky na odkládací balík, ten se zamíchá a vezmeš si sedm.
rule-HM-EX-17 = Příklad: místo ti za 1 SB dá líznout kartu, se 3 SB ho tedy použiješ třikrát. Zvěd, který se při tom unaví, jen jednou.
rule-HM-EX-18 = Příklad: pořadí je B, A, E, D, C. Z partnerů A a D hraje jejich karty jen D; karty skupiny A, D a C jen C.
rule-HM-EX-19 = Příklad: karta stojí BM od USA, BM od Číny a 3 SB. Ty si rozdělí 3 a 0, 2 a 1, 1 a 2 nebo 0 a 3.
rule-HM-EX-20 = Příklad: rušíš kooperaci. S 1 BM a 5 SB ti zbudou 3 SB, jen se 6 SB zbude 1 SB, jen s 1 SB nic a z balíku odejdou čtyři karty.
rule-HM-EX-21 = Příklad: USA vyhrají dílčí hru, ale jejich balík s Čínou je prázdný, získají tedy 4 SB. Bez kooperace by to bylo 5.
rule-HM-EX-22 = Příklad: GLA je pátá a žolíka má na vítězi: získá 1 + 5 SB. Vítěz, který vsadil sám na sebe, získá 5 + 5.
rule-HM-EX-23 = Příklad: Čína musí kvůli Rusku odhodit náhodnou kartu a padne to na společnou s USA. Přijdou o ni i USA.
rule-HM-EX-24 = Příklad: „každý soupeř ztratí 1 SB“ se partnera netýká. „Každá jiná mocnost ztratí 1 SB“ by mu škodilo, takovou kartu hrát nesmíš.
rule-HM-EX-25 = Příklad: co ničí všechny permanenty, to speciální schopnost ve hře nechá, a obětovat ji také nelze.
rule-HM-EX-26 = Příklad: univerzálního zvěda lze demaskovat tím, co míří na infiltrátora, i tím, co míří na informátora.
rule-HM-EX-27 = Příklad: není-li v odkládacím balíku zvěd, který získává nebo krade informace o T. H., nehází se, ať tam jsou jakíkoli jiní zvědové.

rule-HM-EDGE-DOC-02 = Informace je tvá hned po odhazovací fázi. Na obrazovce ji vidíš v tu chvíli, lístek dostaneš nejpozději při dalším vyhlášení.
rule-HM-EDGE-DOC-03 = Karty říkají u zvědů „demaskovat“ a u míst a situací „zničit“. Pro hru je to tatáž událost.

rule-HM-EDGE-RANK-01 = Při shodě dostanou všichni SB za nejlepší ze společných míst a místa za nimi zůstanou prázdná. Pořadatel to může nastavit jinak.
rule-HM-EDGE-RANK-02 = Při shodě si místo v pořadí volí dřív tým s menším počtem bodů. Je-li i ten stejný, rozhodne los.
rule-HM-EDGE-RANK-03 = Kdo se dílčí hry neúčastnil, je poslední. Pořadatel také nemusí dát týmu žádné SB, ať hrál, nebo ne.
rule-HM-EDGE-RANK-04 = Hrát může dvě až pět mocností. Při menším počtu platí začátek tabulky SB a balíky chybějících mocností se vynechají.
rule-HM-EDGE-RANK-05 = Opraví-li se výsledek později, změní se SB a body o rozdíl od té chvíle dál. Co vrátit nemůžeš, strhne se z příštího příjmu.
rule-HM-EDGE-ORDER-01 = Nezvolíš-li si místo v pořadí včas, připadne ti nejbližší volné od začátku.
rule-HM-EDGE-ORDER-02 = Místa v pořadí se volí veřejně a postupně, vidíš tedy, co už je zabrané.

rule-HM-EDGE-TIMER-01 = Vyprší-li ti čas, přesto odunavíš, lízneš a odhodíš a proběhne, co nastává samo. Všechno ostatní propadá.
rule-HM-EDGE-TIMER-02 = Vyprší-li ti čas, na nic se tě hra neptá: lízneš si vrchní kartu, obnovíš první zvědy a odhodíš do limitu náhodné karty.
rule-HM-EDGE-TIMER-03 = Co potvrdíš, než čas vyprší, to platí. Na papíře se neodevzdaný list s pokyny nepočítá.
rule-HM-EDGE-TIMER-04 = Odunavíš a lízneš, když ti začne čas, a plánuješ už s novou kartou. Na papíře píšeš všechny kroky na jeden list a zapisují se jeden po druhém.
rule-HM-EDGE-TIMER-05 = Krok, který už provést nelze, se odmítne a nic nestojí; pokračuje se dalším, i z listu s pokyny.
rule-HM-EDGE-TIMER-06 = Pořadatel smí hodiny zastavit nebo přidat čas. Obojí je v záznamu.
rule-HM-EDGE-TIMER-07 = První čas začíná, když je po vyhlášení a pořadí je úplné.

rule-HM-EDGE-SETUP-01 = Výměna zdarma po placené nechává počet karet: ze šesti je zase šest.
rule-HM-EDGE-SETUP-02 = K placené výměně potřebuješ v ruce aspoň dvě karty. Nejméně ti v ruce zůstane jedna karta.
rule-HM-EDGE-SETUP-03 = K výměně zdarma musí být v balíku nebo v ruce aspoň jeden zvěd, jinak by neskončila.
rule-HM-EDGE-SETUP-04 = Které karty máš v balíku, vidíš před prvním kolem, později jen po dohodě u stolu nebo dovolí-li to karta. Jejich pořadí nevidíš nikdy.
rule-HM-EDGE-SETUP-05 = I informátor, se kterým začínáš, má cenu. Když odejde ze hry, je to obyčejná karta tvého balíku.
rule-HM-EDGE-SETUP-06 = Začínáš bez SB a bez BM. První SB přinese první dílčí hra.

rule-HM-EDGE-REFRESH-01 = Odunaví se všichni tví zvědové a nic nevolíš. Vybíráš jen tehdy, když pravidlo omezuje jejich počet.
rule-HM-EDGE-REFRESH-02 = Kooperační zvěd se odunaví v obnovovací fázi každého svého týmu, každý ho tedy použije jednou za kolo.
rule-HM-EDGE-DRAW-01 = Lízání odmítnout nelze. Nahradit ho může jen lízání společné.
rule-HM-EDGE-DRAW-02 = Kooperační karta se líže v lízací fázi partnera, který hraje první, a tehdy všichni platí. Kdo už v tomto kole lízal, přidat se nemůže.
rule-HM-EDGE-DRAW-03 = I partner, který hraje později, musí mít SB na společné lízání už v té chvíli.
rule-HM-EDGE-DRAW-04 = Společně lízáš nejvýš jednou za kolo.
rule-HM-EDGE-DRAW-05 = Za společné lízání se vzdáváš celé své lízací fáze, i karty navíc, které by přinesla.

rule-HM-EDGE-ACT-01 = Schopnosti používáš jen ve své hlavní fázi, neříká-li karta jinak.
rule-HM-EDGE-ACT-02 = Nikdo nic nepřerušuje: každý efekt se dokončí. Co tím nastane, přijde hned potom, nejdřív u týmu, který je na tahu.
rule-HM-EDGE-ACT-03 = Cena se platí celá a před efektem. Zaplatit jen část nelze.
rule-HM-EDGE-ACT-04 = Unavený zvěd smí použít schopnost bez symbolu unavení, a to i v kole, kdy přišel.
rule-HM-EDGE-ACT-05 = Sleva nikdy nesrazí cenu pod nulu. Většina karet se slevou nechává zaplatit aspoň 1 SB.
rule-HM-EDGE-ACT-06 = Efekty karet téhož týmu nastávají podle stáří, nejstarší první. Karty, které jdou naspod balíku, zůstávají ve svém pořadí.
rule-HM-EDGE-ACT-07 = Efekt kooperační karty nastane při každé události jednou. Událost na kooperační kartě se týká všech jejích týmů; „tento spojenec“ je spojenec z karty s efektem.

rule-HM-EDGE-TARGET-01 = Karta s několika cíli jich tolik různých potřebuje. Kde je „až“, stačí jeden, a dělá-li karta i něco dalšího, pak žádný.
rule-HM-EDGE-TARGET-02 = „Vyber“ a „všichni“ nejsou cíle: týkají se i karet, které cílem být nemohou, a když nic nenajdou, kartě to nevadí.
rule-HM-EDGE-TARGET-03 = Cílového soupeře volí ten, komu efekt patří, a nějaký být musí. Zvolit lze i toho, kdo nemá co ztratit.
rule-HM-EDGE-TARGET-04 = Efekt, který nastává sám a nenajde cíl, se přeskočí. Karta, která potřebuje cíl při příchodu do hry, se však bez něj zahrát nesmí.
rule-HM-EDGE-TARGET-05 = Cílem mohou být i tvé vlastní karty, neříká-li text, čí to má být.
rule-HM-EDGE-STEAL-01 = Ukradené a ztracené SB body nemění: bod se počítá jednou, když SB přijde za umístění.
rule-HM-EDGE-STEAL-02 = BM jsou pro všechny stejné: ukradené jsou prostě tvé.

rule-HM-EDGE-SPY-01 = Zvěd, který se vrátil do ruky a zahraje se znovu, přichází zase unavený.
rule-HM-EDGE-SPY-02 = Zvěd, který změní stranu, přichází unavený. Když odejde ze hry, vrací se do ruky nebo na odkládací balík svého vlastníka.
rule-HM-EDGE-SPY-03 = Unaveného zvěda znovu unavit nelze, ale zadržet ho lze: v příští obnovovací fázi se pak neodunaví.
rule-HM-EDGE-SPY-04 = V obnovovací fázi se odunaví každý tvůj unavený zvěd, i ten, který přišel do hry dříve v témže kole.

rule-HM-EDGE-INFO-01 = Získaná informace je tvá, i kdyby zvěd byl demaskován dřív, než k tobě dojde.
rule-HM-EDGE-INFO-02 = Na to, co už víš, se ptát nelze. Víš-li všechno, schopnost použít nejde.
rule-HM-EDGE-INFO-03 = Chtějí-li dva týmy tutéž informaci, dostanou ji oba. Informace se nespotřebují.
rule-HM-EDGE-INFO-04 = Kdo krade informaci, dozví se, co už máš ty, a tobě zůstane. O krádeži víš, o kterou informaci šlo, ne.
rule-HM-EDGE-INFO-05 = Ostatní vidí, že zvěd pracoval a kolik informací máš, ne však které.
rule-HM-EDGE-INFO-06 = Informace tu jeden tým druhému předat nemůže, ani partnerovi. Co si řeknete u oběda, je mimo hru.
rule-HM-EDGE-INFO-07 = Kterou informaci chceš, řekneš při použití schopnosti. Neřekneš-li to, bude to nejnižší číslo, které neznáš.
rule-HM-EDGE-INFO-08 = Dostaneš-li omylem jiný lístek, smíš si ho nechat a správný dostaneš také. Ostatním to pořadatel může vyrovnat.
rule-HM-EDGE-INFO-09 = Informaci, kterou karta přinese až na konci tahu nebo kola, dostaneš, jakmile ten tah nebo to kolo skončí.
rule-HM-EDGE-INFO-10 = Když znáš vrchní karty soupeřova balíku a soupeř si z nich potom tajně vybere, už nevíš, kde která z nich je.

rule-HM-EDGE-RESHUFFLE-01 = Při novém balíku se odloží i kooperační karty, které máš v ruce a ve hře, a to na kooperační odkládací balík a všem partnerům.
rule-HM-EDGE-RESHUFFLE-02 = Sedm nových karet nahrazuje lízání, které nevyšlo. Co z něj zbývalo, propadá.
rule-HM-EDGE-RESHUFFLE-03 = Má-li nový balík méně než sedm karet, vezmeš si, co v něm je, a tím to končí.
rule-HM-EDGE-RESHUFFLE-04 = I tehdy nastane, co má přijít po demaskování tvých zvědů, a to až po vzetí nových karet.
rule-HM-EDGE-RESHUFFLE-05 = Cizí karty, které ovládáš, se vrátí na odkládací balíky svých vlastníků. Tvé karty, které ovládají jiní, zůstávají.
rule-HM-EDGE-RESHUFFLE-06 = Přesun karet z prázdného balíku bez lízání nic neudělá a nový balík nevznikne.
rule-HM-EDGE-RESHUFFLE-07 = Informace, které už v tomto tahu máš, ti při novém balíku přijdou jako jindy.

rule-HM-EDGE-POP-01 = O návrat se hází, když pořadatel otevírá kolo, jen v prvním ne. Stačí i skutečná mince.
rule-HM-EDGE-POP-02 = Vrací se vrchní zvěd, ať je jakýkoli. Pořadatel může nastavit, že jen takový, který umí získat informace.
rule-HM-EDGE-POP-03 = Pro hod se počítá každý zvěd, který získává nebo krade informace o T. H.
rule-HM-EDGE-POP-04 = Zda se zvěd vrátí, řekneš na začátku svého příštího tahu. Vyprší-li ti čas, vrátí se.
rule-HM-EDGE-POP-05 = Přijde-li na tvůj odkládací balík víc karet naráz, leží v pořadí, v jakém je uvádí efekt: poslední je navrchu.
rule-HM-EDGE-POP-06 = Kooperační odkládací balíky se nepočítají a kooperační zvědové se nevracejí.

rule-HM-EDGE-ABILITY-01 = Speciální schopnost odchází ze hry s koncem kola, tedy začátkem další dílčí hry; je-li tak dohodnuto u stolu, začátkem tvého dalšího tahu.
rule-HM-EDGE-ABILITY-02 = Speciální schopnost nic nestojí, neříká-li její text jinak. Není v ruce a nepočítá se jako zahraná karta.
rule-HM-EDGE-ABILITY-03 = Speciální schopnost nesmíš použít, škodila-li by partnerovi.
rule-HM-EDGE-ABILITY-04 = Jakmile se speciální schopnost použije, zná ji každý.

rule-HM-EDGE-COOP-01 = Škodí vše, co by si žádný tým nevybral: ztráta karet, SB nebo BM, unavení a zadržení, vyšší ceny, zákazy i nahlížení do tajemství.
rule-HM-EDGE-COOP-02 = Dokud kooperujete, neškodí partnerovi ani karty, které máš ve hře už dřív.
rule-HM-EDGE-COOP-03 = Kartu, která škodí víc týmům a mezi nimi partnerovi, použít nelze, ani kdyby souhlasil.
rule-HM-EDGE-COOP-04 = Kooperační karta nesmí škodit partnerovi žádného z týmů, které ji hrají.
rule-HM-EDGE-COOP-05 = Partnerů smíš mít víc a navzájem mohou být soupeři. Karty větší skupiny potřebují všechny její dvojice.
rule-HM-EDGE-COOP-06 = Kooperace končí ihned, když ji tým zruší; dokončí se jen rozběhlý efekt a sázky žolíků. Co pořadatel zapíše během tahu, platí po něm.
rule-HM-EDGE-COOP-07 = Na obrazovce má kooperační kartu v ruce každý partner. Na papíře ji má pořadatel a partneři malou kopii.
rule-HM-EDGE-COOP-08 = Kooperační karta se každému partnerovi počítá do obecného limitu karet v ruce, ale ne do limitu ze silné nebo slabé stránky mocnosti. Kdo má karet moc, smí ji odhodit, a přijdou o ni všichni.
rule-HM-EDGE-COOP-09 = Kooperační karta se zahraje, když s ní i se svým podílem SB souhlasí každý tým. Kdo neodpoví, ten nesouhlasí.
rule-HM-EDGE-COOP-10 = Partner, kterému už čas vypršel, smí souhlasit dál. Vypršel-li tomu, kdo by ji měl hrát, karta se nezahraje.
rule-HM-EDGE-COOP-11 = Kooperační permanent smí každý partner použít ve své hlavní fázi a sám platí. Unavený kooperační zvěd je unavený pro všechny.
rule-HM-EDGE-COOP-12 = Kooperačnímu permanentu nesmíš škodit, je-li některý z jeho týmů tvůj partner.
rule-HM-EDGE-COOP-13 = „Tví zvědové“ a „tvé permanenty“ jsou i kooperační, v dobrém i zlém. Omezuje-li tvá mocnost jejich počet ve hře, kooperační se nepočítají.
rule-HM-EDGE-COOP-14 = Kooperaci zruší i jeden tým. Druhý po tahu odpoví, zda souhlasí; nesouhlasí-li, neplatí nic.
rule-HM-EDGE-COOP-15 = Po zrušení jdou kooperační karty na kooperační odkládací balík, ještě než se platí. Pořadatel může nastavit, že zůstanou.
rule-HM-EDGE-COOP-16 = Nemáš-li na zrušení dost karet nebo permanentů, dáš, co máš.
rule-HM-EDGE-COOP-17 = Zaplatit 3 SB místo BM smí jen ten, kdo žádný BM nemá.
rule-HM-EDGE-COOP-18 = Je-li tvůj balík na zrušení malý, jde celý na odkládací a zbytek se odpouští.
rule-HM-EDGE-COOP-19 = Tytéž týmy smějí kooperovat znovu. Jejich balíky jsou, jak je nechaly.
rule-HM-EDGE-COOP-20 = Každý prázdný kooperační balík úplné skupiny bere jejím členům v dílčí hře 1 SB, pod nulu však neklesnou.
rule-HM-EDGE-COOP-21 = Bere-li ti prázdný kooperační balík SB, máš méně i bodů.
rule-HM-EDGE-COOP-22 = U každé kooperační karty rozhodují jen týmy, kterým patří: hraje ji ten z nich, který je na tahu poslední.
rule-HM-EDGE-COOP-23 = Kooperační karta se vždy vrací do balíků své vlastní skupiny.
rule-HM-EDGE-COOP-24 = Čas na odpověď partnerů běží v čase týmu, který je na tahu.
rule-HM-EDGE-COOP-25 = Kooperaci nabídneš i zrušíš kdykoli, třeba v tahu jiného týmu nebo během dílčí hry. Na nabídku se odpovídá mezi tahy. Obojí může zapsat pořadatel.
rule-HM-EDGE-COOP-26 = Musí-li soupeř odhodit karty, nepočítají se kooperační karty, které sdílí s tvým partnerem. Tvoje karta tě také nesmí nechat obětovat kooperační kartu: přišel by o ni i partner.
rule-HM-EDGE-COOP-27 = Omezuje-li tvá mocnost, kolik zvědů smíš v tahu odunavit nebo použít, počítají se i kooperační.
rule-HM-EDGE-COOP-28 = Karty, které mění tvé ceny, mění cenu kooperační karty jen tehdy, když ji hraješ ty. O výslednou cenu se partneři dělí.

rule-HM-EDGE-JOKER-01 = Žolík je tajný až do vyhlášení výsledků.
rule-HM-EDGE-JOKER-02 = Žolík přidá tolik, kolik druhý tým opravdu dostal za umístění, bez jeho vlastního žolíka a bez přídavků z karet.
rule-HM-EDGE-JOKER-03 = Sázku smíš změnit nebo vzít zpět, dokud dílčí hra nezačne. Zruší-li se hra, žolík se ti vrátí.
rule-HM-EDGE-JOKER-04 = Vsadí-li dva týmy na sebe navzájem, má každý navíc to, co druhý dostal za umístění.
rule-HM-EDGE-JOKER-05 = Sázku smíš vzít zpět, dokud pořadatel neohlásí začátek dílčí hry nebo nezapíše její výsledky. Rozhoduje-li náhoda, začíná hra, jakmile se o žolíku vyjádří všechny týmy.

rule-HM-EDGE-SCORE-01 = SB od žolíka nejsou body, ledaže to pořadatel nastaví jinak.
rule-HM-EDGE-SCORE-02 = Týmy se stejným počtem bodů se o vítězství dělí.
rule-HM-EDGE-SCORE-03 = Poměr sil body nepřináší: poslední stránka ho jen vypráví jako příběh.

rule-HM-EDGE-FIND-01 = Najít T. H. znamená tipnout správný čtverec mapy, nebo k němu podle dohody opravdu dojít v terénu.
rule-HM-EDGE-FIND-02 = Za kolo máš jeden tip, nebo jednu výpravu do terénu. Po chybném tipu dvě kola netipuješ, není-li dohodnuto jinak. Který čtverec to byl, se ostatní nedozvědí.
rule-HM-EDGE-FIND-03 = Tip se vyhodnocuje na konci tahu, rozhoduje tedy pořadí tahů. V terénu rozhoduje čas; při shodě má 20 bodů každý.
rule-HM-EDGE-FIND-04 = I po nalezení T. H. hra pokračuje až do ohlášeného posledního kola.
rule-HM-EDGE-FIND-05 = Najdou-li T. H. partneři společně, body má jen jeden: ten, čí byl tip nebo příchod.
rule-HM-EDGE-FIND-06 = Smíš-li tipovat vícekrát, dalším tipem v témže tahu se předchozí vyhodnotí.

rule-HM-EDGE-END-01 = Počet kol se určí na začátku. Pořadatel ho smí zkrátit a poslední kolo ohlásí před jeho dílčí hrou.
rule-HM-EDGE-END-02 = SB a BM, které zbudou na konci, nic nepřinesou.
rule-HM-EDGE-ORG-01 = Opravuje-li pořadatel chybu, je to nový zápis v záznamu i s důvodem. Nic se nemaže.
rule-HM-EDGE-ORG-02 = Všechna náhoda vychází z jednoho tajného semínka. Každý její výsledek je v záznamu a lze ho později ověřit.
rule-HM-EDGE-ORG-03 = Pořadatel zapisuje opravy, lístky, poslední kolo a nález před výsledky, před každým tahem a po posledním tahu tábora.

rule-HM-TIP-01 = Než si vyměníš karty, mezi kterými je zvěd, dobře si to rozmysli: o kartu méně může vadit víc, než se zdá.
rule-HM-TIP-02 = Hraješ-li první, můžeš demaskovat zvědy dřív, než něco zjistí. Na vlastní zvědy ti ale nemusí zbýt SB, nebo z nich budou cíle, a karty působící na konci kola se nemusí dostat ke slovu.
rule-HM-TIP-03 = Hraješ-li poslední, máš nové zvědy do dalšího kola v bezpečí a karty působící na konci kola ti aspoň jednou poslouží. Změníš toho ale málo: soupeři už svých výhod využili.
rule-HM-TIP-04 = Kooperaci si dobře promysli, než s ní souhlasíš. Zrušit ji je drahé a zrušit ji ve velké skupině tě může stát celou hru.
