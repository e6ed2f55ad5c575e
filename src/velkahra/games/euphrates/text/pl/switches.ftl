# Settings of the page for each viewer

switch-kingdoms = Zabarwienie królestw
switch-kingdoms-strong = wyraźne
switch-kingdoms-faint = słabe
switch-kingdoms-off = brak
switch-strengths = Siła przywódców i stron konfliktu
switch-strengths-on = pokaż
switch-strengths-off = ukryj
switch-coordinates = Współrzędne
switch-coordinates-on = pokaż
switch-coordinates-off = ukryj
