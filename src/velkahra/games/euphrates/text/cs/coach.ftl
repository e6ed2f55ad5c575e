# Co řekne průvodce, když poprvé přijde některý druh rozhodnutí (coach-…, podle druhu)

coach-turn = Máš dvě akce. Začni vůdcem vedle chrámu a pak do jeho království pokládej kartičky v jeho barvě: každá přinese bod. Nakonec rozhoduje tvoje nejslabší barva, a tak mysli na všechny čtyři.
coach-revolt = V jednom království se sešli dva vůdci stejné barvy. Spočítej chrámy vedle každého z nich; nejdřív přidává útočník, po něm obránce a při remíze vyhrává obránce. Nepřidávej víc, než je třeba: přidané chrámy se vyřadí ze hry.
coach-war = Dvě království se spojila a vůdci jedné barvy spolu bojují. Na každé straně se počítají všechny kartičky jejich barvy, ať leží kdekoli; pak přidává útočník, po něm obránce a při remíze vyhrává obránce. Vítěz dostane bod za poraženého vůdce a bod za každou kartičku, o kterou poražený přijde.
coach-wars = Bojuje se ve více barvách a pořadí určuješ ty. Jeden konflikt může království zase rozdělit a na další už pak třeba nedojde. Začni tím, který nejspíš vyhraješ.
coach-monument = Čtyři kartičky jedné barvy tvoří čtverec a smíš na něm stavět. Na konci tvého tahu dá monument bod každému tvému vůdci v jedné z jeho dvou barev, pokud je v jeho království. Ty čtyři kartičky se otočí: v konfliktech už nepomohou a u otočených chrámů vůdci nevydrží.
coach-treasures = V království tvého obchodníka je víc pokladů a všechny kromě jednoho jsou tvoje. Na konci hry je každý poklad bod libovolné barvy. Rohové se berou první. Nech ležet ten, který tvůj obchodník nejlépe uhlídá.
