# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-unmasked-1 = Našeho člověka viděli.
remark-unmasked-2 = Máme další.
remark-pact-1 = Tak tedy spolu. Prozatím.
remark-pact-2 = Dobře. Mapu máme společnou.
remark-refused-1 = Vaše chyba.
remark-refused-2 = To si zapamatujeme.
remark-left-1 = A to je konec přátelství.
remark-left-2 = Zase každý sám. No dobře.
remark-found-1 = Tady jsi, Thomasi.
remark-found-2 = Tohle místo známe.
remark-too-late-1 = Jen o kousek!
remark-too-late-2 = Vůbec ne špatné.
remark-won-1 = Případ uzavřen. Dobrá hra!
remark-won-2 = Naši agenti děkují vašim.
remark-lost-1 = Dobrá práce.
remark-lost-2 = Ještě se potkáme.
