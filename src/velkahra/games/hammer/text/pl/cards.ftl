# Cards in words, for people who cannot see them

card-price = Cena: { $price }
card-copy = KOPIA
card-back = Rewers karty: { $deck }
card-copies = Widać: { $here }, w talii: { $away }.
card-trait-power = Mocarstwo
card-trait-kind = Rodzaj
cards-note-1 = Widzisz swoją talię, a z pozostałych to, co już wyszło na jaw. Talii innych drużyn nikt nie zna, a wspólną kartę widać dopiero po dobraniu.
