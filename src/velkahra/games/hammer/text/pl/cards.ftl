# Cards, as they are told to who cannot see them.

card-price = Cena: { $price }
card-copy = KOPIA
card-back = Rewers karty: { $deck }
