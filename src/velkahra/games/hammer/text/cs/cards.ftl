# Cards in words, for people who cannot see them

card-price = Cena: { $price }
card-copy = KOPIE
card-back = Rub karty: { $deck }
card-copies = Vidíš: { $here }, v balíku: { $away }.
card-trait-power = Mocnost
card-trait-kind = Druh
cards-note-1 = Vidíš svůj balík a z ostatních to, co už vyšlo najevo. Balíky ostatních týmů nikdo nezná a kooperační kartu uvidíš, až ji někdo lízne.
