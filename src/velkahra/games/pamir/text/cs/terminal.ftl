# The heading of a game in the terminal

terminal-about = Pax Pamir: vedeš afghánskou frakci, kupuješ karty na svůj dvůr a podporuješ jednu ze tří koalic.
terminal-enter = Napiš akci, například „loyalty british“. „?“ vypíše tvé akce, Enter ukáže všechny příkazy.
terminal-board = V nabídce jsou a0 až a5 a b0 až b5 místa; číslo za místem je číslo karty a akce kartu označují tímto číslem.
