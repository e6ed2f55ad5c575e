# Cards in words, for people who cannot see them

card-price = Price: { $price }
card-copy = COPY
card-back = Back of a card: { $deck }
card-copies = In sight: { $here }, in the deck: { $away }.
card-trait-power = Power
card-trait-kind = Kind
cards-note-1 = You see your own deck and what you have seen of the others. Nobody knows the decks of other teams, nor a joint card before it is drawn.
