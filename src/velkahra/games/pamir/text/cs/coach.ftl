# Co řekne průvodce, když poprvé přijde některý druh rozhodnutí (coach-…, podle druhu)

coach-loyalty = Zvol koalici: její vojska a cesty pracují pro tebe, ať je umístil kdokoli. Boduješ, když tvoje koalice dominuje, a tak se podívej, kterou posílí karty v nabídce. Stranu můžeš později změnit, přijdeš tím ale o dary, kořist a patrioty.
coach-turn = Máš dvě akce; akce s kartami preferovaného symbolu jsou navíc. Nejdřív potřebuješ karty: jednu kup, jednu zahraj. Podívej se na sloupce vlevo, které jsou levné, a na symboly, které umístí tvoje kvádry a kmeny.
coach-bribe = Dlužíš úplatek: vládci území té karty, nebo tomu, kdo tvou kartu drží jako rukojmí. Můžeš zaplatit, nabídnout méně, nebo to nechat být, podle toho, která tlačítka vidíš; Vachána nikdy neslevuje. Když to necháš být, o akci nepřijdeš.
coach-answer = Jiný hráč ti nabízí méně než celý úplatek. Když budeš trvat na celém a on to nechá být, nedostaneš nic, ale karta také nezapůsobí. U neškodné karty vezmi i málo a trvej na svém tam, kde by ti uškodila.
coach-tax = Ber rupie, jednu po druhé: z karet nabídky, nebo hráčům, kteří mají kartu území, které ovládáš. Vzít je soupeři se vyplatí dvakrát. Hvězdy ekonomiky rupie chrání.
coach-gift = Dar je jeden vliv: s větším vlivem získáš víc bodů, když tvoje koalice dominuje. O dary přijdeš, když změníš loajalitu. Nejlevnější volné místo se počítá stejně jako nejdražší.
coach-build = Každý kvádr stojí dvě rupie a přijde na území, které ovládáš, nebo na jeho hranici. Vojska pomáhají vládnout a bojovat; po cestách se vojska pohybují a do dominance se cesty počítají stejně. Přestaň, když už další kvádr za ty peníze nestojí.
coach-move = Pohni vojskem po cestě jeho koalice, nebo špehem po kartách dvora. Vojska rozhodují, kdo území ovládá; špehové mohou držet karty jako rukojmí. Jedna jednotka smí využít i víc pohybů.
coach-betray = Tvůj špeh připraví někoho o kartu dvora a všichni špehové z ní se vrátí do zásob. Hledej kartu, jejíž ztráta bolí nejvíc: s užitečnou akcí, patriota, nebo poslední politickou kartu území, kde stojí kmeny.
coach-prize = Zrazená karta může být tvoje kořist: jeden vliv. Patří-li k jiné koalici, přijdeš nejdřív o všechny dary, kořist a patrioty a změníš stranu. Pak si ji vezmi, jen když právě to chceš.
coach-site = Zvol, kde se bojuje: na území s jeho cestami, nebo na kartě dvora s jejími špehy. Odstraníš nejvýš tolik jednotek, kolik tam máš vojsk nebo špehů. Hledej poslední kmen soupeře: jeho ztráta svrhne politické karty.
coach-battle = Vybírej, co odstraníš, jednu jednotku po druhé. Bez kvádrů má cizí koalice k dominanci dál, bez kmenů vládce slábne. Kvádry tvé koalice jsou v bezpečí.
coach-road = Karta přináší cestu tvé koalice. Dej ji na hranici, přes kterou budou chtít projít tvoje vojska. Pro dominanci je každá hranice stejně dobrá.
coach-spy = Karta ti přináší špeha. Na soupeřově kartě ji může držet jako rukojmí, jakmile tam máš špehů nejvíc. Na tvé vlastní kartě tě před tím chrání.
coach-take = Zásoba je prázdná, a tak sem musí přijít dílek, který už je ve hře. Vezmi ten, který ti bude chybět nejméně. Pozor na poslední kmen území a na dary: jejich ztráta stojí karty nebo vliv.
coach-debt = Odešla karta se symbolem vah a její rupie nemáš z čeho vrátit. Za každou chybějící rupii se vzdáš jedné karty. Začni kartami v ruce, které nepotřebuješ, a pozor na váhy na kartách dvora: znamenají další dluh.
coach-shed = Z tvého dvora odchází několik karet a pořadí volíš ty. Záleží na něm jen u karet se symbolem vah: rupie za váhy se vracejí hned, jak karta odejde.
coach-court = Na konci tahu smíš mít na dvoře tři karty a jednu navíc za každou hvězdu politiky. Odhoď tu, která ti dává nejméně. Politické karty drží tvé kmeny na svém území a za váhy se rupie vracejí.
coach-hand = Na konci tahu smíš mít v ruce dvě karty a jednu navíc za každou hvězdu špionáže. Nech si to, co příště zahraješ. Napříště raději kartu zahraj, než si koupíš další.
coach-confidence = Událost bere každému jednu kartu z ruky. Dej tu, na kterou by došlo poslední.
coach-house = Tvůj špeh prohrál, ale Bezpečný dům ho přijme. Zůstane ve hře a při kontrole se počítá jako válec. Pusť ho jen tehdy, když ho potřebuješ v zásobě.
coach-blackmail = Na začátku tahu ti tato schopnost dá špeha na kartu bez špehů. Na soupeřově kartě je sám, a tak ji hned drží jako rukojmí. Je to zdarma: odmítni, jen když máš v zásobě málo válců.
coach-rumor = Patrioti jednoho hráče se při příští kontrole dominance nebudou počítat. Zvol soupeře, který by měl nejvíc vlivu v koalici, která může dominovat.
coach-swap = Vyměníš si všechny karty v ruce s jiným hráčem. Podívej se, kdo jich má víc než ty.
coach-suit = Zvol preferovaný symbol: akce s takovými kartami jsou navíc k tvým dvěma. Spočítej, kterého symbolu máš na dvoře nejvíc a soupeři nejméně. Dokud je preferované vojenství, jsou karty nabídky dvakrát dražší.
coach-rebuke = Z jednoho území odejdou všechny kmeny a vojska, i tvoje; cesty zůstanou. Zvol takové, kde soupeři ztratí nejvíc. Kdo přijde o poslední kmen, přijde i o politické karty toho území.
