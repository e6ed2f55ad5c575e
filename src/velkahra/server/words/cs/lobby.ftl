# The lobby: opening a table, finding it again, links, handing a device round, accounts

lobby-several = „Já“ na více místech: toto zařízení koluje a každou ruku zakryje opona.
lobby-language = Jazyk pro hosty
lobby-public = Veřejný: na seznamu pro všechny, místa „někdo jiný“ si může vzít kdokoli
lobby-mine = Moje stoly
lobby-rest = { $count ->
    [one] ještě { $count } stůl
    [few] ještě { $count } stoly
    *[other] ještě { $count } stolů
}
lobby-yours = Jsi na řadě
lobby-over = Dohráno
lobby-waits = Na řadě: { $seats }
lobby-other-rules = Hráno podle jiné verze pravidel
lobby-you = ty
lobby-links = Odkazy
lobby-forget = Zapomenout
lobby-forget-table = Zapomenout tento stůl: { $title }
lobby-open = Stoly s volnými místy
lobby-none = Právě teď nikdo nehledá hráče.
lobby-take = Vzít místo: { $seat }
lobby-taken = Toto místo si právě někdo vzal, nebo stůl už není veřejný.
lobby-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
    *[other] { $count } míst
}

error-too-often = Příliš často. Počkej minutu.

ago-now = právě teď
ago-minutes = { $count ->
    [one] před minutou
    *[other] před { $count } minutami
}
ago-hours = { $count ->
    [one] před hodinou
    *[other] před { $count } hodinami
}
ago-days = { $count ->
    [one] před jedním dnem
    *[other] před { $count } dny
}

host-play = Hrát na tomto zařízení
host-code = QR kód
host-code-of = QR kód odkazu – { $seat }
host-free = volné na veřejném seznamu
host-given = obsazené z veřejného seznamu
host-private-why = Volná místa si může vzít kdokoli. Když stůl ze seznamu stáhneš, dostaneš jejich odkazy a vybereš, kdo tam bude sedět.
host-private = Stáhnout stůl ze seznamu

hand-over = Předat
hand-title = Zařízení přebírá { $seat }
hand-lead = Na této stránce není nic skrytého. Stiskni tlačítko, až se nikdo jiný nedívá.
hand-open = Ukázat stůl: { $seat }
hand-wait = Čeká se: { $seats }
hand-wait-lead = Žádné z míst tohoto zařízení teď není na řadě. Stránka se sama podívá znovu.
hand-ended = Hra skončila
hand-ended-lead = Na konec se může podívat každé místo.
hand-last = Co se stalo naposledy

account-link = Přihlásit se
account-as = Účet: { $name }
account-title = Účty
account-lead = Ke hře účet není potřeba. Jen přidává tvůj seznam stolů na každém zařízení. Nechce e-mailovou adresu, takže zapomenuté heslo nikdo neobnoví.
account-sign-in = Přihlášení
account-sign-in-go = Přihlásit se
account-new = Nový účet
account-new-go = Založit účet
account-name = Jméno
account-password = Heslo
account-password-new = Heslo (aspoň 8 znaků)
account-bring = Přidat do účtu stoly z tohoto zařízení
account-in = Přihlášený účet: { $name }. Stoly, které otevřeš nebo kam si sedneš, najdeš v seznamu na každém zařízení, kde se přihlásíš.
account-tables = Moje stoly
account-out = Odhlásit se
account-delete = Smazat účet
account-delete-why = Účet i jeho seznam se ihned smažou, stoly zůstanou. Na místo, které si pamatuje jen účet, se pak dostaneš jen jeho odkazem.
account-wrong = Takové jméno s tímto heslem není.
account-wrong-password = Heslo není správné.
account-taken = Toto jméno už někdo má.
account-bad-name = Jméno má 1 až 30 viditelných znaků.
account-bad-password = Heslo má 8 až 200 znaků.
account-too-often = Příliš mnoho pokusů. Počkej minutu.

build-interpreted = Pravidla běží bez překladu, takže boti přemýšlejí méně.
build-compiling = Pravidla se překládají: { $percent } %. Hrát už můžete; do té doby boti přemýšlejí méně.
build-compiled = Pravidla jsou přeložená: boti přemýšlejí naplno.
build-failed = Pravidla se nepodařilo přeložit, takže boti přemýšlejí méně. Důvod: { $why }
