# Cards in words, for people who cannot see them

card-price = Cena: { $price }
card-copy = KOPIE
card-back = Rub karty: { $deck }
