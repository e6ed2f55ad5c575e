# The heading of a game in the terminal

terminal-about = Pax Pamir: vedete afghánskou frakci, kupujete karty ke svému dvoru a podporujete jednu ze tří koalic.
terminal-enter = Napište akci, například „loyalty british“. „?“ vypíše vaše akce, Enter ukáže všechny příkazy.
terminal-board = Na trhu jsou a0 až a5 a b0 až b5 místa; číslo za místem je číslo karty a akce kartu nazývají tímto číslem.
