# Cards in words, for people who cannot see them

card-price = Price: { $price }
card-copy = COPY
card-back = Back of a card: { $deck }
