# What the page for opening a table says
title = Viceroy
opening-alone = One seat: you play for a score to beat, against at least one virtual opponent in the auctions.
option-virtual = Virtual opponents, who only bid
option-virtual-rules = as the rules say: one for a single seat, else none
option-virtual-one = one
option-virtual-two = two
option-virtual-three = three
option-laws = Set of laws
option-laws-first_international_2014 = first edition (reconstructed)
option-laws-russian_scan = Russian printing
option-screens = Gems and attack tokens
option-screens-closed = hidden behind screens
option-screens-open = open to everybody
