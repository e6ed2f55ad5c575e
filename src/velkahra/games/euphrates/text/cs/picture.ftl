# Words on the page of the game and in its standalone picture

picture-title = Tigris & Euphrates
picture-board = Deska hry Tigris & Euphrates
picture-leader = { $office } ({ $dynasty })
picture-leader-on = { $leader }, { $space }, síla { $strength }, sousední chrámy: { $temples }
picture-leader-off = { $leader }, mimo desku
picture-leader-rival = { $leader }; jeho konflikt může přijít první
picture-land = pevnina
picture-river = řeka
picture-empty = prázdné
picture-face-down = { $tile } lícem dolů
picture-burnt = katastrofa
picture-union = spojovací kartička
picture-treasure = poklad
picture-corner-treasure = rohový poklad
picture-star = hvězda
picture-corner-star = hvězda v rámečku
picture-kingdom = království: { $leaders }
picture-monument-at = { $monument } na poli { $space }
picture-last = poslední akce: { $spaces }
picture-fight = { $kind ->
    [revolt] Vnitřní konflikt
   *[war] Vnější konflikt
}: útočí { $attacker } silou { $attack }, brání se { $defender } silou { $defence }
picture-turn = Na tahu: { $dynasty }

picture-players = Hráči
picture-you = ty
picture-on-turn = na tahu
picture-actions-left = { $count ->
    [0] žádná další akce
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
   *[other] zbývá { $count } akcí
}
picture-decides = rozhoduje
picture-in-hand = Kartičky v ruce
picture-catastrophes = Kartičky katastrof
picture-treasures = Poklady
picture-points = Body
picture-hidden = skryto
picture-off-board = Mimo desku
picture-behind = Za zástěnou
picture-put-away = Odloženo při výměnách

picture-hand = Tvoje kartičky
picture-hand-tile = { $tile }, { $number }. kartička ve tvé ruce
picture-catastrophe-token = Katastrofa { $count }/2

picture-bag = Kartičky v pytlíku
picture-treasures-left = Poklady na desce
picture-monuments = Monumenty
picture-built = postaven: { $space }
picture-free = volný

picture-conflict = Konflikt
picture-revolt = Vnitřní konflikt
picture-war = Vnější konflikt
picture-attacker = Útočník
picture-defender = Obránce
picture-with-temples = { $count ->
    [one] { $count } chrám vedle vůdce
    [few] { $count } chrámy vedle vůdce
   *[other] { $count } chrámů vedle vůdce
}
picture-with-supporters = { $count ->
    [one] { $count } stoupenec na desce
    [few] { $count } stoupenci na desce
   *[other] { $count } stoupenců na desce
}
picture-added = Přidáno z ruky: { $count }
picture-open = zatím nic nepřidáno
picture-what-counts = { $kind ->
    [revolt] Z ruky se počítají chrámy.
   *[war] Z ruky se počítají kartičky tohoto druhu: { $tile }
}

picture-do-end = Ukončit tah
picture-do-swap = Vyměnit kartičky
picture-do-withdraw = Stáhnout z desky
picture-do-decline = Nestavět monument
picture-do-none = Nic nepřidat
picture-do-war = Konflikt: { $office }
picture-choices = Tvoje možnosti

picture-score = Konečné pořadí
picture-place = Místo
picture-dynasty = Dynastie
picture-weakest = Nejslabší barva každé dynastie je podtržená.
picture-assigned = V závorce: body a za znaménkem plus poklady; každý je přidělen nejslabší barvě.
picture-tie-break = Vítězí ten, kdo má ve své nejslabší barvě nejvíc bodů. Při shodě rozhoduje druhá nejslabší, potom třetí a nakonec nejsilnější; kdo má shodné všechny čtyři, dělí se o místo.
picture-until-end = konec při 2

picture-sign-temple = Chrám, červený: vedle něj stojí vůdci. Chrámy rozhodují vnitřní konflikty.
picture-sign-farm = Farma, modrá: klade se jen na řeku.
picture-sign-market = Tržiště, zelené.
picture-sign-settlement = Osada, černá.
picture-sign-leader = Vůdce: tvar a malá značka říkají, ve které barvě boduje, velká značka čí je.
picture-sign-dynasty = Dynastie: značka hráče.
picture-sign-back = Otočená kartička pod monumentem: království spojuje dál, jinak už nic neznamená.
picture-sign-catastrophe = Katastrofa: pole už do konce hry nejde použít.
picture-sign-union = Spojovací kartička: přikrývá kartičku, která spojila dvě království.
picture-sign-monument = Monument: na konci tahu bod za každého vůdce v jedné z jeho dvou barev.
picture-sign-treasure = Poklad: má-li jich království víc, bere je majitel obchodníka.
picture-sign-corner = Rohový poklad: bere se dřív než ostatní.
