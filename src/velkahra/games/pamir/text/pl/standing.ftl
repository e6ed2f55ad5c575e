# Na co gracz może odpowiedzieć raz na zawsze.

standing-bribe = Łapówki
standing-bribe-lead = Co odpowiadasz, gdy ktoś proponuje ci mniej niż całą łapówkę. Darując, przyjmujesz tyle, ile proponuje, choćby nic.
standing-bribe-ask = pytać mnie
standing-bribe-whole = żądać całości
standing-bribe-waive = darować
standing-bribe-bots = Boty zawsze żądają całej łapówki.
