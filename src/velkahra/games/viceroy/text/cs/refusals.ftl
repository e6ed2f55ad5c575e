# Why not: what was wrong and what would be right. The page adds the rule.

refusal-VC-FLOW-03-nobody = Takové místo u tohoto stolu není.
refusal-VC-FLOW-03-unknown = Takovou akci tato hra nezná.
refusal-VC-FLOW-03-dealer = Losují se karty nebo drahokamy. Počkej na výsledek.
refusal-VC-FLOW-03-chosen = Svou volbu už máš za sebou. Počkej, až zvolí i ostatní; pak se všechny volby ukážou.
refusal-VC-FLOW-03-apart = Tahle volba se tě netýká. Počkej, až ostatní zvolí.
refusal-VC-FLOW-03-other = Teď se rozhoduje o něčem jiném: { $now }.
refusal-VC-FLOW-03-no-chance = Teď rozhoduje hráč, ne náhoda.
refusal-VC-FLOW-03-pick = Volba ještě není celá. Co můžeš zvolit, je zvýrazněné.
refusal-VC-FLOW-03-turn = Teď rozhoduje { $actor }. Počkej, až padne rozhodnutí.
refusal-VC-END-01-over = Hra skončila: nic dalšího už zahrát nejde.
refusal-VC-ORDER-01 = Dřív hraje { $actor }: nejnižší číslo má přednost. Počkej, až přijdeš na řadu.
refusal-VC-ORDER-03 = Dřív vykládá { $actor }: karta s nejnižším číslem má přednost. Počkej, až přijdeš na řadu.
refusal-VC-LIMIT-01-outcome = Tohle vylosovat nejde: v balíčku ani v krabici to není.
refusal-VC-SETUP-06-not-in-hand = Kartu { $card } v ruce nemáš. Začni jednou ze dvou rozdaných postav.

refusal-VC-AUCTION-05 = Dražíš { $colour-femacc } barvu: vezmi si jednu z jejích dvou karet.
refusal-VC-AUCTION-11-no-card = V nabídce není žádná { $colour-fem } karta. Draž barvu, která kartu má, nebo pasuj.
refusal-VC-AUCTION-11-no-gem = Žádný { $colour } drahokam nemáš. Draž barvu, kterou máš, nebo pasuj.
refusal-VC-AUCTION-11-empty = Toto místo ({ $colour-fem } barva) je prázdné. Zvol místo s kartou.
refusal-VC-AUCTION-15 = Za zástěnou nemáš žádný žeton útoku. Draž drahokam, nebo pasuj.
refusal-VC-EDGE-10 = V nabídce nic není, takže by žeton útoku nic nezískal. Pasuj.
refusal-VC-PASS-04 = Tyto drahokamy v zásobě nejsou. Vezmi si barvy, které tam jsou.
refusal-VC-LIMIT-02 = Tyto drahokamy v zásobě nejsou. Vezmi si barvy, které tam jsou.
refusal-VC-EDGE-12 = Vybíráš { $count ->
    [one] 1 drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}. Vezmi si jich { $more ->
    [0] přesně { $due }
   *[other] nejméně { $least } a nejvýš { $due }
}, v libovolných barvách.
refusal-VC-REWARD-01 = Vybíráš { $count ->
    [one] 1 drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}. Vezmi si jich přesně { $due }, v libovolných barvách.
refusal-VC-VIRTUAL-05 = Draží s tebou i virtuální soupeř: vezmi si horní kartu, nebo draž dál.

