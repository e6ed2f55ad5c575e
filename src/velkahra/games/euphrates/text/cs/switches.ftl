# Settings of the page for each viewer

switch-kingdoms = Zabarvení království
switch-kingdoms-strong = výrazné
switch-kingdoms-faint = slabé
switch-kingdoms-off = žádné
switch-strengths = Síla vůdců a síly v konfliktech
switch-strengths-on = ukázat
switch-strengths-off = skrýt
switch-coordinates = Souřadnice
switch-coordinates-on = ukázat
switch-coordinates-off = skrýt
