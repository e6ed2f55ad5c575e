# Why not: what was wrong and what would be right. The page adds the rule. The text does not name a
# card that may be hidden from the asking seat.

refusal-HM-ROUND-02-nobody = Takový tým v této hře není.
refusal-HM-ROUND-02-unknown = Taková akce v této hře není.
refusal-HM-ROUND-02-dealer = Nejdřív rozhodne náhoda nebo pořadatel. Chvilku počkej.
refusal-HM-ROUND-02-no-chance = Teď rozhoduje tým, ne náhoda.
refusal-HM-ROUND-02-other = Teď se rozhoduje o něčem jiném: { $now }.
refusal-HM-ROUND-02-pick = Volba ještě není celá. Co můžeš zvolit, je zvýrazněné.
refusal-HM-SCORE-03 = Hra skončila, víc už se dělat nedá.
refusal-HM-ORDER-03 = Teď { $seat-verb ->
    [one] rozhoduje
   *[many] rozhodují
} { $seat }. Počkej, až přijdeš na řadu.
refusal-HM-ORDER-02 = { $place }. místo volné není. Zvol v pořadí jiné.
refusal-HM-JOKER-01 = Žolíka už máš za sebou: na celou hru je jeden.
refusal-HM-JOKER-02 = Tato mocnost nehraje. Vsaď na některý tým z této hry.
refusal-HM-EDGE-JOKER-03 = O žolíku pro tuto dílčí hru už máš rozhodnuto. Počkej na ostatní.
refusal-HM-EDGE-RANK-01 = Tyto týmy teď následovat nemohou. Zadej ty, které v této hře hrají a místo ještě nemají.
refusal-HM-EDGE-ORG-01 = Tohle teď pořadatel zapsat nemůže: nehodí se to k týmům nebo k tomu, jak na tom jsou.
refusal-HM-EDGE-ORG-02 = Tohle tu náhoda přinést nemůže.
refusal-HM-SETUP-05 = Zdarma karty vyměnit nejde, máš-li v ruce zvěda nebo není-li žádný v balíku. Vyměň je za nové, o jednu méně, nebo si je nech.
refusal-HM-SETUP-07-chosen = O svých prvních kartách už máš rozhodnuto. Počkej na ostatní.
refusal-HM-EDGE-SETUP-02 = Jedinou kartu už vyměnit nejde. Nech si ji.

refusal-HM-BM-02 = { $short ->
    [1] Jeden BM tu stojí { $need } SB a ty { $have ->
        [0] žádný nemáš
       *[other] máš { $have }
    }. Pokračuj v tahu.
   *[other] Něco ve hře ti teď brání měnit SB za BM. Pokračuj v tahu.
}
refusal-HM-COOP-04 = { $group } si teď kooperační kartu líznout nemohou: balík je prázdný, někdo z nich nemá dost SB, už lízal, nebo odmítl. Lízni si ze svého.
refusal-HM-COOP-18-draw = Z kooperačního balíku { $group-gen } se líže, jen když tyto týmy kooperují každý s každým a tvůj je jedním z nich. Lízej s partnery, nebo ze svého.
refusal-HM-DISCARD-01 = Tuhle kartu v ruce nemáš. Zvol některou ze svých.
refusal-HM-CHAR-03 = Tvoje silná nebo slabá stránka počítá jen vlastní karty a těch máš moc. Odhoď některou vlastní kartu.