refusal-VC-BUILD-01-not-in-hand = Kartu { $card } v ruce nemáš. Zvol kartu, kterou držíš, nebo pasuj.
refusal-VC-BUILD-05 = Na 1. úrovni se karta vykládá na levý nebo pravý kraj řady.
refusal-VC-BUILD-06 = Na { $level }. úrovni leží karta nad dvěma sousedními kartami o úroveň níž. Tady takové nejsou.
refusal-VC-BUILD-09 = Na { $level }. úrovni karta { $card } i po slevě za věčné drahokamy stojí { $price ->
    [one] { $price } { $colour } drahokam
    [few] { $price } { $colour-plural } drahokamy
   *[other] { $price } drahokamů ({ $colour-fem } barva)
}, a ty { $have ->
    [0] žádný nemáš
   *[other] máš { $have }
}.
refusal-VC-BUILD-12 = Na { $level }. úroveň tento zákon vyložit nejde. Zákony patří na úrovně 1 až 4.
refusal-VC-BUILD-12-free = Zákony nestojí nic, takže se na ně věčný drahokam nepoužívá. Zvol místo.
refusal-VC-PYR-05-occupied = Tam už karta leží a karty pyramidy se nepřesouvají. Zvol volné místo.
refusal-VC-PYR-07-not-in-hand = Kartu { $card } v ruce nemáš. Zasuň kartu, kterou držíš, nebo přestaň.
refusal-VC-PYR-09-bottom = Karta { $card } není volná. Na 1. úrovni je volná jen krajní karta řady, a to když nad ní nic neleží a pod ní není nic zasunuté.
refusal-VC-PYR-09 = Karta { $card } není volná. Volná karta je na kraji řady nebo na nejvyšší úrovni, nic nad ní neleží a nic pod ní není zasunuté.

refusal-VC-EDGE-20 = Na tuto kartu by se žádný { $colour } věčný drahokam nepoužil, není tedy co vynechat.
refusal-VC-EDGE-25-mine = Karta { $card } ve tvé pyramidě není. Zvol žeton na některé své kartě.
refusal-VC-EDGE-25-theirs = Karta { $card } není v pyramidě nikoho jiného. Zvol žeton na cizí kartě.
refusal-VC-EDGE-25-no-token = Na kartě { $card } tento žeton není ({ $token }). Zvol žeton, který tam leží.
refusal-VC-EDGE-26-no-character = Zákon { $card } se zasouvá pod postavu, a ve tvé pyramidě žádná není.
refusal-VC-EDGE-26-elsewhere = Karta { $card } ve tvé pyramidě není. Zvol postavu, která tam je.
refusal-VC-EDGE-28 = Kartu { $card } sem zasunout nejde. Zvol jinou kartu, která leží ve tvé pyramidě.
refusal-VC-EDGE-31-no-card = Zákon { $card } se vykládá místo jiné karty, a žádná tvá neleží na úrovni, kde by mohl být.
refusal-VC-EDGE-31-free-place = Zákon { $card } se vykládá místo některé tvé karty. Toto místo je prázdné.
refusal-VC-EDGE-32-taken = Karta { $card } není mezi právě vzatými kartami. Zasuň některou z nich, nebo si všechny nech.
refusal-VC-EDGE-32-not-in-hand = Kartu { $card } v ruce nemáš. Vrať zákon, který držíš.
refusal-VC-FLOW-05-price = Vybíráš { $count ->
    [one] 1 drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}. Výměna stojí přesně { $due }.
refusal-VC-FLOW-05-gems = Tyto drahokamy nemáš. Zaplať drahokamy zpoza své zástěny.
refusal-VC-EDGE-56 = Vybíráš { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}. { $least ->
    [0] Uložit jich lze nejvýš { $most }.
   *[other] Uložit se jich musí přesně { $most }.
}
refusal-VC-EDGE-56-gems = Tyto drahokamy nemáš. Ulož drahokamy zpoza své zástěny.

refusal-VC-END-03 = Karta { $card } žádný tvůj kruh neuzavírá. Zvol kartu na 2. nebo vyšší úrovni své pyramidy.
refusal-VC-EDGE-50 = Kruh karty { $card } už přebarvený je. Každý kruh se přebarvuje jen jednou.
refusal-VC-END-04-already = Kruh karty { $card } už celý { $colour } je. Zvol jinou barvu nebo jiný kruh.
refusal-VC-EDGE-35 = Přebarvit kruh karty { $card } ({ $colour-fem } barva) stojí { $need ->
    [one] 1 drahokam té barvy
    [few] { $need } drahokamy té barvy
   *[other] { $need } drahokamů té barvy
}, a ty { $have ->
    [0] žádný nemáš
   *[other] máš { $have }
}.
