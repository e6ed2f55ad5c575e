# Settings of the page for each viewer

switch-assist = Pomoc przy zaszyfrowanym obrazie
switch-assist-none = żadna: drużyny zamalowują same
switch-assist-paint = zamaluje to, co mówią kody
switch-assist-full = zamaluje i skreśli na mapie, gdzie T. H. nie ma
