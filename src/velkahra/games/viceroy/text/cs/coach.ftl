# Co řekne průvodce, když poprvé přijde některý druh rozhodnutí (coach-…, podle druhu)

coach-start = Jedna z tvých dvou postav začne pyramidu zdarma a přinese odměnu ze spodního řádku. Zpočátku nejvíc pomohou drahokamy, věčné drahokamy a věda. Všímej si i barevných rohů: čtyři části jedné barvy tvoří kruh a přinesou drahokam.
coach-bid = Všichni volí tajně. Dražíš-li barvu jen ty, je karta tvoje; draží-li ji i někdo jiný, můžete oba vyjít naprázdno a drahokam je pryč tak i tak. Pas není prohra: přinese tři drahokamy a další za každý tvůj žeton vědy.
coach-name = Dražíte oba stejnou barvu a jsou tu dvě karty. Zvolíte-li různé, každý dostane svou. Zvol tu, kterou potřebuješ, ledaže ji ten druhý potřebuje určitě také.
coach-card = V tomto kole smíš vyložit až tři karty, jednu po druhé. Postava stojí drahokam za svůj řádek a po jednom za každý řádek pod ním; zákony nestojí nic. Podívej se, na který řádek máš a co přinese.
coach-take = Karta je tvoje, teď si ji vyber. Porovnej její barvy se svou pyramidou a podívej se na řádky, na které máš. Přijde ti do ruky, vyložená ještě není.
coach-share = Virtuální soupeř draží stejnou barvu. Horní karta je hned tvoje a dolní se vyřadí ze hry; další dražba stojí další drahokam. Vezmi si ji, pokud v nabídce není nic lepšího.
coach-remove = Drahokam virtuálního soupeře se k ničemu nehodí, a tak se ze hry vyřadí karta podle tvé volby. Vyřaď tu, která ti pomůže nejméně, nebo tu, kterou nejvíc potřebuje soupeř.
coach-gems = Vezmi si drahokamy libovolných barev, které jsou v zásobě. Podívej se na ceny karet v ruce i na barvy v nabídce: drahokamy potřebuješ na obojí.
coach-draw = Postava stojí drahokamy a přináší odměny. Zákon je zdarma a často přinese body na konci. S málem drahokamů je jistější zákon.
coach-archive = Pod tvůj zákon se dají zasouvat karty, které dostaneš. Zasunutá karta se počítá pro zákon, ale vyložit už ji nejde. Zasouvej karty, na které by stejně nedošlo.
coach-place = Zvol místo: kraj spodní řady, nebo nad dvěma sousedními kartami. Čím vyšší úroveň, tím dražší karta a tím vyšší řádek její odměny. Jednobarevný kruh hned přinese drahokam a na konci body.
coach-level-5 = Výš než na 5. úroveň to nejde. Vezmi si odměny ze tří řádků, nebo rovnou 15 bodů moci. Ke konci hry bývají lepší body, ledaže ti odměny doplní sady.
coach-option = Zákon nabízí jednu odměnu z několika, jednou provždy. Podívej se, které tvé sadě nebo kterému bonusu ještě chybí žeton.
coach-colour = Věčný drahokam ti v každé fázi budování ušetří jeden drahokam své barvy a na konci přinese body. Zvol barvu, kterou karty v ruce potřebují nejčastěji.
coach-own-gem = V zásobě už drahokam této barvy není. Místo něj smíš na kartu položit vlastní; jinak odměna propadne. Na začátku hry se věčný drahokam většinou vyplatí.
coach-double = Zvol postavu, jejíž žetony zákon zdvojí. Nejvíc se vyplatí žeton s mnoha body moci, věda nebo bonusy.
coach-swap = Smíš vyměnit jeden svůj žeton za žeton jiného hráče. Dej to, co je pro tebe nejméně cenné, třeba malý žeton bodů moci. Měnit nemusíš.
coach-for = Teď zvol žeton, který chceš z cizí pyramidy. Hledej takový, který doplní sadu obrany, magie a vědy, nebo má hodně bodů moci.
coach-give = Výměna se platí drahokamy. Dej barvy, které karty v ruce nepotřebují.
coach-return = Máš víc zákonů, než si smíš nechat. Vrať ty, které se ke tvé pyramidě hodí nejméně; poslední vrácený leží navrchu.
coach-tuck = Karty, které teď zasuneš, přinesou body podle tohoto zákona, ale vyložit už je nejde. Zasuň ty, na které do konce hry nedojde.
coach-free = Pod zákon musí přijít jedna volná karta tvé pyramidy i se žetony. Její kruhy tím zmizí. Zvol tu, která ti přináší nejméně.
coach-store = Uložené drahokamy přinesou na konci body, ale už se jimi nedá platit ani přebarvovat. Ulož, co nepotřebuješ, a nech si dost na další karty.
coach-recolour = Hra končí a tvé drahokamy ještě mohou tvořit kruhy. Jeden drahokam přebarví jeden segment. Začni vysokými kruhy, kterým chybí jediný segment, nebo nech program najít nejlepší způsob.
