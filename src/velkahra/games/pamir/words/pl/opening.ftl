# What the page for opening a table says
title = Pax Pamir
opening-alone = Jedno miejsce: przeciwnikiem jest Wachan, decydują za niego karty.
option-third = Trzeci gracz w grze dwuosobowej
option-third-nobody = nikt
option-third-wakhan = Wachan, decydują za niego karty
option-hands = Karty na ręce
option-hands-closed = każdy widzi tylko swoje
option-hands-open = widzą je wszyscy
