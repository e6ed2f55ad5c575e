# The heading of a game in the terminal

terminal-about = Tigris & Euphrates: pokládáš kartičky, stavíš vůdce a bojuješ o království. Na konci rozhoduje tvá nejslabší barva.
terminal-enter = Napiš akci, například „king G3“ (vůdce nebo kartička a pak pole). „?“ vypíše tvé akce, Enter ukáže všechny příkazy.
terminal-board = Na desce: T chrám, F farma, M tržiště, S osada; dvě písmena jsou dynastie a její vůdce (p kněz, f farmář, t obchodník, k král).
