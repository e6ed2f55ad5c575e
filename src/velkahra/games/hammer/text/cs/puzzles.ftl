# Puzzles: the question, why the answer is best (puzzle-NN), and help after another action (-hint)

puzzle-question = Jak budeš hrát?
puzzle-01 = Ze soupeřů má SB jen GLA a nikdo nepřijde o víc, než kolik má: od ostatních nezískáš nic. Se 2 ukradenými SB máš 3. To stačí na Továrnu na všechno hned v tomto tahu a ta ti pak dá 1 SB na začátku každého dalšího.
puzzle-01-hint = Kolik SB má který z těch týmů?
puzzle-02 = Astronautka zjistí za tah dvě informace, zbylí dva zvědové po jedné, a kdo ji chce nahradit, potřebuje 1 BM. Z útočných akcí na ni smí jen letectvo. Tohle ale není útočná akce, nýbrž schopnost zvěda: taková příležitost se hned tak nevrátí.
puzzle-02-hint = Který z těch zvědů zjistí za tah nejvíc?
puzzle-03 = Velká mobilizace je zdarma, a tak jí přines zvěda, na kterého nemáš. Zvláštní vyslanec stojí i 1 BM a ten přijde Čínu na 4 SB. Vstoupí do hry neunavený a ještě v tomto tahu ti dá informaci i kartu. Tvář v davu stojí jen 1 SB a ty jich máš 5.
puzzle-03-hint = Na kterého z těch zvědů nemáš?
puzzle-04 = Speciální schopnost se dá použít jen jednou za hru, tak ať se vyplatí: dvě informace má jedině Rusko. GLA má jednu a USA sice vedou na body, ale žádnou informaci, kterou by se dalo ukrást, nemají. Dvě karty si lízneš vždycky.
puzzle-04-hint = Dívej se na počet informací, ne na body.
puzzle-05 = Kartu si se Zvláštním vyslancem lízneš tak jako tak, rozhoduje tedy ten zbytek. S informací jsi o řádek blíž ke čtverci. Prohlédnout si cizí karty má smysl, jen když podle toho můžeš něco podniknout, a na to už v tomto tahu nemáš SB.
puzzle-05-hint = Co ti která schopnost dá navíc, když kartu si lízneš vždycky?
puzzle-06 = Neunavený Recepční zjistí ještě jednu informaci: řádek, který si zvolíš, a zadarmo. Stín by stál 1 SB a ukradl náhodný řádek, třeba takový, který už znáš. Své 2 SB si nech na karty v ruce.
puzzle-06-hint = Co tě který z nich bude stát a kdo vybírá řádek?
puzzle-07 = Je poslední kolo a nic jiného ti tah nenabízí: nemáš SB ani neunaveného zvěda. Tip ti ještě může dát 20 bodů a chybný už nestojí nic, protože žádné kolo, ve kterém by se nesmělo tipovat, nepřijde.
puzzle-07-hint = Je poslední kolo. Co teď stojí chybný tip?
puzzle-08 = První BM v tahu stojí USA jen 2 SB. Díky němu zahraješ za 1 SB Astronautku na oběžné dráze: dvě informace za tah a z útoků na ni smí jen letectvo. Zbylé 2 SB stačí na Burzu. Když teď nevyměníš, musí Astronautka celé kolo počkat.
puzzle-08-hint = Která karta v ruce potřebuje BM a co by ti přinesla?
puzzle-09 = Prodavač zmrzliny a obě Kurýrky na skútru ti od příštího tahu zjistí po jedné informaci. Sabotérka žádnou, a protože stojí jen 1 SB, také se nejlevněji nahradí. Dvě informace ti Návnada dá, ať obětuješ kohokoli.
puzzle-09-hint = Který z těch zvědů ti příště žádnou informaci nezjistí?
puzzle-10 = Obchodní cestující ti každý tah přinese informaci, nebo 2 SB, když je potřebuješ víc. Přísná celnice informace nezjišťuje a ukradne nejvýš 1 SB. Na Obchodního cestujícího ti 4 SB hned stačí. Když si nevezmeš nikoho, půjdou oba dospod balíku.
puzzle-10-hint = Co by ti každý z těch zvědů přinesl za tah?
puzzle-11 = Všechny zvědy máš zadržené, takže v tomto tahu pomohou jen karty, a dvě ze tří potřebují BM. Bez nich utratíš z 12 SB pouhé 2. Dva BM stojí dohromady 5 SB: vyjde to na Neviditelné letadlo, které Číně demaskuje dva zvědy, i na Embargo.
puzzle-11-hint = Co by se dalo zahrát za 12 SB a žádný BM?
puzzle-12 = GLA si po tahu nechá nejvýš 3 SB a na všech 9 tvoje karty nestačí. BM se neztrácejí: vyměň 3 SB za jeden a zahraj Chameleona za 1 SB a 1 BM. Ten informace zjišťuje i krade a na Návnadu a Past v uličce ti SB zbudou.
puzzle-12-hint = Kolik SB si smí GLA nechat po svém tahu?
