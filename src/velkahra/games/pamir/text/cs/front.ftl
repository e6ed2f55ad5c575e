# Co o hře říká úvodní stránka a co znamenají její možnosti
front-line = O Afghánistán se přou tři mocnosti. Změň stranu v pravou chvíli a buď nejlepším přítelem té nejsilnější.
front-kind = karty, intriky, mapa
quick-three = Proti dvěma botům
quick-wakhan = Sám proti Vacháně
option-third-why = Dva hráči si mohou přizvat Vachánu jako třetí soupeřku.
option-hands-why = S otevřenými kartami se dobře učí ve více lidech.
option-battle-why = Kolik jednotek se v boji musí odstranit.
option-requests-why = Kolikrát smíš požádat o nižší úplatek, než zaplatíš.
option-corrections-why = Nech, jak je, pokud nenavazuješ na starou hru.
