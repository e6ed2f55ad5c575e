# What the page for opening a table says
title = Pax Pamir
opening-alone = Jedno místo: soupeřkou je Vachána, za kterou rozhodují její karty.
option-third = Třetí u hry ve dvou
option-third-nobody = nikdo
option-third-wakhan = Vachána, rozhodují za ni karty
option-hands = Karty v ruce
option-hands-closed = každý vidí jen svoje
option-hands-open = vidí je všichni
