# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml

book-start = Země mezi dvěma řekami
book-start-dynasty = Vedeš dynastii se čtyřmi vůdci: knězem, farmářem, obchodníkem a králem. Znak na vůdci ukazuje, čí je, a barva, jaké body sbírá. Žádná barva nikomu nepatří. Potřebuješ všechny čtyři, protože na konci se ti započítá jen ta nejslabší.
book-start-board = Deska je pevnina, kterou protékají dvě řeky. Od začátku na ní stojí deset chrámů a na každém leží poklad. Ostatní kartičky jsou v pytlíku: červené chrámy, modré farmy, zelená tržiště a černé osady. Víc než třetina jsou chrámy, protože každý vůdce potřebuje nějaký vedle sebe.
book-start-setup = Začínáš se šesti kartičkami, které vidíš jen ty, se čtyřmi vůdci, jednou spojovací kartičkou a dvěma katastrofami. Kdo začne, určí los, a dál se hraje po směru hodinových ručiček. Kostky bodů a šest monumentů jsou v zásobě společné všem.

book-kingdoms = Regiony a království
book-kingdoms-connected = Dvě pole sousedí, když mají společnou stranu; roh nestačí. Polož prst na kteroukoli kartičku a přecházej ze souseda na souseda po kartičkách a vůdcích. Všechno, kam se dostaneš, je jeden region. Na začátku hry je každý z deseti chrámů regionem sám pro sebe.
book-kingdoms-kingdom = Jakmile je v regionu vůdce, je to království. Království nepatří nikomu. Může v něm žít tvůj král, Býkův obchodník i Hrnčířův kněz a každý tam sbírá body své barvy. V tom je celá hra: můžeš se nastěhovat do království, které postavil někdo jiný.
book-kingdoms-peace = Vůdci různých barev spolu žijí v míru, ať patří komukoli. Dva vůdci stejné barvy v jednom království se hned utkají a zůstane jen jeden. Kartičky pod monumentem království dál drží pohromadě, katastrofa je v něm díra.

book-turn = Tvůj tah
book-turn-actions = Máš dvě akce. Pokaždé si vybereš jednu ze čtyř věcí, klidně dvakrát stejnou: pohnout vůdcem, položit kartičku, zahrát katastrofu, nebo vyměnit kartičky. Všechno, co akce spustí, se dohraje dřív, než začne další: nejdřív konflikty, potom monument, nakonec poklady. Skončit smíš i dřív.
book-turn-refill = Když ukončíš tah, tvoji vůdci nejdřív dostanou body za monumenty. Potom si každý, kdo má méně než šest kartiček, dobere do šesti; začínáš ty. Mezitím nikdo nedobírá, takže kartičky utracené v konfliktu ti do té doby chybějí. Nakonec se zjistí, jestli hra nekončí.
book-turn-secrets = Body si bereš hned, jak je získáš, a schováváš je za zástěnou. Tajné jsou i tvoje kartičky; vůdci, katastrofy a všechno na desce jsou vidět. Akci můžeš vzít zpět, dokud se neukázalo nic skrytého a nemusel se rozhodovat nikdo jiný.

book-leaders = Vůdci
book-leaders-place = Vůdce se staví na prázdné pole pevniny, které má hned vedle sebe odkrytý chrám. Můžeš ho postavit na desku, přesunout jinam, nebo stáhnout; každá z těch věcí je akce a body za ni nejsou. Body ti ale přinášejí právě vůdci na desce, a tak je tam dostaň brzy.
book-leaders-apart = Vůdce smí království založit, vstoupit do něj a připojit k němu regiony bez vůdců. Nikdy ale nesmí spojit dvě království, ani když jsou obě tvoje; to dokážou jen kartičky. Když vůdce přesouváš, nejdřív ho zvedni a teprve pak se dívej na desku: staré místo už neplatí.
book-leaders-homeless = Vůdce drží na desce chrám vedle něj. Když poslední odkrytý chrám zmizí, zničí ho katastrofa nebo skončí pod monumentem, vůdce se hned vrátí svému majiteli. Není ztracený: kteroukoli další akcí, třeba ještě v témže tahu, se může vrátit.

