# Co řekne průvodce, když poprvé přijde některý druh rozhodnutí (coach-…, podle druhu)

coach-bet = Na celou hru máš jednoho žolíka. Přinese tolik strategických bodů (SB), kolik získá tým, na který ho vsadíš. Když nevíš, kdo dílčí hru vyhraje, nech si ho.
coach-swap = Podívej se, zda máš v ruce zvěda: zvědové hledají Thomase Hammera. Karty bez zvěda se vymění zdarma, jinak dostaneš o jednu méně. Karty s levným zvědem si nech.
coach-waive = Tvůj zvěd se smí vrátit z odkládacího balíku do hracího. Zvědové zjišťují řádky obrázku, a tak se to skoro vždy vyplatí.
coach-order = Zvol, kdy bude tvůj tým v tomto kole na tahu. Kdo hraje později, vidí, co udělali ostatní; kdo hraje dřív, může jako první tipnout správný čtverec. Kooperační karty hraje ten z partnerů, který je na tahu později.
coach-refresh = Než se zvědové odunaví, smíš měnit SB za body moci (BM). Silné karty stojí BM, podívej se tedy na ceny v ruce. BM se zpátky nemění; nepotřebuje-li je žádná karta, nech si SB.
coach-untire = Odunavit se teď smějí jen někteří zvědové. Dej přednost informátorům: zjišťují řádky obrázku.
coach-draw = Lízneš si jednu kartu. Z vlastního balíku je to zdarma; kooperační karta je silnější, ale každý partner, který ji líže, platí SB a vzdá se běžného lízání.
coach-join = Partner si s tebou chce líznout kooperační kartu. Stojí tě to SB a vlastní lízání v tomto kole. Kooperační karty jsou ze všech nejsilnější: máš-li SB nazbyt, přidej se.
coach-sift = Díváš se na karty svého balíku a vezmeš si, co karta dovolí. Na co budeš mít brzy dost SB? Se zvědem se zmýlíš málokdy.
coach-main = Toto je hlavní část tahu: hraj karty a využívej zvědy. Použij každého neunaveného informátora, zjistí ti řádek obrázku. Než zaplatíš, podívej se na své SB a BM; co zbude, zůstává do dalších kol.
coach-demand = Než karta zapůsobí, musíš něco zvolit. Přečti si na ní, komu pomůže a komu uškodí. Škoď týmu, který vede.
coach-choose = Karta ti dává na výběr. Podívej se, čí karty to mohou být: z cizích zvol nejsilnější, ze svých tu, která ti podle textu karty nejméně chybí nebo nejvíc pomůže.
coach-row = Zvol řádek obrázku, který se chceš dozvědět. Jeho kód přijde na konci tahu. Každý řádek, který ještě neznáš, pomůže zhruba stejně; když vybarvíš všechny řádky jedné části, ukáže se její pruh světla.
coach-steal-row = Dozvíš se řádek, který zná jiný tým. Ten o něj nepřijde a zjistí jen to, že se něco ukradlo. Zvol řádek, který se nejlépe hodí k tvým.
coach-may = Můžeš rozhodnout, jestli efekt karty nastane. Přečti si ho ještě jednou: některé efekty něco stojí. Když nic nestojí, souhlas.
coach-change = Teď smíš měnit SB za BM, vždy za uvedenou cenu. Udělej to kvůli kartě, kterou chceš brzy zahrát. BM se zpátky nemění.
coach-share = Hraješ kooperační kartu a dělí se její cena v SB. Navrhni spravedlivý podíl: každý partner musí souhlasit, jinak se karta nezahraje.
coach-consent = Partner chce zahrát vaši kooperační kartu a ty zaplatíš svůj podíl. Souhlas, pokud ti za to efekt stojí. Když někdo odmítne, nestane se nic a nic se neplatí.
coach-take-card = Vidíš karty jiného týmu a jedna z nich se podle tvé volby odhodí. Zvol zvěda, nebo kartu, která by ti uškodila nejvíc.
coach-own-discard = Kvůli efektu odhodíš kartu. Odhoď tu, na kterou v dalších kolech nebudeš mít; zvědy si nech.
coach-discard = Máš v ruce víc karet, než smíš. Odhoď, co je pro tebe moc drahé nebo už nestihne pomoci. Zvědy si nech.
coach-square = Zvol čtverec, ve kterém se podle tebe skrývá Thomas Hammer. První tým, který ho najde, získá 20 bodů; po chybném tipu většinou dvě kola tipovat nesmíš. Tipni si, jen když podle řádků zbývá málo čtverců.
coach-ally = Jiný tým ti nabízí kooperaci. Partneři si nesmějí škodit a mohou si lízat silné kooperační karty. Zrušit ji později je drahé: souhlas, pokud si věříte.
coach-part = Partner ruší vaši kooperaci a skončí tak jako tak. Když s tím souhlasíš, platíš také: body i karty. Důvod k souhlasu je tedy málokdy.
coach-sacrifice = Musíš se vzdát jednoho svého permanentu. Obětuj ten, který ti pomáhá nejméně; informátory si nech.
coach-search = Smíš si vzít kartu odkudkoli ze svého balíku a všichni ji uvidí. Zvol něco, co zahraješ v tomto nebo příštím tahu. Balík se pak zamíchá.
