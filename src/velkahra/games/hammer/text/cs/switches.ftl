# Settings of the page for each viewer

switch-assist = Pomoc se zašifrovaným obrázkem
switch-assist-none = žádná: týmy vybarvují samy
switch-assist-paint = vybarví, co říkají kódy
switch-assist-full = vybarví a na mapě i vyškrtá, kde T. H. není
