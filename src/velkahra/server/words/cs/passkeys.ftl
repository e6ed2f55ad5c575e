# Passkeys: kept by a device or a security key, they sign in to an account

passkey-title = Přístupové klíče
passkey-why = Přístupový klíč ve tvém zařízení nebo v bezpečnostním klíči otevře účet bez hesla; heslo platí dál.
passkey-insecure = Přístupový klíč jde přidat tam, kde má server jméno a adresu https, nebo na tomto počítači přes localhost.
passkey-elsewhere = Přístupové klíče tohoto serveru fungují jen na { $site }.
passkey-unable = Tento prohlížeč přístupové klíče nezná.
passkey-add = Přidat přístupový klíč
passkey-sign-in = Přihlásit se přístupovým klíčem
passkey-name = Přístupový klíč { $number }
passkey-called = Název přístupového klíče { $name }
passkey-rename = Uložit název
passkey-remove = Odebrat
passkey-made = Přidán { $when },
passkey-used = naposledy použit { $when }.
passkey-unused = zatím nepoužit.
passkey-stopped = Prohlížeč to ukončil: žádný klíč nebyl vybrán, nebo toto zařízení už klíč k účtu má.
passkey-failed = Serveru se to nepovedlo. Zkus to za chvíli znovu.
passkey-late = Trvalo to příliš dlouho. Zkus to znovu.
passkey-wrong = Tento přístupový klíč se nepodařilo ověřit, takže se nic nestalo.
passkey-unknown = Tento přístupový klíč tu žádný účet neotevírá; možná byl odebrán.
passkey-taken = Tento přístupový klíč se už používá.
passkey-many = Účet má nejvýš 20 přístupových klíčů. Nejdřív nějaký odeber.
passkey-bad-name = Název přístupového klíče má 1 až 40 viditelných znaků.