book-tiles = Kartičky
book-tiles-where = Polož kartičku z ruky lícem nahoru na prázdné pole. Farmy patří jen na řeku, všechno ostatní jen na pevninu. Kartička může ležet u jiných i sama. Jakmile leží, nikdo s ní nepohne.
book-tiles-point = Teď se podívej, ve kterém království kartička leží. Je-li tam vůdce její barvy, získá jeho majitel jeden bod té barvy. Není-li, ale je tam král, dostane bod majitel krále, pořád v barvě kartičky. Kdo kartičku položil, nehraje roli. Mimo království a tam, kde není ani jeden z nich, nedostane nikdo nic.
book-tiles-join = Kartička smí spojit dvě království, nikdy ne tři. Nikdo za ni pak nedostane bod a přikryje ji spojovací kartička, než se zjistí, jestli se potkali vůdci stejné barvy. Pokud ano, začíná vnější konflikt; pokud ne, jsou z obou království prostě jedno. Za kartičku, která ke království připojí jen regiony bez vůdců, je bod jako obvykle.

book-special = Katastrofy a výměna
book-special-catastrophe = Na celou hru máš dvě katastrofy. Zahrát jednu je akce: polož ji na prázdné pole, nebo na kartičku, kterou tím zničíš. Pole je pak do konce hry mrtvé. Body za to nejsou, a tak si ji nech na chvíli, kdy někomu ublíží, nebo kdy zachrání tebe.
book-special-safe = Před katastrofou jsou v bezpečí čtyři věci: kartička s pokladem, kartičky pod monumentem, vůdce a jiná katastrofa.
book-special-split = Katastrofa řeže. Dokáže rozdělit království na dvě, odříznout vůdce od stoupenců, nebo mu bez jakéhokoli konfliktu vzít chrám, u kterého stojí. Poklady se kvůli ní nikdy neberou.
book-special-swap = Čtvrtou akcí odložíš jednu až šest kartiček z ruky lícem dolů a vezmeš si stejně nových. Když to uděláš jako první, můžeš nové hned použít. Je-li jich v pytlíku málo, hra na místě končí.

book-conflicts = Dva vůdci jedné barvy
book-conflicts-sorts = Vůdce, který vejde do království, vyvolá vnitřní konflikt. Ten je o víře: rozhodují v něm chrámy a vynese jeden červený bod. Kartička, která království spojí, vyvolá vnější konflikt. Ten je o lidech: rozhodují kartičky v barvě obou vůdců a bodů z něj může být hodně. Dokud není každý takový spor vyřešen, nic jiného se neděje.
book-conflicts-adding = V obou se nejdřív počítá deska. Potom útočník jednou přidá kartičky z ruky a obránce odpoví, když už jejich počet zná. Hra se ptá vždy obou, i když nic vhodného nemají, takže nikdo nepozná, co držíš. Přidané kartičky jsou pryč, ať vyhraješ, nebo prohraješ.

book-revolts = Vnitřní konflikty
book-revolts-outbreak = Vnitřní konflikt začne, když postavíš vůdce do království, kde už jeden té barvy je. Útočíš ty, majitel druhého vůdce se brání a rozhodují chrámy, i kdyby šlo o dva obchodníky. Stažením vůdce se konfliktu nikdo nevyhne.
book-revolts-strength = Spočítej odkryté chrámy hned vedle každého z vůdců. Chrám vedle obou se počítá oběma. Potom smíš přidat chrámy z ruky a po tobě obránce. Dobré místo je tedy takové, které se dotýká dvou nebo tří chrámů.
book-revolts-result = Vyhrává vyšší součet a obránci stačí remíza. Kdo vyhrál, má jeden červený bod; kdo prohrál, stáhne vůdce. Chrámy z ruky jdou ze hry, chrámy na desce zůstávají. Zbývá-li ti akce, můžeš to zkusit znovu.