refusal-HM-MAIN-01 = Tuhle kartu v ruce nemáš. Hraj některou ze svých.
refusal-HM-MAIN-02-sb = Karta { $card } teď stojí { $need } SB a ty { $have ->
    [0] žádný nemáš
   *[other] máš { $have }
}.
refusal-HM-MAIN-02-bm = Karta { $card } stojí { $need } BM a ty { $have ->
    [0] žádný nemáš
   *[other] máš { $have }
}. BM se získávají z SB na začátku tahu.
refusal-HM-MAIN-02-condition = Podmínka karty { $card } ještě není splněná. Přečti si ji na kartě.
refusal-HM-GOLD-01-play = Něco ve hře ti teď brání zahrát kartu { $card }.
refusal-HM-GOLD-01-room = Další kartu jako { $card } už ve hře mít nesmíš. Nejdřív pro ni uvolni místo.
refusal-HM-GOLD-01-use = Něco ve hře ti teď brání použít kartu { $card }.
refusal-HM-GOLD-01-uses = V tomto tahu už schopnost zvěda použít nesmíš, ani kartu { $card }.
refusal-HM-GOLD-01-info = Něco ve hře ti teď brání získávat informace.
refusal-HM-ACT-02 = To není schopnost karty, kterou máš ve hře. Použij některou ze svých.
refusal-HM-ACT-03-tired = Karta { $card } je unavená a tahle schopnost má symbol unavení. Počkej, až se odunaví.
refusal-HM-ACT-03-sb = Tahle schopnost karty { $card } stojí { $need } SB a ty { $have ->
    [0] žádný nemáš
   *[other] máš { $have }
}.
refusal-HM-ACT-03-bm = Tahle schopnost karty { $card } stojí { $need } BM a ty { $have ->
    [0] žádný nemáš
   *[other] máš { $have }
}.
refusal-HM-ACT-03-cards = Za tuhle schopnost karty { $card } se { $need ->
    [one] odhazuje { $need } karta
    [few] odhazují { $need } karty
   *[other] odhazuje { $need } karet
} a ty { $have ->
    [0] v ruce žádnou nemáš
   *[other] máš v ruce { $have }
}.
refusal-HM-ACT-04 = Schopnost karty { $card } už je použitá tolikrát, kolikrát to karta dovoluje. Později ji použiješ znovu, pokud to karta říká.
refusal-HM-ABILITY-02 = Speciální schopnost už máš za sebou: působí jednou za celou hru.
refusal-HM-EDGE-INFO-02 = Všechny řádky už znáš, nebo se je brzy dozvíš. Víc se zjistit nedá.
refusal-HM-EDGE-FIND-02 = Teď čtverec tipnout nemůžeš: každý tým má za kolo jeden tip, dokud není T. H. nalezen. Hledá-li se v terénu, netipuje se vůbec.
refusal-HM-EDGE-FIND-02-pause = Tvůj poslední tip byl chybný: znovu smíš tipnout v kole { $round }.
refusal-HM-EDGE-FIND-02-once = U tohoto stolu má každý tým jediný tip za celou hru a ty už ho máš za sebou.

refusal-HM-COOP-01 = { $power-dat } kooperaci nabídnout nemůžeš: jen jinému týmu z této hry, jednou za tah, a pokud už spolu nekooperujete.
refusal-HM-COOP-14 = Kooperaci s { $power-ins } zrušit nemůžeš: žádná není, nebo je její konec už ohlášený.
refusal-HM-COOP-02 = To by škodilo některému tvému partnerovi. Zvol něco, co neškodí, nebo nejdřív zruš kooperaci.
refusal-HM-COOP-12 = Kartu { $card } hraje ten z partnerů, který je v tomto kole na tahu později: { $other }. Počkej na ten tah.
refusal-HM-COOP-22 = Kartu { $card } hraje ten z jejích týmů, který je v tomto kole na tahu poslední: { $other }. Počkej na ten tah.
refusal-HM-COOP-18 = Karta { $card } potřebuje kooperaci všech svých týmů: { $home }. Nejdřív se s nimi domluv.
refusal-HM-COOP-13-sb = Karta { $card } stojí { $need } SB a dohromady { $have ->
    [0] žádný nemáte
   *[other] máte { $have }
}.
refusal-HM-COOP-13-bm = { $own ->
    [1] Ty platíš za kartu { $card } { $need } BM a { $have ->
        [0] žádný nemáš
       *[other] máš { $have }
    }.
   *[other] { $other } platí za kartu { $card } { $need } BM a { $have ->
        [0] žádný { $other-verb ->
            [one] nemá
           *[many] nemají
        }
       *[other] { $other-verb ->
            [one] má
           *[many] mají
        } { $have }
    }.
}
refusal-HM-COOP-13-share = Takhle se SB rozdělit nedají: zaplatit se musí všechny (celkem { $need }) a nikdo nedá víc, než má. Pro { $seat-acc } zvol jiný podíl.
refusal-HM-EDGE-COOP-09 = Kartu { $card } v tomto tahu některý partner odmítl. Zkus to zase v jiném kole.

refusal-HM-TARGET-01 = Tahle karta tu cílem být nemůže. Karty, které mohou, jsou zvýrazněné.
refusal-HM-TARGET-02 = Teď pro to není žádný cíl. Nech si to na později.
refusal-HM-TARGET-02-option = Tahle možnost by teď nic neudělala. Zvol jinou.
refusal-HM-EDGE-TARGET-01 = Ještě nejsou zvolené všechny cíle. Vybírej dál.
refusal-HM-EDGE-TARGET-01-choose = Tohle vynechat nejde: zvol některou ze zvýrazněných karet.
refusal-HM-EDGE-TARGET-02 = Tahle karta se tu zvolit nedá. Ty, které ano, jsou zvýrazněné.
refusal-HM-EDGE-TARGET-03 = { $power-acc } tu zvolit nelze. Zvol některý ze zvýrazněných týmů.
refusal-HM-INFO-03 = { $row }. řádek neexistuje: obrázek má jen { $most } řádků.
refusal-HM-INFO-05 = Ten tým { $row }. řádek nezná. Zvol řádek, který zná.
refusal-HM-EDGE-INFO-02-row = { $row }. řádek už znáš, nebo se ho brzy dozvíš. Zvol jiný.
refusal-HM-EDGE-FIND-01 = Tenhle čtverec na mapě není. Zvol některý, který tam je.
