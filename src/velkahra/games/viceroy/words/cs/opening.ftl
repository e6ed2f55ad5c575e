# Co říká stránka pro otevření stolu
title = Panovník
opening-alone = Jedno místo: hraješ o co nejlepší skóre a v aukci proti nejméně jednomu virtuálnímu soupeři.
option-virtual = Virtuální soupeři, kteří jen draží
option-virtual-rules = podle pravidel: jeden při jediném místě, jinak žádný
option-virtual-one = jeden
option-virtual-two = dva
option-virtual-three = tři
option-laws = Sada zákonů
option-laws-first_international_2014 = první vydání (rekonstrukce)
option-laws-russian_scan = ruské vydání
option-screens = Drahokamy a žetony útoku
option-screens-closed = skryté za zástěnami
option-screens-open = na očích všem
