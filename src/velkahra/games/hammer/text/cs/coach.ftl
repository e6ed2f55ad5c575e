# Co řekne průvodce, když poprvé přijde některý druh rozhodnutí (coach-…, podle druhu)

coach-bet = Na celou hru máte jednoho žolíka. Přinese tolik strategických bodů (SB), kolik získá tým, na který vsadíte. Když nevíte, kdo dnešní dílčí hru vyhraje, nechte si ho.
coach-swap = Podívejte se, zda máte v ruce zvěda: zvědové hledají Thomase Hammera. Karty bez zvěda se vymění zdarma, jinak přijdete o jednu kartu. Ruku s levným zvědem si nechte.
coach-waive = Váš zvěd se smí vrátit z odkládacího balíku do hracího. Zvědové zjišťují řádky obrázku, a tak se to skoro vždy vyplatí.
coach-order = Zvolte, kdy bude váš tým v tomto kole na tahu. Kdo hraje později, vidí, co udělali ostatní; kdo hraje dřív, může jako první uhodnout čtverec. Kooperační karty hraje ten z partnerů, který je na tahu později.
coach-refresh = Než se zvědové odunaví, smíte měnit SB za body moci (BM). Silné karty stojí BM, podívejte se tedy na ceny v ruce. BM se zpátky nemění; nepotřebuje-li je žádná karta, nechte si SB.
coach-untire = Podle pravidla se odunaví jen někteří zvědové. Nejdřív odunavte informátory: zjišťují řádky obrázku.
coach-draw = Líznete si jednu kartu. Z vlastního balíku je to zdarma; kooperační karta je silnější, ale každý partner, který ji líže, platí SB a vzdá se běžného lízání.
coach-join = Partner si s vámi chce líznout kooperační kartu. Stojí vás to SB a vlastní lízání v tomto kole. Kooperační karty jsou ze všech nejsilnější: máte-li SB nazbyt, přidejte se.
coach-sift = Díváte se na karty svého balíku a vezmete si, co karta dovolí. Na co budete mít brzy SB? Se zvědem se zmýlíte málokdy.
coach-main = Toto je hlavní část tahu: hrajte karty a využívejte zvědy. Použijte každého odunaveného informátora, zjistí vám řádek obrázku. Než zaplatíte, podívejte se na své SB a BM; co zbyde, zůstává do dalších kol.
coach-demand = Karta potřebuje vaši volbu, než zapůsobí. Přečtěte si na ní, komu pomůže a komu uškodí. Škoďte týmu, který vede, a nikdy partnerovi.
coach-choose = Karta chce, abyste něco zvolili. Podívejte se, čí karty to mohou být: z cizích vyberte nejsilnější, ze svých tu, kterou potřebujete nejméně nebo která nejvíc pomůže, podle toho, co karta dělá.
coach-row = Zvolte řádek obrázku, který se chcete dozvědět. Jeho kód přijde na konci tahu. Nejvíc pomohou řádky vedle těch, které už znáte, protože obrázek na sebe navazuje.
coach-steal-row = Dozvíte se řádek, který zná jiný tým. Ten o něj nepřijde a zjistí jen to, že jste něco ukradli. Zvolte řádek, který se nejlépe hodí k vašim.
coach-may = Karta se ptá, zda se její efekt má stát. Přečtěte si ho ještě jednou: některé efekty něco stojí. Když nestojí nic, řekněte ano.
coach-change = Teď smíte měnit SB za BM, vždy za uvedenou cenu. Udělejte to kvůli kartě, kterou chcete brzy zahrát. BM se zpátky nemění.
coach-share = Chcete zahrát kooperační kartu a dělí se o její SB. Navrhněte spravedlivý podíl: každý partner musí souhlasit, jinak se karta nezahraje.
coach-consent = Partner chce zahrát vaši kooperační kartu a vy zaplatíte svůj podíl. Souhlaste, pokud vám za to efekt stojí. Když někdo odmítne, nestane se nic a nic se neplatí.
coach-take-card = Vidíte karty jiného týmu a jednu z nich zvolíte k odhození. Vezměte zvěda, nebo kartu, která by vám uškodila nejvíc.
coach-own-discard = Kvůli efektu odhodíte kartu. Dejte tu, na kterou v dalších kolech nebudete mít; zvědy si nechte.
coach-discard = Máte v ruce víc karet, než smíte. Odhoďte, co je pro vás moc drahé nebo už nestihne pomoci. Zvědy si nechte.
coach-square = Zvolte čtverec, ve kterém se podle vás skrývá Thomas Hammer. První tým, který ho najde, získá 20 bodů; po chybném tipu většinou dvě kola tipovat nesmíte. Tipněte si, jen když vám podle řádků zbývá málo čtverců.
coach-ally = Jiný tým vám nabízí kooperaci. Partneři si nesmějí škodit a mohou si lízat silné kooperační karty. Zrušit ji později je drahé: souhlaste, pokud si věříte.
coach-part = Partner ruší vaši kooperaci a skončí tak jako tak. Když s tím budete souhlasit, platíte také: SB, BM i karty. Důvod k souhlasu je tedy málokdy.
coach-sacrifice = Musíte se vzdát jednoho svého permanentu. Dejte ten, který vám pomáhá nejméně; informátory si nechte.
coach-search = Smíte si vzít kartu odkudkoli ze svého balíku a všichni ji uvidí. Zvolte něco, co zahrajete v tomto nebo příštím tahu. Balík se pak zamíchá.
