# The heading of a game in the terminal

terminal-about = Tigris & Euphrates: vykládáte dílky a vůdce a bojujete o království. Na konci rozhoduje vaše nejslabší barva.
terminal-enter = Napište akci, například „king G3“ (vůdce nebo dílek a pak pole). „?“ vypíše vaše akce, Enter ukáže všechny příkazy.
terminal-board = Na desce: T chrám, F farma, M trh, S osada; dvě písmena jsou dynastie a její vůdce (p kněz, f farmář, t obchodník, k král).
