# How to play laws whose texts leave something open, by effect. Laws have texts of their own.

ruling-replace_card = Co nahrazená karta trvale umožňovala, to končí; drahokamy na ní uložené zůstávají tady a nic nepřinesou. Kartu v ruce lze v některém z dalších kol budování vyložit znovu.
ruling-duplicate_tokens = Počítá se každý žeton, i bonusy a věčné drahokamy. Žeton bodů moci je jeden žeton, ať má jakoukoli hodnotu. Pro věčný drahokam musí být drahokam v zásobě nebo za tvou zástěnou. Zákon nezabírá místo a neuzavírá kruh.
ruling-swap_token = Mění se celý žeton za celý, ať mají jakoukoli hodnotu. Věčné a uložené drahokamy ani žetony za zástěnami zvolit nelze. Při sólové hře nemá účinek.
ruling-take_display_card_skip_auction = Karta se bere z nabídky, jak leží teď, tedy už obnovené pro příští aukci. Aukci vynecháš, i když tento zákon mezitím nahradíš. Ve 12. kole žádná příští aukce není: karta je zadarmo, pokud u stolu neplatí dohoda, že zákon tehdy nedělá nic.
ruling-draw_laws_return = Dojdou-li zákony, vracíš o jeden méně, než kolik přišlo. Zákon, který hned zasuneš, v ruce nemáš; zbude-li ti v ruce zákonů málo, vracíš ty, které máš. Navrchu leží poslední vrácený; nikdo jiný se nedozví, které to jsou.
ruling-choose_one = Jen jedno, a napořád. Žetony útoku patří za tvou zástěnu. Věčný drahokam potřebuje drahokam své barvy v zásobě nebo za tvou zástěnou.
ruling-tuck_from_hand = Jen teď, při vyložení zákona: později nic přidat nejde. Zasunuté karty leží lícem nahoru, nic nestojí a nepřinášejí odměnu.
ruling-tuck_free_card = Volná je karta na kraji řady nebo na nejvyšší úrovni, nad kterou nic neleží a pod kterou není nic zasunuté; na 1. úrovni jen obě krajní; nikdy tento zákon. Je-li nějaká volná, jedna se zasunout musí a všechny její žetony jdou s ní. Body platí, i když nic zasunuto není.
ruling-store_gems = Kolik chceš, až do limitu, třeba i nic. Uloženými drahokamy se neplatí ani nepřebarvuje.
ruling-store_gems-fixed = Právě tolik, v barvách podle tvé volby, máš-li jich dost; jinak žádný. Uloženými drahokamy se neplatí ani nepřebarvuje.
ruling-tuck_on_take = Kdykoli si bereš kartu: v aukci, za odměnu nebo díky zákonu; každou z několika, jak přijde. Ne však kartu tvé pyramidy, kterou ti zákon vrací do ruky.
ruling-points_per_card = Počítají se všechny tvé karty: tato, zákony i zasunuté.
ruling-points_per_set = Navíc k 12 bodům, které má každá sada.
ruling-points_per_circle_and_eternal = Počítají se i kruhy přebarvené na konci.
ruling-points_per_adjacent_character = Zákon má nejvýš šest sousedů: dva vedle, dva pod sebou, dva nad sebou. Zákony ani zasunuté karty se nepočítají.
