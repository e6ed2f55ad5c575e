# What the game is about, and what a player may do in a turn

goal-1 = Afghánistán kolem roku 1830: chtějí ho tři mocnosti a ty podporuješ jednu z nich, dokud se ti to hodí.
goal-2 = Body se rozdávají při čtyřech kontrolách dominance. Je-li jedna koalice daleko vpředu, bodují ti, kdo u ní mají největší vliv; není-li žádná, ti, kdo mají ve hře nejvíc válců.
goal-3 = Kdo po kontrole vede o čtyři body, hned vyhrává. Jinak po poslední kontrole, která platí dvojnásob, vyhrává ten, kdo má nejvíc bodů.

turn-1 = V tahu máš dvě akce v libovolném pořadí; smíš udělat i jen jednu nebo žádnou.
turn-2 = Kup kartu z nabídky. Stojí rupii za každou kartu vlevo od ní, ta první je zdarma.
turn-3 = Zahraj kartu z ruky na svůj dvůr: její symboly umístí vojska, cesty, kmeny a špehy.
turn-4 = Využij kartu svého dvora, každou jednou za tah: zdanění, dar, budování, pohyb, zrada nebo boj.
turn-5 = Karty s preferovaným symbolem dávají akce navíc ke tvým dvěma.
turn-6 = Na konci odhodíš, co je na dvoře a v ruce nad limit, a nabídka se doplní.
