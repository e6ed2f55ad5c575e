# Lessons

learn-title = Výuka hry { $game }
learn-lesson = Lekce { $number }/{ $count }: { $title }
learn-step = krok { $number }/{ $count }
learn-next = Dál
learn-show = Ukaž mi to
learn-back = Zpět
learn-restart = Znovu
learn-onward = Další lekce
learn-play = Zahraj si doopravdy
learn-all = Všechny lekce
learn-finished = hotovo
learn-hint = To se smí, ale tenhle krok je o něčem jiném, a tak to neplatí. Zkus, co říká text.
learn-read = Nejdřív si přečti text a pak pokračuj tlačítkem pod ním.
