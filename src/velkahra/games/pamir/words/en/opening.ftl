# What the page for opening a table says
title = Pax Pamir
opening-alone = One seat: your opponent is Wakhan, whose cards decide for her.
option-third = Third player, with two seats
option-third-nobody = nobody
option-third-wakhan = Wakhan, whose cards decide for her
option-hands = Hands
option-hands-closed = only their owners see them
option-hands-open = everybody sees them
