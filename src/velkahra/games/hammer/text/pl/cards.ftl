# Cards in words, for people who cannot see them

card-price = Cena: { $price }
card-copy = KOPIA
card-back = Tył karty: { $deck }
