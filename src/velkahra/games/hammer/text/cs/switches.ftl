# Co si každý může nastavit na vzhledu stránky.

switch-assist = Pomoc se zašifrovaným obrázkem
switch-assist-none = žádná: týmy vybarvují samy
switch-assist-paint = vybarví, co říkají kódy
switch-assist-full = vybarví a na mapě i vyškrtá, kde T. H. není
