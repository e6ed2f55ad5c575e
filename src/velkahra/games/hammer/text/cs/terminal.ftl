# The heading of a game in the terminal

terminal-about = Thomas Hammer: týmy mocností hrají karty, kooperují a luští obrázek, který ukazuje, kde se Thomas Hammer skrývá.
terminal-enter = Napište akci, například „keep“. „?“ vypíše vaše akce, Enter ukáže všechny příkazy.
terminal-board = Řádky písmen jsou zašifrovaný obrázek. SB jsou strategické body, BM body moci.