book-wars = Vnější konflikty
book-wars-outbreak = Vnější konflikt začne, když kartička spojí dvě království, ve kterých jsou vůdci stejné barvy. Spojovací kartička na ní je hranice mezi oběma stranami. Až všechny konflikty skončí, vezmeš si ji zpět a kartička pod ní na desce zůstane.
book-wars-order = Za každou barvu, kterou mají obě strany, je jeden konflikt. Řeší se po jednom a pořadí volí aktivní hráč, i když bojují jen ostatní. Patří-li jeden z vůdců aktivnímu hráči, útočí on; jinak nejbližší majitel po směru hodinových ručiček. V jednom konfliktu můžeš útočit a v dalším se bránit.
book-wars-supporters = Vůdce podporují všechny odkryté kartičky jeho barvy na jeho straně spojovací kartičky. Nemusí se ho dotýkat, stačí, že jsou s ním propojené. Kartička pod spojovací kartičkou nepomáhá nikomu.
book-wars-adding = Teď smí útočník přidat z ruky kartičky té barvy a po něm obránce. Vyhrává vyšší součet, při remíze obránce. Co přidáš do jednoho konfliktu, chybí ti v dalším, protože do konce tahu nikdo nedobírá.
book-wars-result = Kdo prohrál, stáhne vůdce a odebere z desky všechny jeho stoupence. Vítěz získá jeden bod za vůdce a jeden za každou odebranou kartičku, všechno v barvě konfliktu. Velké království, které nemáš z ruky čím bránit, je tučná kořist.
book-wars-priests = Konflikty kněží jsou mírnější, protože vůdci potřebují chrámy. Chrám s pokladem nebo vedle jiného vůdce se počítá jako stoupenec, ale na desce zůstane a bod za něj není.
book-wars-next = Pak se podívej znovu. Odebrané kartičky mohly království roztrhnout: vůdci, kteří už nejsou spolu, nebojují a odříznuté kartičky nikoho nepodporují. Před každým konfliktem se síly počítají znovu.

book-monuments = Monumenty
book-monuments-build = Když tvoje kartička dokončí čtverec čtyř odkrytých kartiček jedné barvy, smíš je otočit a postavit na ně monument. Jedna z jeho dvou barev musí být barva těchto kartiček. Předchází-li tomu vnější konflikt, musí ho čtverec přežít.
book-monuments-once = Příležitost je jen jedna: čtverec, který v této akci nevyužiješ, už nikdy použít nejde. Bod za samotnou kartičku dostaneš ještě před stavbou.
book-monuments-stone = Čtyři kartičky pod monumentem království dál spojují, ale už to nejsou chrámy ani stoupenci, a vůdci, kteří tím přijdou o poslední chrám, odcházejí. Monument sám nezničí nic. Poklad na některém z chrámů zůstane.
book-monuments-income = Na konci každého svého tahu získáš za každého svého vůdce po bodu za každý monument jeho barvy v jeho království. Král tu sbírá jen černé. A pozor: kdo tvého vůdce vystřídá, převezme i příjem.

book-treasures = Poklady
book-treasures-take = Když po skončení akce leží v království dva poklady nebo víc, vezme si majitel tamního obchodníka všechny kromě jednoho. Nezáleží na tom, kdo je na tahu ani kdo oblasti spojil. Bez obchodníka poklady čekají, až nějaký přijde.
book-treasures-choose = Které to budou, volí majitel obchodníka, ale poklady z rohů desky musí brát první.
book-treasures-joker = Na konci je každý poklad bodem v barvě, ve které ho nejvíc potřebuješ.

book-end = Konec hry
book-end-when = Hra končí po tahu, po kterém na desce zůstaly dva poklady nebo méně, anebo jakmile si má někdo dobrat a v pytlíku není dost kartiček. Kdo sbírá poklady, ten tedy rozhoduje, jak dlouho se bude hrát.
book-end-count = Všechny body se ukážou a poklady se přidají k nejslabším barvám. Porovnává se jen nejslabší barva každého hráče: vyhrává ta nejvyšší. Při shodě rozhoduje druhá nejslabší a tak dál. Patnáct červených bodů ti nepomůže, když máš jen tři černé.

book-english = Varianta
book-english-exact = V anglické variantě se nikdo nesmí v konfliktu jen zbavovat kartiček. Útočník přidává, jen když tím obránce předstihne, a obránce jen tolik, aby dorovnal.
